var hn=new Intl.NumberFormat(navigator.language);function b(e){return hn.format(e)}function _t(e){let t=e.trim().replace(Or,xr);if(/[.,]\d{0,2}$/.test(t))return null;let n=t.replace(/[\s.,'’_٬]/g,""),o=/^\d+$/.test(n)?Number(n):null;return Number.isSafeInteger(o)?o:null}var Or=/\p{Nd}/gu;function xr(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var Tr=new Intl.NumberFormat(navigator.language,{notation:"compact"});function le(e){return e<1e3?hn.format(e):Tr.format(e)}var Ve,T,Cn,Ae,An,mn,Cr,Je={},Mn=[],Ar=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ne(e,t){for(var n in t)e[n]=t[n];return e}function En(e){var t=e.parentNode;t&&t.removeChild(e)}function Rn(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?Ve.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return Ge(e,i,o,s,null)}function Ge(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++Cn};return T.vnode!=null&&T.vnode(r),r}function Ze(e){return e.children}function Ke(e,t){this.props=e,this.context=t}function _e(e,t){if(t==null)return e.__?_e(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?_e(e):null}function In(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return In(e)}}function $n(e){(!e.__d&&(e.__d=!0)&&Ae.push(e)&&!Ye.__r++||mn!==T.debounceRendering)&&((mn=T.debounceRendering)||An)(Ye)}function Ye(){for(var e;Ye.__r=Ae.length;)e=Ae.sort(function(t,n){return t.__v.__b-n.__v.__b}),Ae=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=ne({},r)).__v=r.__v+1,kt(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??_e(r),r.__h),Ln(o,r),r.__e!=i&&In(r)))})}function Nn(e,t,n,o,s,r,i,a,c,d){var u,f,h,$,m,g,_,w=o&&o.__k||Mn,v=w.length;for(n.__k=[],u=0;u<t.length;u++)if(($=n.__k[u]=($=t[u])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?Ge(null,$,null,null,$):Array.isArray($)?Ge(Ze,{children:$},null,null,null):$.__b>0?Ge($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=w[u])===null||h&&$.key==h.key&&$.type===h.type)w[u]=void 0;else for(f=0;f<v;f++){if((h=w[f])&&$.key==h.key&&$.type===h.type){w[f]=void 0;break}h=null}kt(e,$,h=h||Je,s,r,i,a,c,d),m=$.__e,(f=$.ref)&&h.ref!=f&&(_||(_=[]),h.ref&&_.push(h.ref,null,$),_.push(f,$.__c||m,$)),m!=null?(g==null&&(g=m),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=c=Dn($,c,e):c=Wn(e,$,h,w,m,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&h.__e==c&&c.parentNode!=e&&(c=_e(h))}for(n.__e=g,u=v;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=_e(o,u+1)),Pn(w[u],w[u]));if(_)for(u=0;u<_.length;u++)Hn(_[u],_[++u],_[++u])}function Dn(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Dn(s,t,n):Wn(n,s,s,e.__k,s.__e,t));return t}function Wn(e,t,n,o,s,r){var i,a,c;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,c=0;(a=a.nextSibling)&&c<o.length;c+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function bn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Ar.test(t)?n:n+"px"}function qe(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||bn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||bn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?_n:gn,r):e.removeEventListener(t,r?_n:gn,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function gn(e){this.l[e.type+!1](T.event?T.event(e):e)}function _n(e){this.l[e.type+!0](T.event?T.event(e):e)}function kt(e,t,n,o,s,r,i,a,c){var d,u,f,h,$,m,g,_,w,v,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(_=t.props,w=(d=y.contextType)&&o[d.__c],v=d?w?w.props.value:d.__:o,n.__c?g=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(_,v):(t.__c=u=new Ke(_,v),u.constructor=y,u.render=Er),w&&w.sub(u),u.props=_,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=ne({},u.__s)),ne(u.__s,y.getDerivedStateFromProps(_,u.__s))),h=u.props,$=u.state,f)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==h&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(_,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(_,u.__s,v)===!1||t.__v===n.__v){u.props=_,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(M){M&&(M.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(_,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(h,$,m)})}u.context=v,u.props=_,u.state=u.__s,(d=T.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=ne(ne({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==null||(m=u.getSnapshotBeforeUpdate(h,$)),S=d!=null&&d.type===Ze&&d.key==null?d.props.children:d,Nn(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,c),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),g&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Mr(n.__e,t,n,o,s,r,i,c);(d=T.diffed)&&d(t)}catch(M){t.__v=null,(c||r!=null)&&(t.__e=a,t.__h=!!c,r[r.indexOf(a)]=null),T.__e(M,t,n)}}function Ln(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function Mr(e,t,n,o,s,r,i,a){var c,d,u,f=n.props,h=t.props,$=t.type,m=0;if($==="svg"&&(s=!0),r!=null){for(;m<r.length;m++)if((c=r[m])&&(c===e||($?c.localName==$:c.nodeType==3))){e=c,r[m]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),r=null,a=!1}if($===null)f===h||a&&e.data===h||(e.data=h);else{if(r=r&&Ve.call(e.childNodes),d=(f=n.props||Je).dangerouslySetInnerHTML,u=h.dangerouslySetInnerHTML,!a){if(r!=null)for(f={},m=0;m<e.attributes.length;m++)f[e.attributes[m].name]=e.attributes[m].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(g,_,w,v,S){var y;for(y in w)y==="children"||y==="key"||y in _||qe(g,y,null,w[y],v);for(y in _)S&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||w[y]===_[y]||qe(g,y,_[y],w[y],v)})(e,h,f,s,a),u)t.__k=[];else if(m=t.props.children,Nn(e,Array.isArray(m)?m:[m],t,n,o,s&&$!=="foreignObject",r,i,r?r[0]:n.__k&&_e(n,0),a),r!=null)for(m=r.length;m--;)r[m]!=null&&En(r[m]);a||("value"in h&&(m=h.value)!==void 0&&(m!==e.value||$==="progress"&&!m)&&qe(e,"value",m,f.value,!1),"checked"in h&&(m=h.checked)!==void 0&&m!==e.checked&&qe(e,"checked",m,f.checked,!1))}return e}function Hn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function Pn(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Hn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Pn(o[s],t,typeof e.type!="function");n||e.__e==null||En(e.__e),e.__e=e.__d=void 0}function Er(e,t,n){return this.constructor(e,n)}function oe(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],kt(t,e=(!o&&n||t).__k=Rn(Ze,null,[e]),s||Je,Je,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Ve.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Ln(r,e)}Ve=Mn.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Cn=0,Ke.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ne({},this.state),typeof e=="function"&&(e=e(ne({},n),this.props)),e&&ne(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),$n(this))},Ke.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),$n(this))},Ke.prototype.render=Ze,Ae=[],An=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ye.__r=0,Cr=0;var Me,P,yn,Qe=0,yt=[],wn=T.__b,kn=T.__r,vn=T.diffed,Sn=T.__c,On=T.unmount;function Xe(e,t){T.__h&&T.__h(P,e,Qe||t),Qe=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return Qe=1,z(jn,e)}function z(e,t,n){var o=Xe(Me++,2);return o.t=e,o.__c||(o.__=[n?n(t):jn(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=P),o.__}function O(e,t){var n=Xe(Me++,3);!T.__s&&vt(n.__H,t)&&(n.__=e,n.__H=t,P.__H.__h.push(n))}function ye(e,t){var n=Xe(Me++,4);!T.__s&&vt(n.__H,t)&&(n.__=e,n.__H=t,P.__h.push(n))}function C(e){return Qe=5,et(function(){return{current:e}},[])}function et(e,t){var n=Xe(Me++,7);return vt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Rr(){yt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ze),e.__H.__h.forEach(wt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),yt=[]}T.__b=function(e){P=null,wn&&wn(e)},T.__r=function(e){kn&&kn(e),Me=0;var t=(P=e.__c).__H;t&&(t.__h.forEach(ze),t.__h.forEach(wt),t.__h=[])},T.diffed=function(e){vn&&vn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(yt.push(t)!==1&&yn===T.requestAnimationFrame||((yn=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),xn&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);xn&&(o=requestAnimationFrame(s))})(Rr)),P=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(ze),n.__h=n.__h.filter(function(o){return!o.__||wt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),Sn&&Sn(e,t)},T.unmount=function(e){On&&On(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ze)}catch(n){T.__e(n,t.__v)}};var xn=typeof requestAnimationFrame=="function";function ze(e){var t=P;typeof e.__c=="function"&&e.__c(),P=t}function wt(e){var t=P;e.__c=e.__(),P=t}function vt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function jn(e,t){return typeof t=="function"?t(e):t}var Bn=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,Bn(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Tn=new Map,l=function(e){var t=Tn.get(this);return t||(t=new Map,Tn.set(this,t)),(t=Bn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],d=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):r===3&&(h||i)?(c.push(3,h,i),r=2):r===2&&i==="..."&&h?c.push(4,h,0):r===2&&i&&!h?c.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(c.push(r,0,i,s),r=6),h&&(c.push(r,h,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var f=0;f<n[u].length;f++)o=n[u][f],r===1?o==="<"?(d(),c=[c],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][f+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Rn);var St={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},Ot={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},tt=({all_in:e})=>e?", all-in":"",Fn=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function Un({type:e,seat:t,to:n,add:o,all_in:s}){let i=`${o!==n&&o>0?`, ${b(o)} more`:""}${tt({all_in:s})}.`;return{fold:`Seat ${t} folds.`,check:"It is a check.",call:`It is a call of ${b(n)}${i}`,bet:`It is a bet of ${b(n)}${i}`,raise:`It is a raise to ${b(n)}${i}`,complete:`It is completed to ${b(n)}${i}`,bring_in:`It is the bring-in of ${b(n)}${i}`}[e]??e}var Ir=e=>e.replace(/^./,t=>t.toUpperCase()),Nr=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"What came back is no answer of this service: something between it and this page answers instead. Try again.",offline:{away:"The service does not answer: what was asked before is shown as it was answered then. New rulings, other rulebooks and files of hands need the service.",old:"There is a newer version of this page. What is on the table stays.",load:"Load it",install:"Install",about:"It then opens without a network too.",insecure:"To be installed, and to open without a network, this page has to come by HTTPS."},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service asks for a key. Whoever runs it can give you one.",wrong:"The service does not know this key, or it may not ask this. Try another.",label:"Key",use:"Use this key",kept:"It stays on this page alone and is gone when you close it."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${b(e)} to ${b(t)}.`:`This must be at least ${b(e)}.`,"round.max_bet_needed":()=>"Say the most that a bet or raise may be.","round.current_bet_needed":({committed:e})=>`Say what the bet is: the most in front of a player is ${b(e)}, and a short blind may stand for more.`,"round.last_raise_needed":({current_bet:e})=>`Say by how much the last raise went up: a bet of ${b(e)} may have been reached in several ways.`,"round.last_full_bet_needed":({current_bet:e})=>`Say how high the last whole bet was: ${b(e)}, if that was a whole bet or raise, or an all-in of half a bet more; if not, what the bet was before it.`,"round.bet_count_needed":({last_full_bet:e})=>`Say how many bets and raises there were: a bet of ${b(e)} may have been reached in several ways.`,"round.pot_needed":()=>"Say what is in the pot: in pot-limit the largest raise hangs on it.","round.street_needed":()=>"Say which street it is.","round.streets_needed":()=>"Say which kind of game it is: the cap on raises hangs on it.","round.players_left_needed":()=>"Say how many players are left in the event: with two, there is no cap on raises.","round.pot_credit_needed":()=>"Set it up from its blinds and act up to here: what counts for the pot cannot be told from the chips alone.","round.capped_needed":({bet_count:e})=>`Set it up from the start of the street and act up to here: whether the ${e} bets and raises are a cap hangs on who was there at the last one.`,"round.began_heads_up_needed":()=>"Set it up from the start of the street and act up to here: the cap on raises hangs on whether two players began it.","round.out_of_turn_impossible":({seat:e})=>`What seat ${e} did out of turn cannot be: its chips do not fit it.`,"declaration.size_not_to_come":()=>"The size of a bet or raise is still to come only where no amount is said and no chips are in.","declaration.question_of_words":()=>"A question has words alone: no chips, no gesture, and nothing that was missed.","declaration.told_or_unaware":()=>"Either the player was told something wrong, or had not noticed the raise: not both.","next_street.first_to_act_needed":()=>"Say who is first to act: no button is set.","house_rules.contradictory":()=>"Two of the house rules contradict each other: both are about when betting is reopened, by one all-in or by several together.","opening.first_to_act_needed":()=>"Say who is first to act, or who has the button.","opening.first_by_cards":()=>"Say who is first to act: in stud the cards decide it.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${b(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Say what the others did since then: at least one must have acted."},link:{damaged:"That link is damaged, so it was left aside.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Something happened",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Something happened"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute is called that here. Other words may find it, or play it on the felt.",all:e=>`All ${e}`,fewer:"Fewer",another:"Another dispute",needed:"This is needed.",ifAny:"if any",goOn:"Go on from here",says:e=>`What ${e} says of it`},answer:{may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${b(e)}`,call:({to:e,add:t,all_in:n})=>`call ${b(e)}${t===e?"":` (${b(t)} more)`}${tt({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map(b).join(" or ")}`:t===n?`${s} ${b(t)}`:`${s} ${b(t)} or more`},posted:(e,t,n)=>`Of seat ${e}, ${b(t)} are the blind and ${b(n)} the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${b(e)}`,pots:e=>`Pots ${b(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${b(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${b(e)}`,withBets:e=>`with the bets ${b(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?Ir(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${b(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${b(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${b(e)}`},act:{floorFirst:"The floor has to choose first: its choices stand with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,another:"Somebody else acted? Choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${b(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${b(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${b(t)}`,complete:`Complete to ${b(t)}`})[e]??`Raise to ${b(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:"The one size",below:e=>`Below the minimum of ${b(e)}. Propose it, and see what becomes of it.`,above:e=>`Above the maximum of ${b(e)}. Propose it, and see what becomes of it.`,between:(e,t)=>`Neither ${b(e)} nor ${b(t)}. Propose it, and see what becomes of it.`,proposeAnyway:"Propose one all the same",barred:e=>({stack:"No raise: nothing is left behind the call.",no_opponent:"No raise: nobody else has chips to call it with.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting has not been reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${b(e.chips)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set, so the first to act has to be said.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?Nr(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${b(t)}${n?`${o?" to":" or"} ${b(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"Odd chips are the floor\u2019s matter: here they go by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",event:"Kind of event",events:{tournament:"Tournament",cash:"Cash game"},usage:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseUsage:"The rulebook leaves it to the house how the button goes on:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last"},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_raise:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"Who comes in late or has missed the blinds posts. A live post is a bet already made; a dead one goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`What this house does otherwise. All the rest is as ${e} has it.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:St,anAmount:"Just an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${b(e)} in all`,onTop:e=>`${b(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"How much is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"Whoever that is",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${b(e)}`,takeAway:e=>`Take the ${b(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${b(e)} already in front`,priorMoved:"Before that, of these chips",moved:{none:"All were left there",part:"Some were taken back",all:"All were taken back"},priorChips:"Chips that still lie there",lies:e=>`A chip of ${b(e)} lies there`,knew:"What the player did not know",inQuestion:"In a question, or in talk",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told that it costs, wrongly",nobodySince:"Nobody has acted since",nothingYet:"Choose what was said, or the chips that were put in.",ask:"What stands?",clear:"Clear",again:"The same once more, to change it",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${b(s[0])} chip`:s.map(b).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map(b).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map(b).join(" + ")}.`,inQuestion:"It was said in a question, or in talk.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told, wrongly, that it costs ${b(t)}.`,told:(e,t)=>`Seat ${e} had been told, wrongly, ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"not to be allowed to raise"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (how much is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map(b).join(" or ")??(n!==void 0?`${b(n)} more`:t!==void 0?b(t):"");return e?s?`${St[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:St[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose"},about:{skipped:"It is this seat's turn, and others have acted over it. Say what they did, or leave it if it was played here.",amount_unknown:"The player said bet or raise without a size, others acted, and only then was the size named.",misinformed:"The player put in what was said to be the bet, and the bet is higher.",undercalls:"The seat to act and others behind it put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"The most that the pot allows was bet, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor takes it to have been on purpose."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"What the player put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_amount:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as it was counted",actual_pot:()=>"The pot as it really was"},streetOver:"The next card has been dealt, or the showdown has begun",more:"Where the table does not tell it",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:Ot,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${Ot[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${b(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${Ot[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street: nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed: ${e[0].toLowerCase()}${e.slice(1)}.`,nothing:e=>`${e}.`,stands:e=>({fold:`Seat ${e.seat} folds.`,check:`Seat ${e.seat} checks.`,bet:`The bet stands: ${b(e.to)}${tt(e)}.`,raise:`The raise stands: to ${b(e.to)}${tt(e)}.`})[e.type]??Un(e),isOnly:e=>Un(e)},short:{"prior.no_fold":({seat:e})=>`Seat ${e} must call or raise`},settled:e=>`Whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${Fn(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",standing:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t,n)=>n===1?`Another rulebook ${e?"rules otherwise":t?"may rule otherwise":"rules alike"}`:e===n?`${n===2?"Both":`All ${n}`} other rulebooks rule otherwise`:e===0?t?`${t} of ${n} other rulebooks may rule otherwise`:"All other rulebooks rule alike":`${e} of ${n} other rulebooks ${e===1?"rules":"rule"} otherwise${t?`, ${t} may`:""}`,likeness:{apart:"otherwise",open:"may rule otherwise",later:"alike, though not in all that may follow",alike:"alike"},takenAsItStands:e=>`Taken as it stands in front of it, though from the posts on this book may have made it another: ${e.map(t=>p.ruling.member[t]??t).join(", ")}.`,member:{last_raise:"the size of the last raise",last_full_bet:"the last full bet",bet_count:"the number of bets",capped:"whether the cap is reached",pot_credit:"what counts toward the pot",began_heads_up:"whether two began the round",to_act:"whose turn it is",pot:"the pot",pots:"the side pots",committed:"what lies in front of a seat",no_raise:"who may still raise"},makeRuling:"Make this the ruling book",allDifferences:"All that these two decide differently"},card:{open:"Show the ruling",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"It could not be sent: the link is in the address bar.",bet:e=>`The bet: ${b(e)}`,early:e=>`${b(e)}, out of turn`,pushed:e=>e.map(b).join(", then "),then:"then"},sums:{adds:(e,t)=>`${e.map(b).join(" + ")} = ${b(t)}`,enough:(e,t,n)=>t?`${e}: ${b(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${b(e)} of ${b(t)}`,half:(e,t,n,o,s)=>`${b(e)} \u2212 ${b(t)} = ${b(n)}: ${s?"half":"less than half"} of ${b(o)}${s?" or more":""}`,change:(e,t,n)=>`${b(e)} \u2212 ${b(t)} = ${b(n)} back`,string:(e,t)=>`${b(e)} counts, ${b(t)} goes back`,tiny:(e,t,n,o)=>`${b(t)} \xD7 ${b(e)} = ${b(n)}, less than ${b(o)}`,pots:(e,t,n)=>`${b(e)} + ${b(t)} = ${b(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${b(t)}${n?` + ${b(n)}`:""} = ${b(o)}`,counted:(e,t)=>e>t?`${b(e)} \u2212 ${b(t)} = ${b(e-t)} too much`:`${b(t)} \u2212 ${b(e)} = ${b(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${b(e)} found`:"Nothing found. Fewer or other words may help.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${b(n)} to ${Fn(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),everybodyAntes:e=>`Everybody antes ${b(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${b(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${b(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${b(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${b(o)}`,bet:`bets ${b(n)}`,raise:`raises to ${b(n)}`,complete:`completes to ${b(n)}`,bring_in:`brings it in for ${b(n)}`,all_in:`is all-in for ${b(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${b(n)}`:o!==void 0?`by ${b(o)}`:s!==void 0?`with ${b(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_amount:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a})=>({skipped:`Seat ${t} was acted over`,amount_unknown:`Seat ${t} names the size, ${b(n)}, only after others have acted`,hidden_chip:`${b(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${b(s)}`:""}`,misinformed:`Seat ${t} was told, wrongly, that the bet is ${b(o)}, and put that in`,wrong_pot_count:`The dealer counted ${b(r)}${i===void 0?"":` for ${b(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${b(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${b(n)}`,wrong_bring_in:`It was for seat ${t} to bring it in, and another seat did`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${b(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${b(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${b(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker or WPN, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"There is no hand in it.",tooMany:e=>`These are more than ${b(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`That is more than ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of it is more than ${e} MB long, and can be no hand that is read.`,tooDeep:"A part of it is nested deeper than any hand.",unread:"It could not be read.",reading:"It is being read\u2026",pasted:e=>`The pasted text has ${b(e)} characters, too many for the field. It is judged as it was pasted.`,judged:(e,t)=>e<t?`${b(e)} of ${b(t)} hands judged`:t===1?"One hand judged":`All ${b(t)} hands judged`,show:"Show only",number:b,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,scale:e=>`Amounts are made whole: ${b(e)} here are 1 of the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"It holds everything: whoever opens it sees this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",phh:"PHH"},about:{curl:()=>"The last question, as it was sent.",typescript:()=>"The last question with fetch, which browsers and Node.js have.",python:()=>"The last question to the library, which needs no server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,phh:()=>"What stands of the hand so far, the cards unknown. Hold\u2019em is written, and Omaha where the game is pot-limit."},cannot:{case:"Nothing is asked here: nobody is to act, and there is no ruling.",phh:"PHH has no words for this hand: it tells plain actions from the blinds on, in games of four betting rounds."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"It is selected: copy it with the keyboard or the menu",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"told at the table"},seen:{restated:"second hand",unseen:"not seen"},slip:{none:"There is no ruling yet: somebody has to act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"told in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${b(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var ce=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function J({chip:e=1,min_bet:t}){let n=ce.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Ee({value:e,onChange:t,step:n,...o}){let[s,r]=k(null),i=u=>{r(u.target.value),t(_t(u.target.value))},a=u=>{let f={ArrowUp:n,ArrowDown:-n}[u.key];f&&(u.preventDefault(),r(null),t(Math.max(0,(e??0)+f)))},d=s!==null&&_t(s)===e?s:e===null?"":b(e);return l`
    <input inputmode="numeric" autocomplete="off" value=${d} onInput=${i} onKeyDown=${a} onBlur=${()=>r(null)} ...${o} />`}function xt({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return l`
    ${e.map(r=>l`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${b(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${le(r)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${le(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function j({label:e,value:t,onChange:n,chips:o,...s}){return l`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Ee} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${s} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${xt} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var Dr=1250,Wr=3e4,Lr=5,Hr=[[/^\/v1\/(rounds|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulesets$/,"rulesets"],[/^\/v1\/rulesets\/[^/]+$/,"clauses"],[/^\/v1\/rulesets\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/cases$/,"cases"]],Y=new Map,Re="",A=class extends Error{constructor(t){super(t.detail),this.problem=t}};function qn(e){Re=e.trim(),Y.clear()}function nt(){return Re!==""}function E(e,t){return Gn(e,JSON.stringify(t))}function B(e){return Gn(e,void 0)}function Gn(e,t){let n=`${e} ${t??""}`,o=Y.get(n)??zn(e,t);return Y.delete(n),Y.set(n,o),o.catch(()=>Y.get(n)===o&&Y.delete(n)),Y.size>Dr&&Y.delete(Y.keys().next().value),o}function ot(e){if(!nt())for(let t of[...Y.keys()].slice(-e)){let n=t.indexOf(" ");zn(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}async function*Kn(e,t,n,o){let s=await Jn(e,t,"application/x-ndjson",o);if(!s.ok||!s.body)throw new A(await Yn(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:c,value:d}=await r.read().catch(()=>{throw new A({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let f of u){let h=Pr(f);a+=1,yield h.problem?{...h,problem:Qn(h.problem,0)}:h}if(c)break}if(a<n)throw new A({detail:p.nobodyAnswers})}function Pr(e){let t=jr(e);if(!t?.report&&!t?.problem)throw new A({detail:p.notOurs});return t}function jr(e){try{return JSON.parse(e)}catch{return null}}async function zn(e,t){let n=await Jn(e,t,"application/json",AbortSignal.timeout(Wr));if(!n.ok)throw new A(await Yn(n));let o=await n.json().catch(()=>null);if(!Br(e,o))throw new A({detail:p.notOurs});return o}function Br(e,t){let[n]=e.split("?"),[,o]=Hr.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Jn(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),Re&&(s.Authorization=`Bearer ${Re}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new A({detail:p.nobodyAnswers})}}async function Yn(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?Qn(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function Qn(e,t){if(e.status===401)return{...e,detail:Re?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(se)??[];return n.length?{...e,detail:n.slice(0,Lr).join(" ")}:e}function se({code:e,message:t,params:n}){return p.faults[e]?.(n)??t}function Q({trouble:e,again:t}){return e.status===401?l`<${Fr} told=${e.detail} again=${t} />`:l`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Fr({told:e,again:t}){let[n,o]=k("");return l`
    <form class="notice refusal" onSubmit=${r=>{r.preventDefault(),qn(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${r=>o(r.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}var Ur=60;async function Ne(e){if("opening"in e.start)for(let r of e.rulesets.slice(1))Zn({...e,rulesets:[r]}).catch(()=>{});let{positions:t,problem:n}=await Vn(e,e.steps),o=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));if(o<0||n||!("opening"in e.start)||o>Ur)return{positions:t,problem:n};let s=await Promise.all(e.rulesets.slice(1).map(r=>qr(e,t,o,r)));return{positions:t.with(o,{...t[o],others:s.flat()}),problem:n}}async function qr(e,t,n,o){let{positions:s}=await Vn({...e,rulesets:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:c,asked:d}=s[n]??{};return!d||t[n].decision&&!r?t[n].beside.filter(u=>u.ruleset===o):[{ruleset:o,decision:r??void 0,mayDiffer:[],stands:{round:i,options:a,next:c},asked:d}]}async function Vn(e,t,n){let o=[];try{o.push(await Zn(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(Tt(i,r)):o.push("choice"in r?Kr(i,r,n?.[s]):await Gr(e,i,r))}}catch(s){if(!(s instanceof A))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function D({rulesets:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{ruleset:e,house_rules:o}:{ruleset:e}}async function Zn(e){let t=D(e);if("opening"in e.start){let s={path:"/v1/rounds",body:{...t,opening:e.start.opening}},r=await E(s.path,s.body);return{...Ie,asked:s,round:r.round,options:r.options,next:r.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await E(n.path,n.body);return{...Ie,asked:n,round:e.start.round,options:o.options}}var Ie={step:null,options:null,next:null,decision:null,beside:[],others:null};async function Gr(e,t,n){if("street"in n){let f={path:"/v1/rounds",body:{...D(e),after:{round:t.round,...n.street}}},h=await E(f.path,f.body);return{...Ie,step:n,asked:f,round:h.round,options:h.options,next:h.next}}let o=e.rulesets.slice(1),s=o.length?{compare:o}:{},i={path:"/v1/decisions",body:{...D(e),...s,round:t.round,...n,next_options:!0}},{compared:a=[],next_options:c,...d}=await E(i.path,i.body),u=a.map(({ruleset:f,answer:h,problem:$,round_may_differ:m=[]})=>({ruleset:f,decision:h,problem:$,mayDiffer:m}));return{step:n,asked:i,round:d.round,options:c,next:d.next,decision:d,beside:u,others:null}}function Kr(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new A({detail:p.noSuchChoice});let{round:i,next:a,next_options:c=null}=r;return{...Ie,step:t,asked:e.asked,round:i,options:c,next:a}}function Tt(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:u},f)=>zr(u,t.won[f]));if(!r||!a)throw new A({detail:p.noSuchPot});let c=i?[new Map([[i.seat,i.chips]])]:[];for(let[u,{amount:f}]of r.entries())c.push(Jr(f,t.won[u],n));let d=n.players.map(u=>({...u,stack:c.reduce((f,h)=>f+(h.get(u.seat)??0),u.stack),committed:0}));return{...Ie,step:t,asked:s,round:{...n,pot:0,pots:void 0,to_act:null,players:d}}}function zr(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function Jr(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:f})=>f),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(f=>f>o),c=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/c.length/s)*s,u=e-d*c.length;return new Map(c.map((f,h)=>[f,d+Math.max(0,Math.min(s,u-h*s))]))}var Xn=6,Yr=2e4,eo={rulesets:["tda-2024","roberts-11"],house:{}};function to(e){return K({rulesets:[e,...eo.rulesets.slice(1).filter(t=>t!==e)],house:{}})}function K({rulesets:e,house:t}=eo){return{rulesets:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:Xn,min_bet:200,chip:25,players:Array.from({length:Xn},(n,o)=>({seat:o+1,stack:Yr})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function no({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:c,button:d,players:u,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),$=h("ante"),m=n?.named.kill,g=h("small_blind"),_=m?g:[...g.slice(0,1),...h("big_blind").slice(0,1)],[w,v]=m||g.length?_:[void 0,..._];return v?{event:"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...c?{players_left:c}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),min_bet:m?v.amount:i,small_blind:w?.amount??0,...$.length?{ante:$[0].amount,ante_by:$.length>1?"each":"big_blind"}:{},last:{button:d,...w?{small_blind:w.seat}:{},big_blind:v.seat}}:null}function oo(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,event:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:c})=>({seat:a,stack:c})),won_by:o}}async function so({rulesets:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let c={...r,last:a};if(!n)return{rulesets:e,house:t,start:{opening:i},steps:[],between:c};let{posts:d,button:u,first_to_act:f,dead_small_blind:h}=i,{kill:$,acts_last:m,...g}=n.named,_={...g,players:i.players,posts:d,button:u,first_to_act:f,dead_small_blind:h};return{...await st({rulesets:e,house:t},_,n),between:c}}function ro({rulesets:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,c=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return st({rulesets:e,house:t},{...a,players:c,...r===void 0?{button:s}:{first_to_act:s}},n)}async function st({rulesets:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a}){let c=await E("/v1/rounds",{...D({rulesets:e,house:t}),game:n}),d={named:n,house:c.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a};return{rulesets:e,house:t,start:{opening:c.opening},steps:[],game:d}}function io({streets:e,title:t,opens:n,later:o,open_pair:s}){return{streets:e.map(({name:r})=>r),title:t,opens:n,later:o,open_pair:s}}var lo=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function co(e,t){return"opening"in e.start&&!e.steps.length?Qr(e.start.opening):Ct(t.round)}function Qr(e){let t=e.posts??[],n=t.filter(s=>!ao(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{...uo(e),isMidHand:!1,first:e.first_to_act??null,pot:e.pot??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(ao),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots:e.pots,began_heads_up:e.began_heads_up},typed:[]}}function ao(e){return e.type==="post"||e.type==="dead"}function Ct(e){let{current_bet:t,last_raise:n,last_full_bet:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots:c}=e;return{...uo(e),isMidHand:!0,first:e.to_act,pot:e.pot??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_raise:n,last_full_bet:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots:c},typed:[]}}function uo(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function At(e){return e.isMidHand?{round:Zr(e)}:{opening:Vr(e)}}function Vr(e){let t=e.street===1;return rt({...po(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot:t?null:e.pot,...t?{}:{pots:e.derived.pots,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??Mt(e),...e.late]:null})}function Zr(e){return{...rt({...po(e),bring_in:e.bring_in,pot:e.pot,...e.derived,players:e.seats}),to_act:e.first}}function po({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:c}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:c}}function rt(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function fo({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function Mt(e){let t=fo(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(c=>({seat:c,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function Et(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??Mt(e),s=Number(n[1]);if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function V({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function ho(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:V(e),seats:r}}function mo(e){let t=[...(e.posts??Mt(e)).filter(({type:s})=>s!=="ante"),...e.late],n=fo(e),o=n.find(s=>t.every(r=>r.seat!==s))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function $o(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:V(e)}}function bo(e,t){let{seats:n,button:o,first:s}=e,r=n.filter(({seat:a})=>a!==t),i=[...r].reverse().find(({seat:a})=>a<t)??r[r.length-1];return{seats:r,posts:null,late:e.late.filter(({seat:a})=>a!==t),derived:V(e),button:o===t?i.seat:o,first:s===t?null:s}}function Rt(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function ue({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}function it(e,t,n){let o=e.min_bet??2,s=n?.name===t.name?n:null,r=ue({about:t,structure:t.structure}).needs.includes("ante"),i={about:t,structure:s?.structure??t.structure,amounts:{"bets/0":s?s.bets?.[0]:o,"bets/1":s?s.bets?.[1]:2*o,big_blind:s?s.big_blind:o,small_blind:s?.small_blind,ante:s?s.ante:r?o:null,bring_in:s?s.bring_in:Math.ceil(o/4),max_bet:s?s.max_bet:5*o},kill:s?.kill?s.kill.size??"full":"none",killer:s?.kill?.seat??null,actsLast:s?.acts_last!==void 0},a=e.isMidHand?Rt(e):{},c=e.button??e.seats[e.seats.length-1].seat;return{...a,game:i,button:c,chip:s?.chip??null,street:1,first:s?.first_to_act??null}}function go({button:e,first:t,chip:n,players_left:o,seats:s},r){let{about:i,structure:a,amounts:c,kill:d,killer:u,actsLast:f}=r,{all:h}=ue(r),{"bets/0":$,"bets/1":m,...g}=c,_=d!=="none"&&h.includes("kill");return rt({name:i.name,structure:a,bets:h.includes("bets")?[$,...a==="fixed_limit"?[m]:[]]:null,...Object.fromEntries(Object.entries(g).filter(([w])=>It(w,r))),kill:_?rt({seat:u,size:d}):null,acts_last:_&&f?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:h.includes("button")?e:null,first_to_act:h.includes("bring_in")?t:null,players:s.map(({committed:w,acted:v,folded:S,...y})=>y)})}function It(e,t){let{all:n}=ue(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}var Xr=["small","min_bet","ante","straddle","bring_in"];function De(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:s=>s[e],change:(s,r)=>({[e]:r,...Xr.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function _o(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function Nt(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?V(s):s.derived})}}function yo(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((s,r)=>r===e?{...s,amount:o}:s)})}}function q({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:c,get:d,change:u,placeholder:f=""}=r,h=n.get(i);return l`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Ee} value=${d(e)} onChange=${$=>t(u(e,$))} step=${e.chip??1}
        placeholder=${f} aria-label=${c} aria-invalid=${!!h} onFocus=${()=>s(r)} />
      ${h&&l`<span class="fault">${h}</span>`}
    </label>`}function de({legend:e,name:t,choices:n,chosen:o,choose:s}){return l`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:r,words:i})=>l`
          <label><input type="radio" name=${t} checked=${r===o} onChange=${()=>s(r)} /><span>${i}</span></label>`)}
    </fieldset>`}var ei=["tournament","cash"];function wo({table:e,pots:t}){let n=p.following,[o,s]=k(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((c,d)=>d!==i?c:c.includes(a)?c.filter(u=>u!==a):[...c,a]));return l`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},c)=>l`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(c,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>l`<button type="button" aria-pressed=${o[c].includes(d)} onClick=${()=>r(c,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&l`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function We({table:e,end:t}){let n=p.following,o=t&&no(e.spot),[s,r]=k(o?.event??"tournament"),[i,a]=k([]),[c,d]=k(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&oo(o,s,t.round,f),{game:$}=e.spot,m=async y=>{d(null);try{await y()}catch(M){if(!(M instanceof A))throw M;d(M.problem)}},g=async y=>{h&&e.replace(await so(e.spot,h,y))},_=y=>m(()=>g(y)),w=()=>m(async()=>{let y=await E("/v1/next-hand",{...D(e.spot),table:h});y.deal?await g(y.deal):a(y.alternatives)}),v=y=>m(async()=>{t&&$&&e.replace(await ro(e.spot,$,t.round,y))}),S=y=>{r(y),a([])};return l`
    ${h&&u.length>1&&l`
        <${de} legend=${n.event} name="event" chosen=${s} choose=${S} choices=${ei.map(y=>({to:y,words:n.events[y]}))} />
        ${i.length>0&&l`<p>${n.chooseUsage}</p>`}`}
    ${c&&l`<${Q} trouble=${c} again=${()=>d(null)} />`}
    ${t&&!h&&$&&u.length>1&&l`<fieldset class="choice">
        <legend>${n.whoOpens($.opens)}</legend>
        ${u.map(({seat:y})=>l`<button type="button" onClick=${()=>v(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&u.length===1&&l`<p>${n.oneLeft(u[0].seat)}</p>`}
    <div class="act-buttons">
      ${h&&u.length>1&&(i.length?i.map(y=>l`<button type="button" class="first" onClick=${()=>_(y)}>${n.usage(y.usage)}</button>`):l`<button type="button" class="first" onClick=${w}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:K(y))}>${p.newHand}</button>
    </div>`}function ko(e,t){let n=e.next?.pots;return n?Tt(e,{won:n.map(()=>[t])}):null}function vo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return l`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&l`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>l`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&l`<${ti} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&l`<${We} table=${e} end=${ko(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?l`<${wo} key=${e.position} table=${e} pots=${t.pots} />`:l`<${We} table=${e} end=${null} />`)}
      ${o&&!t.betting&&l`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&l`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function ti({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=k(t.first_to_act),c=p.following,d=t.betting&&i===null,{game:u}=e.spot,f=t.betting&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),h=w=>e.step({street:{...w.min_bet!==o?{min_bet:w.min_bet}:{},...w.max_bet!==void 0&&w.max_bet!==s?{max_bet:w.max_bet}:{},...w.big_bet!==void 0?{big_bet:w.big_bet}:{},...w.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),$=c.deal(n.street,n.streets,u?.streets),m=t.betting&&n.street_bets&&u?.open_pair===(n.street??0)+1,g=r==="fixed_limit"?[o,o*2]:[o],_=n.players.filter(({folded:w,stack:v})=>!w&&v>0);return l`
    ${t.betting&&t.first_to_act===null&&l`
      <label class="field">${c.firstBy(u?.later)}
        <select value=${i??""} onChange=${w=>a(Number(w.target.value))}>
          <option value="" disabled></option>
          ${_.map(({seat:w})=>l`<option value=${w}>${p.seat(w)}</option>`)}
        </select>
      </label>`}
    <div class="act-buttons">
      ${(f?g:[o]).map(w=>l`
          <button type="button" class=${f&&g.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:w})}>
            ${f?c.dealWith($,w,r==="spread_limit"?s:void 0):$}</button>`)}
      ${m&&l`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${c.openPair($)}</button>`}
    </div>
    ${f&&l`<${ni} round=${n} name=${$} isHeld=${d} deal=${h} />`}`}function ni({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=k(e.min_bet),[c,d]=k(r?e.max_bet??null:null),u=J(e),f=i&&{min_bet:i,...c?{[r?"max_bet":"big_bet"]:c}:{}};return l`
    <details>
      <summary>${s.otherBets}</summary>
      <${j} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${u} />
      <${j} label=${r?s.most:s.larger} value=${c} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?s.dealWith(t,i,c??void 0,r):t}</button>
    </details>`}function So({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return l`<p>${p.act.floorFirst}</p>`;if(n)return l`<${vo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return l`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${We} table=${e} end=${e.position} /></div>`;if(e.seat===null)return l`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,c=u=>e.step({action:i?u:{...u,seat:r}}),d=()=>t.to_act!==null&&e.choose(t.to_act);return l`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?l`<span class="another dim">${p.act.another}</span>`:l`<button type="button" class="quiet" onClick=${d}>${p.act.backTo(t.to_act)}</button>`}
      </p>
      <${si} key=${e.position} table=${e} may=${a} act=${c} />
    </div>`}var at=({children:e})=>l`<kbd aria-hidden="true">${e}</kbd>`;function oi({may:e,isLimit:t,act:n}){let o=e?e.call:!0,s=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return l`
    ${(e?.fold??!0)&&l`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${at}>F<//></button>`}
    ${(e?.check??!0)&&l`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${at}>C<//></button>`}
    ${e?.bring_in&&l`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&l`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${at}>C<//></button>`}
    ${s&&l`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${at}>A<//></button>`}`}function si({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=k(s?.min_to??null),a=ci(e,s),c=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=g=>{g.preventDefault(),r!==null&&n({type:c,to:r})},u=s!==null&&r!==null&&ri(s,r),f=l`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${s&&l`<${li} range=${s} parts=${a===null?[]:ai(a,o)} to=${r} set=${i} />`}
      <${j} label=${p.act.total(c)} value=${r} onChange=${i} chips=${J(o)} data-key="r" />
      ${s&&r!==null&&!u&&l`<p class="act-hint dim">${ii(s,r)}</p>`}
    </form>`,h=l`<button form="wager" class=${u?"first":""} disabled=${r===null}>${r===null?p.act.wager(c):p.act.wagerTo(c,r)}</button>`,$=o.structure==="fixed_limit"||o.structure==="spread_limit",m=l`<${oi} may=${t} isLimit=${$} act=${n} />`;return!t||s?l`${f}<div class="act-buttons">${m}${h}</div>`:l`
    <div class="act-buttons">${m}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${f}
      <div class="act-buttons">${h}</div>
    </details>`}function ri({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function ii(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function ai(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function li({range:e,parts:t,to:n,set:o}){let{min_to:s,max_to:r}=e,i=[{at:s,name:s===r?p.act.only:p.act.minimum},...t.filter(({at:a})=>a>s&&a<r),...r>s?[{at:r,name:e.all_in_to===r?p.act.maximumAllIn:p.act.maximum}]:[]];return l`
    <div class="act-marks">
      ${i.map(({at:a,name:c})=>l`<button type="button" class="mark" aria-pressed=${a===n} onClick=${()=>o(a)}><span>${c}</span> <b>${b(a)}</b></button>`)}
    </div>`}function ci({spot:e,position:t},n){let[o,s]=k(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return E("/v1/options",{...D(e),round:{...ui(r),structure:"pot_limit"}}).then(({options:c})=>a||s(c.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function ui(e){let{players:t,pot:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}function di(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function pi({standing:e}){let t=p.ruling.standing;return l`<span class=${`standing ${e}`}>${t[e]??e}</span>`}function te({reason:{clause:e,standing:t},rulebook:n,told:o=!1,open:s=!1}){let r=fi(e,n);return l`
    <div class="citation">
      ${e&&l`<a href=${di(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${pi} standing=${t} />
      ${o&&r&&l`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&l`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function fi(e,t){return t?.clauses.find(n=>n.id===e)}var hi=4,mi=6,pe=20,fe=9,re=4;function Le(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function xo(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function we({amount:e=0,pile:t,worths:n}){let o=(t?xo(t):Le(e,n)).slice(0,hi).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,mi)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(pe+1)+1,r=fe+3+Math.max(...o.map(({count:i})=>i))*re;return l`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},c)=>{let d=c*(pe+1)+1+pe/2;return l`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,f)=>{let h=r-fe/2-2-(f+1)*re+re/2;return l`
              <path class="chip-side" d=${bi(d,h)} />
              <path class="chip-spots" d=${gi(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${pe/2} ry=${fe/2} />
              ${f===a-1&&l`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${pe/3.2} ry=${fe/3.4} />`}`})}
        </g>`})}
    </svg>`}var $i=8;function Dt({motions:e}){return l`
    <span class="discs">
      ${e.map((t,n)=>l`
          ${n>0&&l`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>$i?xo(t).map(({worth:o,count:s})=>l`<span class="disc-count"><${Oo} worth=${o} />${s>1&&`\xD7${b(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>l`<${Oo} worth=${o} />`)}
          </span>`)}
    </span>`}function Oo({worth:e}){return l`<span class=${`disc worth-${e}`}><span>${le(e)}</span></span>`}function bi(e,t){let[n,o]=[pe/2,fe/2];return`M${e-n} ${t}v${re}a${n} ${o} 0 0 0 ${pe} 0v${-re}z`}function gi(e,t){let[n,o]=[t+fe/2,t+fe/2-1];return`M${e-2} ${n}h4v${re-.5}h-4zM${e-8} ${o-1}l2.5 1v${re-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${re-.5}l2.5 -1z`}var _i=20,To=40,lt=JSON.parse(document.getElementById("table")?.dataset.disputes??'{"games":{},"groups":[],"disputes":[],"unheard":[]}'),ke=lt.disputes,Co=lt.groups,Ao=new Set(lt.unheard);function W(e){return ke.find(t=>t.id===e)}function He({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:t.number]))}function Mo({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&t[n.name]===null).map(({name:n})=>n)}function he(e,t,n,o){let s=Ro(t,!1),r=ct(e,t).map(i=>s(i));return{rulesets:o.rulesets,house:{...Pe(o),...s(e.house??{})},start:Eo(e,s),steps:n||e.answer==="may"?r:r.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function Pe({house:e,dispute:t}){let n=W(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function Wt(e,t,n,o){let s=Ro(t,!0),r=ct(e,t)[n-1],a={...Eo(e,s),...n?s(r??{}):{}};for(let c of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[c]}return typeof a=="string"&&e.asks.some(c=>c.name===a)?a:null}function ct({steps:e},t){return e.filter(n=>Si(n.if,t))}function Eo(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...lt.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function Ro(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:_i*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?wi(r):ki(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(yi(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,c])=>[a,s(c)]).filter(([,a])=>a!==null))};return s}function yi(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function wi(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function ki(e,t){if(e.startsWith("#"))return vi(t[e.slice(1)]);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),c=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/c)):i.startsWith("+")?r+c:r-c},s)}function vi(e){if(!e)return[];let t=Le(e,ce).flatMap(({worth:n,count:o})=>Array(Math.min(o,To)).fill(n));return t.length<=To?t:[e]}function Si(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var Oi=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}")));function Io(e){return Oi.get(e)??e}function Z(e){let[t,n]=k(null);return O(()=>{let o=!1;return B(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(c=>c.id===n),r=s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}function ve({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(Lt(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(Lt(n))}function me(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(Lt(t)):ve(e)}function je({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function Se(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function L(e){return e.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>b(Number(t)))}function Lt({code:e,message:t,params:n}){return p.ruling.short[e]?.(n)??L(t.split(":")[0].replace(/\.$/,""))}function Oe({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i}){let a=s.map(c=>[c.effect.code,c.action,c.round.to_act,c.round.players]);return JSON.stringify([e,t,n,o,a,r.to_act,r.players,i])}function Ht({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function ut(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:c,acted_since:d}=e,u=e.seat??t,f=o.length?[n.says(o.map(Pt))]:[],h=s.length?[n.pushes(s,r==="forward_motion")]:[],$=r==="rap"?[n.raps]:[],m=a&&a!=="none"?[n.takesBack(a,c??[])]:[],g=i==="words_first"?[...f,...$,...h]:[...$,...h,...f],_=[...m,...g];if(!_.length||u===null)return"";let w=i==="together"&&f.length>0&&h.length>0,v=[n.does(u,u!==t,_,w)];return c?.length&&(!a||a==="none")&&v.push(n.hadInFront(c)),e.in_question&&v.push(n.inQuestion),e.unaware_of_raise&&v.push(n.unaware(u)),e.told_amount!==void 0&&v.push(n.toldAmount(u,e.told_amount)),e.told&&v.push(n.told(u,e.told)),d&&v.push(n.since(d.map(p.incident.deed))),v.join(" ")}function Pt({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function dt(e){let t=p.log;if("opening"in e){let{posts:i=[],players:a}=e.opening,c=i.filter(({type:h})=>h==="ante"),d=c.length===a.length&&c.every(({amount:h})=>h===c[0].amount),f=(d?i.filter(({type:h})=>h!=="ante"):i).map(({seat:h,type:$,amount:m})=>t.posts(h,$,m));return d&&c.length&&f.unshift(t.everybodyAntes(c[0].amount)),f.length?f:[t.opens(a.length)]}let{pot:n=0,current_bet:o,players:s}=e.round,r=o??Math.max(...s.map(({committed:i})=>i));return[t.stands(n,r,s.length)]}function X(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(No(L(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,c=o.incident(t.incident);return a.length?o.since(c,a.map(p.incident.deed)):c}let s=e.round.to_act;if("declaration"in t)return No(ut(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.legal&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function Do({step:e,decision:t}){return!e||!t||"action"in e&&t.legal&&t.action?"":ve(t)}function Be(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.chips)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function No(e){return e.replace(/\.$/,"")}function ee({spot:e}){return e.dispute?.asked?W(e.dispute.id)?.answer??null:null}function Wo({table:{spot:e,position:t}}){return l`<div class="ruled">${ie(e,t).map(n=>l`<h2>${n}</h2>`)}</div>`}function ie(e,t){let n=W(e.dispute?.id)?.answer;return n==="pots"?Be(t.next).map(o=>`${o}.`):n==="posted"?Ti(e,t):Ho(t)}function Lo({position:e}){let[t,...n]=Ho(e);return l`
    <h2>${t}</h2>
    ${n.map(o=>l`<p>${o}</p>`)}`}function Ho({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,xi(t)),...n]}function xi({fold:e,check:t,call:n,raise:o,bring_in:s}){let r=p.answer;return[...e?[r.fold]:[],...t?[r.check]:[],...s?[r.bringIn(s.to)]:[],...n?[r.call(n)]:[],...o?[r.raise(o)]:[]]}function Ti({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot??0)}.`]:[]}function $e(e,t){return!t||!W(e.dispute?.id)?.topics.length?null:jt(e,t)[0]??{clause:null,standing:"assumed"}}function Po(e,t,n){let o=jt(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var Ci=2;function jo({table:{spot:e,rulebooks:t}}){let n=Z(`/v1/rulesets/${e.rulesets[0]}`),o=jt(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?l`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulesets[0]))}</p>
      ${s.slice(0,Ci).map(r=>l`<${te} key=${r.clause} reason=${r} rulebook=${n} told open />`)}
    </section>`:null}function jt(e,t){let n=t?.topics??{};return(W(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function Bo({table:e,rulebook:t}){let n=$e(e.spot,t);return n?l`
    <h3>${p.ruling.why}</h3>
    <${te} reason=${n} rulebook=${t} told open />`:null}function pt({dispute:e}){let{title:t="",asks:n=[]}=W(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:b(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}var Fo=new Set([null,"call","bet","raise","complete","all_in"]),Ai=new Set(["bet","raise","complete"]),Mi=new Set(["bet","raise"]),Ei=["fold","check","call","bet","other"];function Uo(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function qo({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function Go({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function Ko({said:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:c,more:d}=e,u=h=>s({...e,...h}),f=a?i.said[a]:i.anAmount;return l`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${r}>×</button></p>
      ${Fo.has(a)&&l`<${j} label=${i.amountSaid} value=${c} chips=${n}
          onChange=${h=>u({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${Ai.has(a??"")&&c!==null&&!e.also.length&&l`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(c)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(c)}</button>
          </fieldset>`}
      ${Mi.has(a??"")&&c===null&&!t&&l`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${c!==null&&Fo.has(a)&&!d&&l`<${Ri} said=${e} set=${u} />`}
        <${Ii} condition=${e.condition} seats=${o} onChange=${h=>u({condition:h})} />
      </details>
    </li>`}function Ri({said:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return l`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>l`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${b(r)}</button>`)}
    </fieldset>`}function Ii({condition:e,seats:t,onChange:n}){let o=p.declare;return l`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${Ei.map(s=>l`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&l`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>l`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}var be={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function xe(e){return e.motions.filter(t=>t.length)}function zo(e,t){let n={...e,...t};return xe(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&xe(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=xe(n).length>0&&(n.gesture=null),Ft(n)||(n.since=null),n.inQuestion&&=Bt(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function Bt(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=xe(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function Ft({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function Jo(e){let t=e.said.length||xe(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function Yo(e,t){let n={},o=xe(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(qo)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_amount=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function Qo(e){return{said:(e.words??[]).map(Go),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_amount??null,told:e.told??null,since:e.acted_since??null}}function Ut({worths:e,label:t,onAdd:n}){return l`
    <span class="rack">
      ${e.map(o=>l`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${le(o)}</span>
          </button>`)}
    </span>`}function qt({pile:e,onChange:t}){return l`
    <span class="pile">
      ${e.map((n,o)=>l`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${b(n)}
          </button>`)}
    </span>`}function Gt({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,c)=>n(e.map((d,u)=>u===a?c:d).filter((d,u)=>d.length||u===r));return l`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${Ut} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&l`
          <ol class="motions">
            ${e.map((a,c)=>l`<li><span class="dim">${s.motion(c)}</span> <${qt} pile=${a} onChange=${d=>i(c,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&l`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}function ft({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return l`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>l`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&l` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}var Ni=["fold","check","call","bet","raise","all_in"],Di=new Set(["bet","raise","complete"]);function ht({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=k(null),a=p.incident,c=r??Wi(n,e,t),d=f=>{s([...e,{seat:c,type:f}]),i(null)},u=e[e.length-1];return l`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>l`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>s(e.filter(($,m)=>m!==h))}>×</button></li>`)}
      </ol>
      ${u&&Di.has(u.type)&&l`<${j} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${f=>s([...e.slice(0,-1),{seat:u.seat,type:u.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${c} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>l`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${Ni.map(f=>l`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function Wi(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var Li=["fold","check","call","bet","raise","all_in"],Hi=[null,"pot","complete","pass","time"],Pi=["words_first","chips_first","together"];function Vo({table:e,draft:t,setDraft:n}){let{round:o,step:s}=e.position,r=p.declare,{seat:i}=e;if(i===null)return l`<p class="empty">${r.nobody}</p>`;let a=$=>n(zo(t,$)),c=J(o),d=Yo(t,i===o.to_act?null:i),u=Jo(t),f=()=>u&&e.step({declaration:d}),h=s&&"declaration"in s?s.declaration:null;return l`
    <form class="declare" onSubmit=${$=>($.preventDefault(),f())}>
      <${ft} table=${e} label=${r.who} />
      <div class="said-and-pushed">
        <${ji} draft=${t} set=${a} worths=${c} seats=${o.players.map($=>$.seat)} />
        <${Bi} draft=${t} set=${a} worths=${c} />
      </div>
      <${Fi} draft=${t} set=${a} worths=${c} committed=${o.players.find($=>$.seat===i)?.committed??0} />
      <${Ui} draft=${t} set=${a} worths=${c} />
      ${Ft(t)&&l`<${qi} draft=${t} set=${a} worths=${c} seat=${i} players=${o.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${ut(d,o.to_act)||r.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!u}>${r.ask}</button>
          ${t!==be&&l`<button type="button" class="quiet" onClick=${()=>n(be)}>${r.clear}</button>`}
          ${t===be&&h&&l`<button type="button" class="quiet" onClick=${()=>n(Qo(h))}>${r.again}</button>`}
        </p>
      </div>
    </form>`}function ji({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(c=>c.length),i=c=>t({said:[...e.said,Uo(c)]}),a=c=>l`
    <button type="button" onClick=${()=>i(c)}>${c?s.word[c]:s.anAmount}</button>`;return l`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${Li.map(a)}</div>
      <div class="rare">${Hi.map(a)}${!r&&l`<${Zo} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((c,d)=>l`
            <${Ko} key=${d} said=${c} pushed=${r} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((f,h)=>h===d?u:f)})}
              onRemove=${()=>t({said:e.said.filter((u,f)=>f!==d)})} />`)}
      </ol>
      ${Bt(e)&&l`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function Bi({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return l`
    <div>
      <${Gt} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&l`<${Zo} draft=${e} set=${t} gesture="forward_motion" />`}
      </${Gt}>
      ${e.order&&l`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${Pi.map(r=>l`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function Zo({draft:e,set:t,gesture:n}){let o=e.gesture===n;return l`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function Fi({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return l`
    <details open=${e.priorMoved!==null}>
      <summary>${s.prior(o)}</summary>
      <fieldset class="choice">
        <legend>${s.priorMoved}</legend>
        ${Object.entries(s.moved).map(([r,i])=>l`
            <button type="button" aria-pressed=${r===e.priorMoved}
              onClick=${()=>t({priorMoved:r===e.priorMoved?null:r})}>${i}</button>`)}
      </fieldset>
      <fieldset class="pushes">
        <legend>${s.priorChips}</legend>
        <${Ut} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${qt} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function Ui({draft:e,set:t,worths:n}){let o=p.declare;return l`
    <details open=${e.unaware||e.told!==null||e.toldAmount!==null}>
      <summary>${o.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${e.unaware}
        onChange=${()=>t({unaware:!e.unaware,told:null})} /> ${o.unaware}</label>
      <fieldset class="choice">
        <legend>${o.toldWrong}</legend>
        ${Object.entries(o.told).map(([s,r])=>l`
            <button type="button" aria-pressed=${s===e.told}
              onClick=${()=>t({told:s===e.told?null:s,unaware:!1})}>${r}</button>`)}
      </fieldset>
      <${j} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${s=>t({toldAmount:s})} />
    </details>`}function qi({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return l`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${ht} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var Gi=2,Ki=.82,zi=.7,Xo=8,Ji=2.5,es=720,Yi=.038,Qi=.068,Vi=[.28,.72];function ts(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Ji),s=Array.from({length:es+1},(d,u)=>{let f=u/es*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),r=0,i=s.map(({x:d,y:u},f)=>(f&&(r+=Math.hypot((d-s[f-1].x)*t,u-s[f-1].y)),r)),a=d=>s[i.findIndex(u=>u>=r*d)];return(e===2?Vi:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function ns({table:e}){let{round:t,decision:n}=e.position,o=Zi(e.position),s=e.positions[e.positions.length-2],r=s!==void 0&&o.every(m=>m===0),i=Xi(e),a=t.players.length,c=a>Xo?zi:Ki,[d,u]=et(()=>[ts(a,Gi,Yi),ts(a,c,Qi)],[a]),f=ce.filter(m=>m%(t.chip??1)===0),h=n?.reopened_seats??[],$=(m,g)=>({"--x":d[m][g].x,"--y":d[m][g].y,"--tall-x":u[m][g].x,"--tall-y":u[m][g].y});return l`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>Xo?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${sa} table=${e} worths=${f} />
          <ol>
            ${t.players.map((m,g)=>{let _=m.seat===t.to_act;return l`
                <li key=${m.seat} style=${$(g,"seat")}>
                  <button type="button" class=${na(m,h,_)} aria-pressed=${m.seat===e.seat}
                    onClick=${()=>e.choose(m.seat)}>
                    <span class="seat-name">${p.seat(m.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":b(m.stack).length}}><span class="unseen">${p.felt.behind}</span>${b(m.stack)}</span>
                    <${oa} player=${m} round=${t} reopened=${h.includes(m.seat)} />
                    ${m.seat===t.button&&l`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[g]>0&&l`<span class="unseen">${p.felt.inFront(o[g])}</span>`}
                  </button>
                  ${r&&s.round.players[g]?.committed>0&&l`<span class="felt-bet swept" aria-hidden="true"><${we} amount=${s.round.players[g].committed} worths=${f} /></span>`}
                  <${ta} key=${o[g]} amount=${o[g]} pushed=${i.get(m.seat)} waiting=${ea(m)} worths=${f} />
                  ${m.seat===t.button&&l`<span class="felt-button" style=${$(g,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function Zi({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.chips:0):e.players.map(({committed:n})=>n)}function Xi({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function ea({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function ta({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?l`
      <span class="felt-bet pushed" aria-hidden="true"><${we} pile=${t} worths=${o} />
        <b>${b(e||s)}</b>${e>0&&s>e&&l`<small>${p.felt.of(s)}</small>`}</span>`:n?l`<span class="felt-bet waits" aria-hidden="true"><${we} amount=${n} worths=${o} /><b>${b(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&l`<span class="felt-bet" aria-hidden="true"><${we} amount=${e} worths=${o} /><b>${b(e)}</b></span>`}function na(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function oa({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([c])=>c).map(([,c])=>c);return l`<span class="seat-state">${i}${a.length>0&&l`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function sa({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:c})=>a+c,0),r=o?.pots??n.pots??[],i=o?.pots?o.pots.reduce((a,{amount:c})=>a+c,0):n.pot??0;return l`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&l`<p class="felt-pot"><${we} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&l`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&l`<ul class="felt-pots">
        ${r.map(({amount:a,seats:c},d)=>l`<li>${p.felt.onePot(d,a,c)}</li>`)}
      </ul>`}
    </div>`}var ra="input, select, textarea, dialog, [role=tab]";function os({table:e}){let{spot:t}=e,{whole:n,positions:o}=aa(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,c=C(d=>{});return c.current=d=>{let u=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===s||f||u<0||u>r||d.target instanceof Element&&d.target.closest(ra)||(d.preventDefault(),i(u))},O(()=>{let d=u=>c.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),l`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${ua(t,o).map(({street:d,from:u,lines:f,end:h})=>l`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${f.map($=>l`<${ia} key=${$.steps} line=${$} now=${s} go=${i} />`)}
            </ol>
            ${h.length>0&&l`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function ia({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=C(null),a=e===s;return O(()=>{let c=i.current?.closest(".log-streets");a&&c&&i.current&&(c.scrollTop=i.current.offsetTop-c.clientHeight/2)},[a]),l`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(c=>l`<span>${c}</span>`)}
        ${n&&l`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Kt=new WeakMap;function ss(e){return Kt.set(e.start,e.steps),{...e,steps:[]}}function aa({spot:e,positions:t,busy:n}){let o=Kt.get(e.start)??[],s=ca(o,e.steps)?o:e.steps,[r,i]=k(null);O(()=>{if(Kt.set(e.start,s),s.length===e.steps.length||n)return;let c=!1,d={...e,steps:s};return Ne(d).then(u=>c||i({spot:d,positions:u.positions})),()=>{c=!0}},[e,n]);let a=r&&la(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function la(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulesets===t.rulesets&&e.house===t.house}function ca(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function ua(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:dt(e.start),became:"",ruling:""}],end:Be(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let c=s[s.length-1];c.lines.push({steps:a,texts:[X(t[i],r)],became:Do(r),ruling:r.decision?.ruling??""}),c.end=Be(r.next)}),s}var Fe="(?<![^\\n])",rs="(?![^\\n])",is="(?:[A-Za-z][A-Za-z0-9 .]*? (?:Hand|Game) #[A-Za-z]{0,4}\\d{1,40}:|\\*{5} (?:[A-Za-z0-9. ]+ )?Hand History [Ff]or Game \\d{1,40} \\*{5}|Game started at: \\d{4}/)",Qd=new RegExp(`${Fe}${is}`),Vd=new RegExp(`${Fe}(?=${is})`,"g"),Zd=new RegExp(`${Fe}(?:\\*{3,} # \\d+ \\*{3,}|#Game No : \\d+|Game #\\d+ starts\\.)${rs}`,"g"),da=`(?:"[^"\\n]*"|'[^'\\n]*'|[\\w-]+)`,Xd=new RegExp(`${Fe}[ \\t]*\\[[ \\t]*${da}[ \\t]*\\][ \\t]*(?:#[^\\n]*)?${rs}`,"g"),ep=new RegExp(`${Fe}[^\\S\\n]*[^\\s#]`),as=2*1024*1024;var ls=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var cs=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var us=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var ds=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var ps=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var fs=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var hs=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var ms=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var $s=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var pa={BookOpen:ls,FileText:cs,Keyboard:us,Plus:ds,Redo:ps,Scale:fs,Send:hs,Settings:ms,Undo:$s};function H({of:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${pa[e].map(([t,n])=>l`<${t} ...${n} />`)}</svg>`}async function gs(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{cases:s}=await B(`/v1/conformance/cases?id=${encodeURIComponent(t+o)}`);if(!s.length||!zt(s[0]))return null;let[r]=s;return await Jt({...r,question:{...r.question,ruleset:t+(n??"")}})}function zt({tags:e,level:t}){return!e.includes("faults")&&t!=="next_hand"}async function Jt({question:e},t=[]){let{ruleset:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:c,...d}=e,u=[n,...t.filter($=>$!==n)];if(a){let $=await E("/v1/hands",{...D({rulesets:u,house:o}),hand:a,on_illegal:c});return Yt(a,$,u,o)}let f=s?{opening:s}:{round:r},h=i.map($=>_s($));return{rulesets:u,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function Yt(e,t,n,o){let{rounds:s,round:r,scale:i,played_at:a,result:c,carried:d,...u}=e,f=u.players?.map(mt),h=u.posts?.map(mt),$=r?{round:r}:{opening:{...u,...bs(s[0]),players:f,posts:h,street:1}},m=[],g=r?.street??1;for(let{street:_,decisions:w}of t.rounds??[]){let v=s[_-(r?.street??1)],S=(v?.actions??[]).filter((y,M)=>w[M]);S.length&&(_>g&&m.push({street:bs(v)}),g=_,m.push(...S.map(_s)))}return{rulesets:n,house:o,start:$,steps:m}}function bs(e){let{actions:t,...n}=mt(e);return n}function _s(e){let t=mt(e);return"declaration"in t||"incident"in t?t:{action:t}}function mt({carried:e,paid:t,...n}){return n}var ys=16*1024*1024,vs=1e4,fa=4096,ws=500,ks=25,ha=10,ma=5,$a=200,Ss="/v1/hands";function Os({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k([]),[i,a]=k(!1),c=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let u=$=>{$.dataTransfer?.types.includes("Files")&&($.preventDefault(),o(!0))},f=$=>!$.relatedTarget&&o(!1),h=$=>{o(!1),$.dataTransfer?.files.length&&($.preventDefault(),r([...$.dataTransfer.files]),c())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),r([])};return l`
    <button type="button" onClick=${c}><${H} of="FileText" />${p.file.open}</button>
    ${n&&l`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&l`<${ba} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function ba({table:e,dropped:t,close:n}){let o=p.file,[s,r]=k(""),[i,a]=k(""),[c,d]=k(0),[u,f]=k(!1),[h,$]=k(null),[m,g]=k(null),_=C(new AbortController),w=async x=>{_.current.abort();let{signal:I}=_.current=new AbortController,N=x.reduce((Ce,Ue)=>Ce+Ue.text.size,0)>ys;if($(null),a(N?o.tooLarge(ys/1024/1024):""),f(!N),N)return;let U=await va(x,e.spot,I);if(f(!1),"why"in U)return a(ka[U.why]());a(U.hands.length?"":o.none),$(U.hands.length?U:null)},v=x=>{d(0),w([...x].map(I=>({name:I.name,text:I})))},S=x=>w([{name:"",text:new Blob([x])}]),y=x=>{let{value:I,selectionStart:N,selectionEnd:U}=x.target,Ce=x.data??x.dataTransfer?.getData("text/plain")??"",Ue=I.length-(U-N)+Ce.length;!Ce||Ue<=fa||(x.preventDefault(),r(""),d(Ue),S(I.slice(0,N)+Ce+I.slice(U)))};O(()=>{t.length&&v(t)},[t]),O(()=>()=>_.current.abort(),[]);let M=async({from:x,to:I})=>{if(h)try{e.replace(await Ta(h.lines.slice(x,I),e.spot)),n()}catch(N){if(!(N instanceof A))throw N;g(N.problem)}};return l`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${x=>v(x.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${s} onbeforeinput=${y} onInput=${x=>r(x.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!s.trim()} onClick=${()=>[d(0),S(s)]}>${o.look}</button>
    </div>
    ${c>0&&l`<p class="dim">${o.pasted(c)}</p>`}
    ${u&&l`<p role="status">${o.reading}</p>`}
    ${i&&l`<p class="notice" role="alert">${i}</p>`}
    ${m&&l`<${Q} trouble=${m} again=${()=>g(null)} />`}
    ${h&&l`<${ga} sent=${h} replay=${M} />`}`}function ga({sent:e,replay:t}){let n=p.file,[o,s]=k([]),[r,i]=k(null),[a,c]=z(g=>g+1,0),[d,u]=k(""),[f,h]=k(ks);O(()=>{let g=new AbortController;return s([]),i(null),xa(e,g.signal,s).catch(_=>{if(!(_ instanceof A))throw _;g.signal.aborted||i(_.problem)}),()=>g.abort()},[e,a]);let $=Object.entries(n.outcomes).map(([g,_])=>({name:g,label:_,count:o.filter(w=>Qt(w)===g).length})),m=o.map((g,_)=>({one:g,i:_})).filter(({one:g})=>!d||Qt(g)===d);return l`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&l`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${$.filter(({count:g})=>g).map(({name:g,label:_,count:w})=>l`<button type="button" aria-pressed=${d===g} onClick=${()=>u(d===g?"":g)}>${_} ${n.number(w)}</button>`)}
    </div>`}
    ${r&&l`<${Q} trouble=${r} again=${c} />`}
    <ol class="hand-file-hands">
      ${m.slice(0,f).map(({one:g,i:_})=>l`<li key=${_}><${_a} judged=${g} replay=${t} /></li>`)}
      ${m.length>f&&l`<li><button type="button" onClick=${()=>h(f+ks)}>${n.more}</button></li>`}
    </ol>`}function _a({judged:e,replay:t}){let n=p.file,o=Qt(e),{report:s,problem:r}=e,i=s?.first_illegal,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],c=(r&&(ya(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??i?.errors[0]?.message??s?.discrepancies[0]?.message;return l`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${Sa(e)}</b> <span class=${`badge ${wa[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&l`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${c&&l`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${Oa(c)}${a?.clause&&l` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.scale&&s.scale>1&&l`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function ya({errors:e=[]}){let t=e.slice(0,ma).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var wa={legal:"accepted",unfinished:"stopped",illegal:"",contradictory:"contradiction",unreadable:"discretion"};function Qt({report:e}){return e?e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var ka={tooMany:()=>p.file.tooMany(vs),tooLong:()=>p.file.tooLong(as/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function va(e,{rulesets:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={ruleset:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:vs,rules:r}),new Promise(i=>{let a=c=>{s.terminate(),o.aborted||i(c)};s.onmessage=({data:c})=>a(c),s.onerror=()=>a({why:"unread"})})}function Sa({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function Oa(e){return e.length>ws?`${e.slice(0,ws)}\u2026`:e}async function xa({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{report:a,problem:c}of Kn(`${Ss}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:c}),!(performance.now()-i<ha)&&(performance.now()-r>=$a&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function Ta(e,t){let n=JSON.parse(await e.text()),{ruleset:o,house_rules:s={},hand:r}=n,i=await E(Ss,n),a=t.rulesets.filter(c=>c!==o);return ss(Yt(i.hand??r,i,[o,...a],s))}var Ca=4,Aa=3,Ma=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Vt(e){return e.toLowerCase().match(Ma)??[]}function xs(e){return Vt(e).map(t=>` ${t}`).join("")}var $t=ke.map(e=>{let t=[e.title,...e.words];return{dispute:e,called:t.map(xs),words:[...new Set(t.flatMap(Vt))]}});function Ts(e){let t=[...new Set(Vt(e))].filter(a=>!Ao.has(a)&&!/^\d+$/.test(a)),n=xs(e),o=Math.log(1+$t.length),s=new Map($t.map(({dispute:a,called:c})=>[a,t.length&&c.some(d=>d.includes(n))?o:0]));for(let a of t){let c=$t.filter(({words:d})=>d.some(u=>Ea(u,a)));for(let{dispute:d}of c)s.set(d,(s.get(d)??0)+Math.log(1+$t.length/c.length))}let r=Math.max(...s.values());return[...s].filter(([,a])=>a>0&&a>=r/2).sort(([,a],[,c])=>c-a).map(([a])=>a)}function Ea(e,t){let n=t.length-e.length;return e.startsWith(t)||e.length>=Ca&&n<=Aa&&t.startsWith(e)}function ae(e,t){let[n,o]=k(window.history.state?.[e]??t);return O(()=>Cs(e,n===t?void 0:n),[n]),O(()=>()=>Cs(e,void 0),[]),[n,o]}function Cs(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}function As({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=ae(t.id,n?.numbers??{}),[r,i]=k(!1),a=C(n?.numbers);O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers))},[n?.numbers]);let c=p.happened,d=Mo(t,o),u=n?.asked??!1,f=_=>{JSON.stringify(_)!==JSON.stringify(n?.numbers)&&(a.current=_,e.amend(he(t,_,!1,e.newest)))},h=(_,w)=>{let v={...o,[_]:w};return s(v),v},$=_=>{_.preventDefault(),i(!0),!d.length&&(a.current=o,e.replace(he(t,o,!0,e.newest)))},m=()=>e.replace(_=>K({rulesets:_.rulesets,house:Pe(_)})),g=u||r?Ia(e,t,o):new Map;for(let _ of r?d:[])g.set(_,c.needed);return l`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${$}>
      <header>
        <${Zt} id=${t.id} />
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${c.another} title=${c.another} onClick=${m}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(_=>l`
            <${Ra} key=${_.name} one=${_} value=${o[_.name]??null} fault=${g.get(_.name)}
              set=${w=>h(_.name,w)} left=${()=>f(o)}
              choose=${w=>f(h(_.name,w))} />`)}
      </div>
      ${g.has("")&&l`<p class="fault" role="alert">${g.get("")}</p>`}
      <p class="ask"><button class=${u?"":"first"}>${p.declare.ask}</button></p>
    </form>`}function Ra({one:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return l`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([a,c])=>l`
            <button type="button" aria-pressed=${a===t} onClick=${()=>s(a)}>${c}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`;return l`
    <label class="field" onfocusout=${r}>${e.label}
      <${Ee} placeholder=${e.optional?p.happened.ifAny:null} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:a})=>a.select()} />
      ${n&&l`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function Ia({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;let a=ct(s,r);e.slice(1,s.answer?void 0:a.length).forEach(({decision:c},d)=>{if(a[d]?.early||!a[d]?.action||!c||c.legal)return;let u=L(c.reasons[0].message);i.set(Wt(s,r,d+1,"/action/to")??"",u)});for(let c of t?.errors??[])i.set(Wt(s,r,e.length,c.pointer)??"",se(c));return t&&!t.errors?.length&&i.set("",t.detail),i}function Zt({id:e}){return l`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var Na=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],Da=new URLSearchParams(location.search).get("q")??"";function Ms({table:e}){let[t,n]=k(Da),[o,s]=k(!1),r=p.happened,i=W(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,c=t.trim()?Ts(t):[],d=f=>{n(""),s(!1),e.replace(h=>he(f,He(f),!1,h))};return l`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${f=>{f.preventDefault(),c.length&&d(c[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${f=>n(f.target.value)} />
        ${a&&l`<button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(ke.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(c.length)}</p>
      ${t.trim()&&!c.length&&l`<p class="dim">${r.none}</p>`}
      ${t.trim()?l`<${Xt} disputes=${c} choose=${d} />`:a&&l`
              ${o?Co.map(f=>l`
                        <h2>${f}</h2>
                        <${Xt} disputes=${ke.filter(h=>h.group===f)} choose=${d} />`):l`<${Xt} few disputes=${Na.flatMap(f=>W(f)??[])} choose=${d} />`}`}
      ${i&&l`<${As} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}function Xt({disputes:e,few:t=!1,choose:n}){return l`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>l`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${Zt} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var Es={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_amount"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],street:!0},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",street:!0},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]}};function Rs({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,streetOver:!1}),{seat:i}=e;return l`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(Es).map(a=>l`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&l`
          <p class="about">${o.about[t.kind]}</p>
          <${ft} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:l`<${Wa} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${J(s)} />`}`}
    </form>`}function Wa({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,streetOver:c}=n,d=Es[i],u=y=>o({...n,...y}),f=n.since??(d.since==="done"?Pa(e.positions,t):[]),h={faced:Ha(e.positions,t),...a},$=y=>l`
    <${j} key=${y} label=${r.numbers[y](i)} value=${h[y]??null} chips=${s}
      onChange=${M=>u({numbers:{...a,[y]:M}})} />`,m=y=>h[y]!==null&&h[y]!==void 0,g=[...d.numbers,...d.optional??[]].filter(m).map(y=>[y,h[y]]),_=i==="skipped"?La(e.position.round,t):[],w=f.length>0||_.length>0,v={kind:i,seat:t,...Object.fromEntries(g),...d.since?{acted_since:f}:{},...d.street?{street_over:c}:{}},S=y=>{y.currentTarget.form.focus(),e.step({incident:v})};return l`
    ${d.numbers.map($)}
    ${_.length>0&&l`<p>${r.played(_.map(r.deed))}</p>`}
    ${d.since&&l`<${ht} deeds=${f} after=${t} players=${e.position.round.players} worths=${s} onChange=${y=>u({since:y})} />`}
    ${d.street&&l`<label class="tick"><input type="checkbox" checked=${c} onChange=${()=>u({streetOver:!c})} /> ${r.streetOver}</label>`}
    ${d.optional&&l`<details><summary>${r.more}</summary>${d.optional.map($)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!d.numbers.every(m)||i==="skipped"&&!w} onClick=${S}>${p.declare.ask}</button>
    </p>`}function La({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function Ha(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function Pa(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var en="from_the_table",Is=["assumed","house"],ja=60,Ns=`${en}.json`;function Ds({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?X(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?Ba(o):{round:o.round},i=n>0?Fa(e.rulesets[0],o):qa(e.rulesets[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},c={id:`${en}.${Ga(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:en,cases:[c]}}function Ba({asked:e}){let{ruleset:t,house_rules:n,compare:o,next_options:s,...r}=e.body;return r}function Fa(e,{decision:t,beside:n}){let o=[{ruleset:e,decision:t},...n];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.ruleset,Ua(s.decision)]]:[]))}function Ua({legal:e,ruling:t,action:n,reopened_seats:o,round_over:s,round:r,reasons:i}){let a=i.find(({clause:u,standing:f})=>u&&!Is.includes(f))??i[0],{current_bet:c,to_act:d}=r;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round_over:s,round:{current_bet:c,to_act:d}},clause:Is.includes(a.standing)?null:a.clause,standing:a.standing}}function qa(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,standing:"assumed"}}}function Ga(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,ja).replace(/_$/,"")}var tn="s=",Ws="case=",Ls="rulebook=",Hs="dispute=",Ka=1e6,za=1e5,nn=200,Ja=100,Ya=1e3,Qa=["action","declaration","incident","choice","street","won"];async function bt(e){let t=await Ps(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return tn+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function on(e){let t=e.replace(/^#/,"");if(t.startsWith(Ws))return await Xa(t.slice(Ws.length));if(t.startsWith(Ls))return Za(t.slice(Ls.length));if(t.startsWith(Hs))return Va(t.slice(Hs.length));if(!t.startsWith(tn))return{spot:null,notice:""};let n=await el(t.slice(tn.length)).then(tl,()=>null);return{spot:n,notice:n?"":p.link.damaged}}function Va(e){let t=W(e),n=t?he(t,He(t),!1,K()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function Za(e){let t=e.length<=nn&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?to(Io(e)):null,notice:t?"":p.link.damaged}}async function Xa(e){if(e.length>3*nn)return{spot:null,notice:p.link.noSuchCase};try{let t=await gs(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof A&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function el(e){if(e.length>za)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await Ps(new DecompressionStream("deflate-raw"),n)))}function tl(e){if(!F(e)||!F(e.start))return null;let{rulesets:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=Ja&&t.every(u=>typeof u=="string"&&u.length<=nn),c=Array.isArray(o)&&o.length<=Ya&&o.every(rl);if(!a||!F(n)||!c||!(F(s)||F(r)))return null;let d=F(s)?{opening:s}:{round:r};return{rulesets:t,house:n,start:d,steps:o,...nl(e.between),...ol(e.game),...sl(e.dispute)}}function nl(e){return F(e)&&Array.isArray(e.seats)?{between:e}:{}}function ol(e){return F(e)&&F(e.named)&&F(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function sl(e){let t=W(e?.id);if(!t)return{};let n=F(e.numbers)?e.numbers:{},o=Object.entries(He(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),c=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,c?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function rl(e){if(!F(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):F(n);return o.length===1&&Qa.includes(t)&&s}function F(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function Ps(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>Ka)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}var il={no_limit:{variant:"NT",hole:"????"},pot_limit:{variant:"PO",hole:"????????"},fixed_limit:{variant:"FT",hole:"????"}},al={holdem:["no_limit","fixed_limit"],omaha:["pot_limit"]},ll=4,cl=["","??????","??","??"],js=["small_blind","big_blind","straddle","post"],ul={fold:"f",check:"cc",call:"cc"};async function Bs({spot:e,positions:t}){let n=e.game&&al[e.game.named.name];if(e.game&&!n?.includes(t[0].round.structure))return null;let o="opening"in e.start?dl(e.start.opening,t):null;if(o===null)return null;let s=await E("/v1/hands",{...D(e),phh:o}),{round:r}=t.findLast(({step:i})=>!i||!("won"in i))??t[0];return s.round&&hl(s.round,r,Fs(e.start.opening))?o:null}function dl(e,t){let n=il[e.structure],{street:o=1,streets:s,posts:r=[],players:i,min_bet:a}=e;if(!n||o!==1||s!==ll||e.bring_in)return null;let c=Fs(e),d=c.length===2?[...c].reverse():c,u=(m,g)=>r.filter(_=>_.seat===m&&g.includes(_.type)).reduce((_,{type:w,amount:v})=>_+(w==="post"?-v:v),0);if(r.some(({type:m})=>m!=="ante"&&!js.includes(m)))return null;let f=e.structure==="fixed_limit"?[`small_bet = ${a}`,`big_bet = ${pl(e,t)}`]:[`min_bet = ${a}`],h=c.map(m=>i.find(g=>g.seat===m)?.stack??0),$=[...c.map((m,g)=>`d dh p${g+1} ${n.hole}`),...fl(t,c)];return[`variant = "${n.variant}"`,`antes = [${d.map(m=>u(m,["ante"])).join(", ")}]`,`blinds_or_straddles = [${d.map(m=>u(m,js)).join(", ")}]`,...f,`starting_stacks = [${h.join(", ")}]`,"actions = [",...$.map(m=>`  "${m}",`),"]",`seats = [${c.join(", ")}]`,""].join(`
`)}function pl({min_bet:e},t){return t.findLast(({round:n})=>(n.street??1)>2)?.round.min_bet??2*e}function fl(e,t){return e.flatMap(({step:n,decision:o,round:s},r)=>{if(!n||"won"in n)return[];if("street"in n)return[`d db ${cl[(s.street??1)-1]}`];let i="choice"in n?e[r-1].decision?.alternatives?.[n.choice]?.action:o?.action;return i?[`p${t.indexOf(i.seat)+1} ${ul[i.type]??`cbr ${i.to}`}`]:[]})}function Fs({players:e,button:t,posts:n=[]}){let o=e.map(({seat:a})=>a),s=n.find(({type:a})=>a==="small_blind")?.seat,r=t!==void 0?o[(o.indexOf(t)+1)%o.length]??o[0]:o.length===2?o.find(a=>a!==s):s,i=Math.max(0,o.indexOf(r??o[0]));return[...o.slice(i),...o.slice(0,i)]}function hl(e,t,n){let o=n.map(i=>t.players.find(a=>a.seat===i)),s=e.players.every(({stack:i,committed:a,folded:c=!1},d)=>{let u=o[d];return u&&u.stack===i&&u.committed===a&&(u.folded??!1)===c}),r=e.to_act===null?null:n[e.to_act-1];return s&&e.street===t.street&&r===t.to_act}var Us=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),sn=Object.keys(Us);function ge(e){let t=Us[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}var ml=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function qs({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:u})=>u),a=Z(`/v1/rulesets/${n.rulesets[0]}`),c=ee(e)!==null;if(i<1&&!c)return l`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.ruleset.version??a?.version;return l`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${ml.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulesets[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&l`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${gl} house=${n.house} />
      ${c?l`<${bl} table=${e} rulebook=${a} />`:l`<${$l} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function $l({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],c=a.decision,d=a.others??a.beside,u=t[o+1]?.step,f=u&&"choice"in u?X(a,t[o+1]):"";return l`
    <section>
      <h3>${r.situation}</h3>
      <${Gs} position=${i} />
      ${_l(e.start,t,o).map(h=>l`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${X(i,a)}.</p>
      <p class="slip-what">${ve(c)}</p>
      ${c.reasons.map((h,$)=>l`<${Ks} told=${$===0} reason=${h} rulebook=${s} />`)}
      ${f&&l`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&l`<h3>${r.others}</h3>
        ${d.map(h=>l`<p><b>${R(n,h.ruleset)}</b> ${h.decision?yl(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function bl({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=$e(e,n);return l`
    <section>
      <h3>${o.situation}</h3>
      <${Gs} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${pt(e)}</p>
      ${ie(e,t).map(r=>l`<p class="slip-what">${r}</p>`)}
      ${s&&l`<${Ks} told reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function gl({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=ge(n);return s?[{asked:s.question,answer:s.answer(o)}]:[]});return t.length?l`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({asked:n,answer:o})=>l`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function Gs({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot:s=0}=e;return l`
    <table>
      <thead><tr>${t.columns.map((r,i)=>l`<th class=${i?"n":""} scope="col">${r}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:r,stack:i,committed:a,folded:c})=>l`
            <tr class=${c?"folded":""}>
              <th scope="row">${p.seat(r)}${r===o&&t.toAct}${c&&t.folded}</th>
              <td class="n">${b(a)}</td><td class="n">${b(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${s>0&&l`<p>${t.pot(s)}</p>`}`}function Ks({reason:{clause:e,standing:t,message:n},rulebook:o,told:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.standing[t]??t;return l`
    <p>${L(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function _l(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?X(t[i-1],r):"");return[...o<0?dt(e):[],...s.filter(Boolean)]}function yl(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${ve(e)}${t?` (${p.slip.clause(t)})`:""}`}var wl={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds"},kl=100;function zs({path:e,body:t}){let n=nt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Te(t,rn).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function Js({path:e,body:t}){let n=nt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Te(t,rn,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function Ys({path:e,body:t}){return`import floorman

answer = floorman.${wl[e]}(${Te(t,vl)})
print(answer)
`}function Qs(e){return`${Te(e,rn)}
`}var rn={},vl={true:"True",false:"False",null:"None"};function Te(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Te(d,t,i)):Object.entries(e).map(([d,u])=>`${JSON.stringify(d)}: ${Te(u,t,i)}`),c=`${s}${a.join(", ")}${r}`;return!c.includes(`
`)&&n.length+c.length<=kl?c:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var Sl=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),Ol={curl:async({position:e})=>zs(e.asked),typescript:async({position:e})=>Js(e.asked),python:async({position:e})=>Ys(e.asked),case:async e=>{let t=Ds(e);return t?Qs(t):""},phh:async e=>await Bs(e)??""};function Zs({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k("");return O(()=>{bt(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ye(()=>{oe(l`<${qs} table=${e} link=${s} />`,Sl)}),l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${H} of="Send" />${p.keep.open}</button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&l`<${xl} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function xl({table:e,link:t,close:n}){let o=p.keep,[s,r]=k("curl"),[i,a]=k(""),[c,d]=k(""),u=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=($,m)=>{f||(a($),d(m))};return Ol[s](e).then($=>h($,$?"":o.cannot[s==="phh"?"phh":"case"]),$=>{if(!($ instanceof A))throw $;h("",s==="phh"&&$.problem.status===422?o.cannot.phh:$.problem.detail)}),()=>{f=!0}},[s,e.position]),l`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${Vs} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${u?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!u} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([f,h])=>l`<button type="button" aria-pressed=${s===f} onClick=${()=>r(f)}>${h}</button>`)}
        </div>
        <p class="about">${o.about[s](Ns)}</p>
        ${c?l`<p class="notice" role="status">${c}</p>`:l`<${Vs} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function Vs({label:e,button:t,text:n,rows:o}){let s=C(null),[r,i]=k("");return O(()=>i(""),[n]),l`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var Xs=Object.entries(p.keys.do),Tl="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function Cl(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(Tl)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!Xs.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function er(){let e=C(null),[t,n]=ae("keys",!0);O(()=>{let s=r=>{(t||r.key==="?")&&Cl(r)};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[t]);let o=p.keys;return l`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${H} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" onClick=${()=>e.current?.close()}>${p.close}</button>
      </header>
      <dl>${Xs.map(([s,r])=>l`<dt><kbd>${s.toUpperCase()}</kbd></dt><dd>${r}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var Al="/service-worker.js",Ml="/table",El=100,Rl=new URL(import.meta.url).pathname;function Il(){let[e,t]=k(!0),[n,o]=k(!1);ye(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers),r.files&&o(!r.files.includes(Rl))}),window.addEventListener("offline",()=>ot(1)),window.addEventListener("online",()=>ot(1))},[]);let s=l`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return l`
    ${!e&&l`<p class="notice" role="alert">${p.offline.away}</p>`}
    ${n&&l`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function Nl(){let[e,t]=k(null);return ye(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?l`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:l`<p class="dim">${p.offline.insecure}</p>`}async function tr(){let{serviceWorker:e}=navigator;if(!e)return;e.controller||e.addEventListener("controllerchange",()=>ot(El),{once:!0});let t=await e.register(Al,{scope:Ml}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}oe(l`<${Il} />`,document.getElementById("status"));oe(l`<${Nl} />`,document.getElementById("install"));document.readyState==="complete"?tr():window.addEventListener("load",tr);var Dl=20;function nr({table:e}){let t=C(null),[n,o]=k(!1),{newest:s,rulebooks:r}=e,[i]=s.rulesets,a=u=>e.replace(f=>({...f,rulesets:[u,...f.rulesets.slice(1).filter(h=>h!==u)]})),c=()=>{o(!0),t.current?.showModal()},d=Object.keys(s.house).length;return l`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${u=>a(u.target.value)}>
          ${!r.some(({id:u})=>u===i)&&l`<option value=${i}>${R(r,i)}</option>`}
          ${r.map(({id:u})=>l`<option value=${u}>${R(r,u)}</option>`)}
        </select>
        <button type="button" class=${d?"house on":"house"} onClick=${c}>
          ${d?p.rulebooks.changed(d):p.rulebooks.open}
        </button>
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&l`<${Hl} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function or({table:e}){let{newest:t,rulebooks:n}=e,o=t.rulesets.slice(1),s=r=>e.replace(i=>({...i,rulesets:[i.rulesets[0],...Ll(i.rulesets.slice(1),r)]}));return l`
    <div class="beside" role="group" aria-label=${p.rulebooks.beside}>
      <span class="dim" aria-hidden="true">${p.rulebooks.beside}</span>
      ${Wl(n,t.rulesets).map(({id:r,title:i})=>l`<button type="button" class="mark" aria-pressed=${o.includes(r)} onClick=${()=>s(r)}>${i.split(":")[0]}</button>`)}
    </div>`}function Wl(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function Ll(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function Hl({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s]=n.rulesets,[r,i]=k(n.house),[a,c]=k(""),[d,u]=k(null),f=p.rulebooks;O(()=>{B(`/v1/rulesets/${s}`).then(({parameters:g})=>u(g),()=>{})},[s]);let h=(g,_)=>{let{[g]:w,...v}=r;i(_===null?v:{...v,[g]:_})},$=g=>{g.preventDefault(),e.replace(_=>({..._,house:r})),t()},m=g=>{let _=ge(g),w=_&&[_.question,..._.settings.map(v=>_.answer(v))].join(" ").toLowerCase();return g in r||a.toLowerCase().split(/\s+/).every(v=>w?.includes(v))};return l`
    <form class="sheet-form" onSubmit=${$}>
      <header>
        <h2 id="rulebooks-title">${f.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&sn.length>0&&l`
          <section>
            <p class="about">${f.about(R(o,s))}</p>
            <label class="field">${f.search}<input type="search" value=${a} onInput=${g=>c(g.target.value)} /></label>
            <div class="questions">
              ${sn.filter(m).map(g=>l`<${Pl} key=${g} name=${g} own=${d[g]} set=${_=>h(g,_)} chosen=${r[g]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(r).length} onClick=${()=>i({})}>${f.none}</button>
        <button class="first">${f.use}</button>
      </footer>
    </form>`}function Pl({name:e,own:t,chosen:n,set:o}){let s=ge(e);if(!s)return null;let r=typeof t=="number"?Array.from({length:Math.max(Dl,t)},(a,c)=>c+1):s.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let c=r[a.target.value];o(c===t?null:c)};return l`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${s.question}</span>
      <select value=${r.indexOf(n??t)} onChange=${i}>
        ${r.map((a,c)=>l`<option value=${c}>${s.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}async function rr({body:e},t,n,o){let{compare:s,next_options:r,house_rules:i={},...a}=e,c=await B(`/v1/rulesets/${a.ruleset}/diff/${n.ruleset}`),u=[...new Map(c.topics.flatMap(({parameters:g})=>g.map(_=>[_.key,_]))).values()].filter(({key:g})=>!(g in i));if(!u.length)return[];let f={...a,...jl(n.asked),ruleset:n.ruleset},h=(g,_,w)=>({...g,house_rules:{...i,[_]:w}}),[$,m]=await Promise.all([E("/v1/decisions/batch",{items:u.map(({key:g,b:_})=>h(a,g,_))}),E("/v1/decisions/batch",{items:u.map(({key:g,a:_})=>h(f,g,_))})]);return u.filter((g,_)=>sr($.items[_],o)&&sr(m.items[_],t))}function jl(e){return e?{round:e.body.round}:{}}function sr({decision:e},t){return e!==void 0&&Oe(e)===Oe(t)}function an(e){let{spot:t,position:n}=e,o=n.others??n.beside;if(ee(e)){let r=ie(t,n).join(" ");return o.flatMap(i=>{if(!i.stands)return[];let a=ie(t,i.stands);return[{other:i,likeness:a.join(" ")===r?"alike":"apart",lines:a}]})}let{decision:s}=n;return s?o.map(r=>({other:r,likeness:Bl(s,r),lines:r.decision?[me(r.decision)]:Fl(r)})):[]}function Bl(e,{decision:t,mayDiffer:n}){return!t||Oe(e)!==Oe(t)?"apart":n.length?"open":Ht(e)===Ht(t)?"alike":"later"}function Fl({problem:e}){return[e?.errors?.map(se).join(" ")??e?.detail??""]}function ln({table:e}){let t=an(e);if(!t.length)return null;let n=o=>t.filter(s=>s.likeness===o).length;return l`
    <h3>${p.ruling.beside(n("apart"),n("open"),t.length)}</h3>
    <ul class="other-books">
      ${t.map(o=>l`<${Ul} key=${o.other.ruleset} table=${e} ...${o} />`)}
    </ul>`}function Ul({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=Z(`/v1/rulesets/${t.ruleset}`),{decision:i}=e.position,a=ee(e),c=a?null:t.decision,d=()=>e.replace(f=>({...f,rulesets:[t.ruleset,...f.rulesets.filter(h=>h!==t.ruleset)]})),u=a?$e(e.spot,r):c&&i&&ql(i,c);return l`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.ruleset)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${c&&l`<span class=${`badge ${c.ruling}`}>${s.badge[c.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&l`<${te} reason=${u} rulebook=${r} />`}
      ${t.mayDiffer.length>0&&l`<p class="small">${s.takenAsItStands(t.mayDiffer)}</p>`}
      ${n==="apart"&&c&&l`<${Gl} table=${e} other=${t} theirs=${c} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function ql(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function Gl({table:e,other:t,theirs:n}){let[o,s]=k(null),{decision:r,asked:i}=e.position;if(O(()=>{let u=!1;if(r)return rr(i,r,t,n).then(f=>u||s({theirs:n,differences:f}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[c]=e.spot.rulesets,d=o.differences.flatMap(({key:u,a:f,b:h})=>{let $=ge(u);return $?[{...$,ours:$.answer(f),theirs:$.answer(h)}]:[]});return l`
    <div class="why-apart">
      ${d.map(u=>l`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,c)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.ruleset)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${c}/${t.ruleset}`}>${a.allDifferences}</a></p>
    </div>`}var cn=10,Kl={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>Jl([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":ir,"chips.under_half_a_raise":ir,"chips.overchip":({add:e,pushed:t})=>{let n=G(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,G(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*cn<t?p.sums.tiny(e,cn,e*cn,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-G(t),G(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":ar,"raise.above_pot":ar,"undercall.full":lr,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>G(n)&&e+G(n)<t?lr({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>G(t)?p.sums.short(e+G(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":un,"pot_count.floor":un,"pot_count.stands":un,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function cr(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return[];let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],c=n.action?.seat??r.to_act,d={had:r.players.find(f=>f.seat===c)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:f})=>f)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot??0)+G(r.players.map(({committed:f})=>f)),pushed:a.map(G),least:i?.raise?.min_to??0};return[...zl(e,t,c),...n.reasons].map(({code:f,params:h})=>Kl[f]?.({params:h,...d})).flatMap(f=>f??[]).slice(0,1)}function ur({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot?[]:[p.sums.adds([s.committed,t.pot],s.committed+t.pot)]}function dr({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:u})=>s.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,c=i-n,d=r?0:e.pot??0;return n=i,a*c+d===o?[p.sums.pot(a,c,d,o)]:[]})}function zl(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function ir({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function ar({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function lr({had:e,to:t,pushed:n}){let o=e+G(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function un({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function Jl(e,t){return G(e)===t?!0:null}function G(e){return e.reduce((t,n)=>t+n,0)}var Yl=24,Ql=3;function pr({table:e,rulebook:t}){let n=C(null),[o,s]=k(!1),[r,i]=k(!1),[a,c]=k(""),d=p.card,u=()=>{s(!0),c(""),n.current?.showModal()},f=()=>{i(!1),s(!1)},h=async()=>c(await oc(dn(e).join(" "))),[,$]=e.newest.rulesets;return l`
    <p class="to-card"><button type="button" onClick=${u}>${d.open}</button></p>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&l`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${Zl} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${$&&l`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,$))} onClick=${()=>e.replace(Vl)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function Vl(e){let[t,n,...o]=e.rulesets;return{...e,rulesets:[n,...o,t]}}function Zl({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=ee(e)!==null,i=Se(o),a=o.length-(i?2:1),c=r?null:o[a].decision,d=r?$e(n,t):c&&Po(n,t,c.reasons),u=d&&"message"in d?L(`${d.message}`):"",f=r?[...dr(o[a]),...ur(n,o[a])]:i?[]:cr(o,a),h=c?i?"chosen":c.ruling:null,$=an(e).filter(({likeness:m})=>m==="apart");return l`
    <header class="card-book">${p.ruling.by(R(s,n.rulesets[0]))}</header>
    <${ec} table=${e} at=${a} />
    <div class="card-ruling">
      ${h&&l`<p class=${`badge ${i?"accepted":h}`}>${p.ruling.badge[h]}</p>`}
      <div id="card-ruling" class=${r&&dn(e).length>1?"several":""}>${dn(e).map((m,g)=>l`<p class=${g&&!r?"card-more":m.length>Yl?"card-stands long":"card-stands"}>${m}</p>`)}</div>
      ${c&&!i&&l`<${Xl} decision=${c} />`}
      ${f.map(m=>l`<p class="card-sum">${m}</p>`)}
      ${u&&l`<p class="card-why">${u}</p>`}
      ${d&&l`<${te} reason=${d} rulebook=${t} />`}
    </div>
    ${$.length>0&&l`
        <ul class="card-others">
          ${$.map(({other:m,lines:g})=>l`<li><span>${R(s,m.ruleset)}</span> <b>${g.join(" ")}</b></li>`)}
        </ul>`}`}function Xl({decision:{alternatives:e=[]}}){return e.length?l`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>l`<li>${L(t.message)}</li>`)}</ul>`:null}function dn(e){let{spot:t,position:n,positions:o}=e,s=Se(o);if(s)return[L(s.effect.message),je(s)];if(ee(e)||!n.decision)return ie(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:c})=>c!=="reopening.checked");return[me(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function ec({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=W(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||tc(e,u,n))?[nc(e[u-1],d)]:[]),c=i?a:a.slice(-Ql);return l`
    <div class="card-felt">
      ${r>0&&(!i||!c.length)&&l`<figure><${Dt} motions=${[pn(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${c.map(({motions:d,speech:u,caption:f})=>(d.length>0||u)&&l`<figure>
            ${u&&l`<p class="card-speech">${u}</p>`}
            ${d.length>0&&l`<${Dt} motions=${d} />`}
            ${f&&l`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?pt(t):c.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function tc(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function nc(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:X(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],c=a.map(d=>d.reduce((u,f)=>u+f,0));return{...o,motions:a,speech:r.map(Pt).join(" \u2026 "),caption:c.length?p.card.pushed(c):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let c=i===void 0?b(a):p.card.early(a);return{...o,motions:[pn(a)],caption:c}}return"incident"in n&&n.incident.amount?{...o,motions:[pn(n.incident.amount)],caption:b(n.incident.amount)}:o}function pn(e){return Le(e,ce).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function oc(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!sc(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function sc(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function fr({table:e}){let{position:t}=e,n=C(null);O(()=>{rc(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=ee(e),s=i=>{n.current?.focus(),e.step({choice:i})},r=Z(`/v1/rulesets/${e.spot.rulesets[0]}`);return l`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulesets[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?l`<${Wo} table=${e} />`:t.decision?l`<${ic} decision=${t.decision} />`:l`<${ac} table=${e} />`}</div>
      ${(o||t.decision||Se(e.positions))&&l`<${pr} table=${e} rulebook=${r} />`}
      ${o&&l`<${Bo} table=${e} rulebook=${r} /><${ln} table=${e} />`}
      ${!o&&t.decision&&l`
          <${lc} decision=${t.decision} onChoose=${s} />
          <${cc} reasons=${t.decision.reasons} rulebook=${r} />
          <${ln} table=${e} />`}
    </section>`}function rc({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function ic({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,round_over:a,reasons:c}=e,d=c.every(({code:u})=>u!=="reopening.checked");return l`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${me(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&l`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&l`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&l`<li class="penalty">${t.penalty}</li>`}
        ${a?l`<li>${t.over}</li>`:n!=="discretion"&&i.to_act!==null&&l`<li>${t.next(i.to_act)}</li>`}
      </ul>
    </div>`}function hr({table:{position:e}}){let{decision:t}=e;return t?l`
    <button type="button" class="became" onClick=${()=>document.getElementById("ruling")?.scrollIntoView({block:"start"})}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${me(t)}</span><span class="more">${p.ruling.why}</span>
    </button>`:null}function ac({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return l`<${Lo} position=${t} />`;if("won"in t.step)return l`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return l`<h2>${n.newStreet}</h2>`;let o=Se(e);return o?l`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${L(o.effect.message)}</h2>
      <p>${je(o)}</p>
    </div>`:null}function lc({decision:{alternatives:e=[]},onChoose:t}){return e.length?l`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>l`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${L(n.effect.message)}</b>
            <span>${je(n)}</span>
          </button></li>`)}
    </ol>`:null}function cc({reasons:e,rulebook:t}){return l`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>l`
          <li key=${n.code}>
            <p>${L(n.message)}</p>
            <${te} reason=${n} rulebook=${t} told open=${o===0} />
          </li>`)}
    </ol>`}var uc=[4,5,2,3];function mr({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return l`
    <${de} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(Rt(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${de} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:V(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${r=>t({streets:Number(r.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${uc.map(r=>l`<option value=${r}>${o.gameOf[r]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${r=>t({street:Number(r.target.value),derived:V(e)})}>
            ${Array.from({length:e.streets??5},(r,i)=>l`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function $r({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,c])=>t.min_bet===c&&(!r||t.bring_in!==null||t.small===a);return l`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${lo.map(a=>l`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(ho(t,a))}>
              ${b(a[0])} / ${b(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${pc(t,r).map(a=>l`<${q} key=${a} form=${e} field=${De(a,t)} />`)}
        ${fc(t).map(a=>l`<${q} key=${a} form=${e} field=${_o(a)} />`)}
        ${r&&t.ante!==null&&t.bring_in===null&&l`<label class="field">${s.antePaid}
            <select value=${t.anteBy} onChange=${a=>n({anteBy:a.target.value,posts:null})}>
              <option value="all">${s.byAll}</option><option value="big_blind">${s.byBigBlind}</option>
            </select></label>`}
        ${!t.isMidHand&&l`<label class="field">${s.first}
            <select value=${t.first??""} aria-invalid=${o.has("first")} onChange=${a=>n({first:Number(a.target.value)||null})}>
              <option value="">${s.byButton}</option>
              ${t.seats.map(({seat:a})=>l`<option value=${a}>${p.seat(a)}</option>`)}
            </select>
            ${o.has("first")&&l`<span class="fault">${o.get("first")}</span>`}</label>`}
      </div>
      ${r&&(t.bring_in===null||t.late.length>0)&&l`<${dc} form=${e} />`}
    </section>`}function dc({form:e}){let{draft:t,set:n}=e,{late:o}=t,s=p.setup.late,r=(i,a)=>n({late:o.map((c,d)=>d===i?{...c,...a}:c)});return l`
    <details class="late" open=${o.length>0}>
      <summary>${s.more}</summary>
      <p class="about">${s.about}</p>
      <ul>
        ${o.map(({seat:i,type:a},c)=>l`
            <li>
              <label class="field">${s.who}
                <select value=${i} aria-label=${s.whoOf(c+1)} onChange=${d=>r(c,{seat:Number(d.target.value)})}>
                  ${t.seats.map(d=>l`<option value=${d.seat}>${p.seat(d.seat)}</option>`)}
                </select></label>
              <label class="field">${s.how}
                <select value=${a} aria-label=${s.howOf(c+1)} onChange=${d=>r(c,{type:d.target.value,amount:d.target.value==="dead"?t.small:t.min_bet})}>
                  ${Object.entries(s.kinds).map(([d,u])=>l`<option value=${d}>${u}</option>`)}
                </select></label>
              <${q} form=${e} field=${yo(c)} />
              <button type="button" class="quiet" aria-label=${s.remove(c+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==c)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(mo(t))}>${s.add}</button>
    </details>`}function pc({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,c])=>c).map(([c])=>c)}function fc({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_raise"]:["current_bet","last_raise","bet_count","last_full_bet"]:[]}var hc=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"];function gr({form:{draft:e,set:t,...n},games:o,played:s}){let r=p.setup.named,i=a=>{let c=o.find(d=>d.name===a);t(c?it(e,c,s):{game:null})};return l`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <label class="field">${r.game}
          <select value=${e.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${r.none}</option>
            ${o.map(({name:a,title:c})=>l`<option value=${a}>${c}</option>`)}
          </select>
        </label>
      </div>
      ${e.game&&l`<${mc} form=${{draft:e,set:t,...n}} game=${e.game} />`}
    </section>`}function mc({form:e,game:t}){let{draft:n,set:o,faults:s}=e,{about:r,structure:i,kill:a,killer:c}=t,d=p.setup.named,u=m=>o({game:{...t,...m}}),f=ue(t).all.includes("kill"),h=r.opens==="low_card"||r.opens==="high_card"?d.opens[r.opens]:null,$=Math.max(r.most_players,n.seats.length);return l`
    ${r.structures.length>1&&l`<${de} legend=${p.setup.structure} name="structure" chosen=${i}
        choose=${m=>u({structure:m})}
        choices=${r.structures.map(m=>({to:m,words:p.setup.structures[m]}))} />`}
    <div class="fields">
      ${hc.filter(m=>It(m,t)).map(m=>l`<${q} key=${m} form=${e} field=${$c(m,i)} />`)}
      <label class="field">${d.seats}
        <select value=${n.seats.length} onChange=${m=>o(gc(n,Number(m.target.value)))}>
          ${Array.from({length:$-1},(m,g)=>l`<option value=${g+2}>${g+2}</option>`)}
        </select></label>
      <${q} form=${e} field=${bc} />
      <${q} form=${e} field=${De("chip",n)} />
      ${(i==="fixed_limit"||i==="spread_limit")&&l`<${q} form=${e} field=${De("players_left",n)} />`}
      ${f&&l`<label class="field">${d.kill}
          <select value=${a} onChange=${m=>u({kill:m.target.value,killer:c??n.seats[0].seat})}>
            ${Object.entries(d.kills).map(([m,g])=>l`<option value=${m}>${g}</option>`)}
          </select></label>`}
    </div>
    ${h&&l`<${br} legend=${h} draft=${n} chosen=${n.first} choose=${m=>o({first:m})} />`}
    ${s.has("first")&&l`<p class="fault">${s.get("first")}</p>`}
    ${f&&a!=="none"&&l`
        <${br} legend=${d.killer} draft=${n} chosen=${c} choose=${m=>u({killer:m})} />
        <div class="choice"><button type="button" aria-pressed=${t.actsLast} onClick=${()=>u({actsLast:!t.actsLast})}>${d.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(m=>s.has(m)&&l`<p class="fault">${s.get(m)}</p>`)}`}function br({legend:e,draft:t,chosen:n,choose:o}){return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.seats.map(({seat:s})=>l`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function $c(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},c)=>({game:a&&{...a,amounts:{...a.amounts,[e]:c}}}),placeholder:e==="small_blind"?n.half:""}}var bc={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function gc({seats:e,button:t,first:n},o){let s={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},r=Array.from({length:o},(a,c)=>({...s,...e.find(({seat:d})=>d===c+1),seat:c+1})),i=a=>a!==null&&a<=o?a:null;return{seats:r,posts:null,late:[],button:i(t)??o,first:i(n)}}var wc=["acted","folded"];function _r({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return l`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>l`<${kc} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n($o(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&l`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function kc({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,c=!o.game||ue(o.game).needs.includes("button"),d=(h,$,m=!1,g=()=>{})=>l`
    <label><input type=${h} name=${h==="radio"?$:void 0} checked=${m} aria-label=${`${p.seat(i)}: ${a[$]}`} onChange=${g} />
      <span aria-hidden="true">${a[$]}</span></label>`,u=h=>s({seats:o.seats.map($=>$.seat===i?{...$,[h]:!$[h]}:$),derived:V(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>r.get(`players/${n}${h}`));return l`
    <li>
      <b>${p.seat(i)}</b>
      <${q} form=${e} field=${Nt("stack",i,n)} />
      ${o.isMidHand&&l`<${q} form=${e} field=${Nt("committed",i,n)} />`}
      <span class="setup-marks">
        ${c&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&wc.map(h=>d("checkbox",h,t[h],()=>u(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(bo(o,i))}>×</button>
      ${f.map(h=>h&&l`<p class="fault">${h}</p>`)}
    </li>`}function yr({table:e}){let t=C(null),[n,o]=k(null);return l`
    <button type="button" data-key="s" onClick=${()=>{o(co(e.spot,e.position)),t.current?.showModal()}}><${H} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&l`<${vc} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function vc({table:e,first:t,close:n}){let[o,s]=k(t),[r,i]=k(null),[a,c]=k(null),d=C(!1),{game:u,steps:f,...h}=e.spot,$=Z("/v1/games")?.games??[],m=f.length?void 0:$.find(({name:x})=>x===u?.named.name),g=(u?.named.players??[]).map(x=>({committed:0,acted:!1,folded:!1,...x}));O(()=>{m&&s(x=>x.game?x:{...x,...it(x,m,u?.named),seats:g})},[m]);let _=x=>s({...o,...x}),w=new Map((r?.errors??[]).map(x=>[Et(o,x.pointer),se(x)])),v=async()=>{let x=At(o);try{return o.game?await st(h,go(o,o.game),io(o.game.about)):await E("opening"in x?"/v1/rounds":"/v1/options",{...D(h),...x})}catch(I){if(!(I instanceof A))throw I;return i(I.problem),null}},S=async()=>{let x=await v();x&&s(Ct(x.round))},y=async x=>{if(x.preventDefault(),d.current)return;d.current=!0;let I=await v();d.current=!1,I&&(o.game?e.replace(({rulesets:N,house:U})=>({...I,rulesets:N,house:U})):e.replace(({rulesets:N,house:U})=>({rulesets:N,house:U,start:At(o),steps:[]})),n())},M={draft:o,set:_,standAsItIs:S,faults:w,active:a,activate:c};return l`
    <form class="sheet-form" onSubmit=${y}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&l`<${Sc} draft=${o} trouble=${r} />`}
        <${gr} form=${M} games=${$} played=${u?.named} />
        ${!o.game&&l`<${mr} form=${M} /><${$r} form=${M} />`}
        <${_r} form=${M} />
      </div>
      <footer>
        <${Oc} form=${M} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function Sc({draft:e,trouble:t}){let{errors:n=[]}=t;return l`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>l`<li>${p.setup.place(Et(e,o.pointer),e.seats)}${se(o)}</li>`)}</ul>
    </div>`}function Oc({form:{draft:e,set:t,active:n}}){if(!n)return l`<p class="dim">${p.setup.chooseField}</p>`;let o=J({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return l`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${xt} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var xc=20,Tc=200;function wr({table:e}){let t=C(null),[n,o]=k(!1);return l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${H} of="BookOpen" />${p.situations.open}</button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&l`<${Cc} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function Cc({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulesets,[r,i]=k({q:"",topic:"",structure:""}),[a,c]=k([]),[d,u]=k(null),[f,h]=k(null),[$,m]=z(S=>S+1,0),g=C(null);O(()=>g.current?.focus(),[]);let _=S=>i({...r,...S});O(()=>{B("/v1/conformance").then(({topics:S})=>c(Object.keys(S)),gt(h))},[$]),O(()=>{let S=!1,M=setTimeout(()=>{h(null),fn(Mc(o,r),{tests:[],total:0,next:null}).then(x=>S||u(x),gt(h))},d?Tc:0);return()=>{S=!0,clearTimeout(M)}},[r,o,$]);let w=()=>d?.next&&fn(d.next,d).then(u,gt(h)),v=S=>Jt(S,s).then(y=>{e.replace(y),t()},gt(h));return l`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" onClick=${t}>${p.close}</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${r.q} ref=${g}
          onInput=${S=>_({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${r.topic} onChange=${S=>_({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>l`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${r.structure} onChange=${S=>_({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>l`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${f&&l`<${Q} trouble=${f} again=${m} />`}
    <div class="situations-found">
      ${Ec(d?.tests??[]).map(([S,y])=>l`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(M=>l`<li key=${M.id}><${Ac} test=${M} choose=${v} /></li>`)}</ul>`)}
      ${d?.next&&l`<button type="button" class="situations-more" onClick=${w}>${n.more}</button>`}
    </div>`}function Ac({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return l`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function Mc(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/cases?${new URLSearchParams([["ruleset",e.split("@")[0]],...n,["limit",String(xc)]])}`}async function fn(e,t){let{cases:n,total:o,next:s}=await B(e),r={tests:[...t.tests,...n.filter(zt)],total:o,next:s};return s&&r.tests.length===t.tests.length?await fn(s,r):r}function Ec(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function gt(e){return t=>{if(!(t instanceof A))throw t;e(t.problem)}}function kr({label:e,names:t,chosen:n,choose:o,children:s}){let r=C(null),i=Object.keys(t);return l`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${c=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(c.key in u))return;c.preventDefault();let f=(u[c.key]+i.length)%i.length;o(i[f]),r.current?.children[f]?.focus()}}>
      ${i.map((c,d)=>l`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${c}`} aria-controls="tab-panel" aria-selected=${c===n} tabindex=${c===n?0:-1}
            onClick=${()=>o(c)}>${t[c]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function Rc({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function Ic(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:e.spot.dispute};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function Nc({first:e,rulebooks:t,told:n}){let[o,s]=z(Rc,{past:[],spot:e,future:[]}),[r,i]=k(null),[a,c]=k(null),[d,u]=k(n),[f,h]=z(v=>v+1,0),$=C(""),{spot:m}=o;O(()=>{let v=!1;return Ne(m).then(S=>v||c(y=>Ic({...S,spot:m,asked:m},y))),bt(m).then(S=>{v||($.current=`#${S}`,window.history.replaceState(window.history.state,"",$.current))}),()=>{v=!0}},[m,f]),O(()=>{let v=0,S=async({newURL:y})=>{let M=++v,{spot:x,notice:I}=await on(new URL(y).hash).catch(N=>({spot:null,notice:Sr(N).detail}));M===v&&(u(I),x?s({to:x}):window.history.replaceState(null,"",$.current))};return window.addEventListener("hashchange",S),()=>window.removeEventListener("hashchange",S)},[]),O(()=>{if(!a||a.asked!==m||a.problem||!o.runs)return;let{next:v}=a.positions[a.positions.length-1];v?.type==="street"&&!v.betting&&s({dealtAfter:m})},[a]),O(()=>i(null),[a?.positions.length,a?.spot.start]);let g=()=>s({to:K()});if(!a)return null;if(!a.positions.length)return l`<${vr} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${g} />`;let _=a.positions[a.positions.length-1],w={spot:a.spot,positions:a.positions,position:_,problem:a.problem,busy:a.asked!==m,newest:m,rulebooks:t,seat:r?.at===a.positions.length?r.seat:_.round.to_act,choose:v=>i({seat:v,at:a.positions.length}),step:v=>s({step:v,from:a.spot,at:a.positions.length-1}),replace:v=>s({to:v}),amend:v=>s({to:v,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return l`<${Dc} table=${w} notice=${d} />`}function Dc({table:e,notice:t}){let n=e.newest.dispute,[o,s]=ae("turn","act"),[r,i]=ae("declared",be),[a,c]=ae("reported",null),d=C(!0);O(()=>{if(d.current){d.current=!1;return}i(be),c(null)},[e.positions.length]);let u=C(null),f=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{f&&u.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let h={act:()=>l`<${So} table=${e} />`,declare:()=>l`<${Vo} table=${e} draft=${r} setDraft=${i} />`,incident:()=>l`<${Rs} table=${e} draft=${a} setDraft=${c} />`}[o],$=e.problem&&l`<${Q} trouble=${e.problem} again=${e.retry} />`,m=l`
    <div class="tools" role="toolbar" aria-label=${p.tools}>
      <button type="button" data-key="n" onClick=${()=>e.replace(Wc)}><${H} of="Plus" />${p.newHand}</button>
      <${yr} table=${e} />
      <${wr} table=${e} />
      <${Os} table=${e} />
      <${Zs} table=${e} />
      <span class="turn-back">
        <${er} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${H} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${H} of="Redo" /></button>
      </span>
    </div>`,g=l`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${u}>
      <${kr} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${h()}</>
      ${f&&$}
    </div>`,_=n!==void 0,w=!n||n.asked;return l`
    <div class=${_?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${Ms} table=${e} />
        ${!_&&m}
        <${nr} table=${e} />
        ${!f&&(!n||!e.problem?.errors)&&$}
        ${t&&l`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${ns} table=${e} />
          ${!_&&l`<${hr} table=${e} />${g}`}
        </div>
      </div>
      <div class="side">
        ${w?l`<${fr} table=${e} />`:l`<${jo} table=${e} />`}
        <${or} table=${e} />
        ${w&&l`<${os} table=${e} />`}
      </div>
      ${_&&l`<div class="go-on">${n.asked&&l`<details><summary>${p.happened.goOn}</summary>${g}</details>`}${m}</div>`}
    </div>`}function Wc(e){return e.game?{...e,steps:[]}:K({rulesets:e.rulesets,house:Pe(e)})}function vr({trouble:e,again:t,begin:n}){return l`
    <div class="room">
      <${Q} trouble=${e} again=${t} />
      ${n&&l`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function Lc(){let[e,t]=k(null),[n,o]=k(null),[s,r]=z(i=>i+1,0);return O(()=>{let i=on(location.hash).then(({spot:a,notice:c})=>({first:a??K(),told:c}));i.then(({first:a})=>Ne(a)).catch(()=>{}),Promise.all([B("/v1/rulesets"),i]).then(([{rulesets:a},c])=>t({...c,rulebooks:a}),a=>o(Sr(a)))},[s]),e?l`<${Nc} ...${e} />`:n&&l`<${vr} trouble=${n} again=${r} />`}function Sr(e){if(e instanceof A)return e.problem;throw e}oe(l`<${Lc} />`,document.getElementById("table"));
//# sourceMappingURL=table.js.map
