var ln=new Intl.NumberFormat(navigator.language);function m(e){return ln.format(e)}function _t(e){let t=e.trim().replace(tr,nr);if(/[.,]\d{0,2}$/.test(t))return null;let n=t.replace(/[\s.,'’_٬]/g,""),o=/^\d+$/.test(n)?Number(n):null;return Number.isSafeInteger(o)?o:null}var tr=/\p{Nd}/gu;function nr(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var or=new Intl.NumberFormat(navigator.language,{notation:"compact"});function ce(e){return e<1e3?ln.format(e):or.format(e)}var Qe,x,kn,xe,vn,cn,sr,ze={},Sn=[],rr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function oe(e,t){for(var n in t)e[n]=t[n];return e}function On(e){var t=e.parentNode;t&&t.removeChild(e)}function xn(e,t,n){var o,r,s,i={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:i[s]=t[s];if(arguments.length>2&&(i.children=arguments.length>3?Qe.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)i[s]===void 0&&(i[s]=e.defaultProps[s]);return Ue(e,i,o,r,null)}function Ue(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++kn};return x.vnode!=null&&x.vnode(s),s}function Ve(e){return e.children}function Ge(e,t){this.props=e,this.context=t}function me(e,t){if(t==null)return e.__?me(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?me(e):null}function Cn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Cn(e)}}function un(e){(!e.__d&&(e.__d=!0)&&xe.push(e)&&!Je.__r++||cn!==x.debounceRendering)&&((cn=x.debounceRendering)||vn)(Je)}function Je(){for(var e;Je.__r=xe.length;)e=xe.sort(function(t,n){return t.__v.__b-n.__v.__b}),xe=[],e.some(function(t){var n,o,r,s,i,a;t.__d&&(i=(s=(n=t).__v).__e,(a=n.__P)&&(o=[],(r=oe({},s)).__v=s.__v+1,kt(a,s,r,n.__n,a.ownerSVGElement!==void 0,s.__h!=null?[i]:null,o,i??me(s),s.__h),En(o,s),s.__e!=i&&Cn(s)))})}function Tn(e,t,n,o,r,s,i,a,l,d){var u,h,f,$,_,b,g,k=o&&o.__k||Sn,w=k.length;for(n.__k=[],u=0;u<t.length;u++)if(($=n.__k[u]=($=t[u])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?Ue(null,$,null,null,$):Array.isArray($)?Ue(Ve,{children:$},null,null,null):$.__b>0?Ue($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(f=k[u])===null||f&&$.key==f.key&&$.type===f.type)k[u]=void 0;else for(h=0;h<w;h++){if((f=k[h])&&$.key==f.key&&$.type===f.type){k[h]=void 0;break}f=null}kt(e,$,f=f||ze,r,s,i,a,l,d),_=$.__e,(h=$.ref)&&f.ref!=h&&(g||(g=[]),f.ref&&g.push(f.ref,null,$),g.push(h,$.__c||_,$)),_!=null?(b==null&&(b=_),typeof $.type=="function"&&$.__k!=null&&$.__k===f.__k?$.__d=l=An($,l,e):l=Mn(e,$,f,k,_,l),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=l):e.value=""):l&&f.__e==l&&l.parentNode!=e&&(l=me(f))}for(n.__e=b,u=w;u--;)k[u]!=null&&(typeof n.type=="function"&&k[u].__e!=null&&k[u].__e==n.__d&&(n.__d=me(o,u+1)),Nn(k[u],k[u]));if(g)for(u=0;u<g.length;u++)Rn(g[u],g[++u],g[++u])}function An(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?An(r,t,n):Mn(n,r,r,e.__k,r.__e,t));return t}function Mn(e,t,n,o,r,s){var i,a,l;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)e:if(s==null||s.parentNode!==e)e.appendChild(r),i=null;else{for(a=s,l=0;(a=a.nextSibling)&&l<o.length;l+=2)if(a==r)break e;e.insertBefore(r,s),i=s}return i!==void 0?i:r.nextSibling}function dn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||rr.test(t)?n:n+"px"}function qe(e,t,n,o,r){var s;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||dn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||dn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?fn:pn,s):e.removeEventListener(t,s?fn:pn,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function pn(e){this.l[e.type+!1](x.event?x.event(e):e)}function fn(e){this.l[e.type+!0](x.event?x.event(e):e)}function kt(e,t,n,o,r,s,i,a,l){var d,u,h,f,$,_,b,g,k,w,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(l=n.__h,a=t.__e=n.__e,t.__h=null,s=[a]),(d=x.__b)&&d(t);try{e:if(typeof y=="function"){if(g=t.props,k=(d=y.contextType)&&o[d.__c],w=d?k?k.props.value:d.__:o,n.__c?b=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(g,w):(t.__c=u=new Ge(g,w),u.constructor=y,u.render=ar),k&&k.sub(u),u.props=g,u.state||(u.state={}),u.context=w,u.__n=o,h=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=oe({},u.__s)),oe(u.__s,y.getDerivedStateFromProps(g,u.__s))),f=u.props,$=u.state,h)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&g!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(g,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(g,u.__s,w)===!1||t.__v===n.__v){u.props=g,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(C){C&&(C.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(g,u.__s,w),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,$,_)})}u.context=w,u.props=g,u.state=u.__s,(d=x.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=oe(oe({},o),u.getChildContext())),h||u.getSnapshotBeforeUpdate==null||(_=u.getSnapshotBeforeUpdate(f,$)),S=d!=null&&d.type===Ve&&d.key==null?d.props.children:d,Tn(e,Array.isArray(S)?S:[S],t,n,o,r,s,i,a,l),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),b&&(u.__E=u.__=null),u.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=ir(n.__e,t,n,o,r,s,i,l);(d=x.diffed)&&d(t)}catch(C){t.__v=null,(l||s!=null)&&(t.__e=a,t.__h=!!l,s[s.indexOf(a)]=null),x.__e(C,t,n)}}function En(e,t){x.__c&&x.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){x.__e(o,n.__v)}})}function ir(e,t,n,o,r,s,i,a){var l,d,u,h=n.props,f=t.props,$=t.type,_=0;if($==="svg"&&(r=!0),s!=null){for(;_<s.length;_++)if((l=s[_])&&(l===e||($?l.localName==$:l.nodeType==3))){e=l,s[_]=null;break}}if(e==null){if($===null)return document.createTextNode(f);e=r?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,f.is&&f),s=null,a=!1}if($===null)h===f||a&&e.data===f||(e.data=f);else{if(s=s&&Qe.call(e.childNodes),d=(h=n.props||ze).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!a){if(s!=null)for(h={},_=0;_<e.attributes.length;_++)h[e.attributes[_].name]=e.attributes[_].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(b,g,k,w,S){var y;for(y in k)y==="children"||y==="key"||y in g||qe(b,y,null,k[y],w);for(y in g)S&&typeof g[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||k[y]===g[y]||qe(b,y,g[y],k[y],w)})(e,f,h,r,a),u)t.__k=[];else if(_=t.props.children,Tn(e,Array.isArray(_)?_:[_],t,n,o,r&&$!=="foreignObject",s,i,s?s[0]:n.__k&&me(n,0),a),s!=null)for(_=s.length;_--;)s[_]!=null&&On(s[_]);a||("value"in f&&(_=f.value)!==void 0&&(_!==e.value||$==="progress"&&!_)&&qe(e,"value",_,h.value,!1),"checked"in f&&(_=f.checked)!==void 0&&_!==e.checked&&qe(e,"checked",_,h.checked,!1))}return e}function Rn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){x.__e(o,n)}}function Nn(e,t,n){var o,r;if(x.unmount&&x.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Rn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){x.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Nn(o[r],t,typeof e.type!="function");n||e.__e==null||On(e.__e),e.__e=e.__d=void 0}function ar(e,t,n){return this.constructor(e,n)}function se(e,t,n){var o,r,s;x.__&&x.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],kt(t,e=(!o&&n||t).__k=xn(Ve,null,[e]),r||ze,ze,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Qe.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),En(s,e)}Qe=Sn.slice,x={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},kn=0,Ge.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=oe({},this.state),typeof e=="function"&&(e=e(oe({},n),this.props)),e&&oe(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),un(this))},Ge.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),un(this))},Ge.prototype.render=Ve,xe=[],vn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Je.__r=0,sr=0;var Ce,H,hn,Ye=0,yt=[],$n=x.__b,mn=x.__r,bn=x.diffed,gn=x.__c,_n=x.unmount;function Ze(e,t){x.__h&&x.__h(H,e,Ye||t),Ye=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return Ye=1,J(In,e)}function J(e,t,n){var o=Ze(Ce++,2);return o.t=e,o.__c||(o.__=[n?n(t):In(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=H),o.__}function O(e,t){var n=Ze(Ce++,3);!x.__s&&vt(n.__H,t)&&(n.__=e,n.__H=t,H.__H.__h.push(n))}function be(e,t){var n=Ze(Ce++,4);!x.__s&&vt(n.__H,t)&&(n.__=e,n.__H=t,H.__h.push(n))}function T(e){return Ye=5,Xe(function(){return{current:e}},[])}function Xe(e,t){var n=Ze(Ce++,7);return vt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function lr(){yt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ke),e.__H.__h.forEach(wt),e.__H.__h=[]}catch(t){e.__H.__h=[],x.__e(t,e.__v)}}),yt=[]}x.__b=function(e){H=null,$n&&$n(e)},x.__r=function(e){mn&&mn(e),Ce=0;var t=(H=e.__c).__H;t&&(t.__h.forEach(Ke),t.__h.forEach(wt),t.__h=[])},x.diffed=function(e){bn&&bn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(yt.push(t)!==1&&hn===x.requestAnimationFrame||((hn=x.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),yn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);yn&&(o=requestAnimationFrame(r))})(lr)),H=void 0},x.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ke),n.__h=n.__h.filter(function(o){return!o.__||wt(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],x.__e(o,n.__v)}}),gn&&gn(e,t)},x.unmount=function(e){_n&&_n(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ke)}catch(n){x.__e(n,t.__v)}};var yn=typeof requestAnimationFrame=="function";function Ke(e){var t=H;typeof e.__c=="function"&&e.__c(),H=t}function wt(e){var t=H;e.__c=e.__(),H=t}function vt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function In(e,t){return typeof t=="function"?t(e):t}var Dn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],a=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++s]]=a:i===6?o[1][t[++s]]+=a+"":i?(r=e.apply(a,Dn(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(a)}return o},wn=new Map,c=function(e){var t=wn.get(this);return t||(t=new Map,wn.set(this,t)),(t=Dn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",a="",l=[0],d=function(f){s===1&&(f||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,f,i):s===3&&(f||i)?(l.push(3,f,i),s=2):s===2&&i==="..."&&f?l.push(4,f,0):s===2&&i&&!f?l.push(5,0,!0,i):s>=5&&((i||!f&&s===5)&&(l.push(s,0,i,r),s=6),f&&(l.push(s,f,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&d(),d(u));for(var h=0;h<n[u].length;h++)o=n[u][h],s===1?o==="<"?(d(),l=[l],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][h+1]===">")?(d(),s===3&&(l=l[0]),s=l,(l=l[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):i+=o),s===3&&i==="!--"&&(s=4,l=l[0])}return d(),l})(e)),t),arguments,[])).length>1?t:t[0]}.bind(xn);var St={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},Ot={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},et=({all_in:e})=>e?", all-in":"",Ln=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function Wn({type:e,seat:t,to:n,add:o,all_in:r}){let i=`${o!==n&&o>0?`, ${m(o)} more`:""}${et({all_in:r})}.`;return{fold:`Seat ${t} folds.`,check:"It is a check.",call:`It is a call of ${m(n)}${i}`,bet:`It is a bet of ${m(n)}${i}`,raise:`It is a raise to ${m(n)}${i}`,complete:`It is completed to ${m(n)}${i}`,bring_in:`It is the bring-in of ${m(n)}${i}`}[e]??e}var cr=e=>e.replace(/^./,t=>t.toUpperCase()),ur=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"What came back is no answer of this service: something between it and this page answers instead. Try again.",offline:{away:"The service does not answer: what was asked before is shown as it was answered then. New rulings, other rulebooks and files of hands need the service.",old:"There is a newer version of this page. What is on the table stays.",load:"Load it",install:"Install",about:"It then opens without a network too.",insecure:"To be installed, and to open without a network, this page has to come by HTTPS."},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service asks for a key. Whoever runs it can give you one.",wrong:"The service does not know this key, or it may not ask this. Try another.",label:"Key",use:"Use this key",kept:"It stays on this page alone and is gone when you close it."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${m(e)} to ${m(t)}.`:`This must be at least ${m(e)}.`,"round.max_bet_needed":()=>"Say the most that a bet or raise may be.","round.current_bet_needed":({committed:e})=>`Say what the bet is: the most in front of a player is ${m(e)}, and a short blind may stand for more.`,"round.last_raise_needed":({current_bet:e})=>`Say by how much the last raise went up: a bet of ${m(e)} may have been reached in several ways.`,"round.last_full_bet_needed":({current_bet:e})=>`Say how high the last whole bet was: ${m(e)}, if that was a whole bet or raise, or an all-in of half a bet more; if not, what the bet was before it.`,"round.bet_count_needed":({last_full_bet:e})=>`Say how many bets and raises there were: a bet of ${m(e)} may have been reached in several ways.`,"round.pot_needed":()=>"Say what is in the pot: in pot-limit the largest raise hangs on it.","round.street_needed":()=>"Say which street it is.","round.streets_needed":()=>"Say which kind of game it is: the cap on raises hangs on it.","round.players_left_needed":()=>"Say how many players are left in the event: with two, there is no cap on raises.","round.pot_credit_needed":()=>"Set it up from its blinds and act up to here: what counts for the pot cannot be told from the chips alone.","round.capped_needed":({bet_count:e})=>`Set it up from the start of the street and act up to here: whether the ${e} bets and raises are a cap hangs on who was there at the last one.`,"round.began_heads_up_needed":()=>"Set it up from the start of the street and act up to here: the cap on raises hangs on whether two players began it.","round.out_of_turn_impossible":({seat:e})=>`What seat ${e} did out of turn cannot be: its chips do not fit it.`,"declaration.size_not_to_come":()=>"The size of a bet or raise is still to come only where no amount is said and no chips are in.","declaration.question_of_words":()=>"A question has words alone: no chips, no gesture, and nothing that was missed.","declaration.told_or_unaware":()=>"Either the player was told something wrong, or had not noticed the raise: not both.","next_street.first_to_act_needed":()=>"Say who is first to act: no button is set.","house_rules.contradictory":()=>"Two of the house rules contradict each other: both are about when betting is reopened, by one all-in or by several together.","opening.first_to_act_needed":()=>"Say who is first to act, or who has the button.","opening.first_by_cards":()=>"Say who is first to act: in stud the cards decide it.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${m(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Say what the others did since then: at least one must have acted."},link:{damaged:"That link is damaged, so it was left aside.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Something happened"},happened:{title:"What happened?",hint:"string bet, angle, skipped \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute is called that here. Other words may find it, or play it on the felt.",all:e=>`All ${e}`,fewer:"Fewer",orPlay:"Or play the hand up to it on the felt.",another:"Another dispute",needed:"This is needed.",ifAny:"if any",goOn:"Go on from here",says:e=>`What ${e} says of it`},answer:{may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${m(e)}`,call:({to:e,add:t,all_in:n})=>`call ${m(e)}${t===e?"":` (${m(t)} more)`}${et({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let r={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${r} ${o.map(m).join(" or ")}`:t===n?`${r} ${m(t)}`:`${r} ${m(t)} or more`},posted:(e,t,n)=>`Of seat ${e}, ${m(t)} are the blind and ${m(n)} the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${m(e)}`,pots:e=>`Pots ${m(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${m(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${m(e)}`,withBets:e=>`with the bets ${m(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?cr(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${m(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${m(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${m(e)}`},act:{floorFirst:"The floor has to choose first: its choices stand with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,another:"Somebody else acted? Choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${m(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${m(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${m(t)}`,complete:`Complete to ${m(t)}`})[e]??`Raise to ${m(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",slide:"The legal range",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:"The one size",below:e=>`Below the minimum of ${m(e)}. Propose it, and see what becomes of it.`,above:e=>`Above the maximum of ${m(e)}. Propose it, and see what becomes of it.`,between:(e,t)=>`Neither ${m(e)} nor ${m(t)}. Propose it, and see what becomes of it.`,proposeAnyway:"Propose one all the same",barred:e=>({stack:"No raise: nothing is left behind the call.",no_opponent:"No raise: nobody else has chips to call it with.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting has not been reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${m(e.chips)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set, so the first to act has to be said.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?ur(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${m(t)}${n?`${o?" to":" or"} ${m(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"Odd chips are the floor\u2019s matter: here they go by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",event:"Kind of event",events:{tournament:"Tournament",cash:"Cash game"},usage:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseUsage:"The rulebook leaves it to the house how the button goes on:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games; ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} rules, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_raise:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"Who comes in late or has missed the blinds posts. A live post is a bet already made; a dead one goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let r=p.setup.fields;return r[e]?`${r[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",compared:e=>e?`, ${e} to compare`:", compare",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"Rulebooks and house rules",house:"House rules",about:e=>`What this house does otherwise. All the rest is as ${e} has it.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:St,anAmount:"Just an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${m(e)} in all`,onTop:e=>`${m(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"How much is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"Whoever that is",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${m(e)}`,takeAway:e=>`Take the ${m(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${m(e)} already in front`,priorMoved:"Before that, of these chips",moved:{none:"All were left there",part:"Some were taken back",all:"All were taken back"},priorChips:"Chips that still lie there",lies:e=>`A chip of ${m(e)} lies there`,knew:"What the player did not know",inQuestion:"In a question, or in talk",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told that it costs, wrongly",nobodySince:"Nobody has acted since",nothingYet:"Choose what was said, or the chips that were put in.",ask:"What stands?",clear:"Clear",again:"The same once more, to change it",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(r=>r.length===1?`one ${m(r[0])} chip`:r.map(m).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map(m).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map(m).join(" + ")}.`,inQuestion:"It was said in a question, or in talk.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told, wrongly, that it costs ${m(t)}.`,told:(e,t)=>`Seat ${e} had been told, wrongly, ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"not to be allowed to raise"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (how much is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let r=o?.map(m).join(" or ")??(n!==void 0?`${m(n)} more`:t!==void 0?m(t):"");return e?r?`${St[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${r}`:St[e]:r||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose"},about:{skipped:"It is this seat's turn, and others have acted over it. Say what they did, or leave it if it was played here.",amount_unknown:"The player said bet or raise without a size, others acted, and only then was the size named.",misinformed:"The player put in what was said to be the bet, and the bet is higher.",undercalls:"The seat to act and others behind it put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"The most that the pot allows was bet, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor takes it to have been on purpose."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"What the player put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_amount:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as it was counted",actual_pot:()=>"The pot as it really was"},streetOver:"The next card has been dealt, or the showdown has begun",more:"Where the table does not tell it",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:Ot,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${Ot[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${m(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${Ot[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street: nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed: ${e[0].toLowerCase()}${e.slice(1)}.`,nothing:e=>`${e}.`,stands:e=>({fold:`Seat ${e.seat} folds.`,check:`Seat ${e.seat} checks.`,bet:`The bet stands: ${m(e.to)}${et(e)}.`,raise:`The raise stands: to ${m(e.to)}${et(e)}.`})[e.type]??Wn(e),isOnly:e=>Wn(e)},short:{"prior.no_fold":({seat:e})=>`Seat ${e} must call or raise`},settled:e=>`Whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${Ln(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",standing:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t,n)=>n===1?`Another rulebook ${e?"rules otherwise":t?"may rule otherwise":"rules alike"}`:e===n?`${n===2?"Both":`All ${n}`} other rulebooks rule otherwise`:e===0?t?`${t} of ${n} other rulebooks may rule otherwise`:"All other rulebooks rule alike":`${e} of ${n} other rulebooks ${e===1?"rules":"rule"} otherwise${t?`, ${t} may`:""}`,likeness:{apart:"otherwise",open:"may rule otherwise",later:"alike, though not in all that may follow",alike:"alike"},takenAsItStands:e=>`Taken as it stands in front of it, though from the posts on this book may have made it another: ${e.map(t=>p.ruling.member[t]??t).join(", ")}.`,member:{last_raise:"the size of the last raise",last_full_bet:"the last full bet",bet_count:"the number of bets",capped:"whether the cap is reached",pot_credit:"what counts toward the pot",began_heads_up:"whether two began the round",to_act:"whose turn it is",pot:"the pot",pots:"the side pots",committed:"what lies in front of a seat",no_raise:"who may still raise"},makeRuling:"Make this the ruling book",allDifferences:"All that these two decide differently"},card:{open:"Show the ruling",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"It could not be sent: the link is in the address bar.",bet:e=>`The bet: ${m(e)}`,early:e=>`${m(e)}, out of turn`,pushed:e=>e.map(m).join(", then "),then:"then"},sums:{adds:(e,t)=>`${e.map(m).join(" + ")} = ${m(t)}`,enough:(e,t,n)=>t?`${e}: ${m(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${m(e)} of ${m(t)}`,half:(e,t,n,o,r)=>`${m(e)} \u2212 ${m(t)} = ${m(n)}: ${r?"half":"less than half"} of ${m(o)}${r?" or more":""}`,change:(e,t,n)=>`${m(e)} \u2212 ${m(t)} = ${m(n)} back`,string:(e,t)=>`${m(e)} counts, ${m(t)} goes back`,tiny:(e,t,n,o)=>`${m(t)} \xD7 ${m(e)} = ${m(n)}, less than ${m(o)}`,pots:(e,t,n)=>`${m(e)} + ${m(t)} = ${m(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${m(t)}${n?` + ${m(n)}`:""} = ${m(o)}`,counted:(e,t)=>e>t?`${m(e)} \u2212 ${m(t)} = ${m(e-t)} too much`:`${m(t)} \u2212 ${m(e)} = ${m(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${m(e)} found`:"Nothing found. Fewer or other words may help.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${m(n)} to ${Ln(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${m(e)}`,everybodyAntes:e=>`Everybody antes ${m(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${m(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${m(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${m(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:r})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${m(o)}`,bet:`bets ${m(n)}`,raise:`raises to ${m(n)}`,complete:`completes to ${m(n)}`,bring_in:`brings it in for ${m(n)}`,all_in:`is all-in for ${m(n)}`}[e]??e}${r?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:r})=>{let s={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${m(n)}`:o!==void 0?`by ${m(o)}`:r!==void 0?`with ${m(r)} more`:"";return`Seat ${e} wants to ${s}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_amount:o=0,faced:r,quoted_pot:s=0,actual_pot:i,street_over:a})=>({skipped:`Seat ${t} was acted over`,amount_unknown:`Seat ${t} names the size, ${m(n)}, only after others have acted`,hidden_chip:`${m(n)} more are found behind the all-in of seat ${t}${r?`, who faced ${m(r)}`:""}`,misinformed:`Seat ${t} was told, wrongly, that the bet is ${m(o)}, and put that in`,wrong_pot_count:`The dealer counted ${m(s)}${i===void 0?"":` for ${m(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${r?`raise of seat ${t} over ${m(r)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${m(n)}`,wrong_bring_in:`It was for seat ${t} to bring it in, and another seat did`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${m(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${m(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${m(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker or WPN, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"There is no hand in it.",tooMany:e=>`These are more than ${m(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`That is more than ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of it is more than ${e} MB long, and can be no hand that is read.`,tooDeep:"A part of it is nested deeper than any hand.",unread:"It could not be read.",reading:"It is being read\u2026",pasted:e=>`The pasted text has ${m(e)} characters, too many for the field. It is judged as it was pasted.`,judged:(e,t)=>e<t?`${m(e)} of ${m(t)} hands judged`:t===1?"One hand judged":`All ${m(t)} hands judged`,show:"Show only",number:m,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,scale:e=>`Amounts are made whole: ${m(e)} here are 1 of the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"It holds everything: whoever opens it sees this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",phh:"PHH"},about:{curl:()=>"The last question, as it was sent.",typescript:()=>"The last question with fetch, which browsers and Node.js have.",python:()=>"The last question to the library, which needs no server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,phh:()=>"What stands of the hand so far, the cards unknown. Without a game by name it is hold\u2019em, or Omaha where it is pot-limit."},cannot:{case:"Nothing is asked here: nobody is to act, and there is no ruling.",phh:"PHH has no words for this hand: it tells plain actions from the blinds on, in eleven games."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"It is selected: copy it with the keyboard or the menu",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"told at the table"},seen:{restated:"second hand",unseen:"not seen"},slip:{none:"There is no ruling yet: somebody has to act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:r})=>{let s=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,s,o,r&&"told in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${m(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var ue=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function Y({chip:e=1,min_bet:t}){let n=ue.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Te({value:e,onChange:t,step:n,...o}){let[r,s]=v(null),i=u=>{s(u.target.value),t(_t(u.target.value))},a=u=>{let h={ArrowUp:n,ArrowDown:-n}[u.key];h&&(u.preventDefault(),s(null),t(Math.max(0,(e??0)+h)))},d=r!==null&&_t(r)===e?r:e===null?"":m(e);return c`
    <input inputmode="numeric" autocomplete="off" value=${d} onInput=${i} onKeyDown=${a} onBlur=${()=>s(null)} ...${o} />`}function xt({chips:e,value:t,onChange:n}){let o=s=>s.preventDefault(),r=t??0;return c`
    ${e.map(s=>c`
        <button type="button" class=${`chip-button worth-${s}`} aria-label=${`+${m(s)}`} onMouseDown=${o} onClick=${()=>n(r+s)}>
          <span>${ce(s)}</span>
        </button>`)}
    <button type="button" class="quiet" aria-label=${p.amount.less(e[0])} disabled=${r<e[0]} onMouseDown=${o} onClick=${()=>n(r-e[0])}>−${ce(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function U({label:e,value:t,onChange:n,chips:o}){return c`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Te} aria-label=${e} value=${t} onChange=${n} step=${o[0]} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${xt} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var dr=1250,pr=3e4,fr=5,hr=[[/^\/v1\/(rounds|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulesets$/,"rulesets"],[/^\/v1\/rulesets\/[^/]+$/,"clauses"],[/^\/v1\/rulesets\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/cases$/,"cases"]],Q=new Map,Ae="",A=class extends Error{constructor(t){super(t.detail),this.problem=t}};function Bn(e){Ae=e.trim(),Q.clear()}function tt(){return Ae!==""}function N(e,t){return Pn(e,JSON.stringify(t))}function G(e){return Pn(e,void 0)}function Pn(e,t){let n=`${e} ${t??""}`,o=Q.get(n)??jn(e,t);return Q.delete(n),Q.set(n,o),o.catch(()=>Q.get(n)===o&&Q.delete(n)),Q.size>dr&&Q.delete(Q.keys().next().value),o}function nt(e){if(!tt())for(let t of[...Q.keys()].slice(-e)){let n=t.indexOf(" ");jn(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}async function*Hn(e,t,n,o){let r=await Fn(e,t,"application/x-ndjson",o);if(!r.ok||!r.body)throw new A(await qn(r));let s=r.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:l,value:d}=await s.read().catch(()=>{throw new A({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let h of u){let f=$r(h);a+=1,yield f.problem?{...f,problem:Un(f.problem,0)}:f}if(l)break}if(a<n)throw new A({detail:p.nobodyAnswers})}function $r(e){let t=mr(e);if(!t?.report&&!t?.problem)throw new A({detail:p.notOurs});return t}function mr(e){try{return JSON.parse(e)}catch{return null}}async function jn(e,t){let n=await Fn(e,t,"application/json",AbortSignal.timeout(pr));if(!n.ok)throw new A(await qn(n));let o=await n.json().catch(()=>null);if(!br(e,o))throw new A({detail:p.notOurs});return o}function br(e,t){let[n]=e.split("?"),[,o]=hr.find(([r])=>r.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Fn(e,t,n,o){let r={Accept:n};t!==void 0&&(r["Content-Type"]=n),Ae&&(r.Authorization=`Bearer ${Ae}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:r,body:t,signal:o})}catch{throw new A({detail:p.nobodyAnswers})}}async function qn(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?Un(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function Un(e,t){if(e.status===401)return{...e,detail:Ae?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(re)??[];return n.length?{...e,detail:n.slice(0,fr).join(" ")}:e}function re({code:e,message:t,params:n}){return p.faults[e]?.(n)??t}var gr=60;async function Ee(e){if("opening"in e.start)for(let s of e.rulesets.slice(1))Kn({...e,rulesets:[s]}).catch(()=>{});let{positions:t,problem:n}=await Gn(e,e.steps),o=t.findLastIndex(({step:s})=>!s||!("choice"in s||"won"in s));if(o<0||n||!("opening"in e.start)||o>gr)return{positions:t,problem:n};let r=await Promise.all(e.rulesets.slice(1).map(s=>_r(e,t,o,s)));return{positions:t.with(o,{...t[o],others:r.flat()}),problem:n}}async function _r(e,t,n,o){let{positions:r}=await Gn({...e,rulesets:[o]},e.steps.slice(0,n),t),{decision:s,round:i,options:a,next:l,asked:d}=r[n]??{};return!d||t[n].decision&&!s?t[n].beside.filter(u=>u.ruleset===o):[{ruleset:o,decision:s??void 0,mayDiffer:[],stands:{round:i,options:a,next:l},asked:d}]}async function Gn(e,t,n){let o=[];try{o.push(await Kn(e));for(let[r,s]of t.entries()){let i=o[r];"won"in s?o.push(Ct(i,s)):o.push("choice"in s?wr(i,s,n?.[r]):await yr(e,i,s))}}catch(r){if(!(r instanceof A))throw r;return{positions:o,problem:r.problem}}return{positions:o,problem:null}}function D({rulesets:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{ruleset:e,house_rules:o}:{ruleset:e}}async function Kn(e){let t=D(e);if("opening"in e.start){let r={path:"/v1/rounds",body:{...t,opening:e.start.opening}},s=await N(r.path,r.body);return{...Me,asked:r,round:s.round,options:s.options,next:s.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await N(n.path,n.body);return{...Me,asked:n,round:e.start.round,options:o.options}}var Me={step:null,options:null,next:null,decision:null,beside:[],others:null};async function yr(e,t,n){if("street"in n){let h={path:"/v1/rounds",body:{...D(e),after:{round:t.round,...n.street}}},f=await N(h.path,h.body);return{...Me,step:n,asked:h,round:f.round,options:f.options,next:f.next}}let o=e.rulesets.slice(1),r=o.length?{compare:o}:{},i={path:"/v1/decisions",body:{...D(e),...r,round:t.round,...n,next_options:!0}},{compared:a=[],next_options:l,...d}=await N(i.path,i.body),u=a.map(({ruleset:h,answer:f,problem:$,round_may_differ:_=[]})=>({ruleset:h,decision:f,problem:$,mayDiffer:_}));return{step:n,asked:i,round:d.round,options:l,next:d.next,decision:d,beside:u,others:null}}function wr(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,r=e.decision?.alternatives??[];if(n&&e.decision&&!r.length)return{...e,step:t};let s=n?r.find(({effect:d})=>d.code===o):r[t.choice];if(!s)throw new A({detail:p.noSuchChoice});let{round:i,next:a,next_options:l=null}=s;return{...Me,step:t,asked:e.asked,round:i,options:l,next:a}}function Ct(e,t){let{round:n,next:o,asked:r}=e,{pots:s,uncalled:i}=o??{},a=s?.length===t.won.length&&s.every(({seats:u},h)=>kr(u,t.won[h]));if(!s||!a)throw new A({detail:p.noSuchPot});let l=i?[new Map([[i.seat,i.chips]])]:[];for(let[u,{amount:h}]of s.entries())l.push(vr(h,t.won[u],n));let d=n.players.map(u=>({...u,stack:l.reduce((h,f)=>h+(f.get(u.seat)??0),u.stack),committed:0}));return{...Me,step:t,asked:r,round:{...n,pot:0,pots:void 0,to_act:null,players:d}}}function kr(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function vr(e,t,{players:n,button:o=-1,chip:r=1}){let s=n.map(({seat:h})=>h),i=s.includes(o)?s.indexOf(o)+1:s.findIndex(h=>h>o),l=[...s.slice(Math.max(i,0)),...s.slice(0,Math.max(i,0))].filter(h=>t.includes(h)),d=Math.floor(e/l.length/r)*r,u=e-d*l.length;return new Map(l.map((h,f)=>[h,d+Math.max(0,Math.min(r,u-f*r))]))}function zn({label:e,names:t,chosen:n,choose:o,children:r}){let s=T(null),i=Object.keys(t);return c`
    <div class="turns" role="tablist" aria-label=${e} ref=${s} onKeyDown=${l=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(l.key in u))return;l.preventDefault();let h=(u[l.key]+i.length)%i.length;o(i[h]),s.current?.children[h]?.focus()}}>
      ${i.map(l=>c`
          <button type="button" role="tab" id=${`tab-${l}`} aria-controls="tab-panel" aria-selected=${l===n} tabindex=${l===n?0:-1}
            onClick=${()=>o(l)}>${t[l]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${r}</div>`}function Re({legend:e,seats:t,chosen:n,choose:o}){return c`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:r})=>c`<button type="button" aria-pressed=${r===n} onClick=${()=>o(r)}>${p.seat(r)}</button>`)}
    </fieldset>`}function ot({table:e,label:t,folded:n=!1}){let{players:o,to_act:r}=e.position.round;return c`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(s=>n||!s.folded).map(({seat:s})=>c`
            <button type="button" aria-pressed=${s===e.seat} onClick=${()=>e.choose(s)}>
              ${p.seat(s)}${s===r&&c` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function V({trouble:e,again:t}){return e.status===401?c`<${Sr} told=${e.detail} again=${t} />`:c`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Sr({told:e,again:t}){let[n,o]=v("");return c`
    <form class="notice refusal" onSubmit=${s=>{s.preventDefault(),Bn(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${s=>o(s.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}function ie({legend:e,name:t,choices:n,chosen:o,choose:r}){return c`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:s,words:i})=>c`
          <label><input type="radio" name=${t} checked=${s===o} onChange=${()=>r(s)} /><span>${i}</span></label>`)}
    </fieldset>`}var Jn=6,Or=2e4,Tt={rulesets:["tda-2024","roberts-11"],house:{}};function Qn(e){return K({rulesets:[e,...Tt.rulesets.slice(1).filter(t=>t!==e)],house:{}})}var Yn=["roberts-11","wsop-live-2024","wsop-live-2026"];function st([e]){let[t]=e.split("@");return Yn.includes(t)?null:{id:Yn[0],isDue:e===Tt.rulesets[0]}}function Vn(e,t){return[t,...e.filter(n=>n!==t)]}function K({rulesets:e,house:t}=Tt){return{rulesets:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:Jn,min_bet:200,chip:25,players:Array.from({length:Jn},(n,o)=>({seat:o+1,stack:Or})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function Zn({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:r,chip:s,min_bet:i,max_bet:a,players_left:l,button:d,players:u,posts:h=[]}=e.opening,f=S=>h.filter(({type:y})=>y===S),$=f("ante"),_=n?.named.kill,b=f("small_blind"),g=_?b:[...b.slice(0,1),...f("big_blind").slice(0,1)],[k,w]=_||b.length?g:[void 0,...g];return w?{event:n?.event??"tournament",structure:o,...r?{streets:r}:{},...s?{chip:s}:{},...a?{max_bet:a}:{},...l?{players_left:l}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),min_bet:_?w.amount:i,small_blind:k?.amount??0,...$.length?{ante:$[0].amount,ante_by:$.length>1?"each":"big_blind"}:{},last:{button:d,...k?{small_blind:k.seat}:{},big_blind:w.seat}}:null}function Xn(e,t,n,o){let r=n.players.filter(({stack:a})=>a>0),s=n.players.length-r.length,{players_left:i}=e;return{...e,event:t,...i?{players_left:Math.max(2,i-s)}:{},players:r.map(({seat:a,stack:l})=>({seat:a,stack:l})),won_by:o}}async function eo({rulesets:e,house:t,game:n},{players:o,won_by:r,...s},{opening:i,last:a}){let l={...s,last:a};if(!n)return{rulesets:e,house:t,start:{opening:i},steps:[],between:l};let{posts:d,button:u,first_to_act:h,dead_small_blind:f}=i,{kill:$,acts_last:_,...b}=n.named,g={...b,players:i.players,posts:d,button:u,first_to_act:h,dead_small_blind:f};return{...await rt({rulesets:e,house:t},g,n),between:l}}function to({rulesets:e,house:t},n,o,r){let{first_to_act:s,button:i,...a}=n.named,l=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return rt({rulesets:e,house:t},{...a,players:l,...s===void 0?{button:r}:{first_to_act:r}},n)}async function rt({rulesets:e,house:t},n,{streets:o,title:r,opens:s,later:i,open_pair:a,event:l}){let d=await N("/v1/rounds",{...D({rulesets:e,house:t}),game:n}),u={named:n,house:d.house_rules??{},streets:o,title:r,opens:s,later:i,open_pair:a,event:l};return{rulesets:e,house:t,start:{opening:d.opening},steps:[],game:u}}function no({streets:e,title:t,opens:n,later:o,open_pair:r},s){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:r,event:s}}function oo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return c`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&c`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:r,seats:s},i)=>c`<p>${p.felt.onePot(i,r,s)}</p>`)}
      ${o&&c`<${xr} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&c`<${it} table=${e} end=${Mr(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?c`<${Ar} key=${e.position} table=${e} pots=${t.pots} />`:c`<${it} table=${e} end=${null} />`)}
      ${o&&!t.betting&&c`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&c`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function xr({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:r,structure:s}=n,[i,a]=v(t.first_to_act),l=p.following,d=t.betting&&i===null,{game:u}=e.spot,h=t.betting&&!n.street_bets&&(s==="fixed_limit"||s==="spread_limit"),f=k=>e.step({street:{...k.min_bet!==o?{min_bet:k.min_bet}:{},...k.max_bet!==void 0&&k.max_bet!==r?{max_bet:k.max_bet}:{},...k.big_bet!==void 0?{big_bet:k.big_bet}:{},...k.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),$=l.deal(n.street,n.streets,u?.streets),_=t.betting&&n.street_bets&&u?.open_pair===(n.street??0)+1,b=s==="fixed_limit"?[o,o*2]:[o],g=n.players.filter(({folded:k,stack:w})=>!k&&w>0);return c`
    ${t.betting&&t.first_to_act===null&&c`<${Re} legend=${l.firstBy(u?.later)} seats=${g} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(h?b:[o]).map(k=>c`
          <button type="button" class=${h&&b.length>1?"":"first"} disabled=${d} onClick=${()=>f({min_bet:k})}>
            ${h?l.dealWith($,k,s==="spread_limit"?r:void 0):$}</button>`)}
      ${_&&c`<button type="button" disabled=${d} onClick=${()=>f({min_bet:o,open_pair:!0})}>${l.openPair($)}</button>`}
    </div>
    ${h&&c`<${Cr} round=${n} name=${$} isHeld=${d} deal=${f} />`}`}function Cr({round:e,name:t,isHeld:n,deal:o}){let r=p.following,s=e.structure==="spread_limit",[i,a]=v(e.min_bet),[l,d]=v(s?e.max_bet??null:null),u=Y(e),h=i&&{min_bet:i,...l?{[s?"max_bet":"big_bet"]:l}:{}};return c`
    <details>
      <summary>${r.otherBets}</summary>
      <${U} label=${s?r.least:r.bets} value=${i} onChange=${a} chips=${u} />
      <${U} label=${s?r.most:r.larger} value=${l} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!h} onClick=${()=>h&&o(h)}>${i?r.dealWith(t,i,l??void 0,s):t}</button>
    </details>`}var Tr=["tournament","cash"];function Ar({table:e,pots:t}){let n=p.following,[o,r]=v(t.map(({seats:i})=>i.length===1?i:[])),s=(i,a)=>r(o.map((l,d)=>d!==i?l:l.includes(a)?l.filter(u=>u!==a):[...l,a]));return c`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},l)=>c`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(l,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>c`<button type="button" aria-pressed=${o[l].includes(d)} onClick=${()=>s(l,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&c`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function it({table:e,end:t}){let n=p.following,o=t&&Zn(e.spot),[r,s]=v(o?.event??"tournament"),[i,a]=v([]),[l,d]=v(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],h=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],f=o&&t&&Xn(o,r,t.round,h),{game:$}=e.spot,_=async y=>{d(null);try{await y()}catch(C){if(!(C instanceof A))throw C;d(C.problem)}},b=async y=>{f&&e.replace(await eo(e.spot,f,y))},g=y=>_(()=>b(y)),k=()=>_(async()=>{let y=await N("/v1/next-hand",{...D(e.spot),table:f});y.deal?await b(y.deal):a(y.alternatives)}),w=y=>_(async()=>{t&&$&&e.replace(await to(e.spot,$,t.round,y))}),S=y=>{s(y),a([])};return c`
    ${f&&u.length>1&&c`
        <${ie} legend=${n.event} name="event" chosen=${r} choose=${S} choices=${Tr.map(y=>({to:y,words:n.events[y]}))} />
        ${i.length>0&&c`<p>${n.chooseUsage}</p>`}`}
    ${l&&c`<${V} trouble=${l} again=${()=>d(null)} />`}
    ${t&&!f&&$&&u.length>1&&c`<fieldset class="choice">
        <legend>${n.whoOpens($.opens)}</legend>
        ${u.map(({seat:y})=>c`<button type="button" onClick=${()=>w(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&u.length===1&&c`<p>${n.oneLeft(u[0].seat)}</p>`}
    <div class="act-buttons">
      ${f&&u.length>1&&(i.length?i.map(y=>c`<button type="button" class="first" onClick=${()=>g(y)}>${n.usage(y.usage)}</button>`):c`<button type="button" class="first" onClick=${k}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:K(y))}>${p.newHand}</button>
    </div>`}function Mr(e,t){let n=e.next?.pots;return n?Ct(e,{won:n.map(()=>[t])}):null}function so({table:e}){let{round:t,next:n,options:o,decision:r}=e.position;if(r?.ruling==="discretion")return c`<p>${p.act.floorFirst}</p>`;if(n)return c`<${oo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return c`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${it} table=${e} end=${e.position} /></div>`;if(e.seat===null)return c`<p>${p.act.nobody}</p>`;let s=e.seat,i=s===t.to_act,a=i?o:null,l=d=>e.step({action:i?d:{...d,seat:s}});return c`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(s):p.act.outOfTurn(s)}</b>
        ${i?c`<span class="dim">${p.act.another}</span>`:c`<button type="button" class="quiet" onClick=${()=>t.to_act!==null&&e.choose(t.to_act)}>${p.act.backTo(t.to_act)}</button>`}
      </p>
      <div class="act-buttons">
        ${(a?.fold??!0)&&c`<button type="button" onClick=${()=>l({type:"fold"})}>${p.act.fold}</button>`}
        ${(a?.check??!0)&&c`<button type="button" onClick=${()=>l({type:"check"})}>${p.act.check}</button>`}
        ${a?.bring_in&&c`<button type="button" onClick=${()=>l({type:"bring_in"})}>${p.act.bringIn(a.bring_in.to)}</button>`}
        ${(a?a.call:!0)&&c`<button type="button" onClick=${()=>l({type:"call"})}>${a?.call?p.act.call(a.call):p.act.justCall}</button>`}
        <button type="button" onClick=${()=>l({type:"all_in"})}>${p.act.allIn}</button>
      </div>
      <${Er} key=${e.position} table=${e} may=${a} act=${l} />
    </div>`}function Er({table:e,may:t,act:n}){let{round:o}=e.position,r=t?.raise??null,[s,i]=v(r?.min_to??null),a=Lr(e,r),l=r?.type??((o.current_bet??0)>0?"raise":"bet"),d=f=>{f.preventDefault(),s!==null&&n({type:l,to:s})},u=r!==null&&s!==null&&Rr(r,s),h=c`
    <form class="act-raise" onSubmit=${d}>
      ${r&&c`<${Dr} range=${r} parts=${a===null?[]:Ir(a,o)} to=${s} chip=${o.chip??1} set=${i} />`}
      <${U} label=${p.act.total(l)} value=${s} onChange=${i} chips=${Y(o)} />
      <button class=${u?"first":""} disabled=${s===null}>${s===null?p.act.wager(l):p.act.wagerTo(l,s)}</button>
      ${r&&c`<p class="act-hint dim">${s!==null&&!u?Nr(r,s):""}</p>`}
    </form>`;return!t||r?h:c`
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${h}
    </details>`}function Rr({min_to:e,max_to:t,all_in_to:n,sizes:o},r){return r===n?!0:o?o.includes(r):e<=r&&r<=t}function Nr(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function Ir(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function Dr({range:e,parts:t,to:n,chip:o,set:r}){let{min_to:s,max_to:i}=e,a=[{at:s,name:s===i?p.act.only:p.act.minimum},...t.filter(({at:d})=>d>s&&d<i),...i>s?[{at:i,name:e.all_in_to===i?p.act.maximumAllIn:p.act.maximum}]:[]],l=i>s&&!e.sizes;return c`
    ${l&&c`<input type="range" min=${s} max=${i} step=${o} value=${n??s} aria-label=${p.act.slide} aria-valuetext=${m(n??s)}
        onInput=${d=>r(Math.min(i,Number(d.target.value)))} />`}
    <div class="act-marks">
      ${a.map(({at:d,name:u})=>c`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>r(d)}><span>${u}</span> <b>${m(d)}</b></button>`)}
    </div>`}function Lr({spot:e,position:t},n){let[o,r]=v(null),{round:s}=t,i=n!==null&&(s.structure==="no_limit"||s.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return N("/v1/options",{...D(e),round:{...Wr(s),structure:"pot_limit"}}).then(({options:l})=>a||r(l.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function Wr(e){let{players:t,pot:n=0,to_act:o}=e,r=4*t.reduce((s,{committed:i})=>s+i,n);return{...e,players:t.map(s=>s.seat===o?{...s,stack:s.stack+r}:s)}}var Br=4,Pr=6,de=20,pe=9,ae=4;function Ne(e,t){let n=e,o=[];for(let r of[...t].sort((s,i)=>i-s)){let s=Math.floor(n/r);s&&o.push({worth:r,count:s}),n-=s*r}return o}function io(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function Ie({amount:e=0,pile:t,worths:n}){let o=(t?io(t):Ne(e,n)).slice(0,Br).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,Pr)}));o.length||o.push({worth:Math.min(...n),count:1});let r=o.length*(de+1)+1,s=pe+3+Math.max(...o.map(({count:i})=>i))*ae;return c`
    <svg class="chip-stack" width=${r} height=${s} viewBox="0 0 ${r} ${s}" aria-hidden="true">
      ${o.map(({worth:i,count:a},l)=>{let d=l*(de+1)+1+de/2;return c`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,h)=>{let f=s-pe/2-2-(h+1)*ae+ae/2;return c`
              <path class="chip-side" d=${jr(d,f)} />
              <path class="chip-spots" d=${Fr(d,f)} />
              <ellipse class="chip-top" cx=${d} cy=${f} rx=${de/2} ry=${pe/2} />
              ${h===a-1&&c`<ellipse class="chip-ring" cx=${d} cy=${f} rx=${de/3.2} ry=${pe/3.4} />`}`})}
        </g>`})}
    </svg>`}var Hr=8;function At({motions:e}){return c`
    <span class="discs">
      ${e.map((t,n)=>c`
          ${n>0&&c`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>Hr?io(t).map(({worth:o,count:r})=>c`<span class="disc-count"><${ro} worth=${o} />${r>1&&`\xD7${m(r)}`}</span>`):[...t].sort((o,r)=>r-o).map(o=>c`<${ro} worth=${o} />`)}
          </span>`)}
    </span>`}function ro({worth:e}){return c`<span class=${`disc worth-${e}`}><span>${ce(e)}</span></span>`}function jr(e,t){let[n,o]=[de/2,pe/2];return`M${e-n} ${t}v${ae}a${n} ${o} 0 0 0 ${de} 0v${-ae}z`}function Fr(e,t){let[n,o]=[t+pe/2,t+pe/2-1];return`M${e-2} ${n}h4v${ae-.5}h-4zM${e-8} ${o-1}l2.5 1v${ae-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${ae-.5}l2.5 -1z`}var qr=20,ao=40,lt=JSON.parse(document.getElementById("table")?.dataset.disputes??'{"games":{},"groups":[],"disputes":[],"unheard":[]}'),De=lt.disputes,lo=lt.groups,Ur=new Set(lt.unheard);function L(e){return De.find(t=>t.id===e)}function Le({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:t.number]))}function co({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&t[n.name]===null).map(({name:n})=>n)}function ge(e,t,n,o){let r=po(t,!1),s=ct(e,t).map(i=>r(i));return{rulesets:o.rulesets,house:{...We(o),...r(e.house??{})},start:uo(e,r),steps:n||e.answer==="may"?s:s.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function We({house:e,dispute:t}){let n=L(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function Mt(e,t,n,o){let r=po(t,!0),s=ct(e,t)[n-1],a={...uo(e,r),...n?r(s??{}):{}};for(let l of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[l]}return typeof a=="string"&&e.asks.some(l=>l.name===a)?a:null}function ct({steps:e},t){return e.filter(n=>Yr(n.if,t))}function uo(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...lt.games[e.game??""],...e.with}),r=t(e.stacks??{}),s=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:s.map(i=>({seat:i,stack:r[i]??t("$plenty")}))}}}function po(e,t){let n=Object.values(e).filter(s=>typeof s=="number"),o={...e,plenty:qr*Math.max(100,...n)},r=s=>{if(typeof s=="string")return t?Kr(s):zr(s,o);if(Array.isArray(s))return s.map(r).filter(a=>a!==null);if(typeof s!="object"||s===null)return s;if("on"in s)return r(Gr(s,e)??null);let i=Object.entries(s).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,l])=>[a,r(l)]).filter(([,a])=>a!==null))};return r}function Gr(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function Kr(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function zr(e,t){if(e.startsWith("#"))return Jr(t[e.slice(1)]);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),r=t[n];return typeof r!="number"?r??null:o.reduce((s,i)=>{let a=i.slice(1),l=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(s/l)):i.startsWith("+")?s+l:s-l},r)}function Jr(e){if(!e)return[];let t=Ne(e,ue).flatMap(({worth:n,count:o})=>Array(Math.min(o,ao)).fill(n));return t.length<=ao?t:[e]}function Yr(e,t){if(e===void 0)return!0;let[,n,o,r,s]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return r?i===s==(r==="="):i!=null==!n}var Qr=4,Vr=3,Zr=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Et(e){return e.toLowerCase().match(Zr)??[]}function fo(e){return Et(e).map(t=>` ${t}`).join("")}var at=De.map(e=>{let t=[e.title,...e.words];return{dispute:e,called:t.map(fo),words:[...new Set(t.flatMap(Et))]}});function ho(e){let t=[...new Set(Et(e))].filter(a=>!Ur.has(a)&&!/^\d+$/.test(a)),n=fo(e),o=Math.log(1+at.length),r=new Map(at.map(({dispute:a,called:l})=>[a,t.length&&l.some(d=>d.includes(n))?o:0]));for(let a of t){let l=at.filter(({words:d})=>d.some(u=>Xr(u,a)));for(let{dispute:d}of l)r.set(d,(r.get(d)??0)+Math.log(1+at.length/l.length))}let s=Math.max(...r.values());return[...r].filter(([,a])=>a>0&&a>=s/2).sort(([,a],[,l])=>l-a).map(([a])=>a)}function Xr(e,t){let n=t.length-e.length;return e.startsWith(t)||e.length>=Qr&&n<=Vr&&t.startsWith(e)}var fe={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function _e(e){return e.motions.filter(t=>t.length)}function $o(e,t){let n={...e,...t};return _e(n).length&&(n.said=n.said.map(r=>({...r,toCome:!1}))),n.said.length>0&&_e(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=_e(n).length>0&&(n.gesture=null),Nt(n)||(n.since=null),n.inQuestion&&=Rt(n),n.inQuestion&&(n.said=n.said.map(r=>({...r,toCome:!1}))),n}function Rt(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=_e(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function Nt({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function mo(e){let t=e.said.length||_e(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:r})=>o||r)}function bo(e,t){let n={},o=_e(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(ei)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_amount=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function go(e){return{said:(e.words??[]).map(ti),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_amount??null,told:e.told??null,since:e.acted_since??null}}function ut(e,t){let n=p.declare.sentence,{words:o=[],chips:r=[],gesture:s,order:i="together",prior_moved:a,prior_chips:l,acted_since:d}=e,u=e.seat??t,h=o.length?[n.says(o.map(It))]:[],f=r.length?[n.pushes(r,s==="forward_motion")]:[],$=s==="rap"?[n.raps]:[],_=a&&a!=="none"?[n.takesBack(a,l??[])]:[],b=i==="words_first"?[...h,...$,...f]:[...$,...f,...h],g=[..._,...b];if(!g.length||u===null)return"";let k=i==="together"&&h.length>0&&f.length>0,w=[n.does(u,u!==t,g,k)];return l?.length&&(!a||a==="none")&&w.push(n.hadInFront(l)),e.in_question&&w.push(n.inQuestion),e.unaware_of_raise&&w.push(n.unaware(u)),e.told_amount!==void 0&&w.push(n.toldAmount(u,e.told_amount)),e.told&&w.push(n.told(u,e.told)),d&&w.push(n.since(d.map(p.incident.deed))),w.join(" ")}function It({word:e,amount:t,by:n,candidates:o,condition:r,size_to_come:s}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${r?i.onCondition(r,a):a}${s?i.toCome:""}`}function _o(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function ei({word:e,amount:t,more:n,also:o,toCome:r,condition:s}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),r&&t===null&&(i.size_to_come=!0),s&&(i.condition=s),i}function ti({word:e,amount:t,by:n,candidates:o=[],size_to_come:r=!1,condition:s}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:r,condition:s??null}}function Be({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(Dt(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(Dt(n))}function ye(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(Dt(t)):Be(e)}function Pe({action:e,round:t,next:n}){let o=p.ruling,r=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(r):o.andNext(r,t.to_act)}function we(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function P(e){return e.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>m(Number(t)))}function Dt({code:e,message:t,params:n}){return p.ruling.short[e]?.(n)??P(t.split(":")[0].replace(/\.$/,""))}function He({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:r=[],round:s,next:i}){let a=r.map(l=>[l.effect.code,l.action,l.round.to_act,l.round.players]);return JSON.stringify([e,t,n,o,a,s.to_act,s.players,i])}function Lt({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:r,round:s,next:i}){return JSON.stringify([e,t,n,o,r,s,i])}function dt({start:e,game:t}){let n=p.log;if("opening"in e){let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let l=(e.opening.posts??[]).map($=>({...$,type:ni($,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...l.filter(({type:b})=>b!=="small_blind").map(({seat:b,type:g,amount:k})=>n.posts(b,g==="big_blind"?"button_ante":g,k)),n.othersAnte(t.named.ante)];let d=l.filter(({type:$})=>$==="ante"),u=d.length===a.length&&d.every(({amount:$})=>$===d[0].amount),f=(u?l.filter(({type:$})=>$!=="ante"):l).map(({seat:$,type:_,amount:b})=>n.posts($,_,b));return u&&d.length&&f.unshift(n.everybodyAntes(d[0].amount)),f.length?f:[n.opens(a.length)]}let{pot:o=0,current_bet:r,players:s}=e.round,i=r??Math.max(...s.map(({committed:a})=>a));return[n.stands(o,i,s.length)]}function ni({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function Z(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(yo(P(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,l=o.incident(t.incident);return a.length?o.since(l,a.map(p.incident.deed)):l}let r=e.round.to_act;if("declaration"in t)return yo(ut(t.declaration,r))||o.moves(t.declaration.seat??r);let s=t.action.seat??r,i=n?.legal&&n.action?o.does(n.action):o.tries(s,t.action);return s===r?i:o.outOfTurn(i)}function wo({step:e,decision:t}){return!e||!t||"action"in e&&t.legal&&t.action?"":Be(t)}function je(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.chips)]:[],o=(e.pots??[]).map(({amount:r,seats:s},i,a)=>t.pot(i,a.length,r,s));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function yo(e){return e.replace(/\.$/,"")}var oi=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}")));function vo(e){return oi.get(e)??e}function X(e){let[t,n]=v(null);return O(()=>{let o=!1;return G(e).then(r=>o||n({path:e,document:r}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),r=e.find(l=>l.id===n),s=r?.title.split(":")[0]??n,i=p.seen,a=r&&r.seen!=="text"?`${s} (${i[r.seen]})`:s;return o?`${a} (${o})`:a}var So=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),ko=Object.keys(So);function ke(e){let t=So[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function si(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function ri({standing:e}){let t=p.ruling.standing;return c`<span class=${`standing ${e}`}>${t[e]??e}</span>`}function te({reason:{clause:e,standing:t},rulebook:n,told:o=!1,open:r=!1}){let s=ii(e,n);return c`
    <div class="citation">
      ${e&&c`<a href=${si(e)}>${s?.source??p.ruling.theClause}</a>`}
      <${ri} standing=${t} />
      ${o&&s&&c`
          <details open=${r}>
            <summary>${p.ruling.inShort}</summary>
            <p>${s.paraphrase}</p>
            ${s.reading&&c`<p><b>${p.ruling.reading}</b> ${s.reading}</p>`}
          </details>`}
    </div>`}function ii(e,t){return t?.clauses.find(n=>n.id===e)}var ai=20;function Oo({table:e}){let t=T(null),[n,o]=v(!1),{newest:r,rulebooks:s}=e,[i,...a]=r.rulesets,l=f=>e.replace($=>({...$,rulesets:[f,...$.rulesets.slice(1).filter(_=>_!==f)]})),d=f=>e.replace($=>({...$,rulesets:[$.rulesets[0],...Co($.rulesets.slice(1),f)]})),u=()=>{o(!0),t.current?.showModal()},h=Object.keys(r.house).length;return c`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${f=>l(f.target.value)}>
          ${!s.some(({id:f})=>f===i)&&c`<option value=${i}>${R(s,i)}</option>`}
          ${s.map(({id:f})=>c`<option value=${f}>${R(s,f)}</option>`)}
        </select>
        <button type="button" class=${h?"house on":"house"} onClick=${u}>
          ${h?p.rulebooks.changed(h):p.rulebooks.open}<span class="beside-count">${p.rulebooks.compared(a.length)}</span>
        </button>
      </div>
      <div class="beside" role="group" aria-label=${p.rulebooks.beside}>
        <span class="dim" aria-hidden="true">${p.rulebooks.beside}</span>
        ${xo(s,r.rulesets).map(({id:f,title:$})=>c`<button type="button" class="mark" aria-pressed=${a.includes(f)} onClick=${()=>d(f)}>${$.split(":")[0]}</button>`)}
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&c`<${li} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function xo(e,[t,...n]){let o=e.map(({id:s})=>s),r=n.filter(s=>!o.includes(s)).map(s=>({id:s,title:R(e,s)}));return[...e,...r].filter(({id:s})=>s!==t)}function Co(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function li({table:e,close:t}){let{newest:n,rulebooks:o}=e,[r,...s]=n.rulesets,[i,a]=v(s),[l,d]=v(n.house),[u,h]=v(""),[f,$]=v(null),_=p.rulebooks;O(()=>{G(`/v1/rulesets/${r}`).then(({parameters:w})=>$(w),()=>{})},[r]);let b=(w,S)=>{let{[w]:y,...C}=l;d(S===null?C:{...C,[w]:S})},g=w=>{w.preventDefault(),e.replace(S=>({...S,rulesets:[r,...i],house:l})),t()},k=w=>{let S=ke(w),y=S&&[S.question,...S.settings.map(C=>S.answer(C))].join(" ").toLowerCase();return w in l||u.toLowerCase().split(/\s+/).every(C=>y?.includes(C))};return c`
    <form class="sheet-form" onSubmit=${g}>
      <header>
        <h2 id="rulebooks-title">${_.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        <fieldset class="choices">
          <legend>${_.beside}</legend>
          ${xo(o,n.rulesets).map(({id:w,title:S})=>c`
              <label><input type="checkbox" checked=${i.includes(w)} onChange=${()=>a(Co(i,w))} />${S}</label>`)}
        </fieldset>
        ${f&&ko.length>0&&c`
          <section>
            <h3>${_.house}</h3>
            <p class="about">${_.about(R(o,r))}</p>
            <label class="field">${_.search}<input type="search" value=${u} onInput=${w=>h(w.target.value)} /></label>
            <div class="questions">
              ${ko.filter(k).map(w=>c`<${ci} key=${w} name=${w} own=${f[w]} set=${S=>b(w,S)} chosen=${l[w]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(l).length} onClick=${()=>d({})}>${_.none}</button>
        <button class="first">${_.use}</button>
      </footer>
    </form>`}function ci({name:e,own:t,chosen:n,set:o}){let r=ke(e);if(!r)return null;let s=typeof t=="number"?Array.from({length:Math.max(ai,t)},(a,l)=>l+1):r.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let l=s[a.target.value];o(l===t?null:l)};return c`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${r.question}</span>
      <select value=${s.indexOf(n??t)} onChange=${i}>
        ${s.map((a,l)=>c`<option value=${l}>${r.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}function ee({spot:e}){return e.dispute?.asked?L(e.dispute.id)?.answer??null:null}function To({table:{spot:e,position:t}}){return c`<div class="ruled">${le(e,t).map(n=>c`<h2>${n}</h2>`)}</div>`}function le(e,t){let n=L(e.dispute?.id)?.answer;return n==="pots"?je(t.next).map(o=>`${o}.`):n==="posted"?di(e,t):Mo(t)}function Ao({position:e}){let[t,...n]=Mo(e);return c`
    <h2>${t}</h2>
    ${n.map(o=>c`<p>${o}</p>`)}`}function Mo({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,ui(t)),...n]}function ui({fold:e,check:t,call:n,raise:o,bring_in:r}){let s=p.answer;return[...e?[s.fold]:[],...t?[s.check]:[],...r?[s.bringIn(r.to)]:[],...n?[s.call(n)]:[],...o?[s.raise(o)]:[]]}function di({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:s})=>s==="ante"),r=t.players.find(({seat:s})=>s===o?.seat);return o&&r?[`${p.answer.posted(r.seat,r.committed,t.pot??0)}.`]:[]}function he(e,t){return!t||!L(e.dispute?.id)?.topics.length?null:Wt(e,t)[0]??{clause:null,standing:"assumed"}}function Eo(e,t,n){let o=Wt(e,t).map(({clause:s})=>s),[r]=o.filter(s=>n.some(i=>i.clause===s));return n.find(s=>s.clause===r)??n[0]}var pi=2;function Ro({table:{spot:e,rulebooks:t}}){let n=X(`/v1/rulesets/${e.rulesets[0]}`),o=Wt(e,n),r=o.filter(({clause:s},i)=>o.findIndex(a=>a.clause===s)===i);return r.length?c`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulesets[0]))}</p>
      ${r.slice(0,pi).map(s=>c`<${te} key=${s.clause} reason=${s} rulebook=${n} told open />`)}
    </section>`:null}function Wt(e,t){let n=t?.topics??{};return(L(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function No({table:e,rulebook:t}){let n=he(e.spot,t);return n?c`
    <h3>${p.ruling.why}</h3>
    <${te} reason=${n} rulebook=${t} told open />`:null}function pt({dispute:e}){let{title:t="",asks:n=[]}=L(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:m(Number(a))}`]}),[r,s]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return s?`${r} ${s}.`:r}var Io={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_amount"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],street:!0},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",street:!0},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]}};function Do({table:e,draft:t,setDraft:n}){let o=p.incident,{round:r}=e.position,s=a=>n({kind:a,numbers:{},since:null,streetOver:!1}),{seat:i}=e;return c`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(Io).map(a=>c`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>s(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&c`
          <p class="about">${o.about[t.kind]}</p>
          <${ot} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:c`<${fi} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${Y(r)} />`}`}
    </form>`}function fi({table:e,seat:t,draft:n,setDraft:o,worths:r}){let s=p.incident,{kind:i,numbers:a,streetOver:l}=n,d=Io[i],u=y=>o({...n,...y}),h=n.since??(d.since==="done"?mi(e.positions,t):[]),f={faced:$i(e.positions,t),...a},$=y=>c`
    <${U} key=${y} label=${s.numbers[y](i)} value=${f[y]??null} chips=${r}
      onChange=${C=>u({numbers:{...a,[y]:C}})} />`,_=y=>f[y]!==null&&f[y]!==void 0,b=[...d.numbers,...d.optional??[]].filter(_).map(y=>[y,f[y]]),g=i==="skipped"?hi(e.position.round,t):[],k=h.length>0||g.length>0,w={kind:i,seat:t,...Object.fromEntries(b),...d.since?{acted_since:h}:{},...d.street?{street_over:l}:{}},S=y=>{y.currentTarget.form.focus(),e.step({incident:w})};return c`
    ${d.numbers.map($)}
    ${g.length>0&&c`<p>${s.played(g.map(s.deed))}</p>`}
    ${d.since&&c`<${Bt} deeds=${h} after=${t} players=${e.position.round.players} worths=${r} onChange=${y=>u({since:y})} />`}
    ${d.street&&c`<label class="tick"><input type="checkbox" checked=${l} onChange=${()=>u({streetOver:!l})} /> ${s.streetOver}</label>`}
    ${d.optional&&c`<details><summary>${s.more}</summary>${d.optional.map($)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!d.numbers.every(_)||i==="skipped"&&!k} onClick=${S}>${p.declare.ask}</button>
    </p>`}function hi({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:r})=>{if(o===n||r?.since!=="none"||r.condition)return[];let{type:s,to:i}=r;return[{seat:o,type:s,...s==="bet"||s==="raise"?{to:i}:{}}]})}function $i(e,t){let o=e.flatMap(({decision:r})=>r?.action?[r.action]:[]).findLast(r=>r.seat===t&&(r.by>0||r.all_in));return o&&o.to-o.by}function mi(e,t){let n=e.flatMap(({decision:r})=>r?.action?[r.action]:[]),o=n.findLastIndex(r=>r.seat===t&&r.by>0);return o<0?[]:n.slice(o+1).map(({seat:r,type:s,to:i,by:a})=>({seat:r,type:s,...a>0?{to:i}:{}}))}var bi=["fold","check","call","bet","raise","all_in"],gi=new Set(["bet","raise","complete"]);function Bt({deeds:e,after:t,players:n,worths:o,onChange:r}){let[s,i]=v(null),a=p.incident,l=s??_i(n,e,t),d=h=>{r([...e,{seat:l,type:h}]),i(null)},u=e[e.length-1];return c`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((h,f)=>c`
            <li>${a.deed(h)}
              <button type="button" class="remove" aria-label=${a.removeDeed(h)} onClick=${()=>r(e.filter(($,_)=>_!==f))}>×</button></li>`)}
      </ol>
      ${u&&gi.has(u.type)&&c`<${U} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${h=>r([...e.slice(0,-1),{seat:u.seat,type:u.type,...h===null?{}:{to:h}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${l} onChange=${({target:h})=>i(Number(h.value))}>
          ${n.map(h=>c`<option value=${h.seat}>${p.seat(h.seat)}</option>`)}
        </select>
        ${bi.map(h=>c`<button type="button" onClick=${()=>d(h)}>${a.deeds[h]}</button>`)}
      </div>
    </fieldset>`}function _i(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),r=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(r+1),...e.slice(0,r+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var yi=["fold","check","call","bet","raise","all_in"],wi=[null,"pot","complete","pass","time"],ki=["words_first","chips_first","together"];function Bo({table:e,draft:t,setDraft:n}){let{round:o,step:r}=e.position,s=p.declare,{seat:i}=e;if(i===null)return c`<p class="empty">${s.nobody}</p>`;let a=$=>n($o(t,$)),l=Y(o),d=bo(t,i===o.to_act?null:i),u=mo(t),h=()=>u&&e.step({declaration:d}),f=r&&"declaration"in r?r.declaration:null;return c`
    <form class="declare" onSubmit=${$=>($.preventDefault(),h())}>
      <${ot} table=${e} label=${s.who} />
      <div class="said-and-pushed">
        <${vi} draft=${t} set=${a} worths=${l} seats=${o.players.map($=>$.seat)} />
        <${Si} draft=${t} set=${a} worths=${l} />
      </div>
      <${Oi} draft=${t} set=${a} worths=${l} committed=${o.players.find($=>$.seat===i)?.committed??0} />
      <${xi} draft=${t} set=${a} worths=${l} />
      ${Nt(t)&&c`<${Ci} draft=${t} set=${a} worths=${l} seat=${i} players=${o.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${ut(d,o.to_act)||s.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!u}>${s.ask}</button>
          ${t!==fe&&c`<button type="button" class="quiet" onClick=${()=>n(fe)}>${s.clear}</button>`}
          ${t===fe&&f&&c`<button type="button" class="quiet" onClick=${()=>n(go(f))}>${s.again}</button>`}
        </p>
      </div>
    </form>`}function vi({draft:e,set:t,worths:n,seats:o}){let r=p.declare,s=e.motions.some(l=>l.length),i=l=>t({said:[...e.said,_o(l)]}),a=l=>c`
    <button type="button" onClick=${()=>i(l)}>${l?r.word[l]:r.anAmount}</button>`;return c`
    <fieldset class="says">
      <legend>${r.says}</legend>
      <div class="common">${yi.map(a)}</div>
      <div class="rare">${wi.map(a)}${!s&&c`<${Po} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((l,d)=>c`
            <${Ei} key=${d} said=${l} pushed=${s} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((h,f)=>f===d?u:h)})}
              onRemove=${()=>t({said:e.said.filter((u,h)=>h!==d)})} />`)}
      </ol>
      ${Rt(e)&&c`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${r.inQuestion}</label>`}
    </fieldset>`}function Si({draft:e,set:t,worths:n}){let o=p.declare,r=e.motions.some(s=>s.length);return c`
    <div>
      <${Wo} motions=${e.motions} worths=${n} onChange=${s=>t({motions:s})}>
        ${r&&c`<${Po} draft=${e} set=${t} gesture="forward_motion" />`}
      </${Wo}>
      ${e.order&&c`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${ki.map(s=>c`<button type="button" aria-pressed=${s===e.order} onClick=${()=>t({order:s})}>${o.order[s]}</button>`)}
          </fieldset>`}
    </div>`}function Po({draft:e,set:t,gesture:n}){let o=e.gesture===n;return c`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function Oi({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let r=p.declare;return c`
    <details open=${e.priorMoved!==null}>
      <summary>${r.prior(o)}</summary>
      <fieldset class="choice">
        <legend>${r.priorMoved}</legend>
        ${Object.entries(r.moved).map(([s,i])=>c`
            <button type="button" aria-pressed=${s===e.priorMoved}
              onClick=${()=>t({priorMoved:s===e.priorMoved?null:s})}>${i}</button>`)}
      </fieldset>
      <fieldset class="pushes">
        <legend>${r.priorChips}</legend>
        <${Ho} worths=${n} label=${r.lies}
          onAdd=${s=>t({prior:[...e.prior,s],priorMoved:e.priorMoved??"none"})} />
        <${jo} pile=${e.prior} onChange=${s=>t({prior:s})} />
      </fieldset>
    </details>`}function xi({draft:e,set:t,worths:n}){let o=p.declare;return c`
    <details open=${e.unaware||e.told!==null||e.toldAmount!==null}>
      <summary>${o.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${e.unaware}
        onChange=${()=>t({unaware:!e.unaware,told:null})} /> ${o.unaware}</label>
      <fieldset class="choice">
        <legend>${o.toldWrong}</legend>
        ${Object.entries(o.told).map(([r,s])=>c`
            <button type="button" aria-pressed=${r===e.told}
              onClick=${()=>t({told:r===e.told?null:r,unaware:!1})}>${s}</button>`)}
      </fieldset>
      <${U} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${r=>t({toldAmount:r})} />
    </details>`}function Ci({draft:e,set:t,worths:n,seat:o,players:r}){let s=p.declare,i=e.since!==null&&!e.since.length;return c`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${s.nobodySince}</button>
    <${Bt} deeds=${e.since??[]} after=${o} players=${r} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var Lo=new Set([null,"call","bet","raise","complete","all_in"]),Ti=new Set(["bet","raise","complete"]),Ai=new Set(["bet","raise"]),Mi=["fold","check","call","bet","other"];function Ei({said:e,pushed:t,worths:n,seats:o,onChange:r,onRemove:s}){let i=p.declare,{word:a,amount:l,more:d}=e,u=f=>r({...e,...f}),h=a?i.said[a]:i.anAmount;return c`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${h}\u201D`:h}</b>
        <button type="button" class="remove" aria-label=${i.remove(h)} onClick=${s}>×</button></p>
      ${Lo.has(a)&&c`<${U} label=${i.amountSaid} value=${l} chips=${n}
          onChange=${f=>u({amount:f,...f===null?{also:[]}:{toCome:!1}})} />`}
      ${Ti.has(a??"")&&l!==null&&!e.also.length&&c`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(l)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(l)}</button>
          </fieldset>`}
      ${Ai.has(a??"")&&l===null&&!t&&c`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${l!==null&&Lo.has(a)&&!d&&c`<${Ri} said=${e} set=${u} />`}
        <${Ni} condition=${e.condition} seats=${o} onChange=${f=>u({condition:f})} />
      </details>
    </li>`}function Ri({said:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(s=>(e??0)*s).filter(s=>Number.isInteger(s)),r=s=>t.includes(s)?t.filter(i=>i!==s):[...t,s];return c`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(s=>c`
          <button type="button" aria-pressed=${t.includes(s)} onClick=${()=>n({also:r(s)})}>${m(s)}</button>`)}
    </fieldset>`}function Ni({condition:e,seats:t,onChange:n}){let o=p.declare;return c`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:r})=>n(r.value?{...e,type:r.value}:null)}>
        <option value="">${o.always}</option>
        ${Mi.map(r=>c`<option value=${r}>${o.condition[r]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&c`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:r})=>n({type:e.type,...r.value?{seat:Number(r.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(r=>c`<option value=${r}>${p.seat(r)}</option>`)}
          </select>`}
    </fieldset>`}function Ho({worths:e,label:t,onAdd:n}){return c`
    <span class="rack">
      ${e.map(o=>c`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${ce(o)}</span>
          </button>`)}
    </span>`}function jo({pile:e,onChange:t}){return c`
    <span class="pile">
      ${e.map((n,o)=>c`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((r,s)=>s!==o))}>
            ${m(n)}
          </button>`)}
    </span>`}function Wo({motions:e,worths:t,onChange:n,children:o}){let r=p.declare,s=e.length-1,i=(a,l)=>n(e.map((d,u)=>u===a?l:d).filter((d,u)=>d.length||u===s));return c`
    <fieldset class="pushes">
      <legend>${r.pushes}</legend>
      <${Ho} worths=${t} label=${r.push} onAdd=${a=>i(s,[...e[s],a])} />
      ${(e.length>1||e[0].length>0)&&c`
          <ol class="motions">
            ${e.map((a,l)=>c`<li><span class="dim">${r.motion(l)}</span> <${jo} pile=${a} onChange=${d=>i(l,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[s].length>0&&c`<button type="button" onClick=${()=>n([...e,[]])}>${r.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var Ii=20,Di=200;function qo({table:e}){let t=T(null),[n,o]=v(!1);return c`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}>${p.situations.open}</button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&c`<${Li} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function Li({table:e,close:t}){let n=p.situations,[o,...r]=e.spot.rulesets,[s,i]=v({q:"",topic:"",structure:""}),[a,l]=v([]),[d,u]=v(null),[h,f]=v(null),[$,_]=J(S=>S+1,0),b=T(null);O(()=>b.current?.focus(),[]);let g=S=>i({...s,...S});O(()=>{G("/v1/conformance").then(({topics:S})=>l(Object.keys(S)),ft(f))},[$]),O(()=>{let S=!1,C=setTimeout(()=>{f(null),Pt(Bi(o,s),{tests:[],total:0,next:null}).then(E=>S||u(E),ft(f))},d?Di:0);return()=>{S=!0,clearTimeout(C)}},[s,o,$]);let k=()=>d?.next&&Pt(d.next,d).then(u,ft(f)),w=S=>Ko(S,r).then(y=>{e.replace(y),t()},ft(f));return c`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" onClick=${t}>${p.close}</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${s.q} ref=${b}
          onInput=${S=>g({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${s.topic} onChange=${S=>g({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>c`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${s.structure} onChange=${S=>g({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>c`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${h&&c`<${V} trouble=${h} again=${_} />`}
    <div class="situations-found">
      ${Pi(d?.tests??[]).map(([S,y])=>c`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(C=>c`<li key=${C.id}><${Wi} test=${C} choose=${w} /></li>`)}</ul>`)}
      ${d?.next&&c`<button type="button" class="situations-more" onClick=${k}>${n.more}</button>`}
    </div>`}function Wi({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return c`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function Bi(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/cases?${new URLSearchParams([["ruleset",e.split("@")[0]],...n,["limit",String(Ii)]])}`}async function Pt(e,t){let{cases:n,total:o,next:r}=await G(e),s={tests:[...t.tests,...n.filter(Go)],total:o,next:r};return r&&s.tests.length===t.tests.length?await Pt(r,s):s}function Pi(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function ft(e){return t=>{if(!(t instanceof A))throw t;e(t.problem)}}async function Uo(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{cases:r}=await G(`/v1/conformance/cases?id=${encodeURIComponent(t+o)}`);if(!r.length||!Go(r[0]))return null;let[s]=r;return await Ko({...s,question:{...s.question,ruleset:t+(n??"")}})}function Go({tags:e,level:t}){return!e.includes("faults")&&t!=="next_hand"}async function Ko({question:e},t=[]){let{ruleset:n,house_rules:o={},opening:r,round:s,actions:i=[],hand:a,on_illegal:l,...d}=e,u=[n,...t.filter($=>$!==n)];if(a){let $=await N("/v1/hands",{...D({rulesets:u,house:o}),hand:a,on_illegal:l});return Ht(a,$,u,o)}let h=r?{opening:r}:{round:s},f=i.map($=>zo($));return{rulesets:u,house:o,start:h,steps:[...f,...Object.keys(d).length?[d]:[]]}}function Ht(e,t,n,o){let{rounds:r,round:s,scale:i,played_at:a,result:l,carried:d,...u}=e,h=u.players?.map(ht),f=u.posts?.map(ht),$=s?{round:s}:{opening:{...u,...Fo(r[0]),players:h,posts:f,street:1}},_=[],b=s?.street??1;for(let{street:g,decisions:k}of t.rounds??[]){let w=r[g-(s?.street??1)],S=(w?.actions??[]).filter((y,C)=>k[C]);S.length&&(g>b&&_.push({street:Fo(w)}),b=g,_.push(...S.map(zo)))}return{rulesets:n,house:o,start:$,steps:_}}function Fo(e){let{actions:t,...n}=ht(e);return n}function zo(e){let t=ht(e);return"declaration"in t||"incident"in t?t:{action:t}}function ht({carried:e,paid:t,...n}){return n}var jt="s=",Jo="case=",Yo="rulebook=",Qo="dispute=",Hi=1e6,ji=1e5,Ft=200,Fi=100,qi=1e3,Ui=["action","declaration","incident","choice","street","won"];async function $t(e){let t=await Zo(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return jt+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function qt(e){let t=e.replace(/^#/,"");if(t.startsWith(Jo))return await zi(t.slice(Jo.length));if(t.startsWith(Yo))return Ki(t.slice(Yo.length));if(t.startsWith(Qo))return Gi(t.slice(Qo.length));if(!t.startsWith(jt))return{spot:null,notice:""};let n=await Ji(t.slice(jt.length)).then(Yi,()=>null);return{spot:n,notice:n?"":p.link.damaged}}function Gi(e){let t=L(e),n=t?ge(t,Le(t),!1,K()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function Ki(e){let t=e.length<=Ft&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?Qn(vo(e)):null,notice:t?"":p.link.damaged}}async function zi(e){if(e.length>3*Ft)return{spot:null,notice:p.link.noSuchCase};try{let t=await Uo(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof A&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function Ji(e){if(e.length>ji)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await Zo(new DecompressionStream("deflate-raw"),n)))}function Yi(e){if(!j(e)||!j(e.start))return null;let{rulesets:t,house:n={},steps:o=[]}=e,{opening:r,round:s}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=Fi&&t.every(u=>typeof u=="string"&&u.length<=Ft),l=Array.isArray(o)&&o.length<=qi&&o.every(Xi);if(!a||!j(n)||!l||!(j(r)||j(s)))return null;let d=j(r)?{opening:r}:{round:s};return{rulesets:t,house:n,start:d,steps:o,...Qi(e.between),...Vi(e.game),...Zi(e.dispute)}}function Qi(e){return j(e)&&Array.isArray(e.seats)?{between:e}:{}}function Vi(e){return j(e)&&j(e.named)&&j(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function Zi(e){let t=L(e?.id);if(!t)return{};let n=j(e.numbers)?e.numbers:{},o=Object.entries(Le(t)).map(([r,s])=>{let i=t.asks.find(d=>d.name===r),l=i&&"choices"in i?Object.hasOwn(i.choices,n[r]):n[r]===null||Number.isSafeInteger(n[r]);return[r,l?n[r]:s]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function Xi(e){if(!j(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],r=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):j(n);return o.length===1&&Ui.includes(t)&&r}function j(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function Zo(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),r=[],s=0;for(let i=await o.read();!i.done;i=await o.read()){if(s+=i.value.length,s>Hi)throw new RangeError("too long");r.push(i.value)}return new Uint8Array(await new Blob(r).arrayBuffer())}function ve(e,t){let[n,o]=v(window.history.state?.[e]??t);return O(()=>Vo(e,n===t?void 0:n),[n]),O(()=>()=>Vo(e,void 0),[]),[n,o]}function Vo(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var ea=6,ta=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],na=new URLSearchParams(location.search).get("q")??"";function Xo({table:e}){let[t,n]=v(na),[o,r]=v(!1),s=p.happened,i=L(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,l=t.trim()?ho(t):[],d=h=>{n(""),r(!1),e.replace(f=>ge(h,Le(h),!1,f))};return c`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${h=>{h.preventDefault(),l.length&&d(l[0])}}>
        <h1 id="happened"><label for="said">${s.title}</label></h1>
        <input type="search" id="said" maxlength="100" autocomplete="off" placeholder=${s.hint} value=${t}
          onInput=${h=>n(h.target.value)} />
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&s.found(l.length)}</p>
      ${t.trim()&&!l.length&&c`<p class="dim">${s.none}</p>`}
      ${t.trim()?c`<${Ut} disputes=${l} choose=${d} />`:a&&c`
              ${o?lo.map(h=>c`
                        <h2>${h}</h2>
                        <${Ut} disputes=${De.filter(f=>f.group===h)} choose=${d} />`):c`<${Ut} few disputes=${ta.flatMap(h=>L(h)??[]).slice(0,ea)} choose=${d} />`}
              <p class="happened-more">
                <button type="button" aria-expanded=${o} onClick=${()=>r(!o)}>${o?s.fewer:s.all(De.length)}</button>
                <span class="dim">${s.orPlay}</span>
              </p>`}
      ${i&&c`<${oa} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}function Ut({disputes:e,few:t=!1,choose:n}){return c`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>c`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${es} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}function oa({table:e,dispute:t}){let n=e.newest.dispute,[o,r]=ve(t.id,n?.numbers??{}),[s,i]=v(!1),a=T(n?.numbers);O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,r(n.numbers))},[n?.numbers]);let l=p.happened,d=co(t,o),u=n?.asked??!1,h=g=>{JSON.stringify(g)!==JSON.stringify(n?.numbers)&&(a.current=g,e.amend(ge(t,g,!1,e.newest)))},f=(g,k)=>{let w={...o,[g]:k};return r(w),w},$=g=>{g.preventDefault(),i(!0),!d.length&&(a.current=o,e.replace(ge(t,o,!0,e.newest)))},_=()=>e.replace(g=>K({rulesets:g.rulesets,house:We(g)})),b=u||s?ra(e,t,o):new Map;for(let g of s?d:[])b.set(g,l.needed);return c`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${$}>
      <header>
        <${es} id=${t.id} />
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${l.another} title=${l.another} onClick=${_}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(g=>c`
            <${sa} key=${g.name} one=${g} value=${o[g.name]??null} fault=${b.get(g.name)}
              set=${k=>f(g.name,k)} left=${()=>h(o)}
              choose=${k=>h(f(g.name,k))} />`)}
      </div>
      ${b.has("")&&c`<p class="fault" role="alert">${b.get("")}</p>`}
      <p class="ask"><button class=${u?"":"first"}>${p.declare.ask}</button></p>
    </form>`}function sa({one:e,value:t,fault:n,set:o,choose:r,left:s}){if("choices"in e)return c`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([a,l])=>c`
            <button type="button" aria-pressed=${a===t} onClick=${()=>r(a)}>${l}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`;return c`
    <label class="field" onfocusout=${s}>${e.label}
      <${Te} placeholder=${e.optional?p.happened.ifAny:null} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:a})=>a.select()} />
      ${n&&c`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function ra({positions:e,problem:t,busy:n,spot:o},r,s){let i=new Map;if(n||o.dispute?.id!==r.id)return i;let a=ct(r,s);e.slice(1,r.answer?void 0:a.length).forEach(({decision:l},d)=>{if(a[d]?.early||!a[d]?.action||!l||l.legal)return;let u=P(l.reasons[0].message);i.set(Mt(r,s,d+1,"/action/to")??"",u)});for(let l of t?.errors??[])i.set(Mt(r,s,e.length,l.pointer)??"",re(l));return t&&!t.errors?.length&&i.set("",t.detail),i}function es({id:e}){return c`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var ts=2,ia=.82,aa=.7,la=8,ca=2.5,ns=720,ua=.038,da=.068,pa=[.28,.72];function os(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/ca),r=Array.from({length:ns+1},(d,u)=>{let h=u/ns*2*Math.PI-Math.PI/2;return{x:o(Math.cos(h)),y:o(Math.sin(h))}}),s=0,i=r.map(({x:d,y:u},h)=>(h&&(s+=Math.hypot((d-r[h-1].x)*t,u-r[h-1].y)),s)),a=d=>r[i.findIndex(u=>u>=s*d)];return(e===2?pa:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function ss({table:e}){let{round:t,decision:n}=e.position,o=fa(e.position),r=ha(e),s=t.players.length,i=s>la?aa:ia,[a,l]=Xe(()=>[os(s,ts,ua),os(s,i,da)],[s]),d=ue.filter(f=>f%(t.chip??1)===0),u=n?.reopened_seats??[],h=(f,$)=>({"--x":a[f][$].x,"--y":a[f][$].y,"--tall-x":l[f][$].x,"--tall-y":l[f][$].y});return c`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-cloth" style=${{"--wide":ts,"--tall":i}}>
        <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
        <${_a} table=${e} worths=${d} />
        <ol>
          ${t.players.map((f,$)=>{let _=f.seat===t.to_act;return c`
              <li key=${f.seat} style=${h($,"seat")}>
                <button type="button" class=${ba(f,u,_)} aria-pressed=${f.seat===e.seat}
                  onClick=${()=>e.choose(f.seat)}>
                  <span class="seat-name">${p.seat(f.seat)}</span>
                  <span class="seat-stack" style=${{"--figures":m(f.stack).length}}><span class="unseen">${p.felt.behind}</span>${m(f.stack)}</span>
                  <${ga} player=${f} round=${t} reopened=${u.includes(f.seat)} />
                  ${f.seat===t.button&&c`<span class="unseen">${p.felt.hasButton}</span>`}
                  ${o[$]>0&&c`<span class="unseen">${p.felt.inFront(o[$])}</span>`}
                </button>
                <${ma} amount=${o[$]} pushed=${r.get(f.seat)} waiting=${$a(f)} worths=${d} />
                ${f.seat===t.button&&c`<span class="felt-button" style=${h($,"button")} aria-hidden="true">D</span>`}
              </li>`})}
        </ol>
      </div>
    </section>`}function fa({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.chips:0):e.players.map(({committed:n})=>n)}function ha({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:r=[],seat:s}=t.declaration,i=s??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...r,...o.flat()]]])}function $a({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function ma({amount:e,pushed:t,waiting:n,worths:o}){let r=t?.reduce((s,i)=>s+i,0)??0;return t&&r>=e?c`
      <span class="felt-bet pushed" aria-hidden="true"><${Ie} pile=${t} worths=${o} />
        <b>${m(e||r)}</b>${e>0&&r>e&&c`<small>${p.felt.of(r)}</small>`}</span>`:n?c`<span class="felt-bet waits" aria-hidden="true"><${Ie} amount=${n} worths=${o} /><b>${m(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&c`<span class="felt-bet" aria-hidden="true"><${Ie} amount=${e} worths=${o} /><b>${m(e)}</b></span>`}function ba(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([r,s])=>s?[r]:[])].join(" ")}function ga({player:e,round:t,reopened:n}){let o=p.felt.state,r=!e.folded&&e.stack<(t.chip??1),s=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[r,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=s.filter(([l])=>l).map(([,l])=>l);return c`<span class="seat-state">${i}${a.length>0&&c`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function _a({table:e,worths:t}){let{round:n,next:o}=e.position,r=o?.pots?0:n.players.reduce((a,{committed:l})=>a+l,0),s=o?.pots??n.pots??[],i=o?.pots?o.pots.reduce((a,{amount:l})=>a+l,0):n.pot??0;return c`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&c`<p class="felt-pot"><${Ie} amount=${i} worths=${t} /><b>${s.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${r>0&&c`<p class="felt-with">${i>0?p.felt.withBets(i+r):p.felt.bets(r)}</p>`}
      ${s.length>1&&c`<ul class="felt-pots">
        ${s.map(({amount:a,seats:l},d)=>c`<li>${p.felt.onePot(d,a,l)}</li>`)}
      </ul>`}
    </div>`}var ya="input, select, textarea, dialog, [role=tab]";function rs({table:e}){let{spot:t}=e,{whole:n,positions:o}=ka(e),r=e.positions.length-1,s=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,l=T(d=>{});return l.current=d=>{let u=r+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),h=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===r||h||u<0||u>s||d.target instanceof Element&&d.target.closest(ya)||(d.preventDefault(),i(u))},O(()=>{let d=u=>l.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),c`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${r===0} onClick=${()=>i(r-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${r>=s} onClick=${()=>i(r+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${Oa(t,o).map(({street:d,from:u,lines:h,end:f})=>c`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${h.map($=>c`<${wa} key=${$.steps} line=${$} now=${r} go=${i} />`)}
            </ol>
            ${f.length>0&&c`<p class="log-end">${f.join(". ")}.</p>`}`)}
      </div>
    </section>`}function wa({line:{steps:e,texts:t,became:n,ruling:o},now:r,go:s}){let i=T(null),a=e===r;return O(()=>{let l=i.current?.closest(".log-streets");a&&l&&i.current&&(l.scrollTop=i.current.offsetTop-l.clientHeight/2)},[a]),c`
    <li class=${e>r?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>s(e)}>
        ${t.map(l=>c`<span>${l}</span>`)}
        ${n&&c`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Gt=new WeakMap;function is(e){return Gt.set(e.start,e.steps),{...e,steps:[]}}function ka({spot:e,positions:t,busy:n}){let o=Gt.get(e.start)??[],r=Sa(o,e.steps)?o:e.steps,[s,i]=v(null);O(()=>{if(Gt.set(e.start,r),r.length===e.steps.length||n)return;let l=!1,d={...e,steps:r};return Ee(d).then(u=>l||i({spot:d,positions:u.positions})),()=>{l=!0}},[e,n]);let a=s&&va(s.spot,{...e,steps:r})?s.positions:[];return{whole:{...e,steps:r},positions:a.length>t.length?a:t}}function va(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulesets===t.rulesets&&e.house===t.house}function Sa(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function Oa(e,t){let[n,...o]=t,r=[{street:n.round.street,from:0,lines:[{steps:0,texts:dt(e),became:"",ruling:""}],end:je(n.next)}];return o.forEach((s,i)=>{let a=i+1;s.step&&"street"in s.step&&r.push({street:s.round.street,from:a,lines:[],end:[]});let l=r[r.length-1];l.lines.push({steps:a,texts:[Z(t[i],s)],became:wo(s),ruling:s.decision?.ruling??""}),l.end=je(s.next)}),r}var as=16*1024*1024,us=1e4,xa=4096,ls=500,cs=25,Ca=10,Ta=5,Aa=200,ds="/v1/hands";function ps({table:e}){let t=T(null),[n,o]=v(!1),[r,s]=v([]),[i,a]=v(!1),l=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let u=$=>{$.dataTransfer?.types.includes("Files")&&($.preventDefault(),o(!0))},h=$=>!$.relatedTarget&&o(!1),f=$=>{o(!1),$.dataTransfer?.files.length&&($.preventDefault(),s([...$.dataTransfer.files]),l())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",h),window.addEventListener("drop",f),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",h),window.removeEventListener("drop",f)}},[]);let d=()=>{a(!1),s([])};return c`
    <button type="button" onClick=${l}>${p.file.open}</button>
    ${n&&c`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&c`<${Ma} table=${e} dropped=${r} close=${()=>t.current?.close()} />`}
    </dialog>`}function Ma({table:e,dropped:t,close:n}){let o=p.file,[r,s]=v(""),[i,a]=v(""),[l,d]=v(0),[u,h]=v(!1),[f,$]=v(null),[_,b]=v(null),g=T(new AbortController),k=async E=>{g.current.abort();let{signal:W}=g.current=new AbortController,B=E.reduce((M,q)=>M+q.text.size,0)>as;if($(null),a(B?o.tooLarge(as/1024/1024):""),h(!B),B)return;let I=await La(E,e.spot,W);if(h(!1),"why"in I)return a(Da[I.why]("longest"in I?I.longest:0));a(I.hands.length?"":o.none),$(I.hands.length?I:null)},w=E=>{d(0),k([...E].map(W=>({name:W.name,text:W})))},S=E=>k([{name:"",text:new Blob([E])}]),y=E=>{let{value:W,selectionStart:B,selectionEnd:I}=E.target,M=E.data??E.dataTransfer?.getData("text/plain")??"",q=W.length-(I-B)+M.length;!M||q<=xa||(E.preventDefault(),s(""),d(q),S(W.slice(0,B)+M+W.slice(I)))};O(()=>{t.length&&w(t)},[t]),O(()=>()=>g.current.abort(),[]);let C=async({from:E,to:W})=>{if(f)try{e.replace(await Ha(f.lines.slice(E,W),e.spot)),n()}catch(B){if(!(B instanceof A))throw B;b(B.problem)}};return c`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${E=>w(E.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${r} onbeforeinput=${y} onInput=${E=>s(E.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!r.trim()} onClick=${()=>[d(0),S(r)]}>${o.look}</button>
    </div>
    ${l>0&&c`<p class="dim">${o.pasted(l)}</p>`}
    ${u&&c`<p role="status">${o.reading}</p>`}
    ${i&&c`<p class="notice" role="alert">${i}</p>`}
    ${_&&c`<${V} trouble=${_} again=${()=>b(null)} />`}
    ${f&&c`<${Ea} sent=${f} replay=${C} />`}`}function Ea({sent:e,replay:t}){let n=p.file,[o,r]=v([]),[s,i]=v(null),[a,l]=J(b=>b+1,0),[d,u]=v(""),[h,f]=v(cs);O(()=>{let b=new AbortController;return r([]),i(null),Pa(e,b.signal,r).catch(g=>{if(!(g instanceof A))throw g;b.signal.aborted||i(g.problem)}),()=>b.abort()},[e,a]);let $=Object.entries(n.outcomes).map(([b,g])=>({name:b,label:g,count:o.filter(k=>Kt(k)===b).length})),_=o.map((b,g)=>({one:b,i:g})).filter(({one:b})=>!d||Kt(b)===d);return c`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&c`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${$.filter(({count:b})=>b).map(({name:b,label:g,count:k})=>c`<button type="button" aria-pressed=${d===b} onClick=${()=>u(d===b?"":b)}>${g} ${n.number(k)}</button>`)}
    </div>`}
    ${s&&c`<${V} trouble=${s} again=${l} />`}
    <ol class="hand-file-hands">
      ${_.slice(0,h).map(({one:b,i:g})=>c`<li key=${g}><${Ra} judged=${b} replay=${t} /></li>`)}
      ${_.length>h&&c`<li><button type="button" onClick=${()=>f(h+cs)}>${n.more}</button></li>`}
    </ol>`}function Ra({judged:e,replay:t}){let n=p.file,o=Kt(e),{report:r,problem:s}=e,i=r?.first_illegal,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],l=(s&&(Na(s)??s.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??i?.errors[0]?.message??r?.discrepancies[0]?.message;return c`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${Wa(e)}</b> <span class=${`badge ${Ia[o]}`}>${n.outcomes[o]}</span></p>
      ${r&&c`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${l&&c`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${Ba(l)}${a?.clause&&c` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${r?.scale&&r.scale>1&&c`<p class="hand-verdict-why dim">${n.scale(r.scale)}</p>`}
    </div>`}function Na({errors:e=[]}){let t=e.slice(0,Ta).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var Ia={legal:"accepted",unfinished:"stopped",illegal:"",contradictory:"contradiction",unreadable:"discretion"};function Kt({report:e}){return e?e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var Da={tooMany:()=>p.file.tooMany(us),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function La(e,{rulesets:t,house:n},o){let r=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>r.terminate());let s={ruleset:t[0],...Object.keys(n).length?{house_rules:n}:{}};return r.postMessage({texts:e,most:us,rules:s}),new Promise(i=>{let a=l=>{r.terminate(),o.aborted||i(l)};r.onmessage=({data:l})=>a(l),r.onerror=()=>a({why:"unread"})})}function Wa({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function Ba(e){return e.length>ls?`${e.slice(0,ls)}\u2026`:e}async function Pa({lines:e,hands:t},n,o){let r=[],s=performance.now(),i=s;for await(let{report:a,problem:l}of Hn(`${ds}?detail=brief`,e,t.length,n)){if(n.aborted)return;r.push({...t[r.length],report:a,problem:l}),!(performance.now()-i<Ca)&&(performance.now()-s>=Aa&&(s=performance.now(),o([...r])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(r)}async function Ha(e,t){let n=JSON.parse(await e.text()),{ruleset:o,house_rules:r={},hand:s}=n,i=await N(ds,n),a=t.rulesets.filter(l=>l!==o);return is(Ht(i.hand??s,i,[o,...a],r))}var ja={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds"},Fa=100;function hs({path:e,body:t}){let n=tt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Se(t,Jt).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function $s({path:e,body:t}){let n=tt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Se(t,Jt,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function ms({path:e,body:t}){return`import floorman

answer = floorman.${ja[e]}(${Se(t,qa)})
print(answer)
`}function bs(e){return`${Se(e,Jt)}
`}var Jt={},qa={true:"True",false:"False",null:"None"};function Se(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[r,s]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Se(d,t,i)):Object.entries(e).map(([d,u])=>`${JSON.stringify(d)}: ${Se(u,t,i)}`),l=`${r}${a.join(", ")}${s}`;return!l.includes(`
`)&&n.length+l.length<=Fa?l:`${r}
${a.map(d=>i+d).join(`,
`)}
${n}${s}`}var zt="from_the_table",fs=["assumed","house"],Ua=60,gs=`${zt}.json`;function _s({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],r=n>0?Z(t[n-1],o):p.keep.whatMay(o.round.to_act),s=n>0?Ga(o):{round:o.round},i=n>0?Ka(e.rulesets[0],o):Ja(e.rulesets[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},l={id:`${zt}.${Ya(r)}`,story:p.keep.story(r),source:p.keep.source,...s,...a,rulings:i};return{topic:zt,cases:[l]}}function Ga({asked:e}){let{ruleset:t,house_rules:n,compare:o,next_options:r,...s}=e.body;return s}function Ka(e,{decision:t,beside:n}){let o=[{ruleset:e,decision:t},...n];return Object.fromEntries(o.flatMap(r=>r.decision?[[r.ruleset,za(r.decision)]]:[]))}function za({legal:e,ruling:t,action:n,reopened_seats:o,round_over:r,round:s,reasons:i}){let a=i.find(({clause:u,standing:h})=>u&&!fs.includes(h))??i[0],{current_bet:l,to_act:d}=s;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round_over:r,round:{current_bet:l,to_act:d}},clause:fs.includes(a.standing)?null:a.clause,standing:a.standing}}function Ja(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:r,raise:s,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:r,raise:s,bring_in:i}},clause:null,standing:"assumed"}}}function Ya(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,Ua).replace(/_$/,"")}var Qa={holdem:{no_limit:"NT",fixed_limit:"FT"},omaha:{pot_limit:"PO"},omaha_hi_lo:{fixed_limit:"FO/8"},stud:{fixed_limit:"F7S"},stud_hi_lo:{fixed_limit:"F7S/8"},razz:{fixed_limit:"FR"},deuce_to_seven_single_draw:{no_limit:"N2L1D"},deuce_to_seven_triple_draw:{fixed_limit:"F2L3D"},badugi:{fixed_limit:"FB"},short_deck:{no_limit:"NS"}},Va={no_limit:"NT",pot_limit:"PO",fixed_limit:"FT"},Za=["bet","raise","complete"];async function ys({spot:e,positions:t}){if(!("opening"in e.start))return null;let{opening:n}=e.start,o=e.game?Qa[e.game.named.name]?.[n.structure]:n.streets===4&&!n.bring_in&&Va[n.structure];if(!o||(n.street??1)>1)return null;let r={...Xa(n,t),carried:{variant:o}},s=await N("/v1/hands",{...D(e),hand:r,write:"phh"}),{round:i}=t.findLast(({step:a})=>!a||!("won"in a))??t[0];return s.round&&el(s.round,i)?s.written??null:null}function Xa(e,t){let{structure:n,streets:o,button:r,min_bet:s,bring_in:i,players:a,posts:l,first_to_act:d,dead_small_blind:u,acts_last:h}=e,f=[{actions:[],first_to_act:d}];return t.forEach(({step:$,decision:_,round:b},g)=>{if(!$||"won"in $)return;if("street"in $){let C=t[g-1].round.min_bet;f.push({actions:[],...$.street,min_bet:b.min_bet===C?void 0:b.min_bet});return}let k="choice"in $?t[g-1].decision?.alternatives?.[$.choice]?.action:_?.action;if(!k)return;let{seat:w,type:S,to:y}=k;f[f.length-1].actions.push({seat:w,type:S,...Za.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:r,min_bet:s,bring_in:i,players:a,posts:l,dead_small_blind:u,acts_last:h,rounds:f}}function el(e,t){return e.players.every(({seat:o,stack:r,committed:s,folded:i=!1})=>{let a=t.players.find(l=>l.seat===o);return a&&a.stack===r&&a.committed===s&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var tl=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),nl={curl:async({position:e})=>hs(e.asked),typescript:async({position:e})=>$s(e.asked),python:async({position:e})=>ms(e.asked),case:async e=>{let t=_s(e);return t?bs(t):""},phh:async e=>await ys(e)??""};function ks({table:e}){let t=T(null),[n,o]=v(!1),[r,s]=v("");return O(()=>{$t(e.spot).then(a=>s(`${location.origin}${location.pathname}#${a}`))},[e.spot]),be(()=>{se(c`<${rl} table=${e} link=${r} />`,tl)}),c`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}>${p.keep.open}</button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&c`<${ol} table=${e} link=${r} close=${()=>t.current?.close()} />`}
    </dialog>`}function ol({table:e,link:t,close:n}){let o=p.keep,[r,s]=v("curl"),[i,a]=v(""),[l,d]=v(""),u=e.positions.some(({decision:h})=>h);return O(()=>{let h=!1,f=($,_)=>{h||(a($),d(_))};return nl[r](e).then($=>f($,$?"":o.cannot[r==="phh"?"phh":"case"]),$=>{if(!($ instanceof A))throw $;f("",r==="phh"&&$.problem.status===422?o.cannot.phh:$.problem.detail)}),()=>{h=!0}},[r,e.position]),c`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${ws} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${u?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!u} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([h,f])=>c`<button type="button" aria-pressed=${r===h} onClick=${()=>s(h)}>${f}</button>`)}
        </div>
        <p class="about">${o.about[r](gs)}</p>
        ${l?c`<p class="notice" role="status">${l}</p>`:c`<${ws} label=${o.forms[r]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function ws({label:e,button:t,text:n,rows:o}){let r=T(null),[s,i]=v("");return O(()=>i(""),[n]),c`
    <textarea ref=${r} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{r.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${s}</span></p>`}var sl=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function rl({table:e,link:t}){let{spot:n,positions:o,rulebooks:r}=e,s=p.slip,i=o.findLastIndex(({decision:u})=>u),a=X(`/v1/rulesets/${n.rulesets[0]}`),l=ee(e)!==null;if(i<1&&!l)return c`<div class="slip"><p>${s.none}</p></div>`;let d=o[i]?.decision?.ruleset.version??a?.version;return c`
    <article class="slip">
      <header>
        <h2>${s.title}</h2>
        <p>${sl.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(r,n.rulesets[0].split("@")[0])}${d&&`, ${s.version(d)}`}</p>
      ${a?.publication&&c`<p class="slip-whose">${s.whose(a.publication)}</p>`}
      <${ll} house=${n.house} />
      ${l?c`<${al} table=${e} rulebook=${a} />`:c`<${il} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${s.sign}</p>
      </footer>
    </article>`}function il({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:r}){let s=p.slip,[i,a]=[t[o-1],t[o]],l=a.decision,d=a.others??a.beside,u=t[o+1]?.step,h=u&&"choice"in u?Z(a,t[o+1]):"";return c`
    <section>
      <h3>${s.situation}</h3>
      <${vs} position=${i} />
      ${cl(e,t,o).map(f=>c`<span>${f}. </span>`)}
    </section>
    <section>
      <h3>${s.ruling}</h3>
      <p>${Z(i,a)}.</p>
      <p class="slip-what">${Be(l)}</p>
      ${l.reasons.map((f,$)=>c`<${Ss} told=${$===0} reason=${f} rulebook=${r} />`)}
      ${h&&c`<p class="slip-what">${h}.</p>`}
      ${d.length>0&&c`<h3>${s.others}</h3>
        ${d.map(f=>c`<p><b>${R(n,f.ruleset)}</b> ${f.decision?ul(f.decision):f.problem?.detail??""}</p>`)}`}
    </section>`}function al({table:{spot:e,position:t},rulebook:n}){let o=p.slip,r=he(e,n);return c`
    <section>
      <h3>${o.situation}</h3>
      <${vs} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${pt(e)}</p>
      ${le(e,t).map(s=>c`<p class="slip-what">${s}</p>`)}
      ${r&&c`<${Ss} told reason=${{message:"",...r}} rulebook=${n} />`}
    </section>`}function ll({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let r=ke(n);return r?[{asked:r.question,answer:r.answer(o)}]:[]});return t.length?c`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({asked:n,answer:o})=>c`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function vs({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot:r=0}=e;return c`
    <table>
      <thead><tr>${t.columns.map((s,i)=>c`<th class=${i?"n":""} scope="col">${s}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:s,stack:i,committed:a,folded:l})=>c`
            <tr class=${l?"folded":""}>
              <th scope="row">${p.seat(s)}${s===o&&t.toAct}${l&&t.folded}</th>
              <td class="n">${m(a)}</td><td class="n">${m(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${r>0&&c`<p>${t.pot(r)}</p>`}`}function Ss({reason:{clause:e,standing:t,message:n},rulebook:o,told:r}){let s=o?.clauses.find(({id:a})=>a===e),i=p.ruling.standing[t]??t;return c`
    <p>${P(n)} <span class="slip-clause">${s&&`${s.source}, `}${i}${r&&s&&` (${p.ruling.inShort}: ${s.paraphrase})`}</span></p>`}function cl(e,t,n){let o=t.findLastIndex(({step:s},i)=>i<n&&s!==null&&"street"in s),r=t.slice(0,n).map((s,i)=>i>Math.max(o,0)?Z(t[i-1],s):"");return[...o<0?dt(e):[],...r.filter(Boolean)]}function ul(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${Be(e)}${t?` (${p.slip.clause(t)})`:""}`}var dl="/service-worker.js",pl="/table",fl=100,hl=new URL(import.meta.url).pathname;function $l(){let[e,t]=v(!0),[n,o]=v(!1);be(()=>{navigator.serviceWorker?.addEventListener("message",({data:s})=>{s.answers!==void 0&&t(s.answers),s.files&&o(!s.files.includes(hl))}),window.addEventListener("offline",()=>nt(1)),window.addEventListener("online",()=>nt(1))},[]);let r=c`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return c`
    ${!e&&c`<p class="notice" role="alert">${p.offline.away}</p>`}
    ${n&&c`<p class="notice" role="alert">${p.offline.old} ${r}</p>`}`}function ml(){let[e,t]=v(null);return be(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?c`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:c`<p class="dim">${p.offline.insecure}</p>`}async function Os(){let{serviceWorker:e}=navigator;if(!e)return;e.controller||e.addEventListener("controllerchange",()=>nt(fl),{once:!0});let t=await e.register(dl,{scope:pl}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}se(c`<${$l} />`,document.getElementById("status"));se(c`<${ml} />`,document.getElementById("install"));document.readyState==="complete"?Os():window.addEventListener("load",Os);function Yt(e){let{spot:t,position:n}=e,o=n.others??n.beside;if(ee(e)){let s=le(t,n).join(" ");return o.flatMap(i=>{if(!i.stands)return[];let a=le(t,i.stands);return[{other:i,likeness:a.join(" ")===s?"alike":"apart",lines:a}]})}let{decision:r}=n;return r?o.map(s=>({other:s,likeness:bl(r,s),lines:s.decision?[ye(s.decision)]:gl(s)})):[]}function bl(e,{decision:t,mayDiffer:n}){return!t||He(e)!==He(t)?"apart":n.length?"open":Lt(e)===Lt(t)?"alike":"later"}function gl({problem:e}){return[e?.errors?.map(re).join(" ")??e?.detail??""]}function Qt({table:e}){let t=Yt(e);if(!t.length)return null;let n=o=>t.filter(r=>r.likeness===o).length;return c`
    <h3>${p.ruling.beside(n("apart"),n("open"),t.length)}</h3>
    <ul class="other-books">
      ${t.map(o=>c`<${_l} key=${o.other.ruleset} table=${e} ...${o} />`)}
    </ul>`}function _l({table:e,other:t,likeness:n,lines:o}){let r=p.ruling,s=X(`/v1/rulesets/${t.ruleset}`),{decision:i}=e.position,a=ee(e),l=a?null:t.decision,d=()=>e.replace(h=>({...h,rulesets:[t.ruleset,...h.rulesets.filter(f=>f!==t.ruleset)]})),u=a?he(e.spot,s):l&&i&&yl(i,l);return c`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.ruleset)} <span class="mark">${r.likeness[n]}</span></p>
      <p class="stands">${l&&c`<span class=${`badge ${l.ruling}`}>${r.badge[l.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&c`<${te} reason=${u} rulebook=${s} />`}
      ${t.mayDiffer.length>0&&c`<p class="small">${r.takenAsItStands(t.mayDiffer)}</p>`}
      ${n==="apart"&&l&&c`<${wl} table=${e} other=${t} theirs=${l} />`}
      <button type="button" class="quiet" onClick=${d}>${r.makeRuling}</button>
    </li>`}function yl(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function wl({table:e,other:t,theirs:n}){let[o,r]=v(null),{decision:s,asked:i}=e.position;if(O(()=>{let u=!1;if(s)return kl(i,s,t,n).then(h=>u||r({theirs:n,differences:h}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[l]=e.spot.rulesets,d=o.differences.flatMap(({key:u,a:h,b:f})=>{let $=ke(u);return $?[{...$,ours:$.answer(h),theirs:$.answer(f)}]:[]});return c`
    <div class="why-apart">
      ${d.map(u=>c`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,l)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.ruleset)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${l}/${t.ruleset}`}>${a.allDifferences}</a></p>
    </div>`}async function kl({body:e},t,n,o){let{compare:r,next_options:s,house_rules:i={},...a}=e,l=await G(`/v1/rulesets/${a.ruleset}/diff/${n.ruleset}`),u=[...new Map(l.topics.flatMap(({parameters:b})=>b.map(g=>[g.key,g]))).values()].filter(({key:b})=>!(b in i));if(!u.length)return[];let h={...a,...vl(n.asked),ruleset:n.ruleset},f=(b,g,k)=>({...b,house_rules:{...i,[g]:k}}),[$,_]=await Promise.all([N("/v1/decisions/batch",{items:u.map(({key:b,b:g})=>f(a,b,g))}),N("/v1/decisions/batch",{items:u.map(({key:b,a:g})=>f(h,b,g))})]);return u.filter((b,g)=>xs($.items[g],o)&&xs(_.items[g],t))}function vl(e){return e?{round:e.body.round}:{}}function xs({decision:e},t){return e!==void 0&&He(e)===He(t)}var Vt=10,Sl={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>xl([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":Cs,"chips.under_half_a_raise":Cs,"chips.overchip":({add:e,pushed:t})=>{let n=F(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,F(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*Vt<t?p.sums.tiny(e,Vt,e*Vt,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-F(t),F(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":Ts,"raise.above_pot":Ts,"undercall.full":As,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>F(n)&&e+F(n)<t?As({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>F(t)?p.sums.short(e+F(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":Zt,"pot_count.floor":Zt,"pot_count.stands":Zt,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function Ms(e,t){let{decision:n,step:o}=e[t],r=e[t-1];if(!n||!r)return[];let{round:s,options:i}=r,a=o&&"declaration"in o?o.declaration.chips??[]:[],l=n.action?.seat??s.to_act,d={had:s.players.find(h=>h.seat===l)?.committed??0,bet:s.current_bet??Math.max(...s.players.map(({committed:h})=>h)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(s.pot??0)+F(s.players.map(({committed:h})=>h)),pushed:a.map(F),least:i?.raise?.min_to??0};return[...Ol(e,t,l),...n.reasons].map(({code:h,params:f})=>Sl[h]?.({params:f,...d})).flatMap(h=>h??[]).slice(0,1)}function Es({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:s})=>s==="ante"),r=t.players.find(({seat:s})=>s===o?.seat);return!r||r.stack||!t.pot?[]:[p.sums.adds([r.committed,t.pot],r.committed+t.pot)]}function Rs({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:r},s)=>{let i=Math.min(...e.players.filter(({seat:u})=>r.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,l=i-n,d=s?0:e.pot??0;return n=i,a*l+d===o?[p.sums.pot(a,l,d,o)]:[]})}function Ol(e,t,n){let{action:o,ruling:r}=e[t].decision;if(r!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function Cs({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function Ts({pot:e,bet:t,had:n,by:o}){let r=t-n;return r>0&&e+r===o?p.sums.pots(e,r,o):null}function As({had:e,to:t,pushed:n}){let o=e+F(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function Zt({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function xl(e,t){return F(e)===t?!0:null}function F(e){return e.reduce((t,n)=>t+n,0)}var Cl=24,Tl=3;function Ns({table:e,rulebook:t}){let n=T(null),[o,r]=v(!1),[s,i]=v(!1),[a,l]=v(""),d=p.card,u=()=>{r(!0),l(""),n.current?.showModal()},h=()=>{i(!1),r(!1)},f=async()=>l(await Dl(Xt(e).join(" "))),[,$]=e.newest.rulesets;return c`
    <p class="to-card"><button type="button" onClick=${u}>${d.open}</button></p>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${h}>
      ${o&&c`
          <div class=${s?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${Ml} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!s)} aria-pressed=${s}>${d.turn}</button>
            ${$&&c`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,$))} onClick=${()=>e.replace(Al)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${f}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function Al(e){let[t,n,...o]=e.rulesets;return{...e,rulesets:[n,...o,t]}}function Ml({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:r}=e,s=ee(e)!==null,i=we(o),a=o.length-(i?2:1),l=s?null:o[a].decision,d=s?he(n,t):l&&Eo(n,t,l.reasons),u=d&&"message"in d?P(`${d.message}`):"",h=s?[...Rs(o[a]),...Es(n,o[a])]:i?[]:Ms(o,a),f=l?i?"chosen":l.ruling:null,$=Yt(e).filter(({likeness:_})=>_==="apart");return c`
    <header class="card-book">${p.ruling.by(R(r,n.rulesets[0]))}</header>
    <${Rl} table=${e} at=${a} />
    <div class="card-ruling">
      ${f&&c`<p class=${`badge ${i?"accepted":f}`}>${p.ruling.badge[f]}</p>`}
      <div id="card-ruling" class=${s&&Xt(e).length>1?"several":""}>${Xt(e).map((_,b)=>c`<p class=${b&&!s?"card-more":_.length>Cl?"card-stands long":"card-stands"}>${_}</p>`)}</div>
      ${l&&!i&&c`<${El} decision=${l} />`}
      ${h.map(_=>c`<p class="card-sum">${_}</p>`)}
      ${u&&c`<p class="card-why">${u}</p>`}
      ${d&&c`<${te} reason=${d} rulebook=${t} />`}
    </div>
    ${$.length>0&&c`
        <ul class="card-others">
          ${$.map(({other:_,lines:b})=>c`<li><span>${R(r,_.ruleset)}</span> <b>${b.join(" ")}</b></li>`)}
        </ul>`}`}function El({decision:{alternatives:e=[]}}){return e.length?c`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>c`<li>${P(t.message)}</li>`)}</ul>`:null}function Xt(e){let{spot:t,position:n,positions:o}=e,r=we(o);if(r)return[P(r.effect.message),Pe(r)];if(ee(e)||!n.decision)return le(t,n);let{reopened_seats:s,reasons:i}=n.decision,a=i.every(({code:l})=>l!=="reopening.checked");return[ye(n.decision),...s.length?[`${p.ruling.mayRaise(s,a)}.`]:[]]}function Rl({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:r}=e[Math.max(0,n-1)].round,s=o??Math.max(...r.map(({committed:d})=>d)),i=L(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||Nl(e,u,n))?[Il(e[u-1],d)]:[]),l=i?a:a.slice(-Tl);return c`
    <div class="card-felt">
      ${s>0&&(!i||!l.length)&&c`<figure><${At} motions=${[en(s)]} /><figcaption>${p.card.bet(s)}</figcaption></figure>`}
      ${l.map(({motions:d,speech:u,caption:h})=>(d.length>0||u)&&c`<figure>
            ${u&&c`<p class="card-speech">${u}</p>`}
            ${d.length>0&&c`<${At} motions=${d} />`}
            ${h&&c`<figcaption>${h}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?pt(t):l.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function Nl(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function Il(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:Z(e,t)};if(!n)return o;if("declaration"in n){let{chips:r=[],words:s=[],prior_chips:i=[]}=n.declaration,a=r.length?[...i.length?[i]:[],...r]:[],l=a.map(d=>d.reduce((u,h)=>u+h,0));return{...o,motions:a,speech:s.map(It).join(" \u2026 "),caption:l.length?p.card.pushed(l):""}}if("action"in n){let{to:r=0,type:s,seat:i}=n.action,a=r||(s==="all_in"?t.decision?.action?.to??0:0);if(s==="fold"||s==="check"||!a)return o;let l=i===void 0?m(a):p.card.early(a);return{...o,motions:[en(a)],caption:l}}return"incident"in n&&n.incident.amount?{...o,motions:[en(n.incident.amount)],caption:m(n.incident.amount)}:o}function en(e){return Ne(e,ue).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function Dl(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!Ll(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function Ll(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Is({table:e}){let{position:t}=e,n=T(null);O(()=>{Wl(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=ee(e),r=i=>{n.current?.focus(),e.step({choice:i})},s=X(`/v1/rulesets/${e.spot.rulesets[0]}`);return c`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulesets[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?c`<${To} table=${e} />`:t.decision?c`<${Bl} decision=${t.decision} />`:c`<${Pl} table=${e} />`}</div>
      ${(o||t.decision||we(e.positions))&&c`<${Ns} table=${e} rulebook=${s} />`}
      ${o&&c`<${No} table=${e} rulebook=${s} /><${Qt} table=${e} />`}
      ${!o&&t.decision&&c`
          <${Hl} decision=${t.decision} onChoose=${r} />
          <${jl} reasons=${t.decision.reasons} rulebook=${s} />
          <${Qt} table=${e} />`}
    </section>`}function Wl({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function Bl({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:r,penalty:s,round:i,round_over:a,reasons:l}=e,d=l.every(({code:u})=>u!=="reopening.checked");return c`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${ye(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&c`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${r.length>0&&c`<li class="reopened">${t.mayRaise(r,d)}</li>`}
        ${s&&c`<li class="penalty">${t.penalty}</li>`}
        ${a?c`<li>${t.over}</li>`:n!=="discretion"&&i.to_act!==null&&c`<li>${t.next(i.to_act)}</li>`}
      </ul>
    </div>`}function Pl({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return c`<${Ao} position=${t} />`;if("won"in t.step)return c`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return c`<h2>${n.newStreet}</h2>`;let o=we(e);return o?c`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${P(o.effect.message)}</h2>
      <p>${Pe(o)}</p>
    </div>`:null}function Hl({decision:{alternatives:e=[]},onChoose:t}){return e.length?c`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>c`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${P(n.effect.message)}</b>
            <span>${Pe(n)}</span>
          </button></li>`)}
    </ol>`:null}function jl({reasons:e,rulebook:t}){return c`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>c`
          <li key=${n.code}>
            <p>${P(n.message)}</p>
            <${te} reason=${n} rulebook=${t} told open=${o===0} />
          </li>`)}
    </ol>`}var Ls=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function Ws(e,t){return"opening"in e.start&&!e.steps.length?Fl(e.start.opening):tn(t.round)}function Fl(e){let t=e.posts??[],n=t.filter(r=>!Ds(r)),o=r=>n.find(s=>s.type===r)?.amount??null;return{...Bs(e),isMidHand:!1,first:e.first_to_act??null,pot:e.pot??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:r})=>r==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(Ds),seats:e.players.map(r=>({committed:0,acted:!1,folded:!1,...r})),derived:{pots:e.pots,began_heads_up:e.began_heads_up},typed:[]}}function Ds(e){return e.type==="post"||e.type==="dead"}function tn(e){let{current_bet:t,last_raise:n,last_full_bet:o,bet_count:r,capped:s,pot_credit:i,began_heads_up:a,pots:l}=e;return{...Bs(e),isMidHand:!0,first:e.to_act,pot:e.pot??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_raise:n,last_full_bet:o,bet_count:r,capped:s,pot_credit:i,began_heads_up:a,pots:l},typed:[]}}function Bs(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function nn(e){return e.isMidHand?{round:Ul(e)}:{opening:ql(e)}}function ql(e){let t=e.street===1;return Oe({...Ps(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot:t?null:e.pot,...t?{}:{pots:e.derived.pots,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:r,...s})=>s),posts:t?[...e.posts??on(e),...e.late]:null})}function Ul(e){return{...Oe({...Ps(e),bring_in:e.bring_in,pot:e.pot,...e.derived,players:e.seats}),to_act:e.first}}function Ps({structure:e,street:t,streets:n,button:o,chip:r,min_bet:s,max_bet:i,big_bet:a,players_left:l}){return{structure:e,street:t,streets:n,button:o,chip:r,min_bet:s,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:l}}function Oe(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function Hs({seats:e,button:t}){let n=e.map(({seat:r})=>r),o=n.findIndex(r=>t===null||r>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function on(e){let t=Hs(e),n=t.length===2,[o,r,s]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[r];i.push(...a.map(l=>({seat:l,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:r,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:s,type:"straddle",amount:e.straddle})),i}function sn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??on(e),r=Number(n[1]);if(r>=o.length)return`late/${r-o.length}`;let s=o[r];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(s?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function ne({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function js(e,[t,n,o]){let r=(e.min_bet??0)*100,s=e.seats.map(i=>i.stack===r?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:ne(e),seats:s}}function Fs(e){let t=[...(e.posts??on(e)).filter(({type:r})=>r!=="ante"),...e.late],n=Hs(e),o=n.find(r=>t.every(s=>s.seat!==r))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function qs(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),r=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,s=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:r,stack:s,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:ne(e)}}function Us(e,t){let{seats:n,button:o,first:r,game:s}=e,i=n.filter(({seat:l})=>l!==t),a=[...i].reverse().find(({seat:l})=>l<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:l})=>l!==t),derived:ne(e),button:o===t?a.seat:o,first:r===t?null:r,game:s&&{...s,killer:s.killer===t?null:s.killer}}}function mt(e){let t=e.seats.map(({seat:o,stack:r,committed:s})=>({seat:o,stack:r+s,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function $e({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(r=>r.structure===t)??{};return{needs:n,all:[...n,...o]}}var Gl=["small","min_bet","ante","straddle","bring_in"];function Fe(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:r=>r[e],change:(r,s)=>({[e]:s,...Gl.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function Gs(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},r)=>({derived:{...n,[e]:r??void 0},typed:[...o.filter(s=>s!==e),e]}),placeholder:p.setup.workedOut}}function rn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:r})=>r.find(s=>s.seat===t)?.[e]??null,change:(r,s)=>({seats:r.seats.map(i=>i.seat===t?{...i,[e]:s??0}:i),derived:e==="committed"?ne(r):r.derived})}}function Ks(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((r,s)=>s===e?{...r,amount:o}:r)})}}function z({form:{draft:e,set:t,faults:n,active:o,activate:r},field:s}){let{name:i,label:a,spoken:l,get:d,change:u,placeholder:h=""}=s,f=n.get(i);return c`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Te} value=${d(e)} onChange=${$=>t(u(e,$))} step=${e.chip??1}
        placeholder=${h} aria-label=${l} aria-invalid=${!!f} onFocus=${()=>r(s)} />
      ${f&&c`<span class="fault">${f}</span>`}
    </label>`}var Kl=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"],zl=["tournament","cash"];function zs({table:e,form:{draft:t,set:n,...o},games:r}){let s=p.setup.named,i=a=>{let l=r.find(d=>d.name===a);n(l?an(t,l,e.spot.game):{game:null})};return c`
    <section>
      <h3>${s.title}</h3>
      <div class="fields">
        <label class="field">${s.game}
          <select value=${t.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${s.none}</option>
            ${r.map(({name:a,title:l})=>c`<option value=${a}>${l}</option>`)}
          </select>
        </label>
      </div>
      ${t.game&&c`<${Jl} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function Jl({table:e,form:t,game:n}){let{draft:o,set:r,faults:s}=t,{about:i,structure:a,kill:l,killer:d}=n,u=p.setup.named,h=b=>r({game:{...n,...b}}),f=$e(n).all.includes("kill"),$=i.opens==="low_card"||i.opens==="high_card"?u.opens[i.opens]:null,_=Math.max(i.most_players,o.seats.length);return c`
    ${i.structures.length>1&&c`<${ie} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${b=>h({structure:b})}
        choices=${i.structures.map(b=>({to:b,words:p.setup.structures[b]}))} />`}
    <${ie} legend=${p.following.event} name="event" chosen=${bt(n)}
      choose=${b=>h({event:b})}
      choices=${zl.map(b=>({to:b,words:p.following.events[b]}))} />
    ${bt(n)==="cash"&&c`<${Yl} table=${e} game=${n} setGame=${h} />`}
    <div class="fields">
      ${Kl.filter(b=>Qs(b,n)).map(b=>c`<${z} key=${b} form=${t} field=${Ql(b,a)} />`)}
      <label class="field">${u.seats}
        <select value=${o.seats.length} onChange=${b=>r(Zl(o,Number(b.target.value)))}>
          ${Array.from({length:_-1},(b,g)=>c`<option value=${g+2}>${g+2}</option>`)}
        </select></label>
      <${z} form=${t} field=${Vl} />
      <${z} form=${t} field=${Fe("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&c`<${z} form=${t} field=${Fe("players_left",o)} />`}
      ${f&&c`<label class="field">${u.kill}
          <select value=${l} onChange=${b=>h({kill:b.target.value})}>
            ${Object.entries(u.kills).map(([b,g])=>c`<option value=${b}>${g}</option>`)}
          </select></label>`}
    </div>
    ${$&&c`<${Re} legend=${$} seats=${o.seats} chosen=${o.first} choose=${b=>r({first:b})} />`}
    ${s.has("first")&&c`<p class="fault">${s.get("first")}</p>`}
    ${f&&l!=="none"&&c`
        <${Re} legend=${u.killer} seats=${o.seats} chosen=${d} choose=${b=>h({killer:b})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>h({actsLast:!n.actsLast})}>${u.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(b=>s.has(b)&&c`<p class="fault">${s.get(b)}</p>`)}`}function Yl({table:{spot:e,rulebooks:t},game:n,setGame:o}){let r=p.setup.named,s=st(e.rulesets);if(!s)return null;let i=R(t,s.id),a=n.cashBook??s.isDue,l=R(t,e.rulesets[0]);return c`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${r.cashBook(i)}</button>
    </div>
    <p class="about">${a?r.ruledByCash(i,l):r.ruledByOwn(l)}</p>`}function Ql(e,t){let{named:n,fields:o}=p.setup,[r,s]=n.bets,i={...o,"bets/0":t==="fixed_limit"?r:n.bet,"bets/1":s,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},l)=>({game:a&&ec(a,e,l)}),placeholder:e==="small_blind"?n.half:""}}var Vl={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function Zl({seats:e,button:t,first:n,game:o},r){let s={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},i=Array.from({length:r},(l,d)=>({...s,...e.find(({seat:u})=>u===d+1),seat:d+1})),a=l=>l!==null&&l<=r?l:null;return{seats:i,posts:null,late:[],button:a(t)??r,first:a(n),game:o&&{...o,killer:a(o.killer)}}}function an(e,t,n){let o=n?.named.name===t.name?n.named:null,r=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,s=Js(t,r),i=Oe({...o,"bets/0":o?.bets?.[0],"bets/1":o?.bets?.[1]}),a=Xl.filter(h=>(i[h]??s[h])!==s[h]),l={about:t,structure:o?.structure??t.structure,amounts:{...s,...Object.fromEntries(a.map(h=>[h,i[h]])),small_blind:i.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,typed:a,event:o?n?.event??null:null,cashBook:null},d=e.isMidHand?mt(e):{},u=e.button??e.seats[e.seats.length-1].seat;return{...d,game:l,button:u,chip:o?.chip??null,street:1,first:o?.first_to_act??null}}var Xl=["bets/0","bets/1","big_blind","ante","bring_in","max_bet"];function Js(e,t){let n=$e({about:e,structure:e.structure}).needs.includes("ante");return{"bets/0":t,"bets/1":t&&2*t,big_blind:t,ante:n?t:null,bring_in:t&&Math.ceil(t/4),max_bet:t&&5*t}}function ec(e,t,n){let o=[...e.typed.filter(i=>i!==t),t],r=t==="bets/0"||t==="big_blind"?Js(e.about,n):{},s=Object.entries(r).filter(([i])=>!o.some(a=>a===i));return{...e,typed:o,amounts:{...e.amounts,...Object.fromEntries(s),[t]:n}}}function bt({about:e,structure:t,kill:n,event:o}){let r=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(r?"cash":"tournament")}function Ys({button:e,first:t,chip:n,players_left:o,seats:r},s){let{about:i,structure:a,amounts:l,kill:d,killer:u,actsLast:h}=s,{all:f}=$e(s),{"bets/0":$,"bets/1":_,...b}=l,g=d!=="none"&&f.includes("kill");return Oe({name:i.name,structure:a,bets:f.includes("bets")?[$,...a==="fixed_limit"?[_]:[]]:null,...Object.fromEntries(Object.entries(b).filter(([k])=>Qs(k,s))),kill:g?Oe({seat:u,size:d}):null,acts_last:g&&h?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:f.includes("button")?e:null,first_to_act:f.includes("bring_in")?t:null,players:r.map(({committed:k,acted:w,folded:S,...y})=>y)})}function Qs(e,t){let{all:n}=$e(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function Vs({table:e}){let t=T(null),[n,o]=v(null);return c`
    <button type="button" onClick=${()=>{o(Ws(e.spot,e.position)),t.current?.showModal()}}>${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&c`<${oc} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function oc({table:e,first:t,close:n}){let[o,r]=v(t),[s,i]=v(null),[a,l]=v(null),d=T(!1),{game:u,steps:h,...f}=e.spot,$=X("/v1/games")?.games??[],_=h.length?void 0:$.find(({name:M})=>M===u?.named.name),b=(u?.named.players??[]).map(M=>({committed:0,acted:!1,folded:!1,...M}));O(()=>{_&&r(M=>M.game?M:{...M,...an(M,_,u),seats:b})},[_]);let g=o.game?bt(o.game):"tournament",k=g==="cash"?st(f.rulesets):null,w=k&&(o.game?.cashBook??k.isDue),S={...f,rulesets:w?Vn(f.rulesets,k.id):f.rulesets},y=M=>r({...o,...M}),C=new Map((s?.errors??[]).map(M=>[sn(o,M.pointer),re(M)])),E=async()=>{let M=nn(o);try{return o.game?await rt(S,Ys(o,o.game),no(o.game.about,g)):await N("opening"in M?"/v1/rounds":"/v1/options",{...D(f),...M})}catch(q){if(!(q instanceof A))throw q;return i(q.problem),null}},W=async()=>{let M=await E();M&&r(tn(M.round))},B=async M=>{if(M.preventDefault(),d.current)return;d.current=!0;let q=await E();d.current=!1,q&&(o.game?e.replace(({house:gt})=>({...q,rulesets:S.rulesets,house:gt})):e.replace(({rulesets:gt,house:er})=>({rulesets:gt,house:er,start:nn(o),steps:[]})),n())},I={draft:o,set:y,standAsItIs:W,faults:C,active:a,activate:l};return c`
    <form class="sheet-form" onSubmit=${B}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${s&&c`<${sc} draft=${o} trouble=${s} />`}
        <${zs} table=${e} form=${I} games=${$} />
        ${!o.game&&c`<${ac} form=${I} /><${lc} form=${I} />`}
        <${fc} form=${I} />
      </div>
      <footer>
        <${rc} form=${I} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function sc({draft:e,trouble:t}){let{errors:n=[]}=t;return c`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>c`<li>${p.setup.place(sn(e,o.pointer),e.seats)}${re(o)}</li>`)}</ul>
    </div>`}function rc({form:{draft:e,set:t,active:n}}){if(!n)return c`<p class="dim">${p.setup.chooseField}</p>`;let o=Y({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return c`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${xt} chips=${o} value=${n.get(e)} onChange=${r=>t(n.change(e,r))} />
    </div>`}var ic=[4,5,2,3];function ac({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,r=Object.entries(o.structures);return c`
    <${ie} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${s=>s?n():t(mt(e))}
      choices=${[!1,!0].map(s=>({to:s,words:s?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${ie} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${s=>t({structure:s,derived:ne(e)})}
        choices=${r.map(([s,i])=>({to:s,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${s=>t({streets:Number(s.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${ic.map(s=>c`<option value=${s}>${o.gameOf[s]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${s=>t({street:Number(s.target.value),derived:ne(e)})}>
            ${Array.from({length:e.streets??5},(s,i)=>c`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function lc({form:e}){let{draft:t,set:n,faults:o}=e,r=p.setup,s=!t.isMidHand&&t.street===1,i=([a,l])=>t.min_bet===l&&(!s||t.bring_in!==null||t.small===a);return c`
    <section>
      <h3>${r.stakes}</h3>
      <div class="presets" role="group" aria-label=${r.presets}>
        ${Ls.map(a=>c`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(js(t,a))}>
              ${m(a[0])} / ${m(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${uc(t,s).map(a=>c`<${z} key=${a} form=${e} field=${Fe(a,t)} />`)}
        ${dc(t).map(a=>c`<${z} key=${a} form=${e} field=${Gs(a)} />`)}
        ${s&&t.ante!==null&&t.bring_in===null&&c`<label class="field">${r.antePaid}
            <select value=${t.anteBy} onChange=${a=>n({anteBy:a.target.value,posts:null})}>
              <option value="all">${r.byAll}</option><option value="big_blind">${r.byBigBlind}</option>
            </select></label>`}
        ${!t.isMidHand&&c`<label class="field">${r.first}
            <select value=${t.first??""} aria-invalid=${o.has("first")} onChange=${a=>n({first:Number(a.target.value)||null})}>
              <option value="">${r.byButton}</option>
              ${t.seats.map(({seat:a})=>c`<option value=${a}>${p.seat(a)}</option>`)}
            </select>
            ${o.has("first")&&c`<span class="fault">${o.get("first")}</span>`}</label>`}
      </div>
      ${s&&(t.bring_in===null||t.late.length>0)&&c`<${cc} form=${e} />`}
    </section>`}function cc({form:e}){let{draft:t,set:n}=e,{late:o}=t,r=p.setup.late,s=(i,a)=>n({late:o.map((l,d)=>d===i?{...l,...a}:l)});return c`
    <details class="late" open=${o.length>0}>
      <summary>${r.more}</summary>
      <p class="about">${r.about}</p>
      <ul>
        ${o.map(({seat:i,type:a},l)=>c`
            <li>
              <label class="field">${r.who}
                <select value=${i} aria-label=${r.whoOf(l+1)} onChange=${d=>s(l,{seat:Number(d.target.value)})}>
                  ${t.seats.map(d=>c`<option value=${d.seat}>${p.seat(d.seat)}</option>`)}
                </select></label>
              <label class="field">${r.how}
                <select value=${a} aria-label=${r.howOf(l+1)} onChange=${d=>s(l,{type:d.target.value,amount:d.target.value==="dead"?t.small:t.min_bet})}>
                  ${Object.entries(r.kinds).map(([d,u])=>c`<option value=${d}>${u}</option>`)}
                </select></label>
              <${z} form=${e} field=${Ks(l)} />
              <button type="button" class="quiet" aria-label=${r.remove(l+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==l)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(Fs(t))}>${r.add}</button>
    </details>`}function uc({structure:e,bring_in:t,isMidHand:n,street:o},r){let s=r&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",s],["min_bet",!0],["chip",!0],["ante",r],["straddle",s],["bring_in",i&&o===1],["pot",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,l])=>l).map(([l])=>l)}function dc({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_raise"]:["current_bet","last_raise","bet_count","last_full_bet"]:[]}var pc=["acted","folded"];function fc({form:e}){let{draft:t,set:n,faults:o}=e,r=["players","posts","button",...t.isMidHand?["first"]:[]];return c`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((s,i)=>c`<${hc} key=${s.seat} form=${e} player=${s} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(qs(t))}>${p.setup.add}</button>
      ${r.map(s=>o.has(s)&&c`<p class="fault">${o.get(s)}</p>`)}
    </section>`}function hc({form:e,player:t,i:n}){let{draft:o,set:r,faults:s}=e,{seat:i}=t,a=p.setup,l=!o.game||$e(o.game).needs.includes("button"),d=(f,$,_=!1,b=()=>{})=>c`
    <label><input type=${f} name=${f==="radio"?$:void 0} checked=${_} aria-label=${`${p.seat(i)}: ${a[$]}`} onChange=${b} />
      <span aria-hidden="true">${a[$]}</span></label>`,u=f=>r({seats:o.seats.map($=>$.seat===i?{...$,[f]:!$[f]}:$),derived:ne(o)}),h=["","/seat","/acted","/folded","/out_of_turn"].map(f=>s.get(`players/${n}${f}`));return c`
    <li>
      <b>${p.seat(i)}</b>
      <${z} form=${e} field=${rn("stack",i,n)} />
      ${o.isMidHand&&c`<${z} form=${e} field=${rn("committed",i,n)} />`}
      <span class="setup-marks">
        ${l&&d("radio","button",o.button===i,()=>r({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>r({first:i}))}
        ${o.isMidHand&&pc.map(f=>d("checkbox",f,t[f],()=>u(f)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>r(Us(o,i))}>×</button>
      ${h.map(f=>f&&c`<p class="fault">${f}</p>`)}
    </li>`}function $c({past:e,spot:t,future:n,runs:o},r){if("dealtAfter"in r)return r.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in r){let s=typeof r.to=="function"?r.to(t):r.to;return{past:r.amends?e:[...e,t],spot:s,future:[]}}return"step"in r?r.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,r.at),r.step]},future:[],runs:!0}:r.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:r.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function mc(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:e.spot.dispute};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function bc({first:e,rulebooks:t,told:n}){let[o,r]=J($c,{past:[],spot:e,future:[]}),[s,i]=v(null),[a,l]=v(null),[d,u]=v(n),[h,f]=J(w=>w+1,0),$=T(""),{spot:_}=o;O(()=>{let w=!1;return Ee(_).then(S=>w||l(y=>mc({...S,spot:_,asked:_},y))),$t(_).then(S=>{w||($.current=`#${S}`,window.history.replaceState(window.history.state,"",$.current))}),()=>{w=!0}},[_,h]),O(()=>{let w=0,S=async({newURL:y})=>{let C=++w,{spot:E,notice:W}=await qt(new URL(y).hash).catch(B=>({spot:null,notice:Xs(B).detail}));C===w&&(u(W),E?r({to:E}):window.history.replaceState(null,"",$.current))};return window.addEventListener("hashchange",S),()=>window.removeEventListener("hashchange",S)},[]),O(()=>{if(!a||a.asked!==_||a.problem||!o.runs)return;let{next:w}=a.positions[a.positions.length-1];w?.type==="street"&&!w.betting&&r({dealtAfter:_})},[a]),O(()=>i(null),[a?.positions.length,a?.spot.start]);let b=()=>r({to:K()});if(!a)return null;if(!a.positions.length)return c`<${Zs} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${f} begin=${b} />`;let g=a.positions[a.positions.length-1],k={spot:a.spot,positions:a.positions,position:g,problem:a.problem,busy:a.asked!==_,newest:_,rulebooks:t,seat:s?.at===a.positions.length?s.seat:g.round.to_act,choose:w=>i({seat:w,at:a.positions.length}),step:w=>r({step:w,from:a.spot,at:a.positions.length-1}),replace:w=>r({to:w}),amend:w=>r({to:w,amends:!0}),undo:()=>r({do:"undo"}),redo:()=>r({do:"redo"}),retry:()=>f(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return c`<${yc} table=${k} notice=${d} />`}var gc=c`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" /></svg>`,_c=c`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3" /></svg>`;function yc({table:e,notice:t}){let n=e.newest.dispute,[o,r]=ve("turn","act"),[s,i]=ve("declared",fe),[a,l]=ve("reported",null),d=T(!0);O(()=>{if(d.current){d.current=!1;return}i(fe),l(null)},[e.positions.length]);let u=T(null),h=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{h&&u.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let f={act:()=>c`<${so} table=${e} />`,declare:()=>c`<${Bo} table=${e} draft=${s} setDraft=${i} />`,incident:()=>c`<${Do} table=${e} draft=${a} setDraft=${l} />`}[o],$=e.problem&&c`<${V} trouble=${e.problem} again=${e.retry} />`,_=c`
    <div class="tools" role="toolbar" aria-label=${p.tools}>
      <button type="button" onClick=${()=>e.replace(wc)}>${p.newHand}</button>
      <${Vs} table=${e} />
      <${qo} table=${e} />
      <${ps} table=${e} />
      <${ks} table=${e} />
      <span class="turn-back">
        <button type="button" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}>${gc}</button>
        <button type="button" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}>${_c}</button>
      </span>
    </div>`,b=c`
    <div class="what-happens" ref=${u}>
      <${zn} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${r}>${f()}</>
      ${h&&$}
    </div>`,g=n!==void 0,k=!n||n.asked;return c`
    <div class=${g?"room disputed":"room"} aria-busy=${e.busy}>
      <${Xo} table=${e} />
      ${!g&&_}
      <${Oo} table=${e} />
      ${!h&&(!n||!e.problem?.errors)&&$}
      ${t&&c`<p class="notice" role="alert">${t}</p>`}
      <div class="board">
        <${ss} table=${e} />
        ${!g&&b}
      </div>
      <div class="side">
        ${k?c`<${Is} table=${e} />`:c`<${Ro} table=${e} />`}
        ${k&&c`<${rs} table=${e} />`}
      </div>
      ${g&&c`<div class="go-on">${n.asked&&c`<details><summary>${p.happened.goOn}</summary>${b}</details>`}${_}</div>`}
    </div>`}function wc(e){return e.game?{...e,steps:[]}:K({rulesets:e.rulesets,house:We(e)})}function Zs({trouble:e,again:t,begin:n}){return c`
    <div class="room">
      <${V} trouble=${e} again=${t} />
      ${n&&c`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function kc(){let[e,t]=v(null),[n,o]=v(null),[r,s]=J(i=>i+1,0);return O(()=>{let i=qt(location.hash).then(({spot:a,notice:l})=>({first:a??K(),told:l}));i.then(({first:a})=>Ee(a)).catch(()=>{}),Promise.all([G("/v1/rulesets"),i]).then(([{rulesets:a},l])=>t({...l,rulebooks:a}),a=>o(Xs(a)))},[r]),e?c`<${bc} ...${e} />`:n&&c`<${Zs} trouble=${n} again=${s} />`}function Xs(e){if(e instanceof A)return e.problem;throw e}se(c`<${kc} />`,document.getElementById("table"));
//# sourceMappingURL=table.js.map
