var Qn=new Intl.NumberFormat(navigator.language);function $(e){return Qn.format(e)}function Yt(e){let t=e.trim().replace(di,pi),[,n,o="0",s]=/^(\d+)(?:[.,](\d{1,2}))?\s*([km])$/i.exec(t)??[];if(s)return(Number(n)*100+Number(o.padEnd(2,"0")))*(s.toLowerCase()==="k"?10:1e4);if(/[.,]\d{0,2}$/.test(t))return null;let r=t.replace(/[\s.,'’_٬]/g,""),i=/^\d+$/.test(r)?Number(r):null;return Number.isSafeInteger(i)?i:null}var di=/\p{Nd}/gu;function pi(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var fi=new Intl.NumberFormat(navigator.language,{notation:"compact"});function be(e){return e<1e3?Qn.format(e):fi.format(e)}var gt,T,po,He,fo,Zn,hi,$t={},ho=[],$i=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ae(e,t){for(var n in t)e[n]=t[n];return e}function $o(e){var t=e.parentNode;t&&t.removeChild(e)}function mo(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?gt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return pt(e,i,o,s,null)}function pt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++po};return T.vnode!=null&&T.vnode(r),r}function _t(e){return e.children}function ft(e,t){this.props=e,this.context=t}function Ce(e,t){if(t==null)return e.__?Ce(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Ce(e):null}function bo(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return bo(e)}}function Xn(e){(!e.__d&&(e.__d=!0)&&He.push(e)&&!mt.__r++||Zn!==T.debounceRendering)&&((Zn=T.debounceRendering)||fo)(mt)}function mt(){for(var e;mt.__r=He.length;)e=He.sort(function(t,n){return t.__v.__b-n.__v.__b}),He=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=ae({},r)).__v=r.__v+1,Zt(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??Ce(r),r.__h),wo(o,r),r.__e!=i&&bo(r)))})}function go(e,t,n,o,s,r,i,a,l,d){var c,f,h,m,b,_,g,k=o&&o.__k||ho,w=k.length;for(n.__k=[],c=0;c<t.length;c++)if((m=n.__k[c]=(m=t[c])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?pt(null,m,null,null,m):Array.isArray(m)?pt(_t,{children:m},null,null,null):m.__b>0?pt(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(h=k[c])===null||h&&m.key==h.key&&m.type===h.type)k[c]=void 0;else for(f=0;f<w;f++){if((h=k[f])&&m.key==h.key&&m.type===h.type){k[f]=void 0;break}h=null}Zt(e,m,h=h||$t,s,r,i,a,l,d),b=m.__e,(f=m.ref)&&h.ref!=f&&(g||(g=[]),h.ref&&g.push(h.ref,null,m),g.push(f,m.__c||b,m)),b!=null?(_==null&&(_=b),typeof m.type=="function"&&m.__k!=null&&m.__k===h.__k?m.__d=l=_o(m,l,e):l=yo(e,m,h,k,b,l),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=l):e.value=""):l&&h.__e==l&&l.parentNode!=e&&(l=Ce(h))}for(n.__e=_,c=w;c--;)k[c]!=null&&(typeof n.type=="function"&&k[c].__e!=null&&k[c].__e==n.__d&&(n.__d=Ce(o,c+1)),vo(k[c],k[c]));if(g)for(c=0;c<g.length;c++)ko(g[c],g[++c],g[++c])}function _o(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?_o(s,t,n):yo(n,s,s,e.__k,s.__e,t));return t}function yo(e,t,n,o,s,r){var i,a,l;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,l=0;(a=a.nextSibling)&&l<o.length;l+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function eo(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||$i.test(t)?n:n+"px"}function dt(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||eo(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||eo(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?no:to,r):e.removeEventListener(t,r?no:to,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function to(e){this.l[e.type+!1](T.event?T.event(e):e)}function no(e){this.l[e.type+!0](T.event?T.event(e):e)}function Zt(e,t,n,o,s,r,i,a,l){var d,c,f,h,m,b,_,g,k,w,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(l=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(g=t.props,k=(d=y.contextType)&&o[d.__c],w=d?k?k.props.value:d.__:o,n.__c?_=(c=t.__c=n.__c).__=c.__E:("prototype"in y&&y.prototype.render?t.__c=c=new y(g,w):(t.__c=c=new ft(g,w),c.constructor=y,c.render=bi),k&&k.sub(c),c.props=g,c.state||(c.state={}),c.context=w,c.__n=o,f=c.__d=!0,c.__h=[]),c.__s==null&&(c.__s=c.state),y.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=ae({},c.__s)),ae(c.__s,y.getDerivedStateFromProps(g,c.__s))),h=c.props,m=c.state,f)y.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(y.getDerivedStateFromProps==null&&g!==h&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(g,w),!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,w)===!1||t.__v===n.__v){c.props=g,c.state=c.__s,t.__v!==n.__v&&(c.__d=!1),c.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),c.__h.length&&i.push(c);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,w),c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(h,m,b)})}c.context=w,c.props=g,c.state=c.__s,(d=T.__r)&&d(t),c.__d=!1,c.__v=t,c.__P=e,d=c.render(c.props,c.state,c.context),c.state=c.__s,c.getChildContext!=null&&(o=ae(ae({},o),c.getChildContext())),f||c.getSnapshotBeforeUpdate==null||(b=c.getSnapshotBeforeUpdate(h,m)),S=d!=null&&d.type===_t&&d.key==null?d.props.children:d,go(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,l),c.base=t.__e,t.__h=null,c.__h.length&&i.push(c),_&&(c.__E=c.__=null),c.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=mi(n.__e,t,n,o,s,r,i,l);(d=T.diffed)&&d(t)}catch(x){t.__v=null,(l||r!=null)&&(t.__e=a,t.__h=!!l,r[r.indexOf(a)]=null),T.__e(x,t,n)}}function wo(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function mi(e,t,n,o,s,r,i,a){var l,d,c,f=n.props,h=t.props,m=t.type,b=0;if(m==="svg"&&(s=!0),r!=null){for(;b<r.length;b++)if((l=r[b])&&(l===e||(m?l.localName==m:l.nodeType==3))){e=l,r[b]=null;break}}if(e==null){if(m===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,h.is&&h),r=null,a=!1}if(m===null)f===h||a&&e.data===h||(e.data=h);else{if(r=r&&gt.call(e.childNodes),d=(f=n.props||$t).dangerouslySetInnerHTML,c=h.dangerouslySetInnerHTML,!a){if(r!=null)for(f={},b=0;b<e.attributes.length;b++)f[e.attributes[b].name]=e.attributes[b].value;(c||d)&&(c&&(d&&c.__html==d.__html||c.__html===e.innerHTML)||(e.innerHTML=c&&c.__html||""))}if((function(_,g,k,w,S){var y;for(y in k)y==="children"||y==="key"||y in g||dt(_,y,null,k[y],w);for(y in g)S&&typeof g[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||k[y]===g[y]||dt(_,y,g[y],k[y],w)})(e,h,f,s,a),c)t.__k=[];else if(b=t.props.children,go(e,Array.isArray(b)?b:[b],t,n,o,s&&m!=="foreignObject",r,i,r?r[0]:n.__k&&Ce(n,0),a),r!=null)for(b=r.length;b--;)r[b]!=null&&$o(r[b]);a||("value"in h&&(b=h.value)!==void 0&&(b!==e.value||m==="progress"&&!b)&&dt(e,"value",b,f.value,!1),"checked"in h&&(b=h.checked)!==void 0&&b!==e.checked&&dt(e,"checked",b,f.checked,!1))}return e}function ko(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function vo(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||ko(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&vo(o[s],t,typeof e.type!="function");n||e.__e==null||$o(e.__e),e.__e=e.__d=void 0}function bi(e,t,n){return this.constructor(e,n)}function le(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],Zt(t,e=(!o&&n||t).__k=mo(_t,null,[e]),s||$t,$t,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?gt.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),wo(r,e)}gt=ho.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},po=0,ft.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ae({},this.state),typeof e=="function"&&(e=e(ae({},n),this.props)),e&&ae(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Xn(this))},ft.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Xn(this))},ft.prototype.render=_t,He=[],fo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,mt.__r=0,hi=0;var Fe,q,oo,bt=0,Vt=[],so=T.__b,ro=T.__r,io=T.diffed,ao=T.__c,lo=T.unmount;function yt(e,t){T.__h&&T.__h(q,e,bt||t),bt=0;var n=q.__H||(q.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return bt=1,Z(So,e)}function Z(e,t,n){var o=yt(Fe++,2);return o.t=e,o.__c||(o.__=[n?n(t):So(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=q),o.__}function O(e,t){var n=yt(Fe++,3);!T.__s&&Xt(n.__H,t)&&(n.__=e,n.__H=t,q.__H.__h.push(n))}function ce(e,t){var n=yt(Fe++,4);!T.__s&&Xt(n.__H,t)&&(n.__=e,n.__H=t,q.__h.push(n))}function C(e){return bt=5,wt(function(){return{current:e}},[])}function wt(e,t){var n=yt(Fe++,7);return Xt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function gi(){Vt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ht),e.__H.__h.forEach(Qt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),Vt=[]}T.__b=function(e){q=null,so&&so(e)},T.__r=function(e){ro&&ro(e),Fe=0;var t=(q=e.__c).__H;t&&(t.__h.forEach(ht),t.__h.forEach(Qt),t.__h=[])},T.diffed=function(e){io&&io(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Vt.push(t)!==1&&oo===T.requestAnimationFrame||((oo=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),co&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);co&&(o=requestAnimationFrame(s))})(gi)),q=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(ht),n.__h=n.__h.filter(function(o){return!o.__||Qt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),ao&&ao(e,t)},T.unmount=function(e){lo&&lo(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ht)}catch(n){T.__e(n,t.__v)}};var co=typeof requestAnimationFrame=="function";function ht(e){var t=q;typeof e.__c=="function"&&e.__c(),q=t}function Qt(e){var t=q;e.__c=e.__(),q=t}function Xt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function So(e,t){return typeof t=="function"?t(e):t}var xo=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,xo(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},uo=new Map,u=function(e){var t=uo.get(this);return t||(t=new Map,uo.set(this,t)),(t=xo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],d=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):r===3&&(h||i)?(l.push(3,h,i),r=2):r===2&&i==="..."&&h?l.push(4,h,0):r===2&&i&&!h?l.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(l.push(r,0,i,s),r=6),h&&(l.push(r,h,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&d(),d(c));for(var f=0;f<n[c].length;f++)o=n[c][f],r===1?o==="<"?(d(),l=[l],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][f+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return d(),l})(e)),t),arguments,[])).length>1?t:t[0]}.bind(mo);var kt={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},en={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},qe=({all_in:e})=>e?", all-in":"",Oo=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function To({type:e,seat:t,to:n,add:o,all_in:s}){let r=o!==n&&o>0?`, ${$(o)} more`:"",i={fold:"folds",check:"checks",call:`calls ${$(n)}`,bet:`bets ${$(n)}`,raise:`raises to ${$(n)}`,complete:`completes to ${$(n)}`,bring_in:`brings in for ${$(n)}`}[e]??e;return`Seat ${t} ${i}${r}${qe({all_in:s})}.`}var tn=e=>e.replace(/^./,t=>t.toUpperCase()),_i=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"The answer is not from this service. Something between the service and this page answers instead. Try again.",offline:{away:"The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",old:"There is a newer version of this page. The table stays as it is.",load:"Load it",install:"Install",about:"The page then opens without a network too.",insecure:"To install this page or open it without a network, load it by HTTPS."},device:{fetch:"Rule without a network",size:e=>`Fetches ${e} MB once. After that, this page also rules new spots when the service does not answer.`,fetching:(e,t)=>`Fetching file ${e} of ${t}\u2026`,failed:"The engine was not fetched. Connect to the service and try again.",kept:e=>`This page rules without a network, by Floorman ${e}.`,rules:e=>`The service does not answer. Ruled on this device by Floorman ${e}.`},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service needs a key. The operator of the service can give you one.",wrong:"The service does not know this key, or the key does not allow this. Try another.",label:"Key",use:"Use this key",kept:"The key stays on this page only, and is deleted when you close the page."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${$(e)} to ${$(t)}.`:`This must be at least ${$(e)}.`,"round.max_bet_needed":()=>"Enter the largest bet or raise allowed.","round.current_bet_needed":({committed:e})=>`Enter the bet to call. The most in front of a player is ${$(e)}, but a short blind may count for more.`,"round.last_full_raise_by_needed":({current_bet:e})=>`Enter the size of the last raise. A bet of ${$(e)} can come about in several ways.`,"round.last_full_bet_to_needed":({current_bet:e})=>`Enter the last full bet. That is ${$(e)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,"round.bet_count_needed":({last_full_bet_to:e})=>`Enter the number of bets and raises. A bet of ${$(e)} can come about in several ways.`,"round.pot_before_round_needed":()=>"Enter the pot. In pot-limit the largest raise depends on it.","round.street_needed":()=>"Choose the street.","round.streets_needed":()=>"Choose the kind of game. The cap on raises depends on it.","round.players_left_needed":()=>"Enter how many players are left in the event. With two, there is no cap on raises.","round.pot_credit_needed":()=>"Set up the hand from its blinds and act up to here. The chips alone do not show the pot.","round.capped_needed":({bet_count:e})=>`Set up the hand from the start of the street and act up to here. The cap after ${e} bets and raises depends on who was in at the last one.`,"round.began_heads_up_needed":()=>"Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.","round.out_of_turn_impossible":({seat:e})=>`The action of seat ${e} out of turn is impossible. The chips of the seat do not fit it.`,"declaration.size_not_to_come":()=>"If an amount is said or chips are in, the size is not still to come.","declaration.question_of_words":()=>"A question has words only. Remove the chips, the gesture and the raise not noticed.","declaration.told_or_unaware":()=>"Choose one: the player was told something wrong, or had not noticed the raise.","next_street.first_to_act_needed":()=>"Choose who is first to act. No button is set.","house_rules.contradictory":()=>"Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.","opening.first_to_act_needed":()=>"Choose who is first to act, or who has the button.","opening.first_by_cards":()=>"Choose who is first to act. In stud the cards decide.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${$(e)}.`,"page.odd":({amount:e,chip:t})=>`${$(e)} cannot be paid in chips of ${$(t)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Enter what the others did since. At least one must have acted."},link:{damaged:"That link is damaged, and was not opened.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",menu:"Menu",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Mistake found later",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Mistake found later"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute found. Try other words, or play the hand on the felt.",all:e=>`All ${e}`,fewer:"Fewer",elsewhere:(e,t)=>`${[e&&`${e} ${e===1?"clause":"clauses"}`,t&&`${t} ${t===1?"case":"cases"}`].filter(Boolean).join(" and ")} with these words`,another:"Another dispute",needed:"This is needed.",ifAny:"if any",example:e=>`e.g. ${$(e)}`,goOn:"Go on from here",says:e=>`${e} says`},members:{actual_pot:"the pot as it really was",quoted_pot:"the pot as it was counted",told_to:"the amount told",faced:"the bet faced",waited:"the seconds waited",acted_since:"what others did since",current_bet:"the bet to call",min_bet:"the smallest bet",max_bet:"the largest bet",pot_before_round:"the pot",last_full_raise_by:"the last raise",to_act:"the seat to act",players_left:"the players left in the event"},answer:{noRaise:e=>`No raise. ${tn(e.join(", or "))}.`,callMore:({add:e,all_in:t})=>`call ${$(e)} more${qe({all_in:t})}`,may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,button:(e,t)=>t?`The button is dead, at the empty seat ${e}.`:`Seat ${e} has the button.`,blinds:(e,t,n)=>`${e?`Seat ${e} posts the small blind`:"Nobody posts the small blind"}, seat ${t} the big blind. Seat ${n} acts first.`,released:({type:e,to:t})=>t&&e!=="check"?[`The ${$(t)} out of turn is not binding.`,`The ${$(t)} comes back.`]:["The action out of turn is not binding."],fold:"fold",check:"check",bringIn:e=>`bring in for ${$(e)}`,call:({to:e,add:t,all_in:n})=>`call ${$(e)}${t===e?"":` (${$(t)} more)`}${qe({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map($).join(" or ")}`:t===n?`${s} ${$(t)}`:`${s} ${$(t)} or more`},posted:(e,t,n)=>`Seat ${e} posts ${$(t)} as the blind and ${$(n)} as the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${$(e)}`,pots:e=>`Pots ${$(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${$(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${$(e)}`,withBets:e=>`with the bets ${$(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?tn(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${$(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${$(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",odd:(e,t)=>`${$(e)} cannot be paid in chips of ${$(t)}. Is a smaller chip in play?`,smaller:e=>`Yes, chips of ${$(e)}`,asTyped:"No, keep what is typed",less:e=>`Take off ${$(e)}`},act:{floorFirst:"The floor must choose first. The choices are with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,foldTo:e=>`All fold to seat ${e}`,after:(e,t)=>`Then ${$(e)} in the pot, ${$(t)} behind`,another:"If another seat acted, choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${$(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${$(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${$(t)}`,complete:`Complete to ${$(t)}`})[e]??`Raise to ${$(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:e=>({bet:"Bet:",complete:"Complete to:"})[e]??"Raise to:",why:e=>e?"(all-in)":"(limit)",below:e=>`Below the minimum of ${$(e)}. Propose it to see the ruling.`,above:e=>`Above the maximum of ${$(e)}. Propose it to see the ruling.`,between:(e,t)=>`Neither ${$(e)} nor ${$(t)}. Propose it to see the ruling.`,ifNot:"If not, propose the amount to see the ruling.",proposeAnyway:"Propose a raise anyway",barred:e=>({stack:"No raise: no chips are left beyond the call.",no_opponent:"No raise: nobody else has chips to call it.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting is not reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${$(e.amount)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set. Choose the first to act.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?_i(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${$(t)}${n?`${o?" to":" or"} ${$(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"The floor decides about odd chips. Here they go one by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",format:"Kind of event",formats:{tournament:"Tournament",cash:"Cash game"},method:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseMethod:"The rulebook lets the house choose how the button moves:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",anteBy:"Who antes",straddler:"Who straddles",choices:{kill:{none:"No kill",full:"Kill",half:"Half kill"},anteBy:{none:"Nobody",big_blind:"The big blind",each:"Everybody"},straddler:{none:"Nobody",under_the_gun:"Under the gun",button:"The button"}},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games. ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} stays in force, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",small_blind:"Small blind",min_bet:"Big blind",big_blind:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot_before_round:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_full_raise_by:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet_to:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",addDead:"Add a dead small blind",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",antePayers:{all:"Everybody",big_blind:"The big blind"},first:"First to act",byButton:"By the button",seats:"Seats and stacks",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",differ:(e,t)=>t?e?`${e} of ${t} ${t===1?"book":"books"} ${e===1?"differs":"differ"}`:`${t===1?"The other book rules":`All ${t} books rule`} alike`:"Compare with other books",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`Choose what this house does differently. All else follows ${e}.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:Object.fromEntries(Object.entries(kt).map(([e,t])=>[e,tn(t)])),said:kt,anAmount:"Only an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${$(e)} in all`,onTop:e=>`${$(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"The amount is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"By",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${$(e)}`,takeAway:e=>`Take the ${$(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${$(e)} already in front`,priorMoved:"Were some of these chips taken back first?",moved:{none:"No, all stayed",part:"Yes, some",all:"Yes, all"},priorChips:"Chips still in front",lies:e=>`A ${$(e)} chip is still there`,knew:"Misinformed or unaware",inQuestion:"In a question or conversation",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told a wrong amount to call",nobodySince:"Nobody has acted since",nothingYet:"Choose the words said or the chips put in.",ask:"What stands?",clear:"Clear",again:"Change the last declaration",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${$(s[0])} chip`:s.map($).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map($).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map($).join(" + ")}.`,inQuestion:"It was said in a question or conversation.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told wrongly that the call is ${$(t)}.`,told:(e,t)=>`Seat ${e} had been told wrongly ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"that a raise is not allowed"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (the amount is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map($).join(" or ")??(n!==void 0?`${$(n)} more`:t!==void 0?$(t):"");return e?s?`${kt[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:kt[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose",clock_called:"The clock is called",time_expired:"A player's time has run out"},about:{skipped:"It is this seat's turn, but others have acted. Enter what they did, unless the felt shows it.",amount_unknown:"The player said bet or raise without a size. The size was named only after others acted.",misinformed:"The player put in the amount that was announced as the bet. The bet is higher.",undercalls:"The seat to act and others behind put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"A player bet the largest amount the pot allows, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor rules that it was on purpose.",clock_called:"The player takes long, and must act in a set time.",time_expired:"The clock, or the time bank, is over, and the player has not acted."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?",clock_called:"Who takes long?",time_expired:"Whose time is over?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"The amount put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_to:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as counted",actual_pot:()=>"The real pot",waited:()=>"Seconds since the player's turn began"},ticks:{street_over:"The next card has been dealt, or the showdown has begun",tied:"The player acted exactly as the time ran out"},calledBy:"Called by",theFloor:"The floor",more:"More details",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:en,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${en[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${$(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${en[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street. There is nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed. ${e}.`,nothing:e=>`${e}.`,stands:e=>({bet:`The bet stands: ${$(e.to)}${qe(e)}.`,raise:`The raise stands: to ${$(e.to)}${qe(e)}.`})[e.type]??To(e),isOnly:e=>To(e)},settled:e=>`Fixed whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${Oo(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",basis:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t)=>t===1?`Another rulebook rules ${e?"otherwise":"alike"}`:e===t?`${t===2?"Both":`All ${t}`} other rulebooks rule otherwise`:e?`${e} of ${t} other rulebooks ${e===1?"rules":"rule"} otherwise`:"All other rulebooks rule alike",ofRound:"Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",likeness:{apart:"otherwise",later:"alike now, but not in later rulings",alike:"alike"},makeRuling:"Make this the ruling book",allDifferences:"All differences between these two"},card:{open:"Show the ruling",show:"Show",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"The link could not be sent. Copy it from the address bar.",bet:e=>`The bet: ${$(e)}`,early:e=>`${$(e)}, out of turn`,pushed:e=>e.map($).join(", then "),then:"then"},argue:{string:(e,t)=>`Only the first motion counts: ${$(e)} stays, ${$(t)} goes back.`,overchip:(e,t,n)=>`One silent chip of ${$(e)} against ${$(t)} is a call: ${$(n)} comes back.`,undercall:(e,t)=>`${$(e)} of ${$(t)} is in: ${$(t-e)} more is owed.`,least:(e,t)=>`Over ${$(t)}, the smallest raise is ${$(e-t)} more: to ${$(e)}.`,told:(e,t)=>`The player was told ${$(e)}, but the bet is ${$(t)}: the whole bet is owed${t>e?`, ${$(t-e)} more`:""}.`,most:e=>`The pot allows ${$(e)} at most.`,pot:(e,t,n)=>`The pot was ${$(t)}, not ${$(e)}: the bet becomes ${$(n)} for everybody in it.`,half:(e,t,n)=>`${$(e)} more is ${n?"at least":"less than"} half of a full raise of ${$(t)}: ${n?"a raise":"a call"}.`,capped:e=>`A bet and ${$(e-1)} raises are the cap: no more raises.`,call:(e,t)=>e>t?`\u201CCall\u201D binds to ${$(t)}: ${$(e-t)} comes back.`:`\u201CCall\u201D binds to ${$(t)}.`,reopened:(e,t,n)=>`${$(e)} more to call, and ${$(t)} reopens the betting: ${n?"raise allowed":"no raise"}.`,pots:e=>`Each pot takes the same from each seat in it: ${e===1?"one pot":`${e} pots`}.`,posted:(e,t,n)=>`Of ${$(e)}, ${$(t)} is the blind and ${$(n)} is left for the ante.`,seat:(...[e,t,n,o])=>`Seat ${e} ${t?`faces ${$(t)}`:"has nothing to call"}${n?`, a raise is to ${$(n)}`:""}: ${o?"open":"closed"}`},sums:{adds:(e,t)=>`${e.map($).join(" + ")} = ${$(t)}`,enough:(e,t,n)=>t?`${e}: ${$(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${$(e)} of ${$(t)}`,half:(...[e,t,n,o,s])=>`${$(e)} \u2212 ${$(t)} = ${$(n)}: ${s?"half":"less than half"} of ${$(o)}${s?" or more":""}`,change:(e,t,n)=>`${$(e)} \u2212 ${$(t)} = ${$(n)} back`,string:(e,t)=>`${$(e)} counts, ${$(t)} goes back`,tiny:(...[e,t,n,o])=>`${$(t)} \xD7 ${$(e)} = ${$(n)}, less than ${$(o)}`,pots:(e,t,n)=>`${$(e)} + ${$(t)} = ${$(n)} more`,pot:(...[e,t,n,o])=>`${e} \xD7 ${$(t)}${n?` + ${$(n)}`:""} = ${$(o)}`,counted:(e,t)=>e>t?`${$(e)} \u2212 ${$(t)} = ${$(e-t)} too much`:`${$(t)} \u2212 ${$(e)} = ${$(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${$(e)} found`:"Nothing found. Try fewer or other words.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${$(n)} to ${Oo(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${$(e)}`,everybodyAntes:e=>`Everybody antes ${$(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${$(n)}`,owes:(e,t,n)=>`Seat ${e} owes the ${t.replace("_"," ")} of ${$(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${$(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${$(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${$(o)}`,bet:`bets ${$(n)}`,raise:`raises to ${$(n)}`,complete:`completes to ${$(n)}`,bring_in:`brings it in for ${$(n)}`,all_in:`is all-in for ${$(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${$(n)}`:o!==void 0?`by ${$(o)}`:s!==void 0?`with ${$(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_to:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a,called_by:l,waited:d,tied:c})=>({skipped:`Seat ${t} was skipped`,amount_unknown:`Seat ${t} names the size, ${$(n)}, only after others have acted`,hidden_chip:`${$(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${$(s)}`:""}`,misinformed:`Seat ${t} was told wrongly that the bet is ${$(o)}, and put that in`,wrong_pot_count:`The dealer counted ${$(r)}${i===void 0?"":` for ${$(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${$(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${$(n)}`,wrong_bring_in:`Another seat brought it in instead of seat ${t}`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`,clock_called:`${l===void 0?"The floor":`Seat ${l}`} calls the clock on seat ${t}${d===void 0?"":`, whose turn it has been for ${d} seconds`}`,time_expired:c?`Seat ${t} acts exactly as the time runs out`:`The time of seat ${t} runs out`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${$(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${$(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${$(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"The file contains no hand.",tooMany:e=>`The limit is ${$(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`The limit is ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of the file is longer than ${e} MB, which is too long for a hand.`,tooDeep:"A part of the file is nested deeper than any hand.",unread:"The file could not be read.",reading:"Reading\u2026",pasted:e=>`The pasted text has ${$(e)} characters, too many for the field. The whole text is judged.`,judged:(e,t)=>e<t?`${$(e)} of ${$(t)} hands judged`:t===1?"One hand judged":`All ${$(t)} hands judged`,show:"Show only",number:$,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",floor:"For the floor",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,legalWith:"Legal with the house rule",bySite:"Judged with the site's own house rule",scale:e=>`Amounts are whole numbers: ${$(e)} here are 1 in the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"The link contains everything: this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",hand:"Hand"},about:{curl:()=>"The last request, as sent.",typescript:()=>"The last request with fetch, for browsers and Node.js.",python:()=>"The last request to the library, without a server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,hand:()=>"The hand so far in Floorman\u2019s own JSON, with unknown cards. \u201Cfloorman convert\u201D writes it as PHH or Open Hand History."},cannot:{case:"There is no case: nobody is to act, and there is no ruling.",hand:"This is not a hand: a hand has only plain actions after the posts."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"The text is selected. Copy it with the keyboard or the menu.",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"from the table"},seen:{restated:"not read by us yet",unseen:"text not seen by us"},slip:{none:"There is no ruling yet. Somebody must act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${$(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var se=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function X({chip:e=1,min_bet:t}){let n=se.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Ue({value:e,onChange:t,step:n,...o}){let[s,r]=v(null),i=f=>{r(f.target.value),t(Yt(f.target.value))},a=f=>{let h={ArrowUp:n,ArrowDown:-n}[f.key];h&&(f.preventDefault(),r(null),t(Math.max(0,(e??0)+h)))},l=s!==null&&Yt(s)===e,d=l&&e===null&&s.trim()!=="",c=l?s:e===null?"":$(e);return u`
    <input inputmode="numeric" autocomplete="off" value=${c} onInput=${i} onKeyDown=${a} onBlur=${()=>d||r(null)} ...${o} aria-invalid=${d||o["aria-invalid"]?"true":null} />`}function nn({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return u`
    ${e.map(r=>u`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${$(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${be(r)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${be(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function vt({amounts:e,chip:t=1,yes:n,then:o="",children:s}){if(!e.length)return null;let r=se.findLast(i=>[t,...e].every(a=>a%i===0))??1;return u`
    <div class="choice">
      <p>${p.amount.odd(e[0],t)}</p>
      <button type="button" onClick=${()=>n(r)}>${p.amount.smaller(r)}${o}</button>${s}
    </div>`}function z({label:e,value:t,onChange:n,chips:o,...s}){return u`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Ue} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${s} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${nn} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var yi="floorman engine ",Ot=JSON.parse(document.getElementById("table")?.dataset.engine??"null"),xt=Ot?.files??[],on=Ot?.version??"",Co=((Ot?.bytes??0)/1e6).toFixed(1),Tt=Ot!==null&&window.isSecureContext&&"serviceWorker"in navigator,Ke=!1,St;function Ae(){return Ke}async function sn(){return Ke=(await Promise.all(xt.map(t=>caches.match(t,{ignoreVary:!0})))).every(Boolean),Ke}var Ao=Tt?sn().catch(()=>!1):Promise.resolve(!1);async function Mo(){return!Tt||await sn()?Ke:(await caches.keys()).some(e=>e.startsWith(yi))?await rn(()=>{}).catch(()=>!1):!1}async function rn(e){let{serviceWorker:t}=navigator;await t.ready,t.controller||await new Promise(n=>t.oncontrollerchange=n);for(let[n,o]of xt.entries())e(n+1,xt.length),await(await fetch(o)).arrayBuffer();if(!await sn())throw new Error("The browser stores no engine.");return!0}function Ge(){if(!Ke)throw new Error("The engine is not on this device.");let e=new URL(xt.find(t=>t.endsWith("/worker_client.js")),location.href);return St??=import(e.href).then(({load:t})=>t()),St.catch(()=>St=void 0),St}var wi=1250,ki=3e4,Eo=5e3,vi=6e4,Si=5,xi=[[/^\/v1\/(rounds|next-street|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulebooks$/,"rulebooks"],[/^\/v1\/rulebooks\/[^/]+$/,"clauses"],[/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/tests$/,"tests"]],ee=new Map,ze="",an=0,Ct="ruled-here",M=class extends Error{constructor(t){super(t.detail),this.problem=t}},Me=class extends M{};function Io(e){ze=e.trim(),ee.clear()}function At(){return ze!==""}function N(e,t){return Lo(e,JSON.stringify(t))}function te(e){return Lo(e,void 0)}function Lo(e,t){let n=`${e} ${t??""}`,o=ee.get(n)??Bo(e,t);return ee.delete(n),ee.set(n,o),o.catch(()=>ee.get(n)===o&&ee.delete(n)),ee.size>wi&&ee.delete(ee.keys().next().value),o}function Mt(e){if(!At()){an=0;for(let t of[...ee.keys()].slice(-e)){let n=t.indexOf(" ");Bo(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}}async function*Do(e,t,n,o){let s=await Wo(e,t,"application/x-ndjson",o).catch(l=>{if(!Ae())throw l});if(!s){yield*Oi(e,t);return}if(!s.ok||!s.body)throw new M(await Po(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:l,value:d}=await r.read().catch(()=>{throw new M({detail:p.nobodyAnswers})}),c=(i+(d??"")).split(`
`);i=c.pop()??"";for(let f of c){let h=Ti(f);a+=1,yield h.problem?{...h,problem:Et(h.problem,0)}:h}if(l)break}if(a<n)throw new M({detail:p.nobodyAnswers})}async function*Oi(e,t){let n=JSON.stringify(Object.fromEntries(new URL(e,location.href).searchParams)),{handReply:o}=await Ge();window.dispatchEvent(new Event(Ct));for(let[s,r]of(await t.text()).trimEnd().split(`
`).entries()){let i=await o(s+1,r,n);yield i.problem?{...i,problem:Et(i.problem,0)}:i}}function Ti(e){let t=Ci(e);if(!t?.answer&&!t?.problem)throw new M({detail:p.notOurs});return t}function Ci(e){try{return JSON.parse(e)}catch{return null}}async function Bo(e,t){if(await Ao,!Ae())return await Ro(e,t,ki);let n=Date.now()<an&&await No(e,t);if(n)return n;let o=Date.now();try{return await Ro(e,t,Eo)}catch(s){if(!(s instanceof Me))throw s;Date.now()-o>=Eo&&(an=Date.now()+vi);let r=await No(e,t);if(!r)throw s;return r}}async function Ro(e,t,n){let o=await Wo(e,t,"application/json",AbortSignal.timeout(n));if(!o.ok){let r=await Po(o);throw new(o.status>=500||!r.status?Me:M)(r)}let s=await o.json().catch(()=>null);if(!Ai(e,s))throw new Me({detail:p.notOurs});return s}async function No(e,t){let n=await Ge().then(({ask:s})=>s(e,t)).catch(()=>null);if(!n||n.status!==200&&t===void 0)return null;let o=JSON.parse(n.body);if(o.errors?.some(({code:s})=>s==="rulebook.unknown"))return null;if(window.dispatchEvent(new Event(Ct)),n.status!==200)throw new M(Et(o,0));return o}function Ai(e,t){let[n]=e.split("?"),[,o]=xi.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Wo(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),ze&&(s.Authorization=`Bearer ${ze}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new Me({detail:p.nobodyAnswers})}}async function Po(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?Et(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function Et(e,t){if(e.status===401)return{...e,detail:ze?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(ue)??[];return{...e,detail:n.slice(0,Si).join(" ")||Rt(e.detail)}}function ue({code:e,message:t,params:n}){return p.faults[e]?.(n)??Rt(t)}var Mi=/`([^`]*)`|\b[a-z]+(?:_[a-z]+)+\b/g;function Rt(e){return e.replace(Mi,(t,n)=>{let o=(n??t).split("/").pop();return p.members[o]??o.replace(/_/g," ")})}var Ei=60;async function ge(e){if("opening"in e.start)for(let r of e.rulebooks.slice(1))Ho({...e,rulebooks:[r]}).catch(()=>{});let{positions:t,problem:n}=await jo(e,e.steps),o=t.findLastIndex(({decision:r})=>r),s=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));try{for(let r of new Set([o,s]))r>=0&&(t[r].others=await Ri(e,t,r))}catch(r){if(!(r instanceof M))throw r;return{positions:t,problem:n??r.problem}}return{positions:t,problem:n}}async function Ri(e,t,n){let[,...o]=e.rulebooks,i=("opening"in e.start&&n<=Ei?await Promise.all(o.map(l=>Ni(e,t,n,l))):[]).flatMap(l=>l??[]),a=o.filter(l=>!i.some(d=>d.rulebook===l));return i.push(...await ln(a,t[n])),o.flatMap(l=>i.filter(d=>d.rulebook===l))}async function Ni(e,t,n,o){let{positions:s}=await jo({...e,rulebooks:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:l,asked:d}=s[n]??{};return!d||t[n].decision&&!r?null:{rulebook:o,decision:r??void 0,stands:{round:i,options:a,next:l},asked:d}}async function ln(e,{decision:t,asked:n}){if(!t||!e.length)return[];let{items:o}=await N("/v1/decisions/batch",{items:e.map(s=>({...n.body,rulebook:s}))});return e.map((s,r)=>({rulebook:s,decision:o[r].answer,problem:o[r].problem}))}async function jo(e,t,n){let o=[];try{o.push(await Ho(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(cn(i,r)):o.push("choice"in r?Li(i,r,n?.[s]):await Ii(e,i,r))}}catch(s){if(!(s instanceof M))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function W({rulebooks:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{rulebook:e,house_rules:o}:{rulebook:e}}async function Ho(e){let t=W(e);if("opening"in e.start){let{after:s,...r}=e.start.opening,i=s&&(await N("/v1/next-hand",{...t,table:s})).deal,a={path:"/v1/rounds",body:{...t,opening:i?.opening??r}},l=await N(a.path,a.body);return{...Ee,asked:a,round:l.round,options:l.options,next:l.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await N(n.path,n.body);return{...Ee,asked:n,round:e.start.round,options:o.options}}var Ee={step:null,options:null,next:null,decision:null,others:[]};async function Ii(e,t,n){if("street"in n){let r={path:"/v1/next-street",body:{...W(e),round:t.round,...n.street}},i=await N(r.path,r.body);return{...Ee,step:n,asked:r,round:i.round,options:i.options,next:i.next}}let o={path:"/v1/decisions",body:{...W(e),round:t.round,...n}},s=await N(o.path,o.body);return{...Ee,step:n,asked:o,round:s.round,options:s.options,next:s.next,decision:s}}function Li(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new M({detail:p.noSuchChoice});let{round:i,next:a,options:l}=r;return{...Ee,step:t,asked:e.asked,round:i,options:l,next:a}}function cn(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:c},f)=>Di(c,t.won[f]));if(!r||!a)throw new M({detail:p.noSuchPot});let l=i?[new Map([[i.seat,i.amount]])]:[];for(let[c,{amount:f}]of r.entries())l.push(Bi(f,t.won[c],n));let d=n.players.map(c=>({...c,stack:l.reduce((f,h)=>f+(h.get(c.seat)??0),c.stack),committed:0}));return{...Ee,step:t,asked:s,round:{...n,pot_before_round:0,pots_before_round:void 0,to_act:null,players:d}}}function Di(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function Bi(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:f})=>f),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(f=>f>o),l=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/l.length/s)*s,c=e-d*l.length;return new Map(l.map((f,h)=>[f,d+Math.max(0,Math.min(s,c-h*s))]))}function Fo({label:e,names:t,chosen:n,choose:o,children:s}){let r=C(null),i=Object.keys(t);return u`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${l=>{let d=i.indexOf(n),c={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(l.key in c))return;l.preventDefault();let f=(c[l.key]+i.length)%i.length;o(i[f]),r.current?.children[f]?.focus()}}>
      ${i.map((l,d)=>u`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${l}`} aria-controls="tab-panel" aria-selected=${l===n} tabindex=${l===n?0:-1}
            onClick=${()=>o(l)}>${t[l]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function Je({legend:e,seats:t,chosen:n,choose:o}){return u`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:s})=>u`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function Nt({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return u`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>u`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&u` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function ne({trouble:e,again:t}){return e.status===401?u`<${Wi} text=${e.detail} again=${t} />`:u`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Wi({text:e,again:t}){let[n,o]=v("");return u`
    <form class="notice refusal" onSubmit=${r=>{r.preventDefault(),Io(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${r=>o(r.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}function de({legend:e,name:t,choices:n,chosen:o,choose:s}){return u`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:r,words:i})=>u`
          <label><input type="radio" name=${t} checked=${r===o} onChange=${()=>s(r)} /><span>${i}</span></label>`)}
    </fieldset>`}var qo=6,Pi=2e4,Ye=JSON.parse(document.getElementById("table")?.dataset.plays??""),un={rulebooks:dn([Ye.cash[0]],Ye.tournament[0]),house:{}};function Uo(e){return J({rulebooks:[e,...un.rulebooks.slice(1).filter(t=>t!==e)],house:{}})}function It([e]){let[t]=e.split("@");return Ye.cash.includes(t)||!Ye.tournament.includes(t)?null:{id:Ye.cash[0],isDue:e===un.rulebooks[0]}}function dn(e,t){return[t,...e.filter(n=>n!==t)]}function J({rulebooks:e,house:t}=un){return{rulebooks:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:qo,min_bet:200,chip:25,players:Array.from({length:qo},(n,o)=>({seat:o+1,stack:Pi})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function Ko({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:l,button:d,players:c,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),m=h("ante"),b=n?.named.kill,_=h("small_blind"),g=b?_:[..._.slice(0,1),...h("big_blind").slice(0,1)],[k,w]=b||_.length?g:[void 0,...g];return w?{format:n?.format??"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...l?{players_left:l}:{},seats:c.map(({seat:S})=>S).sort((S,y)=>S-y),big_blind:b?w.amount:i,small_blind:k?.amount??0,...m.length?{ante:m[0].amount,ante_by:m.length>1?"each":"big_blind"}:{},last:{button:d,...k?{small_blind_seat:k.seat}:{},big_blind_seat:w.seat}}:null}function Go(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,format:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:l})=>({seat:a,stack:l})),won_by:o}}async function zo({rulebooks:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let l={...r,last:a};if(!n)return{rulebooks:e,house:t,start:{opening:i},steps:[],between:l};let{posts:d,button:c,first_to_act:f,dead_small_blind:h}=i,{kill:m,acts_last:b,..._}=n.named,g={..._,players:i.players,posts:d,button:c,first_to_act:f,dead_small_blind:h};return{...await Lt({rulebooks:e,house:t},g,n),between:l}}function Jo({rulebooks:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,l=o.players.filter(({stack:c})=>c>0).map(c=>({seat:c.seat,stack:c.stack}));return Lt({rulebooks:e,house:t},{...a,players:l,...r===void 0?{button:s}:{first_to_act:s}},n)}async function Lt({rulebooks:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a,format:l}){let d=await N("/v1/rounds",{...W({rulebooks:e,house:t}),game:n}),c={named:n,house:d.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a,format:l};return{rulebooks:e,house:t,start:{opening:d.opening},steps:[],game:c}}function Yo({streets:e,title:t,opens:n,later:o,open_pair:s},r){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:s,format:r}}function Vo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return u`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&u`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>u`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&u`<${ji} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&u`<${Dt} table=${e} end=${Ui(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?u`<${qi} key=${e.position} table=${e} pots=${t.pots} />`:u`<${Dt} table=${e} end=${null} />`)}
      ${o&&t.run_out&&u`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&u`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function ji({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=v(t.first_to_act),l=p.following,d=!t.run_out&&i===null,{game:c}=e.spot,f=!t.run_out&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),h=k=>e.step({street:{...k.min_bet!==o?{min_bet:k.min_bet}:{},...k.max_bet!==void 0&&k.max_bet!==s?{max_bet:k.max_bet}:{},...k.big_bet!==void 0?{big_bet:k.big_bet}:{},...k.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),m=l.deal(n.street,n.streets,c?.streets),b=!t.run_out&&n.street_bets&&c?.open_pair===(n.street??0)+1,_=r==="fixed_limit"?[o,o*2]:[o],g=n.players.filter(({folded:k,stack:w})=>!k&&w>0);return u`
    ${!t.run_out&&t.first_to_act===null&&u`<${Je} legend=${l.firstBy(c?.later)} seats=${g} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(f?_:[o]).map(k=>u`
          <button type="button" class=${f&&_.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:k})}>
            ${f?l.dealWith(m,k,r==="spread_limit"?s:void 0):m}</button>`)}
      ${b&&u`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${l.openPair(m)}</button>`}
    </div>
    ${f&&u`<${Hi} round=${n} name=${m} isHeld=${d} deal=${h} />`}`}function Hi({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=v(e.min_bet),[l,d]=v(r?e.max_bet??null:null),c=X(e),f=i&&{min_bet:i,...l?{[r?"max_bet":"big_bet"]:l}:{}};return u`
    <details>
      <summary>${s.otherBets}</summary>
      <${z} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${c} />
      <${z} label=${r?s.most:s.larger} value=${l} onChange=${d} chips=${c} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?s.dealWith(t,i,l??void 0,r):t}</button>
    </details>`}var Fi=["tournament","cash"];function qi({table:e,pots:t}){let n=p.following,[o,s]=v(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((l,d)=>d!==i?l:l.includes(a)?l.filter(c=>c!==a):[...l,a]));return u`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},l)=>u`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(l,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>u`<button type="button" aria-pressed=${o[l].includes(d)} onClick=${()=>r(l,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&u`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function Dt({table:e,end:t}){let n=p.following,o=t&&Ko(e.spot),[s,r]=v(o?.format??"tournament"),[i,a]=v([]),[l,d]=v(null),c=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&Go(o,s,t.round,f),{game:m}=e.spot,b=async y=>{d(null);try{await y()}catch(x){if(!(x instanceof M))throw x;d(x.problem)}},_=async y=>{h&&e.replace(await zo(e.spot,h,y))},g=y=>b(()=>_(y)),k=()=>b(async()=>{let y=await N("/v1/next-hand",{...W(e.spot),table:h});y.deal?await _(y.deal):a(y.alternatives)}),w=y=>b(async()=>{t&&m&&e.replace(await Jo(e.spot,m,t.round,y))}),S=y=>{r(y),a([])};return u`
    ${h&&c.length>1&&u`
        <${de} legend=${n.format} name="format" chosen=${s} choose=${S} choices=${Fi.map(y=>({to:y,words:n.formats[y]}))} />
        ${i.length>0&&u`<p>${n.chooseMethod}</p>`}`}
    ${l&&u`<${ne} trouble=${l} again=${()=>d(null)} />`}
    ${t&&!h&&m&&c.length>1&&u`<fieldset class="choice">
        <legend>${n.whoOpens(m.opens)}</legend>
        ${c.map(({seat:y})=>u`<button type="button" onClick=${()=>w(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&c.length===1&&u`<p>${n.oneLeft(c[0].seat)}</p>`}
    <div class="act-buttons">
      ${h&&c.length>1&&(i.length?i.map(y=>u`<button type="button" class="first" onClick=${()=>g(y)}>${n.method(y.button_method)}</button>`):u`<button type="button" class="first" onClick=${k}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:J(y))}>${p.newHand}</button>
    </div>`}function Ui(e,t){let n=e.next?.pots;return n?cn(e,{won:n.map(()=>[t])}):null}function Qo({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return u`<p>${p.act.floorFirst}</p>`;if(n)return u`<${Vo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return u`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${Dt} table=${e} end=${e.position} /></div>`;if(e.seat===null)return u`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,l=(h,m)=>{let b={action:i?h:{...h,seat:r}},_=[...e.spot.steps.slice(0,e.positions.length-1),b];m?e.replace({...Ki(e.spot,m),steps:_}):e.step(b)},d=i?[]:Gi(t,r),c=()=>e.replace(h=>({...h,steps:[...h.steps,...d.map(()=>({action:{type:"fold"}}))]})),f=()=>t.to_act!==null&&e.choose(t.to_act);return u`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?u`<span class="another dim">${p.act.another}</span>`:u`<button type="button" class="quiet" onClick=${f}>${p.act.backTo(t.to_act)}</button>`}
        ${d.length>0&&u`<button type="button" onClick=${c}>${p.act.foldTo(r)}</button>`}
      </p>
      <${Ji} key=${e.position} table=${e} may=${a} act=${l} />
    </div>`}function Ki({start:e,game:t,between:n,...o},s){return{...o,start:"opening"in e?{opening:{...e.opening,chip:s}}:{round:{...e.round,chip:s}},...t&&{game:{...t,named:{...t.named,chip:s}}},...n&&{between:{...n,chip:s}}}}function Gi({players:e,to_act:t},n){let o=r=>e.findIndex(i=>i.seat===r);if(t===null||e[o(n)]?.folded||!e[o(n)]?.stack)return[];let s=[...e.slice(o(t)),...e.slice(0,o(t))];return s.slice(0,s.findIndex(r=>r.seat===n)).filter(({folded:r,stack:i})=>!r&&i>0)}var Bt=({children:e})=>u`<kbd aria-hidden="true">${e}</kbd>`;function zi({may:e,isLimit:t,act:n}){let o=e?e.call:!0,s=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return u`
    ${(e?.fold??!0)&&u`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${Bt}>F<//></button>`}
    ${(e?.check??!0)&&u`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${Bt}>C<//></button>`}
    ${e?.bring_in&&u`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&u`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${Bt}>C<//></button>`}
    ${s&&u`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${Bt}>A<//></button>`}`}function Ji({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=v(s?.min_to??null),a=ea(e,s),l=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=g=>{g.preventDefault(),r!==null&&n({type:l,to:r})},c=r!==null&&r%(o.chip??1)>0&&r!==s?.all_in_to,f=s!==null&&r!==null&&Vi(s,r)&&!c,h=u`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${s&&u`<${Xi} range=${s} parts=${a===null?[]:Zi(a,o)} to=${r} set=${i} />`}
      <${z} label=${p.act.total(l)} value=${r} onChange=${i} chips=${X(o)} data-key="r" />
      ${r!==null&&f&&u`<p class="act-then dim">${Yi(o,r)}</p>`}
      ${c&&u`<${vt} amounts=${[r]} chip=${o.chip} yes=${g=>n({type:l,to:r},g)} then=${`. ${p.act.wagerTo(l,r)}`}><p class="dim">${p.act.ifNot}</p><//>`}
      ${s&&r!==null&&!f&&!c&&u`<p class="act-hint dim">${Qi(s,r)}</p>`}
    </form>`,m=u`<button form="wager" class=${f?"first":""} disabled=${r===null}>${r===null?p.act.wager(l):p.act.wagerTo(l,r)}</button>`,b=o.structure==="fixed_limit"||o.structure==="spread_limit",_=u`<${zi} may=${t} isLimit=${b} act=${n} />`;return!t||s?u`${h}<div class="act-buttons">${_}${m}</div>`:u`
    <div class="act-buttons">${_}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${h}
      <div class="act-buttons">${m}</div>
    </details>`}function Yi({players:e,pot_before_round:t=0,to_act:n},o){let{stack:s=0,committed:r=0}=e.find(({seat:a})=>a===n)??{},i=Math.min(s,o-r);return p.act.after(e.reduce((a,l)=>a+l.committed,t)+i,s-i)}function Vi({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function Qi(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function Zi(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function Xi({range:e,parts:t,to:n,set:o}){let{min_to:s,max_to:r}=e,[i,a]=[p.act.only(e.type),p.act.why(e.all_in_to===r)],l=[s===r?{at:s,name:i,why:a}:{at:s,name:p.act.minimum},...t.filter(({at:d})=>d>s&&d<r),...r>s?[{at:r,name:e.all_in_to===r?p.act.maximumAllIn:p.act.maximum}]:[]];return u`
    <div class="act-marks">
      ${l.map(({at:d,name:c,why:f=""})=>u`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>o(d)}><span>${c}</span> <b>${$(d)}</b>${f&&u` <span>${f}</span>`}</button>`)}
    </div>`}function ea({spot:e,position:t},n){let[o,s]=v(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return N("/v1/options",{...W(e),round:{...ta(r),structure:"pot_limit"}}).then(({options:l})=>a||s(l.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function ta(e){let{players:t,pot_before_round:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}var na=4,oa=6,_e=20,ye=9,pe=4;function Ve(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function Xo(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function Re({amount:e=0,pile:t,worths:n}){let o=(t?Xo(t):Ve(e,n)).slice(0,na).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,oa)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(_e+1)+1,r=ye+3+Math.max(...o.map(({count:i})=>i))*pe;return u`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},l)=>{let d=l*(_e+1)+1+_e/2;return u`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(c,f)=>{let h=r-ye/2-2-(f+1)*pe+pe/2;return u`
              <path class="chip-side" d=${ra(d,h)} />
              <path class="chip-spots" d=${ia(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${_e/2} ry=${ye/2} />
              ${f===a-1&&u`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${_e/3.2} ry=${ye/3.4} />`}`})}
        </g>`})}
    </svg>`}var sa=8;function pn({motions:e}){return u`
    <span class="discs">
      ${e.map((t,n)=>u`
          ${n>0&&u`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>sa?Xo(t).map(({worth:o,count:s})=>u`<span class="disc-count"><${Zo} worth=${o} />${s>1&&`\xD7${$(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>u`<${Zo} worth=${o} />`)}
          </span>`)}
    </span>`}function Zo({worth:e}){return u`<span class=${`disc worth-${e}`}><span>${be(e)}</span></span>`}function ra(e,t){let[n,o]=[_e/2,ye/2];return`M${e-n} ${t}v${pe}a${n} ${o} 0 0 0 ${_e} 0v${-pe}z`}function ia(e,t){let[n,o]=[t+ye/2,t+ye/2-1];return`M${e-2} ${n}h4v${pe-.5}h-4zM${e-8} ${o-1}l2.5 1v${pe-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${pe-.5}l2.5 -1z`}var aa=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function es(e,{unheard:t,synonyms:n,numbers:o,scales:s}){let r=` ${(e.toLowerCase().replace(/(\d)[,.](?=\d{3})/g,"$1").match(aa)??[]).join("  ")} `;for(let[l,d]of Object.entries(n))for(let c of d)r=r.replaceAll(` ${c.replaceAll(" ","  ")} `,` ${l} `);let i=r.split(" ").filter(Boolean),a=(l,d)=>/^\d+[km]?$/.test(l)||s.includes(i[d+1])&&o.includes(l)||s.includes(l);return[...new Set(i.filter((l,d)=>!t.includes(l)&&!a(l,d)).map(ca))]}var la=e=>{let t=["ing","ed","es","s"].find(n=>{let o=e.slice(0,-n.length);return e.endsWith(n)&&/[aeiouy]./.test(o)&&!(n==="s"&&o.endsWith("s"))});return t?e.slice(0,-t.length):e},ca=e=>la(e).replace(/(?<=..)e$/,"").replace(/(.)\1$/,"$1");function ua(e,t){if(Math.min(e.length,t.length)<4||Math.max(e.length,t.length)<5)return!1;let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return[[1,1],[1,0],[0,1]].some(([s,r])=>e.slice(n+s)===t.slice(n+r))||e[n]===t[n+1]&&e[n+1]===t[n]&&e.slice(n+2)===t.slice(n+2)}function Qe(e,t){let n=e.map(([,d])=>new Set(d.flat())),o=new Map;for(let d of n.flatMap(c=>[...c]))o.set(d,(o.get(d)??0)+1);let s=d=>Math.log(1+n.length/(o.get(d)??1)),r=t.map(d=>o.has(d)?[d]:[...o.keys()].filter(c=>d.length>=3&&c.startsWith(d)||ua(d,c))),i=d=>d.reduce((c,f)=>c+s(f),0),a=e.map(([d,c],f)=>{let h=r.flatMap(b=>b.find(_=>n[f].has(_))??[]),m=Math.max(0,...c.map(b=>i(h.filter(_=>b.includes(_)))**2/i(b)));return{item:d,score:Math.round((i(h)+m)*1e6)}}),l=Math.max(0,...a.map(({score:d})=>d));return a.filter(({score:d})=>d&&d*2>=l).sort((d,c)=>c.score-d.score).map(({item:d})=>d)}var da=20,fn=40,pa='{"games":{},"groups":[],"disputes":[],"beyond":{},"unheard":[],"synonyms":{},"numbers":[],"scales":[]}',Ze=JSON.parse(document.getElementById("table")?.dataset.disputes??pa),Xe=Ze.disputes,ts=Ze.groups;function U(e){return Xe.find(t=>t.id===e)}function Ne({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:null]))}function fa(e,t=Ne(e)){let n=e.asks.map(o=>[o.name,t[o.name]??("choices"in o?null:o.number)]);return{...t,...Object.fromEntries(n)}}function Wt(e,t){let n=e?.answer??null;return typeof n=="object"&&n?rs(n,t)??null:n}function ns({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&(t[n.name]??null)===null).map(({name:n})=>n)}function Ie(e,t,n,o){let s=n?t:fa(e,t),r=ss(s,!1),i=Pt(e,s).map(a=>r(a));return{rulebooks:o.rulebooks,house:{...et(o),...r(e.house??{})},start:os(e,r),steps:n||Wt(e,s)==="may"?i:i.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function et({house:e,dispute:t}){let n=U(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function hn(e,t,n,o){let s=ss(t,!0),r=Pt(e,t)[n-1],a={...os(e,s),...n?s(r??{}):{}};for(let l of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[l]}return typeof a=="string"&&e.asks.some(l=>l.name===a)?a:null}function Pt({steps:e},t){return e.filter(n=>ba(n.if,t))}function re({spot:{dispute:e},positions:t}){let n=U(e?.id);if(!n||!e)return!0;let o=Pt(n,e.numbers).length;return e.asked&&t.length>o&&!$n(n,e.numbers,t).length}function $n(e,t,n){let o=Pt(e,t);return(Wt(e,t)?o:o.slice(0,-1)).flatMap(({early:r,action:i},a)=>{let l=n[a+1]?.decision?.ruling;return i&&!r&&l&&l!=="accepted"?[a+1]:[]})}function os(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...Ze.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function ss(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:da*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?ha(r):$a(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(rs(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,l])=>[a,s(l)]).filter(([,a])=>a!==null))};return s}function rs(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function ha(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function $a(e,t){if(e.startsWith("#"))return ma(t[e.slice(1)],t.bet??0);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),l=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/l)):i.startsWith("+")?r+l:r-l},s)}function ma(e,t){if(!e)return[];let n=Ve(e,se).flatMap(({worth:o,count:s})=>Array(Math.min(s,fn)).fill(o));for(;e>t&&n[n.length-1]>e-t&&n.length<fn;){let o=n.pop(),s=Math.max(...se.filter(r=>r<o));n.push(...Array(o/s).fill(s))}return n.length<=fn?n:[e]}function ba(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var is=Xe.map(e=>[e,[e.title,...e.words].map(we).filter(({length:t})=>t)]),ga=Object.entries(Ze.beyond).map(([e,t])=>[e,t.map(we)]);function as(e){let[t]=Qe([...is,...ga],we(e));return typeof t=="string"?t:""}function we(e){return es(e,Ze)}function ls(e){return Qe(is,we(e))}var ke={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function Le(e){return e.motions.filter(t=>t.length)}function cs(e,t){let n={...e,...t};return Le(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&Le(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=Le(n).length>0&&(n.gesture=null),bn(n)||(n.since=null),n.inQuestion&&=mn(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function mn(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=Le(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function bn({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function us(e){let t=e.said.length||Le(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function ds(e,t){let n={},o=Le(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(_a)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_to=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function ps(e){return{said:(e.words??[]).map(ya),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_to??null,told:e.told??null,since:e.acted_since??null}}function jt(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:l,acted_since:d}=e,c=e.seat??t,f=o.length?[n.says(o.map(gn))]:[],h=s.length?[n.pushes(s,r==="forward_motion")]:[],m=r==="rap"?[n.raps]:[],b=a&&a!=="none"?[n.takesBack(a,l??[])]:[],_=i==="words_first"?[...f,...m,...h]:[...m,...h,...f],g=[...b,..._];if(!g.length||c===null)return"";let k=i==="together"&&f.length>0&&h.length>0,w=[n.does(c,c!==t,g,k)];return l?.length&&(!a||a==="none")&&w.push(n.hadInFront(l)),e.in_question&&w.push(n.inQuestion),e.unaware_of_raise&&w.push(n.unaware(c)),e.told_to!==void 0&&w.push(n.toldAmount(c,e.told_to)),e.told&&w.push(n.told(c,e.told)),d&&w.push(n.since(d.map(p.incident.deed))),w.join(" ")}function gn({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function fs(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function _a({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function ya({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function tt({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(_n(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(_n(n))}function ve(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(_n(t)):tt(e)}function nt({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function Se(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function j(e){return Rt(e).replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>$(Number(t)))}function _n({message:e}){return j(yn(e.split(". ",1)[0]))}function ot({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i,options:a,reasons:l}){let d=s.map(h=>[h.effect.code,h.action,h.round.to_act,h.round.players]),f=l.filter(({code:h})=>h==="turn.held"||h==="turn.released").map(({code:h,params:m})=>[h,m.seat]);return JSON.stringify([e,t,n,o,d,r.to_act,r.players,i,a,f])}function wn({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function Ht({start:e,game:t}){let n=p.log;if("opening"in e){if("after"in e.opening)return[p.following.nextHand];let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let l=(e.opening.posts??[]).map(b=>({...b,type:wa(b,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...l.filter(({type:g})=>g!=="small_blind").map(({seat:g,type:k,amount:w})=>n.posts(g,k==="big_blind"?"button_ante":k,w)),n.othersAnte(t.named.ante)];let d=l.filter(({type:b})=>b==="ante"),c=d.length===a.length&&d.every(({amount:b})=>b===d[0].amount),f=c?l.filter(({type:b})=>b!=="ante"):l,h=b=>(a.find(({seat:_})=>_===b)?.stack??0)<l.reduce((_,{seat:g,amount:k})=>_+(g===b?k:0),0),m=f.map(({seat:b,type:_,amount:g})=>n[h(b)?"owes":"posts"](b,_,g));return c&&d.length&&m.unshift(n.everybodyAntes(d[0].amount)),m.length?m:[n.opens(a.length)]}let{pot_before_round:o=0,current_bet:s,players:r}=e.round,i=s??Math.max(...r.map(({committed:a})=>a));return[n.stands(o,i,r.length)]}function wa({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function G(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(yn(j(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,l=o.incident(t.incident);return a.length?o.since(l,a.map(p.incident.deed)):l}let s=e.round.to_act;if("declaration"in t)return yn(jt(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.ruling==="accepted"&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function hs({step:e,decision:t}){return!e||!t||"action"in e&&t.ruling==="accepted"&&t.action?"":tt(t)}function st(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.amount)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function yn(e){return e.replace(/\.$/,"")}var ka=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}"))),va=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.bookNames??"{}")));function $s(e){return ka.get(e)??e}function H(e){let[t,n]=v(null);return O(()=>{let o=!1;return te(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(l=>l.id===n),r=va.get(n)??s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}var ms=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),bs=Object.assign({},...Object.values(ms));function rt(e){let t=bs[e];return t?{...t,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function kn(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function Sa({basis:e}){let t=p.ruling.basis;return u`<span class=${`basis ${e}`}>${t[e]??e}</span>`}function oe({reason:{clause:e,basis:t},rulebook:n,shown:o=!1,open:s=!1}){let r=xa(e,n);return u`
    <div class="citation">
      ${e&&u`<a href=${kn(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${Sa} basis=${t} />
      ${o&&r&&u`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&u`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function xa(e,t){return t?.clauses.find(n=>n.id===e)}var Oa=20;function gs({table:e}){let t=C(null),[n,o]=v(!1),{newest:s,rulebooks:r}=e,[i]=s.rulebooks,a=c=>e.replace(f=>({...f,rulebooks:[c,...f.rulebooks.slice(1).filter(h=>h!==c)]})),l=()=>{o(!0),t.current?.showModal()},d=Object.keys(s.house).length;return u`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${c=>a(c.target.value)}>
          ${!r.some(({id:c})=>c===i)&&u`<option value=${i}>${R(r,i)}</option>`}
          ${r.map(({id:c})=>u`<option value=${c}>${R(r,c)}</option>`)}
        </select>
        <button type="button" class=${d?"house on":"house"} onClick=${l}>
          ${d?p.rulebooks.changed(d):p.rulebooks.open}
        </button>
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&u`<${Ta} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function Ta({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s]=n.rulebooks,[r,i]=v(n.house),[a,l]=v(""),d=H(`/v1/rulebooks/${s}`),c=p.rulebooks,f=(_,g)=>{let{[_]:k,...w}=r;i(g===null?w:{...w,[_]:g})},h=_=>{_.preventDefault(),e.replace(g=>({...g,house:r})),t()},m=a.toLowerCase().split(/\s+/),b=_=>{let{label:g,question:k,answers:w}=bs[_],S=[g,k,...Object.values(w)].join(" ").toLowerCase();return _ in r||m.every(y=>S.includes(y))};return u`
    <form class="sheet-form" onSubmit=${h}>
      <header>
        <h2 id="rulebooks-title">${c.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&u`
          <section>
            <p class="about">${c.about(R(o,s))}</p>
            <label class="field">${c.search}<input type="search" value=${a} onInput=${_=>l(_.target.value)} /></label>
            ${Object.entries(ms).map(([_,g])=>{let k=Object.keys(g).filter(b),w=k.filter(S=>S in r).length;return k.length>0&&u`
                <details class="questions" key=${_} open=${w>0||a.trim()!==""}>
                  <summary><b>${_}</b> <span class="dim">${w?c.changed(w):k.length}</span></summary>
                  ${k.map(S=>u`<${Ca} key=${S} name=${S} book=${d} set=${y=>f(S,y)} chosen=${r[S]} />`)}
                </details>`})}
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(r).length} onClick=${()=>i({})}>${c.none}</button>
        <button class="first">${c.use}</button>
      </footer>
    </form>`}function Ca({name:e,book:t,chosen:n,set:o}){let s=rt(e);if(!s)return null;let r=t.parameters[e],i=typeof r=="number"?Array.from({length:Math.max(Oa,r)},(c,f)=>f+1):s.settings.map(c=>typeof r=="boolean"?c==="true":c),a=c=>{let f=i[c.target.value];o(f===r?null:f)},l=s.topics.flatMap(c=>t.topics[c]??[]),d=l.find(({clause:c})=>c)??l[0]??{clause:null,basis:"assumed"};return u`
    <div class=${n===void 0?"question":"question on"}>
      <label class="field"><b>${s.label}</b><span>${s.question}</span>
        <select value=${i.indexOf(n??r)} onChange=${a}>
          ${i.map((c,f)=>u`<option value=${f}>${s.answer(c)}${c===r?p.rulebooks.asTheBook:""}</option>`)}
        </select>
      </label>
      <${oe} reason=${n===void 0?d:{...d,basis:"house"}} rulebook=${t} />
    </div>`}function Y({spot:e,positions:t}){return e.dispute?.asked&&re({spot:e,positions:t})?it(e):null}var it=({dispute:e})=>Wt(U(e?.id),e?.numbers??{});function _s({table:{spot:e,position:t}}){let n=it(e)==="may";return u`<div class="ruled">${fe(e,t).map((o,s)=>s&&n?u`<p>${o}</p>`:u`<h2>${o}</h2>`)}</div>`}function fe(e,t){let n=it(e);if(n==="pots")return st(t.next).map(s=>`${s}.`);if(n==="posted")return Ma(e,t);if(n==="blinds")return Aa(t.round);let{options:o}=t;return o?.raise_barred?[p.answer.noRaise(ks(o,p.answer.callMore).reverse()),p.act.barred(o.raise_barred)]:ws(t)}function ys({position:e}){let[t,...n]=ws(e);return u`
    <h2>${t}</h2>
    ${n.map(o=>u`<p>${o}</p>`)}`}function ws({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[],o=p.answer.may(e.to_act,ks(t)),s=e.players.find(({seat:a})=>a===e.to_act)?.out_of_turn;if(s?.since!=="raise")return[o,...n];let[r,i]=p.answer.released(s);return[`${r} ${o}`,...i?[i]:[],...n]}function ks({fold:e,check:t,call:n,raise:o,bring_in:s},r=p.answer.call){let i=p.answer;return[...e?[i.fold]:[],...t?[i.check]:[],...s?[i.bringIn(s.to)]:[],...n?[r(n)]:[],...o?[i.raise(o)]:[]]}function Aa({button:e,to_act:t,players:n}){let[o,s]=n.filter(({committed:i})=>i).sort((i,a)=>a.committed-i.committed),r=n.every(({seat:i})=>i!==e);return[p.answer.button(e,r),p.answer.blinds(s?.seat,o.seat,t)]}function Ma({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot_before_round??0)}.`]:[]}function he(e,t){return!t||!U(e.dispute?.id)?.topics.length?null:Sn(e,t)[0]??{clause:null,basis:"assumed"}}function vn(e,t,n){let o=Sn(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var Ea=2;function vs({table:{spot:e,rulebooks:t}}){let n=H(`/v1/rulebooks/${e.rulebooks[0]}`),o=Sn(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?u`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulebooks[0]))}</p>
      ${s.slice(0,Ea).map(r=>u`<${oe} key=${r.clause} reason=${r} rulebook=${n} shown open />`)}
    </section>`:null}function Sn(e,t){let n=t?.topics??{};return(U(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function Ss({table:e,rulebook:t}){let n=he(e.spot,t);return n?u`
    <h3>${p.ruling.why}</h3>
    <${oe} reason=${n} rulebook=${t} shown open />`:null}function Ft({dispute:e}){let{title:t="",asks:n=[]}=U(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:$(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}function Os({table:e}){let t=C(null),{newest:n,rulebooks:o}=e,s=n.rulebooks.slice(1),r=Ra(e)??at(e),i=p.rulebooks,a=c=>e.replace(f=>({...f,rulebooks:[f.rulebooks[0],...Ia(f.rulebooks.slice(1),c)]})),l=r.filter(({likeness:c})=>c==="apart"),d=c=>l.some(({other:f})=>f.rulebook===c);return u`
    <div class="beside">
      <button type="button" onClick=${()=>t.current?.showModal()}>${i.differ(l.length,r.length)}</button>
      <dialog class="sheet" ref=${t} aria-labelledby="beside-title">
        <header class="dialog-head">
          <h2 id="beside-title">${i.beside}</h2>
          <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>t.current?.close()}>×</button>
        </header>
        <div class="beside-books" role="group" aria-label=${i.beside}>
          ${Na(o,n.rulebooks).map(({id:c})=>u`
              <button type="button" class="mark" aria-pressed=${s.includes(c)} aria-label=${R(o,c)} onClick=${()=>a(c)}>
                ${R(o,c)}${d(c)&&u` <small>${p.ruling.likeness.apart}</small>`}</button>`)}
        </div>
      </dialog>
    </div>`}function Ra(e){let[t,n]=v(null),{spot:o,position:s,busy:r,rulebooks:i}=e;return O(()=>{if(r||!o.dispute?.asked||!re(e))return;let a=!1,l=[...new Set([o.rulebooks[0],...i.map(({id:d})=>d)])];return ge({...o,rulebooks:l}).then(({positions:d,problem:c})=>{let f=d[d.length-1];!a&&!c&&n({of:s,all:at({...e,positions:d,position:f})})}),()=>{a=!0}},[s,r]),t?.of===s?t.all:null}function Na(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function Ia(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function at(e){let{spot:t,position:n}=e,{others:o}=n;if(Y(e)){let r=fe(t,n).join(" "),i=(a,{stands:l})=>a.join(" ")===r&&JSON.stringify(l?.options)===JSON.stringify(n.options);return o.flatMap(a=>{if(!a.stands)return[];let l=fe(t,a.stands);return[{other:a,likeness:i(l,a)?"alike":"apart",lines:l}]})}let{decision:s}=n;return!s||!re(e)?[]:o.map(r=>({other:r,likeness:La(s,r),lines:r.decision?[ve(r.decision)]:Da(r)}))}function La(e,{decision:t}){return!t||ot(e)!==ot(t)?"apart":wn(e)===wn(t)?"alike":"later"}function Da({problem:e}){return[e?.errors?.map(ue).join(" ")??e?.detail??""]}function xn({table:e}){let t=at(e);if(!t.length)return null;let n=t.filter(({likeness:s})=>s==="apart"),o=t.some(({other:s})=>s.decision&&!s.stands);return u`
    <h3>${p.ruling.beside(n.length,t.length)}</h3>
    ${o&&u`<p class="small">${p.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${t.map(s=>u`<${Ba} key=${s.other.rulebook} table=${e} ...${s} />`)}
    </ul>`}function Ba({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=H(`/v1/rulebooks/${t.rulebook}`),{decision:i}=e.position,a=Y(e),l=a?null:t.decision,d=()=>e.replace(f=>({...f,rulebooks:[t.rulebook,...f.rulebooks.filter(h=>h!==t.rulebook)]})),c=a?he(e.spot,r):l&&i&&Wa(i,l);return u`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.rulebook)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${l&&u`<span class=${`badge ${l.ruling}`}>${s.badge[l.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${c&&u`<${oe} reason=${c} rulebook=${r} />`}
      ${n==="apart"&&l&&u`<${Pa} table=${e} other=${t} theirs=${l} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function Wa(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function Pa({table:e,other:t,theirs:n}){let[o,s]=v(null),{decision:r,asked:i}=e.position;if(O(()=>{let c=!1;if(r)return ja(i,r,t,n).then(f=>c||s({theirs:n,differences:f}),()=>{}),()=>{c=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[l]=e.spot.rulebooks,d=o.differences.flatMap(({key:c,a:f,b:h})=>{let m=rt(c);return m?[{...m,ours:m.answer(f),theirs:m.answer(h)}]:[]});return u`
    <div class="why-apart">
      ${d.map(c=>u`
          <dl>
            <dt>${c.question}</dt>
            <dd><b>${R(e.rulebooks,l)}:</b> ${c.ours}</dd>
            <dd><b>${R(e.rulebooks,t.rulebook)}:</b> ${c.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${l}/${t.rulebook}`}>${a.allDifferences}</a></p>
    </div>`}async function ja({body:e},t,n,o){let{house_rules:s={},...r}=e,i=await te(`/v1/rulebooks/${r.rulebook}/diff/${n.rulebook}`),l=[...new Map(i.topics.flatMap(({parameters:m})=>m.map(b=>[b.key,b]))).values()].filter(({key:m})=>!(m in s));if(!l.length)return[];let d={...r,...Ha(n.asked),rulebook:n.rulebook},c=(m,b,_)=>({...m,house_rules:{...s,[b]:_}}),[f,h]=await Promise.all([N("/v1/decisions/batch",{items:l.map(({key:m,b})=>c(r,m,b))}),N("/v1/decisions/batch",{items:l.map(({key:m,a:b})=>c(d,m,b))})]);return l.filter((m,b)=>xs(f.items[b],o)&&xs(h.items[b],t))}function Ha(e){return e?{round:e.body.round}:{}}function xs({answer:e},t){return e!==void 0&&ot(e)===ot(t)}var Ts={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_to"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],tick:"street_over"},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",tick:"street_over"},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]},clock_called:{numbers:[],optional:["waited"],caller:!0},time_expired:{numbers:[],tick:"tied"}};function Cs({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,ticked:!1}),{seat:i}=e;return u`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(Ts).map(a=>u`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&u`
          <p class="about">${o.about[t.kind]}</p>
          <${Nt} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:u`<${Fa} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${X(s)} />`}`}
    </form>`}function Fa({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,ticked:l,caller:d}=n,c=Ts[i],f=x=>o({...n,...x}),h=n.since??(c.since==="done"?Ka(e.positions,t):[]),m={faced:Ua(e.positions,t),...a},b=x=>u`
    <${z} key=${x} label=${r.numbers[x](i)} value=${m[x]??null} chips=${x==="waited"?[]:s}
      onChange=${A=>f({numbers:{...a,[x]:A}})} />`,_=x=>m[x]!==null&&m[x]!==void 0,g=[...c.numbers,...c.optional??[]].filter(_).map(x=>[x,m[x]]),k=i==="skipped"?qa(e.position.round,t):[],w=h.length>0||k.length>0,S={kind:i,seat:t,...Object.fromEntries(g),...c.since?{acted_since:h}:{},...c.tick?{[c.tick]:l}:{},...c.caller&&typeof d=="number"?{called_by:d}:{}},y=x=>{x.currentTarget.form.focus(),e.step({incident:S})};return u`
    ${c.numbers.map(b)}
    ${k.length>0&&u`<p>${r.played(k.map(r.deed))}</p>`}
    ${c.since&&u`<${On} deeds=${h} after=${t} players=${e.position.round.players} worths=${s} onChange=${x=>f({since:x})} />`}
    ${c.caller&&u`
        <label>${r.calledBy}
          <select value=${d??""} onChange=${({target:x})=>f({caller:x.value===""?null:Number(x.value)})}>
            <option value="">${r.theFloor}</option>
            ${e.position.round.players.map(x=>u`<option value=${x.seat}>${p.seat(x.seat)}</option>`)}
          </select></label>`}
    ${c.tick&&u`<label class="tick"><input type="checkbox" checked=${l} onChange=${()=>f({ticked:!l})} /> ${r.ticks[c.tick]}</label>`}
    ${c.optional&&u`<details><summary>${r.more}</summary>${c.optional.map(b)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!c.numbers.every(_)||i==="skipped"&&!w} onClick=${y}>${p.declare.ask}</button>
    </p>`}function qa({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function Ua(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function Ka(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var Ga=["fold","check","call","bet","raise","all_in"],za=new Set(["bet","raise","complete"]);function On({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=v(null),a=p.incident,l=r??Ja(n,e,t),d=f=>{s([...e,{seat:l,type:f}]),i(null)},c=e[e.length-1];return u`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>u`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>s(e.filter((m,b)=>b!==h))}>×</button></li>`)}
      </ol>
      ${c&&za.has(c.type)&&u`<${z} label=${a.deedTo(c.seat)} value=${c.to??null} chips=${o}
          onChange=${f=>s([...e.slice(0,-1),{seat:c.seat,type:c.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${l} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>u`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${Ga.map(f=>u`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function Ja(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var Ya=["fold","check","call","bet","raise","all_in"],Va=[null,"pot","complete","pass","time"],Qa=["words_first","chips_first","together"];function Es({table:e,draft:t,setDraft:n,changeLast:o}){let{round:s,step:r}=e.position,i=p.declare,{seat:a}=e;if(a===null)return u`<p class="empty">${i.nobody}</p>`;let l=_=>n(cs(t,_)),d=X(s),c=ds(t,a===s.to_act?null:a),f=us(t),h=()=>f&&e.step({declaration:c}),m=_=>o(ps(_),_.seat??null),b=r&&"declaration"in r?r.declaration:null;return u`
    <form class="declare" onSubmit=${_=>(_.preventDefault(),h())}>
      <${Nt} table=${e} label=${i.who} />
      <div class="said-and-pushed">
        <${Za} draft=${t} set=${l} worths=${d} seats=${s.players.map(_=>_.seat)} />
        <${Xa} draft=${t} set=${l} worths=${d} />
      </div>
      <${el} draft=${t} set=${l} worths=${d} committed=${s.players.find(_=>_.seat===a)?.committed??0} />
      <${tl} draft=${t} set=${l} worths=${d} />
      ${bn(t)&&u`<${nl} draft=${t} set=${l} worths=${d} seat=${a} players=${s.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${jt(c,s.to_act)||i.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!f}>${i.ask}</button>
          ${t!==ke&&u`<button type="button" class="quiet" onClick=${()=>n(ke)}>${i.clear}</button>`}
          ${t===ke&&b&&u`<button type="button" class="quiet" onClick=${()=>m(b)}>${i.again}</button>`}
        </p>
      </div>
    </form>`}function Za({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(l=>l.length),i=l=>t({said:[...e.said,fs(l)]}),a=l=>u`
    <button type="button" onClick=${()=>i(l)}>${l?s.word[l]:s.anAmount}</button>`;return u`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${Ya.map(a)}</div>
      <div class="rare">${Va.map(a)}${!r&&u`<${Rs} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((l,d)=>u`
            <${il} key=${d} statement=${l} pushed=${r} worths=${n} seats=${o}
              onChange=${c=>t({said:e.said.map((f,h)=>h===d?c:f)})}
              onRemove=${()=>t({said:e.said.filter((c,f)=>f!==d)})} />`)}
      </ol>
      ${mn(e)&&u`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function Xa({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return u`
    <div>
      <${Ms} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&u`<${Rs} draft=${e} set=${t} gesture="forward_motion" />`}
      </${Ms}>
      ${e.order&&u`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${Qa.map(r=>u`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function Rs({draft:e,set:t,gesture:n}){let o=e.gesture===n;return u`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function el({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return u`
    <details open=${e.priorMoved!==null}>
      <summary>${s.prior(o)}</summary>
      <fieldset class="choice">
        <legend>${s.priorMoved}</legend>
        ${Object.entries(s.moved).map(([r,i])=>u`
            <button type="button" aria-pressed=${r===e.priorMoved}
              onClick=${()=>t({priorMoved:r===e.priorMoved?null:r})}>${i}</button>`)}
      </fieldset>
      <fieldset class="pushes">
        <legend>${s.priorChips}</legend>
        <${Ns} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${Is} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function tl({draft:e,set:t,worths:n}){let o=p.declare;return u`
    <details open=${e.unaware||e.told!==null||e.toldAmount!==null}>
      <summary>${o.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${e.unaware}
        onChange=${()=>t({unaware:!e.unaware,told:null})} /> ${o.unaware}</label>
      <fieldset class="choice">
        <legend>${o.toldWrong}</legend>
        ${Object.entries(o.told).map(([s,r])=>u`
            <button type="button" aria-pressed=${s===e.told}
              onClick=${()=>t({told:s===e.told?null:s,unaware:!1})}>${r}</button>`)}
      </fieldset>
      <${z} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${s=>t({toldAmount:s})} />
    </details>`}function nl({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return u`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${On} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var As=new Set([null,"call","bet","raise","complete","all_in"]),ol=new Set(["bet","raise","complete"]),sl=new Set(["bet","raise"]),rl=["fold","check","call","bet","other"];function il({statement:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:l,more:d}=e,c=h=>s({...e,...h}),f=a?i.said[a]:i.anAmount;return u`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${r}>×</button></p>
      ${As.has(a)&&u`<${z} label=${i.amountSaid} value=${l} chips=${n}
          onChange=${h=>c({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${ol.has(a??"")&&l!==null&&!e.also.length&&u`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>c({more:!1})}>${i.inAll(l)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>c({more:!0})}>${i.onTop(l)}</button>
          </fieldset>`}
      ${sl.has(a??"")&&l===null&&!t&&u`<button type="button" aria-pressed=${e.toCome} onClick=${()=>c({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${l!==null&&As.has(a)&&!d&&u`<${al} statement=${e} set=${c} />`}
        <${ll} condition=${e.condition} seats=${o} onChange=${h=>c({condition:h})} />
      </details>
    </li>`}function al({statement:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return u`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>u`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${$(r)}</button>`)}
    </fieldset>`}function ll({condition:e,seats:t,onChange:n}){let o=p.declare;return u`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${rl.map(s=>u`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&u`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>u`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}function Ns({worths:e,label:t,onAdd:n}){return u`
    <span class="rack">
      ${e.map(o=>u`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${be(o)}</span>
          </button>`)}
    </span>`}function Is({pile:e,onChange:t}){return u`
    <span class="pile">
      ${e.map((n,o)=>u`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${$(n)}
          </button>`)}
    </span>`}function Ms({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,l)=>n(e.map((d,c)=>c===a?l:d).filter((d,c)=>d.length||c===r));return u`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${Ns} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&u`
          <ol class="motions">
            ${e.map((a,l)=>u`<li><span class="dim">${s.motion(l)}</span> <${Is} pile=${a} onChange=${d=>i(l,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&u`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var Ls=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var Ds=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var Bs=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var Ws=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var Ps=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var js=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var Hs=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var Fs=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var qs=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var cl={BookOpen:Ls,FileText:Ds,Keyboard:Bs,Plus:Ws,Redo:Ps,Scale:js,Send:Hs,Settings:Fs,Undo:qs};function F({of:e}){return u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${cl[e].map(([t,n])=>u`<${t} ...${n} />`)}</svg>`}var ul=20,dl=200;function Ks({table:e}){let t=C(null),[n,o]=v(!1),s=()=>{o(!0),t.current?.showModal()};return u`
    <button type="button" title=${p.situations.open} onClick=${s}><${F} of="BookOpen" /><span class="tool-name rare">${p.situations.open}</span></button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&u`<${pl} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function pl({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulebooks,[r,i]=v({q:"",topic:"",structure:""}),[a,l]=v([]),[d,c]=v(null),[f,h]=v(null),[m,b]=Z(S=>S+1,0),_=C(null);O(()=>_.current?.focus(),[]);let g=S=>i({...r,...S});O(()=>{te("/v1/conformance").then(({topics:S})=>l(Object.keys(S)),qt(h))},[m]),O(()=>{let S=!1,x=setTimeout(()=>{h(null),Tn(hl(o,r),{tests:[],total:0,next:null}).then(A=>S||c(A),qt(h))},d?dl:0);return()=>{S=!0,clearTimeout(x)}},[r,o,m]);let k=()=>d?.next&&Tn(d.next,d).then(c,qt(h)),w=S=>Js(S,s).then(y=>{e.replace(y),t()},qt(h));return u`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${t}>×</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${r.q} ref=${_}
          onInput=${S=>g({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${r.topic} onChange=${S=>g({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>u`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${r.structure} onChange=${S=>g({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>u`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${f&&u`<${ne} trouble=${f} again=${b} />`}
    <div class="situations-found">
      ${$l(d?.tests??[]).map(([S,y])=>u`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(x=>u`<li key=${x.id}><${fl} test=${x} choose=${w} /></li>`)}</ul>`)}
      ${d?.next&&u`<button type="button" class="situations-more" onClick=${k}>${n.more}</button>`}
    </div>`}function fl({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return u`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function hl(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/tests?${new URLSearchParams([["rulebook",e.split("@")[0]],...n,["limit",String(ul)]])}`}async function Tn(e,t){let{tests:n,total:o,next:s}=await te(e),r={tests:[...t.tests,...n.filter(zs)],total:o,next:s};return s&&r.tests.length===t.tests.length?await Tn(s,r):r}function $l(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function qt(e){return t=>{if(!(t instanceof M))throw t;e(t.problem)}}async function Gs(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{tests:s}=await te(`/v1/conformance/tests?id=${encodeURIComponent(t+o)}`),[r]=s;return!r||!zs(r)?null:await Js({...r,question:{...r.question,rulebook:t+(n??"")}})}function zs({tags:e,level:t}){return!e.includes("errors")&&t!=="next_hand"}async function Js({question:e},t=[]){let{rulebook:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:l,...d}=e,c=[n,...t.filter(m=>m!==n)];if(a){let m=await N("/v1/hands",{...W({rulebooks:c,house:o}),hand:a,on_illegal:l});return Cn(a,m,c,o)}let f=s?{opening:s}:{round:r},h=i.map(m=>Ys(m));return{rulebooks:c,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function Cn(e,t,n,o){let{rounds:s,round:r,scale:i,result:a,site:l,hand_number:d,currency:c,table:f,played_at:h,...m}=e,b=m.players?.map(({name:w,cards:S,...y})=>y),_=r?{round:r}:{opening:{...m,...Us(s[0]),players:b,street:1}},g=[],k=r?.street??1;for(let{street:w,decisions:S}of t.rounds??[]){let y=s[w-(r?.street??1)],x=(y?.actions??[]).filter((A,I)=>S[I]);x.length&&(w>k&&g.push({street:Us(y)}),k=w,g.push(...x.map(Ys)))}return{rulebooks:n,house:o,start:_,steps:g}}function Us(e){let{actions:t,board:n,dealt:o,discarded:s,...r}=e;return r}function Ys({paid:e,...t}){return"declaration"in t||"incident"in t?t:{action:t}}var An="s=",Vs="case=",Qs="rulebook=",Zs="dispute=",ml=1e6,bl=1e5,Mn=200,gl=100,_l=1e3,yl=["action","declaration","incident","choice","street","won"];async function Ut(e){let t=await sr(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return An+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function En(e){let t=e.replace(/^#/,"");if(t.startsWith(Vs))return await vl(t.slice(Vs.length));if(t.startsWith(Qs))return kl(t.slice(Qs.length));if(t.startsWith(Zs))return wl(t.slice(Zs.length));if(!t.startsWith(An))return{spot:null,notice:""};let n=await Sl(t.slice(An.length)).then(xl,()=>null);return{spot:n,notice:n?"":p.link.damaged}}var er="last",tr=window.matchMedia("(display-mode: standalone)").matches;function nr(e){tr&&localStorage.setItem(er,e)}function or(){return tr&&localStorage.getItem(er)||""}function wl(e){let t=U(e),n=t?Ie(t,Ne(t),!1,J()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function kl(e){let t=e.length<=Mn&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?Uo($s(e)):null,notice:t?"":p.link.damaged}}async function vl(e){if(e.length>3*Mn)return{spot:null,notice:p.link.noSuchCase};try{let t=await Gs(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof M&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function Sl(e){if(e.length>bl)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await sr(new DecompressionStream("deflate-raw"),n)))}function xl(e){if(!K(e)||!K(e.start))return null;let{rulebooks:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=gl&&t.every(c=>typeof c=="string"&&c.length<=Mn),l=Array.isArray(o)&&o.length<=_l&&o.every(Al);if(!a||!K(n)||!l||!(K(s)||K(r)))return null;let d=K(s)?{opening:s}:{round:r};return{rulebooks:t,house:n,start:d,steps:o,...Ol(e.between),...Tl(e.game),...Cl(e.dispute)}}function Ol(e){return K(e)&&Array.isArray(e.seats)?{between:e}:{}}function Tl(e){return K(e)&&K(e.named)&&K(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function Cl(e){let t=U(e?.id);if(!t)return{};let n=K(e.numbers)?e.numbers:{},o=Object.entries(Ne(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),l=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,l?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function Al(e){if(!K(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):K(n);return o.length===1&&yl.includes(t)&&s}function K(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function sr(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>ml)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}function $e(e,t){let[n,o]=v(window.history.state?.[e]??t);return O(()=>Xs(e,n===t?void 0:n),[n]),O(()=>()=>Xs(e,void 0),[]),[n,o]}function Xs(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var Ml=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],El=new URLSearchParams(location.search).get("q")??"";function ir({table:e}){let[t,n]=v(El),[o,s]=v(!1),r=p.happened,i=U(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,l=as(t),d=t.trim()&&!l?ls(t):[],c=h=>{n(""),s(!1),e.replace(m=>Ie(h,Ne(h),!1,m))};return u`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${h=>{h.preventDefault(),d.length&&c(d[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${h=>n(h.target.value)} />
        ${a&&u`<button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(Xe.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(d.length)}</p>
      ${t.trim()&&!d.length&&u`<p class="dim">${l||r.none}</p>`}
      ${t.trim()?u`<${Rn} disputes=${d} choose=${c} /><${Nl} table=${e} query=${t} />`:a&&u`
              ${o?ts.map(h=>u`
                        <h2>${h}</h2>
                        <${Rn} disputes=${Xe.filter(m=>m.group===h)} choose=${c} />`):u`<${Rn} few disputes=${Ml.flatMap(h=>U(h)??[])} choose=${c} />`}`}
      ${i&&u`<${Ll} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}var Rl=300,rr=3;function Nl({table:e,query:t}){let[n,o]=v(t);O(()=>{let c=setTimeout(()=>o(t),Rl);return()=>clearTimeout(c)},[t]);let[s]=e.newest.rulebooks[0].split("@"),r=H(`/v1/rulebooks/${e.newest.rulebooks[0]}`),i=H(`/v1/conformance/tests?${new URLSearchParams({rulebook:s,q:n,limit:`${rr}`})}`),a=r?.clauses.map(c=>[c,[we(c.paraphrase)]]),l=a?Qe(a,we(t)).slice(0,rr):[],d=i?.tests??[];return!l.length&&!d.length?null:u`
    <details class="elsewhere">
      <summary>${p.happened.elsewhere(l.length,d.length)}</summary>
      <ul>
        ${l.map(c=>u`<li key=${c.id}><a href=${kn(c.id)}>${c.source}</a> ${c.paraphrase}</li>`)}
        ${d.map(c=>u`<li key=${c.id}><a href=${`#case=${encodeURIComponent(c.id)}`}>${c.story}</a></li>`)}
      </ul>
    </details>`}function Rn({disputes:e,few:t=!1,choose:n}){return u`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>u`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${ar} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var Il=e=>e.preventDefault();function Ll({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=$e(t.id,n?.numbers??{}),[r,i]=v(!1),a=C(n?.numbers),l=n?.asked??!1;O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers),i(!1))},[n?.numbers]),O(()=>{let g=document.activeElement;l&&g instanceof HTMLInputElement&&matchMedia("(pointer: coarse)").matches&&g.blur()},[n]);let d=p.happened,c=ns(t,o),f=g=>{JSON.stringify(g)!==JSON.stringify(n?.numbers)&&(a.current=g,e.amend(Ie(t,g,!1,e.newest)))},h=(g,k)=>{let w={...o,[g]:k};return s(w),w},m=g=>{if(g.preventDefault(),i(!0),c.length)return f(o);a.current=o,e.replace(Ie(t,o,!0,e.newest))},b=()=>e.replace(g=>J({rulebooks:g.rulebooks,house:et(g)})),_=(l||r)&&!c.length?Bl(e,t,o):new Map;for(let g of r?c:[])_.set(g,d.needed);return u`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${m}>
      <header>
        ${!l&&u`<${ar} id=${t.id} />`}
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${d.another} title=${d.another} onClick=${b}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(g=>u`
            <${Dl} key=${g.name} ask=${g} value=${o[g.name]??null} fault=${_.get(g.name)}
              set=${k=>h(g.name,k)} left=${()=>f(o)}
              choose=${k=>f(h(g.name,k))} />`)}
      </div>
      ${_.has("")&&u`<p class="fault" role="alert">${_.get("")}</p>`}
      <p class="ask"><button class=${l&&!_.size?"":"first"} onMouseDown=${Il}>${p.declare.ask}</button></p>
    </form>`}function Dl({ask:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return u`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([d,c])=>u`
            <button type="button" aria-pressed=${d===t} onClick=${()=>s(d)}>${c}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`,{ifAny:a,example:l}=p.happened;return u`
    <label class="field" onfocusout=${r}>${e.label}
      <${Ue} placeholder=${e.optional?a:l(e.number??0)} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:d})=>d.select()} />
      ${n&&u`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function Bl({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;for(let a of $n(s,r,e)){let l=j(e[a].decision?.reasons[0].message??"");i.set(hn(s,r,a,"/action/to")??"",l)}for(let a of t?.errors??[])i.set(hn(s,r,e.length,a.pointer)??"",ue(a));return t&&!t.errors?.length&&i.set("",t.detail),i}function ar({id:e}){return u`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var Wl=2,Pl=.82,jl=.7,lr=8,Hl=2.5,cr=720,Fl=.038,ql=.068,Ul=[.28,.72];function ur(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Hl),s=Array.from({length:cr+1},(d,c)=>{let f=c/cr*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),r=0,i=s.map(({x:d,y:c},f)=>(f&&(r+=Math.hypot((d-s[f-1].x)*t,c-s[f-1].y)),r)),a=d=>s[i.findIndex(c=>c>=r*d)];return(e===2?Ul:Array.from({length:e},(d,c)=>(c+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function dr({table:e}){let{round:t,decision:n}=e.position,o=Kl(e.position),s=e.positions[e.positions.length-2],r=s!==void 0&&o.every(b=>b===0),i=Gl(e),a=t.players.length,l=a>lr?jl:Pl,[d,c]=wt(()=>[ur(a,Wl,Fl),ur(a,l,ql)],[a]),f=se.filter(b=>b%(t.chip??1)===0),h=n?.reopened_seats??[],m=(b,_)=>({"--x":d[b][_].x,"--y":d[b][_].y,"--tall-x":c[b][_].x,"--tall-y":c[b][_].y});return u`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>lr?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${Ql} table=${e} worths=${f} />
          <ol>
            ${t.players.map((b,_)=>{let g=b.seat===t.to_act;return u`
                <li key=${b.seat} style=${m(_,"seat")}>
                  <button type="button" class=${Yl(b,h,g)} aria-pressed=${b.seat===e.seat}
                    onClick=${()=>e.choose(b.seat)}>
                    <span class="seat-name">${p.seat(b.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":$(b.stack).length}}><span class="unseen">${p.felt.behind}</span>${$(b.stack)}</span>
                    <${Vl} player=${b} round=${t} reopened=${h.includes(b.seat)} />
                    ${b.seat===t.button&&u`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[_]>0&&u`<span class="unseen">${p.felt.inFront(o[_])}</span>`}
                  </button>
                  ${r&&s.round.players[_]?.committed>0&&u`<span class="felt-bet swept" aria-hidden="true"><${Re} amount=${s.round.players[_].committed} worths=${f} /></span>`}
                  <${Jl} key=${o[_]} amount=${o[_]} pushed=${i.get(b.seat)} waiting=${zl(b)} worths=${f} />
                  ${b.seat===t.button&&u`<span class="felt-button" style=${m(_,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function Kl({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.amount:0):e.players.map(({committed:n})=>n)}function Gl({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function zl({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function Jl({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?u`
      <span class="felt-bet pushed" aria-hidden="true"><${Re} pile=${t} worths=${o} />
        <b>${$(e||s)}</b>${e>0&&s>e&&u`<small>${p.felt.of(s)}</small>`}</span>`:n?u`<span class="felt-bet waits" aria-hidden="true"><${Re} amount=${n} worths=${o} /><b>${$(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&u`<span class="felt-bet" aria-hidden="true"><${Re} amount=${e} worths=${o} /><b>${$(e)}</b></span>`}function Yl(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function Vl({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([l])=>l).map(([,l])=>l);return u`<span class="seat-state">${i}${a.length>0&&u`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function Ql({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:l})=>a+l,0),r=o?.pots??n.pots_before_round??[],i=o?.pots?o.pots.reduce((a,{amount:l})=>a+l,0):n.pot_before_round??0;return u`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&u`<p class="felt-pot"><${Re} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&u`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&u`<ul class="felt-pots">
        ${r.map(({amount:a,seats:l},d)=>u`<li>${p.felt.onePot(d,a,l)}</li>`)}
      </ul>`}
    </div>`}var Zl="input, select, textarea, dialog, [role=tab]";function pr({table:e}){let{spot:t}=e,{whole:n,positions:o}=ec(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,l=C(d=>{});return l.current=d=>{let c=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;c===s||f||c<0||c>r||d.target instanceof Element&&d.target.closest(Zl)||(d.preventDefault(),i(c))},O(()=>{let d=c=>l.current(c);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),u`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${nc(t,o).map(({street:d,from:c,lines:f,end:h})=>u`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${c+1}>
              ${f.map(m=>u`<${Xl} key=${m.steps} line=${m} now=${s} go=${i} />`)}
            </ol>
            ${h.length>0&&u`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function Xl({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=C(null),a=e===s;return O(()=>{let l=i.current?.closest(".log-streets");a&&l&&i.current&&(l.scrollTop=i.current.offsetTop-l.clientHeight/2)},[a]),u`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(l=>u`<span>${l}</span>`)}
        ${n&&u`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Nn=new WeakMap,fr=new WeakMap;function In({spot:e,position:{step:t,decision:n}}){return t!==null&&"action"in t&&n?.ruling==="accepted"&&$r(fr.get(e.start)??[],e.steps)}function hr(e){return Nn.set(e.start,e.steps),fr.set(e.start,e.steps),{...e,steps:[]}}function ec({spot:e,positions:t,busy:n}){let o=Nn.get(e.start)??[],s=$r(o,e.steps)?o:e.steps,[r,i]=v(null);O(()=>{if(Nn.set(e.start,s),s.length===e.steps.length||n)return;let l=!1,d={...e,steps:s};return ge(d).then(c=>l||i({spot:d,positions:c.positions})),()=>{l=!0}},[e,n]);let a=r&&tc(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function tc(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulebooks===t.rulebooks&&e.house===t.house}function $r(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function nc(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:Ht(e),became:"",ruling:""}],end:st(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let l=s[s.length-1];l.lines.push({steps:a,texts:[G(t[i],r)],became:hs(r),ruling:r.decision?.ruling??""}),l.end=st(r.next)}),s}var mr=16*1024*1024,_r=1e4,oc=4096,br=500,gr=25,sc=10,rc=5,ic=5,ac=200,yr="/v1/hands";function wr({table:e}){let t=C(null),[n,o]=v(!1),[s,r]=v([]),[i,a]=v(!1),l=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let c=m=>{m.dataTransfer?.types.includes("Files")&&(m.preventDefault(),o(!0))},f=m=>!m.relatedTarget&&o(!1),h=m=>{o(!1),m.dataTransfer?.files.length&&(m.preventDefault(),r([...m.dataTransfer.files]),l())};return window.addEventListener("dragover",c),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",c),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),r([])};return u`
    <button type="button" title=${p.file.open} onClick=${l}><${F} of="FileText" /><span class="tool-name rare">${p.file.open}</span></button>
    ${n&&u`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&u`<${lc} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function lc({table:e,dropped:t,close:n}){let o=p.file,[s,r]=v(""),[i,a]=v(""),[l,d]=v(0),[c,f]=v(!1),[h,m]=v(null),[b,_]=v(null),g=C(new AbortController),k=async A=>{g.current.abort();let{signal:I}=g.current=new AbortController,L=A.reduce((P,Oe)=>P+Oe.text.size,0)>mr;if(m(null),a(L?o.tooLarge(mr/1024/1024):""),f(!L),L)return;let B=await hc(A,e.spot,I);if(f(!1),"why"in B)return a(fc[B.why]("longest"in B?B.longest:0));a(B.hands.length?"":o.none),m(B.hands.length?B:null)},w=A=>{d(0),k([...A].map(I=>({name:I.name,text:I})))},S=A=>k([{name:"",text:new Blob([A])}]),y=A=>{let{value:I,selectionStart:L,selectionEnd:B}=A.target,P=A.data??A.dataTransfer?.getData("text/plain")??"",Oe=I.length-(B-L)+P.length;!P||Oe<=oc||(A.preventDefault(),r(""),d(Oe),S(I.slice(0,L)+P+I.slice(B)))};O(()=>{t.length&&w(t)},[t]),O(()=>()=>g.current.abort(),[]);let x=async({from:A,to:I})=>{if(h)try{e.replace(await gc(h.lines.slice(A,I),e.spot)),n()}catch(L){if(!(L instanceof M))throw L;_(L.problem)}};return u`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${A=>w(A.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${s} onbeforeinput=${y} onInput=${A=>r(A.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!s.trim()} onClick=${()=>[d(0),S(s)]}>${o.look}</button>
    </div>
    ${l>0&&u`<p class="dim">${o.pasted(l)}</p>`}
    ${c&&u`<p role="status">${o.reading}</p>`}
    ${i&&u`<p class="notice" role="alert">${i}</p>`}
    ${b&&u`<${ne} trouble=${b} again=${()=>_(null)} />`}
    ${h&&u`<${cc} sent=${h} replay=${x} />`}`}function cc({sent:e,replay:t}){let n=p.file,[o,s]=v([]),[r,i]=v(null),[a,l]=Z(_=>_+1,0),[d,c]=v(""),[f,h]=v(gr);O(()=>{let _=new AbortController;return s([]),i(null),bc(e,_.signal,s).catch(g=>{if(!(g instanceof M))throw g;_.signal.aborted||i(g.problem)}),()=>_.abort()},[e,a]);let m=Object.entries(n.outcomes).map(([_,g])=>({name:_,label:g,count:o.filter(k=>Ln(k)===_).length})),b=o.map((_,g)=>({verdict:_,i:g})).filter(({verdict:_})=>!d||Ln(_)===d);return u`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&u`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${m.filter(({count:_})=>_).map(({name:_,label:g,count:k})=>u`<button type="button" aria-pressed=${d===_} onClick=${()=>c(d===_?"":_)}>${g} ${n.number(k)}</button>`)}
    </div>`}
    ${r&&u`<${ne} trouble=${r} again=${l} />`}
    <ol class="hand-file-hands">
      ${b.slice(0,f).map(({verdict:_,i:g})=>u`<li key=${g}><${uc} judged=${_} replay=${t} /></li>`)}
      ${b.length>f&&u`<li><button type="button" onClick=${()=>h(f+gr)}>${n.more}</button></li>`}
    </ol>`}function uc({judged:e,replay:t}){let n=p.file,o=Ln(e),{report:s,problem:r}=e,i=s?.first_illegal??s?.stopped_at,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],l=(r&&(dc(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??s?.stopped_at?.errors[0]?.message??s?.discrepancies[0]?.message;return u`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${$c(e)}</b> <span class=${`badge ${pc[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&u`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${l&&u`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${mc(l)}${a?.clause&&u` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.site_house_rules&&u`<p class="hand-verdict-why">${n.bySite} <code>${JSON.stringify(s.site_house_rules)}</code></p>`}
      ${s?.first_illegal?.legal_with.slice(0,ic).map(d=>u`<p class="hand-verdict-why">${n.legalWith} <code>${JSON.stringify(d)}</code></p>`)}
      ${s?.scale&&s.scale>1&&u`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function dc({errors:e=[]}){let t=e.slice(0,rc).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var pc={legal:"accepted",unfinished:"stopped",illegal:"",floor:"discretion",contradictory:"contradiction",unreadable:"unjudged"};function Ln({report:e}){return e?e.legal===null?"floor":e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var fc={tooMany:()=>p.file.tooMany(_r),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function hc(e,{rulebooks:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={rulebook:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:_r,rules:r}),new Promise(i=>{let a=l=>{s.terminate(),o.aborted||i(l)};s.onmessage=({data:l})=>a(l),s.onerror=()=>a({why:"unread"})})}function $c({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function mc(e){return e.length>br?`${e.slice(0,br)}\u2026`:e}async function bc({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{answer:a,problem:l}of Do(`${yr}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:l}),!(performance.now()-i<sc)&&(performance.now()-r>=ac&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function gc(e,t){let n=JSON.parse(await e.text()),{rulebook:o,house_rules:s={},hand:r}=n,i=await N(yr,n),a=t.rulebooks.filter(d=>d!==o),l={...i.site_house_rules,...s};return hr(Cn(i.hand??r,i,[o,...a],l))}var _c={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds","/v1/next-street":"next_street"},yc=100;function vr({path:e,body:t}){let n=At()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=De(t,Wn).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function Sr({path:e,body:t}){let n=At()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${De(t,Wn,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function xr({path:e,body:t}){return`import floorman

answer = floorman.${_c[e]}(${De(t,wc)})
print(answer)
`}function Bn(e){return`${De(e,Wn)}
`}var Wn={},wc={true:"True",false:"False",null:"None"};function De(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>De(d,t,i)):Object.entries(e).filter(([,d])=>d!==void 0).map(([d,c])=>`${JSON.stringify(d)}: ${De(c,t,i)}`),l=`${s}${a.join(", ")}${r}`;return!l.includes(`
`)&&n.length+l.length<=yc?l:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var Dn="from_the_table",kr=["assumed","house"],kc=60,Or=`${Dn}.json`;async function Tr({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?G(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?vc(o):{round:o.round},i=n>0?await Sc(e.rulebooks,o):Oc(e.rulebooks[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},l={id:`${Dn}.${Tc(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:Dn,cases:[l]}}function vc({asked:e}){let{rulebook:t,house_rules:n,...o}=e.body;return o}async function Sc([e,...t],n){let o=[{rulebook:e,decision:n.decision},...await ln(t,n)];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.rulebook,xc(s.decision)]]:[]))}function xc({legal:e,ruling:t,action:n,reopened_seats:o,round:s,reasons:r}){let i=r.find(({clause:d,basis:c})=>d&&!kr.includes(c))??r[0],{current_bet:a,to_act:l}=s;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round:{current_bet:a,to_act:l}},clause:kr.includes(i.basis)?null:i.clause,basis:i.basis}}function Oc(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,basis:"assumed"}}}function Tc(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,kc).replace(/_$/,"")}var Cc=["bet","raise","complete"];async function Cr({spot:e,positions:t}){if(!("opening"in e.start)||(e.start.opening.street??1)>1)return null;let n=Ac(e.start.opening,t),o=await N("/v1/hands",{...W(e),hand:n}),{round:s}=t.findLast(({step:r})=>!r||!("won"in r))??t[0];return o.round&&Mc(o.round,s)?Bn({hand:n}):null}function Ac(e,t){let{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,first_to_act:d,dead_small_blind:c,acts_last:f}=e,h=[{actions:[],first_to_act:d}];return t.forEach(({step:m,decision:b,round:_},g)=>{if(!m||"won"in m)return;if("street"in m){let x=t[g-1].round.min_bet;h.push({actions:[],...m.street,min_bet:_.min_bet===x?void 0:_.min_bet});return}let k="choice"in m?t[g-1].decision?.alternatives?.[m.choice]?.action:b?.action;if(!k)return;let{seat:w,type:S,to:y}=k;h[h.length-1].actions.push({seat:w,type:S,...Cc.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,dead_small_blind:c,acts_last:f,rounds:h}}function Mc(e,t){return e.players.every(({seat:o,stack:s,committed:r,folded:i=!1})=>{let a=t.players.find(l=>l.seat===o);return a&&a.stack===s&&a.committed===r&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var Ec=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),Rc={curl:async({position:e})=>vr(e.asked),typescript:async({position:e})=>Sr(e.asked),python:async({position:e})=>xr(e.asked),case:async e=>{let t=await Tr(e);return t?Bn(t):""},hand:async e=>await Cr(e)??""};function Mr({table:e}){let t=C(null),[n,o]=v(!1),[s,r]=v("");O(()=>{Ut(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ce(()=>{le(u`<${Lc} table=${e} link=${s} />`,Ec)});let i=()=>{o(!0),t.current?.showModal()};return u`
    <button type="button" title=${p.keep.open} onClick=${i}><${F} of="Send" /><span class="tool-name rare">${p.keep.open}</span></button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&u`<${Nc} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function Nc({table:e,link:t,close:n}){let o=p.keep,[s,r]=v("curl"),[i,a]=v(""),[l,d]=v(""),c=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=(m,b)=>{f||(a(m),d(b))};return Rc[s](e).then(m=>h(m,m?"":o.cannot[s==="hand"?"hand":"case"]),m=>{if(!(m instanceof M))throw m;h("",s==="hand"&&m.problem.status===422?o.cannot.hand:m.problem.detail)}),()=>{f=!0}},[s,e.position]),u`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${Ar} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${c?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!c} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([f,h])=>u`<button type="button" aria-pressed=${s===f} onClick=${()=>r(f)}>${h}</button>`)}
        </div>
        <p class="about">${o.about[s](Or)}</p>
        ${l?u`<p class="notice" role="status">${l}</p>`:u`<${Ar} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function Ar({label:e,button:t,text:n,rows:o}){let s=C(null),[r,i]=v("");return O(()=>i(""),[n]),u`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var Ic=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function Lc({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:c})=>c),a=H(`/v1/rulebooks/${n.rulebooks[0]}`),l=Y(e)!==null;if(!re(e)||i<1&&!l)return u`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.rulebook.split("@")[1]??a?.version;return u`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${Ic.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulebooks[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&u`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${Wc} house=${n.house} />
      ${l?u`<${Bc} table=${e} rulebook=${a} />`:u`<${Dc} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function Dc({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],l=a.decision,{others:d}=a,c=t[o+1]?.step,f=c&&"choice"in c?G(a,t[o+1]):"";return u`
    <section>
      <h3>${r.situation}</h3>
      <${Er} position=${i} />
      ${Pc(e,t,o).map(h=>u`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${G(i,a)}.</p>
      <p class="slip-what">${tt(l)}</p>
      ${l.reasons.map((h,m)=>u`<${Rr} shown=${m===0} reason=${h} rulebook=${s} />`)}
      ${f&&u`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&u`<h3>${r.others}</h3>
        ${d.map(h=>u`<p><b>${R(n,h.rulebook)}</b> ${h.decision?jc(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function Bc({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=he(e,n);return u`
    <section>
      <h3>${o.situation}</h3>
      <${Er} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${Ft(e)}</p>
      ${fe(e,t).map(r=>u`<p class="slip-what">${r}</p>`)}
      ${s&&u`<${Rr} shown reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function Wc({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=rt(n);return s?[{text:s.question,answer:s.answer(o)}]:[]});return t.length?u`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({text:n,answer:o})=>u`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function Er({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot_before_round:s=0}=e;return u`
    <table>
      <thead><tr>${t.columns.map((r,i)=>u`<th class=${i?"n":""} scope="col">${r}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:r,stack:i,committed:a,folded:l})=>u`
            <tr class=${l?"folded":""}>
              <th scope="row">${p.seat(r)}${r===o&&t.toAct}${l&&t.folded}</th>
              <td class="n">${$(a)}</td><td class="n">${$(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${s>0&&u`<p>${t.pot(s)}</p>`}`}function Rr({reason:{clause:e,basis:t,message:n},rulebook:o,shown:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.basis[t]??t;return u`
    <p>${j(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function Pc(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?G(t[i-1],r):"");return[...o<0?Ht(e):[],...s.filter(Boolean)]}function jc(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${tt(e)}${t?` (${p.slip.clause(t)})`:""}`}var Nr=Object.entries(p.keys.do),Hc="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function Fc(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(Hc)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!Nr.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function Ir(){let e=C(null),[t,n]=$e("keys",!0);ce(()=>{let s=r=>{(t||r.key==="?")&&Fc(r)};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[t]);let o=p.keys;return u`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${F} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>e.current?.close()}>×</button>
      </header>
      <dl>${Nr.map(([s,r])=>u`<dt><kbd>${s.toUpperCase()}</kbd></dt><dd>${r}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var qc="/service-worker.js",Uc="/table",Kc=100,Gc=new URL(import.meta.url).pathname;function zc(){let[e,t]=v("service"),[n,o]=v(!1);ce(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers?"service":Ae()?"device":"nobody"),r.answers===!1&&Ae()&&Ge().catch(()=>{}),r.files&&o(!r.files.includes(Gc))}),window.addEventListener(Ct,()=>t("device")),window.addEventListener("offline",()=>Mt(1)),window.addEventListener("online",()=>Mt(1))},[]);let s=u`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return u`
    ${e!=="service"&&u`<p class="notice" role="alert">${e==="device"?p.device.rules(on):p.offline.away}</p>`}
    ${n&&u`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function Jc(){let[e,t]=v(null);return ce(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?u`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:u`<p class="dim">${p.offline.insecure}</p>`}function Yc(){let[e,t]=v("away");O(()=>{Mo().then(s=>s&&t("here"))},[]);let n=p.device,o=()=>{t(n.fetching(1,1)),rn((s,r)=>t(n.fetching(s,r))).then(()=>t("here"),()=>t("failed"))};return e==="here"?u`<p class="dim" role="status">${n.kept(on)}</p>`:e!=="away"&&e!=="failed"?u`<p class="dim" role="status">${e}</p>`:u`
    ${e==="failed"&&u`<p class="notice" role="alert">${n.failed}</p>`}
    <p><button type="button" onClick=${o}>${n.fetch}</button> <span class="dim">${n.size(Co)}</span></p>`}async function Lr(){let{serviceWorker:e}=navigator;if(document.getElementById("table")?.dataset.alone!==void 0||!e)return;e.controller||e.addEventListener("controllerchange",()=>Mt(Kc),{once:!0});let t=await e.register(qc,{scope:Uc}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}le(u`<${zc} />`,document.getElementById("status"));le(u`<${Jc} />${Tt&&u`<${Yc} />`}`,document.getElementById("install"));document.readyState==="complete"?Lr():window.addEventListener("load",Lr);var Pn=10,Pr={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>tu([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":Dr,"chips.under_half_a_raise":Dr,"chips.overchip":({add:e,pushed:t})=>{let n=D(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,D(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*Pn<t?p.sums.tiny(e,Pn,e*Pn,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-D(t),D(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":Br,"raise.above_pot":Br,"undercall.full":Wr,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>D(n)&&e+D(n)<t?Wr({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>D(t)?p.sums.short(e+D(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":jn,"pot_count.floor":jn,"pot_count.stands":jn,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function jr(e,t){let n=Hr(e,t),{decision:o}=e[t];if(!o||!n)return[];let{seat:s}=n;return[...eu(e,t,s),...o.reasons].map(({code:i,params:a})=>Pr[i]?.({...n,params:a})).flatMap(i=>i??[]).slice(0,1)}function Hr(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return null;let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],l=n.action?.seat??r.to_act;return{seat:l,had:r.players.find(d=>d.seat===l)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:d})=>d)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot_before_round??0)+D(r.players.map(({committed:d})=>d)),pushed:a.map(D),least:i?.raise?.min_to??0}}var Vc={"chips.string":({pushed:[e,...t]})=>t.length?p.argue.string(e,D(t)):null,"chips.overchip":({add:e,bet:t,pushed:n})=>D(n)>e?p.argue.overchip(D(n),t,D(n)-e):null,"undercall.full":({had:e,to:t,pushed:n})=>D(n)&&t?p.argue.undercall(e+D(n),t):null,"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.argue.least(e,t):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>p.argue.told(e,t),"pot_count.corrected":({params:{quoted:e,actual:t,to:n}})=>t===void 0?null:p.argue.pot(e,t,n),"raise.above_pot":({to:e})=>e?p.argue.most(e):null,"spoken.pot":({to:e})=>e?p.argue.most(e):null,"chips.half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!0),"chips.under_half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!1),"raise.capped":({params:{bet_count:e}})=>p.argue.capped(e),"spoken.call_in_full":({to:e,pushed:t,had:n})=>e?p.argue.call(n+D(t),e):null};function Fr(e,t){let n=Hr(e,t);return(e[t].decision?.reasons.map(({code:s,params:r})=>n&&Vc[s]?.({...n,params:r}))??[]).find(Boolean)??""}function qr({round:e,options:t,decision:n}){let o=e.current_bet??Math.max(...e.players.map(({committed:a})=>a)),s=n?.reopened_seats??[],r=o&&t?.raise?t.raise.min_to:null,i=t?.raise_barred==="capped";return e.players.filter(({folded:a,stack:l})=>!a&&l>0).map(({seat:a,committed:l,acted:d,no_raise:c})=>{let f=a===e.to_act&&t?t.raise!==null:!c&&!i&&(!d||s.includes(a));return p.argue.seat(a,Math.max(0,o-l),f?r:null,f)})}function Ur(e,t){let n=t[t.length-1],o=Xc(n);if(o.length)return{sums:o,argument:p.argue.pots(o.length)};let s=Zc(e,n);if(s.length){let{players:r,pot_before_round:i=0}=n.round,a=Math.max(...r.filter(({stack:l})=>!l).map(({committed:l})=>l));return{sums:s,argument:p.argue.posted(a+i,a,i)}}return Qc(t)}function Qc(e){let{round:t,options:n}=e[e.length-1],o=t.players.find(c=>c.seat===t.to_act),s=e.flatMap(({decision:c})=>c?.reasons??[]),r=s.findLast(({code:c,params:f})=>c==="reopening.added_up"&&f.seats.includes(t.to_act)),i=s.findLast(({code:c})=>c==="reopening.closed");if(!o?.acted||!n||!(r||i))return{sums:[],argument:""};let{needed:a}=(r??i).params,l=(t.current_bet??0)-o.committed,d=r?Pr["reopening.added_up"](r):p.sums.short(l,a);return{sums:d?[d]:[],argument:p.argue.reopened(l,a,n.raise!==null)}}function Zc({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot_before_round?[]:[p.sums.adds([s.committed,t.pot_before_round],s.committed+t.pot_before_round)]}function Xc({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:c})=>s.includes(c)).map(({committed:c})=>c)),a=e.players.filter(({committed:c})=>c>=i).length,l=i-n,d=r?0:e.pot_before_round??0;return n=i,a*l+d===o?[p.sums.pot(a,l,d,o)]:[]})}function eu(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function Dr({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function Br({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function Wr({had:e,to:t,pushed:n}){let o=e+D(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function jn({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function tu(e,t){return D(e)===t?!0:null}function D(e){return e.reduce((t,n)=>t+n,0)}var nu=24,ou=3;function Kr({table:e,rulebook:t}){let n=C(null),[o,s]=v(!1),[r,i]=v(!1),[a,l]=v(""),d=p.card,c=()=>{s(!0),l(""),n.current?.showModal()},f=()=>{i(!1),s(!1)},h=async()=>l(await du(lt(e).join(" "))),[,m]=e.newest.rulebooks;return u`
    <div class="to-card">
      <${su} table=${e} rulebook=${t} />
      <button type="button" onClick=${c}>${d.open}</button>
    </div>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&u`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${iu} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${m&&u`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,m))} onClick=${()=>e.replace(ru)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function su({table:e,rulebook:t}){let{spot:n,position:o,positions:s}=e,r=Y(e)!==null,i=r?null:o.decision,a=r?he(n,t):i&&vn(n,t,i.reasons),l=Se(s)?"chosen":i?.ruling,d=t?.clauses.find(({id:c})=>c===a?.clause)?.source;return u`
    <p class="pinned" aria-hidden="true">
      ${l&&u`<span class=${`badge ${l==="chosen"?"accepted":l}`}>${p.ruling.badge[l]}</span>`}
      <b>${lt(e)[0]}</b>
      ${d&&u`<small>${d}</small>`}
    </p>`}function ru(e){let[t,n,...o]=e.rulebooks;return{...e,rulebooks:[n,...o,t]}}function iu({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=Y(e)!==null,i=Se(o),a=o.length-(i?2:1),l=r?null:o[a].decision,d=r?he(n,t):l&&vn(n,t,l.reasons),c=r?Ur(n,o):null,f=d&&"message"in d?j(`${d.message}`):"",h=(c?c.argument:i?"":Fr(o,a))||f,m=c?c.sums:i?[]:jr(o,a),b=l?i?"chosen":l.ruling:null,_=at(e).filter(({likeness:g})=>g==="apart");return u`
    <header class="card-book">${p.ruling.by(R(s,n.rulebooks[0]))}</header>
    <${lu} table=${e} at=${a} />
    <div class="card-ruling">
      ${b&&u`<p class=${`badge ${i?"accepted":b}`}>${p.ruling.badge[b]}</p>`}
      <div id="card-ruling" class=${r&&lt(e).length>1?"several":""}>${lt(e).map((g,k)=>u`<p class=${k&&!r?"card-more":g.length>nu?"card-stands long":"card-stands"}>${g}</p>`)}</div>
      ${l&&!i&&u`<${au} decision=${l} />`}
      ${m.map(g=>u`<p class="card-sum">${g}</p>`)}
      ${h&&!lt(e).includes(h)&&u`<p class="card-why">${h}</p>`}
      ${d&&u`<${oe} reason=${d} rulebook=${t} />`}
      <ul class="card-seats">${qr(o[o.length-1]).map(g=>u`<li>${g}</li>`)}</ul>
    </div>
    ${_.length>0&&u`
        <ul class="card-others">
          ${_.map(({other:g,lines:k})=>u`<li><span>${R(s,g.rulebook)}</span> <b>${k.join(" ")}</b></li>`)}
        </ul>`}`}function au({decision:{alternatives:e=[]}}){return e.length?u`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>u`<li>${j(t.message)}</li>`)}</ul>`:null}function lt(e){let{spot:t,position:n,positions:o}=e,s=Se(o);if(s)return[j(s.effect.message),nt(s)];if(Y(e)||!n.decision)return fe(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:l})=>l!=="reopening.checked");return[ve(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function lu({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=it(t)!==null,a=e.slice(0,n+1).flatMap((d,c)=>c&&(i||cu(e,c,n))?[uu(e[c-1],d)]:[]),l=i?a:a.slice(-ou);return u`
    <div class="card-felt">
      ${r>0&&(!i||!l.length)&&u`<figure><${pn} motions=${[Hn(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${l.map(({motions:d,speech:c,caption:f})=>(d.length>0||c)&&u`<figure>
            ${c&&u`<p class="card-speech">${c}</p>`}
            ${d.length>0&&u`<${pn} motions=${d} />`}
            ${f&&u`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?Ft(t):l.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function cu(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function uu(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:G(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],l=a.map(d=>d.reduce((c,f)=>c+f,0));return{...o,motions:a,speech:r.map(gn).join(" \u2026 "),caption:l.length?p.card.pushed(l):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let l=i===void 0?$(a):p.card.early(a);return{...o,motions:[Hn(a)],caption:l}}return"incident"in n&&n.incident.amount?{...o,motions:[Hn(n.incident.amount)],caption:$(n.incident.amount)}:o}function Hn(e){return Ve(e,se).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function du(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!pu(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function pu(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Gr({table:e}){let{position:t}=e,n=C(null);O(()=>{fu(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=Y(e),s=In(e),r=s?null:t.decision,i=l=>{n.current?.focus(),e.step({choice:l})},a=H(`/v1/rulebooks/${e.spot.rulebooks[0]}`);return u`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?u`<${_s} table=${e} />`:s?u`<h2>${G(e.positions[e.positions.length-2],t)}.</h2>`:r?u`<${hu} decision=${r} />`:u`<${$u} table=${e} />`}</div>
      ${(o||r||Se(e.positions))&&u`<${Kr} table=${e} rulebook=${a} />`}
      ${o&&u`<${Ss} table=${e} rulebook=${a} /><${xn} table=${e} />`}
      ${!o&&r&&u`
          <${mu} decision=${r} onChoose=${i} />
          <${bu} reasons=${r.reasons} rulebook=${a} />
          <${xn} table=${e} />`}
    </section>`}function fu({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function hu({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,options:a,reasons:l}=e,d=l.every(({code:c})=>c!=="reopening.checked");return u`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${ve(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&u`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&u`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&u`<li class="penalty">${t.penalty}</li>`}
        ${a?n!=="discretion"&&i.to_act!==null&&u`<li>${t.next(i.to_act)}</li>`:u`<li>${t.over}</li>`}
      </ul>
    </div>`}function zr({table:e}){let{decision:t}=e.position;return!t||In(e)?null:u`
    <button type="button" class="became" onClick=${()=>document.querySelector(".to-card button")?.click()}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${ve(t)}</span><span class="more">${p.card.show}</span>
    </button>`}function $u({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return u`<${ys} position=${t} />`;if("won"in t.step)return u`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return u`<h2>${n.newStreet}</h2>`;let o=Se(e);return o?u`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${j(o.effect.message)}</h2>
      <p>${nt(o)}</p>
    </div>`:null}function mu({decision:{alternatives:e=[]},onChoose:t}){return e.length?u`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>u`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${j(n.effect.message)}</b>
            <span>${nt(n)}</span>
          </button></li>`)}
    </ol>`:null}function bu({reasons:e,rulebook:t}){return u`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>u`
          <li key=${n.code}>
            <p>${j(n.message)}</p>
            <${oe} reason=${n} rulebook=${t} shown open=${o===0} />
          </li>`)}
    </ol>`}var Jr=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function Yr(e,t){let{start:n,steps:o}=e;return"opening"in n&&!o.length&&!("after"in n.opening)?gu(n.opening):Fn(t.round)}function gu(e){let t=e.posts??[],n=t.filter(s=>!Kt(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{...Vr(e),isMidHand:!1,first:e.first_to_act??null,pot_before_round:e.pot_before_round??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(Kt),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots_before_round:e.pots_before_round,began_heads_up:e.began_heads_up},typed:[]}}function Kt(e){return e.type==="post"||e.type==="dead"}function Fn(e){let{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l}=e;return{...Vr(e),isMidHand:!0,first:e.to_act,pot_before_round:e.pot_before_round??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l},typed:[]}}function Vr(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function qn(e){return e.isMidHand?{round:yu(e)}:{opening:_u(e)}}function _u(e){let t=e.street===1;return Be({...Qr(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot_before_round:t?null:e.pot_before_round,...t?{}:{pots_before_round:e.derived.pots_before_round,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??Un(e),...e.late]:null})}function yu(e){return{...Be({...Qr(e),bring_in:e.bring_in,pot_before_round:e.pot_before_round,...e.derived,players:e.seats}),to_act:e.first}}function Qr({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:l}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:l}}function Be(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function Gt({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function Un(e){let t=Gt(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(l=>({seat:l,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function Kn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.game?[]:e.posts??Un(e),s=Number(n[1]);if(e.game&&s>=e.late.length)return"straddle";if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function ie({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function Zr(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:ie(e),seats:r}}function Gn(e,t){let n=[...(e.posts??Un(e)).filter(a=>a.type!=="ante"),...e.late],o=Gt(e),s=o.find(a=>n.every(l=>l.seat!==a))??o[o.length-1],r={type:t,seat:s,amount:e.min_bet},i={type:t,seat:e.late[e.late.length-1]?.seat??s,amount:e.small};return{late:[...e.late,t==="dead"?i:r]}}function zn(e,t,n="/sent"){return Object.entries(e).flatMap(([o,s])=>{let r=`${n}/${o}`;return typeof s=="object"&&s?zn(s,t,r):wu.test(r)&&s%t>0?[{pointer:r,code:"page.odd",message:"",params:{amount:s,chip:t}}]:[]})}var wu=/\/(amount|stack|committed|small_blind|big_blind|min_bet|ante|bring_in|bets\/\d)$/;function Xr(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:ie(e)}}function ei(e,t){let{seats:n,button:o,first:s,game:r}=e,i=n.filter(({seat:l})=>l!==t),a=[...i].reverse().find(({seat:l})=>l<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:l})=>l!==t),derived:ie(e),button:o===t?a.seat:o,first:s===t?null:s,game:r&&{...r,killer:r.killer===t?null:r.killer}}}function zt(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function xe({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}var ku=["small","min_bet","ante","straddle","bring_in"];function ct(e,{structure:t}){let n=p.setup.fields,o=e==="ante"||e==="straddle",s=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:s,spoken:s,get:r=>r[e],change:(r,i)=>({[e]:i,...ku.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:o?p.happened.ifAny:""}}function ti(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function Jn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?ie(s):s.derived})}}function Q({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:l,get:d,change:c,placeholder:f=""}=r,h=n.get(i);return u`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Ue} value=${d(e)} onChange=${m=>t(c(e,m))} step=${e.chip??1}
        placeholder=${f} aria-label=${l} aria-invalid=${!!h} onFocus=${()=>s(r)} />
      ${h&&u`<span class="fault">${h}</span>`}
    </label>`}function V({label:e,spoken:t,value:n,choices:o,choose:s,fault:r}){return u`
    <label class="field">${e}
      <select value=${n} aria-label=${t} aria-invalid=${r?"true":null} onChange=${i=>s(i.target.value)}>
        ${o.map(([i,a])=>u`<option value=${i}>${a}</option>`)}
      </select>
      ${r&&u`<span class="fault">${r}</span>`}
    </label>`}var Yn=({seats:e})=>e.map(({seat:t})=>[t,p.seat(t)]);function Jt({form:e}){let{draft:t,set:n}=e,{late:o}=t,s=p.setup.late,r=(a,l,d)=>({late:a.late.map((c,f)=>f===l?{...c,...d}:c)}),i=a=>({name:`late/${a}`,label:s.amount,spoken:s.amountOf(a+1),get:l=>l.late[a]?.amount??null,change:(l,d)=>r(l,a,{amount:d})});return u`
    <details class="late" open=${o.length>0}>
      <summary>${s.more}</summary>
      <p class="about">${s.about}</p>
      <ul>
        ${o.map(({seat:a,type:l},d)=>u`
            <li>
              <${V} label=${s.who} spoken=${s.whoOf(d+1)} value=${a} choices=${Yn(t)} choose=${c=>n(r(t,d,{seat:Number(c)}))} />
              <${V} label=${s.how} spoken=${s.howOf(d+1)} value=${l} choices=${Object.entries(s.kinds)}
                choose=${c=>n(r(t,d,{type:c,amount:c==="dead"?t.small:t.min_bet}))} />
              <${Q} form=${e} field=${i(d)} />
              <button type="button" class="quiet" aria-label=${s.remove(d+1)} onClick=${()=>n({late:o.filter((c,f)=>f!==d)})}>×</button>
            </li>`)}
      </ul>
      <p class="ways">
        <button type="button" onClick=${()=>n(Gn(t,"post"))}>${s.add}</button>
        <button type="button" onClick=${()=>n(Gn(t,"dead"))}>${s.addDead}</button>
      </p>
    </details>`}var vu=["bets/0","bets/1","big_blind","small_blind","bring_in","max_bet"];function ni({table:e,form:{draft:t,set:n,...o},games:s}){let r=p.setup.named,i=a=>{let l=s.find(d=>d.name===a);n(l?Vn(t,l,e.spot.game):{game:null})};return u`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <${V} label=${r.game} value=${t.game?.about.name??""} choose=${i} choices=${[["",r.none],...s.map(({name:a,title:l})=>[a,l])]} />
      </div>
      ${t.game&&u`<${Su} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function Su({table:e,form:t,game:n}){let{draft:o,set:s,faults:r}=t,{about:i,structure:a,kill:l,killer:d}=n,c=p.setup.named,f=w=>s({game:{...n,...w}}),{all:h}=xe(n),m=h.includes("kill"),b=i.opens==="low_card"||i.opens==="high_card"?c.opens[i.opens]:null,_=Math.max(i.most_players,o.seats.length),g=w=>We(w,n)&&u`<${Q} key=${w} form=${t} field=${Ou(w,a)} />`,k=w=>u`
    <${V} label=${c[w]} value=${n[w]} choices=${Object.entries(c.choices[w])} choose=${S=>s({game:si({...n,[w]:S})})} />`;return u`
    ${i.structures.length>1&&u`<${de} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${w=>f({structure:w})}
        choices=${i.structures.map(w=>({to:w,words:p.setup.structures[w]}))} />`}
    <${de} legend=${p.following.format} name="format" chosen=${ut(n)}
      choose=${w=>f({format:w})}
      choices=${Object.entries(p.following.formats).map(([w,S])=>({to:w,words:S}))} />
    ${ut(n)==="cash"&&u`<${xu} table=${e} game=${n} setGame=${f} />`}
    <div class="fields">
      ${vu.map(g)}
      ${h.includes("ante_by")&&k("anteBy")}
      ${g("ante")}
      ${ai(n)&&k("straddler")}
      ${g("straddle")}
      <${V} label=${c.seats} value=${o.seats.length} choose=${w=>s(Cu(o,Number(w)))} choices=${Array.from({length:_-1},(w,S)=>[S+2,S+2])} />
      <${Q} form=${t} field=${Tu} />
      <${Q} form=${t} field=${ct("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&u`<${Q} form=${t} field=${ct("players_left",o)} />`}
      ${m&&k("kill")}
    </div>
    ${b&&u`<${Je} legend=${b} seats=${o.seats} chosen=${o.first} choose=${w=>s({first:w})} />`}
    ${r.has("first")&&u`<p class="fault">${r.get("first")}</p>`}
    ${m&&l!=="none"&&u`
        <${Je} legend=${c.killer} seats=${o.seats} chosen=${d} choose=${w=>f({killer:w})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>f({actsLast:!n.actsLast})}>${c.actsLast}</button></div>`}
    ${i.opens==="blinds"&&u`<${Jt} form=${{...t,set:s,draft:{...o,...Mu(n)}}} />`}
    ${["name","kill","acts_last"].map(w=>r.has(w)&&u`<p class="fault">${r.get(w)}</p>`)}`}function xu({table:{spot:e,rulebooks:t},game:n,setGame:o}){let s=p.setup.named,r=It(e.rulebooks);if(!r)return null;let i=R(t,r.id),a=n.cashBook??r.isDue,l=R(t,e.rulebooks[0]);return u`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${s.cashBook(i)}</button>
    </div>
    <p class="about">${a?s.ruledByCash(i,l):s.ruledByOwn(l)}</p>`}function Ou(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},l)=>({game:a&&Au(a,e,l)}),placeholder:e==="small_blind"?n.half:""}}var Tu={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function Cu({seats:e,button:t,first:n,late:o,game:s},r){let i={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},a=Array.from({length:r},(d,c)=>({...i,...e.find(({seat:f})=>f===c+1),seat:c+1})),l=d=>d!==null&&d<=r?d:null;return{seats:a,posts:null,late:o.filter(({seat:d})=>d<=r),button:l(t)??r,first:l(n),game:s&&{...s,killer:l(s.killer)}}}function Vn(e,t,n){let o=n?.named.name===t.name?n.named:null,s=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,r=o?.posts??[],i=r.find(({type:y})=>y==="straddle"),a=o?.ante?o.ante_by??"each":"none",l=i?i.seat===o?.button?"button":"under_the_gun":"none",d=oi({about:t,anteBy:a},s),[c,f]=o?.bets??[],h=Be({...o,"bets/0":c,"bets/1":f,straddle:i?.amount}),b=Object.keys(d).filter(y=>(h[y]??d[y])!==d[y]),_={about:t,structure:o?.structure??t.structure,amounts:{...d,...Object.fromEntries(b.map(y=>[y,h[y]])),small_blind:h.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,anteBy:a,straddler:l,typed:b,format:o?n?.format??null:null,cashBook:null},g=e.isMidHand?zt(e):{},k=e.button??e.seats[e.seats.length-1].seat,[w,S]=[o?.chip??null,o?.first_to_act??null];return{...g,game:_,button:k,chip:w,street:1,first:S,late:r.filter(Kt)}}function oi({about:e,anteBy:t},n){let s={none:xe({about:e,structure:e.structure}).needs.includes("ante")?n:null,big_blind:n,each:n&&Math.ceil(n/8)};return{"bets/0":n,"bets/1":n&&2*n,big_blind:n,ante:s[t],straddle:n&&2*n,bring_in:n&&Math.ceil(n/4),max_bet:n&&5*n}}function Au(e,t,n){let o=[...e.typed.filter(s=>s!==t),t];return si({...e,typed:o,amounts:{...e.amounts,[t]:n}})}function si(e){let n=Object.entries(oi(e,ri(e))).filter(([o])=>!e.typed.some(s=>s===o));return{...e,amounts:{...e.amounts,...Object.fromEntries(n)}}}var ri=e=>e.amounts[We("big_blind",e)?"big_blind":"bets/0"]??null;function Mu(e){let[t,{small_blind:n,straddle:o=null}]=[ri(e),e.amounts];return{...{min_bet:t,small:n??(t&&Math.floor(t/2)),ante:null,bring_in:null,posts:null},straddle:We("straddle",e)&&e.straddler==="under_the_gun"?o:null}}function ut({about:e,structure:t,kill:n,format:o}){let s=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(s?"cash":"tournament")}function ii({button:e,first:t,chip:n,players_left:o,seats:s,late:r},i){let{about:a,structure:l,amounts:d,kill:c,killer:f,actsLast:h}=i,{all:m}=xe(i),{"bets/0":b,"bets/1":_,straddle:g,...k}=d,w=c!=="none"&&m.includes("kill"),S=Gt({seats:s,button:e}),y=i.straddler==="button"?e:S[S.length===2?1:2],x=We("straddle",i)?[{seat:y,type:"straddle",amount:d.straddle}]:[],A=a.opens==="blinds"?[...r,...x]:[];return Be({name:a.name,structure:l,bets:m.includes("bets")?[b,...l==="fixed_limit"?[_]:[]]:null,...Object.fromEntries(Object.entries(k).filter(([I])=>We(I,i))),ante_by:m.includes("ante_by")&&We("ante",i)?i.anteBy:null,posts:A.length?A:null,kill:w?Be({seat:f,size:c}):null,acts_last:w&&h?f:null,chip:n,players_left:l==="fixed_limit"||l==="spread_limit"?o:null,button:m.includes("button")?e:null,first_to_act:m.includes("bring_in")?t:null,players:s.map(({committed:I,acted:L,folded:B,...P})=>P)})}var ai=e=>e.about.opens==="blinds"&&ut(e)==="cash";function We(e,t){let{all:n}=xe(t);return e==="straddle"?ai(t)&&t.straddler!=="none":e==="ante"&&n.includes("ante_by")?t.anteBy!=="none":e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function li({table:e}){let t=C(null),[n,o]=v(null);return u`
    <button type="button" data-key="s" onClick=${()=>{o(Yr(e.spot,e.position)),t.current?.showModal()}}><${F} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&u`<${Nu} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function Nu({table:e,first:t,close:n}){let[o,s]=v(t),[r,i]=v(null),[a,l]=v(null),[d,c]=v(null),f=C(!1),{game:h,steps:m,...b}=e.spot,_=H("/v1/games")?.games??[],g=m.length?void 0:_.find(({name:E})=>E===h?.named.name),k=(h?.named.players??[]).map(E=>({committed:0,acted:!1,folded:!1,...E}));O(()=>{g&&s(E=>E.game?E:{...E,...Vn(E,g,h),seats:k})},[g]);let w=o.game?ut(o.game):"tournament",S=w==="cash"?It(b.rulebooks):null,y=S&&(o.game?.cashBook??S.isDue),x={...b,rulebooks:y?dn(b.rulebooks,S.id):b.rulebooks};O(()=>{document.querySelector("dialog[open] [aria-invalid=true]")?.focus()},[r]);let A=E=>s({...o,...E}),I=new Map((r?.errors??[]).map(E=>[Kn(o,E.pointer),ue(E)])),L=async()=>{let E=qn(o),Te=o.game&&ii(o,o.game),me=o.chip===d?[]:zn(Te??E,o.chip||1);if(i(me.length?{detail:"",errors:me}:null),me.length)return null;try{return o.game&&Te?await Lt(x,Te,Yo(o.game.about,w)):await N("opening"in E?"/v1/rounds":"/v1/options",{...W(b),...E})}catch(je){if(!(je instanceof M))throw je;return i(je.problem),null}},B=async()=>{let E=await L();E&&s(Fn(E.round))},P=async E=>{if(E.preventDefault(),f.current)return;f.current=!0;let Te=await L();f.current=!1,Te&&(o.game?e.replace(({house:me})=>({...Te,rulebooks:x.rulebooks,house:me})):e.replace(({rulebooks:me,house:je})=>({rulebooks:me,house:je,start:qn(o),steps:[]})),n())},Oe=E=>{c(E),A({chip:E}),i(null)},Pe={draft:o,set:A,standAsItIs:B,faults:I,active:a,activate:l};return u`
    <form class="sheet-form" onSubmit=${P}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&u`<${Iu} draft=${o} trouble=${r} answer=${Oe} />`}
        <${ni} table=${e} form=${Pe} games=${_} />
        ${!o.game&&u`<${Bu} form=${Pe} /><${Wu} form=${Pe} />`}
        <${Fu} form=${Pe} />
      </div>
      <footer>
        <${Lu} form=${Pe} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function Iu({draft:e,trouble:t,answer:n}){let{errors:o=[]}=t,s=o.flatMap(({code:i,params:a})=>i==="page.odd"?Number(a.amount):[]),r=e.chip??1;return u`
    <div class="notice" role="alert">
      ${!s.length&&u`<p>${o.length?p.setup.mend(o.length):t.detail}</p>`}
      <${vt} amounts=${s} chip=${r} yes=${n}><button type="button" onClick=${()=>n(r)}>${p.amount.asTyped}</button><//>
      <ul>${o.map(i=>u`<li>${p.setup.place(Kn(e,i.pointer),e.seats)}${ue(i)}</li>`)}</ul>
    </div>`}function Lu({form:{draft:e,set:t,active:n}}){if(!n)return u`<p class="dim">${p.setup.chooseField}</p>`;let o=X({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return u`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${nn} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var Du=[4,5,2,3];function Bu({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return u`
    <${de} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(zt(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${de} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:ie(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <${V} label=${o.streets} value=${e.streets??""} choose=${r=>t({streets:Number(r)||null})}
          choices=${[["",o.unknown],...Du.map(r=>[r,o.gameOf[r]])]} />
        <${V} label=${o.street} value=${e.street} choose=${r=>t({street:Number(r),derived:ie(e)})}
          choices=${Array.from({length:e.streets??5},(r,i)=>[i+1,p.felt.street(i+1,e.streets??void 0)])} />
      </div>
    </section>`}function Wu({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,l])=>t.min_bet===l&&(!r||t.bring_in!==null||t.small===a);return u`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${Jr.map(a=>u`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(Zr(t,a))}>
              ${$(a[0])} / ${$(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${Pu(t,r).map(a=>u`<${Q} key=${a} form=${e} field=${ct(a,t)} />`)}
        ${ju(t).map(a=>u`<${Q} key=${a} form=${e} field=${ti(a)} />`)}
        ${r&&t.ante!==null&&t.bring_in===null&&u`<${V} label=${s.antePaid} value=${t.anteBy} choices=${Object.entries(s.antePayers)} choose=${a=>n({anteBy:a,posts:null})} />`}
        ${!t.isMidHand&&u`<${V} label=${s.first} value=${t.first??""} choose=${a=>n({first:Number(a)||null})}
            choices=${[["",s.byButton],...Yn(t)]} fault=${o.get("first")} />`}
      </div>
      ${r&&(t.bring_in===null||t.late.length>0)&&u`<${Jt} form=${e} />`}
    </section>`}function Pu({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot_before_round",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,l])=>l).map(([l])=>l)}function ju({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_full_raise_by"]:["current_bet","last_full_raise_by","bet_count","last_full_bet_to"]:[]}var Hu=["acted","folded"];function Fu({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return u`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>u`<${qu} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(Xr(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&u`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function qu({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,l=!o.game||xe(o.game).needs.includes("button"),d=(h,m,b=!1,_=()=>{})=>u`
    <label><input type=${h} name=${h==="radio"?m:void 0} checked=${b} aria-label=${`${p.seat(i)}: ${a[m]}`} onChange=${_} />
      <span aria-hidden="true">${a[m]}</span></label>`,c=h=>s({seats:o.seats.map(m=>m.seat===i?{...m,[h]:!m[h]}:m),derived:ie(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>r.get(`players/${n}${h}`));return u`
    <li>
      <b>${p.seat(i)}</b>
      <${Q} form=${e} field=${Jn("stack",i,n)} />
      ${o.isMidHand&&u`<${Q} form=${e} field=${Jn("committed",i,n)} />`}
      <span class="setup-marks">
        ${l&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&Hu.map(h=>d("checkbox",h,t[h],()=>c(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(ei(o,i))}>×</button>
      ${f.map(h=>h&&u`<p class="fault">${h}</p>`)}
    </li>`}function Uu({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function Ku(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:{...e.spot.dispute,asked:!1}};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function Gu({first:e,rulebooks:t,firstNotice:n}){let[o,s]=Z(Uu,{past:[],spot:e,future:[]}),[r,i]=v(null),[a,l]=v(null),[d,c]=v(n),[f,h]=Z(y=>y+1,0),m=C(""),{spot:b}=o;O(()=>{let y=!1;return ge(b).then(x=>y||l(A=>Ku({...x,spot:b,asked:b},A))),Ut(b).then(x=>{y||(m.current=`#${x}`,nr(x),window.history.replaceState(window.history.state,"",m.current))}),()=>{y=!0}},[b,f]),O(()=>{let y=0,x=async({newURL:A})=>{let I=++y,{spot:L,notice:B}=await En(new URL(A).hash).catch(P=>({spot:null,notice:ui(P).detail}));I===y&&(c(B),L?s({to:L}):window.history.replaceState(null,"",m.current))};return window.addEventListener("hashchange",x),()=>window.removeEventListener("hashchange",x)},[]);let _=a?.asked===b&&!a.problem?a.positions[a.positions.length-1]:void 0,g=!!(o.runs&&_?.next?.type==="street"&&_.next.run_out);O(()=>{g&&s({dealtAfter:b})},[g,b]),O(()=>i(y=>y?.at===a?.positions.length?y:null),[a?.positions.length]),O(()=>i(null),[a?.spot.start]);let k=()=>s({to:J()});if(!a)return null;if(!a.positions.length)return u`<${ci} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${k} />`;let w=a.positions[a.positions.length-1],S={spot:a.spot,positions:a.positions,position:w,problem:a.problem,busy:a.asked!==b||g,newest:b,rulebooks:t,seat:r?.at===a.positions.length?r.seat:w.round.to_act,choose:(y,x=a.positions.length-1)=>i({seat:y,at:x+1}),step:y=>s({step:y,from:a.spot,at:a.positions.length-1}),replace:y=>s({to:y}),amend:y=>s({to:y,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return u`<${zu} table=${S} notice=${d} />`}function zu({table:e,notice:t}){let n=e.newest.dispute,[o,s]=$e("turn","act"),[r,i]=$e("declared",ke),[a,l]=v(!1),[d,c]=$e("reported",null),f=C(null),h=(I,L)=>{let B=e.positions.length-2;f.current=I,L!==null&&e.choose(L,B),e.replace(P=>({...P,steps:P.steps.slice(0,B)}))},m=C(n?.id),b=C(!0);O(()=>{if(b.current){b.current=!1;return}i(f.current??ke),f.current=null,c(null),m.current!==n?.id&&(m.current=n?.id,s("act"),l(!1),window.scrollTo(0,0))},[e.positions.length,n?.id]);let _=C(null),g=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{g&&_.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let k={act:()=>u`<${Qo} table=${e} />`,declare:()=>u`<${Es} table=${e} draft=${r} setDraft=${i} changeLast=${h} />`,incident:()=>u`<${Cs} table=${e} draft=${d} setDraft=${c} />`}[o],w=e.problem&&u`<${ne} trouble=${e.problem} again=${e.retry} />`,S=u`
    <div class=${a?"tools open":"tools"} role="toolbar" aria-label=${p.tools}>
      <button type="button" class="menu" aria-expanded=${a} aria-label=${p.menu} title=${p.menu} onClick=${()=>l(!a)}>⋯</button>
      <button type="button" data-key="n" onClick=${()=>e.replace(Ju)}><${F} of="Plus" />${p.newHand}</button>
      <${li} table=${e} />
      <${Ks} table=${e} />
      <${wr} table=${e} />
      <${Mr} table=${e} />
      <span class="turn-back">
        <${Ir} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${F} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${F} of="Redo" /></button>
      </span>
    </div>`,y=n!==void 0,x=u`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${_}>
      ${!y&&u`<${zr} table=${e} />`}
      <${Fo} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${k()}</>
      ${g&&w}
    </div>`,A=!n||e.spot.dispute!==void 0&&re(e);return u`
    <div class=${y?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${ir} table=${e} />
        <div class="controls">
          <${gs} table=${e} />
          ${!y&&S}
        </div>
        ${!g&&(!n||!e.problem?.errors)&&w}
        ${t&&u`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${dr} table=${e} />
          ${!y&&x}
        </div>
      </div>
      <div class="side">
        ${A?u`<${Gr} table=${e} />`:u`<${vs} table=${e} />`}
        <${Os} table=${e} />
        ${A&&u`<${pr} table=${e} />`}
      </div>
      ${y&&u`<div class="go-on">${n.asked&&u`<details><summary>${p.happened.goOn}</summary>${x}</details>`}${S}</div>`}
    </div>`}function Ju(e){return e.game?{...e,steps:[]}:J({rulebooks:e.rulebooks,house:et(e)})}function ci({trouble:e,again:t,begin:n}){return u`
    <div class="room">
      <${ne} trouble=${e} again=${t} />
      ${n&&u`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function Yu(){let[e,t]=v(null),[n,o]=v(null),[s,r]=Z(i=>i+1,0);return O(()=>{let i=En(location.hash||or()).then(({spot:a,notice:l})=>({first:a??J(),firstNotice:l}));i.then(({first:a})=>ge(a)).catch(()=>{}),Promise.all([te("/v1/rulebooks"),i]).then(([{rulebooks:a},l])=>t({...l,rulebooks:a}),a=>o(ui(a)))},[s]),e?u`<${Gu} ...${e} />`:n&&u`<${ci} trouble=${n} again=${r} />`}function ui(e){if(e instanceof M)return e.problem;throw e}le(u`<${Yu} />`,document.getElementById("table"));
