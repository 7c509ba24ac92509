var Qn=new Intl.NumberFormat(navigator.language);function m(e){return Qn.format(e)}function Yt(e){let t=e.trim().replace(ci,ui),[,n,o="0",s]=/^(\d+)(?:[.,](\d{1,2}))?\s*([km])$/i.exec(t)??[];if(s)return(Number(n)*100+Number(o.padEnd(2,"0")))*(s.toLowerCase()==="k"?10:1e4);if(/[.,]\d{0,2}$/.test(t))return null;let r=t.replace(/[\s.,'’_٬]/g,""),i=/^\d+$/.test(r)?Number(r):null;return Number.isSafeInteger(i)?i:null}var ci=/\p{Nd}/gu;function ui(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var di=new Intl.NumberFormat(navigator.language,{notation:"compact"});function be(e){return e<1e3?Qn.format(e):di.format(e)}var mt,T,po,je,fo,Zn,pi,ft={},ho=[],fi=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ae(e,t){for(var n in t)e[n]=t[n];return e}function $o(e){var t=e.parentNode;t&&t.removeChild(e)}function mo(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?mt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return ut(e,i,o,s,null)}function ut(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++po};return T.vnode!=null&&T.vnode(r),r}function bt(e){return e.children}function dt(e,t){this.props=e,this.context=t}function Te(e,t){if(t==null)return e.__?Te(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Te(e):null}function bo(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return bo(e)}}function Xn(e){(!e.__d&&(e.__d=!0)&&je.push(e)&&!ht.__r++||Zn!==T.debounceRendering)&&((Zn=T.debounceRendering)||fo)(ht)}function ht(){for(var e;ht.__r=je.length;)e=je.sort(function(t,n){return t.__v.__b-n.__v.__b}),je=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=ae({},r)).__v=r.__v+1,Zt(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??Te(r),r.__h),wo(o,r),r.__e!=i&&bo(r)))})}function go(e,t,n,o,s,r,i,a,l,d){var c,f,h,$,b,g,_,k=o&&o.__k||ho,w=k.length;for(n.__k=[],c=0;c<t.length;c++)if(($=n.__k[c]=($=t[c])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?ut(null,$,null,null,$):Array.isArray($)?ut(bt,{children:$},null,null,null):$.__b>0?ut($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=k[c])===null||h&&$.key==h.key&&$.type===h.type)k[c]=void 0;else for(f=0;f<w;f++){if((h=k[f])&&$.key==h.key&&$.type===h.type){k[f]=void 0;break}h=null}Zt(e,$,h=h||ft,s,r,i,a,l,d),b=$.__e,(f=$.ref)&&h.ref!=f&&(_||(_=[]),h.ref&&_.push(h.ref,null,$),_.push(f,$.__c||b,$)),b!=null?(g==null&&(g=b),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=l=_o($,l,e):l=yo(e,$,h,k,b,l),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=l):e.value=""):l&&h.__e==l&&l.parentNode!=e&&(l=Te(h))}for(n.__e=g,c=w;c--;)k[c]!=null&&(typeof n.type=="function"&&k[c].__e!=null&&k[c].__e==n.__d&&(n.__d=Te(o,c+1)),vo(k[c],k[c]));if(_)for(c=0;c<_.length;c++)ko(_[c],_[++c],_[++c])}function _o(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?_o(s,t,n):yo(n,s,s,e.__k,s.__e,t));return t}function yo(e,t,n,o,s,r){var i,a,l;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,l=0;(a=a.nextSibling)&&l<o.length;l+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function eo(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||fi.test(t)?n:n+"px"}function ct(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||eo(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||eo(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?no:to,r):e.removeEventListener(t,r?no:to,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function to(e){this.l[e.type+!1](T.event?T.event(e):e)}function no(e){this.l[e.type+!0](T.event?T.event(e):e)}function Zt(e,t,n,o,s,r,i,a,l){var d,c,f,h,$,b,g,_,k,w,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(l=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(_=t.props,k=(d=y.contextType)&&o[d.__c],w=d?k?k.props.value:d.__:o,n.__c?g=(c=t.__c=n.__c).__=c.__E:("prototype"in y&&y.prototype.render?t.__c=c=new y(_,w):(t.__c=c=new dt(_,w),c.constructor=y,c.render=$i),k&&k.sub(c),c.props=_,c.state||(c.state={}),c.context=w,c.__n=o,f=c.__d=!0,c.__h=[]),c.__s==null&&(c.__s=c.state),y.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=ae({},c.__s)),ae(c.__s,y.getDerivedStateFromProps(_,c.__s))),h=c.props,$=c.state,f)y.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==h&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(_,w),!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(_,c.__s,w)===!1||t.__v===n.__v){c.props=_,c.state=c.__s,t.__v!==n.__v&&(c.__d=!1),c.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),c.__h.length&&i.push(c);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(_,c.__s,w),c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(h,$,b)})}c.context=w,c.props=_,c.state=c.__s,(d=T.__r)&&d(t),c.__d=!1,c.__v=t,c.__P=e,d=c.render(c.props,c.state,c.context),c.state=c.__s,c.getChildContext!=null&&(o=ae(ae({},o),c.getChildContext())),f||c.getSnapshotBeforeUpdate==null||(b=c.getSnapshotBeforeUpdate(h,$)),S=d!=null&&d.type===bt&&d.key==null?d.props.children:d,go(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,l),c.base=t.__e,t.__h=null,c.__h.length&&i.push(c),g&&(c.__E=c.__=null),c.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=hi(n.__e,t,n,o,s,r,i,l);(d=T.diffed)&&d(t)}catch(x){t.__v=null,(l||r!=null)&&(t.__e=a,t.__h=!!l,r[r.indexOf(a)]=null),T.__e(x,t,n)}}function wo(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function hi(e,t,n,o,s,r,i,a){var l,d,c,f=n.props,h=t.props,$=t.type,b=0;if($==="svg"&&(s=!0),r!=null){for(;b<r.length;b++)if((l=r[b])&&(l===e||($?l.localName==$:l.nodeType==3))){e=l,r[b]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),r=null,a=!1}if($===null)f===h||a&&e.data===h||(e.data=h);else{if(r=r&&mt.call(e.childNodes),d=(f=n.props||ft).dangerouslySetInnerHTML,c=h.dangerouslySetInnerHTML,!a){if(r!=null)for(f={},b=0;b<e.attributes.length;b++)f[e.attributes[b].name]=e.attributes[b].value;(c||d)&&(c&&(d&&c.__html==d.__html||c.__html===e.innerHTML)||(e.innerHTML=c&&c.__html||""))}if((function(g,_,k,w,S){var y;for(y in k)y==="children"||y==="key"||y in _||ct(g,y,null,k[y],w);for(y in _)S&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||k[y]===_[y]||ct(g,y,_[y],k[y],w)})(e,h,f,s,a),c)t.__k=[];else if(b=t.props.children,go(e,Array.isArray(b)?b:[b],t,n,o,s&&$!=="foreignObject",r,i,r?r[0]:n.__k&&Te(n,0),a),r!=null)for(b=r.length;b--;)r[b]!=null&&$o(r[b]);a||("value"in h&&(b=h.value)!==void 0&&(b!==e.value||$==="progress"&&!b)&&ct(e,"value",b,f.value,!1),"checked"in h&&(b=h.checked)!==void 0&&b!==e.checked&&ct(e,"checked",b,f.checked,!1))}return e}function ko(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function vo(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||ko(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&vo(o[s],t,typeof e.type!="function");n||e.__e==null||$o(e.__e),e.__e=e.__d=void 0}function $i(e,t,n){return this.constructor(e,n)}function le(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],Zt(t,e=(!o&&n||t).__k=mo(bt,null,[e]),s||ft,ft,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?mt.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),wo(r,e)}mt=ho.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},po=0,dt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ae({},this.state),typeof e=="function"&&(e=e(ae({},n),this.props)),e&&ae(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Xn(this))},dt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Xn(this))},dt.prototype.render=bt,je=[],fo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ht.__r=0,pi=0;var He,q,oo,$t=0,Vt=[],so=T.__b,ro=T.__r,io=T.diffed,ao=T.__c,lo=T.unmount;function gt(e,t){T.__h&&T.__h(q,e,$t||t),$t=0;var n=q.__H||(q.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return $t=1,Z(So,e)}function Z(e,t,n){var o=gt(He++,2);return o.t=e,o.__c||(o.__=[n?n(t):So(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=q),o.__}function O(e,t){var n=gt(He++,3);!T.__s&&Xt(n.__H,t)&&(n.__=e,n.__H=t,q.__H.__h.push(n))}function ce(e,t){var n=gt(He++,4);!T.__s&&Xt(n.__H,t)&&(n.__=e,n.__H=t,q.__h.push(n))}function C(e){return $t=5,_t(function(){return{current:e}},[])}function _t(e,t){var n=gt(He++,7);return Xt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function mi(){Vt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(pt),e.__H.__h.forEach(Qt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),Vt=[]}T.__b=function(e){q=null,so&&so(e)},T.__r=function(e){ro&&ro(e),He=0;var t=(q=e.__c).__H;t&&(t.__h.forEach(pt),t.__h.forEach(Qt),t.__h=[])},T.diffed=function(e){io&&io(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Vt.push(t)!==1&&oo===T.requestAnimationFrame||((oo=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),co&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);co&&(o=requestAnimationFrame(s))})(mi)),q=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(pt),n.__h=n.__h.filter(function(o){return!o.__||Qt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),ao&&ao(e,t)},T.unmount=function(e){lo&&lo(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(pt)}catch(n){T.__e(n,t.__v)}};var co=typeof requestAnimationFrame=="function";function pt(e){var t=q;typeof e.__c=="function"&&e.__c(),q=t}function Qt(e){var t=q;e.__c=e.__(),q=t}function Xt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function So(e,t){return typeof t=="function"?t(e):t}var xo=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,xo(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},uo=new Map,u=function(e){var t=uo.get(this);return t||(t=new Map,uo.set(this,t)),(t=xo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],d=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):r===3&&(h||i)?(l.push(3,h,i),r=2):r===2&&i==="..."&&h?l.push(4,h,0):r===2&&i&&!h?l.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(l.push(r,0,i,s),r=6),h&&(l.push(r,h,0,s),r=6)),i=""},c=0;c<n.length;c++){c&&(r===1&&d(),d(c));for(var f=0;f<n[c].length;f++)o=n[c][f],r===1?o==="<"?(d(),l=[l],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[c][f+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return d(),l})(e)),t),arguments,[])).length>1?t:t[0]}.bind(mo);var yt={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},en={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},Fe=({all_in:e})=>e?", all-in":"",Oo=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function To({type:e,seat:t,to:n,add:o,all_in:s}){let r=o!==n&&o>0?`, ${m(o)} more`:"",i={fold:"folds",check:"checks",call:`calls ${m(n)}`,bet:`bets ${m(n)}`,raise:`raises to ${m(n)}`,complete:`completes to ${m(n)}`,bring_in:`brings in for ${m(n)}`}[e]??e;return`Seat ${t} ${i}${r}${Fe({all_in:s})}.`}var tn=e=>e.replace(/^./,t=>t.toUpperCase()),bi=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"The answer is not from this service. Something between the service and this page answers instead. Try again.",offline:{away:"The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",old:"There is a newer version of this page. The table stays as it is.",load:"Load it",install:"Install",about:"The page then opens without a network too.",insecure:"To install this page or open it without a network, load it by HTTPS."},device:{fetch:"Rule without a network",size:e=>`Fetches ${e} MB once. After that, this page also rules new spots when the service does not answer.`,fetching:(e,t)=>`Fetching file ${e} of ${t}\u2026`,failed:"The engine was not fetched. Connect to the service and try again.",kept:e=>`This page rules without a network, by Floorman ${e}.`,rules:e=>`The service does not answer. Ruled on this device by Floorman ${e}.`},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service needs a key. The operator of the service can give you one.",wrong:"The service does not know this key, or the key does not allow this. Try another.",label:"Key",use:"Use this key",kept:"The key stays on this page only, and is deleted when you close the page."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${m(e)} to ${m(t)}.`:`This must be at least ${m(e)}.`,"round.max_bet_needed":()=>"Enter the largest bet or raise allowed.","round.current_bet_needed":({committed:e})=>`Enter the bet to call. The most in front of a player is ${m(e)}, but a short blind may count for more.`,"round.last_full_raise_by_needed":({current_bet:e})=>`Enter the size of the last raise. A bet of ${m(e)} can come about in several ways.`,"round.last_full_bet_to_needed":({current_bet:e})=>`Enter the last full bet. That is ${m(e)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,"round.bet_count_needed":({last_full_bet_to:e})=>`Enter the number of bets and raises. A bet of ${m(e)} can come about in several ways.`,"round.pot_before_round_needed":()=>"Enter the pot. In pot-limit the largest raise depends on it.","round.street_needed":()=>"Choose the street.","round.streets_needed":()=>"Choose the kind of game. The cap on raises depends on it.","round.players_left_needed":()=>"Enter how many players are left in the event. With two, there is no cap on raises.","round.pot_credit_needed":()=>"Set up the hand from its blinds and act up to here. The chips alone do not show the pot.","round.capped_needed":({bet_count:e})=>`Set up the hand from the start of the street and act up to here. The cap after ${e} bets and raises depends on who was in at the last one.`,"round.began_heads_up_needed":()=>"Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.","round.out_of_turn_impossible":({seat:e})=>`The action of seat ${e} out of turn is impossible. The chips of the seat do not fit it.`,"declaration.size_not_to_come":()=>"If an amount is said or chips are in, the size is not still to come.","declaration.question_of_words":()=>"A question has words only. Remove the chips, the gesture and the raise not noticed.","declaration.told_or_unaware":()=>"Choose one: the player was told something wrong, or had not noticed the raise.","next_street.first_to_act_needed":()=>"Choose who is first to act. No button is set.","house_rules.contradictory":()=>"Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.","opening.first_to_act_needed":()=>"Choose who is first to act, or who has the button.","opening.first_by_cards":()=>"Choose who is first to act. In stud the cards decide.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${m(e)}.`,"page.odd":({amount:e,chip:t})=>`${m(e)} cannot be paid in chips of ${m(t)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Enter what the others did since. At least one must have acted."},link:{damaged:"That link is damaged, and was not opened.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",menu:"Menu",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Mistake found later",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Mistake found later"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute found. Try other words, or play the hand on the felt.",all:e=>`All ${e}`,fewer:"Fewer",elsewhere:(e,t)=>`${[e&&`${e} ${e===1?"clause":"clauses"}`,t&&`${t} ${t===1?"case":"cases"}`].filter(Boolean).join(" and ")} with these words`,another:"Another dispute",needed:"This is needed.",ifAny:"if any",example:e=>`e.g. ${m(e)}`,goOn:"Go on from here",says:e=>`${e} says`},members:{actual_pot:"the pot as it really was",quoted_pot:"the pot as it was counted",told_to:"the amount told",faced:"the bet faced",waited:"the seconds waited",acted_since:"what others did since",current_bet:"the bet to call",min_bet:"the smallest bet",max_bet:"the largest bet",pot_before_round:"the pot",last_full_raise_by:"the last raise",to_act:"the seat to act",players_left:"the players left in the event"},answer:{noRaise:e=>`No raise. ${tn(e.join(", or "))}.`,callMore:({add:e,all_in:t})=>`call ${m(e)} more${Fe({all_in:t})}`,may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,released:({type:e,to:t})=>t&&e!=="check"?[`The ${m(t)} out of turn is not binding.`,`The ${m(t)} comes back.`]:["The action out of turn is not binding."],fold:"fold",check:"check",bringIn:e=>`bring in for ${m(e)}`,call:({to:e,add:t,all_in:n})=>`call ${m(e)}${t===e?"":` (${m(t)} more)`}${Fe({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map(m).join(" or ")}`:t===n?`${s} ${m(t)}`:`${s} ${m(t)} or more`},posted:(e,t,n)=>`Seat ${e} posts ${m(t)} as the blind and ${m(n)} as the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${m(e)}`,pots:e=>`Pots ${m(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${m(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${m(e)}`,withBets:e=>`with the bets ${m(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?tn(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${m(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${m(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",odd:(e,t)=>`${m(e)} cannot be paid in chips of ${m(t)}. Is a smaller chip in play?`,smaller:e=>`Yes, chips of ${m(e)}`,asTyped:"No, keep what is typed",less:e=>`Take off ${m(e)}`},act:{floorFirst:"The floor must choose first. The choices are with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,foldTo:e=>`All fold to seat ${e}`,after:(e,t)=>`Then ${m(e)} in the pot, ${m(t)} behind`,another:"If another seat acted, choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${m(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${m(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${m(t)}`,complete:`Complete to ${m(t)}`})[e]??`Raise to ${m(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:e=>({bet:"Bet:",complete:"Complete to:"})[e]??"Raise to:",why:e=>e?"(all-in)":"(limit)",below:e=>`Below the minimum of ${m(e)}. Propose it to see the ruling.`,above:e=>`Above the maximum of ${m(e)}. Propose it to see the ruling.`,between:(e,t)=>`Neither ${m(e)} nor ${m(t)}. Propose it to see the ruling.`,ifNot:"If not, propose the amount to see the ruling.",proposeAnyway:"Propose a raise anyway",barred:e=>({stack:"No raise: no chips are left beyond the call.",no_opponent:"No raise: nobody else has chips to call it.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting is not reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${m(e.amount)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set. Choose the first to act.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?bi(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${m(t)}${n?`${o?" to":" or"} ${m(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"The floor decides about odd chips. Here they go one by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",format:"Kind of event",formats:{tournament:"Tournament",cash:"Cash game"},method:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseMethod:"The rulebook lets the house choose how the button moves:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",anteBy:"Who antes",straddler:"Who straddles",choices:{kill:{none:"No kill",full:"Kill",half:"Half kill"},anteBy:{none:"Nobody",big_blind:"The big blind",each:"Everybody"},straddler:{none:"Nobody",under_the_gun:"Under the gun",button:"The button"}},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games. ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} stays in force, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",small_blind:"Small blind",min_bet:"Big blind",big_blind:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot_before_round:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_full_raise_by:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet_to:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",addDead:"Add a dead small blind",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",antePayers:{all:"Everybody",big_blind:"The big blind"},first:"First to act",byButton:"By the button",seats:"Seats and stacks",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",differ:(e,t)=>t?e?`${e} of ${t} ${t===1?"book":"books"} ${e===1?"differs":"differ"}`:`${t===1?"The other book rules":`All ${t} books rule`} alike`:"Compare with other books",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`Choose what this house does differently. All else follows ${e}.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:Object.fromEntries(Object.entries(yt).map(([e,t])=>[e,tn(t)])),said:yt,anAmount:"Only an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${m(e)} in all`,onTop:e=>`${m(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"The amount is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"By",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${m(e)}`,takeAway:e=>`Take the ${m(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${m(e)} already in front`,priorMoved:"Were some of these chips taken back first?",moved:{none:"No, all stayed",part:"Yes, some",all:"Yes, all"},priorChips:"Chips still in front",lies:e=>`A ${m(e)} chip is still there`,knew:"Misinformed or unaware",inQuestion:"In a question or conversation",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told a wrong amount to call",nobodySince:"Nobody has acted since",nothingYet:"Choose the words said or the chips put in.",ask:"What stands?",clear:"Clear",again:"Change the last declaration",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${m(s[0])} chip`:s.map(m).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map(m).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map(m).join(" + ")}.`,inQuestion:"It was said in a question or conversation.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told wrongly that the call is ${m(t)}.`,told:(e,t)=>`Seat ${e} had been told wrongly ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"that a raise is not allowed"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (the amount is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map(m).join(" or ")??(n!==void 0?`${m(n)} more`:t!==void 0?m(t):"");return e?s?`${yt[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:yt[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose",clock_called:"The clock is called",time_expired:"A player's time has run out"},about:{skipped:"It is this seat's turn, but others have acted. Enter what they did, unless the felt shows it.",amount_unknown:"The player said bet or raise without a size. The size was named only after others acted.",misinformed:"The player put in the amount that was announced as the bet. The bet is higher.",undercalls:"The seat to act and others behind put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"A player bet the largest amount the pot allows, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor rules that it was on purpose.",clock_called:"The player takes long, and must act in a set time.",time_expired:"The clock, or the time bank, is over, and the player has not acted."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?",clock_called:"Who takes long?",time_expired:"Whose time is over?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"The amount put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_to:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as counted",actual_pot:()=>"The real pot",waited:()=>"Seconds since the player's turn began"},ticks:{street_over:"The next card has been dealt, or the showdown has begun",tied:"The player acted exactly as the time ran out"},calledBy:"Called by",theFloor:"The floor",more:"More details",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:en,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${en[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${m(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${en[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street. There is nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed. ${e}.`,nothing:e=>`${e}.`,stands:e=>({bet:`The bet stands: ${m(e.to)}${Fe(e)}.`,raise:`The raise stands: to ${m(e.to)}${Fe(e)}.`})[e.type]??To(e),isOnly:e=>To(e)},settled:e=>`Fixed whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${Oo(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",basis:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t)=>t===1?`Another rulebook rules ${e?"otherwise":"alike"}`:e===t?`${t===2?"Both":`All ${t}`} other rulebooks rule otherwise`:e?`${e} of ${t} other rulebooks ${e===1?"rules":"rule"} otherwise`:"All other rulebooks rule alike",ofRound:"Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",likeness:{apart:"otherwise",later:"alike now, but not in later rulings",alike:"alike"},makeRuling:"Make this the ruling book",allDifferences:"All differences between these two"},card:{open:"Show the ruling",show:"Show",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"The link could not be sent. Copy it from the address bar.",bet:e=>`The bet: ${m(e)}`,early:e=>`${m(e)}, out of turn`,pushed:e=>e.map(m).join(", then "),then:"then"},argue:{string:(e,t)=>`Only the first motion counts: ${m(e)} stays, ${m(t)} goes back.`,overchip:(e,t,n)=>`One silent chip of ${m(e)} against ${m(t)} is a call: ${m(n)} comes back.`,undercall:(e,t)=>`${m(e)} of ${m(t)} is in: ${m(t-e)} more is owed.`,least:(e,t)=>`Over ${m(t)}, the smallest raise is ${m(e-t)} more: to ${m(e)}.`,told:(e,t)=>`The player was told ${m(e)}, but the bet is ${m(t)}: the whole bet is owed.`,pot:(e,t,n)=>`The pot was ${m(t)}, not ${m(e)}: the bet becomes ${m(n)} for everybody in it.`,half:(e,t,n)=>`${m(e)} more is ${n?"at least":"less than"} half of a full raise of ${m(t)}: ${n?"a raise":"a call"}.`,capped:e=>`A bet and ${m(e-1)} raises are the cap: no more raises.`,call:(e,t)=>e>t?`\u201CCall\u201D binds to ${m(t)}: ${m(e-t)} comes back.`:`\u201CCall\u201D binds to ${m(t)}.`,reopened:(e,t,n)=>`${m(e)} more to call, and ${m(t)} reopens the betting: ${n?"raise allowed":"no raise"}.`,pots:e=>`Each pot takes the same from each seat in it: ${e===1?"one pot":`${e} pots`}.`,posted:(e,t,n)=>`Of ${m(e)}, ${m(t)} is the blind and ${m(n)} is left for the ante.`,seat:(e,t,n,o)=>`Seat ${e} ${t?`faces ${m(t)}`:"has nothing to call"}${n?`, a raise is to ${m(n)}`:""}: ${o?"open":"closed"}`},sums:{adds:(e,t)=>`${e.map(m).join(" + ")} = ${m(t)}`,enough:(e,t,n)=>t?`${e}: ${m(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${m(e)} of ${m(t)}`,half:(e,t,n,o,s)=>`${m(e)} \u2212 ${m(t)} = ${m(n)}: ${s?"half":"less than half"} of ${m(o)}${s?" or more":""}`,change:(e,t,n)=>`${m(e)} \u2212 ${m(t)} = ${m(n)} back`,string:(e,t)=>`${m(e)} counts, ${m(t)} goes back`,tiny:(e,t,n,o)=>`${m(t)} \xD7 ${m(e)} = ${m(n)}, less than ${m(o)}`,pots:(e,t,n)=>`${m(e)} + ${m(t)} = ${m(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${m(t)}${n?` + ${m(n)}`:""} = ${m(o)}`,counted:(e,t)=>e>t?`${m(e)} \u2212 ${m(t)} = ${m(e-t)} too much`:`${m(t)} \u2212 ${m(e)} = ${m(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${m(e)} found`:"Nothing found. Try fewer or other words.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${m(n)} to ${Oo(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${m(e)}`,everybodyAntes:e=>`Everybody antes ${m(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${m(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${m(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${m(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${m(o)}`,bet:`bets ${m(n)}`,raise:`raises to ${m(n)}`,complete:`completes to ${m(n)}`,bring_in:`brings it in for ${m(n)}`,all_in:`is all-in for ${m(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${m(n)}`:o!==void 0?`by ${m(o)}`:s!==void 0?`with ${m(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_to:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a,called_by:l,waited:d,tied:c})=>({skipped:`Seat ${t} was skipped`,amount_unknown:`Seat ${t} names the size, ${m(n)}, only after others have acted`,hidden_chip:`${m(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${m(s)}`:""}`,misinformed:`Seat ${t} was told wrongly that the bet is ${m(o)}, and put that in`,wrong_pot_count:`The dealer counted ${m(r)}${i===void 0?"":` for ${m(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${m(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${m(n)}`,wrong_bring_in:`Another seat brought it in instead of seat ${t}`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`,clock_called:`${l===void 0?"The floor":`Seat ${l}`} calls the clock on seat ${t}${d===void 0?"":`, whose turn it has been for ${d} seconds`}`,time_expired:c?`Seat ${t} acts exactly as the time runs out`:`The time of seat ${t} runs out`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${m(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${m(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${m(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"The file contains no hand.",tooMany:e=>`The limit is ${m(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`The limit is ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of the file is longer than ${e} MB, which is too long for a hand.`,tooDeep:"A part of the file is nested deeper than any hand.",unread:"The file could not be read.",reading:"Reading\u2026",pasted:e=>`The pasted text has ${m(e)} characters, too many for the field. The whole text is judged.`,judged:(e,t)=>e<t?`${m(e)} of ${m(t)} hands judged`:t===1?"One hand judged":`All ${m(t)} hands judged`,show:"Show only",number:m,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",floor:"For the floor",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,legalWith:"Legal with the house rule",bySite:"Judged with the site's own house rule",scale:e=>`Amounts are whole numbers: ${m(e)} here are 1 in the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"The link contains everything: this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",hand:"Hand"},about:{curl:()=>"The last request, as sent.",typescript:()=>"The last request with fetch, for browsers and Node.js.",python:()=>"The last request to the library, without a server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,hand:()=>"The hand so far in Floorman\u2019s own JSON, with unknown cards. \u201Cfloorman convert\u201D writes it as PHH or Open Hand History."},cannot:{case:"There is no case: nobody is to act, and there is no ruling.",hand:"This is not a hand: a hand has only plain actions after the posts."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"The text is selected. Copy it with the keyboard or the menu.",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"from the table"},seen:{restated:"not read by us yet",unseen:"text not seen by us"},slip:{none:"There is no ruling yet. Somebody must act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${m(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var se=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function X({chip:e=1,min_bet:t}){let n=se.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function qe({value:e,onChange:t,step:n,...o}){let[s,r]=v(null),i=f=>{r(f.target.value),t(Yt(f.target.value))},a=f=>{let h={ArrowUp:n,ArrowDown:-n}[f.key];h&&(f.preventDefault(),r(null),t(Math.max(0,(e??0)+h)))},l=s!==null&&Yt(s)===e,d=l&&e===null&&s.trim()!=="",c=l?s:e===null?"":m(e);return u`
    <input inputmode="numeric" autocomplete="off" value=${c} onInput=${i} onKeyDown=${a} onBlur=${()=>d||r(null)} ...${o} aria-invalid=${d||o["aria-invalid"]?"true":null} />`}function nn({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return u`
    ${e.map(r=>u`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${m(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${be(r)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${be(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function wt({amounts:e,chip:t=1,yes:n,then:o="",children:s}){if(!e.length)return null;let r=se.findLast(i=>[t,...e].every(a=>a%i===0))??1;return u`
    <div class="choice">
      <p>${p.amount.odd(e[0],t)}</p>
      <button type="button" onClick=${()=>n(r)}>${p.amount.smaller(r)}${o}</button>${s}
    </div>`}function z({label:e,value:t,onChange:n,chips:o,...s}){return u`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${qe} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${s} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${nn} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var gi="floorman engine ",St=JSON.parse(document.getElementById("table")?.dataset.engine??"null"),vt=St?.files??[],on=St?.version??"",Co=((St?.bytes??0)/1e6).toFixed(1),xt=St!==null&&window.isSecureContext&&"serviceWorker"in navigator,Ue=!1,kt;function Ce(){return Ue}async function sn(){return Ue=(await Promise.all(vt.map(t=>caches.match(t,{ignoreVary:!0})))).every(Boolean),Ue}var Ao=xt?sn().catch(()=>!1):Promise.resolve(!1);async function Mo(){return!xt||await sn()?Ue:(await caches.keys()).some(e=>e.startsWith(gi))?await rn(()=>{}).catch(()=>!1):!1}async function rn(e){let{serviceWorker:t}=navigator;await t.ready,t.controller||await new Promise(n=>t.oncontrollerchange=n);for(let[n,o]of vt.entries())e(n+1,vt.length),await(await fetch(o)).arrayBuffer();if(!await sn())throw new Error("The browser stores no engine.");return!0}function Ke(){if(!Ue)throw new Error("The engine is not on this device.");let e=new URL(vt.find(t=>t.endsWith("/worker_client.js")),location.href);return kt??=import(e.href).then(({load:t})=>t()),kt.catch(()=>kt=void 0),kt}var _i=1250,yi=3e4,Eo=5e3,wi=6e4,ki=5,vi=[[/^\/v1\/(rounds|next-street|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulebooks$/,"rulebooks"],[/^\/v1\/rulebooks\/[^/]+$/,"clauses"],[/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/tests$/,"tests"]],ee=new Map,Ge="",an=0,Ot="ruled-here",M=class extends Error{constructor(t){super(t.detail),this.problem=t}},Ae=class extends M{};function Io(e){Ge=e.trim(),ee.clear()}function Tt(){return Ge!==""}function N(e,t){return Lo(e,JSON.stringify(t))}function te(e){return Lo(e,void 0)}function Lo(e,t){let n=`${e} ${t??""}`,o=ee.get(n)??Bo(e,t);return ee.delete(n),ee.set(n,o),o.catch(()=>ee.get(n)===o&&ee.delete(n)),ee.size>_i&&ee.delete(ee.keys().next().value),o}function Ct(e){if(!Tt()){an=0;for(let t of[...ee.keys()].slice(-e)){let n=t.indexOf(" ");Bo(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}}async function*Do(e,t,n,o){let s=await Wo(e,t,"application/x-ndjson",o).catch(l=>{if(!Ce())throw l});if(!s){yield*Si(e,t);return}if(!s.ok||!s.body)throw new M(await Po(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:l,value:d}=await r.read().catch(()=>{throw new M({detail:p.nobodyAnswers})}),c=(i+(d??"")).split(`
`);i=c.pop()??"";for(let f of c){let h=xi(f);a+=1,yield h.problem?{...h,problem:At(h.problem,0)}:h}if(l)break}if(a<n)throw new M({detail:p.nobodyAnswers})}async function*Si(e,t){let n=JSON.stringify(Object.fromEntries(new URL(e,location.href).searchParams)),{handReply:o}=await Ke();window.dispatchEvent(new Event(Ot));for(let[s,r]of(await t.text()).trimEnd().split(`
`).entries()){let i=await o(s+1,r,n);yield i.problem?{...i,problem:At(i.problem,0)}:i}}function xi(e){let t=Oi(e);if(!t?.answer&&!t?.problem)throw new M({detail:p.notOurs});return t}function Oi(e){try{return JSON.parse(e)}catch{return null}}async function Bo(e,t){if(await Ao,!Ce())return await Ro(e,t,yi);let n=Date.now()<an&&await No(e,t);if(n)return n;let o=Date.now();try{return await Ro(e,t,Eo)}catch(s){if(!(s instanceof Ae))throw s;Date.now()-o>=Eo&&(an=Date.now()+wi);let r=await No(e,t);if(!r)throw s;return r}}async function Ro(e,t,n){let o=await Wo(e,t,"application/json",AbortSignal.timeout(n));if(!o.ok){let r=await Po(o);throw new(o.status>=500||!r.status?Ae:M)(r)}let s=await o.json().catch(()=>null);if(!Ti(e,s))throw new Ae({detail:p.notOurs});return s}async function No(e,t){let n=await Ke().then(({ask:s})=>s(e,t)).catch(()=>null);if(!n||n.status!==200&&t===void 0)return null;let o=JSON.parse(n.body);if(o.errors?.some(({code:s})=>s==="rulebook.unknown"))return null;if(window.dispatchEvent(new Event(Ot)),n.status!==200)throw new M(At(o,0));return o}function Ti(e,t){let[n]=e.split("?"),[,o]=vi.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Wo(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),Ge&&(s.Authorization=`Bearer ${Ge}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new Ae({detail:p.nobodyAnswers})}}async function Po(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?At(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function At(e,t){if(e.status===401)return{...e,detail:Ge?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(ue)??[];return{...e,detail:n.slice(0,ki).join(" ")||Mt(e.detail)}}function ue({code:e,message:t,params:n}){return p.faults[e]?.(n)??Mt(t)}var Ci=/`([^`]*)`|\b[a-z]+(?:_[a-z]+)+\b/g;function Mt(e){return e.replace(Ci,(t,n)=>{let o=(n??t).split("/").pop();return p.members[o]??o.replace(/_/g," ")})}var Ai=60;async function ge(e){if("opening"in e.start)for(let r of e.rulebooks.slice(1))Ho({...e,rulebooks:[r]}).catch(()=>{});let{positions:t,problem:n}=await jo(e,e.steps),o=t.findLastIndex(({decision:r})=>r),s=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));try{for(let r of new Set([o,s]))r>=0&&(t[r].others=await Mi(e,t,r))}catch(r){if(!(r instanceof M))throw r;return{positions:t,problem:n??r.problem}}return{positions:t,problem:n}}async function Mi(e,t,n){let[,...o]=e.rulebooks,i=("opening"in e.start&&n<=Ai?await Promise.all(o.map(l=>Ei(e,t,n,l))):[]).flatMap(l=>l??[]),a=o.filter(l=>!i.some(d=>d.rulebook===l));return i.push(...await ln(a,t[n])),o.flatMap(l=>i.filter(d=>d.rulebook===l))}async function Ei(e,t,n,o){let{positions:s}=await jo({...e,rulebooks:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:l,asked:d}=s[n]??{};return!d||t[n].decision&&!r?null:{rulebook:o,decision:r??void 0,stands:{round:i,options:a,next:l},asked:d}}async function ln(e,{decision:t,asked:n}){if(!t||!e.length)return[];let{items:o}=await N("/v1/decisions/batch",{items:e.map(s=>({...n.body,rulebook:s}))});return e.map((s,r)=>({rulebook:s,decision:o[r].answer,problem:o[r].problem}))}async function jo(e,t,n){let o=[];try{o.push(await Ho(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(cn(i,r)):o.push("choice"in r?Ni(i,r,n?.[s]):await Ri(e,i,r))}}catch(s){if(!(s instanceof M))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function W({rulebooks:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{rulebook:e,house_rules:o}:{rulebook:e}}async function Ho(e){let t=W(e);if("opening"in e.start){let s={path:"/v1/rounds",body:{...t,opening:e.start.opening}},r=await N(s.path,s.body);return{...Me,asked:s,round:r.round,options:r.options,next:r.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await N(n.path,n.body);return{...Me,asked:n,round:e.start.round,options:o.options}}var Me={step:null,options:null,next:null,decision:null,others:[]};async function Ri(e,t,n){if("street"in n){let r={path:"/v1/next-street",body:{...W(e),round:t.round,...n.street}},i=await N(r.path,r.body);return{...Me,step:n,asked:r,round:i.round,options:i.options,next:i.next}}let o={path:"/v1/decisions",body:{...W(e),round:t.round,...n}},s=await N(o.path,o.body);return{...Me,step:n,asked:o,round:s.round,options:s.options,next:s.next,decision:s}}function Ni(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new M({detail:p.noSuchChoice});let{round:i,next:a,options:l}=r;return{...Me,step:t,asked:e.asked,round:i,options:l,next:a}}function cn(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:c},f)=>Ii(c,t.won[f]));if(!r||!a)throw new M({detail:p.noSuchPot});let l=i?[new Map([[i.seat,i.amount]])]:[];for(let[c,{amount:f}]of r.entries())l.push(Li(f,t.won[c],n));let d=n.players.map(c=>({...c,stack:l.reduce((f,h)=>f+(h.get(c.seat)??0),c.stack),committed:0}));return{...Me,step:t,asked:s,round:{...n,pot_before_round:0,pots_before_round:void 0,to_act:null,players:d}}}function Ii(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function Li(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:f})=>f),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(f=>f>o),l=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/l.length/s)*s,c=e-d*l.length;return new Map(l.map((f,h)=>[f,d+Math.max(0,Math.min(s,c-h*s))]))}function Fo({label:e,names:t,chosen:n,choose:o,children:s}){let r=C(null),i=Object.keys(t);return u`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${l=>{let d=i.indexOf(n),c={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(l.key in c))return;l.preventDefault();let f=(c[l.key]+i.length)%i.length;o(i[f]),r.current?.children[f]?.focus()}}>
      ${i.map((l,d)=>u`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${l}`} aria-controls="tab-panel" aria-selected=${l===n} tabindex=${l===n?0:-1}
            onClick=${()=>o(l)}>${t[l]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function ze({legend:e,seats:t,chosen:n,choose:o}){return u`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:s})=>u`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function Et({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return u`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>u`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&u` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function ne({trouble:e,again:t}){return e.status===401?u`<${Di} text=${e.detail} again=${t} />`:u`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Di({text:e,again:t}){let[n,o]=v("");return u`
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
    </fieldset>`}var qo=6,Bi=2e4,Je=JSON.parse(document.getElementById("table")?.dataset.plays??""),un={rulebooks:dn([Je.cash[0]],Je.tournament[0]),house:{}};function Uo(e){return J({rulebooks:[e,...un.rulebooks.slice(1).filter(t=>t!==e)],house:{}})}function Rt([e]){let[t]=e.split("@");return Je.cash.includes(t)||!Je.tournament.includes(t)?null:{id:Je.cash[0],isDue:e===un.rulebooks[0]}}function dn(e,t){return[t,...e.filter(n=>n!==t)]}function J({rulebooks:e,house:t}=un){return{rulebooks:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:qo,min_bet:200,chip:25,players:Array.from({length:qo},(n,o)=>({seat:o+1,stack:Bi})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function Ko({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:l,button:d,players:c,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),$=h("ante"),b=n?.named.kill,g=h("small_blind"),_=b?g:[...g.slice(0,1),...h("big_blind").slice(0,1)],[k,w]=b||g.length?_:[void 0,..._];return w?{format:n?.format??"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...l?{players_left:l}:{},seats:c.map(({seat:S})=>S).sort((S,y)=>S-y),big_blind:b?w.amount:i,small_blind:k?.amount??0,...$.length?{ante:$[0].amount,ante_by:$.length>1?"each":"big_blind"}:{},last:{button:d,...k?{small_blind_seat:k.seat}:{},big_blind_seat:w.seat}}:null}function Go(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,format:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:l})=>({seat:a,stack:l})),won_by:o}}async function zo({rulebooks:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let l={...r,last:a};if(!n)return{rulebooks:e,house:t,start:{opening:i},steps:[],between:l};let{posts:d,button:c,first_to_act:f,dead_small_blind:h}=i,{kill:$,acts_last:b,...g}=n.named,_={...g,players:i.players,posts:d,button:c,first_to_act:f,dead_small_blind:h};return{...await Nt({rulebooks:e,house:t},_,n),between:l}}function Jo({rulebooks:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,l=o.players.filter(({stack:c})=>c>0).map(c=>({seat:c.seat,stack:c.stack}));return Nt({rulebooks:e,house:t},{...a,players:l,...r===void 0?{button:s}:{first_to_act:s}},n)}async function Nt({rulebooks:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a,format:l}){let d=await N("/v1/rounds",{...W({rulebooks:e,house:t}),game:n}),c={named:n,house:d.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a,format:l};return{rulebooks:e,house:t,start:{opening:d.opening},steps:[],game:c}}function Yo({streets:e,title:t,opens:n,later:o,open_pair:s},r){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:s,format:r}}function Vo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return u`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&u`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>u`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&u`<${Wi} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&u`<${It} table=${e} end=${Fi(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?u`<${Hi} key=${e.position} table=${e} pots=${t.pots} />`:u`<${It} table=${e} end=${null} />`)}
      ${o&&t.run_out&&u`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&u`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function Wi({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=v(t.first_to_act),l=p.following,d=!t.run_out&&i===null,{game:c}=e.spot,f=!t.run_out&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),h=k=>e.step({street:{...k.min_bet!==o?{min_bet:k.min_bet}:{},...k.max_bet!==void 0&&k.max_bet!==s?{max_bet:k.max_bet}:{},...k.big_bet!==void 0?{big_bet:k.big_bet}:{},...k.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),$=l.deal(n.street,n.streets,c?.streets),b=!t.run_out&&n.street_bets&&c?.open_pair===(n.street??0)+1,g=r==="fixed_limit"?[o,o*2]:[o],_=n.players.filter(({folded:k,stack:w})=>!k&&w>0);return u`
    ${!t.run_out&&t.first_to_act===null&&u`<${ze} legend=${l.firstBy(c?.later)} seats=${_} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(f?g:[o]).map(k=>u`
          <button type="button" class=${f&&g.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:k})}>
            ${f?l.dealWith($,k,r==="spread_limit"?s:void 0):$}</button>`)}
      ${b&&u`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${l.openPair($)}</button>`}
    </div>
    ${f&&u`<${Pi} round=${n} name=${$} isHeld=${d} deal=${h} />`}`}function Pi({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=v(e.min_bet),[l,d]=v(r?e.max_bet??null:null),c=X(e),f=i&&{min_bet:i,...l?{[r?"max_bet":"big_bet"]:l}:{}};return u`
    <details>
      <summary>${s.otherBets}</summary>
      <${z} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${c} />
      <${z} label=${r?s.most:s.larger} value=${l} onChange=${d} chips=${c} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?s.dealWith(t,i,l??void 0,r):t}</button>
    </details>`}var ji=["tournament","cash"];function Hi({table:e,pots:t}){let n=p.following,[o,s]=v(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((l,d)=>d!==i?l:l.includes(a)?l.filter(c=>c!==a):[...l,a]));return u`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},l)=>u`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(l,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>u`<button type="button" aria-pressed=${o[l].includes(d)} onClick=${()=>r(l,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&u`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function It({table:e,end:t}){let n=p.following,o=t&&Ko(e.spot),[s,r]=v(o?.format??"tournament"),[i,a]=v([]),[l,d]=v(null),c=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&Go(o,s,t.round,f),{game:$}=e.spot,b=async y=>{d(null);try{await y()}catch(x){if(!(x instanceof M))throw x;d(x.problem)}},g=async y=>{h&&e.replace(await zo(e.spot,h,y))},_=y=>b(()=>g(y)),k=()=>b(async()=>{let y=await N("/v1/next-hand",{...W(e.spot),table:h});y.deal?await g(y.deal):a(y.alternatives)}),w=y=>b(async()=>{t&&$&&e.replace(await Jo(e.spot,$,t.round,y))}),S=y=>{r(y),a([])};return u`
    ${h&&c.length>1&&u`
        <${de} legend=${n.format} name="format" chosen=${s} choose=${S} choices=${ji.map(y=>({to:y,words:n.formats[y]}))} />
        ${i.length>0&&u`<p>${n.chooseMethod}</p>`}`}
    ${l&&u`<${ne} trouble=${l} again=${()=>d(null)} />`}
    ${t&&!h&&$&&c.length>1&&u`<fieldset class="choice">
        <legend>${n.whoOpens($.opens)}</legend>
        ${c.map(({seat:y})=>u`<button type="button" onClick=${()=>w(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&c.length===1&&u`<p>${n.oneLeft(c[0].seat)}</p>`}
    <div class="act-buttons">
      ${h&&c.length>1&&(i.length?i.map(y=>u`<button type="button" class="first" onClick=${()=>_(y)}>${n.method(y.button_method)}</button>`):u`<button type="button" class="first" onClick=${k}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:J(y))}>${p.newHand}</button>
    </div>`}function Fi(e,t){let n=e.next?.pots;return n?cn(e,{won:n.map(()=>[t])}):null}function Qo({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return u`<p>${p.act.floorFirst}</p>`;if(n)return u`<${Vo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return u`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${It} table=${e} end=${e.position} /></div>`;if(e.seat===null)return u`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,l=(h,$)=>{let b={action:i?h:{...h,seat:r}},g=[...e.spot.steps.slice(0,e.positions.length-1),b];$?e.replace({...qi(e.spot,$),steps:g}):e.step(b)},d=i?[]:Ui(t,r),c=()=>e.replace(h=>({...h,steps:[...h.steps,...d.map(()=>({action:{type:"fold"}}))]})),f=()=>t.to_act!==null&&e.choose(t.to_act);return u`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?u`<span class="another dim">${p.act.another}</span>`:u`<button type="button" class="quiet" onClick=${f}>${p.act.backTo(t.to_act)}</button>`}
        ${d.length>0&&u`<button type="button" onClick=${c}>${p.act.foldTo(r)}</button>`}
      </p>
      <${Gi} key=${e.position} table=${e} may=${a} act=${l} />
    </div>`}function qi({start:e,game:t,between:n,...o},s){return{...o,start:"opening"in e?{opening:{...e.opening,chip:s}}:{round:{...e.round,chip:s}},...t&&{game:{...t,named:{...t.named,chip:s}}},...n&&{between:{...n,chip:s}}}}function Ui({players:e,to_act:t},n){let o=r=>e.findIndex(i=>i.seat===r);if(t===null||e[o(n)]?.folded||!e[o(n)]?.stack)return[];let s=[...e.slice(o(t)),...e.slice(0,o(t))];return s.slice(0,s.findIndex(r=>r.seat===n)).filter(({folded:r,stack:i})=>!r&&i>0)}var Lt=({children:e})=>u`<kbd aria-hidden="true">${e}</kbd>`;function Ki({may:e,isLimit:t,act:n}){let o=e?e.call:!0,s=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return u`
    ${(e?.fold??!0)&&u`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${Lt}>F<//></button>`}
    ${(e?.check??!0)&&u`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${Lt}>C<//></button>`}
    ${e?.bring_in&&u`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&u`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${Lt}>C<//></button>`}
    ${s&&u`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${Lt}>A<//></button>`}`}function Gi({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=v(s?.min_to??null),a=Zi(e,s),l=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=_=>{_.preventDefault(),r!==null&&n({type:l,to:r})},c=r!==null&&r%(o.chip??1)>0&&r!==s?.all_in_to,f=s!==null&&r!==null&&Ji(s,r)&&!c,h=u`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${s&&u`<${Qi} range=${s} parts=${a===null?[]:Vi(a,o)} to=${r} set=${i} />`}
      <${z} label=${p.act.total(l)} value=${r} onChange=${i} chips=${X(o)} data-key="r" />
      ${r!==null&&f&&u`<p class="act-then dim">${zi(o,r)}</p>`}
      ${c&&u`<${wt} amounts=${[r]} chip=${o.chip} yes=${_=>n({type:l,to:r},_)} then=${`. ${p.act.wagerTo(l,r)}`}><p class="dim">${p.act.ifNot}</p><//>`}
      ${s&&r!==null&&!f&&!c&&u`<p class="act-hint dim">${Yi(s,r)}</p>`}
    </form>`,$=u`<button form="wager" class=${f?"first":""} disabled=${r===null}>${r===null?p.act.wager(l):p.act.wagerTo(l,r)}</button>`,b=o.structure==="fixed_limit"||o.structure==="spread_limit",g=u`<${Ki} may=${t} isLimit=${b} act=${n} />`;return!t||s?u`${h}<div class="act-buttons">${g}${$}</div>`:u`
    <div class="act-buttons">${g}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${h}
      <div class="act-buttons">${$}</div>
    </details>`}function zi({players:e,pot_before_round:t=0,to_act:n},o){let{stack:s=0,committed:r=0}=e.find(({seat:a})=>a===n)??{},i=Math.min(s,o-r);return p.act.after(e.reduce((a,l)=>a+l.committed,t)+i,s-i)}function Ji({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function Yi(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function Vi(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function Qi({range:e,parts:t,to:n,set:o}){let{min_to:s,max_to:r}=e,[i,a]=[p.act.only(e.type),p.act.why(e.all_in_to===r)],l=[s===r?{at:s,name:i,why:a}:{at:s,name:p.act.minimum},...t.filter(({at:d})=>d>s&&d<r),...r>s?[{at:r,name:e.all_in_to===r?p.act.maximumAllIn:p.act.maximum}]:[]];return u`
    <div class="act-marks">
      ${l.map(({at:d,name:c,why:f=""})=>u`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>o(d)}><span>${c}</span> <b>${m(d)}</b>${f&&u` <span>${f}</span>`}</button>`)}
    </div>`}function Zi({spot:e,position:t},n){let[o,s]=v(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return N("/v1/options",{...W(e),round:{...Xi(r),structure:"pot_limit"}}).then(({options:l})=>a||s(l.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function Xi(e){let{players:t,pot_before_round:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}var ea=4,ta=6,_e=20,ye=9,pe=4;function Ye(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function Xo(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function Ee({amount:e=0,pile:t,worths:n}){let o=(t?Xo(t):Ye(e,n)).slice(0,ea).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,ta)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(_e+1)+1,r=ye+3+Math.max(...o.map(({count:i})=>i))*pe;return u`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},l)=>{let d=l*(_e+1)+1+_e/2;return u`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(c,f)=>{let h=r-ye/2-2-(f+1)*pe+pe/2;return u`
              <path class="chip-side" d=${oa(d,h)} />
              <path class="chip-spots" d=${sa(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${_e/2} ry=${ye/2} />
              ${f===a-1&&u`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${_e/3.2} ry=${ye/3.4} />`}`})}
        </g>`})}
    </svg>`}var na=8;function pn({motions:e}){return u`
    <span class="discs">
      ${e.map((t,n)=>u`
          ${n>0&&u`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>na?Xo(t).map(({worth:o,count:s})=>u`<span class="disc-count"><${Zo} worth=${o} />${s>1&&`\xD7${m(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>u`<${Zo} worth=${o} />`)}
          </span>`)}
    </span>`}function Zo({worth:e}){return u`<span class=${`disc worth-${e}`}><span>${be(e)}</span></span>`}function oa(e,t){let[n,o]=[_e/2,ye/2];return`M${e-n} ${t}v${pe}a${n} ${o} 0 0 0 ${_e} 0v${-pe}z`}function sa(e,t){let[n,o]=[t+ye/2,t+ye/2-1];return`M${e-2} ${n}h4v${pe-.5}h-4zM${e-8} ${o-1}l2.5 1v${pe-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${pe-.5}l2.5 -1z`}var ra=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function es(e,{unheard:t,synonyms:n,numbers:o,scales:s}){let r=` ${(e.toLowerCase().replace(/(\d)[,.](?=\d{3})/g,"$1").match(ra)??[]).join("  ")} `;for(let[l,d]of Object.entries(n))for(let c of d)r=r.replaceAll(` ${c.replaceAll(" ","  ")} `,` ${l} `);let i=r.split(" ").filter(Boolean),a=(l,d)=>/^\d+[km]?$/.test(l)||s.includes(i[d+1])&&o.includes(l)||s.includes(l);return[...new Set(i.filter((l,d)=>!t.includes(l)&&!a(l,d)).map(aa))]}var ia=e=>{let t=["ing","ed","es","s"].find(n=>{let o=e.slice(0,-n.length);return e.endsWith(n)&&/[aeiouy]./.test(o)&&!(n==="s"&&o.endsWith("s"))});return t?e.slice(0,-t.length):e},aa=e=>ia(e).replace(/(?<=..)e$/,"").replace(/(.)\1$/,"$1");function la(e,t){if(Math.min(e.length,t.length)<4||Math.max(e.length,t.length)<5)return!1;let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return[[1,1],[1,0],[0,1]].some(([s,r])=>e.slice(n+s)===t.slice(n+r))||e[n]===t[n+1]&&e[n+1]===t[n]&&e.slice(n+2)===t.slice(n+2)}function Dt(e,t){let n=e.map(([,d])=>new Set(d.flat())),o=new Map;for(let d of n.flatMap(c=>[...c]))o.set(d,(o.get(d)??0)+1);let s=d=>Math.log(1+n.length/(o.get(d)??1)),r=t.map(d=>o.has(d)?[d]:[...o.keys()].filter(c=>d.length>=3&&c.startsWith(d)||la(d,c))),i=d=>d.reduce((c,f)=>c+s(f),0),a=e.map(([d,c],f)=>{let h=r.flatMap(b=>b.find(g=>n[f].has(g))??[]),$=Math.max(0,...c.map(b=>i(h.filter(g=>b.includes(g)))**2/i(b)));return{item:d,score:Math.round((i(h)+$)*1e6)}}),l=Math.max(0,...a.map(({score:d})=>d));return a.filter(({score:d})=>d&&d*2>=l).sort((d,c)=>c.score-d.score).map(({item:d})=>d)}var ca=20,fn=40,ua='{"games":{},"groups":[],"disputes":[],"unheard":[],"synonyms":{},"numbers":[],"scales":[]}',Bt=JSON.parse(document.getElementById("table")?.dataset.disputes??ua),Ve=Bt.disputes,ts=Bt.groups;function U(e){return Ve.find(t=>t.id===e)}function Re({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:null]))}function da(e,t=Re(e)){let n=e.asks.map(o=>[o.name,t[o.name]??("choices"in o?null:o.number)]);return{...t,...Object.fromEntries(n)}}function Wt(e,t){let n=e?.answer??null;return typeof n=="object"&&n?rs(n,t)??null:n}function ns({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&(t[n.name]??null)===null).map(({name:n})=>n)}function Ne(e,t,n,o){let s=n?t:da(e,t),r=ss(s,!1),i=Pt(e,s).map(a=>r(a));return{rulebooks:o.rulebooks,house:{...Qe(o),...r(e.house??{})},start:os(e,r),steps:n||Wt(e,s)==="may"?i:i.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function Qe({house:e,dispute:t}){let n=U(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function hn(e,t,n,o){let s=ss(t,!0),r=Pt(e,t)[n-1],a={...os(e,s),...n?s(r??{}):{}};for(let l of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[l]}return typeof a=="string"&&e.asks.some(l=>l.name===a)?a:null}function Pt({steps:e},t){return e.filter(n=>$a(n.if,t))}function re({spot:{dispute:e},positions:t}){let n=U(e?.id);if(!n||!e)return!0;let o=Pt(n,e.numbers).length;return e.asked&&t.length>o&&!$n(n,e.numbers,t).length}function $n(e,t,n){let o=Pt(e,t);return(Wt(e,t)?o:o.slice(0,-1)).flatMap(({early:r,action:i},a)=>{let l=n[a+1]?.decision?.ruling;return i&&!r&&l&&l!=="accepted"?[a+1]:[]})}function os(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...Bt.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function ss(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:ca*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?pa(r):fa(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(rs(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,l])=>[a,s(l)]).filter(([,a])=>a!==null))};return s}function rs(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function pa(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function fa(e,t){if(e.startsWith("#"))return ha(t[e.slice(1)],t.bet??0);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),l=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/l)):i.startsWith("+")?r+l:r-l},s)}function ha(e,t){if(!e)return[];let n=Ye(e,se).flatMap(({worth:o,count:s})=>Array(Math.min(s,fn)).fill(o));for(;e>t&&n[n.length-1]>e-t&&n.length<fn;){let o=n.pop(),s=Math.max(...se.filter(r=>r<o));n.push(...Array(o/s).fill(s))}return n.length<=fn?n:[e]}function $a(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var ma=Ve.map(e=>[e,[e.title,...e.words].map(Ze).filter(({length:t})=>t)]);function Ze(e){return es(e,Bt)}function is(e){return Dt(ma,Ze(e))}var we={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function Ie(e){return e.motions.filter(t=>t.length)}function as(e,t){let n={...e,...t};return Ie(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&Ie(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=Ie(n).length>0&&(n.gesture=null),bn(n)||(n.since=null),n.inQuestion&&=mn(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function mn(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=Ie(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function bn({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function ls(e){let t=e.said.length||Ie(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function cs(e,t){let n={},o=Ie(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(ba)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_to=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function us(e){return{said:(e.words??[]).map(ga),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_to??null,told:e.told??null,since:e.acted_since??null}}function jt(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:l,acted_since:d}=e,c=e.seat??t,f=o.length?[n.says(o.map(gn))]:[],h=s.length?[n.pushes(s,r==="forward_motion")]:[],$=r==="rap"?[n.raps]:[],b=a&&a!=="none"?[n.takesBack(a,l??[])]:[],g=i==="words_first"?[...f,...$,...h]:[...$,...h,...f],_=[...b,...g];if(!_.length||c===null)return"";let k=i==="together"&&f.length>0&&h.length>0,w=[n.does(c,c!==t,_,k)];return l?.length&&(!a||a==="none")&&w.push(n.hadInFront(l)),e.in_question&&w.push(n.inQuestion),e.unaware_of_raise&&w.push(n.unaware(c)),e.told_to!==void 0&&w.push(n.toldAmount(c,e.told_to)),e.told&&w.push(n.told(c,e.told)),d&&w.push(n.since(d.map(p.incident.deed))),w.join(" ")}function gn({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function ds(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function ba({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function ga({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function Xe({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(_n(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(_n(n))}function ke(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(_n(t)):Xe(e)}function et({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function ve(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function j(e){return Mt(e).replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>m(Number(t)))}function _n({message:e}){return j(yn(e.split(". ",1)[0]))}function tt({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i,options:a,reasons:l}){let d=s.map(h=>[h.effect.code,h.action,h.round.to_act,h.round.players]),f=l.filter(({code:h})=>h==="turn.held"||h==="turn.released").map(({code:h,params:$})=>[h,$.seat]);return JSON.stringify([e,t,n,o,d,r.to_act,r.players,i,a,f])}function wn({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function Ht({start:e,game:t}){let n=p.log;if("opening"in e){let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let l=(e.opening.posts??[]).map($=>({...$,type:_a($,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...l.filter(({type:g})=>g!=="small_blind").map(({seat:g,type:_,amount:k})=>n.posts(g,_==="big_blind"?"button_ante":_,k)),n.othersAnte(t.named.ante)];let d=l.filter(({type:$})=>$==="ante"),c=d.length===a.length&&d.every(({amount:$})=>$===d[0].amount),h=(c?l.filter(({type:$})=>$!=="ante"):l).map(({seat:$,type:b,amount:g})=>n.posts($,b,g));return c&&d.length&&h.unshift(n.everybodyAntes(d[0].amount)),h.length?h:[n.opens(a.length)]}let{pot_before_round:o=0,current_bet:s,players:r}=e.round,i=s??Math.max(...r.map(({committed:a})=>a));return[n.stands(o,i,r.length)]}function _a({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function G(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(yn(j(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,l=o.incident(t.incident);return a.length?o.since(l,a.map(p.incident.deed)):l}let s=e.round.to_act;if("declaration"in t)return yn(jt(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.ruling==="accepted"&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function ps({step:e,decision:t}){return!e||!t||"action"in e&&t.ruling==="accepted"&&t.action?"":Xe(t)}function nt(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.amount)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function yn(e){return e.replace(/\.$/,"")}var ya=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}"))),wa=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.bookNames??"{}")));function fs(e){return ya.get(e)??e}function H(e){let[t,n]=v(null);return O(()=>{let o=!1;return te(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(l=>l.id===n),r=wa.get(n)??s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}var hs=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),$s=Object.assign({},...Object.values(hs));function ot(e){let t=$s[e];return t?{...t,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function kn(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function ka({basis:e}){let t=p.ruling.basis;return u`<span class=${`basis ${e}`}>${t[e]??e}</span>`}function oe({reason:{clause:e,basis:t},rulebook:n,shown:o=!1,open:s=!1}){let r=va(e,n);return u`
    <div class="citation">
      ${e&&u`<a href=${kn(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${ka} basis=${t} />
      ${o&&r&&u`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&u`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function va(e,t){return t?.clauses.find(n=>n.id===e)}var Sa=20;function ms({table:e}){let t=C(null),[n,o]=v(!1),{newest:s,rulebooks:r}=e,[i]=s.rulebooks,a=c=>e.replace(f=>({...f,rulebooks:[c,...f.rulebooks.slice(1).filter(h=>h!==c)]})),l=()=>{o(!0),t.current?.showModal()},d=Object.keys(s.house).length;return u`
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
        ${n&&u`<${xa} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function xa({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s]=n.rulebooks,[r,i]=v(n.house),[a,l]=v(""),d=H(`/v1/rulebooks/${s}`),c=p.rulebooks,f=(g,_)=>{let{[g]:k,...w}=r;i(_===null?w:{...w,[g]:_})},h=g=>{g.preventDefault(),e.replace(_=>({..._,house:r})),t()},$=a.toLowerCase().split(/\s+/),b=g=>{let{label:_,question:k,answers:w}=$s[g],S=[_,k,...Object.values(w)].join(" ").toLowerCase();return g in r||$.every(y=>S.includes(y))};return u`
    <form class="sheet-form" onSubmit=${h}>
      <header>
        <h2 id="rulebooks-title">${c.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&u`
          <section>
            <p class="about">${c.about(R(o,s))}</p>
            <label class="field">${c.search}<input type="search" value=${a} onInput=${g=>l(g.target.value)} /></label>
            ${Object.entries(hs).map(([g,_])=>{let k=Object.keys(_).filter(b),w=k.filter(S=>S in r).length;return k.length>0&&u`
                <details class="questions" key=${g} open=${w>0||a.trim()!==""}>
                  <summary><b>${g}</b> <span class="dim">${w?c.changed(w):k.length}</span></summary>
                  ${k.map(S=>u`<${Oa} key=${S} name=${S} book=${d} set=${y=>f(S,y)} chosen=${r[S]} />`)}
                </details>`})}
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(r).length} onClick=${()=>i({})}>${c.none}</button>
        <button class="first">${c.use}</button>
      </footer>
    </form>`}function Oa({name:e,book:t,chosen:n,set:o}){let s=ot(e);if(!s)return null;let r=t.parameters[e],i=typeof r=="number"?Array.from({length:Math.max(Sa,r)},(c,f)=>f+1):s.settings.map(c=>typeof r=="boolean"?c==="true":c),a=c=>{let f=i[c.target.value];o(f===r?null:f)},l=s.topics.flatMap(c=>t.topics[c]??[]),d=l.find(({clause:c})=>c)??l[0]??{clause:null,basis:"assumed"};return u`
    <div class=${n===void 0?"question":"question on"}>
      <label class="field"><b>${s.label}</b><span>${s.question}</span>
        <select value=${i.indexOf(n??r)} onChange=${a}>
          ${i.map((c,f)=>u`<option value=${f}>${s.answer(c)}${c===r?p.rulebooks.asTheBook:""}</option>`)}
        </select>
      </label>
      <${oe} reason=${n===void 0?d:{...d,basis:"house"}} rulebook=${t} />
    </div>`}function Y({spot:e,positions:t}){return e.dispute?.asked&&re({spot:e,positions:t})?st(e):null}var st=({dispute:e})=>Wt(U(e?.id),e?.numbers??{});function bs({table:{spot:e,position:t}}){let n=st(e)==="may";return u`<div class="ruled">${fe(e,t).map((o,s)=>s&&n?u`<p>${o}</p>`:u`<h2>${o}</h2>`)}</div>`}function fe(e,t){let n=st(e);if(n==="pots")return nt(t.next).map(s=>`${s}.`);if(n==="posted")return Ta(e,t);let{options:o}=t;return o?.raise_barred?[p.answer.noRaise(ys(o,p.answer.callMore).reverse()),p.act.barred(o.raise_barred)]:_s(t)}function gs({position:e}){let[t,...n]=_s(e);return u`
    <h2>${t}</h2>
    ${n.map(o=>u`<p>${o}</p>`)}`}function _s({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[],o=p.answer.may(e.to_act,ys(t)),s=e.players.find(({seat:a})=>a===e.to_act)?.out_of_turn;if(s?.since!=="raise")return[o,...n];let[r,i]=p.answer.released(s);return[`${r} ${o}`,...i?[i]:[],...n]}function ys({fold:e,check:t,call:n,raise:o,bring_in:s},r=p.answer.call){let i=p.answer;return[...e?[i.fold]:[],...t?[i.check]:[],...s?[i.bringIn(s.to)]:[],...n?[r(n)]:[],...o?[i.raise(o)]:[]]}function Ta({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot_before_round??0)}.`]:[]}function he(e,t){return!t||!U(e.dispute?.id)?.topics.length?null:Sn(e,t)[0]??{clause:null,basis:"assumed"}}function vn(e,t,n){let o=Sn(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var Ca=2;function ws({table:{spot:e,rulebooks:t}}){let n=H(`/v1/rulebooks/${e.rulebooks[0]}`),o=Sn(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?u`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulebooks[0]))}</p>
      ${s.slice(0,Ca).map(r=>u`<${oe} key=${r.clause} reason=${r} rulebook=${n} shown open />`)}
    </section>`:null}function Sn(e,t){let n=t?.topics??{};return(U(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function ks({table:e,rulebook:t}){let n=he(e.spot,t);return n?u`
    <h3>${p.ruling.why}</h3>
    <${oe} reason=${n} rulebook=${t} shown open />`:null}function Ft({dispute:e}){let{title:t="",asks:n=[]}=U(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:m(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}function Ss({table:e}){let t=C(null),{newest:n,rulebooks:o}=e,s=n.rulebooks.slice(1),r=Aa(e)??rt(e),i=p.rulebooks,a=c=>e.replace(f=>({...f,rulebooks:[f.rulebooks[0],...Ea(f.rulebooks.slice(1),c)]})),l=r.filter(({likeness:c})=>c==="apart"),d=c=>l.some(({other:f})=>f.rulebook===c);return u`
    <div class="beside">
      <button type="button" onClick=${()=>t.current?.showModal()}>${i.differ(l.length,r.length)}</button>
      <dialog class="sheet" ref=${t} aria-labelledby="beside-title">
        <header class="dialog-head">
          <h2 id="beside-title">${i.beside}</h2>
          <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>t.current?.close()}>×</button>
        </header>
        <div class="beside-books" role="group" aria-label=${i.beside}>
          ${Ma(o,n.rulebooks).map(({id:c})=>u`
              <button type="button" class="mark" aria-pressed=${s.includes(c)} aria-label=${R(o,c)} onClick=${()=>a(c)}>
                ${R(o,c)}${d(c)&&u` <small>${p.ruling.likeness.apart}</small>`}</button>`)}
        </div>
      </dialog>
    </div>`}function Aa(e){let[t,n]=v(null),{spot:o,position:s,busy:r,rulebooks:i}=e;return O(()=>{if(r||!o.dispute?.asked||!re(e))return;let a=!1,l=[...new Set([o.rulebooks[0],...i.map(({id:d})=>d)])];return ge({...o,rulebooks:l}).then(({positions:d,problem:c})=>{let f=d[d.length-1];!a&&!c&&n({of:s,all:rt({...e,positions:d,position:f})})}),()=>{a=!0}},[s,r]),t?.of===s?t.all:null}function Ma(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function Ea(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function rt(e){let{spot:t,position:n}=e,{others:o}=n;if(Y(e)){let r=fe(t,n).join(" "),i=(a,{stands:l})=>a.join(" ")===r&&JSON.stringify(l?.options)===JSON.stringify(n.options);return o.flatMap(a=>{if(!a.stands)return[];let l=fe(t,a.stands);return[{other:a,likeness:i(l,a)?"alike":"apart",lines:l}]})}let{decision:s}=n;return!s||!re(e)?[]:o.map(r=>({other:r,likeness:Ra(s,r),lines:r.decision?[ke(r.decision)]:Na(r)}))}function Ra(e,{decision:t}){return!t||tt(e)!==tt(t)?"apart":wn(e)===wn(t)?"alike":"later"}function Na({problem:e}){return[e?.errors?.map(ue).join(" ")??e?.detail??""]}function xn({table:e}){let t=rt(e);if(!t.length)return null;let n=t.filter(({likeness:s})=>s==="apart"),o=t.some(({other:s})=>s.decision&&!s.stands);return u`
    <h3>${p.ruling.beside(n.length,t.length)}</h3>
    ${o&&u`<p class="small">${p.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${t.map(s=>u`<${Ia} key=${s.other.rulebook} table=${e} ...${s} />`)}
    </ul>`}function Ia({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=H(`/v1/rulebooks/${t.rulebook}`),{decision:i}=e.position,a=Y(e),l=a?null:t.decision,d=()=>e.replace(f=>({...f,rulebooks:[t.rulebook,...f.rulebooks.filter(h=>h!==t.rulebook)]})),c=a?he(e.spot,r):l&&i&&La(i,l);return u`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.rulebook)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${l&&u`<span class=${`badge ${l.ruling}`}>${s.badge[l.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${c&&u`<${oe} reason=${c} rulebook=${r} />`}
      ${n==="apart"&&l&&u`<${Da} table=${e} other=${t} theirs=${l} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function La(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function Da({table:e,other:t,theirs:n}){let[o,s]=v(null),{decision:r,asked:i}=e.position;if(O(()=>{let c=!1;if(r)return Ba(i,r,t,n).then(f=>c||s({theirs:n,differences:f}),()=>{}),()=>{c=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[l]=e.spot.rulebooks,d=o.differences.flatMap(({key:c,a:f,b:h})=>{let $=ot(c);return $?[{...$,ours:$.answer(f),theirs:$.answer(h)}]:[]});return u`
    <div class="why-apart">
      ${d.map(c=>u`
          <dl>
            <dt>${c.question}</dt>
            <dd><b>${R(e.rulebooks,l)}:</b> ${c.ours}</dd>
            <dd><b>${R(e.rulebooks,t.rulebook)}:</b> ${c.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${l}/${t.rulebook}`}>${a.allDifferences}</a></p>
    </div>`}async function Ba({body:e},t,n,o){let{house_rules:s={},...r}=e,i=await te(`/v1/rulebooks/${r.rulebook}/diff/${n.rulebook}`),l=[...new Map(i.topics.flatMap(({parameters:$})=>$.map(b=>[b.key,b]))).values()].filter(({key:$})=>!($ in s));if(!l.length)return[];let d={...r,...Wa(n.asked),rulebook:n.rulebook},c=($,b,g)=>({...$,house_rules:{...s,[b]:g}}),[f,h]=await Promise.all([N("/v1/decisions/batch",{items:l.map(({key:$,b})=>c(r,$,b))}),N("/v1/decisions/batch",{items:l.map(({key:$,a:b})=>c(d,$,b))})]);return l.filter(($,b)=>vs(f.items[b],o)&&vs(h.items[b],t))}function Wa(e){return e?{round:e.body.round}:{}}function vs({answer:e},t){return e!==void 0&&tt(e)===tt(t)}var xs={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_to"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],tick:"street_over"},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",tick:"street_over"},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]},clock_called:{numbers:[],optional:["waited"],caller:!0},time_expired:{numbers:[],tick:"tied"}};function Os({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,ticked:!1}),{seat:i}=e;return u`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(xs).map(a=>u`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&u`
          <p class="about">${o.about[t.kind]}</p>
          <${Et} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:u`<${Pa} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${X(s)} />`}`}
    </form>`}function Pa({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,ticked:l,caller:d}=n,c=xs[i],f=x=>o({...n,...x}),h=n.since??(c.since==="done"?Fa(e.positions,t):[]),$={faced:Ha(e.positions,t),...a},b=x=>u`
    <${z} key=${x} label=${r.numbers[x](i)} value=${$[x]??null} chips=${x==="waited"?[]:s}
      onChange=${A=>f({numbers:{...a,[x]:A}})} />`,g=x=>$[x]!==null&&$[x]!==void 0,_=[...c.numbers,...c.optional??[]].filter(g).map(x=>[x,$[x]]),k=i==="skipped"?ja(e.position.round,t):[],w=h.length>0||k.length>0,S={kind:i,seat:t,...Object.fromEntries(_),...c.since?{acted_since:h}:{},...c.tick?{[c.tick]:l}:{},...c.caller&&typeof d=="number"?{called_by:d}:{}},y=x=>{x.currentTarget.form.focus(),e.step({incident:S})};return u`
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
      <button type="button" class="first" disabled=${!c.numbers.every(g)||i==="skipped"&&!w} onClick=${y}>${p.declare.ask}</button>
    </p>`}function ja({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function Ha(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function Fa(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var qa=["fold","check","call","bet","raise","all_in"],Ua=new Set(["bet","raise","complete"]);function On({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=v(null),a=p.incident,l=r??Ka(n,e,t),d=f=>{s([...e,{seat:l,type:f}]),i(null)},c=e[e.length-1];return u`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>u`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>s(e.filter(($,b)=>b!==h))}>×</button></li>`)}
      </ol>
      ${c&&Ua.has(c.type)&&u`<${z} label=${a.deedTo(c.seat)} value=${c.to??null} chips=${o}
          onChange=${f=>s([...e.slice(0,-1),{seat:c.seat,type:c.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${l} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>u`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${qa.map(f=>u`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function Ka(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var Ga=["fold","check","call","bet","raise","all_in"],za=[null,"pot","complete","pass","time"],Ja=["words_first","chips_first","together"];function As({table:e,draft:t,setDraft:n,changeLast:o}){let{round:s,step:r}=e.position,i=p.declare,{seat:a}=e;if(a===null)return u`<p class="empty">${i.nobody}</p>`;let l=g=>n(as(t,g)),d=X(s),c=cs(t,a===s.to_act?null:a),f=ls(t),h=()=>f&&e.step({declaration:c}),$=g=>o(us(g),g.seat??null),b=r&&"declaration"in r?r.declaration:null;return u`
    <form class="declare" onSubmit=${g=>(g.preventDefault(),h())}>
      <${Et} table=${e} label=${i.who} />
      <div class="said-and-pushed">
        <${Ya} draft=${t} set=${l} worths=${d} seats=${s.players.map(g=>g.seat)} />
        <${Va} draft=${t} set=${l} worths=${d} />
      </div>
      <${Qa} draft=${t} set=${l} worths=${d} committed=${s.players.find(g=>g.seat===a)?.committed??0} />
      <${Za} draft=${t} set=${l} worths=${d} />
      ${bn(t)&&u`<${Xa} draft=${t} set=${l} worths=${d} seat=${a} players=${s.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${jt(c,s.to_act)||i.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!f}>${i.ask}</button>
          ${t!==we&&u`<button type="button" class="quiet" onClick=${()=>n(we)}>${i.clear}</button>`}
          ${t===we&&b&&u`<button type="button" class="quiet" onClick=${()=>$(b)}>${i.again}</button>`}
        </p>
      </div>
    </form>`}function Ya({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(l=>l.length),i=l=>t({said:[...e.said,ds(l)]}),a=l=>u`
    <button type="button" onClick=${()=>i(l)}>${l?s.word[l]:s.anAmount}</button>`;return u`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${Ga.map(a)}</div>
      <div class="rare">${za.map(a)}${!r&&u`<${Ms} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((l,d)=>u`
            <${ol} key=${d} statement=${l} pushed=${r} worths=${n} seats=${o}
              onChange=${c=>t({said:e.said.map((f,h)=>h===d?c:f)})}
              onRemove=${()=>t({said:e.said.filter((c,f)=>f!==d)})} />`)}
      </ol>
      ${mn(e)&&u`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function Va({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return u`
    <div>
      <${Cs} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&u`<${Ms} draft=${e} set=${t} gesture="forward_motion" />`}
      </${Cs}>
      ${e.order&&u`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${Ja.map(r=>u`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function Ms({draft:e,set:t,gesture:n}){let o=e.gesture===n;return u`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function Qa({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return u`
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
        <${Es} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${Rs} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function Za({draft:e,set:t,worths:n}){let o=p.declare;return u`
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
    </details>`}function Xa({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return u`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${On} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var Ts=new Set([null,"call","bet","raise","complete","all_in"]),el=new Set(["bet","raise","complete"]),tl=new Set(["bet","raise"]),nl=["fold","check","call","bet","other"];function ol({statement:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:l,more:d}=e,c=h=>s({...e,...h}),f=a?i.said[a]:i.anAmount;return u`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${r}>×</button></p>
      ${Ts.has(a)&&u`<${z} label=${i.amountSaid} value=${l} chips=${n}
          onChange=${h=>c({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${el.has(a??"")&&l!==null&&!e.also.length&&u`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>c({more:!1})}>${i.inAll(l)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>c({more:!0})}>${i.onTop(l)}</button>
          </fieldset>`}
      ${tl.has(a??"")&&l===null&&!t&&u`<button type="button" aria-pressed=${e.toCome} onClick=${()=>c({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${l!==null&&Ts.has(a)&&!d&&u`<${sl} statement=${e} set=${c} />`}
        <${rl} condition=${e.condition} seats=${o} onChange=${h=>c({condition:h})} />
      </details>
    </li>`}function sl({statement:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return u`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>u`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${m(r)}</button>`)}
    </fieldset>`}function rl({condition:e,seats:t,onChange:n}){let o=p.declare;return u`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${nl.map(s=>u`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&u`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>u`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}function Es({worths:e,label:t,onAdd:n}){return u`
    <span class="rack">
      ${e.map(o=>u`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${be(o)}</span>
          </button>`)}
    </span>`}function Rs({pile:e,onChange:t}){return u`
    <span class="pile">
      ${e.map((n,o)=>u`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${m(n)}
          </button>`)}
    </span>`}function Cs({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,l)=>n(e.map((d,c)=>c===a?l:d).filter((d,c)=>d.length||c===r));return u`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${Es} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&u`
          <ol class="motions">
            ${e.map((a,l)=>u`<li><span class="dim">${s.motion(l)}</span> <${Rs} pile=${a} onChange=${d=>i(l,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&u`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var Ns=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var Is=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var Ls=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var Ds=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var Bs=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var Ws=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var Ps=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var js=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var Hs=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var il={BookOpen:Ns,FileText:Is,Keyboard:Ls,Plus:Ds,Redo:Bs,Scale:Ws,Send:Ps,Settings:js,Undo:Hs};function F({of:e}){return u`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${il[e].map(([t,n])=>u`<${t} ...${n} />`)}</svg>`}var al=20,ll=200;function qs({table:e}){let t=C(null),[n,o]=v(!1),s=()=>{o(!0),t.current?.showModal()};return u`
    <button type="button" title=${p.situations.open} onClick=${s}><${F} of="BookOpen" /><span class="tool-name rare">${p.situations.open}</span></button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&u`<${cl} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function cl({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulebooks,[r,i]=v({q:"",topic:"",structure:""}),[a,l]=v([]),[d,c]=v(null),[f,h]=v(null),[$,b]=Z(S=>S+1,0),g=C(null);O(()=>g.current?.focus(),[]);let _=S=>i({...r,...S});O(()=>{te("/v1/conformance").then(({topics:S})=>l(Object.keys(S)),qt(h))},[$]),O(()=>{let S=!1,x=setTimeout(()=>{h(null),Tn(dl(o,r),{tests:[],total:0,next:null}).then(A=>S||c(A),qt(h))},d?ll:0);return()=>{S=!0,clearTimeout(x)}},[r,o,$]);let k=()=>d?.next&&Tn(d.next,d).then(c,qt(h)),w=S=>Gs(S,s).then(y=>{e.replace(y),t()},qt(h));return u`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${t}>×</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${r.q} ref=${g}
          onInput=${S=>_({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${r.topic} onChange=${S=>_({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>u`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${r.structure} onChange=${S=>_({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>u`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${f&&u`<${ne} trouble=${f} again=${b} />`}
    <div class="situations-found">
      ${pl(d?.tests??[]).map(([S,y])=>u`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(x=>u`<li key=${x.id}><${ul} test=${x} choose=${w} /></li>`)}</ul>`)}
      ${d?.next&&u`<button type="button" class="situations-more" onClick=${k}>${n.more}</button>`}
    </div>`}function ul({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return u`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function dl(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/tests?${new URLSearchParams([["rulebook",e.split("@")[0]],...n,["limit",String(al)]])}`}async function Tn(e,t){let{tests:n,total:o,next:s}=await te(e),r={tests:[...t.tests,...n.filter(Ks)],total:o,next:s};return s&&r.tests.length===t.tests.length?await Tn(s,r):r}function pl(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function qt(e){return t=>{if(!(t instanceof M))throw t;e(t.problem)}}async function Us(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{tests:s}=await te(`/v1/conformance/tests?id=${encodeURIComponent(t+o)}`),[r]=s;return!r||!Ks(r)?null:await Gs({...r,question:{...r.question,rulebook:t+(n??"")}})}function Ks({tags:e,level:t}){return!e.includes("errors")&&t!=="next_hand"}async function Gs({question:e},t=[]){let{rulebook:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:l,...d}=e,c=[n,...t.filter($=>$!==n)];if(a){let $=await N("/v1/hands",{...W({rulebooks:c,house:o}),hand:a,on_illegal:l});return Cn(a,$,c,o)}let f=s?{opening:s}:{round:r},h=i.map($=>zs($));return{rulebooks:c,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function Cn(e,t,n,o){let{rounds:s,round:r,scale:i,result:a,site:l,hand_number:d,currency:c,table:f,played_at:h,...$}=e,b=$.players?.map(({name:w,cards:S,...y})=>y),g=r?{round:r}:{opening:{...$,...Fs(s[0]),players:b,street:1}},_=[],k=r?.street??1;for(let{street:w,decisions:S}of t.rounds??[]){let y=s[w-(r?.street??1)],x=(y?.actions??[]).filter((A,I)=>S[I]);x.length&&(w>k&&_.push({street:Fs(y)}),k=w,_.push(...x.map(zs)))}return{rulebooks:n,house:o,start:g,steps:_}}function Fs(e){let{actions:t,board:n,dealt:o,discarded:s,...r}=e;return r}function zs({paid:e,...t}){return"declaration"in t||"incident"in t?t:{action:t}}var An="s=",Js="case=",Ys="rulebook=",Vs="dispute=",fl=1e6,hl=1e5,Mn=200,$l=100,ml=1e3,bl=["action","declaration","incident","choice","street","won"];async function Ut(e){let t=await nr(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return An+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function En(e){let t=e.replace(/^#/,"");if(t.startsWith(Js))return await yl(t.slice(Js.length));if(t.startsWith(Ys))return _l(t.slice(Ys.length));if(t.startsWith(Vs))return gl(t.slice(Vs.length));if(!t.startsWith(An))return{spot:null,notice:""};let n=await wl(t.slice(An.length)).then(kl,()=>null);return{spot:n,notice:n?"":p.link.damaged}}var Zs="last",Xs=window.matchMedia("(display-mode: standalone)").matches;function er(e){Xs&&localStorage.setItem(Zs,e)}function tr(){return Xs&&localStorage.getItem(Zs)||""}function gl(e){let t=U(e),n=t?Ne(t,Re(t),!1,J()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function _l(e){let t=e.length<=Mn&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?Uo(fs(e)):null,notice:t?"":p.link.damaged}}async function yl(e){if(e.length>3*Mn)return{spot:null,notice:p.link.noSuchCase};try{let t=await Us(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof M&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function wl(e){if(e.length>hl)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await nr(new DecompressionStream("deflate-raw"),n)))}function kl(e){if(!K(e)||!K(e.start))return null;let{rulebooks:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=$l&&t.every(c=>typeof c=="string"&&c.length<=Mn),l=Array.isArray(o)&&o.length<=ml&&o.every(Ol);if(!a||!K(n)||!l||!(K(s)||K(r)))return null;let d=K(s)?{opening:s}:{round:r};return{rulebooks:t,house:n,start:d,steps:o,...vl(e.between),...Sl(e.game),...xl(e.dispute)}}function vl(e){return K(e)&&Array.isArray(e.seats)?{between:e}:{}}function Sl(e){return K(e)&&K(e.named)&&K(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function xl(e){let t=U(e?.id);if(!t)return{};let n=K(e.numbers)?e.numbers:{},o=Object.entries(Re(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),l=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,l?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function Ol(e){if(!K(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):K(n);return o.length===1&&bl.includes(t)&&s}function K(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function nr(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>fl)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}function $e(e,t){let[n,o]=v(window.history.state?.[e]??t);return O(()=>Qs(e,n===t?void 0:n),[n]),O(()=>()=>Qs(e,void 0),[]),[n,o]}function Qs(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var Tl=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],Cl=new URLSearchParams(location.search).get("q")??"";function sr({table:e}){let[t,n]=v(Cl),[o,s]=v(!1),r=p.happened,i=U(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,l=t.trim()?is(t):[],d=f=>{n(""),s(!1),e.replace(h=>Ne(f,Re(f),!1,h))};return u`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${f=>{f.preventDefault(),l.length&&d(l[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${f=>n(f.target.value)} />
        ${a&&u`<button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(Ve.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(l.length)}</p>
      ${t.trim()&&!l.length&&u`<p class="dim">${r.none}</p>`}
      ${t.trim()?u`<${Rn} disputes=${l} choose=${d} /><${Ml} table=${e} query=${t} />`:a&&u`
              ${o?ts.map(f=>u`
                        <h2>${f}</h2>
                        <${Rn} disputes=${Ve.filter(h=>h.group===f)} choose=${d} />`):u`<${Rn} few disputes=${Tl.flatMap(f=>U(f)??[])} choose=${d} />`}`}
      ${i&&u`<${Rl} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}var Al=300,or=3;function Ml({table:e,query:t}){let[n,o]=v(t);O(()=>{let c=setTimeout(()=>o(t),Al);return()=>clearTimeout(c)},[t]);let[s]=e.newest.rulebooks[0].split("@"),r=H(`/v1/rulebooks/${e.newest.rulebooks[0]}`),i=H(`/v1/conformance/tests?${new URLSearchParams({rulebook:s,q:n,limit:`${or}`})}`),a=r?.clauses.map(c=>[c,[Ze(c.paraphrase)]]),l=a?Dt(a,Ze(t)).slice(0,or):[],d=i?.tests??[];return!l.length&&!d.length?null:u`
    <details class="elsewhere">
      <summary>${p.happened.elsewhere(l.length,d.length)}</summary>
      <ul>
        ${l.map(c=>u`<li key=${c.id}><a href=${kn(c.id)}>${c.source}</a> ${c.paraphrase}</li>`)}
        ${d.map(c=>u`<li key=${c.id}><a href=${`#case=${encodeURIComponent(c.id)}`}>${c.story}</a></li>`)}
      </ul>
    </details>`}function Rn({disputes:e,few:t=!1,choose:n}){return u`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>u`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${rr} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var El=e=>e.preventDefault();function Rl({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=$e(t.id,n?.numbers??{}),[r,i]=v(!1),a=C(n?.numbers),l=n?.asked??!1;O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers),i(!1))},[n?.numbers]),O(()=>{let _=document.activeElement;l&&_ instanceof HTMLInputElement&&matchMedia("(pointer: coarse)").matches&&_.blur()},[n]);let d=p.happened,c=ns(t,o),f=_=>{JSON.stringify(_)!==JSON.stringify(n?.numbers)&&(a.current=_,e.amend(Ne(t,_,!1,e.newest)))},h=(_,k)=>{let w={...o,[_]:k};return s(w),w},$=_=>{if(_.preventDefault(),i(!0),c.length)return f(o);a.current=o,e.replace(Ne(t,o,!0,e.newest))},b=()=>e.replace(_=>J({rulebooks:_.rulebooks,house:Qe(_)})),g=(l||r)&&!c.length?Il(e,t,o):new Map;for(let _ of r?c:[])g.set(_,d.needed);return u`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${$}>
      <header>
        ${!l&&u`<${rr} id=${t.id} />`}
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${d.another} title=${d.another} onClick=${b}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(_=>u`
            <${Nl} key=${_.name} ask=${_} value=${o[_.name]??null} fault=${g.get(_.name)}
              set=${k=>h(_.name,k)} left=${()=>f(o)}
              choose=${k=>f(h(_.name,k))} />`)}
      </div>
      ${g.has("")&&u`<p class="fault" role="alert">${g.get("")}</p>`}
      <p class="ask"><button class=${l&&!g.size?"":"first"} onMouseDown=${El}>${p.declare.ask}</button></p>
    </form>`}function Nl({ask:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return u`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([d,c])=>u`
            <button type="button" aria-pressed=${d===t} onClick=${()=>s(d)}>${c}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`,{ifAny:a,example:l}=p.happened;return u`
    <label class="field" onfocusout=${r}>${e.label}
      <${qe} placeholder=${e.optional?a:l(e.number??0)} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:d})=>d.select()} />
      ${n&&u`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function Il({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;for(let a of $n(s,r,e)){let l=j(e[a].decision?.reasons[0].message??"");i.set(hn(s,r,a,"/action/to")??"",l)}for(let a of t?.errors??[])i.set(hn(s,r,e.length,a.pointer)??"",ue(a));return t&&!t.errors?.length&&i.set("",t.detail),i}function rr({id:e}){return u`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var Ll=2,Dl=.82,Bl=.7,ir=8,Wl=2.5,ar=720,Pl=.038,jl=.068,Hl=[.28,.72];function lr(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Wl),s=Array.from({length:ar+1},(d,c)=>{let f=c/ar*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),r=0,i=s.map(({x:d,y:c},f)=>(f&&(r+=Math.hypot((d-s[f-1].x)*t,c-s[f-1].y)),r)),a=d=>s[i.findIndex(c=>c>=r*d)];return(e===2?Hl:Array.from({length:e},(d,c)=>(c+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function cr({table:e}){let{round:t,decision:n}=e.position,o=Fl(e.position),s=e.positions[e.positions.length-2],r=s!==void 0&&o.every(b=>b===0),i=ql(e),a=t.players.length,l=a>ir?Bl:Dl,[d,c]=_t(()=>[lr(a,Ll,Pl),lr(a,l,jl)],[a]),f=se.filter(b=>b%(t.chip??1)===0),h=n?.reopened_seats??[],$=(b,g)=>({"--x":d[b][g].x,"--y":d[b][g].y,"--tall-x":c[b][g].x,"--tall-y":c[b][g].y});return u`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>ir?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${Jl} table=${e} worths=${f} />
          <ol>
            ${t.players.map((b,g)=>{let _=b.seat===t.to_act;return u`
                <li key=${b.seat} style=${$(g,"seat")}>
                  <button type="button" class=${Gl(b,h,_)} aria-pressed=${b.seat===e.seat}
                    onClick=${()=>e.choose(b.seat)}>
                    <span class="seat-name">${p.seat(b.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":m(b.stack).length}}><span class="unseen">${p.felt.behind}</span>${m(b.stack)}</span>
                    <${zl} player=${b} round=${t} reopened=${h.includes(b.seat)} />
                    ${b.seat===t.button&&u`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[g]>0&&u`<span class="unseen">${p.felt.inFront(o[g])}</span>`}
                  </button>
                  ${r&&s.round.players[g]?.committed>0&&u`<span class="felt-bet swept" aria-hidden="true"><${Ee} amount=${s.round.players[g].committed} worths=${f} /></span>`}
                  <${Kl} key=${o[g]} amount=${o[g]} pushed=${i.get(b.seat)} waiting=${Ul(b)} worths=${f} />
                  ${b.seat===t.button&&u`<span class="felt-button" style=${$(g,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function Fl({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.amount:0):e.players.map(({committed:n})=>n)}function ql({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function Ul({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function Kl({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?u`
      <span class="felt-bet pushed" aria-hidden="true"><${Ee} pile=${t} worths=${o} />
        <b>${m(e||s)}</b>${e>0&&s>e&&u`<small>${p.felt.of(s)}</small>`}</span>`:n?u`<span class="felt-bet waits" aria-hidden="true"><${Ee} amount=${n} worths=${o} /><b>${m(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&u`<span class="felt-bet" aria-hidden="true"><${Ee} amount=${e} worths=${o} /><b>${m(e)}</b></span>`}function Gl(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function zl({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([l])=>l).map(([,l])=>l);return u`<span class="seat-state">${i}${a.length>0&&u`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function Jl({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:l})=>a+l,0),r=o?.pots??n.pots_before_round??[],i=o?.pots?o.pots.reduce((a,{amount:l})=>a+l,0):n.pot_before_round??0;return u`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&u`<p class="felt-pot"><${Ee} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&u`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&u`<ul class="felt-pots">
        ${r.map(({amount:a,seats:l},d)=>u`<li>${p.felt.onePot(d,a,l)}</li>`)}
      </ul>`}
    </div>`}var Yl="input, select, textarea, dialog, [role=tab]";function ur({table:e}){let{spot:t}=e,{whole:n,positions:o}=Ql(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,l=C(d=>{});return l.current=d=>{let c=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;c===s||f||c<0||c>r||d.target instanceof Element&&d.target.closest(Yl)||(d.preventDefault(),i(c))},O(()=>{let d=c=>l.current(c);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),u`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${Xl(t,o).map(({street:d,from:c,lines:f,end:h})=>u`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${c+1}>
              ${f.map($=>u`<${Vl} key=${$.steps} line=${$} now=${s} go=${i} />`)}
            </ol>
            ${h.length>0&&u`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function Vl({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=C(null),a=e===s;return O(()=>{let l=i.current?.closest(".log-streets");a&&l&&i.current&&(l.scrollTop=i.current.offsetTop-l.clientHeight/2)},[a]),u`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(l=>u`<span>${l}</span>`)}
        ${n&&u`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Nn=new WeakMap,dr=new WeakMap;function In({spot:e,position:{step:t,decision:n}}){return t!==null&&"action"in t&&n?.ruling==="accepted"&&fr(dr.get(e.start)??[],e.steps)}function pr(e){return Nn.set(e.start,e.steps),dr.set(e.start,e.steps),{...e,steps:[]}}function Ql({spot:e,positions:t,busy:n}){let o=Nn.get(e.start)??[],s=fr(o,e.steps)?o:e.steps,[r,i]=v(null);O(()=>{if(Nn.set(e.start,s),s.length===e.steps.length||n)return;let l=!1,d={...e,steps:s};return ge(d).then(c=>l||i({spot:d,positions:c.positions})),()=>{l=!0}},[e,n]);let a=r&&Zl(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function Zl(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulebooks===t.rulebooks&&e.house===t.house}function fr(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function Xl(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:Ht(e),became:"",ruling:""}],end:nt(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let l=s[s.length-1];l.lines.push({steps:a,texts:[G(t[i],r)],became:ps(r),ruling:r.decision?.ruling??""}),l.end=nt(r.next)}),s}var hr=16*1024*1024,br=1e4,ec=4096,$r=500,mr=25,tc=10,nc=5,oc=5,sc=200,gr="/v1/hands";function _r({table:e}){let t=C(null),[n,o]=v(!1),[s,r]=v([]),[i,a]=v(!1),l=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let c=$=>{$.dataTransfer?.types.includes("Files")&&($.preventDefault(),o(!0))},f=$=>!$.relatedTarget&&o(!1),h=$=>{o(!1),$.dataTransfer?.files.length&&($.preventDefault(),r([...$.dataTransfer.files]),l())};return window.addEventListener("dragover",c),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",c),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),r([])};return u`
    <button type="button" title=${p.file.open} onClick=${l}><${F} of="FileText" /><span class="tool-name rare">${p.file.open}</span></button>
    ${n&&u`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&u`<${rc} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function rc({table:e,dropped:t,close:n}){let o=p.file,[s,r]=v(""),[i,a]=v(""),[l,d]=v(0),[c,f]=v(!1),[h,$]=v(null),[b,g]=v(null),_=C(new AbortController),k=async A=>{_.current.abort();let{signal:I}=_.current=new AbortController,L=A.reduce((P,xe)=>P+xe.text.size,0)>hr;if($(null),a(L?o.tooLarge(hr/1024/1024):""),f(!L),L)return;let B=await dc(A,e.spot,I);if(f(!1),"why"in B)return a(uc[B.why]("longest"in B?B.longest:0));a(B.hands.length?"":o.none),$(B.hands.length?B:null)},w=A=>{d(0),k([...A].map(I=>({name:I.name,text:I})))},S=A=>k([{name:"",text:new Blob([A])}]),y=A=>{let{value:I,selectionStart:L,selectionEnd:B}=A.target,P=A.data??A.dataTransfer?.getData("text/plain")??"",xe=I.length-(B-L)+P.length;!P||xe<=ec||(A.preventDefault(),r(""),d(xe),S(I.slice(0,L)+P+I.slice(B)))};O(()=>{t.length&&w(t)},[t]),O(()=>()=>_.current.abort(),[]);let x=async({from:A,to:I})=>{if(h)try{e.replace(await $c(h.lines.slice(A,I),e.spot)),n()}catch(L){if(!(L instanceof M))throw L;g(L.problem)}};return u`
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
    ${b&&u`<${ne} trouble=${b} again=${()=>g(null)} />`}
    ${h&&u`<${ic} sent=${h} replay=${x} />`}`}function ic({sent:e,replay:t}){let n=p.file,[o,s]=v([]),[r,i]=v(null),[a,l]=Z(g=>g+1,0),[d,c]=v(""),[f,h]=v(mr);O(()=>{let g=new AbortController;return s([]),i(null),hc(e,g.signal,s).catch(_=>{if(!(_ instanceof M))throw _;g.signal.aborted||i(_.problem)}),()=>g.abort()},[e,a]);let $=Object.entries(n.outcomes).map(([g,_])=>({name:g,label:_,count:o.filter(k=>Ln(k)===g).length})),b=o.map((g,_)=>({verdict:g,i:_})).filter(({verdict:g})=>!d||Ln(g)===d);return u`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&u`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${$.filter(({count:g})=>g).map(({name:g,label:_,count:k})=>u`<button type="button" aria-pressed=${d===g} onClick=${()=>c(d===g?"":g)}>${_} ${n.number(k)}</button>`)}
    </div>`}
    ${r&&u`<${ne} trouble=${r} again=${l} />`}
    <ol class="hand-file-hands">
      ${b.slice(0,f).map(({verdict:g,i:_})=>u`<li key=${_}><${ac} judged=${g} replay=${t} /></li>`)}
      ${b.length>f&&u`<li><button type="button" onClick=${()=>h(f+mr)}>${n.more}</button></li>`}
    </ol>`}function ac({judged:e,replay:t}){let n=p.file,o=Ln(e),{report:s,problem:r}=e,i=s?.first_illegal??s?.stopped_at,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],l=(r&&(lc(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??s?.stopped_at?.errors[0]?.message??s?.discrepancies[0]?.message;return u`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${pc(e)}</b> <span class=${`badge ${cc[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&u`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${l&&u`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${fc(l)}${a?.clause&&u` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.site_house_rules&&u`<p class="hand-verdict-why">${n.bySite} <code>${JSON.stringify(s.site_house_rules)}</code></p>`}
      ${s?.first_illegal?.legal_with.slice(0,oc).map(d=>u`<p class="hand-verdict-why">${n.legalWith} <code>${JSON.stringify(d)}</code></p>`)}
      ${s?.scale&&s.scale>1&&u`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function lc({errors:e=[]}){let t=e.slice(0,nc).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var cc={legal:"accepted",unfinished:"stopped",illegal:"",floor:"discretion",contradictory:"contradiction",unreadable:"unjudged"};function Ln({report:e}){return e?e.legal===null?"floor":e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var uc={tooMany:()=>p.file.tooMany(br),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function dc(e,{rulebooks:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={rulebook:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:br,rules:r}),new Promise(i=>{let a=l=>{s.terminate(),o.aborted||i(l)};s.onmessage=({data:l})=>a(l),s.onerror=()=>a({why:"unread"})})}function pc({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function fc(e){return e.length>$r?`${e.slice(0,$r)}\u2026`:e}async function hc({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{answer:a,problem:l}of Do(`${gr}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:l}),!(performance.now()-i<tc)&&(performance.now()-r>=sc&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function $c(e,t){let n=JSON.parse(await e.text()),{rulebook:o,house_rules:s={},hand:r}=n,i=await N(gr,n),a=t.rulebooks.filter(d=>d!==o),l={...i.site_house_rules,...s};return pr(Cn(i.hand??r,i,[o,...a],l))}var mc={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds","/v1/next-street":"next_street"},bc=100;function wr({path:e,body:t}){let n=Tt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Le(t,Wn).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function kr({path:e,body:t}){let n=Tt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Le(t,Wn,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function vr({path:e,body:t}){return`import floorman

answer = floorman.${mc[e]}(${Le(t,gc)})
print(answer)
`}function Bn(e){return`${Le(e,Wn)}
`}var Wn={},gc={true:"True",false:"False",null:"None"};function Le(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Le(d,t,i)):Object.entries(e).filter(([,d])=>d!==void 0).map(([d,c])=>`${JSON.stringify(d)}: ${Le(c,t,i)}`),l=`${s}${a.join(", ")}${r}`;return!l.includes(`
`)&&n.length+l.length<=bc?l:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var Dn="from_the_table",yr=["assumed","house"],_c=60,Sr=`${Dn}.json`;async function xr({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?G(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?yc(o):{round:o.round},i=n>0?await wc(e.rulebooks,o):vc(e.rulebooks[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},l={id:`${Dn}.${Sc(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:Dn,cases:[l]}}function yc({asked:e}){let{rulebook:t,house_rules:n,...o}=e.body;return o}async function wc([e,...t],n){let o=[{rulebook:e,decision:n.decision},...await ln(t,n)];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.rulebook,kc(s.decision)]]:[]))}function kc({legal:e,ruling:t,action:n,reopened_seats:o,round:s,reasons:r}){let i=r.find(({clause:d,basis:c})=>d&&!yr.includes(c))??r[0],{current_bet:a,to_act:l}=s;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round:{current_bet:a,to_act:l}},clause:yr.includes(i.basis)?null:i.clause,basis:i.basis}}function vc(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,basis:"assumed"}}}function Sc(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,_c).replace(/_$/,"")}var xc=["bet","raise","complete"];async function Or({spot:e,positions:t}){if(!("opening"in e.start)||(e.start.opening.street??1)>1)return null;let n=Oc(e.start.opening,t),o=await N("/v1/hands",{...W(e),hand:n}),{round:s}=t.findLast(({step:r})=>!r||!("won"in r))??t[0];return o.round&&Tc(o.round,s)?Bn({hand:n}):null}function Oc(e,t){let{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,first_to_act:d,dead_small_blind:c,acts_last:f}=e,h=[{actions:[],first_to_act:d}];return t.forEach(({step:$,decision:b,round:g},_)=>{if(!$||"won"in $)return;if("street"in $){let x=t[_-1].round.min_bet;h.push({actions:[],...$.street,min_bet:g.min_bet===x?void 0:g.min_bet});return}let k="choice"in $?t[_-1].decision?.alternatives?.[$.choice]?.action:b?.action;if(!k)return;let{seat:w,type:S,to:y}=k;h[h.length-1].actions.push({seat:w,type:S,...xc.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,dead_small_blind:c,acts_last:f,rounds:h}}function Tc(e,t){return e.players.every(({seat:o,stack:s,committed:r,folded:i=!1})=>{let a=t.players.find(l=>l.seat===o);return a&&a.stack===s&&a.committed===r&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var Cc=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),Ac={curl:async({position:e})=>wr(e.asked),typescript:async({position:e})=>kr(e.asked),python:async({position:e})=>vr(e.asked),case:async e=>{let t=await xr(e);return t?Bn(t):""},hand:async e=>await Or(e)??""};function Cr({table:e}){let t=C(null),[n,o]=v(!1),[s,r]=v("");O(()=>{Ut(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ce(()=>{le(u`<${Rc} table=${e} link=${s} />`,Cc)});let i=()=>{o(!0),t.current?.showModal()};return u`
    <button type="button" title=${p.keep.open} onClick=${i}><${F} of="Send" /><span class="tool-name rare">${p.keep.open}</span></button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&u`<${Mc} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function Mc({table:e,link:t,close:n}){let o=p.keep,[s,r]=v("curl"),[i,a]=v(""),[l,d]=v(""),c=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=($,b)=>{f||(a($),d(b))};return Ac[s](e).then($=>h($,$?"":o.cannot[s==="hand"?"hand":"case"]),$=>{if(!($ instanceof M))throw $;h("",s==="hand"&&$.problem.status===422?o.cannot.hand:$.problem.detail)}),()=>{f=!0}},[s,e.position]),u`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${Tr} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
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
        <p class="about">${o.about[s](Sr)}</p>
        ${l?u`<p class="notice" role="status">${l}</p>`:u`<${Tr} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function Tr({label:e,button:t,text:n,rows:o}){let s=C(null),[r,i]=v("");return O(()=>i(""),[n]),u`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var Ec=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function Rc({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:c})=>c),a=H(`/v1/rulebooks/${n.rulebooks[0]}`),l=Y(e)!==null;if(!re(e)||i<1&&!l)return u`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.rulebook.split("@")[1]??a?.version;return u`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${Ec.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulebooks[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&u`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${Lc} house=${n.house} />
      ${l?u`<${Ic} table=${e} rulebook=${a} />`:u`<${Nc} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function Nc({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],l=a.decision,{others:d}=a,c=t[o+1]?.step,f=c&&"choice"in c?G(a,t[o+1]):"";return u`
    <section>
      <h3>${r.situation}</h3>
      <${Ar} position=${i} />
      ${Dc(e,t,o).map(h=>u`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${G(i,a)}.</p>
      <p class="slip-what">${Xe(l)}</p>
      ${l.reasons.map((h,$)=>u`<${Mr} shown=${$===0} reason=${h} rulebook=${s} />`)}
      ${f&&u`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&u`<h3>${r.others}</h3>
        ${d.map(h=>u`<p><b>${R(n,h.rulebook)}</b> ${h.decision?Bc(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function Ic({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=he(e,n);return u`
    <section>
      <h3>${o.situation}</h3>
      <${Ar} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${Ft(e)}</p>
      ${fe(e,t).map(r=>u`<p class="slip-what">${r}</p>`)}
      ${s&&u`<${Mr} shown reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function Lc({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=ot(n);return s?[{text:s.question,answer:s.answer(o)}]:[]});return t.length?u`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({text:n,answer:o})=>u`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function Ar({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot_before_round:s=0}=e;return u`
    <table>
      <thead><tr>${t.columns.map((r,i)=>u`<th class=${i?"n":""} scope="col">${r}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:r,stack:i,committed:a,folded:l})=>u`
            <tr class=${l?"folded":""}>
              <th scope="row">${p.seat(r)}${r===o&&t.toAct}${l&&t.folded}</th>
              <td class="n">${m(a)}</td><td class="n">${m(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${s>0&&u`<p>${t.pot(s)}</p>`}`}function Mr({reason:{clause:e,basis:t,message:n},rulebook:o,shown:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.basis[t]??t;return u`
    <p>${j(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function Dc(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?G(t[i-1],r):"");return[...o<0?Ht(e):[],...s.filter(Boolean)]}function Bc(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${Xe(e)}${t?` (${p.slip.clause(t)})`:""}`}var Er=Object.entries(p.keys.do),Wc="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function Pc(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(Wc)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!Er.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function Rr(){let e=C(null),[t,n]=$e("keys",!0);ce(()=>{let s=r=>{(t||r.key==="?")&&Pc(r)};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[t]);let o=p.keys;return u`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${F} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>e.current?.close()}>×</button>
      </header>
      <dl>${Er.map(([s,r])=>u`<dt><kbd>${s.toUpperCase()}</kbd></dt><dd>${r}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var jc="/service-worker.js",Hc="/table",Fc=100,qc=new URL(import.meta.url).pathname;function Uc(){let[e,t]=v("service"),[n,o]=v(!1);ce(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers?"service":Ce()?"device":"nobody"),r.answers===!1&&Ce()&&Ke().catch(()=>{}),r.files&&o(!r.files.includes(qc))}),window.addEventListener(Ot,()=>t("device")),window.addEventListener("offline",()=>Ct(1)),window.addEventListener("online",()=>Ct(1))},[]);let s=u`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return u`
    ${e!=="service"&&u`<p class="notice" role="alert">${e==="device"?p.device.rules(on):p.offline.away}</p>`}
    ${n&&u`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function Kc(){let[e,t]=v(null);return ce(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?u`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:u`<p class="dim">${p.offline.insecure}</p>`}function Gc(){let[e,t]=v("away");O(()=>{Mo().then(s=>s&&t("here"))},[]);let n=p.device,o=()=>{t(n.fetching(1,1)),rn((s,r)=>t(n.fetching(s,r))).then(()=>t("here"),()=>t("failed"))};return e==="here"?u`<p class="dim" role="status">${n.kept(on)}</p>`:e!=="away"&&e!=="failed"?u`<p class="dim" role="status">${e}</p>`:u`
    ${e==="failed"&&u`<p class="notice" role="alert">${n.failed}</p>`}
    <p><button type="button" onClick=${o}>${n.fetch}</button> <span class="dim">${n.size(Co)}</span></p>`}async function Nr(){let{serviceWorker:e}=navigator;if(document.getElementById("table")?.dataset.alone!==void 0||!e)return;e.controller||e.addEventListener("controllerchange",()=>Ct(Fc),{once:!0});let t=await e.register(jc,{scope:Hc}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}le(u`<${Uc} />`,document.getElementById("status"));le(u`<${Kc} />${xt&&u`<${Gc} />`}`,document.getElementById("install"));document.readyState==="complete"?Nr():window.addEventListener("load",Nr);var Pn=10,Br={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>Zc([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":Ir,"chips.under_half_a_raise":Ir,"chips.overchip":({add:e,pushed:t})=>{let n=D(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,D(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*Pn<t?p.sums.tiny(e,Pn,e*Pn,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-D(t),D(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":Lr,"raise.above_pot":Lr,"undercall.full":Dr,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>D(n)&&e+D(n)<t?Dr({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>D(t)?p.sums.short(e+D(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":jn,"pot_count.floor":jn,"pot_count.stands":jn,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function Wr(e,t){let n=Pr(e,t),{decision:o}=e[t];if(!o||!n)return[];let{seat:s}=n;return[...Qc(e,t,s),...o.reasons].map(({code:i,params:a})=>Br[i]?.({...n,params:a})).flatMap(i=>i??[]).slice(0,1)}function Pr(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return null;let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],l=n.action?.seat??r.to_act;return{seat:l,had:r.players.find(d=>d.seat===l)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:d})=>d)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot_before_round??0)+D(r.players.map(({committed:d})=>d)),pushed:a.map(D),least:i?.raise?.min_to??0}}var zc={"chips.string":({pushed:[e,...t]})=>t.length?p.argue.string(e,D(t)):null,"chips.overchip":({add:e,bet:t,pushed:n})=>D(n)>e?p.argue.overchip(D(n),t,D(n)-e):null,"undercall.full":({had:e,to:t,pushed:n})=>D(n)&&t?p.argue.undercall(e+D(n),t):null,"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.argue.least(e,t):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>p.argue.told(e,t),"pot_count.corrected":({params:{quoted:e,actual:t,to:n}})=>t===void 0?null:p.argue.pot(e,t,n),"chips.half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!0),"chips.under_half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!1),"raise.capped":({params:{bet_count:e}})=>p.argue.capped(e),"spoken.call_in_full":({to:e,pushed:t,had:n})=>e?p.argue.call(n+D(t),e):null};function jr(e,t){let n=Pr(e,t);return(e[t].decision?.reasons.map(({code:s,params:r})=>n&&zc[s]?.({...n,params:r}))??[]).find(Boolean)??""}function Hr({round:e,options:t,decision:n}){let o=e.current_bet??Math.max(...e.players.map(({committed:a})=>a)),s=n?.reopened_seats??[],r=o&&t?.raise?t.raise.min_to:null,i=t?.raise_barred==="capped";return e.players.filter(({folded:a,stack:l})=>!a&&l>0).map(({seat:a,committed:l,acted:d,no_raise:c})=>{let f=a===e.to_act&&t?t.raise!==null:!c&&!i&&(!d||s.includes(a));return p.argue.seat(a,Math.max(0,o-l),f?r:null,f)})}function Fr(e,t){let n=t[t.length-1],o=Vc(n);if(o.length)return{sums:o,argument:p.argue.pots(o.length)};let s=Yc(e,n);if(s.length){let{players:r,pot_before_round:i=0}=n.round,a=Math.max(...r.filter(({stack:l})=>!l).map(({committed:l})=>l));return{sums:s,argument:p.argue.posted(a+i,a,i)}}return Jc(t)}function Jc(e){let{round:t,options:n}=e[e.length-1],o=t.players.find(c=>c.seat===t.to_act),s=e.flatMap(({decision:c})=>c?.reasons??[]),r=s.findLast(({code:c,params:f})=>c==="reopening.added_up"&&f.seats.includes(t.to_act)),i=s.findLast(({code:c})=>c==="reopening.closed");if(!o?.acted||!n||!(r||i))return{sums:[],argument:""};let{needed:a}=(r??i).params,l=(t.current_bet??0)-o.committed,d=r?Br["reopening.added_up"](r):p.sums.short(l,a);return{sums:d?[d]:[],argument:p.argue.reopened(l,a,n.raise!==null)}}function Yc({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot_before_round?[]:[p.sums.adds([s.committed,t.pot_before_round],s.committed+t.pot_before_round)]}function Vc({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:c})=>s.includes(c)).map(({committed:c})=>c)),a=e.players.filter(({committed:c})=>c>=i).length,l=i-n,d=r?0:e.pot_before_round??0;return n=i,a*l+d===o?[p.sums.pot(a,l,d,o)]:[]})}function Qc(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function Ir({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function Lr({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function Dr({had:e,to:t,pushed:n}){let o=e+D(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function jn({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function Zc(e,t){return D(e)===t?!0:null}function D(e){return e.reduce((t,n)=>t+n,0)}var Xc=24,eu=3;function qr({table:e,rulebook:t}){let n=C(null),[o,s]=v(!1),[r,i]=v(!1),[a,l]=v(""),d=p.card,c=()=>{s(!0),l(""),n.current?.showModal()},f=()=>{i(!1),s(!1)},h=async()=>l(await lu(it(e).join(" "))),[,$]=e.newest.rulebooks;return u`
    <div class="to-card">
      <${tu} table=${e} rulebook=${t} />
      <button type="button" onClick=${c}>${d.open}</button>
    </div>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&u`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${ou} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${$&&u`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,$))} onClick=${()=>e.replace(nu)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function tu({table:e,rulebook:t}){let{spot:n,position:o,positions:s}=e,r=Y(e)!==null,i=r?null:o.decision,a=r?he(n,t):i&&vn(n,t,i.reasons),l=ve(s)?"chosen":i?.ruling,d=t?.clauses.find(({id:c})=>c===a?.clause)?.source;return u`
    <p class="pinned" aria-hidden="true">
      ${l&&u`<span class=${`badge ${l==="chosen"?"accepted":l}`}>${p.ruling.badge[l]}</span>`}
      <b>${it(e)[0]}</b>
      ${d&&u`<small>${d}</small>`}
    </p>`}function nu(e){let[t,n,...o]=e.rulebooks;return{...e,rulebooks:[n,...o,t]}}function ou({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=Y(e)!==null,i=ve(o),a=o.length-(i?2:1),l=r?null:o[a].decision,d=r?he(n,t):l&&vn(n,t,l.reasons),c=r?Fr(n,o):null,f=d&&"message"in d?j(`${d.message}`):"",h=(c?c.argument:i?"":jr(o,a))||f,$=c?c.sums:i?[]:Wr(o,a),b=l?i?"chosen":l.ruling:null,g=rt(e).filter(({likeness:_})=>_==="apart");return u`
    <header class="card-book">${p.ruling.by(R(s,n.rulebooks[0]))}</header>
    <${ru} table=${e} at=${a} />
    <div class="card-ruling">
      ${b&&u`<p class=${`badge ${i?"accepted":b}`}>${p.ruling.badge[b]}</p>`}
      <div id="card-ruling" class=${r&&it(e).length>1?"several":""}>${it(e).map((_,k)=>u`<p class=${k&&!r?"card-more":_.length>Xc?"card-stands long":"card-stands"}>${_}</p>`)}</div>
      ${l&&!i&&u`<${su} decision=${l} />`}
      ${$.map(_=>u`<p class="card-sum">${_}</p>`)}
      ${h&&!it(e).includes(h)&&u`<p class="card-why">${h}</p>`}
      ${d&&u`<${oe} reason=${d} rulebook=${t} />`}
      <ul class="card-seats">${Hr(o[o.length-1]).map(_=>u`<li>${_}</li>`)}</ul>
    </div>
    ${g.length>0&&u`
        <ul class="card-others">
          ${g.map(({other:_,lines:k})=>u`<li><span>${R(s,_.rulebook)}</span> <b>${k.join(" ")}</b></li>`)}
        </ul>`}`}function su({decision:{alternatives:e=[]}}){return e.length?u`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>u`<li>${j(t.message)}</li>`)}</ul>`:null}function it(e){let{spot:t,position:n,positions:o}=e,s=ve(o);if(s)return[j(s.effect.message),et(s)];if(Y(e)||!n.decision)return fe(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:l})=>l!=="reopening.checked");return[ke(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function ru({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=st(t)!==null,a=e.slice(0,n+1).flatMap((d,c)=>c&&(i||iu(e,c,n))?[au(e[c-1],d)]:[]),l=i?a:a.slice(-eu);return u`
    <div class="card-felt">
      ${r>0&&(!i||!l.length)&&u`<figure><${pn} motions=${[Hn(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${l.map(({motions:d,speech:c,caption:f})=>(d.length>0||c)&&u`<figure>
            ${c&&u`<p class="card-speech">${c}</p>`}
            ${d.length>0&&u`<${pn} motions=${d} />`}
            ${f&&u`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?Ft(t):l.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function iu(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function au(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:G(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],l=a.map(d=>d.reduce((c,f)=>c+f,0));return{...o,motions:a,speech:r.map(gn).join(" \u2026 "),caption:l.length?p.card.pushed(l):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let l=i===void 0?m(a):p.card.early(a);return{...o,motions:[Hn(a)],caption:l}}return"incident"in n&&n.incident.amount?{...o,motions:[Hn(n.incident.amount)],caption:m(n.incident.amount)}:o}function Hn(e){return Ye(e,se).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function lu(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!cu(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function cu(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Ur({table:e}){let{position:t}=e,n=C(null);O(()=>{uu(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=Y(e),s=In(e),r=s?null:t.decision,i=l=>{n.current?.focus(),e.step({choice:l})},a=H(`/v1/rulebooks/${e.spot.rulebooks[0]}`);return u`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?u`<${bs} table=${e} />`:s?u`<h2>${G(e.positions[e.positions.length-2],t)}.</h2>`:r?u`<${du} decision=${r} />`:u`<${pu} table=${e} />`}</div>
      ${(o||r||ve(e.positions))&&u`<${qr} table=${e} rulebook=${a} />`}
      ${o&&u`<${ks} table=${e} rulebook=${a} /><${xn} table=${e} />`}
      ${!o&&r&&u`
          <${fu} decision=${r} onChoose=${i} />
          <${hu} reasons=${r.reasons} rulebook=${a} />
          <${xn} table=${e} />`}
    </section>`}function uu({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function du({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,options:a,reasons:l}=e,d=l.every(({code:c})=>c!=="reopening.checked");return u`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${ke(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&u`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&u`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&u`<li class="penalty">${t.penalty}</li>`}
        ${a?n!=="discretion"&&i.to_act!==null&&u`<li>${t.next(i.to_act)}</li>`:u`<li>${t.over}</li>`}
      </ul>
    </div>`}function Kr({table:e}){let{decision:t}=e.position;return!t||In(e)?null:u`
    <button type="button" class="became" onClick=${()=>document.querySelector(".to-card button")?.click()}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${ke(t)}</span><span class="more">${p.card.show}</span>
    </button>`}function pu({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return u`<${gs} position=${t} />`;if("won"in t.step)return u`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return u`<h2>${n.newStreet}</h2>`;let o=ve(e);return o?u`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${j(o.effect.message)}</h2>
      <p>${et(o)}</p>
    </div>`:null}function fu({decision:{alternatives:e=[]},onChoose:t}){return e.length?u`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>u`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${j(n.effect.message)}</b>
            <span>${et(n)}</span>
          </button></li>`)}
    </ol>`:null}function hu({reasons:e,rulebook:t}){return u`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>u`
          <li key=${n.code}>
            <p>${j(n.message)}</p>
            <${oe} reason=${n} rulebook=${t} shown open=${o===0} />
          </li>`)}
    </ol>`}var Gr=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function zr(e,t){return"opening"in e.start&&!e.steps.length?$u(e.start.opening):Fn(t.round)}function $u(e){let t=e.posts??[],n=t.filter(s=>!Kt(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{...Jr(e),isMidHand:!1,first:e.first_to_act??null,pot_before_round:e.pot_before_round??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(Kt),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots_before_round:e.pots_before_round,began_heads_up:e.began_heads_up},typed:[]}}function Kt(e){return e.type==="post"||e.type==="dead"}function Fn(e){let{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l}=e;return{...Jr(e),isMidHand:!0,first:e.to_act,pot_before_round:e.pot_before_round??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l},typed:[]}}function Jr(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function qn(e){return e.isMidHand?{round:bu(e)}:{opening:mu(e)}}function mu(e){let t=e.street===1;return De({...Yr(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot_before_round:t?null:e.pot_before_round,...t?{}:{pots_before_round:e.derived.pots_before_round,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??Un(e),...e.late]:null})}function bu(e){return{...De({...Yr(e),bring_in:e.bring_in,pot_before_round:e.pot_before_round,...e.derived,players:e.seats}),to_act:e.first}}function Yr({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:l}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:l}}function De(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function Gt({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function Un(e){let t=Gt(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(l=>({seat:l,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function Kn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.game?[]:e.posts??Un(e),s=Number(n[1]);if(e.game&&s>=e.late.length)return"straddle";if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function ie({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function Vr(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:ie(e),seats:r}}function Gn(e,t){let n=[...(e.posts??Un(e)).filter(a=>a.type!=="ante"),...e.late],o=Gt(e),s=o.find(a=>n.every(l=>l.seat!==a))??o[o.length-1],r={type:t,seat:s,amount:e.min_bet},i={type:t,seat:e.late[e.late.length-1]?.seat??s,amount:e.small};return{late:[...e.late,t==="dead"?i:r]}}function zn(e,t,n="/sent"){return Object.entries(e).flatMap(([o,s])=>{let r=`${n}/${o}`;return typeof s=="object"&&s?zn(s,t,r):gu.test(r)&&s%t>0?[{pointer:r,code:"page.odd",message:"",params:{amount:s,chip:t}}]:[]})}var gu=/\/(amount|stack|committed|small_blind|big_blind|min_bet|ante|bring_in|bets\/\d)$/;function Qr(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:ie(e)}}function Zr(e,t){let{seats:n,button:o,first:s,game:r}=e,i=n.filter(({seat:l})=>l!==t),a=[...i].reverse().find(({seat:l})=>l<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:l})=>l!==t),derived:ie(e),button:o===t?a.seat:o,first:s===t?null:s,game:r&&{...r,killer:r.killer===t?null:r.killer}}}function zt(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function Se({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}var _u=["small","min_bet","ante","straddle","bring_in"];function at(e,{structure:t}){let n=p.setup.fields,o=e==="ante"||e==="straddle",s=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:s,spoken:s,get:r=>r[e],change:(r,i)=>({[e]:i,..._u.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:o?p.happened.ifAny:""}}function Xr(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function Jn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?ie(s):s.derived})}}function Q({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:l,get:d,change:c,placeholder:f=""}=r,h=n.get(i);return u`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${qe} value=${d(e)} onChange=${$=>t(c(e,$))} step=${e.chip??1}
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
    </details>`}var yu=["bets/0","bets/1","big_blind","small_blind","bring_in","max_bet"];function ei({table:e,form:{draft:t,set:n,...o},games:s}){let r=p.setup.named,i=a=>{let l=s.find(d=>d.name===a);n(l?Vn(t,l,e.spot.game):{game:null})};return u`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <${V} label=${r.game} value=${t.game?.about.name??""} choose=${i} choices=${[["",r.none],...s.map(({name:a,title:l})=>[a,l])]} />
      </div>
      ${t.game&&u`<${wu} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function wu({table:e,form:t,game:n}){let{draft:o,set:s,faults:r}=t,{about:i,structure:a,kill:l,killer:d}=n,c=p.setup.named,f=w=>s({game:{...n,...w}}),{all:h}=Se(n),$=h.includes("kill"),b=i.opens==="low_card"||i.opens==="high_card"?c.opens[i.opens]:null,g=Math.max(i.most_players,o.seats.length),_=w=>Be(w,n)&&u`<${Q} key=${w} form=${t} field=${vu(w,a)} />`,k=w=>u`
    <${V} label=${c[w]} value=${n[w]} choices=${Object.entries(c.choices[w])} choose=${S=>s({game:ni({...n,[w]:S})})} />`;return u`
    ${i.structures.length>1&&u`<${de} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${w=>f({structure:w})}
        choices=${i.structures.map(w=>({to:w,words:p.setup.structures[w]}))} />`}
    <${de} legend=${p.following.format} name="format" chosen=${lt(n)}
      choose=${w=>f({format:w})}
      choices=${Object.entries(p.following.formats).map(([w,S])=>({to:w,words:S}))} />
    ${lt(n)==="cash"&&u`<${ku} table=${e} game=${n} setGame=${f} />`}
    <div class="fields">
      ${yu.map(_)}
      ${h.includes("ante_by")&&k("anteBy")}
      ${_("ante")}
      ${ri(n)&&k("straddler")}
      ${_("straddle")}
      <${V} label=${c.seats} value=${o.seats.length} choose=${w=>s(xu(o,Number(w)))} choices=${Array.from({length:g-1},(w,S)=>[S+2,S+2])} />
      <${Q} form=${t} field=${Su} />
      <${Q} form=${t} field=${at("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&u`<${Q} form=${t} field=${at("players_left",o)} />`}
      ${$&&k("kill")}
    </div>
    ${b&&u`<${ze} legend=${b} seats=${o.seats} chosen=${o.first} choose=${w=>s({first:w})} />`}
    ${r.has("first")&&u`<p class="fault">${r.get("first")}</p>`}
    ${$&&l!=="none"&&u`
        <${ze} legend=${c.killer} seats=${o.seats} chosen=${d} choose=${w=>f({killer:w})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>f({actsLast:!n.actsLast})}>${c.actsLast}</button></div>`}
    ${i.opens==="blinds"&&u`<${Jt} form=${{...t,set:s,draft:{...o,...Tu(n)}}} />`}
    ${["name","kill","acts_last"].map(w=>r.has(w)&&u`<p class="fault">${r.get(w)}</p>`)}`}function ku({table:{spot:e,rulebooks:t},game:n,setGame:o}){let s=p.setup.named,r=Rt(e.rulebooks);if(!r)return null;let i=R(t,r.id),a=n.cashBook??r.isDue,l=R(t,e.rulebooks[0]);return u`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${s.cashBook(i)}</button>
    </div>
    <p class="about">${a?s.ruledByCash(i,l):s.ruledByOwn(l)}</p>`}function vu(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},l)=>({game:a&&Ou(a,e,l)}),placeholder:e==="small_blind"?n.half:""}}var Su={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function xu({seats:e,button:t,first:n,late:o,game:s},r){let i={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},a=Array.from({length:r},(d,c)=>({...i,...e.find(({seat:f})=>f===c+1),seat:c+1})),l=d=>d!==null&&d<=r?d:null;return{seats:a,posts:null,late:o.filter(({seat:d})=>d<=r),button:l(t)??r,first:l(n),game:s&&{...s,killer:l(s.killer)}}}function Vn(e,t,n){let o=n?.named.name===t.name?n.named:null,s=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,r=o?.posts??[],i=r.find(({type:y})=>y==="straddle"),a=o?.ante?o.ante_by??"each":"none",l=i?i.seat===o?.button?"button":"under_the_gun":"none",d=ti({about:t,anteBy:a},s),[c,f]=o?.bets??[],h=De({...o,"bets/0":c,"bets/1":f,straddle:i?.amount}),b=Object.keys(d).filter(y=>(h[y]??d[y])!==d[y]),g={about:t,structure:o?.structure??t.structure,amounts:{...d,...Object.fromEntries(b.map(y=>[y,h[y]])),small_blind:h.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,anteBy:a,straddler:l,typed:b,format:o?n?.format??null:null,cashBook:null},_=e.isMidHand?zt(e):{},k=e.button??e.seats[e.seats.length-1].seat,[w,S]=[o?.chip??null,o?.first_to_act??null];return{..._,game:g,button:k,chip:w,street:1,first:S,late:r.filter(Kt)}}function ti({about:e,anteBy:t},n){let s={none:Se({about:e,structure:e.structure}).needs.includes("ante")?n:null,big_blind:n,each:n&&Math.ceil(n/8)};return{"bets/0":n,"bets/1":n&&2*n,big_blind:n,ante:s[t],straddle:n&&2*n,bring_in:n&&Math.ceil(n/4),max_bet:n&&5*n}}function Ou(e,t,n){let o=[...e.typed.filter(s=>s!==t),t];return ni({...e,typed:o,amounts:{...e.amounts,[t]:n}})}function ni(e){let n=Object.entries(ti(e,oi(e))).filter(([o])=>!e.typed.some(s=>s===o));return{...e,amounts:{...e.amounts,...Object.fromEntries(n)}}}var oi=e=>e.amounts[Be("big_blind",e)?"big_blind":"bets/0"]??null;function Tu(e){let[t,{small_blind:n,straddle:o=null}]=[oi(e),e.amounts];return{...{min_bet:t,small:n??(t&&Math.floor(t/2)),ante:null,bring_in:null,posts:null},straddle:Be("straddle",e)&&e.straddler==="under_the_gun"?o:null}}function lt({about:e,structure:t,kill:n,format:o}){let s=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(s?"cash":"tournament")}function si({button:e,first:t,chip:n,players_left:o,seats:s,late:r},i){let{about:a,structure:l,amounts:d,kill:c,killer:f,actsLast:h}=i,{all:$}=Se(i),{"bets/0":b,"bets/1":g,straddle:_,...k}=d,w=c!=="none"&&$.includes("kill"),S=Gt({seats:s,button:e}),y=i.straddler==="button"?e:S[S.length===2?1:2],x=Be("straddle",i)?[{seat:y,type:"straddle",amount:d.straddle}]:[],A=a.opens==="blinds"?[...r,...x]:[];return De({name:a.name,structure:l,bets:$.includes("bets")?[b,...l==="fixed_limit"?[g]:[]]:null,...Object.fromEntries(Object.entries(k).filter(([I])=>Be(I,i))),ante_by:$.includes("ante_by")&&Be("ante",i)?i.anteBy:null,posts:A.length?A:null,kill:w?De({seat:f,size:c}):null,acts_last:w&&h?f:null,chip:n,players_left:l==="fixed_limit"||l==="spread_limit"?o:null,button:$.includes("button")?e:null,first_to_act:$.includes("bring_in")?t:null,players:s.map(({committed:I,acted:L,folded:B,...P})=>P)})}var ri=e=>e.about.opens==="blinds"&&lt(e)==="cash";function Be(e,t){let{all:n}=Se(t);return e==="straddle"?ri(t)&&t.straddler!=="none":e==="ante"&&n.includes("ante_by")?t.anteBy!=="none":e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function ii({table:e}){let t=C(null),[n,o]=v(null);return u`
    <button type="button" data-key="s" onClick=${()=>{o(zr(e.spot,e.position)),t.current?.showModal()}}><${F} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&u`<${Mu} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function Mu({table:e,first:t,close:n}){let[o,s]=v(t),[r,i]=v(null),[a,l]=v(null),[d,c]=v(null),f=C(!1),{game:h,steps:$,...b}=e.spot,g=H("/v1/games")?.games??[],_=$.length?void 0:g.find(({name:E})=>E===h?.named.name),k=(h?.named.players??[]).map(E=>({committed:0,acted:!1,folded:!1,...E}));O(()=>{_&&s(E=>E.game?E:{...E,...Vn(E,_,h),seats:k})},[_]);let w=o.game?lt(o.game):"tournament",S=w==="cash"?Rt(b.rulebooks):null,y=S&&(o.game?.cashBook??S.isDue),x={...b,rulebooks:y?dn(b.rulebooks,S.id):b.rulebooks};O(()=>{document.querySelector("dialog[open] [aria-invalid=true]")?.focus()},[r]);let A=E=>s({...o,...E}),I=new Map((r?.errors??[]).map(E=>[Kn(o,E.pointer),ue(E)])),L=async()=>{let E=qn(o),Oe=o.game&&si(o,o.game),me=o.chip===d?[]:zn(Oe??E,o.chip||1);if(i(me.length?{detail:"",errors:me}:null),me.length)return null;try{return o.game&&Oe?await Nt(x,Oe,Yo(o.game.about,w)):await N("opening"in E?"/v1/rounds":"/v1/options",{...W(b),...E})}catch(Pe){if(!(Pe instanceof M))throw Pe;return i(Pe.problem),null}},B=async()=>{let E=await L();E&&s(Fn(E.round))},P=async E=>{if(E.preventDefault(),f.current)return;f.current=!0;let Oe=await L();f.current=!1,Oe&&(o.game?e.replace(({house:me})=>({...Oe,rulebooks:x.rulebooks,house:me})):e.replace(({rulebooks:me,house:Pe})=>({rulebooks:me,house:Pe,start:qn(o),steps:[]})),n())},xe=E=>{c(E),A({chip:E}),i(null)},We={draft:o,set:A,standAsItIs:B,faults:I,active:a,activate:l};return u`
    <form class="sheet-form" onSubmit=${P}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&u`<${Eu} draft=${o} trouble=${r} answer=${xe} />`}
        <${ei} table=${e} form=${We} games=${g} />
        ${!o.game&&u`<${Iu} form=${We} /><${Lu} form=${We} />`}
        <${Pu} form=${We} />
      </div>
      <footer>
        <${Ru} form=${We} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function Eu({draft:e,trouble:t,answer:n}){let{errors:o=[]}=t,s=o.flatMap(({code:i,params:a})=>i==="page.odd"?Number(a.amount):[]),r=e.chip??1;return u`
    <div class="notice" role="alert">
      ${!s.length&&u`<p>${o.length?p.setup.mend(o.length):t.detail}</p>`}
      <${wt} amounts=${s} chip=${r} yes=${n}><button type="button" onClick=${()=>n(r)}>${p.amount.asTyped}</button><//>
      <ul>${o.map(i=>u`<li>${p.setup.place(Kn(e,i.pointer),e.seats)}${ue(i)}</li>`)}</ul>
    </div>`}function Ru({form:{draft:e,set:t,active:n}}){if(!n)return u`<p class="dim">${p.setup.chooseField}</p>`;let o=X({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return u`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${nn} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var Nu=[4,5,2,3];function Iu({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return u`
    <${de} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(zt(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${de} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:ie(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <${V} label=${o.streets} value=${e.streets??""} choose=${r=>t({streets:Number(r)||null})}
          choices=${[["",o.unknown],...Nu.map(r=>[r,o.gameOf[r]])]} />
        <${V} label=${o.street} value=${e.street} choose=${r=>t({street:Number(r),derived:ie(e)})}
          choices=${Array.from({length:e.streets??5},(r,i)=>[i+1,p.felt.street(i+1,e.streets??void 0)])} />
      </div>
    </section>`}function Lu({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,l])=>t.min_bet===l&&(!r||t.bring_in!==null||t.small===a);return u`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${Gr.map(a=>u`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(Vr(t,a))}>
              ${m(a[0])} / ${m(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${Du(t,r).map(a=>u`<${Q} key=${a} form=${e} field=${at(a,t)} />`)}
        ${Bu(t).map(a=>u`<${Q} key=${a} form=${e} field=${Xr(a)} />`)}
        ${r&&t.ante!==null&&t.bring_in===null&&u`<${V} label=${s.antePaid} value=${t.anteBy} choices=${Object.entries(s.antePayers)} choose=${a=>n({anteBy:a,posts:null})} />`}
        ${!t.isMidHand&&u`<${V} label=${s.first} value=${t.first??""} choose=${a=>n({first:Number(a)||null})}
            choices=${[["",s.byButton],...Yn(t)]} fault=${o.get("first")} />`}
      </div>
      ${r&&(t.bring_in===null||t.late.length>0)&&u`<${Jt} form=${e} />`}
    </section>`}function Du({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot_before_round",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,l])=>l).map(([l])=>l)}function Bu({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_full_raise_by"]:["current_bet","last_full_raise_by","bet_count","last_full_bet_to"]:[]}var Wu=["acted","folded"];function Pu({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return u`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>u`<${ju} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(Qr(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&u`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function ju({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,l=!o.game||Se(o.game).needs.includes("button"),d=(h,$,b=!1,g=()=>{})=>u`
    <label><input type=${h} name=${h==="radio"?$:void 0} checked=${b} aria-label=${`${p.seat(i)}: ${a[$]}`} onChange=${g} />
      <span aria-hidden="true">${a[$]}</span></label>`,c=h=>s({seats:o.seats.map($=>$.seat===i?{...$,[h]:!$[h]}:$),derived:ie(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>r.get(`players/${n}${h}`));return u`
    <li>
      <b>${p.seat(i)}</b>
      <${Q} form=${e} field=${Jn("stack",i,n)} />
      ${o.isMidHand&&u`<${Q} form=${e} field=${Jn("committed",i,n)} />`}
      <span class="setup-marks">
        ${l&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&Wu.map(h=>d("checkbox",h,t[h],()=>c(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(Zr(o,i))}>×</button>
      ${f.map(h=>h&&u`<p class="fault">${h}</p>`)}
    </li>`}function Hu({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function Fu(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:{...e.spot.dispute,asked:!1}};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function qu({first:e,rulebooks:t,firstNotice:n}){let[o,s]=Z(Hu,{past:[],spot:e,future:[]}),[r,i]=v(null),[a,l]=v(null),[d,c]=v(n),[f,h]=Z(y=>y+1,0),$=C(""),{spot:b}=o;O(()=>{let y=!1;return ge(b).then(x=>y||l(A=>Fu({...x,spot:b,asked:b},A))),Ut(b).then(x=>{y||($.current=`#${x}`,er(x),window.history.replaceState(window.history.state,"",$.current))}),()=>{y=!0}},[b,f]),O(()=>{let y=0,x=async({newURL:A})=>{let I=++y,{spot:L,notice:B}=await En(new URL(A).hash).catch(P=>({spot:null,notice:li(P).detail}));I===y&&(c(B),L?s({to:L}):window.history.replaceState(null,"",$.current))};return window.addEventListener("hashchange",x),()=>window.removeEventListener("hashchange",x)},[]);let g=a?.asked===b&&!a.problem?a.positions[a.positions.length-1]:void 0,_=!!(o.runs&&g?.next?.type==="street"&&g.next.run_out);O(()=>{_&&s({dealtAfter:b})},[_,b]),O(()=>i(y=>y?.at===a?.positions.length?y:null),[a?.positions.length]),O(()=>i(null),[a?.spot.start]);let k=()=>s({to:J()});if(!a)return null;if(!a.positions.length)return u`<${ai} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${k} />`;let w=a.positions[a.positions.length-1],S={spot:a.spot,positions:a.positions,position:w,problem:a.problem,busy:a.asked!==b||_,newest:b,rulebooks:t,seat:r?.at===a.positions.length?r.seat:w.round.to_act,choose:(y,x=a.positions.length-1)=>i({seat:y,at:x+1}),step:y=>s({step:y,from:a.spot,at:a.positions.length-1}),replace:y=>s({to:y}),amend:y=>s({to:y,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return u`<${Uu} table=${S} notice=${d} />`}function Uu({table:e,notice:t}){let n=e.newest.dispute,[o,s]=$e("turn","act"),[r,i]=$e("declared",we),[a,l]=v(!1),[d,c]=$e("reported",null),f=C(null),h=(I,L)=>{let B=e.positions.length-2;f.current=I,L!==null&&e.choose(L,B),e.replace(P=>({...P,steps:P.steps.slice(0,B)}))},$=C(n?.id),b=C(!0);O(()=>{if(b.current){b.current=!1;return}i(f.current??we),f.current=null,c(null),$.current!==n?.id&&($.current=n?.id,s("act"),l(!1),window.scrollTo(0,0))},[e.positions.length,n?.id]);let g=C(null),_=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{_&&g.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let k={act:()=>u`<${Qo} table=${e} />`,declare:()=>u`<${As} table=${e} draft=${r} setDraft=${i} changeLast=${h} />`,incident:()=>u`<${Os} table=${e} draft=${d} setDraft=${c} />`}[o],w=e.problem&&u`<${ne} trouble=${e.problem} again=${e.retry} />`,S=u`
    <div class=${a?"tools open":"tools"} role="toolbar" aria-label=${p.tools}>
      <button type="button" class="menu" aria-expanded=${a} aria-label=${p.menu} title=${p.menu} onClick=${()=>l(!a)}>⋯</button>
      <button type="button" data-key="n" onClick=${()=>e.replace(Ku)}><${F} of="Plus" />${p.newHand}</button>
      <${ii} table=${e} />
      <${qs} table=${e} />
      <${_r} table=${e} />
      <${Cr} table=${e} />
      <span class="turn-back">
        <${Rr} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${F} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${F} of="Redo" /></button>
      </span>
    </div>`,y=n!==void 0,x=u`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${g}>
      ${!y&&u`<${Kr} table=${e} />`}
      <${Fo} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${k()}</>
      ${_&&w}
    </div>`,A=!n||e.spot.dispute!==void 0&&re(e);return u`
    <div class=${y?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${sr} table=${e} />
        <div class="controls">
          <${ms} table=${e} />
          ${!y&&S}
        </div>
        ${!_&&(!n||!e.problem?.errors)&&w}
        ${t&&u`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${cr} table=${e} />
          ${!y&&x}
        </div>
      </div>
      <div class="side">
        ${A?u`<${Ur} table=${e} />`:u`<${ws} table=${e} />`}
        <${Ss} table=${e} />
        ${A&&u`<${ur} table=${e} />`}
      </div>
      ${y&&u`<div class="go-on">${n.asked&&u`<details><summary>${p.happened.goOn}</summary>${x}</details>`}${S}</div>`}
    </div>`}function Ku(e){return e.game?{...e,steps:[]}:J({rulebooks:e.rulebooks,house:Qe(e)})}function ai({trouble:e,again:t,begin:n}){return u`
    <div class="room">
      <${ne} trouble=${e} again=${t} />
      ${n&&u`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function Gu(){let[e,t]=v(null),[n,o]=v(null),[s,r]=Z(i=>i+1,0);return O(()=>{let i=En(location.hash||tr()).then(({spot:a,notice:l})=>({first:a??J(),firstNotice:l}));i.then(({first:a})=>ge(a)).catch(()=>{}),Promise.all([te("/v1/rulebooks"),i]).then(([{rulebooks:a},l])=>t({...l,rulebooks:a}),a=>o(li(a)))},[s]),e?u`<${qu} ...${e} />`:n&&u`<${ai} trouble=${n} again=${r} />`}function li(e){if(e instanceof M)return e.problem;throw e}le(u`<${Gu} />`,document.getElementById("table"));
