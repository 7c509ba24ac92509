var Tn=new Intl.NumberFormat(navigator.language);function m(e){return Tn.format(e)}function Et(e){let t=e.trim().replace(Lr,Br);if(/[.,]\d{0,2}$/.test(t))return null;let n=t.replace(/[\s.,'’_٬]/g,""),o=/^\d+$/.test(n)?Number(n):null;return Number.isSafeInteger(o)?o:null}var Lr=/\p{Nd}/gu;function Br(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var Wr=new Intl.NumberFormat(navigator.language,{notation:"compact"});function pe(e){return e<1e3?Tn.format(e):Wr.format(e)}var nt,T,jn,Me,Fn,Cn,Hr,Xe={},qn=[],Pr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function se(e,t){for(var n in t)e[n]=t[n];return e}function Un(e){var t=e.parentNode;t&&t.removeChild(e)}function Kn(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?nt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return Ve(e,i,o,s,null)}function Ve(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++jn};return T.vnode!=null&&T.vnode(r),r}function ot(e){return e.children}function Qe(e,t){this.props=e,this.context=t}function ye(e,t){if(t==null)return e.__?ye(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ye(e):null}function Gn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Gn(e)}}function An(e){(!e.__d&&(e.__d=!0)&&Me.push(e)&&!et.__r++||Cn!==T.debounceRendering)&&((Cn=T.debounceRendering)||Fn)(et)}function et(){for(var e;et.__r=Me.length;)e=Me.sort(function(t,n){return t.__v.__b-n.__v.__b}),Me=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=se({},r)).__v=r.__v+1,It(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??ye(r),r.__h),Vn(o,r),r.__e!=i&&Gn(r)))})}function zn(e,t,n,o,s,r,i,a,c,d){var u,f,h,$,g,b,_,w=o&&o.__k||qn,v=w.length;for(n.__k=[],u=0;u<t.length;u++)if(($=n.__k[u]=($=t[u])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?Ve(null,$,null,null,$):Array.isArray($)?Ve(ot,{children:$},null,null,null):$.__b>0?Ve($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=w[u])===null||h&&$.key==h.key&&$.type===h.type)w[u]=void 0;else for(f=0;f<v;f++){if((h=w[f])&&$.key==h.key&&$.type===h.type){w[f]=void 0;break}h=null}It(e,$,h=h||Xe,s,r,i,a,c,d),g=$.__e,(f=$.ref)&&h.ref!=f&&(_||(_=[]),h.ref&&_.push(h.ref,null,$),_.push(f,$.__c||g,$)),g!=null?(b==null&&(b=g),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=c=Jn($,c,e):c=Yn(e,$,h,w,g,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&h.__e==c&&c.parentNode!=e&&(c=ye(h))}for(n.__e=b,u=v;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=ye(o,u+1)),Zn(w[u],w[u]));if(_)for(u=0;u<_.length;u++)Qn(_[u],_[++u],_[++u])}function Jn(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Jn(s,t,n):Yn(n,s,s,e.__k,s.__e,t));return t}function Yn(e,t,n,o,s,r){var i,a,c;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,c=0;(a=a.nextSibling)&&c<o.length;c+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function En(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Pr.test(t)?n:n+"px"}function Ye(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||En(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||En(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?Rn:Mn,r):e.removeEventListener(t,r?Rn:Mn,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Mn(e){this.l[e.type+!1](T.event?T.event(e):e)}function Rn(e){this.l[e.type+!0](T.event?T.event(e):e)}function It(e,t,n,o,s,r,i,a,c){var d,u,f,h,$,g,b,_,w,v,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(_=t.props,w=(d=y.contextType)&&o[d.__c],v=d?w?w.props.value:d.__:o,n.__c?b=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(_,v):(t.__c=u=new Qe(_,v),u.constructor=y,u.render=Fr),w&&w.sub(u),u.props=_,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=se({},u.__s)),se(u.__s,y.getDerivedStateFromProps(_,u.__s))),h=u.props,$=u.state,f)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==h&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(_,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(_,u.__s,v)===!1||t.__v===n.__v){u.props=_,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(_,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(h,$,g)})}u.context=v,u.props=_,u.state=u.__s,(d=T.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=se(se({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(h,$)),S=d!=null&&d.type===ot&&d.key==null?d.props.children:d,zn(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,c),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),b&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=jr(n.__e,t,n,o,s,r,i,c);(d=T.diffed)&&d(t)}catch(x){t.__v=null,(c||r!=null)&&(t.__e=a,t.__h=!!c,r[r.indexOf(a)]=null),T.__e(x,t,n)}}function Vn(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function jr(e,t,n,o,s,r,i,a){var c,d,u,f=n.props,h=t.props,$=t.type,g=0;if($==="svg"&&(s=!0),r!=null){for(;g<r.length;g++)if((c=r[g])&&(c===e||($?c.localName==$:c.nodeType==3))){e=c,r[g]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),r=null,a=!1}if($===null)f===h||a&&e.data===h||(e.data=h);else{if(r=r&&nt.call(e.childNodes),d=(f=n.props||Xe).dangerouslySetInnerHTML,u=h.dangerouslySetInnerHTML,!a){if(r!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(b,_,w,v,S){var y;for(y in w)y==="children"||y==="key"||y in _||Ye(b,y,null,w[y],v);for(y in _)S&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||w[y]===_[y]||Ye(b,y,_[y],w[y],v)})(e,h,f,s,a),u)t.__k=[];else if(g=t.props.children,zn(e,Array.isArray(g)?g:[g],t,n,o,s&&$!=="foreignObject",r,i,r?r[0]:n.__k&&ye(n,0),a),r!=null)for(g=r.length;g--;)r[g]!=null&&Un(r[g]);a||("value"in h&&(g=h.value)!==void 0&&(g!==e.value||$==="progress"&&!g)&&Ye(e,"value",g,f.value,!1),"checked"in h&&(g=h.checked)!==void 0&&g!==e.checked&&Ye(e,"checked",g,f.checked,!1))}return e}function Qn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function Zn(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Qn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Zn(o[s],t,typeof e.type!="function");n||e.__e==null||Un(e.__e),e.__e=e.__d=void 0}function Fr(e,t,n){return this.constructor(e,n)}function re(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],It(t,e=(!o&&n||t).__k=Kn(ot,null,[e]),s||Xe,Xe,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?nt.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Vn(r,e)}nt=qn.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},jn=0,Qe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=se({},this.state),typeof e=="function"&&(e=e(se({},n),this.props)),e&&se(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),An(this))},Qe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),An(this))},Qe.prototype.render=ot,Me=[],Fn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,et.__r=0,Hr=0;var Re,j,In,tt=0,Mt=[],Nn=T.__b,Dn=T.__r,Ln=T.diffed,Bn=T.__c,Wn=T.unmount;function st(e,t){T.__h&&T.__h(j,e,tt||t),tt=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return tt=1,Y(Xn,e)}function Y(e,t,n){var o=st(Re++,2);return o.t=e,o.__c||(o.__=[n?n(t):Xn(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=j),o.__}function O(e,t){var n=st(Re++,3);!T.__s&&Nt(n.__H,t)&&(n.__=e,n.__H=t,j.__H.__h.push(n))}function ie(e,t){var n=st(Re++,4);!T.__s&&Nt(n.__H,t)&&(n.__=e,n.__H=t,j.__h.push(n))}function C(e){return tt=5,rt(function(){return{current:e}},[])}function rt(e,t){var n=st(Re++,7);return Nt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function qr(){Mt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ze),e.__H.__h.forEach(Rt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),Mt=[]}T.__b=function(e){j=null,Nn&&Nn(e)},T.__r=function(e){Dn&&Dn(e),Re=0;var t=(j=e.__c).__H;t&&(t.__h.forEach(Ze),t.__h.forEach(Rt),t.__h=[])},T.diffed=function(e){Ln&&Ln(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Mt.push(t)!==1&&In===T.requestAnimationFrame||((In=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),Hn&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Hn&&(o=requestAnimationFrame(s))})(qr)),j=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ze),n.__h=n.__h.filter(function(o){return!o.__||Rt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),Bn&&Bn(e,t)},T.unmount=function(e){Wn&&Wn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ze)}catch(n){T.__e(n,t.__v)}};var Hn=typeof requestAnimationFrame=="function";function Ze(e){var t=j;typeof e.__c=="function"&&e.__c(),j=t}function Rt(e){var t=j;e.__c=e.__(),j=t}function Nt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Xn(e,t){return typeof t=="function"?t(e):t}var eo=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,eo(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Pn=new Map,l=function(e){var t=Pn.get(this);return t||(t=new Map,Pn.set(this,t)),(t=eo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",c=[0],d=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):r===3&&(h||i)?(c.push(3,h,i),r=2):r===2&&i==="..."&&h?c.push(4,h,0):r===2&&i&&!h?c.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(c.push(r,0,i,s),r=6),h&&(c.push(r,h,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var f=0;f<n[u].length;f++)o=n[u][f],r===1?o==="<"?(d(),c=[c],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][f+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Kn);var Dt={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},Lt={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},it=({all_in:e})=>e?", all-in":"",to=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function no({type:e,seat:t,to:n,add:o,all_in:s}){let i=`${o!==n&&o>0?`, ${m(o)} more`:""}${it({all_in:s})}.`;return{fold:`Seat ${t} folds.`,check:"It is a check.",call:`It is a call of ${m(n)}${i}`,bet:`It is a bet of ${m(n)}${i}`,raise:`It is a raise to ${m(n)}${i}`,complete:`It is completed to ${m(n)}${i}`,bring_in:`It is the bring-in of ${m(n)}${i}`}[e]??e}var Ur=e=>e.replace(/^./,t=>t.toUpperCase()),Kr=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"The answer is not from this service. Something between the service and this page answers instead. Try again.",offline:{away:"The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",old:"There is a newer version of this page. The table stays as it is.",load:"Load it",install:"Install",about:"The page then opens without a network too.",insecure:"To install this page or open it without a network, load it by HTTPS."},device:{fetch:"Rule without a network",size:e=>`Fetches ${e} MB once. After that, this page also rules new spots when the service does not answer.`,fetching:(e,t)=>`Fetching file ${e} of ${t}\u2026`,failed:"The engine was not fetched. Connect to the service and try again.",kept:e=>`This page rules without a network, by Floorman ${e}.`,rules:e=>`The service does not answer. Ruled on this device by Floorman ${e}.`},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service needs a key. The operator of the service can give you one.",wrong:"The service does not know this key, or the key does not allow this. Try another.",label:"Key",use:"Use this key",kept:"The key stays on this page only, and is deleted when you close the page."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${m(e)} to ${m(t)}.`:`This must be at least ${m(e)}.`,"round.max_bet_needed":()=>"Enter the largest bet or raise allowed.","round.current_bet_needed":({committed:e})=>`Enter the bet to call. The most in front of a player is ${m(e)}, but a short blind may count for more.`,"round.last_full_raise_by_needed":({current_bet:e})=>`Enter the size of the last raise. A bet of ${m(e)} can come about in several ways.`,"round.last_full_bet_to_needed":({current_bet:e})=>`Enter the last full bet. That is ${m(e)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,"round.bet_count_needed":({last_full_bet_to:e})=>`Enter the number of bets and raises. A bet of ${m(e)} can come about in several ways.`,"round.pot_before_round_needed":()=>"Enter the pot. In pot-limit the largest raise depends on it.","round.street_needed":()=>"Choose the street.","round.streets_needed":()=>"Choose the kind of game. The cap on raises depends on it.","round.players_left_needed":()=>"Enter how many players are left in the event. With two, there is no cap on raises.","round.pot_credit_needed":()=>"Set up the hand from its blinds and act up to here. The chips alone do not show the pot.","round.capped_needed":({bet_count:e})=>`Set up the hand from the start of the street and act up to here. The cap after ${e} bets and raises depends on who was in at the last one.`,"round.began_heads_up_needed":()=>"Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.","round.out_of_turn_impossible":({seat:e})=>`The action of seat ${e} out of turn is impossible. The chips of the seat do not fit it.`,"declaration.size_not_to_come":()=>"If an amount is said or chips are in, the size is not still to come.","declaration.question_of_words":()=>"A question has words only. Remove the chips, the gesture and the raise not noticed.","declaration.told_or_unaware":()=>"Choose one: the player was told something wrong, or had not noticed the raise.","next_street.first_to_act_needed":()=>"Choose who is first to act. No button is set.","house_rules.contradictory":()=>"Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.","opening.first_to_act_needed":()=>"Choose who is first to act, or who has the button.","opening.first_by_cards":()=>"Choose who is first to act. In stud the cards decide.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${m(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Enter what the others did since. At least one must have acted."},link:{damaged:"That link is damaged, and was not opened.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Mistake found later",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Mistake found later"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute found. Try other words, or play the hand on the felt.",all:e=>`All ${e}`,fewer:"Fewer",another:"Another dispute",needed:"This is needed.",ifAny:"if any",goOn:"Go on from here",says:e=>`${e} says`},answer:{may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${m(e)}`,call:({to:e,add:t,all_in:n})=>`call ${m(e)}${t===e?"":` (${m(t)} more)`}${it({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map(m).join(" or ")}`:t===n?`${s} ${m(t)}`:`${s} ${m(t)} or more`},posted:(e,t,n)=>`Seat ${e} posts ${m(t)} as the blind and ${m(n)} as the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${m(e)}`,pots:e=>`Pots ${m(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${m(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${m(e)}`,withBets:e=>`with the bets ${m(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?Ur(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${m(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${m(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${m(e)}`},act:{floorFirst:"The floor must choose first. The choices are with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,another:"If another seat acted, choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${m(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${m(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${m(t)}`,complete:`Complete to ${m(t)}`})[e]??`Raise to ${m(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:e=>({bet:"Bet:",complete:"Complete to:"})[e]??"Raise to:",why:e=>e?"(all-in)":"(limit)",below:e=>`Below the minimum of ${m(e)}. Propose it to see the ruling.`,above:e=>`Above the maximum of ${m(e)}. Propose it to see the ruling.`,between:(e,t)=>`Neither ${m(e)} nor ${m(t)}. Propose it to see the ruling.`,proposeAnyway:"Propose a raise anyway",barred:e=>({stack:"No raise: no chips are left beyond the call.",no_opponent:"No raise: nobody else has chips to call it.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting is not reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${m(e.amount)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set. Choose the first to act.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?Kr(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${m(t)}${n?`${o?" to":" or"} ${m(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"The floor decides about odd chips. Here they go one by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",format:"Kind of event",formats:{tournament:"Tournament",cash:"Cash game"},method:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseMethod:"The rulebook lets the house choose how the button moves:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games. ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} stays in force, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot_before_round:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_full_raise_by:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet_to:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`Choose what this house does differently. All else follows ${e}.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:Dt,anAmount:"Only an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${m(e)} in all`,onTop:e=>`${m(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"The amount is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"By",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${m(e)}`,takeAway:e=>`Take the ${m(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${m(e)} already in front`,priorMoved:"Were some of these chips taken back first?",moved:{none:"No, all stayed",part:"Yes, some",all:"Yes, all"},priorChips:"Chips still in front",lies:e=>`A ${m(e)} chip is still there`,knew:"Misinformed or unaware",inQuestion:"In a question or conversation",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told a wrong amount to call",nobodySince:"Nobody has acted since",nothingYet:"Choose the words said or the chips put in.",ask:"What stands?",clear:"Clear",again:"Change the last declaration",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${m(s[0])} chip`:s.map(m).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map(m).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map(m).join(" + ")}.`,inQuestion:"It was said in a question or conversation.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told wrongly that the call is ${m(t)}.`,told:(e,t)=>`Seat ${e} had been told wrongly ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"that a raise is not allowed"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (the amount is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map(m).join(" or ")??(n!==void 0?`${m(n)} more`:t!==void 0?m(t):"");return e?s?`${Dt[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:Dt[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose",clock_called:"The clock is called",time_expired:"A player's time has run out"},about:{skipped:"It is this seat's turn, and others have acted before it. Enter what they did, unless it was played here.",amount_unknown:"The player said bet or raise without a size. The size was named only after others acted.",misinformed:"The player put in the amount that was announced as the bet. The bet is higher.",undercalls:"The seat to act and others behind it put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"A player bet the largest amount the pot allows, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor rules that it was on purpose.",clock_called:"The player takes long, and must act in a set time.",time_expired:"The clock, or the time bank, is over, and the player has not acted."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?",clock_called:"Who takes long?",time_expired:"Whose time is over?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"The amount put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_to:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as counted",actual_pot:()=>"The real pot",waited:()=>"Seconds since the player's turn began"},ticks:{street_over:"The next card has been dealt, or the showdown has begun",tied:"The player acted exactly as the time ran out"},calledBy:"Called by",theFloor:"The floor",more:"More details",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:Lt,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${Lt[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${m(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${Lt[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street. There is nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed. ${e}.`,nothing:e=>`${e}.`,stands:e=>({fold:`Seat ${e.seat} folds.`,check:`Seat ${e.seat} checks.`,bet:`The bet stands: ${m(e.to)}${it(e)}.`,raise:`The raise stands: to ${m(e.to)}${it(e)}.`})[e.type]??no(e),isOnly:e=>no(e)},settled:e=>`Fixed whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${to(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",basis:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t)=>t===1?`Another rulebook rules ${e?"otherwise":"alike"}`:e===t?`${t===2?"Both":`All ${t}`} other rulebooks rule otherwise`:e?`${e} of ${t} other rulebooks ${e===1?"rules":"rule"} otherwise`:"All other rulebooks rule alike",ofRound:"Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",likeness:{apart:"otherwise",later:"alike now, but not in later rulings",alike:"alike"},makeRuling:"Make this the ruling book",allDifferences:"All differences between these two"},card:{open:"Show the ruling",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"The link could not be sent. Copy it from the address bar.",bet:e=>`The bet: ${m(e)}`,early:e=>`${m(e)}, out of turn`,pushed:e=>e.map(m).join(", then "),then:"then"},sums:{adds:(e,t)=>`${e.map(m).join(" + ")} = ${m(t)}`,enough:(e,t,n)=>t?`${e}: ${m(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${m(e)} of ${m(t)}`,half:(e,t,n,o,s)=>`${m(e)} \u2212 ${m(t)} = ${m(n)}: ${s?"half":"less than half"} of ${m(o)}${s?" or more":""}`,change:(e,t,n)=>`${m(e)} \u2212 ${m(t)} = ${m(n)} back`,string:(e,t)=>`${m(e)} counts, ${m(t)} goes back`,tiny:(e,t,n,o)=>`${m(t)} \xD7 ${m(e)} = ${m(n)}, less than ${m(o)}`,pots:(e,t,n)=>`${m(e)} + ${m(t)} = ${m(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${m(t)}${n?` + ${m(n)}`:""} = ${m(o)}`,counted:(e,t)=>e>t?`${m(e)} \u2212 ${m(t)} = ${m(e-t)} too much`:`${m(t)} \u2212 ${m(e)} = ${m(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${m(e)} found`:"Nothing found. Try fewer or other words.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${m(n)} to ${to(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${m(e)}`,everybodyAntes:e=>`Everybody antes ${m(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${m(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${m(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${m(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${m(o)}`,bet:`bets ${m(n)}`,raise:`raises to ${m(n)}`,complete:`completes to ${m(n)}`,bring_in:`brings it in for ${m(n)}`,all_in:`is all-in for ${m(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${m(n)}`:o!==void 0?`by ${m(o)}`:s!==void 0?`with ${m(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_to:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a,called_by:c,waited:d,tied:u})=>({skipped:`Seat ${t} was skipped`,amount_unknown:`Seat ${t} names the size, ${m(n)}, only after others have acted`,hidden_chip:`${m(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${m(s)}`:""}`,misinformed:`Seat ${t} was told wrongly that the bet is ${m(o)}, and put that in`,wrong_pot_count:`The dealer counted ${m(r)}${i===void 0?"":` for ${m(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${m(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${m(n)}`,wrong_bring_in:`Another seat brought it in instead of seat ${t}`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`,clock_called:`${c===void 0?"The floor":`Seat ${c}`} calls the clock on seat ${t}${d===void 0?"":`, whose turn it has been for ${d} seconds`}`,time_expired:u?`Seat ${t} acts exactly as the time runs out`:`The time of seat ${t} runs out`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${m(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${m(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${m(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"The file contains no hand.",tooMany:e=>`The limit is ${m(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`The limit is ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of the file is longer than ${e} MB, which is too long for a hand.`,tooDeep:"A part of the file is nested deeper than any hand.",unread:"The file could not be read.",reading:"Reading\u2026",pasted:e=>`The pasted text has ${m(e)} characters, too many for the field. The whole text is judged.`,judged:(e,t)=>e<t?`${m(e)} of ${m(t)} hands judged`:t===1?"One hand judged":`All ${m(t)} hands judged`,show:"Show only",number:m,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",floor:"For the floor",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,legalWith:"Legal with the house rule",bySite:"Judged with the site's own house rule",scale:e=>`Amounts are whole numbers: ${m(e)} here are 1 in the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"The link contains everything: this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",hand:"Hand"},about:{curl:()=>"The last request, as sent.",typescript:()=>"The last request with fetch, for browsers and Node.js.",python:()=>"The last request to the library, without a server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,hand:()=>"The hand so far in Floorman\u2019s own JSON, with unknown cards. \u201Cfloorman convert\u201D writes it as PHH or Open Hand History."},cannot:{case:"There is no case: nobody is to act, and there is no ruling.",hand:"This is not a hand: a hand has only plain actions after the posts."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"The text is selected. Copy it with the keyboard or the menu.",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"from the table"},seen:{restated:"not read by us yet",unseen:"text not seen by us"},slip:{none:"There is no ruling yet. Somebody must act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${m(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var fe=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function V({chip:e=1,min_bet:t}){let n=fe.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Ie({value:e,onChange:t,step:n,...o}){let[s,r]=k(null),i=u=>{r(u.target.value),t(Et(u.target.value))},a=u=>{let f={ArrowUp:n,ArrowDown:-n}[u.key];f&&(u.preventDefault(),r(null),t(Math.max(0,(e??0)+f)))},d=s!==null&&Et(s)===e?s:e===null?"":m(e);return l`
    <input inputmode="numeric" autocomplete="off" value=${d} onInput=${i} onKeyDown=${a} onBlur=${()=>r(null)} ...${o} />`}function Bt({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return l`
    ${e.map(r=>l`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${m(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${pe(r)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${pe(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function K({label:e,value:t,onChange:n,chips:o,...s}){return l`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Ie} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${s} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${Bt} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var Gr="floorman engine ",ct=JSON.parse(document.getElementById("table")?.dataset.engine??"null"),lt=ct?.files??[],Wt=ct?.version??"",oo=((ct?.bytes??0)/1e6).toFixed(1),Ht=ct!==null&&window.isSecureContext&&"serviceWorker"in navigator,Ne=!1,at;function we(){return Ne}async function so(){return Ne=(await Promise.all(lt.map(t=>caches.match(t,{ignoreVary:!0})))).every(Boolean),Ne}async function ro(){return!Ht||await so()?Ne:(await caches.keys()).some(e=>e.startsWith(Gr))?await Pt(()=>{}).catch(()=>!1):!1}async function Pt(e){let{serviceWorker:t}=navigator;await t.ready,t.controller||await new Promise(n=>t.oncontrollerchange=n);for(let[n,o]of lt.entries())e(n+1,lt.length),await(await fetch(o)).arrayBuffer();if(!await so())throw new Error("The browser stores no engine.");return!0}function De(){if(!Ne)throw new Error("The engine is not on this device.");let e=new URL(lt.find(t=>t.endsWith("/worker_client.js")),location.href);return at??=import(e.href).then(({load:t})=>t()),at.catch(()=>at=void 0),at}var zr=1250,Jr=3e4,io=5e3,Yr=6e4,Vr=5,Qr=[[/^\/v1\/(rounds|next-street|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulebooks$/,"rulebooks"],[/^\/v1\/rulebooks\/[^/]+$/,"clauses"],[/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/tests$/,"tests"]],Q=new Map,Le="",jt=0,ut="ruled-here",A=class extends Error{constructor(t){super(t.detail),this.problem=t}},ke=class extends A{};function co(e){Le=e.trim(),Q.clear()}function dt(){return Le!==""}function I(e,t){return uo(e,JSON.stringify(t))}function G(e){return uo(e,void 0)}function uo(e,t){let n=`${e} ${t??""}`,o=Q.get(n)??fo(e,t);return Q.delete(n),Q.set(n,o),o.catch(()=>Q.get(n)===o&&Q.delete(n)),Q.size>zr&&Q.delete(Q.keys().next().value),o}function pt(e){if(!dt()){jt=0;for(let t of[...Q.keys()].slice(-e)){let n=t.indexOf(" ");fo(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}}async function*po(e,t,n,o){let s=await ho(e,t,"application/x-ndjson",o).catch(c=>{if(!we())throw c});if(!s){yield*Zr(e,t);return}if(!s.ok||!s.body)throw new A(await $o(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:c,value:d}=await r.read().catch(()=>{throw new A({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let f of u){let h=Xr(f);a+=1,yield h.problem?{...h,problem:ft(h.problem,0)}:h}if(c)break}if(a<n)throw new A({detail:p.nobodyAnswers})}async function*Zr(e,t){let n=JSON.stringify(Object.fromEntries(new URL(e,location.href).searchParams)),{handReply:o}=await De();window.dispatchEvent(new Event(ut));for(let[s,r]of(await t.text()).trimEnd().split(`
`).entries()){let i=await o(s+1,r,n);yield i.problem?{...i,problem:ft(i.problem,0)}:i}}function Xr(e){let t=ei(e);if(!t?.answer&&!t?.problem)throw new A({detail:p.notOurs});return t}function ei(e){try{return JSON.parse(e)}catch{return null}}async function fo(e,t){if(!we())return await ao(e,t,Jr);let n=Date.now()<jt&&await lo(e,t);if(n)return n;let o=Date.now();try{return await ao(e,t,io)}catch(s){if(!(s instanceof ke))throw s;Date.now()-o>=io&&(jt=Date.now()+Yr);let r=await lo(e,t);if(!r)throw s;return r}}async function ao(e,t,n){let o=await ho(e,t,"application/json",AbortSignal.timeout(n));if(!o.ok){let r=await $o(o);throw new(o.status>=500||!r.status?ke:A)(r)}let s=await o.json().catch(()=>null);if(!ti(e,s))throw new ke({detail:p.notOurs});return s}async function lo(e,t){let n=await De().then(({ask:s})=>s(e,t)).catch(()=>null);if(!n||n.status!==200&&t===void 0)return null;let o=JSON.parse(n.body);if(o.errors?.some(({code:s})=>s==="rulebook.unknown"))return null;if(window.dispatchEvent(new Event(ut)),n.status!==200)throw new A(ft(o,0));return o}function ti(e,t){let[n]=e.split("?"),[,o]=Qr.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function ho(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),Le&&(s.Authorization=`Bearer ${Le}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new ke({detail:p.nobodyAnswers})}}async function $o(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?ft(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function ft(e,t){if(e.status===401)return{...e,detail:Le?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(ae)??[];return n.length?{...e,detail:n.slice(0,Vr).join(" ")}:e}function ae({code:e,message:t,params:n}){return p.faults[e]?.(n)??t}var ni=60;async function Be(e){if("opening"in e.start)for(let r of e.rulebooks.slice(1))bo({...e,rulebooks:[r]}).catch(()=>{});let{positions:t,problem:n}=await mo(e,e.steps),o=t.findLastIndex(({decision:r})=>r),s=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));try{for(let r of new Set([o,s]))r>=0&&(t[r].others=await oi(e,t,r))}catch(r){if(!(r instanceof A))throw r;return{positions:t,problem:n??r.problem}}return{positions:t,problem:n}}async function oi(e,t,n){let[,...o]=e.rulebooks,i=("opening"in e.start&&n<=ni?await Promise.all(o.map(c=>si(e,t,n,c))):[]).flatMap(c=>c??[]),a=o.filter(c=>!i.some(d=>d.rulebook===c));return i.push(...await Ft(a,t[n])),o.flatMap(c=>i.filter(d=>d.rulebook===c))}async function si(e,t,n,o){let{positions:s}=await mo({...e,rulebooks:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:c,asked:d}=s[n]??{};return!d||t[n].decision&&!r?null:{rulebook:o,decision:r??void 0,stands:{round:i,options:a,next:c},asked:d}}async function Ft(e,{decision:t,asked:n}){if(!t||!e.length)return[];let{items:o}=await I("/v1/decisions/batch",{items:e.map(s=>({...n.body,rulebook:s}))});return e.map((s,r)=>({rulebook:s,decision:o[r].answer,problem:o[r].problem}))}async function mo(e,t,n){let o=[];try{o.push(await bo(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(qt(i,r)):o.push("choice"in r?ii(i,r,n?.[s]):await ri(e,i,r))}}catch(s){if(!(s instanceof A))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function L({rulebooks:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{rulebook:e,house_rules:o}:{rulebook:e}}async function bo(e){let t=L(e);if("opening"in e.start){let s={path:"/v1/rounds",body:{...t,opening:e.start.opening}},r=await I(s.path,s.body);return{...ve,asked:s,round:r.round,options:r.options,next:r.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await I(n.path,n.body);return{...ve,asked:n,round:e.start.round,options:o.options}}var ve={step:null,options:null,next:null,decision:null,others:[]};async function ri(e,t,n){if("street"in n){let r={path:"/v1/next-street",body:{...L(e),round:t.round,...n.street}},i=await I(r.path,r.body);return{...ve,step:n,asked:r,round:i.round,options:i.options,next:i.next}}let o={path:"/v1/decisions",body:{...L(e),round:t.round,...n}},s=await I(o.path,o.body);return{...ve,step:n,asked:o,round:s.round,options:s.options,next:s.next,decision:s}}function ii(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new A({detail:p.noSuchChoice});let{round:i,next:a,options:c}=r;return{...ve,step:t,asked:e.asked,round:i,options:c,next:a}}function qt(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:u},f)=>ai(u,t.won[f]));if(!r||!a)throw new A({detail:p.noSuchPot});let c=i?[new Map([[i.seat,i.amount]])]:[];for(let[u,{amount:f}]of r.entries())c.push(li(f,t.won[u],n));let d=n.players.map(u=>({...u,stack:c.reduce((f,h)=>f+(h.get(u.seat)??0),u.stack),committed:0}));return{...ve,step:t,asked:s,round:{...n,pot_before_round:0,pots_before_round:void 0,to_act:null,players:d}}}function ai(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function li(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:f})=>f),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(f=>f>o),c=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/c.length/s)*s,u=e-d*c.length;return new Map(c.map((f,h)=>[f,d+Math.max(0,Math.min(s,u-h*s))]))}function go({label:e,names:t,chosen:n,choose:o,children:s}){let r=C(null),i=Object.keys(t);return l`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${c=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(c.key in u))return;c.preventDefault();let f=(u[c.key]+i.length)%i.length;o(i[f]),r.current?.children[f]?.focus()}}>
      ${i.map((c,d)=>l`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${c}`} aria-controls="tab-panel" aria-selected=${c===n} tabindex=${c===n?0:-1}
            onClick=${()=>o(c)}>${t[c]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function We({legend:e,seats:t,chosen:n,choose:o}){return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:s})=>l`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function ht({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return l`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>l`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&l` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function Z({trouble:e,again:t}){return e.status===401?l`<${ci} text=${e.detail} again=${t} />`:l`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function ci({text:e,again:t}){let[n,o]=k("");return l`
    <form class="notice refusal" onSubmit=${r=>{r.preventDefault(),co(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${r=>o(r.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}function le({legend:e,name:t,choices:n,chosen:o,choose:s}){return l`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:r,words:i})=>l`
          <label><input type="radio" name=${t} checked=${r===o} onChange=${()=>s(r)} /><span>${i}</span></label>`)}
    </fieldset>`}var _o=6,ui=2e4,He=JSON.parse(document.getElementById("table")?.dataset.plays??""),Ut={rulebooks:Kt([He.cash[0]],He.tournament[0]),house:{}};function yo(e){return z({rulebooks:[e,...Ut.rulebooks.slice(1).filter(t=>t!==e)],house:{}})}function $t([e]){let[t]=e.split("@");return He.cash.includes(t)||!He.tournament.includes(t)?null:{id:He.cash[0],isDue:e===Ut.rulebooks[0]}}function Kt(e,t){return[t,...e.filter(n=>n!==t)]}function z({rulebooks:e,house:t}=Ut){return{rulebooks:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:_o,min_bet:200,chip:25,players:Array.from({length:_o},(n,o)=>({seat:o+1,stack:ui})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function wo({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:c,button:d,players:u,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),$=h("ante"),g=n?.named.kill,b=h("small_blind"),_=g?b:[...b.slice(0,1),...h("big_blind").slice(0,1)],[w,v]=g||b.length?_:[void 0,..._];return v?{format:n?.format??"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...c?{players_left:c}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),big_blind:g?v.amount:i,small_blind:w?.amount??0,...$.length?{ante:$[0].amount,ante_by:$.length>1?"each":"big_blind"}:{},last:{button:d,...w?{small_blind_seat:w.seat}:{},big_blind_seat:v.seat}}:null}function ko(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,format:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:c})=>({seat:a,stack:c})),won_by:o}}async function vo({rulebooks:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let c={...r,last:a};if(!n)return{rulebooks:e,house:t,start:{opening:i},steps:[],between:c};let{posts:d,button:u,first_to_act:f,dead_small_blind:h}=i,{kill:$,acts_last:g,...b}=n.named,_={...b,players:i.players,posts:d,button:u,first_to_act:f,dead_small_blind:h};return{...await mt({rulebooks:e,house:t},_,n),between:c}}function So({rulebooks:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,c=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return mt({rulebooks:e,house:t},{...a,players:c,...r===void 0?{button:s}:{first_to_act:s}},n)}async function mt({rulebooks:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a,format:c}){let d=await I("/v1/rounds",{...L({rulebooks:e,house:t}),game:n}),u={named:n,house:d.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a,format:c};return{rulebooks:e,house:t,start:{opening:d.opening},steps:[],game:u}}function xo({streets:e,title:t,opens:n,later:o,open_pair:s},r){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:s,format:r}}function Oo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return l`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&l`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>l`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&l`<${di} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&l`<${bt} table=${e} end=${$i(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?l`<${hi} key=${e.position} table=${e} pots=${t.pots} />`:l`<${bt} table=${e} end=${null} />`)}
      ${o&&t.run_out&&l`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&l`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function di({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=k(t.first_to_act),c=p.following,d=!t.run_out&&i===null,{game:u}=e.spot,f=!t.run_out&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),h=w=>e.step({street:{...w.min_bet!==o?{min_bet:w.min_bet}:{},...w.max_bet!==void 0&&w.max_bet!==s?{max_bet:w.max_bet}:{},...w.big_bet!==void 0?{big_bet:w.big_bet}:{},...w.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),$=c.deal(n.street,n.streets,u?.streets),g=!t.run_out&&n.street_bets&&u?.open_pair===(n.street??0)+1,b=r==="fixed_limit"?[o,o*2]:[o],_=n.players.filter(({folded:w,stack:v})=>!w&&v>0);return l`
    ${!t.run_out&&t.first_to_act===null&&l`<${We} legend=${c.firstBy(u?.later)} seats=${_} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(f?b:[o]).map(w=>l`
          <button type="button" class=${f&&b.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:w})}>
            ${f?c.dealWith($,w,r==="spread_limit"?s:void 0):$}</button>`)}
      ${g&&l`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${c.openPair($)}</button>`}
    </div>
    ${f&&l`<${pi} round=${n} name=${$} isHeld=${d} deal=${h} />`}`}function pi({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=k(e.min_bet),[c,d]=k(r?e.max_bet??null:null),u=V(e),f=i&&{min_bet:i,...c?{[r?"max_bet":"big_bet"]:c}:{}};return l`
    <details>
      <summary>${s.otherBets}</summary>
      <${K} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${u} />
      <${K} label=${r?s.most:s.larger} value=${c} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?s.dealWith(t,i,c??void 0,r):t}</button>
    </details>`}var fi=["tournament","cash"];function hi({table:e,pots:t}){let n=p.following,[o,s]=k(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((c,d)=>d!==i?c:c.includes(a)?c.filter(u=>u!==a):[...c,a]));return l`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},c)=>l`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(c,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>l`<button type="button" aria-pressed=${o[c].includes(d)} onClick=${()=>r(c,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&l`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function bt({table:e,end:t}){let n=p.following,o=t&&wo(e.spot),[s,r]=k(o?.format??"tournament"),[i,a]=k([]),[c,d]=k(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&ko(o,s,t.round,f),{game:$}=e.spot,g=async y=>{d(null);try{await y()}catch(x){if(!(x instanceof A))throw x;d(x.problem)}},b=async y=>{h&&e.replace(await vo(e.spot,h,y))},_=y=>g(()=>b(y)),w=()=>g(async()=>{let y=await I("/v1/next-hand",{...L(e.spot),table:h});y.deal?await b(y.deal):a(y.alternatives)}),v=y=>g(async()=>{t&&$&&e.replace(await So(e.spot,$,t.round,y))}),S=y=>{r(y),a([])};return l`
    ${h&&u.length>1&&l`
        <${le} legend=${n.format} name="format" chosen=${s} choose=${S} choices=${fi.map(y=>({to:y,words:n.formats[y]}))} />
        ${i.length>0&&l`<p>${n.chooseMethod}</p>`}`}
    ${c&&l`<${Z} trouble=${c} again=${()=>d(null)} />`}
    ${t&&!h&&$&&u.length>1&&l`<fieldset class="choice">
        <legend>${n.whoOpens($.opens)}</legend>
        ${u.map(({seat:y})=>l`<button type="button" onClick=${()=>v(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&u.length===1&&l`<p>${n.oneLeft(u[0].seat)}</p>`}
    <div class="act-buttons">
      ${h&&u.length>1&&(i.length?i.map(y=>l`<button type="button" class="first" onClick=${()=>_(y)}>${n.method(y.button_method)}</button>`):l`<button type="button" class="first" onClick=${w}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:z(y))}>${p.newHand}</button>
    </div>`}function $i(e,t){let n=e.next?.pots;return n?qt(e,{won:n.map(()=>[t])}):null}function To({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return l`<p>${p.act.floorFirst}</p>`;if(n)return l`<${Oo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return l`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${bt} table=${e} end=${e.position} /></div>`;if(e.seat===null)return l`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,c=u=>e.step({action:i?u:{...u,seat:r}}),d=()=>t.to_act!==null&&e.choose(t.to_act);return l`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?l`<span class="another dim">${p.act.another}</span>`:l`<button type="button" class="quiet" onClick=${d}>${p.act.backTo(t.to_act)}</button>`}
      </p>
      <${bi} key=${e.position} table=${e} may=${a} act=${c} />
    </div>`}var gt=({children:e})=>l`<kbd aria-hidden="true">${e}</kbd>`;function mi({may:e,isLimit:t,act:n}){let o=e?e.call:!0,s=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return l`
    ${(e?.fold??!0)&&l`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${gt}>F<//></button>`}
    ${(e?.check??!0)&&l`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${gt}>C<//></button>`}
    ${e?.bring_in&&l`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&l`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${gt}>C<//></button>`}
    ${s&&l`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${gt}>A<//></button>`}`}function bi({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=k(s?.min_to??null),a=ki(e,s),c=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=b=>{b.preventDefault(),r!==null&&n({type:c,to:r})},u=s!==null&&r!==null&&gi(s,r),f=l`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${s&&l`<${wi} range=${s} parts=${a===null?[]:yi(a,o)} to=${r} set=${i} />`}
      <${K} label=${p.act.total(c)} value=${r} onChange=${i} chips=${V(o)} data-key="r" />
      ${s&&r!==null&&!u&&l`<p class="act-hint dim">${_i(s,r)}</p>`}
    </form>`,h=l`<button form="wager" class=${u?"first":""} disabled=${r===null}>${r===null?p.act.wager(c):p.act.wagerTo(c,r)}</button>`,$=o.structure==="fixed_limit"||o.structure==="spread_limit",g=l`<${mi} may=${t} isLimit=${$} act=${n} />`;return!t||s?l`${f}<div class="act-buttons">${g}${h}</div>`:l`
    <div class="act-buttons">${g}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${f}
      <div class="act-buttons">${h}</div>
    </details>`}function gi({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function _i(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function yi(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function wi({range:e,parts:t,to:n,set:o}){let{min_to:s,max_to:r}=e,[i,a]=[p.act.only(e.type),p.act.why(e.all_in_to===r)],c=[s===r?{at:s,name:i,why:a}:{at:s,name:p.act.minimum},...t.filter(({at:d})=>d>s&&d<r),...r>s?[{at:r,name:e.all_in_to===r?p.act.maximumAllIn:p.act.maximum}]:[]];return l`
    <div class="act-marks">
      ${c.map(({at:d,name:u,why:f=""})=>l`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>o(d)}><span>${u}</span> <b>${m(d)}</b>${f&&l` <span>${f}</span>`}</button>`)}
    </div>`}function ki({spot:e,position:t},n){let[o,s]=k(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return I("/v1/options",{...L(e),round:{...vi(r),structure:"pot_limit"}}).then(({options:c})=>a||s(c.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function vi(e){let{players:t,pot_before_round:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}var Si=4,xi=6,he=20,$e=9,ce=4;function Pe(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function Ao(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function Se({amount:e=0,pile:t,worths:n}){let o=(t?Ao(t):Pe(e,n)).slice(0,Si).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,xi)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(he+1)+1,r=$e+3+Math.max(...o.map(({count:i})=>i))*ce;return l`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},c)=>{let d=c*(he+1)+1+he/2;return l`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,f)=>{let h=r-$e/2-2-(f+1)*ce+ce/2;return l`
              <path class="chip-side" d=${Ti(d,h)} />
              <path class="chip-spots" d=${Ci(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${he/2} ry=${$e/2} />
              ${f===a-1&&l`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${he/3.2} ry=${$e/3.4} />`}`})}
        </g>`})}
    </svg>`}var Oi=8;function Gt({motions:e}){return l`
    <span class="discs">
      ${e.map((t,n)=>l`
          ${n>0&&l`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>Oi?Ao(t).map(({worth:o,count:s})=>l`<span class="disc-count"><${Co} worth=${o} />${s>1&&`\xD7${m(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>l`<${Co} worth=${o} />`)}
          </span>`)}
    </span>`}function Co({worth:e}){return l`<span class=${`disc worth-${e}`}><span>${pe(e)}</span></span>`}function Ti(e,t){let[n,o]=[he/2,$e/2];return`M${e-n} ${t}v${ce}a${n} ${o} 0 0 0 ${he} 0v${-ce}z`}function Ci(e,t){let[n,o]=[t+$e/2,t+$e/2-1];return`M${e-2} ${n}h4v${ce-.5}h-4zM${e-8} ${o-1}l2.5 1v${ce-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${ce-.5}l2.5 -1z`}var Ai=20,Eo=40,yt=JSON.parse(document.getElementById("table")?.dataset.disputes??'{"games":{},"groups":[],"disputes":[],"unheard":[]}'),je=yt.disputes,Mo=yt.groups,Ei=new Set(yt.unheard);function B(e){return je.find(t=>t.id===e)}function Fe({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:t.number]))}function Ro({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&t[n.name]===null).map(({name:n})=>n)}function xe(e,t,n,o){let s=No(t,!1),r=wt(e,t).map(i=>s(i));return{rulebooks:o.rulebooks,house:{...qe(o),...s(e.house??{})},start:Io(e,s),steps:n||e.answer==="may"?r:r.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function qe({house:e,dispute:t}){let n=B(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function zt(e,t,n,o){let s=No(t,!0),r=wt(e,t)[n-1],a={...Io(e,s),...n?s(r??{}):{}};for(let c of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[c]}return typeof a=="string"&&e.asks.some(c=>c.name===a)?a:null}function wt({steps:e},t){return e.filter(n=>Di(n.if,t))}function Io(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...yt.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function No(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:Ai*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?Ri(r):Ii(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(Mi(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,c])=>[a,s(c)]).filter(([,a])=>a!==null))};return s}function Mi(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function Ri(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function Ii(e,t){if(e.startsWith("#"))return Ni(t[e.slice(1)]);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),c=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/c)):i.startsWith("+")?r+c:r-c},s)}function Ni(e){if(!e)return[];let t=Pe(e,fe).flatMap(({worth:n,count:o})=>Array(Math.min(o,Eo)).fill(n));return t.length<=Eo?t:[e]}function Di(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var Li=4,Bi=3,Wi=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Jt(e){return e.toLowerCase().match(Wi)??[]}function Do(e){return Jt(e).map(t=>` ${t}`).join("")}var _t=je.map(e=>{let t=[e.title,...e.words];return{dispute:e,called:t.map(Do),words:[...new Set(t.flatMap(Jt))]}});function Lo(e){let t=[...new Set(Jt(e))].filter(a=>!Ei.has(a)&&!/^\d+$/.test(a)),n=Do(e),o=Math.log(1+_t.length),s=new Map(_t.map(({dispute:a,called:c})=>[a,t.length&&c.some(d=>d.includes(n))?o:0]));for(let a of t){let c=_t.filter(({words:d})=>d.some(u=>Hi(u,a)));for(let{dispute:d}of c)s.set(d,(s.get(d)??0)+Math.log(1+_t.length/c.length))}let r=Math.max(...s.values());return[...s].filter(([,a])=>a>0&&a>=r/2).sort(([,a],[,c])=>c-a).map(([a])=>a)}function Hi(e,t){let n=t.length-e.length;return e.startsWith(t)||e.length>=Li&&n<=Bi&&t.startsWith(e)}var me={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function Oe(e){return e.motions.filter(t=>t.length)}function Bo(e,t){let n={...e,...t};return Oe(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&Oe(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=Oe(n).length>0&&(n.gesture=null),Vt(n)||(n.since=null),n.inQuestion&&=Yt(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function Yt(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=Oe(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function Vt({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function Wo(e){let t=e.said.length||Oe(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function Ho(e,t){let n={},o=Oe(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(Pi)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_to=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function Po(e){return{said:(e.words??[]).map(ji),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_to??null,told:e.told??null,since:e.acted_since??null}}function kt(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:c,acted_since:d}=e,u=e.seat??t,f=o.length?[n.says(o.map(Qt))]:[],h=s.length?[n.pushes(s,r==="forward_motion")]:[],$=r==="rap"?[n.raps]:[],g=a&&a!=="none"?[n.takesBack(a,c??[])]:[],b=i==="words_first"?[...f,...$,...h]:[...$,...h,...f],_=[...g,...b];if(!_.length||u===null)return"";let w=i==="together"&&f.length>0&&h.length>0,v=[n.does(u,u!==t,_,w)];return c?.length&&(!a||a==="none")&&v.push(n.hadInFront(c)),e.in_question&&v.push(n.inQuestion),e.unaware_of_raise&&v.push(n.unaware(u)),e.told_to!==void 0&&v.push(n.toldAmount(u,e.told_to)),e.told&&v.push(n.told(u,e.told)),d&&v.push(n.since(d.map(p.incident.deed))),v.join(" ")}function Qt({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function jo(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function Pi({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function ji({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function Ue({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(Zt(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(Zt(n))}function be(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(Zt(t)):Ue(e)}function Ke({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function Te(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function H(e){return e.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>m(Number(t)))}function Zt({message:e}){return H(Xt(e.split(". ",1)[0]))}function Ge({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i,options:a,reasons:c}){let d=s.map(h=>[h.effect.code,h.action,h.round.to_act,h.round.players]),f=c.filter(({code:h})=>h==="turn.held"||h==="turn.released").map(({code:h,params:$})=>[h,$.seat]);return JSON.stringify([e,t,n,o,d,r.to_act,r.players,i,a,f])}function en({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function vt({start:e,game:t}){let n=p.log;if("opening"in e){let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let c=(e.opening.posts??[]).map($=>({...$,type:Fi($,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...c.filter(({type:b})=>b!=="small_blind").map(({seat:b,type:_,amount:w})=>n.posts(b,_==="big_blind"?"button_ante":_,w)),n.othersAnte(t.named.ante)];let d=c.filter(({type:$})=>$==="ante"),u=d.length===a.length&&d.every(({amount:$})=>$===d[0].amount),h=(u?c.filter(({type:$})=>$!=="ante"):c).map(({seat:$,type:g,amount:b})=>n.posts($,g,b));return u&&d.length&&h.unshift(n.everybodyAntes(d[0].amount)),h.length?h:[n.opens(a.length)]}let{pot_before_round:o=0,current_bet:s,players:r}=e.round,i=s??Math.max(...r.map(({committed:a})=>a));return[n.stands(o,i,r.length)]}function Fi({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function X(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(Xt(H(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,c=o.incident(t.incident);return a.length?o.since(c,a.map(p.incident.deed)):c}let s=e.round.to_act;if("declaration"in t)return Xt(kt(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.ruling==="accepted"&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function Fo({step:e,decision:t}){return!e||!t||"action"in e&&t.ruling==="accepted"&&t.action?"":Ue(t)}function ze(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.amount)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function Xt(e){return e.replace(/\.$/,"")}var qi=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}"))),Ui=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.bookNames??"{}")));function Uo(e){return qi.get(e)??e}function ee(e){let[t,n]=k(null);return O(()=>{let o=!1;return G(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(c=>c.id===n),r=Ui.get(n)??s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}var Ko=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),qo=Object.keys(Ko);function Ce(e){let t=Ko[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function Ki(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function Gi({basis:e}){let t=p.ruling.basis;return l`<span class=${`basis ${e}`}>${t[e]??e}</span>`}function ne({reason:{clause:e,basis:t},rulebook:n,shown:o=!1,open:s=!1}){let r=zi(e,n);return l`
    <div class="citation">
      ${e&&l`<a href=${Ki(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${Gi} basis=${t} />
      ${o&&r&&l`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&l`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function zi(e,t){return t?.clauses.find(n=>n.id===e)}var Ji=20;function Go({table:e}){let t=C(null),[n,o]=k(!1),{newest:s,rulebooks:r}=e,[i]=s.rulebooks,a=u=>e.replace(f=>({...f,rulebooks:[u,...f.rulebooks.slice(1).filter(h=>h!==u)]})),c=()=>{o(!0),t.current?.showModal()},d=Object.keys(s.house).length;return l`
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
        ${n&&l`<${Qi} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function zo({table:e}){let{newest:t,rulebooks:n}=e,o=t.rulebooks.slice(1),s=r=>e.replace(i=>({...i,rulebooks:[i.rulebooks[0],...Vi(i.rulebooks.slice(1),r)]}));return l`
    <div class="beside" role="group" aria-label=${p.rulebooks.beside}>
      <span class="dim" aria-hidden="true">${p.rulebooks.beside}</span>
      ${Yi(n,t.rulebooks).map(({id:r,title:i})=>l`<button type="button" class="mark" aria-pressed=${o.includes(r)} onClick=${()=>s(r)}>${i.split(":")[0]}</button>`)}
    </div>`}function Yi(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function Vi(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function Qi({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s]=n.rulebooks,[r,i]=k(n.house),[a,c]=k(""),[d,u]=k(null),f=p.rulebooks;O(()=>{G(`/v1/rulebooks/${s}`).then(({parameters:b})=>u(b),()=>{})},[s]);let h=(b,_)=>{let{[b]:w,...v}=r;i(_===null?v:{...v,[b]:_})},$=b=>{b.preventDefault(),e.replace(_=>({..._,house:r})),t()},g=b=>{let _=Ce(b),w=_&&[_.question,..._.settings.map(v=>_.answer(v))].join(" ").toLowerCase();return b in r||a.toLowerCase().split(/\s+/).every(v=>w?.includes(v))};return l`
    <form class="sheet-form" onSubmit=${$}>
      <header>
        <h2 id="rulebooks-title">${f.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&qo.length>0&&l`
          <section>
            <p class="about">${f.about(R(o,s))}</p>
            <label class="field">${f.search}<input type="search" value=${a} onInput=${b=>c(b.target.value)} /></label>
            <div class="questions">
              ${qo.filter(g).map(b=>l`<${Zi} key=${b} name=${b} own=${d[b]} set=${_=>h(b,_)} chosen=${r[b]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(r).length} onClick=${()=>i({})}>${f.none}</button>
        <button class="first">${f.use}</button>
      </footer>
    </form>`}function Zi({name:e,own:t,chosen:n,set:o}){let s=Ce(e);if(!s)return null;let r=typeof t=="number"?Array.from({length:Math.max(Ji,t)},(a,c)=>c+1):s.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let c=r[a.target.value];o(c===t?null:c)};return l`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${s.question}</span>
      <select value=${r.indexOf(n??t)} onChange=${i}>
        ${r.map((a,c)=>l`<option value=${c}>${s.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}function te({spot:e}){return e.dispute?.asked?B(e.dispute.id)?.answer??null:null}function Jo({table:{spot:e,position:t}}){return l`<div class="ruled">${ue(e,t).map(n=>l`<h2>${n}</h2>`)}</div>`}function ue(e,t){let n=B(e.dispute?.id)?.answer;return n==="pots"?ze(t.next).map(o=>`${o}.`):n==="posted"?ea(e,t):Vo(t)}function Yo({position:e}){let[t,...n]=Vo(e);return l`
    <h2>${t}</h2>
    ${n.map(o=>l`<p>${o}</p>`)}`}function Vo({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,Xi(t)),...n]}function Xi({fold:e,check:t,call:n,raise:o,bring_in:s}){let r=p.answer;return[...e?[r.fold]:[],...t?[r.check]:[],...s?[r.bringIn(s.to)]:[],...n?[r.call(n)]:[],...o?[r.raise(o)]:[]]}function ea({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot_before_round??0)}.`]:[]}function ge(e,t){return!t||!B(e.dispute?.id)?.topics.length?null:tn(e,t)[0]??{clause:null,basis:"assumed"}}function Qo(e,t,n){let o=tn(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var ta=2;function Zo({table:{spot:e,rulebooks:t}}){let n=ee(`/v1/rulebooks/${e.rulebooks[0]}`),o=tn(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?l`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulebooks[0]))}</p>
      ${s.slice(0,ta).map(r=>l`<${ne} key=${r.clause} reason=${r} rulebook=${n} shown open />`)}
    </section>`:null}function tn(e,t){let n=t?.topics??{};return(B(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function Xo({table:e,rulebook:t}){let n=ge(e.spot,t);return n?l`
    <h3>${p.ruling.why}</h3>
    <${ne} reason=${n} rulebook=${t} shown open />`:null}function St({dispute:e}){let{title:t="",asks:n=[]}=B(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:m(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}var es={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_to"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],tick:"street_over"},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",tick:"street_over"},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]},clock_called:{numbers:[],optional:["waited"],caller:!0},time_expired:{numbers:[],tick:"tied"}};function ts({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,ticked:!1}),{seat:i}=e;return l`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(es).map(a=>l`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&l`
          <p class="about">${o.about[t.kind]}</p>
          <${ht} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:l`<${na} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${V(s)} />`}`}
    </form>`}function na({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,ticked:c,caller:d}=n,u=es[i],f=x=>o({...n,...x}),h=n.since??(u.since==="done"?ra(e.positions,t):[]),$={faced:sa(e.positions,t),...a},g=x=>l`
    <${K} key=${x} label=${r.numbers[x](i)} value=${$[x]??null} chips=${x==="waited"?[]:s}
      onChange=${E=>f({numbers:{...a,[x]:E}})} />`,b=x=>$[x]!==null&&$[x]!==void 0,_=[...u.numbers,...u.optional??[]].filter(b).map(x=>[x,$[x]]),w=i==="skipped"?oa(e.position.round,t):[],v=h.length>0||w.length>0,S={kind:i,seat:t,...Object.fromEntries(_),...u.since?{acted_since:h}:{},...u.tick?{[u.tick]:c}:{},...u.caller&&typeof d=="number"?{called_by:d}:{}},y=x=>{x.currentTarget.form.focus(),e.step({incident:S})};return l`
    ${u.numbers.map(g)}
    ${w.length>0&&l`<p>${r.played(w.map(r.deed))}</p>`}
    ${u.since&&l`<${nn} deeds=${h} after=${t} players=${e.position.round.players} worths=${s} onChange=${x=>f({since:x})} />`}
    ${u.caller&&l`
        <label>${r.calledBy}
          <select value=${d??""} onChange=${({target:x})=>f({caller:x.value===""?null:Number(x.value)})}>
            <option value="">${r.theFloor}</option>
            ${e.position.round.players.map(x=>l`<option value=${x.seat}>${p.seat(x.seat)}</option>`)}
          </select></label>`}
    ${u.tick&&l`<label class="tick"><input type="checkbox" checked=${c} onChange=${()=>f({ticked:!c})} /> ${r.ticks[u.tick]}</label>`}
    ${u.optional&&l`<details><summary>${r.more}</summary>${u.optional.map(g)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!u.numbers.every(b)||i==="skipped"&&!v} onClick=${y}>${p.declare.ask}</button>
    </p>`}function oa({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function sa(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function ra(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var ia=["fold","check","call","bet","raise","all_in"],aa=new Set(["bet","raise","complete"]);function nn({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=k(null),a=p.incident,c=r??la(n,e,t),d=f=>{s([...e,{seat:c,type:f}]),i(null)},u=e[e.length-1];return l`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>l`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>s(e.filter(($,g)=>g!==h))}>×</button></li>`)}
      </ol>
      ${u&&aa.has(u.type)&&l`<${K} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${f=>s([...e.slice(0,-1),{seat:u.seat,type:u.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${c} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>l`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${ia.map(f=>l`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function la(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var ca=["fold","check","call","bet","raise","all_in"],ua=[null,"pot","complete","pass","time"],da=["words_first","chips_first","together"];function ss({table:e,draft:t,setDraft:n}){let{round:o,step:s}=e.position,r=p.declare,{seat:i}=e;if(i===null)return l`<p class="empty">${r.nobody}</p>`;let a=$=>n(Bo(t,$)),c=V(o),d=Ho(t,i===o.to_act?null:i),u=Wo(t),f=()=>u&&e.step({declaration:d}),h=s&&"declaration"in s?s.declaration:null;return l`
    <form class="declare" onSubmit=${$=>($.preventDefault(),f())}>
      <${ht} table=${e} label=${r.who} />
      <div class="said-and-pushed">
        <${pa} draft=${t} set=${a} worths=${c} seats=${o.players.map($=>$.seat)} />
        <${fa} draft=${t} set=${a} worths=${c} />
      </div>
      <${ha} draft=${t} set=${a} worths=${c} committed=${o.players.find($=>$.seat===i)?.committed??0} />
      <${$a} draft=${t} set=${a} worths=${c} />
      ${Vt(t)&&l`<${ma} draft=${t} set=${a} worths=${c} seat=${i} players=${o.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${kt(d,o.to_act)||r.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!u}>${r.ask}</button>
          ${t!==me&&l`<button type="button" class="quiet" onClick=${()=>n(me)}>${r.clear}</button>`}
          ${t===me&&h&&l`<button type="button" class="quiet" onClick=${()=>n(Po(h))}>${r.again}</button>`}
        </p>
      </div>
    </form>`}function pa({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(c=>c.length),i=c=>t({said:[...e.said,jo(c)]}),a=c=>l`
    <button type="button" onClick=${()=>i(c)}>${c?s.word[c]:s.anAmount}</button>`;return l`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${ca.map(a)}</div>
      <div class="rare">${ua.map(a)}${!r&&l`<${rs} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((c,d)=>l`
            <${ya} key=${d} statement=${c} pushed=${r} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((f,h)=>h===d?u:f)})}
              onRemove=${()=>t({said:e.said.filter((u,f)=>f!==d)})} />`)}
      </ol>
      ${Yt(e)&&l`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function fa({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return l`
    <div>
      <${os} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&l`<${rs} draft=${e} set=${t} gesture="forward_motion" />`}
      </${os}>
      ${e.order&&l`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${da.map(r=>l`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function rs({draft:e,set:t,gesture:n}){let o=e.gesture===n;return l`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function ha({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return l`
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
        <${is} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${as} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function $a({draft:e,set:t,worths:n}){let o=p.declare;return l`
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
      <${K} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${s=>t({toldAmount:s})} />
    </details>`}function ma({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return l`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${nn} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var ns=new Set([null,"call","bet","raise","complete","all_in"]),ba=new Set(["bet","raise","complete"]),ga=new Set(["bet","raise"]),_a=["fold","check","call","bet","other"];function ya({statement:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:c,more:d}=e,u=h=>s({...e,...h}),f=a?i.said[a]:i.anAmount;return l`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${r}>×</button></p>
      ${ns.has(a)&&l`<${K} label=${i.amountSaid} value=${c} chips=${n}
          onChange=${h=>u({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${ba.has(a??"")&&c!==null&&!e.also.length&&l`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(c)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(c)}</button>
          </fieldset>`}
      ${ga.has(a??"")&&c===null&&!t&&l`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${c!==null&&ns.has(a)&&!d&&l`<${wa} statement=${e} set=${u} />`}
        <${ka} condition=${e.condition} seats=${o} onChange=${h=>u({condition:h})} />
      </details>
    </li>`}function wa({statement:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return l`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>l`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${m(r)}</button>`)}
    </fieldset>`}function ka({condition:e,seats:t,onChange:n}){let o=p.declare;return l`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${_a.map(s=>l`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&l`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>l`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}function is({worths:e,label:t,onAdd:n}){return l`
    <span class="rack">
      ${e.map(o=>l`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${pe(o)}</span>
          </button>`)}
    </span>`}function as({pile:e,onChange:t}){return l`
    <span class="pile">
      ${e.map((n,o)=>l`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${m(n)}
          </button>`)}
    </span>`}function os({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,c)=>n(e.map((d,u)=>u===a?c:d).filter((d,u)=>d.length||u===r));return l`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${is} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&l`
          <ol class="motions">
            ${e.map((a,c)=>l`<li><span class="dim">${s.motion(c)}</span> <${as} pile=${a} onChange=${d=>i(c,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&l`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var ls=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var cs=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var us=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var ds=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var ps=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var fs=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var hs=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var $s=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var ms=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var va={BookOpen:ls,FileText:cs,Keyboard:us,Plus:ds,Redo:ps,Scale:fs,Send:hs,Settings:$s,Undo:ms};function P({of:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${va[e].map(([t,n])=>l`<${t} ...${n} />`)}</svg>`}var Sa=20,xa=200;function gs({table:e}){let t=C(null),[n,o]=k(!1);return l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${P} of="BookOpen" />${p.situations.open}</button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&l`<${Oa} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function Oa({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulebooks,[r,i]=k({q:"",topic:"",structure:""}),[a,c]=k([]),[d,u]=k(null),[f,h]=k(null),[$,g]=Y(S=>S+1,0),b=C(null);O(()=>b.current?.focus(),[]);let _=S=>i({...r,...S});O(()=>{G("/v1/conformance").then(({topics:S})=>c(Object.keys(S)),xt(h))},[$]),O(()=>{let S=!1,x=setTimeout(()=>{h(null),on(Ca(o,r),{tests:[],total:0,next:null}).then(E=>S||u(E),xt(h))},d?xa:0);return()=>{S=!0,clearTimeout(x)}},[r,o,$]);let w=()=>d?.next&&on(d.next,d).then(u,xt(h)),v=S=>ws(S,s).then(y=>{e.replace(y),t()},xt(h));return l`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${t}>×</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${r.q} ref=${b}
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
    ${f&&l`<${Z} trouble=${f} again=${g} />`}
    <div class="situations-found">
      ${Aa(d?.tests??[]).map(([S,y])=>l`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(x=>l`<li key=${x.id}><${Ta} test=${x} choose=${v} /></li>`)}</ul>`)}
      ${d?.next&&l`<button type="button" class="situations-more" onClick=${w}>${n.more}</button>`}
    </div>`}function Ta({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return l`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function Ca(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/tests?${new URLSearchParams([["rulebook",e.split("@")[0]],...n,["limit",String(Sa)]])}`}async function on(e,t){let{tests:n,total:o,next:s}=await G(e),r={tests:[...t.tests,...n.filter(ys)],total:o,next:s};return s&&r.tests.length===t.tests.length?await on(s,r):r}function Aa(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function xt(e){return t=>{if(!(t instanceof A))throw t;e(t.problem)}}async function _s(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{tests:s}=await G(`/v1/conformance/tests?id=${encodeURIComponent(t+o)}`),[r]=s;return!r||!ys(r)?null:await ws({...r,question:{...r.question,rulebook:t+(n??"")}})}function ys({tags:e,level:t}){return!e.includes("errors")&&t!=="next_hand"}async function ws({question:e},t=[]){let{rulebook:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:c,...d}=e,u=[n,...t.filter($=>$!==n)];if(a){let $=await I("/v1/hands",{...L({rulebooks:u,house:o}),hand:a,on_illegal:c});return sn(a,$,u,o)}let f=s?{opening:s}:{round:r},h=i.map($=>ks($));return{rulebooks:u,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function sn(e,t,n,o){let{rounds:s,round:r,scale:i,result:a,site:c,hand_number:d,currency:u,table:f,played_at:h,...$}=e,g=$.players?.map(({name:v,cards:S,...y})=>y),b=r?{round:r}:{opening:{...$,...bs(s[0]),players:g,street:1}},_=[],w=r?.street??1;for(let{street:v,decisions:S}of t.rounds??[]){let y=s[v-(r?.street??1)],x=(y?.actions??[]).filter((E,N)=>S[N]);x.length&&(v>w&&_.push({street:bs(y)}),w=v,_.push(...x.map(ks)))}return{rulebooks:n,house:o,start:b,steps:_}}function bs(e){let{actions:t,board:n,dealt:o,discarded:s,...r}=e;return r}function ks({paid:e,...t}){return"declaration"in t||"incident"in t?t:{action:t}}var rn="s=",vs="case=",Ss="rulebook=",xs="dispute=",Ea=1e6,Ma=1e5,an=200,Ra=100,Ia=1e3,Na=["action","declaration","incident","choice","street","won"];async function Ot(e){let t=await Ms(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return rn+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function ln(e){let t=e.replace(/^#/,"");if(t.startsWith(vs))return await Ba(t.slice(vs.length));if(t.startsWith(Ss))return La(t.slice(Ss.length));if(t.startsWith(xs))return Da(t.slice(xs.length));if(!t.startsWith(rn))return{spot:null,notice:""};let n=await Wa(t.slice(rn.length)).then(Ha,()=>null);return{spot:n,notice:n?"":p.link.damaged}}var Ts="last",Cs=window.matchMedia("(display-mode: standalone)").matches;function As(e){Cs&&localStorage.setItem(Ts,e)}function Es(){return Cs&&localStorage.getItem(Ts)||""}function Da(e){let t=B(e),n=t?xe(t,Fe(t),!1,z()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function La(e){let t=e.length<=an&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?yo(Uo(e)):null,notice:t?"":p.link.damaged}}async function Ba(e){if(e.length>3*an)return{spot:null,notice:p.link.noSuchCase};try{let t=await _s(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof A&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function Wa(e){if(e.length>Ma)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await Ms(new DecompressionStream("deflate-raw"),n)))}function Ha(e){if(!F(e)||!F(e.start))return null;let{rulebooks:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=Ra&&t.every(u=>typeof u=="string"&&u.length<=an),c=Array.isArray(o)&&o.length<=Ia&&o.every(qa);if(!a||!F(n)||!c||!(F(s)||F(r)))return null;let d=F(s)?{opening:s}:{round:r};return{rulebooks:t,house:n,start:d,steps:o,...Pa(e.between),...ja(e.game),...Fa(e.dispute)}}function Pa(e){return F(e)&&Array.isArray(e.seats)?{between:e}:{}}function ja(e){return F(e)&&F(e.named)&&F(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function Fa(e){let t=B(e?.id);if(!t)return{};let n=F(e.numbers)?e.numbers:{},o=Object.entries(Fe(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),c=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,c?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function qa(e){if(!F(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):F(n);return o.length===1&&Na.includes(t)&&s}function F(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function Ms(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>Ea)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}function de(e,t){let[n,o]=k(window.history.state?.[e]??t);return O(()=>Os(e,n===t?void 0:n),[n]),O(()=>()=>Os(e,void 0),[]),[n,o]}function Os(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var Ua=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],Ka=new URLSearchParams(location.search).get("q")??"";function Rs({table:e}){let[t,n]=k(Ka),[o,s]=k(!1),r=p.happened,i=B(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,c=t.trim()?Lo(t):[],d=f=>{n(""),s(!1),e.replace(h=>xe(f,Fe(f),!1,h))};return l`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${f=>{f.preventDefault(),c.length&&d(c[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${f=>n(f.target.value)} />
        ${a&&l`<button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(je.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(c.length)}</p>
      ${t.trim()&&!c.length&&l`<p class="dim">${r.none}</p>`}
      ${t.trim()?l`<${cn} disputes=${c} choose=${d} />`:a&&l`
              ${o?Mo.map(f=>l`
                        <h2>${f}</h2>
                        <${cn} disputes=${je.filter(h=>h.group===f)} choose=${d} />`):l`<${cn} few disputes=${Ua.flatMap(f=>B(f)??[])} choose=${d} />`}`}
      ${i&&l`<${za} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}function cn({disputes:e,few:t=!1,choose:n}){return l`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>l`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${Is} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var Ga=e=>e.preventDefault();function za({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=de(t.id,n?.numbers??{}),[r,i]=k(!1),a=C(n?.numbers),c=n?.asked??!1;O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers))},[n?.numbers]),O(()=>{let _=document.activeElement;c&&_ instanceof HTMLInputElement&&matchMedia("(pointer: coarse)").matches&&_.blur()},[n]);let d=p.happened,u=Ro(t,o),f=_=>{JSON.stringify(_)!==JSON.stringify(n?.numbers)&&(a.current=_,e.amend(xe(t,_,!1,e.newest)))},h=(_,w)=>{let v={...o,[_]:w};return s(v),v},$=_=>{if(_.preventDefault(),i(!0),u.length)return f(o);a.current=o,e.replace(xe(t,o,!0,e.newest))},g=()=>e.replace(_=>z({rulebooks:_.rulebooks,house:qe(_)})),b=c||r?Ya(e,t,o):new Map;for(let _ of r?u:[])b.set(_,d.needed);return l`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${$}>
      <header>
        <${Is} id=${t.id} />
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${d.another} title=${d.another} onClick=${g}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(_=>l`
            <${Ja} key=${_.name} ask=${_} value=${o[_.name]??null} fault=${b.get(_.name)}
              set=${w=>h(_.name,w)} left=${()=>f(o)}
              choose=${w=>f(h(_.name,w))} />`)}
      </div>
      ${b.has("")&&l`<p class="fault" role="alert">${b.get("")}</p>`}
      <p class="ask"><button class=${c?"":"first"} onMouseDown=${Ga}>${p.declare.ask}</button></p>
    </form>`}function Ja({ask:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return l`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([a,c])=>l`
            <button type="button" aria-pressed=${a===t} onClick=${()=>s(a)}>${c}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`;return l`
    <label class="field" onfocusout=${r}>${e.label}
      <${Ie} placeholder=${e.optional?p.happened.ifAny:null} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:a})=>a.select()} />
      ${n&&l`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function Ya({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;let a=wt(s,r);e.slice(1,s.answer?void 0:a.length).forEach(({decision:c},d)=>{if(a[d]?.early||!a[d]?.action||!c||c.ruling==="accepted")return;let u=H(c.reasons[0].message);i.set(zt(s,r,d+1,"/action/to")??"",u)});for(let c of t?.errors??[])i.set(zt(s,r,e.length,c.pointer)??"",ae(c));return t&&!t.errors?.length&&i.set("",t.detail),i}function Is({id:e}){return l`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var Va=2,Qa=.82,Za=.7,Ns=8,Xa=2.5,Ds=720,el=.038,tl=.068,nl=[.28,.72];function Ls(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Xa),s=Array.from({length:Ds+1},(d,u)=>{let f=u/Ds*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),r=0,i=s.map(({x:d,y:u},f)=>(f&&(r+=Math.hypot((d-s[f-1].x)*t,u-s[f-1].y)),r)),a=d=>s[i.findIndex(u=>u>=r*d)];return(e===2?nl:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function Bs({table:e}){let{round:t,decision:n}=e.position,o=ol(e.position),s=e.positions[e.positions.length-2],r=s!==void 0&&o.every(g=>g===0),i=sl(e),a=t.players.length,c=a>Ns?Za:Qa,[d,u]=rt(()=>[Ls(a,Va,el),Ls(a,c,tl)],[a]),f=fe.filter(g=>g%(t.chip??1)===0),h=n?.reopened_seats??[],$=(g,b)=>({"--x":d[g][b].x,"--y":d[g][b].y,"--tall-x":u[g][b].x,"--tall-y":u[g][b].y});return l`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>Ns?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${cl} table=${e} worths=${f} />
          <ol>
            ${t.players.map((g,b)=>{let _=g.seat===t.to_act;return l`
                <li key=${g.seat} style=${$(b,"seat")}>
                  <button type="button" class=${al(g,h,_)} aria-pressed=${g.seat===e.seat}
                    onClick=${()=>e.choose(g.seat)}>
                    <span class="seat-name">${p.seat(g.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":m(g.stack).length}}><span class="unseen">${p.felt.behind}</span>${m(g.stack)}</span>
                    <${ll} player=${g} round=${t} reopened=${h.includes(g.seat)} />
                    ${g.seat===t.button&&l`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[b]>0&&l`<span class="unseen">${p.felt.inFront(o[b])}</span>`}
                  </button>
                  ${r&&s.round.players[b]?.committed>0&&l`<span class="felt-bet swept" aria-hidden="true"><${Se} amount=${s.round.players[b].committed} worths=${f} /></span>`}
                  <${il} key=${o[b]} amount=${o[b]} pushed=${i.get(g.seat)} waiting=${rl(g)} worths=${f} />
                  ${g.seat===t.button&&l`<span class="felt-button" style=${$(b,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function ol({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.amount:0):e.players.map(({committed:n})=>n)}function sl({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function rl({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function il({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?l`
      <span class="felt-bet pushed" aria-hidden="true"><${Se} pile=${t} worths=${o} />
        <b>${m(e||s)}</b>${e>0&&s>e&&l`<small>${p.felt.of(s)}</small>`}</span>`:n?l`<span class="felt-bet waits" aria-hidden="true"><${Se} amount=${n} worths=${o} /><b>${m(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&l`<span class="felt-bet" aria-hidden="true"><${Se} amount=${e} worths=${o} /><b>${m(e)}</b></span>`}function al(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function ll({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([c])=>c).map(([,c])=>c);return l`<span class="seat-state">${i}${a.length>0&&l`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function cl({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:c})=>a+c,0),r=o?.pots??n.pots_before_round??[],i=o?.pots?o.pots.reduce((a,{amount:c})=>a+c,0):n.pot_before_round??0;return l`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&l`<p class="felt-pot"><${Se} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&l`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&l`<ul class="felt-pots">
        ${r.map(({amount:a,seats:c},d)=>l`<li>${p.felt.onePot(d,a,c)}</li>`)}
      </ul>`}
    </div>`}var ul="input, select, textarea, dialog, [role=tab]";function Ws({table:e}){let{spot:t}=e,{whole:n,positions:o}=pl(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,c=C(d=>{});return c.current=d=>{let u=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===s||f||u<0||u>r||d.target instanceof Element&&d.target.closest(ul)||(d.preventDefault(),i(u))},O(()=>{let d=u=>c.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),l`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${$l(t,o).map(({street:d,from:u,lines:f,end:h})=>l`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${f.map($=>l`<${dl} key=${$.steps} line=${$} now=${s} go=${i} />`)}
            </ol>
            ${h.length>0&&l`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function dl({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=C(null),a=e===s;return O(()=>{let c=i.current?.closest(".log-streets");a&&c&&i.current&&(c.scrollTop=i.current.offsetTop-c.clientHeight/2)},[a]),l`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(c=>l`<span>${c}</span>`)}
        ${n&&l`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var un=new WeakMap;function Hs(e){return un.set(e.start,e.steps),{...e,steps:[]}}function pl({spot:e,positions:t,busy:n}){let o=un.get(e.start)??[],s=hl(o,e.steps)?o:e.steps,[r,i]=k(null);O(()=>{if(un.set(e.start,s),s.length===e.steps.length||n)return;let c=!1,d={...e,steps:s};return Be(d).then(u=>c||i({spot:d,positions:u.positions})),()=>{c=!0}},[e,n]);let a=r&&fl(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function fl(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulebooks===t.rulebooks&&e.house===t.house}function hl(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function $l(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:vt(e),became:"",ruling:""}],end:ze(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let c=s[s.length-1];c.lines.push({steps:a,texts:[X(t[i],r)],became:Fo(r),ruling:r.decision?.ruling??""}),c.end=ze(r.next)}),s}var Ps=16*1024*1024,qs=1e4,ml=4096,js=500,Fs=25,bl=10,gl=5,_l=5,yl=200,Us="/v1/hands";function Ks({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k([]),[i,a]=k(!1),c=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let u=$=>{$.dataTransfer?.types.includes("Files")&&($.preventDefault(),o(!0))},f=$=>!$.relatedTarget&&o(!1),h=$=>{o(!1),$.dataTransfer?.files.length&&($.preventDefault(),r([...$.dataTransfer.files]),c())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),r([])};return l`
    <button type="button" onClick=${c}><${P} of="FileText" />${p.file.open}</button>
    ${n&&l`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&l`<${wl} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function wl({table:e,dropped:t,close:n}){let o=p.file,[s,r]=k(""),[i,a]=k(""),[c,d]=k(0),[u,f]=k(!1),[h,$]=k(null),[g,b]=k(null),_=C(new AbortController),w=async E=>{_.current.abort();let{signal:N}=_.current=new AbortController,W=E.reduce((M,U)=>M+U.text.size,0)>Ps;if($(null),a(W?o.tooLarge(Ps/1024/1024):""),f(!W),W)return;let D=await Tl(E,e.spot,N);if(f(!1),"why"in D)return a(Ol[D.why]("longest"in D?D.longest:0));a(D.hands.length?"":o.none),$(D.hands.length?D:null)},v=E=>{d(0),w([...E].map(N=>({name:N.name,text:N})))},S=E=>w([{name:"",text:new Blob([E])}]),y=E=>{let{value:N,selectionStart:W,selectionEnd:D}=E.target,M=E.data??E.dataTransfer?.getData("text/plain")??"",U=N.length-(D-W)+M.length;!M||U<=ml||(E.preventDefault(),r(""),d(U),S(N.slice(0,W)+M+N.slice(D)))};O(()=>{t.length&&v(t)},[t]),O(()=>()=>_.current.abort(),[]);let x=async({from:E,to:N})=>{if(h)try{e.replace(await Ml(h.lines.slice(E,N),e.spot)),n()}catch(W){if(!(W instanceof A))throw W;b(W.problem)}};return l`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${E=>v(E.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${s} onbeforeinput=${y} onInput=${E=>r(E.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!s.trim()} onClick=${()=>[d(0),S(s)]}>${o.look}</button>
    </div>
    ${c>0&&l`<p class="dim">${o.pasted(c)}</p>`}
    ${u&&l`<p role="status">${o.reading}</p>`}
    ${i&&l`<p class="notice" role="alert">${i}</p>`}
    ${g&&l`<${Z} trouble=${g} again=${()=>b(null)} />`}
    ${h&&l`<${kl} sent=${h} replay=${x} />`}`}function kl({sent:e,replay:t}){let n=p.file,[o,s]=k([]),[r,i]=k(null),[a,c]=Y(b=>b+1,0),[d,u]=k(""),[f,h]=k(Fs);O(()=>{let b=new AbortController;return s([]),i(null),El(e,b.signal,s).catch(_=>{if(!(_ instanceof A))throw _;b.signal.aborted||i(_.problem)}),()=>b.abort()},[e,a]);let $=Object.entries(n.outcomes).map(([b,_])=>({name:b,label:_,count:o.filter(w=>dn(w)===b).length})),g=o.map((b,_)=>({verdict:b,i:_})).filter(({verdict:b})=>!d||dn(b)===d);return l`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&l`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${$.filter(({count:b})=>b).map(({name:b,label:_,count:w})=>l`<button type="button" aria-pressed=${d===b} onClick=${()=>u(d===b?"":b)}>${_} ${n.number(w)}</button>`)}
    </div>`}
    ${r&&l`<${Z} trouble=${r} again=${c} />`}
    <ol class="hand-file-hands">
      ${g.slice(0,f).map(({verdict:b,i:_})=>l`<li key=${_}><${vl} judged=${b} replay=${t} /></li>`)}
      ${g.length>f&&l`<li><button type="button" onClick=${()=>h(f+Fs)}>${n.more}</button></li>`}
    </ol>`}function vl({judged:e,replay:t}){let n=p.file,o=dn(e),{report:s,problem:r}=e,i=s?.first_illegal??s?.stopped_at,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],c=(r&&(Sl(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??s?.stopped_at?.errors[0]?.message??s?.discrepancies[0]?.message;return l`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${Cl(e)}</b> <span class=${`badge ${xl[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&l`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${c&&l`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${Al(c)}${a?.clause&&l` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.site_house_rules&&l`<p class="hand-verdict-why">${n.bySite} <code>${JSON.stringify(s.site_house_rules)}</code></p>`}
      ${s?.first_illegal?.legal_with.slice(0,_l).map(d=>l`<p class="hand-verdict-why">${n.legalWith} <code>${JSON.stringify(d)}</code></p>`)}
      ${s?.scale&&s.scale>1&&l`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function Sl({errors:e=[]}){let t=e.slice(0,gl).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var xl={legal:"accepted",unfinished:"stopped",illegal:"",floor:"discretion",contradictory:"contradiction",unreadable:"unjudged"};function dn({report:e}){return e?e.legal===null?"floor":e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var Ol={tooMany:()=>p.file.tooMany(qs),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function Tl(e,{rulebooks:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={rulebook:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:qs,rules:r}),new Promise(i=>{let a=c=>{s.terminate(),o.aborted||i(c)};s.onmessage=({data:c})=>a(c),s.onerror=()=>a({why:"unread"})})}function Cl({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function Al(e){return e.length>js?`${e.slice(0,js)}\u2026`:e}async function El({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{answer:a,problem:c}of po(`${Us}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:c}),!(performance.now()-i<bl)&&(performance.now()-r>=yl&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function Ml(e,t){let n=JSON.parse(await e.text()),{rulebook:o,house_rules:s={},hand:r}=n,i=await I(Us,n),a=t.rulebooks.filter(d=>d!==o),c={...i.site_house_rules,...s};return Hs(sn(i.hand??r,i,[o,...a],c))}var Rl={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds","/v1/next-street":"next_street"},Il=100;function zs({path:e,body:t}){let n=dt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Ae(t,hn).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function Js({path:e,body:t}){let n=dt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Ae(t,hn,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function Ys({path:e,body:t}){return`import floorman

answer = floorman.${Rl[e]}(${Ae(t,Nl)})
print(answer)
`}function fn(e){return`${Ae(e,hn)}
`}var hn={},Nl={true:"True",false:"False",null:"None"};function Ae(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Ae(d,t,i)):Object.entries(e).filter(([,d])=>d!==void 0).map(([d,u])=>`${JSON.stringify(d)}: ${Ae(u,t,i)}`),c=`${s}${a.join(", ")}${r}`;return!c.includes(`
`)&&n.length+c.length<=Il?c:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var pn="from_the_table",Gs=["assumed","house"],Dl=60,Vs=`${pn}.json`;async function Qs({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?X(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?Ll(o):{round:o.round},i=n>0?await Bl(e.rulebooks,o):Hl(e.rulebooks[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},c={id:`${pn}.${Pl(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:pn,cases:[c]}}function Ll({asked:e}){let{rulebook:t,house_rules:n,...o}=e.body;return o}async function Bl([e,...t],n){let o=[{rulebook:e,decision:n.decision},...await Ft(t,n)];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.rulebook,Wl(s.decision)]]:[]))}function Wl({legal:e,ruling:t,action:n,reopened_seats:o,round:s,reasons:r}){let i=r.find(({clause:d,basis:u})=>d&&!Gs.includes(u))??r[0],{current_bet:a,to_act:c}=s;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round:{current_bet:a,to_act:c}},clause:Gs.includes(i.basis)?null:i.clause,basis:i.basis}}function Hl(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,basis:"assumed"}}}function Pl(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,Dl).replace(/_$/,"")}var jl=["bet","raise","complete"];async function Zs({spot:e,positions:t}){if(!("opening"in e.start)||(e.start.opening.street??1)>1)return null;let n=Fl(e.start.opening,t),o=await I("/v1/hands",{...L(e),hand:n}),{round:s}=t.findLast(({step:r})=>!r||!("won"in r))??t[0];return o.round&&ql(o.round,s)?fn({hand:n}):null}function Fl(e,t){let{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:c,first_to_act:d,dead_small_blind:u,acts_last:f}=e,h=[{actions:[],first_to_act:d}];return t.forEach(({step:$,decision:g,round:b},_)=>{if(!$||"won"in $)return;if("street"in $){let x=t[_-1].round.min_bet;h.push({actions:[],...$.street,min_bet:b.min_bet===x?void 0:b.min_bet});return}let w="choice"in $?t[_-1].decision?.alternatives?.[$.choice]?.action:g?.action;if(!w)return;let{seat:v,type:S,to:y}=w;h[h.length-1].actions.push({seat:v,type:S,...jl.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:c,dead_small_blind:u,acts_last:f,rounds:h}}function ql(e,t){return e.players.every(({seat:o,stack:s,committed:r,folded:i=!1})=>{let a=t.players.find(c=>c.seat===o);return a&&a.stack===s&&a.committed===r&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var Ul=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),Kl={curl:async({position:e})=>zs(e.asked),typescript:async({position:e})=>Js(e.asked),python:async({position:e})=>Ys(e.asked),case:async e=>{let t=await Qs(e);return t?fn(t):""},hand:async e=>await Zs(e)??""};function er({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k("");return O(()=>{Ot(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ie(()=>{re(l`<${Jl} table=${e} link=${s} />`,Ul)}),l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${P} of="Send" />${p.keep.open}</button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&l`<${Gl} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function Gl({table:e,link:t,close:n}){let o=p.keep,[s,r]=k("curl"),[i,a]=k(""),[c,d]=k(""),u=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=($,g)=>{f||(a($),d(g))};return Kl[s](e).then($=>h($,$?"":o.cannot[s==="hand"?"hand":"case"]),$=>{if(!($ instanceof A))throw $;h("",s==="hand"&&$.problem.status===422?o.cannot.hand:$.problem.detail)}),()=>{f=!0}},[s,e.position]),l`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${Xs} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
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
        <p class="about">${o.about[s](Vs)}</p>
        ${c?l`<p class="notice" role="status">${c}</p>`:l`<${Xs} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function Xs({label:e,button:t,text:n,rows:o}){let s=C(null),[r,i]=k("");return O(()=>i(""),[n]),l`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var zl=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function Jl({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:u})=>u),a=ee(`/v1/rulebooks/${n.rulebooks[0]}`),c=te(e)!==null;if(i<1&&!c)return l`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.rulebook.split("@")[1]??a?.version;return l`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${zl.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulebooks[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&l`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${Ql} house=${n.house} />
      ${c?l`<${Vl} table=${e} rulebook=${a} />`:l`<${Yl} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function Yl({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],c=a.decision,{others:d}=a,u=t[o+1]?.step,f=u&&"choice"in u?X(a,t[o+1]):"";return l`
    <section>
      <h3>${r.situation}</h3>
      <${tr} position=${i} />
      ${Zl(e,t,o).map(h=>l`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${X(i,a)}.</p>
      <p class="slip-what">${Ue(c)}</p>
      ${c.reasons.map((h,$)=>l`<${nr} shown=${$===0} reason=${h} rulebook=${s} />`)}
      ${f&&l`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&l`<h3>${r.others}</h3>
        ${d.map(h=>l`<p><b>${R(n,h.rulebook)}</b> ${h.decision?Xl(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function Vl({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=ge(e,n);return l`
    <section>
      <h3>${o.situation}</h3>
      <${tr} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${St(e)}</p>
      ${ue(e,t).map(r=>l`<p class="slip-what">${r}</p>`)}
      ${s&&l`<${nr} shown reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function Ql({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=Ce(n);return s?[{text:s.question,answer:s.answer(o)}]:[]});return t.length?l`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({text:n,answer:o})=>l`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function tr({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot_before_round:s=0}=e;return l`
    <table>
      <thead><tr>${t.columns.map((r,i)=>l`<th class=${i?"n":""} scope="col">${r}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:r,stack:i,committed:a,folded:c})=>l`
            <tr class=${c?"folded":""}>
              <th scope="row">${p.seat(r)}${r===o&&t.toAct}${c&&t.folded}</th>
              <td class="n">${m(a)}</td><td class="n">${m(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${s>0&&l`<p>${t.pot(s)}</p>`}`}function nr({reason:{clause:e,basis:t,message:n},rulebook:o,shown:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.basis[t]??t;return l`
    <p>${H(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function Zl(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?X(t[i-1],r):"");return[...o<0?vt(e):[],...s.filter(Boolean)]}function Xl(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${Ue(e)}${t?` (${p.slip.clause(t)})`:""}`}var or=Object.entries(p.keys.do),ec="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function tc(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(ec)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!or.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function sr(){let e=C(null),[t,n]=de("keys",!0);ie(()=>{let s=r=>{(t||r.key==="?")&&tc(r)};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[t]);let o=p.keys;return l`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${P} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>e.current?.close()}>×</button>
      </header>
      <dl>${or.map(([s,r])=>l`<dt><kbd>${s.toUpperCase()}</kbd></dt><dd>${r}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var nc="/service-worker.js",oc="/table",sc=100,rc=new URL(import.meta.url).pathname;function ic(){let[e,t]=k(!0),[n,o]=k(!1);ie(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers),r.answers===!1&&we()&&De().catch(()=>{}),r.files&&o(!r.files.includes(rc))}),window.addEventListener(ut,()=>t(!1)),window.addEventListener("offline",()=>pt(1)),window.addEventListener("online",()=>pt(1))},[]);let s=l`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return l`
    ${!e&&l`<p class="notice" role="alert">${we()?p.device.rules(Wt):p.offline.away}</p>`}
    ${n&&l`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function ac(){let[e,t]=k(null);return ie(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?l`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:l`<p class="dim">${p.offline.insecure}</p>`}function lc(){let[e,t]=k("away");O(()=>{ro().then(s=>s&&t("here"))},[]);let n=p.device,o=()=>{t(n.fetching(1,1)),Pt((s,r)=>t(n.fetching(s,r))).then(()=>t("here"),()=>t("failed"))};return e==="here"?l`<p class="dim" role="status">${n.kept(Wt)}</p>`:e!=="away"&&e!=="failed"?l`<p class="dim" role="status">${e}</p>`:l`
    ${e==="failed"&&l`<p class="notice" role="alert">${n.failed}</p>`}
    <p><button type="button" onClick=${o}>${n.fetch}</button> <span class="dim">${n.size(oo)}</span></p>`}async function rr(){let{serviceWorker:e}=navigator;if(document.getElementById("table")?.dataset.alone!==void 0||!e)return;e.controller||e.addEventListener("controllerchange",()=>pt(sc),{once:!0});let t=await e.register(nc,{scope:oc}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}re(l`<${ic} />`,document.getElementById("status"));re(l`<${ac} />${Ht&&l`<${lc} />`}`,document.getElementById("install"));document.readyState==="complete"?rr():window.addEventListener("load",rr);function $n(e){let{spot:t,position:n}=e,{others:o}=n;if(te(e)){let r=ue(t,n).join(" ");return o.flatMap(i=>{if(!i.stands)return[];let a=ue(t,i.stands);return[{other:i,likeness:a.join(" ")===r?"alike":"apart",lines:a}]})}let{decision:s}=n;return s?o.map(r=>({other:r,likeness:cc(s,r),lines:r.decision?[be(r.decision)]:uc(r)})):[]}function cc(e,{decision:t}){return!t||Ge(e)!==Ge(t)?"apart":en(e)===en(t)?"alike":"later"}function uc({problem:e}){return[e?.errors?.map(ae).join(" ")??e?.detail??""]}function mn({table:e}){let t=$n(e);if(!t.length)return null;let n=t.filter(({likeness:s})=>s==="apart"),o=t.some(({other:s})=>s.decision&&!s.stands);return l`
    <h3>${p.ruling.beside(n.length,t.length)}</h3>
    ${o&&l`<p class="small">${p.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${t.map(s=>l`<${dc} key=${s.other.rulebook} table=${e} ...${s} />`)}
    </ul>`}function dc({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=ee(`/v1/rulebooks/${t.rulebook}`),{decision:i}=e.position,a=te(e),c=a?null:t.decision,d=()=>e.replace(f=>({...f,rulebooks:[t.rulebook,...f.rulebooks.filter(h=>h!==t.rulebook)]})),u=a?ge(e.spot,r):c&&i&&pc(i,c);return l`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.rulebook)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${c&&l`<span class=${`badge ${c.ruling}`}>${s.badge[c.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&l`<${ne} reason=${u} rulebook=${r} />`}
      ${n==="apart"&&c&&l`<${fc} table=${e} other=${t} theirs=${c} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function pc(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function fc({table:e,other:t,theirs:n}){let[o,s]=k(null),{decision:r,asked:i}=e.position;if(O(()=>{let u=!1;if(r)return hc(i,r,t,n).then(f=>u||s({theirs:n,differences:f}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[c]=e.spot.rulebooks,d=o.differences.flatMap(({key:u,a:f,b:h})=>{let $=Ce(u);return $?[{...$,ours:$.answer(f),theirs:$.answer(h)}]:[]});return l`
    <div class="why-apart">
      ${d.map(u=>l`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,c)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.rulebook)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${c}/${t.rulebook}`}>${a.allDifferences}</a></p>
    </div>`}async function hc({body:e},t,n,o){let{house_rules:s={},...r}=e,i=await G(`/v1/rulebooks/${r.rulebook}/diff/${n.rulebook}`),c=[...new Map(i.topics.flatMap(({parameters:$})=>$.map(g=>[g.key,g]))).values()].filter(({key:$})=>!($ in s));if(!c.length)return[];let d={...r,...$c(n.asked),rulebook:n.rulebook},u=($,g,b)=>({...$,house_rules:{...s,[g]:b}}),[f,h]=await Promise.all([I("/v1/decisions/batch",{items:c.map(({key:$,b:g})=>u(r,$,g))}),I("/v1/decisions/batch",{items:c.map(({key:$,a:g})=>u(d,$,g))})]);return c.filter(($,g)=>ir(f.items[g],o)&&ir(h.items[g],t))}function $c(e){return e?{round:e.body.round}:{}}function ir({answer:e},t){return e!==void 0&&Ge(e)===Ge(t)}var bn=10,mc={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>gc([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":ar,"chips.under_half_a_raise":ar,"chips.overchip":({add:e,pushed:t})=>{let n=q(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,q(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*bn<t?p.sums.tiny(e,bn,e*bn,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-q(t),q(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":lr,"raise.above_pot":lr,"undercall.full":cr,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>q(n)&&e+q(n)<t?cr({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>q(t)?p.sums.short(e+q(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":gn,"pot_count.floor":gn,"pot_count.stands":gn,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function ur(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return[];let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],c=n.action?.seat??r.to_act,d={had:r.players.find(f=>f.seat===c)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:f})=>f)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot_before_round??0)+q(r.players.map(({committed:f})=>f)),pushed:a.map(q),least:i?.raise?.min_to??0};return[...bc(e,t,c),...n.reasons].map(({code:f,params:h})=>mc[f]?.({params:h,...d})).flatMap(f=>f??[]).slice(0,1)}function dr({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot_before_round?[]:[p.sums.adds([s.committed,t.pot_before_round],s.committed+t.pot_before_round)]}function pr({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:u})=>s.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,c=i-n,d=r?0:e.pot_before_round??0;return n=i,a*c+d===o?[p.sums.pot(a,c,d,o)]:[]})}function bc(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function ar({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function lr({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function cr({had:e,to:t,pushed:n}){let o=e+q(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function gn({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function gc(e,t){return q(e)===t?!0:null}function q(e){return e.reduce((t,n)=>t+n,0)}var _c=24,yc=3;function fr({table:e,rulebook:t}){let n=C(null),[o,s]=k(!1),[r,i]=k(!1),[a,c]=k(""),d=p.card,u=()=>{s(!0),c(""),n.current?.showModal()},f=()=>{i(!1),s(!1)},h=async()=>c(await Tc(_n(e).join(" "))),[,$]=e.newest.rulebooks;return l`
    <p class="to-card"><button type="button" onClick=${u}>${d.open}</button></p>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&l`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${kc} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${$&&l`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,$))} onClick=${()=>e.replace(wc)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function wc(e){let[t,n,...o]=e.rulebooks;return{...e,rulebooks:[n,...o,t]}}function kc({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=te(e)!==null,i=Te(o),a=o.length-(i?2:1),c=r?null:o[a].decision,d=r?ge(n,t):c&&Qo(n,t,c.reasons),u=d&&"message"in d?H(`${d.message}`):"",f=r?[...pr(o[a]),...dr(n,o[a])]:i?[]:ur(o,a),h=c?i?"chosen":c.ruling:null,$=$n(e).filter(({likeness:g})=>g==="apart");return l`
    <header class="card-book">${p.ruling.by(R(s,n.rulebooks[0]))}</header>
    <${Sc} table=${e} at=${a} />
    <div class="card-ruling">
      ${h&&l`<p class=${`badge ${i?"accepted":h}`}>${p.ruling.badge[h]}</p>`}
      <div id="card-ruling" class=${r&&_n(e).length>1?"several":""}>${_n(e).map((g,b)=>l`<p class=${b&&!r?"card-more":g.length>_c?"card-stands long":"card-stands"}>${g}</p>`)}</div>
      ${c&&!i&&l`<${vc} decision=${c} />`}
      ${f.map(g=>l`<p class="card-sum">${g}</p>`)}
      ${u&&l`<p class="card-why">${u}</p>`}
      ${d&&l`<${ne} reason=${d} rulebook=${t} />`}
    </div>
    ${$.length>0&&l`
        <ul class="card-others">
          ${$.map(({other:g,lines:b})=>l`<li><span>${R(s,g.rulebook)}</span> <b>${b.join(" ")}</b></li>`)}
        </ul>`}`}function vc({decision:{alternatives:e=[]}}){return e.length?l`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>l`<li>${H(t.message)}</li>`)}</ul>`:null}function _n(e){let{spot:t,position:n,positions:o}=e,s=Te(o);if(s)return[H(s.effect.message),Ke(s)];if(te(e)||!n.decision)return ue(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:c})=>c!=="reopening.checked");return[be(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function Sc({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=B(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||xc(e,u,n))?[Oc(e[u-1],d)]:[]),c=i?a:a.slice(-yc);return l`
    <div class="card-felt">
      ${r>0&&(!i||!c.length)&&l`<figure><${Gt} motions=${[yn(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${c.map(({motions:d,speech:u,caption:f})=>(d.length>0||u)&&l`<figure>
            ${u&&l`<p class="card-speech">${u}</p>`}
            ${d.length>0&&l`<${Gt} motions=${d} />`}
            ${f&&l`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?St(t):c.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function xc(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function Oc(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:X(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],c=a.map(d=>d.reduce((u,f)=>u+f,0));return{...o,motions:a,speech:r.map(Qt).join(" \u2026 "),caption:c.length?p.card.pushed(c):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let c=i===void 0?m(a):p.card.early(a);return{...o,motions:[yn(a)],caption:c}}return"incident"in n&&n.incident.amount?{...o,motions:[yn(n.incident.amount)],caption:m(n.incident.amount)}:o}function yn(e){return Pe(e,fe).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function Tc(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!Cc(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function Cc(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function hr({table:e}){let{position:t}=e,n=C(null);O(()=>{Ac(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=te(e),s=i=>{n.current?.focus(),e.step({choice:i})},r=ee(`/v1/rulebooks/${e.spot.rulebooks[0]}`);return l`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?l`<${Jo} table=${e} />`:t.decision?l`<${Ec} decision=${t.decision} />`:l`<${Mc} table=${e} />`}</div>
      ${(o||t.decision||Te(e.positions))&&l`<${fr} table=${e} rulebook=${r} />`}
      ${o&&l`<${Xo} table=${e} rulebook=${r} /><${mn} table=${e} />`}
      ${!o&&t.decision&&l`
          <${Rc} decision=${t.decision} onChoose=${s} />
          <${Ic} reasons=${t.decision.reasons} rulebook=${r} />
          <${mn} table=${e} />`}
    </section>`}function Ac({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function Ec({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,options:a,reasons:c}=e,d=c.every(({code:u})=>u!=="reopening.checked");return l`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${be(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&l`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&l`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&l`<li class="penalty">${t.penalty}</li>`}
        ${a?n!=="discretion"&&i.to_act!==null&&l`<li>${t.next(i.to_act)}</li>`:l`<li>${t.over}</li>`}
      </ul>
    </div>`}function $r({table:{position:e}}){let{decision:t}=e;return t?l`
    <button type="button" class="became" onClick=${()=>document.getElementById("ruling")?.scrollIntoView({block:"start"})}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${be(t)}</span><span class="more">${p.ruling.why}</span>
    </button>`:null}function Mc({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return l`<${Yo} position=${t} />`;if("won"in t.step)return l`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return l`<h2>${n.newStreet}</h2>`;let o=Te(e);return o?l`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${H(o.effect.message)}</h2>
      <p>${Ke(o)}</p>
    </div>`:null}function Rc({decision:{alternatives:e=[]},onChoose:t}){return e.length?l`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>l`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${H(n.effect.message)}</b>
            <span>${Ke(n)}</span>
          </button></li>`)}
    </ol>`:null}function Ic({reasons:e,rulebook:t}){return l`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>l`
          <li key=${n.code}>
            <p>${H(n.message)}</p>
            <${ne} reason=${n} rulebook=${t} shown open=${o===0} />
          </li>`)}
    </ol>`}var br=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function gr(e,t){return"opening"in e.start&&!e.steps.length?Nc(e.start.opening):wn(t.round)}function Nc(e){let t=e.posts??[],n=t.filter(s=>!mr(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{..._r(e),isMidHand:!1,first:e.first_to_act??null,pot_before_round:e.pot_before_round??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(mr),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots_before_round:e.pots_before_round,began_heads_up:e.began_heads_up},typed:[]}}function mr(e){return e.type==="post"||e.type==="dead"}function wn(e){let{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:c}=e;return{..._r(e),isMidHand:!0,first:e.to_act,pot_before_round:e.pot_before_round??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:c},typed:[]}}function _r(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function kn(e){return e.isMidHand?{round:Lc(e)}:{opening:Dc(e)}}function Dc(e){let t=e.street===1;return Ee({...yr(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot_before_round:t?null:e.pot_before_round,...t?{}:{pots_before_round:e.derived.pots_before_round,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??vn(e),...e.late]:null})}function Lc(e){return{...Ee({...yr(e),bring_in:e.bring_in,pot_before_round:e.pot_before_round,...e.derived,players:e.seats}),to_act:e.first}}function yr({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:c}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:c}}function Ee(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function wr({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function vn(e){let t=wr(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(c=>({seat:c,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function Sn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??vn(e),s=Number(n[1]);if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function oe({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function kr(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:oe(e),seats:r}}function vr(e){let t=[...(e.posts??vn(e)).filter(({type:s})=>s!=="ante"),...e.late],n=wr(e),o=n.find(s=>t.every(r=>r.seat!==s))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function Sr(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:oe(e)}}function xr(e,t){let{seats:n,button:o,first:s,game:r}=e,i=n.filter(({seat:c})=>c!==t),a=[...i].reverse().find(({seat:c})=>c<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:c})=>c!==t),derived:oe(e),button:o===t?a.seat:o,first:s===t?null:s,game:r&&{...r,killer:r.killer===t?null:r.killer}}}function Tt(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function _e({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}var Bc=["small","min_bet","ante","straddle","bring_in"];function Je(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:s=>s[e],change:(s,r)=>({[e]:r,...Bc.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function Or(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function xn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?oe(s):s.derived})}}function Tr(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((s,r)=>r===e?{...s,amount:o}:s)})}}function J({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:c,get:d,change:u,placeholder:f=""}=r,h=n.get(i);return l`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Ie} value=${d(e)} onChange=${$=>t(u(e,$))} step=${e.chip??1}
        placeholder=${f} aria-label=${c} aria-invalid=${!!h} onFocus=${()=>s(r)} />
      ${h&&l`<span class="fault">${h}</span>`}
    </label>`}var Wc=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"],Hc=["tournament","cash"];function Cr({table:e,form:{draft:t,set:n,...o},games:s}){let r=p.setup.named,i=a=>{let c=s.find(d=>d.name===a);n(c?On(t,c,e.spot.game):{game:null})};return l`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <label class="field">${r.game}
          <select value=${t.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${r.none}</option>
            ${s.map(({name:a,title:c})=>l`<option value=${a}>${c}</option>`)}
          </select>
        </label>
      </div>
      ${t.game&&l`<${Pc} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function Pc({table:e,form:t,game:n}){let{draft:o,set:s,faults:r}=t,{about:i,structure:a,kill:c,killer:d}=n,u=p.setup.named,f=b=>s({game:{...n,...b}}),h=_e(n).all.includes("kill"),$=i.opens==="low_card"||i.opens==="high_card"?u.opens[i.opens]:null,g=Math.max(i.most_players,o.seats.length);return l`
    ${i.structures.length>1&&l`<${le} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${b=>f({structure:b})}
        choices=${i.structures.map(b=>({to:b,words:p.setup.structures[b]}))} />`}
    <${le} legend=${p.following.format} name="format" chosen=${Ct(n)}
      choose=${b=>f({format:b})}
      choices=${Hc.map(b=>({to:b,words:p.following.formats[b]}))} />
    ${Ct(n)==="cash"&&l`<${jc} table=${e} game=${n} setGame=${f} />`}
    <div class="fields">
      ${Wc.filter(b=>Mr(b,n)).map(b=>l`<${J} key=${b} form=${t} field=${Fc(b,a)} />`)}
      <label class="field">${u.seats}
        <select value=${o.seats.length} onChange=${b=>s(Uc(o,Number(b.target.value)))}>
          ${Array.from({length:g-1},(b,_)=>l`<option value=${_+2}>${_+2}</option>`)}
        </select></label>
      <${J} form=${t} field=${qc} />
      <${J} form=${t} field=${Je("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&l`<${J} form=${t} field=${Je("players_left",o)} />`}
      ${h&&l`<label class="field">${u.kill}
          <select value=${c} onChange=${b=>f({kill:b.target.value})}>
            ${Object.entries(u.kills).map(([b,_])=>l`<option value=${b}>${_}</option>`)}
          </select></label>`}
    </div>
    ${$&&l`<${We} legend=${$} seats=${o.seats} chosen=${o.first} choose=${b=>s({first:b})} />`}
    ${r.has("first")&&l`<p class="fault">${r.get("first")}</p>`}
    ${h&&c!=="none"&&l`
        <${We} legend=${u.killer} seats=${o.seats} chosen=${d} choose=${b=>f({killer:b})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>f({actsLast:!n.actsLast})}>${u.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(b=>r.has(b)&&l`<p class="fault">${r.get(b)}</p>`)}`}function jc({table:{spot:e,rulebooks:t},game:n,setGame:o}){let s=p.setup.named,r=$t(e.rulebooks);if(!r)return null;let i=R(t,r.id),a=n.cashBook??r.isDue,c=R(t,e.rulebooks[0]);return l`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${s.cashBook(i)}</button>
    </div>
    <p class="about">${a?s.ruledByCash(i,c):s.ruledByOwn(c)}</p>`}function Fc(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},c)=>({game:a&&Gc(a,e,c)}),placeholder:e==="small_blind"?n.half:""}}var qc={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function Uc({seats:e,button:t,first:n,game:o},s){let r={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},i=Array.from({length:s},(c,d)=>({...r,...e.find(({seat:u})=>u===d+1),seat:d+1})),a=c=>c!==null&&c<=s?c:null;return{seats:i,posts:null,late:[],button:a(t)??s,first:a(n),game:o&&{...o,killer:a(o.killer)}}}function On(e,t,n){let o=n?.named.name===t.name?n.named:null,s=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,r=Ar(t,s),i=Ee({...o,"bets/0":o?.bets?.[0],"bets/1":o?.bets?.[1]}),a=Kc.filter(f=>(i[f]??r[f])!==r[f]),c={about:t,structure:o?.structure??t.structure,amounts:{...r,...Object.fromEntries(a.map(f=>[f,i[f]])),small_blind:i.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,typed:a,format:o?n?.format??null:null,cashBook:null},d=e.isMidHand?Tt(e):{},u=e.button??e.seats[e.seats.length-1].seat;return{...d,game:c,button:u,chip:o?.chip??null,street:1,first:o?.first_to_act??null}}var Kc=["bets/0","bets/1","big_blind","ante","bring_in","max_bet"];function Ar(e,t){let n=_e({about:e,structure:e.structure}).needs.includes("ante");return{"bets/0":t,"bets/1":t&&2*t,big_blind:t,ante:n?t:null,bring_in:t&&Math.ceil(t/4),max_bet:t&&5*t}}function Gc(e,t,n){let o=[...e.typed.filter(i=>i!==t),t],s=t==="bets/0"||t==="big_blind"?Ar(e.about,n):{},r=Object.entries(s).filter(([i])=>!o.some(a=>a===i));return{...e,typed:o,amounts:{...e.amounts,...Object.fromEntries(r),[t]:n}}}function Ct({about:e,structure:t,kill:n,format:o}){let s=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(s?"cash":"tournament")}function Er({button:e,first:t,chip:n,players_left:o,seats:s},r){let{about:i,structure:a,amounts:c,kill:d,killer:u,actsLast:f}=r,{all:h}=_e(r),{"bets/0":$,"bets/1":g,...b}=c,_=d!=="none"&&h.includes("kill");return Ee({name:i.name,structure:a,bets:h.includes("bets")?[$,...a==="fixed_limit"?[g]:[]]:null,...Object.fromEntries(Object.entries(b).filter(([w])=>Mr(w,r))),kill:_?Ee({seat:u,size:d}):null,acts_last:_&&f?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:h.includes("button")?e:null,first_to_act:h.includes("bring_in")?t:null,players:s.map(({committed:w,acted:v,folded:S,...y})=>y)})}function Mr(e,t){let{all:n}=_e(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function Rr({table:e}){let t=C(null),[n,o]=k(null);return l`
    <button type="button" data-key="s" onClick=${()=>{o(gr(e.spot,e.position)),t.current?.showModal()}}><${P} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&l`<${Yc} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function Yc({table:e,first:t,close:n}){let[o,s]=k(t),[r,i]=k(null),[a,c]=k(null),d=C(!1),{game:u,steps:f,...h}=e.spot,$=ee("/v1/games")?.games??[],g=f.length?void 0:$.find(({name:M})=>M===u?.named.name),b=(u?.named.players??[]).map(M=>({committed:0,acted:!1,folded:!1,...M}));O(()=>{g&&s(M=>M.game?M:{...M,...On(M,g,u),seats:b})},[g]);let _=o.game?Ct(o.game):"tournament",w=_==="cash"?$t(h.rulebooks):null,v=w&&(o.game?.cashBook??w.isDue),S={...h,rulebooks:v?Kt(h.rulebooks,w.id):h.rulebooks};O(()=>{document.querySelector("dialog[open] [aria-invalid=true]")?.focus()},[r]);let y=M=>s({...o,...M}),x=new Map((r?.errors??[]).map(M=>[Sn(o,M.pointer),ae(M)])),E=async()=>{let M=kn(o);try{return o.game?await mt(S,Er(o,o.game),xo(o.game.about,_)):await I("opening"in M?"/v1/rounds":"/v1/options",{...L(h),...M})}catch(U){if(!(U instanceof A))throw U;return i(U.problem),null}},N=async()=>{let M=await E();M&&s(wn(M.round))},W=async M=>{if(M.preventDefault(),d.current)return;d.current=!0;let U=await E();d.current=!1,U&&(o.game?e.replace(({house:At})=>({...U,rulebooks:S.rulebooks,house:At})):e.replace(({rulebooks:At,house:Dr})=>({rulebooks:At,house:Dr,start:kn(o),steps:[]})),n())},D={draft:o,set:y,standAsItIs:N,faults:x,active:a,activate:c};return l`
    <form class="sheet-form" onSubmit=${W}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&l`<${Vc} draft=${o} trouble=${r} />`}
        <${Cr} table=${e} form=${D} games=${$} />
        ${!o.game&&l`<${Xc} form=${D} /><${eu} form=${D} />`}
        <${ru} form=${D} />
      </div>
      <footer>
        <${Qc} form=${D} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function Vc({draft:e,trouble:t}){let{errors:n=[]}=t;return l`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>l`<li>${p.setup.place(Sn(e,o.pointer),e.seats)}${ae(o)}</li>`)}</ul>
    </div>`}function Qc({form:{draft:e,set:t,active:n}}){if(!n)return l`<p class="dim">${p.setup.chooseField}</p>`;let o=V({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return l`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${Bt} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var Zc=[4,5,2,3];function Xc({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return l`
    <${le} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(Tt(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${le} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:oe(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${r=>t({streets:Number(r.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${Zc.map(r=>l`<option value=${r}>${o.gameOf[r]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${r=>t({street:Number(r.target.value),derived:oe(e)})}>
            ${Array.from({length:e.streets??5},(r,i)=>l`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function eu({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,c])=>t.min_bet===c&&(!r||t.bring_in!==null||t.small===a);return l`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${br.map(a=>l`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(kr(t,a))}>
              ${m(a[0])} / ${m(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${nu(t,r).map(a=>l`<${J} key=${a} form=${e} field=${Je(a,t)} />`)}
        ${ou(t).map(a=>l`<${J} key=${a} form=${e} field=${Or(a)} />`)}
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
      ${r&&(t.bring_in===null||t.late.length>0)&&l`<${tu} form=${e} />`}
    </section>`}function tu({form:e}){let{draft:t,set:n}=e,{late:o}=t,s=p.setup.late,r=(i,a)=>n({late:o.map((c,d)=>d===i?{...c,...a}:c)});return l`
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
              <${J} form=${e} field=${Tr(c)} />
              <button type="button" class="quiet" aria-label=${s.remove(c+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==c)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(vr(t))}>${s.add}</button>
    </details>`}function nu({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot_before_round",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,c])=>c).map(([c])=>c)}function ou({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_full_raise_by"]:["current_bet","last_full_raise_by","bet_count","last_full_bet_to"]:[]}var su=["acted","folded"];function ru({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return l`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>l`<${iu} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(Sr(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&l`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function iu({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,c=!o.game||_e(o.game).needs.includes("button"),d=(h,$,g=!1,b=()=>{})=>l`
    <label><input type=${h} name=${h==="radio"?$:void 0} checked=${g} aria-label=${`${p.seat(i)}: ${a[$]}`} onChange=${b} />
      <span aria-hidden="true">${a[$]}</span></label>`,u=h=>s({seats:o.seats.map($=>$.seat===i?{...$,[h]:!$[h]}:$),derived:oe(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>r.get(`players/${n}${h}`));return l`
    <li>
      <b>${p.seat(i)}</b>
      <${J} form=${e} field=${xn("stack",i,n)} />
      ${o.isMidHand&&l`<${J} form=${e} field=${xn("committed",i,n)} />`}
      <span class="setup-marks">
        ${c&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&su.map(h=>d("checkbox",h,t[h],()=>u(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(xr(o,i))}>×</button>
      ${f.map(h=>h&&l`<p class="fault">${h}</p>`)}
    </li>`}function au({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function lu(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:e.spot.dispute};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function cu({first:e,rulebooks:t,firstNotice:n}){let[o,s]=Y(au,{past:[],spot:e,future:[]}),[r,i]=k(null),[a,c]=k(null),[d,u]=k(n),[f,h]=Y(v=>v+1,0),$=C(""),{spot:g}=o;O(()=>{let v=!1;return Be(g).then(S=>v||c(y=>lu({...S,spot:g,asked:g},y))),Ot(g).then(S=>{v||($.current=`#${S}`,As(S),window.history.replaceState(window.history.state,"",$.current))}),()=>{v=!0}},[g,f]),O(()=>{let v=0,S=async({newURL:y})=>{let x=++v,{spot:E,notice:N}=await ln(new URL(y).hash).catch(W=>({spot:null,notice:Nr(W).detail}));x===v&&(u(N),E?s({to:E}):window.history.replaceState(null,"",$.current))};return window.addEventListener("hashchange",S),()=>window.removeEventListener("hashchange",S)},[]),O(()=>{if(!a||a.asked!==g||a.problem||!o.runs)return;let{next:v}=a.positions[a.positions.length-1];v?.type==="street"&&v.run_out&&s({dealtAfter:g})},[a]),O(()=>i(null),[a?.positions.length,a?.spot.start]);let b=()=>s({to:z()});if(!a)return null;if(!a.positions.length)return l`<${Ir} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${b} />`;let _=a.positions[a.positions.length-1],w={spot:a.spot,positions:a.positions,position:_,problem:a.problem,busy:a.asked!==g,newest:g,rulebooks:t,seat:r?.at===a.positions.length?r.seat:_.round.to_act,choose:v=>i({seat:v,at:a.positions.length}),step:v=>s({step:v,from:a.spot,at:a.positions.length-1}),replace:v=>s({to:v}),amend:v=>s({to:v,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return l`<${uu} table=${w} notice=${d} />`}function uu({table:e,notice:t}){let n=e.newest.dispute,[o,s]=de("turn","act"),[r,i]=de("declared",me),[a,c]=de("reported",null),d=C(!0);O(()=>{if(d.current){d.current=!1;return}i(me),c(null)},[e.positions.length]);let u=C(null),f=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{f&&u.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let h={act:()=>l`<${To} table=${e} />`,declare:()=>l`<${ss} table=${e} draft=${r} setDraft=${i} />`,incident:()=>l`<${ts} table=${e} draft=${a} setDraft=${c} />`}[o],$=e.problem&&l`<${Z} trouble=${e.problem} again=${e.retry} />`,g=l`
    <div class="tools" role="toolbar" aria-label=${p.tools}>
      <button type="button" data-key="n" onClick=${()=>e.replace(du)}><${P} of="Plus" />${p.newHand}</button>
      <${Rr} table=${e} />
      <${gs} table=${e} />
      <${Ks} table=${e} />
      <${er} table=${e} />
      <span class="turn-back">
        <${sr} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${P} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${P} of="Redo" /></button>
      </span>
    </div>`,b=l`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${u}>
      <${go} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${h()}</>
      ${f&&$}
    </div>`,_=n!==void 0,w=!n||n.asked;return l`
    <div class=${_?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${Rs} table=${e} />
        ${!_&&g}
        <${Go} table=${e} />
        ${!f&&(!n||!e.problem?.errors)&&$}
        ${t&&l`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${Bs} table=${e} />
          ${!_&&l`<${$r} table=${e} />${b}`}
        </div>
      </div>
      <div class="side">
        ${w?l`<${hr} table=${e} />`:l`<${Zo} table=${e} />`}
        <${zo} table=${e} />
        ${w&&l`<${Ws} table=${e} />`}
      </div>
      ${_&&l`<div class="go-on">${n.asked&&l`<details><summary>${p.happened.goOn}</summary>${b}</details>`}${g}</div>`}
    </div>`}function du(e){return e.game?{...e,steps:[]}:z({rulebooks:e.rulebooks,house:qe(e)})}function Ir({trouble:e,again:t,begin:n}){return l`
    <div class="room">
      <${Z} trouble=${e} again=${t} />
      ${n&&l`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function pu(){let[e,t]=k(null),[n,o]=k(null),[s,r]=Y(i=>i+1,0);return O(()=>{let i=ln(location.hash||Es()).then(({spot:a,notice:c})=>({first:a??z(),firstNotice:c}));i.then(({first:a})=>Be(a)).catch(()=>{}),Promise.all([G("/v1/rulebooks"),i]).then(([{rulebooks:a},c])=>t({...c,rulebooks:a}),a=>o(Nr(a)))},[s]),e?l`<${cu} ...${e} />`:n&&l`<${Ir} trouble=${n} again=${r} />`}function Nr(e){if(e instanceof A)return e.problem;throw e}re(l`<${pu} />`,document.getElementById("table"));
