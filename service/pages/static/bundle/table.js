var Ln=new Intl.NumberFormat(navigator.language);function $(e){return Ln.format(e)}function Dt(e){let t=e.trim().replace(Vr,Qr),[,n,o="0",s]=/^(\d+)(?:[.,](\d{1,2}))?\s*([km])$/i.exec(t)??[];if(s)return(Number(n)*100+Number(o.padEnd(2,"0")))*(s.toLowerCase()==="k"?10:1e4);if(/[.,]\d{0,2}$/.test(t))return null;let r=t.replace(/[\s.,'’_٬]/g,""),i=/^\d+$/.test(r)?Number(r):null;return Number.isSafeInteger(i)?i:null}var Vr=/\p{Nd}/gu;function Qr(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var Zr=new Intl.NumberFormat(navigator.language,{notation:"compact"});function me(e){return e<1e3?Ln.format(e):Zr.format(e)}var it,T,Yn,Ie,Vn,Dn,Xr,ot={},Qn=[],ei=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function re(e,t){for(var n in t)e[n]=t[n];return e}function Zn(e){var t=e.parentNode;t&&t.removeChild(e)}function Xn(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?it.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return et(e,i,o,s,null)}function et(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++Yn};return T.vnode!=null&&T.vnode(r),r}function at(e){return e.children}function tt(e,t){this.props=e,this.context=t}function ve(e,t){if(t==null)return e.__?ve(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ve(e):null}function eo(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return eo(e)}}function Bn(e){(!e.__d&&(e.__d=!0)&&Ie.push(e)&&!st.__r++||Dn!==T.debounceRendering)&&((Dn=T.debounceRendering)||Vn)(st)}function st(){for(var e;st.__r=Ie.length;)e=Ie.sort(function(t,n){return t.__v.__b-n.__v.__b}),Ie=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=re({},r)).__v=r.__v+1,Pt(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??ve(r),r.__h),so(o,r),r.__e!=i&&eo(r)))})}function to(e,t,n,o,s,r,i,a,l,d){var u,f,h,m,g,b,_,w=o&&o.__k||Qn,v=w.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?et(null,m,null,null,m):Array.isArray(m)?et(at,{children:m},null,null,null):m.__b>0?et(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(h=w[u])===null||h&&m.key==h.key&&m.type===h.type)w[u]=void 0;else for(f=0;f<v;f++){if((h=w[f])&&m.key==h.key&&m.type===h.type){w[f]=void 0;break}h=null}Pt(e,m,h=h||ot,s,r,i,a,l,d),g=m.__e,(f=m.ref)&&h.ref!=f&&(_||(_=[]),h.ref&&_.push(h.ref,null,m),_.push(f,m.__c||g,m)),g!=null?(b==null&&(b=g),typeof m.type=="function"&&m.__k!=null&&m.__k===h.__k?m.__d=l=no(m,l,e):l=oo(e,m,h,w,g,l),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=l):e.value=""):l&&h.__e==l&&l.parentNode!=e&&(l=ve(h))}for(n.__e=b,u=v;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=ve(o,u+1)),io(w[u],w[u]));if(_)for(u=0;u<_.length;u++)ro(_[u],_[++u],_[++u])}function no(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?no(s,t,n):oo(n,s,s,e.__k,s.__e,t));return t}function oo(e,t,n,o,s,r){var i,a,l;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,l=0;(a=a.nextSibling)&&l<o.length;l+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function Wn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||ei.test(t)?n:n+"px"}function Xe(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Wn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Wn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?Hn:Pn,r):e.removeEventListener(t,r?Hn:Pn,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Pn(e){this.l[e.type+!1](T.event?T.event(e):e)}function Hn(e){this.l[e.type+!0](T.event?T.event(e):e)}function Pt(e,t,n,o,s,r,i,a,l){var d,u,f,h,m,g,b,_,w,v,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(l=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(_=t.props,w=(d=y.contextType)&&o[d.__c],v=d?w?w.props.value:d.__:o,n.__c?b=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(_,v):(t.__c=u=new tt(_,v),u.constructor=y,u.render=ni),w&&w.sub(u),u.props=_,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=re({},u.__s)),re(u.__s,y.getDerivedStateFromProps(_,u.__s))),h=u.props,m=u.state,f)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==h&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(_,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(_,u.__s,v)===!1||t.__v===n.__v){u.props=_,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(_,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(h,m,g)})}u.context=v,u.props=_,u.state=u.__s,(d=T.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=re(re({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(h,m)),S=d!=null&&d.type===at&&d.key==null?d.props.children:d,to(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,l),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),b&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=ti(n.__e,t,n,o,s,r,i,l);(d=T.diffed)&&d(t)}catch(x){t.__v=null,(l||r!=null)&&(t.__e=a,t.__h=!!l,r[r.indexOf(a)]=null),T.__e(x,t,n)}}function so(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function ti(e,t,n,o,s,r,i,a){var l,d,u,f=n.props,h=t.props,m=t.type,g=0;if(m==="svg"&&(s=!0),r!=null){for(;g<r.length;g++)if((l=r[g])&&(l===e||(m?l.localName==m:l.nodeType==3))){e=l,r[g]=null;break}}if(e==null){if(m===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,h.is&&h),r=null,a=!1}if(m===null)f===h||a&&e.data===h||(e.data=h);else{if(r=r&&it.call(e.childNodes),d=(f=n.props||ot).dangerouslySetInnerHTML,u=h.dangerouslySetInnerHTML,!a){if(r!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(b,_,w,v,S){var y;for(y in w)y==="children"||y==="key"||y in _||Xe(b,y,null,w[y],v);for(y in _)S&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||w[y]===_[y]||Xe(b,y,_[y],w[y],v)})(e,h,f,s,a),u)t.__k=[];else if(g=t.props.children,to(e,Array.isArray(g)?g:[g],t,n,o,s&&m!=="foreignObject",r,i,r?r[0]:n.__k&&ve(n,0),a),r!=null)for(g=r.length;g--;)r[g]!=null&&Zn(r[g]);a||("value"in h&&(g=h.value)!==void 0&&(g!==e.value||m==="progress"&&!g)&&Xe(e,"value",g,f.value,!1),"checked"in h&&(g=h.checked)!==void 0&&g!==e.checked&&Xe(e,"checked",g,f.checked,!1))}return e}function ro(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function io(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||ro(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&io(o[s],t,typeof e.type!="function");n||e.__e==null||Zn(e.__e),e.__e=e.__d=void 0}function ni(e,t,n){return this.constructor(e,n)}function ie(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],Pt(t,e=(!o&&n||t).__k=Xn(at,null,[e]),s||ot,ot,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?it.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),so(r,e)}it=Qn.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Yn=0,tt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=re({},this.state),typeof e=="function"&&(e=e(re({},n),this.props)),e&&re(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Bn(this))},tt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Bn(this))},tt.prototype.render=at,Ie=[],Vn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,st.__r=0,Xr=0;var Le,F,jn,rt=0,Bt=[],Fn=T.__b,qn=T.__r,Un=T.diffed,Kn=T.__c,Gn=T.unmount;function lt(e,t){T.__h&&T.__h(F,e,rt||t),rt=0;var n=F.__H||(F.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return rt=1,Z(ao,e)}function Z(e,t,n){var o=lt(Le++,2);return o.t=e,o.__c||(o.__=[n?n(t):ao(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=F),o.__}function O(e,t){var n=lt(Le++,3);!T.__s&&Ht(n.__H,t)&&(n.__=e,n.__H=t,F.__H.__h.push(n))}function ae(e,t){var n=lt(Le++,4);!T.__s&&Ht(n.__H,t)&&(n.__=e,n.__H=t,F.__h.push(n))}function C(e){return rt=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=lt(Le++,7);return Ht(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function oi(){Bt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(nt),e.__H.__h.forEach(Wt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),Bt=[]}T.__b=function(e){F=null,Fn&&Fn(e)},T.__r=function(e){qn&&qn(e),Le=0;var t=(F=e.__c).__H;t&&(t.__h.forEach(nt),t.__h.forEach(Wt),t.__h=[])},T.diffed=function(e){Un&&Un(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Bt.push(t)!==1&&jn===T.requestAnimationFrame||((jn=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),zn&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);zn&&(o=requestAnimationFrame(s))})(oi)),F=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(nt),n.__h=n.__h.filter(function(o){return!o.__||Wt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),Kn&&Kn(e,t)},T.unmount=function(e){Gn&&Gn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(nt)}catch(n){T.__e(n,t.__v)}};var zn=typeof requestAnimationFrame=="function";function nt(e){var t=F;typeof e.__c=="function"&&e.__c(),F=t}function Wt(e){var t=F;e.__c=e.__(),F=t}function Ht(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function ao(e,t){return typeof t=="function"?t(e):t}var lo=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,lo(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},Jn=new Map,c=function(e){var t=Jn.get(this);return t||(t=new Map,Jn.set(this,t)),(t=lo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],d=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,h,i):r===3&&(h||i)?(l.push(3,h,i),r=2):r===2&&i==="..."&&h?l.push(4,h,0):r===2&&i&&!h?l.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(l.push(r,0,i,s),r=6),h&&(l.push(r,h,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var f=0;f<n[u].length;f++)o=n[u][f],r===1?o==="<"?(d(),l=[l],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][f+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return d(),l})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Xn);var jt={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},Ft={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},De=({all_in:e})=>e?", all-in":"",co=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function uo({type:e,seat:t,to:n,add:o,all_in:s}){let r=o!==n&&o>0?`, ${$(o)} more`:"",i={fold:"folds",check:"checks",call:`calls ${$(n)}`,bet:`bets ${$(n)}`,raise:`raises to ${$(n)}`,complete:`completes to ${$(n)}`,bring_in:`brings in for ${$(n)}`}[e]??e;return`Seat ${t} ${i}${r}${De({all_in:s})}.`}var po=e=>e.replace(/^./,t=>t.toUpperCase()),si=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"The answer is not from this service. Something between the service and this page answers instead. Try again.",offline:{away:"The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",old:"There is a newer version of this page. The table stays as it is.",load:"Load it",install:"Install",about:"The page then opens without a network too.",insecure:"To install this page or open it without a network, load it by HTTPS."},device:{fetch:"Rule without a network",size:e=>`Fetches ${e} MB once. After that, this page also rules new spots when the service does not answer.`,fetching:(e,t)=>`Fetching file ${e} of ${t}\u2026`,failed:"The engine was not fetched. Connect to the service and try again.",kept:e=>`This page rules without a network, by Floorman ${e}.`,rules:e=>`The service does not answer. Ruled on this device by Floorman ${e}.`},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service needs a key. The operator of the service can give you one.",wrong:"The service does not know this key, or the key does not allow this. Try another.",label:"Key",use:"Use this key",kept:"The key stays on this page only, and is deleted when you close the page."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${$(e)} to ${$(t)}.`:`This must be at least ${$(e)}.`,"round.max_bet_needed":()=>"Enter the largest bet or raise allowed.","round.current_bet_needed":({committed:e})=>`Enter the bet to call. The most in front of a player is ${$(e)}, but a short blind may count for more.`,"round.last_full_raise_by_needed":({current_bet:e})=>`Enter the size of the last raise. A bet of ${$(e)} can come about in several ways.`,"round.last_full_bet_to_needed":({current_bet:e})=>`Enter the last full bet. That is ${$(e)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,"round.bet_count_needed":({last_full_bet_to:e})=>`Enter the number of bets and raises. A bet of ${$(e)} can come about in several ways.`,"round.pot_before_round_needed":()=>"Enter the pot. In pot-limit the largest raise depends on it.","round.street_needed":()=>"Choose the street.","round.streets_needed":()=>"Choose the kind of game. The cap on raises depends on it.","round.players_left_needed":()=>"Enter how many players are left in the event. With two, there is no cap on raises.","round.pot_credit_needed":()=>"Set up the hand from its blinds and act up to here. The chips alone do not show the pot.","round.capped_needed":({bet_count:e})=>`Set up the hand from the start of the street and act up to here. The cap after ${e} bets and raises depends on who was in at the last one.`,"round.began_heads_up_needed":()=>"Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.","round.out_of_turn_impossible":({seat:e})=>`The action of seat ${e} out of turn is impossible. The chips of the seat do not fit it.`,"declaration.size_not_to_come":()=>"If an amount is said or chips are in, the size is not still to come.","declaration.question_of_words":()=>"A question has words only. Remove the chips, the gesture and the raise not noticed.","declaration.told_or_unaware":()=>"Choose one: the player was told something wrong, or had not noticed the raise.","next_street.first_to_act_needed":()=>"Choose who is first to act. No button is set.","house_rules.contradictory":()=>"Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.","opening.first_to_act_needed":()=>"Choose who is first to act, or who has the button.","opening.first_by_cards":()=>"Choose who is first to act. In stud the cards decide.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${$(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Enter what the others did since. At least one must have acted."},link:{damaged:"That link is damaged, and was not opened.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",menu:"Menu",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Mistake found later",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Mistake found later"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute found. Try other words, or play the hand on the felt.",all:e=>`All ${e}`,fewer:"Fewer",elsewhere:(e,t)=>`${e} ${e===1?"clause":"clauses"} and ${t} ${t===1?"case":"cases"} with these words`,another:"Another dispute",needed:"This is needed.",ifAny:"if any",example:e=>`e.g. ${$(e)}`,goOn:"Go on from here",says:e=>`${e} says`},members:{actual_pot:"the pot as it really was",quoted_pot:"the pot as it was counted",told_to:"the amount told",faced:"the bet faced",waited:"the seconds waited",acted_since:"what others did since",current_bet:"the bet to call",min_bet:"the smallest bet",max_bet:"the largest bet",pot_before_round:"the pot",last_full_raise_by:"the last raise",to_act:"the seat to act",players_left:"the players left in the event"},answer:{noRaise:e=>`No raise. ${po(e.join(", or "))}.`,callMore:({add:e,all_in:t})=>`call ${$(e)} more${De({all_in:t})}`,may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${$(e)}`,call:({to:e,add:t,all_in:n})=>`call ${$(e)}${t===e?"":` (${$(t)} more)`}${De({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map($).join(" or ")}`:t===n?`${s} ${$(t)}`:`${s} ${$(t)} or more`},posted:(e,t,n)=>`Seat ${e} posts ${$(t)} as the blind and ${$(n)} as the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${$(e)}`,pots:e=>`Pots ${$(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${$(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${$(e)}`,withBets:e=>`with the bets ${$(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?po(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${$(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${$(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${$(e)}`},act:{floorFirst:"The floor must choose first. The choices are with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,foldTo:e=>`All fold to seat ${e}`,after:(e,t)=>`Then ${$(e)} in the pot, ${$(t)} behind`,another:"If another seat acted, choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${$(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${$(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${$(t)}`,complete:`Complete to ${$(t)}`})[e]??`Raise to ${$(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:e=>({bet:"Bet:",complete:"Complete to:"})[e]??"Raise to:",why:e=>e?"(all-in)":"(limit)",below:e=>`Below the minimum of ${$(e)}. Propose it to see the ruling.`,above:e=>`Above the maximum of ${$(e)}. Propose it to see the ruling.`,between:(e,t)=>`Neither ${$(e)} nor ${$(t)}. Propose it to see the ruling.`,proposeAnyway:"Propose a raise anyway",barred:e=>({stack:"No raise: no chips are left beyond the call.",no_opponent:"No raise: nobody else has chips to call it.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting is not reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${$(e.amount)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set. Choose the first to act.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?si(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${$(t)}${n?`${o?" to":" or"} ${$(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"The floor decides about odd chips. Here they go one by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",format:"Kind of event",formats:{tournament:"Tournament",cash:"Cash game"},method:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseMethod:"The rulebook lets the house choose how the button moves:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games. ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} stays in force, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot_before_round:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_full_raise_by:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet_to:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",differ:(e,t)=>t?e?`${e} of ${t} ${t===1?"book":"books"} ${e===1?"differs":"differ"}`:`${t===1?"The other book rules":`All ${t} books rule`} alike`:"Compare with other books",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`Choose what this house does differently. All else follows ${e}.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:jt,anAmount:"Only an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${$(e)} in all`,onTop:e=>`${$(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"The amount is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"By",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${$(e)}`,takeAway:e=>`Take the ${$(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${$(e)} already in front`,priorMoved:"Were some of these chips taken back first?",moved:{none:"No, all stayed",part:"Yes, some",all:"Yes, all"},priorChips:"Chips still in front",lies:e=>`A ${$(e)} chip is still there`,knew:"Misinformed or unaware",inQuestion:"In a question or conversation",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told a wrong amount to call",nobodySince:"Nobody has acted since",nothingYet:"Choose the words said or the chips put in.",ask:"What stands?",clear:"Clear",again:"Change the last declaration",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${$(s[0])} chip`:s.map($).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map($).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map($).join(" + ")}.`,inQuestion:"It was said in a question or conversation.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told wrongly that the call is ${$(t)}.`,told:(e,t)=>`Seat ${e} had been told wrongly ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"that a raise is not allowed"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (the amount is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map($).join(" or ")??(n!==void 0?`${$(n)} more`:t!==void 0?$(t):"");return e?s?`${jt[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:jt[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose",clock_called:"The clock is called",time_expired:"A player's time has run out"},about:{skipped:"It is this seat's turn, but others have acted. Enter what they did, unless the felt shows it.",amount_unknown:"The player said bet or raise without a size. The size was named only after others acted.",misinformed:"The player put in the amount that was announced as the bet. The bet is higher.",undercalls:"The seat to act and others behind put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"A player bet the largest amount the pot allows, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor rules that it was on purpose.",clock_called:"The player takes long, and must act in a set time.",time_expired:"The clock, or the time bank, is over, and the player has not acted."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?",clock_called:"Who takes long?",time_expired:"Whose time is over?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"The amount put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_to:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as counted",actual_pot:()=>"The real pot",waited:()=>"Seconds since the player's turn began"},ticks:{street_over:"The next card has been dealt, or the showdown has begun",tied:"The player acted exactly as the time ran out"},calledBy:"Called by",theFloor:"The floor",more:"More details",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:Ft,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${Ft[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${$(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${Ft[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street. There is nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed. ${e}.`,nothing:e=>`${e}.`,stands:e=>({bet:`The bet stands: ${$(e.to)}${De(e)}.`,raise:`The raise stands: to ${$(e.to)}${De(e)}.`})[e.type]??uo(e),isOnly:e=>uo(e)},settled:e=>`Fixed whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${co(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",basis:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t)=>t===1?`Another rulebook rules ${e?"otherwise":"alike"}`:e===t?`${t===2?"Both":`All ${t}`} other rulebooks rule otherwise`:e?`${e} of ${t} other rulebooks ${e===1?"rules":"rule"} otherwise`:"All other rulebooks rule alike",ofRound:"Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",likeness:{apart:"otherwise",later:"alike now, but not in later rulings",alike:"alike"},makeRuling:"Make this the ruling book",allDifferences:"All differences between these two"},card:{open:"Show the ruling",show:"Show",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"The link could not be sent. Copy it from the address bar.",bet:e=>`The bet: ${$(e)}`,early:e=>`${$(e)}, out of turn`,pushed:e=>e.map($).join(", then "),then:"then"},argue:{string:(e,t)=>`Only the first motion counts: ${$(e)} stays, ${$(t)} goes back.`,overchip:(e,t,n)=>`One silent chip of ${$(e)} against ${$(t)} is a call: ${$(n)} comes back.`,undercall:(e,t)=>`${$(e)} of ${$(t)} is in: ${$(t-e)} more is owed.`,least:(e,t)=>`Over ${$(t)}, the smallest raise is ${$(e-t)} more: to ${$(e)}.`,told:(e,t)=>`The player was told ${$(e)}, but the bet is ${$(t)}: the whole bet is owed.`,pot:(e,t,n)=>`The pot was ${$(t)}, not ${$(e)}: the bet becomes ${$(n)} for everybody in it.`,half:(e,t,n)=>`${$(e)} more is ${n?"at least":"less than"} half of a full raise of ${$(t)}: ${n?"a raise":"a call"}.`,capped:e=>`A bet and ${$(e-1)} raises are the cap: no more raises.`,call:(e,t)=>e>t?`\u201CCall\u201D binds to ${$(t)}: ${$(e-t)} comes back.`:`\u201CCall\u201D binds to ${$(t)}.`,reopened:(e,t,n)=>`${$(e)} more to call, and ${$(t)} reopens the betting: ${n?"raise allowed":"no raise"}.`,pots:e=>`Each pot takes the same from each seat in it: ${e===1?"one pot":`${e} pots`}.`,posted:(e,t,n)=>`Of ${$(e)}, ${$(t)} is the blind and ${$(n)} is left for the ante.`,seat:(e,t,n,o)=>`Seat ${e} ${t?`faces ${$(t)}`:"has nothing to call"}${n?`, a raise is to ${$(n)}`:""}: ${o?"open":"closed"}`},sums:{adds:(e,t)=>`${e.map($).join(" + ")} = ${$(t)}`,enough:(e,t,n)=>t?`${e}: ${$(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${$(e)} of ${$(t)}`,half:(e,t,n,o,s)=>`${$(e)} \u2212 ${$(t)} = ${$(n)}: ${s?"half":"less than half"} of ${$(o)}${s?" or more":""}`,change:(e,t,n)=>`${$(e)} \u2212 ${$(t)} = ${$(n)} back`,string:(e,t)=>`${$(e)} counts, ${$(t)} goes back`,tiny:(e,t,n,o)=>`${$(t)} \xD7 ${$(e)} = ${$(n)}, less than ${$(o)}`,pots:(e,t,n)=>`${$(e)} + ${$(t)} = ${$(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${$(t)}${n?` + ${$(n)}`:""} = ${$(o)}`,counted:(e,t)=>e>t?`${$(e)} \u2212 ${$(t)} = ${$(e-t)} too much`:`${$(t)} \u2212 ${$(e)} = ${$(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${$(e)} found`:"Nothing found. Try fewer or other words.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${$(n)} to ${co(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${$(e)}`,everybodyAntes:e=>`Everybody antes ${$(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${$(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${$(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${$(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${$(o)}`,bet:`bets ${$(n)}`,raise:`raises to ${$(n)}`,complete:`completes to ${$(n)}`,bring_in:`brings it in for ${$(n)}`,all_in:`is all-in for ${$(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${$(n)}`:o!==void 0?`by ${$(o)}`:s!==void 0?`with ${$(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_to:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a,called_by:l,waited:d,tied:u})=>({skipped:`Seat ${t} was skipped`,amount_unknown:`Seat ${t} names the size, ${$(n)}, only after others have acted`,hidden_chip:`${$(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${$(s)}`:""}`,misinformed:`Seat ${t} was told wrongly that the bet is ${$(o)}, and put that in`,wrong_pot_count:`The dealer counted ${$(r)}${i===void 0?"":` for ${$(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${$(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${$(n)}`,wrong_bring_in:`Another seat brought it in instead of seat ${t}`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`,clock_called:`${l===void 0?"The floor":`Seat ${l}`} calls the clock on seat ${t}${d===void 0?"":`, whose turn it has been for ${d} seconds`}`,time_expired:u?`Seat ${t} acts exactly as the time runs out`:`The time of seat ${t} runs out`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${$(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${$(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${$(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"The file contains no hand.",tooMany:e=>`The limit is ${$(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`The limit is ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of the file is longer than ${e} MB, which is too long for a hand.`,tooDeep:"A part of the file is nested deeper than any hand.",unread:"The file could not be read.",reading:"Reading\u2026",pasted:e=>`The pasted text has ${$(e)} characters, too many for the field. The whole text is judged.`,judged:(e,t)=>e<t?`${$(e)} of ${$(t)} hands judged`:t===1?"One hand judged":`All ${$(t)} hands judged`,show:"Show only",number:$,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",floor:"For the floor",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,legalWith:"Legal with the house rule",bySite:"Judged with the site's own house rule",scale:e=>`Amounts are whole numbers: ${$(e)} here are 1 in the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"The link contains everything: this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",hand:"Hand"},about:{curl:()=>"The last request, as sent.",typescript:()=>"The last request with fetch, for browsers and Node.js.",python:()=>"The last request to the library, without a server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,hand:()=>"The hand so far in Floorman\u2019s own JSON, with unknown cards. \u201Cfloorman convert\u201D writes it as PHH or Open Hand History."},cannot:{case:"There is no case: nobody is to act, and there is no ruling.",hand:"This is not a hand: a hand has only plain actions after the posts."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"The text is selected. Copy it with the keyboard or the menu.",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"from the table"},seen:{restated:"not read by us yet",unseen:"text not seen by us"},slip:{none:"There is no ruling yet. Somebody must act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${$(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var le=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function X({chip:e=1,min_bet:t}){let n=le.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Be({value:e,onChange:t,step:n,...o}){let[s,r]=k(null),i=f=>{r(f.target.value),t(Dt(f.target.value))},a=f=>{let h={ArrowUp:n,ArrowDown:-n}[f.key];h&&(f.preventDefault(),r(null),t(Math.max(0,(e??0)+h)))},l=s!==null&&Dt(s)===e,d=l&&e===null&&s.trim()!=="",u=l?s:e===null?"":$(e);return c`
    <input inputmode="numeric" autocomplete="off" value=${u} onInput=${i} onKeyDown=${a} onBlur=${()=>d||r(null)} ...${o} aria-invalid=${d||o["aria-invalid"]?"true":null} />`}function qt({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return c`
    ${e.map(r=>c`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${$(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${me(r)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${me(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function z({label:e,value:t,onChange:n,chips:o,...s}){return c`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Be} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${s} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${qt} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var ri="floorman engine ",pt=JSON.parse(document.getElementById("table")?.dataset.engine??"null"),dt=pt?.files??[],Ut=pt?.version??"",fo=((pt?.bytes??0)/1e6).toFixed(1),ft=pt!==null&&window.isSecureContext&&"serviceWorker"in navigator,We=!1,ut;function Se(){return We}async function Kt(){return We=(await Promise.all(dt.map(t=>caches.match(t,{ignoreVary:!0})))).every(Boolean),We}var ho=ft?Kt().catch(()=>!1):Promise.resolve(!1);async function mo(){return!ft||await Kt()?We:(await caches.keys()).some(e=>e.startsWith(ri))?await Gt(()=>{}).catch(()=>!1):!1}async function Gt(e){let{serviceWorker:t}=navigator;await t.ready,t.controller||await new Promise(n=>t.oncontrollerchange=n);for(let[n,o]of dt.entries())e(n+1,dt.length),await(await fetch(o)).arrayBuffer();if(!await Kt())throw new Error("The browser stores no engine.");return!0}function Pe(){if(!We)throw new Error("The engine is not on this device.");let e=new URL(dt.find(t=>t.endsWith("/worker_client.js")),location.href);return ut??=import(e.href).then(({load:t})=>t()),ut.catch(()=>ut=void 0),ut}var ii=1250,ai=3e4,$o=5e3,li=6e4,ci=5,ui=[[/^\/v1\/(rounds|next-street|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulebooks$/,"rulebooks"],[/^\/v1\/rulebooks\/[^/]+$/,"clauses"],[/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/tests$/,"tests"]],ee=new Map,He="",zt=0,ht="ruled-here",E=class extends Error{constructor(t){super(t.detail),this.problem=t}},xe=class extends E{};function _o(e){He=e.trim(),ee.clear()}function mt(){return He!==""}function N(e,t){return yo(e,JSON.stringify(t))}function J(e){return yo(e,void 0)}function yo(e,t){let n=`${e} ${t??""}`,o=ee.get(n)??ko(e,t);return ee.delete(n),ee.set(n,o),o.catch(()=>ee.get(n)===o&&ee.delete(n)),ee.size>ii&&ee.delete(ee.keys().next().value),o}function $t(e){if(!mt()){zt=0;for(let t of[...ee.keys()].slice(-e)){let n=t.indexOf(" ");ko(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}}async function*wo(e,t,n,o){let s=await vo(e,t,"application/x-ndjson",o).catch(l=>{if(!Se())throw l});if(!s){yield*di(e,t);return}if(!s.ok||!s.body)throw new E(await So(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:l,value:d}=await r.read().catch(()=>{throw new E({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let f of u){let h=pi(f);a+=1,yield h.problem?{...h,problem:bt(h.problem,0)}:h}if(l)break}if(a<n)throw new E({detail:p.nobodyAnswers})}async function*di(e,t){let n=JSON.stringify(Object.fromEntries(new URL(e,location.href).searchParams)),{handReply:o}=await Pe();window.dispatchEvent(new Event(ht));for(let[s,r]of(await t.text()).trimEnd().split(`
`).entries()){let i=await o(s+1,r,n);yield i.problem?{...i,problem:bt(i.problem,0)}:i}}function pi(e){let t=fi(e);if(!t?.answer&&!t?.problem)throw new E({detail:p.notOurs});return t}function fi(e){try{return JSON.parse(e)}catch{return null}}async function ko(e,t){if(await ho,!Se())return await bo(e,t,ai);let n=Date.now()<zt&&await go(e,t);if(n)return n;let o=Date.now();try{return await bo(e,t,$o)}catch(s){if(!(s instanceof xe))throw s;Date.now()-o>=$o&&(zt=Date.now()+li);let r=await go(e,t);if(!r)throw s;return r}}async function bo(e,t,n){let o=await vo(e,t,"application/json",AbortSignal.timeout(n));if(!o.ok){let r=await So(o);throw new(o.status>=500||!r.status?xe:E)(r)}let s=await o.json().catch(()=>null);if(!hi(e,s))throw new xe({detail:p.notOurs});return s}async function go(e,t){let n=await Pe().then(({ask:s})=>s(e,t)).catch(()=>null);if(!n||n.status!==200&&t===void 0)return null;let o=JSON.parse(n.body);if(o.errors?.some(({code:s})=>s==="rulebook.unknown"))return null;if(window.dispatchEvent(new Event(ht)),n.status!==200)throw new E(bt(o,0));return o}function hi(e,t){let[n]=e.split("?"),[,o]=ui.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function vo(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),He&&(s.Authorization=`Bearer ${He}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new xe({detail:p.nobodyAnswers})}}async function So(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?bt(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function bt(e,t){if(e.status===401)return{...e,detail:He?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(ce)??[];return{...e,detail:n.slice(0,ci).join(" ")||gt(e.detail)}}function ce({code:e,message:t,params:n}){return p.faults[e]?.(n)??gt(t)}var mi=/`([^`]*)`|\b[a-z]+(?:_[a-z]+)+\b/g;function gt(e){return e.replace(mi,(t,n)=>{let o=(n??t).split("/").pop();return p.members[o]??o.replace(/_/g," ")})}var $i=60;async function $e(e){if("opening"in e.start)for(let r of e.rulebooks.slice(1))Oo({...e,rulebooks:[r]}).catch(()=>{});let{positions:t,problem:n}=await xo(e,e.steps),o=t.findLastIndex(({decision:r})=>r),s=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));try{for(let r of new Set([o,s]))r>=0&&(t[r].others=await bi(e,t,r))}catch(r){if(!(r instanceof E))throw r;return{positions:t,problem:n??r.problem}}return{positions:t,problem:n}}async function bi(e,t,n){let[,...o]=e.rulebooks,i=("opening"in e.start&&n<=$i?await Promise.all(o.map(l=>gi(e,t,n,l))):[]).flatMap(l=>l??[]),a=o.filter(l=>!i.some(d=>d.rulebook===l));return i.push(...await Jt(a,t[n])),o.flatMap(l=>i.filter(d=>d.rulebook===l))}async function gi(e,t,n,o){let{positions:s}=await xo({...e,rulebooks:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:l,asked:d}=s[n]??{};return!d||t[n].decision&&!r?null:{rulebook:o,decision:r??void 0,stands:{round:i,options:a,next:l},asked:d}}async function Jt(e,{decision:t,asked:n}){if(!t||!e.length)return[];let{items:o}=await N("/v1/decisions/batch",{items:e.map(s=>({...n.body,rulebook:s}))});return e.map((s,r)=>({rulebook:s,decision:o[r].answer,problem:o[r].problem}))}async function xo(e,t,n){let o=[];try{o.push(await Oo(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(Yt(i,r)):o.push("choice"in r?yi(i,r,n?.[s]):await _i(e,i,r))}}catch(s){if(!(s instanceof E))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function P({rulebooks:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{rulebook:e,house_rules:o}:{rulebook:e}}async function Oo(e){let t=P(e);if("opening"in e.start){let s={path:"/v1/rounds",body:{...t,opening:e.start.opening}},r=await N(s.path,s.body);return{...Oe,asked:s,round:r.round,options:r.options,next:r.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await N(n.path,n.body);return{...Oe,asked:n,round:e.start.round,options:o.options}}var Oe={step:null,options:null,next:null,decision:null,others:[]};async function _i(e,t,n){if("street"in n){let r={path:"/v1/next-street",body:{...P(e),round:t.round,...n.street}},i=await N(r.path,r.body);return{...Oe,step:n,asked:r,round:i.round,options:i.options,next:i.next}}let o={path:"/v1/decisions",body:{...P(e),round:t.round,...n}},s=await N(o.path,o.body);return{...Oe,step:n,asked:o,round:s.round,options:s.options,next:s.next,decision:s}}function yi(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new E({detail:p.noSuchChoice});let{round:i,next:a,options:l}=r;return{...Oe,step:t,asked:e.asked,round:i,options:l,next:a}}function Yt(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:u},f)=>wi(u,t.won[f]));if(!r||!a)throw new E({detail:p.noSuchPot});let l=i?[new Map([[i.seat,i.amount]])]:[];for(let[u,{amount:f}]of r.entries())l.push(ki(f,t.won[u],n));let d=n.players.map(u=>({...u,stack:l.reduce((f,h)=>f+(h.get(u.seat)??0),u.stack),committed:0}));return{...Oe,step:t,asked:s,round:{...n,pot_before_round:0,pots_before_round:void 0,to_act:null,players:d}}}function wi(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function ki(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:f})=>f),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(f=>f>o),l=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/l.length/s)*s,u=e-d*l.length;return new Map(l.map((f,h)=>[f,d+Math.max(0,Math.min(s,u-h*s))]))}function To({label:e,names:t,chosen:n,choose:o,children:s}){let r=C(null),i=Object.keys(t);return c`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${l=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(l.key in u))return;l.preventDefault();let f=(u[l.key]+i.length)%i.length;o(i[f]),r.current?.children[f]?.focus()}}>
      ${i.map((l,d)=>c`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${l}`} aria-controls="tab-panel" aria-selected=${l===n} tabindex=${l===n?0:-1}
            onClick=${()=>o(l)}>${t[l]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function je({legend:e,seats:t,chosen:n,choose:o}){return c`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:s})=>c`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function _t({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return c`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>c`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&c` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function te({trouble:e,again:t}){return e.status===401?c`<${vi} text=${e.detail} again=${t} />`:c`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function vi({text:e,again:t}){let[n,o]=k("");return c`
    <form class="notice refusal" onSubmit=${r=>{r.preventDefault(),_o(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${r=>o(r.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}function ue({legend:e,name:t,choices:n,chosen:o,choose:s}){return c`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:r,words:i})=>c`
          <label><input type="radio" name=${t} checked=${r===o} onChange=${()=>s(r)} /><span>${i}</span></label>`)}
    </fieldset>`}var Co=6,Si=2e4,Fe=JSON.parse(document.getElementById("table")?.dataset.plays??""),Vt={rulebooks:Qt([Fe.cash[0]],Fe.tournament[0]),house:{}};function Ao(e){return Y({rulebooks:[e,...Vt.rulebooks.slice(1).filter(t=>t!==e)],house:{}})}function yt([e]){let[t]=e.split("@");return Fe.cash.includes(t)||!Fe.tournament.includes(t)?null:{id:Fe.cash[0],isDue:e===Vt.rulebooks[0]}}function Qt(e,t){return[t,...e.filter(n=>n!==t)]}function Y({rulebooks:e,house:t}=Vt){return{rulebooks:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:Co,min_bet:200,chip:25,players:Array.from({length:Co},(n,o)=>({seat:o+1,stack:Si})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function Mo({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:l,button:d,players:u,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),m=h("ante"),g=n?.named.kill,b=h("small_blind"),_=g?b:[...b.slice(0,1),...h("big_blind").slice(0,1)],[w,v]=g||b.length?_:[void 0,..._];return v?{format:n?.format??"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...l?{players_left:l}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),big_blind:g?v.amount:i,small_blind:w?.amount??0,...m.length?{ante:m[0].amount,ante_by:m.length>1?"each":"big_blind"}:{},last:{button:d,...w?{small_blind_seat:w.seat}:{},big_blind_seat:v.seat}}:null}function Eo(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,format:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:l})=>({seat:a,stack:l})),won_by:o}}async function Ro({rulebooks:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let l={...r,last:a};if(!n)return{rulebooks:e,house:t,start:{opening:i},steps:[],between:l};let{posts:d,button:u,first_to_act:f,dead_small_blind:h}=i,{kill:m,acts_last:g,...b}=n.named,_={...b,players:i.players,posts:d,button:u,first_to_act:f,dead_small_blind:h};return{...await wt({rulebooks:e,house:t},_,n),between:l}}function No({rulebooks:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,l=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return wt({rulebooks:e,house:t},{...a,players:l,...r===void 0?{button:s}:{first_to_act:s}},n)}async function wt({rulebooks:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a,format:l}){let d=await N("/v1/rounds",{...P({rulebooks:e,house:t}),game:n}),u={named:n,house:d.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a,format:l};return{rulebooks:e,house:t,start:{opening:d.opening},steps:[],game:u}}function Io({streets:e,title:t,opens:n,later:o,open_pair:s},r){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:s,format:r}}function Lo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return c`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&c`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>c`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&c`<${xi} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&c`<${kt} table=${e} end=${Ai(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?c`<${Ci} key=${e.position} table=${e} pots=${t.pots} />`:c`<${kt} table=${e} end=${null} />`)}
      ${o&&t.run_out&&c`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&c`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function xi({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=k(t.first_to_act),l=p.following,d=!t.run_out&&i===null,{game:u}=e.spot,f=!t.run_out&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),h=w=>e.step({street:{...w.min_bet!==o?{min_bet:w.min_bet}:{},...w.max_bet!==void 0&&w.max_bet!==s?{max_bet:w.max_bet}:{},...w.big_bet!==void 0?{big_bet:w.big_bet}:{},...w.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),m=l.deal(n.street,n.streets,u?.streets),g=!t.run_out&&n.street_bets&&u?.open_pair===(n.street??0)+1,b=r==="fixed_limit"?[o,o*2]:[o],_=n.players.filter(({folded:w,stack:v})=>!w&&v>0);return c`
    ${!t.run_out&&t.first_to_act===null&&c`<${je} legend=${l.firstBy(u?.later)} seats=${_} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(f?b:[o]).map(w=>c`
          <button type="button" class=${f&&b.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:w})}>
            ${f?l.dealWith(m,w,r==="spread_limit"?s:void 0):m}</button>`)}
      ${g&&c`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${l.openPair(m)}</button>`}
    </div>
    ${f&&c`<${Oi} round=${n} name=${m} isHeld=${d} deal=${h} />`}`}function Oi({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=k(e.min_bet),[l,d]=k(r?e.max_bet??null:null),u=X(e),f=i&&{min_bet:i,...l?{[r?"max_bet":"big_bet"]:l}:{}};return c`
    <details>
      <summary>${s.otherBets}</summary>
      <${z} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${u} />
      <${z} label=${r?s.most:s.larger} value=${l} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?s.dealWith(t,i,l??void 0,r):t}</button>
    </details>`}var Ti=["tournament","cash"];function Ci({table:e,pots:t}){let n=p.following,[o,s]=k(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((l,d)=>d!==i?l:l.includes(a)?l.filter(u=>u!==a):[...l,a]));return c`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},l)=>c`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(l,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>c`<button type="button" aria-pressed=${o[l].includes(d)} onClick=${()=>r(l,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&c`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function kt({table:e,end:t}){let n=p.following,o=t&&Mo(e.spot),[s,r]=k(o?.format??"tournament"),[i,a]=k([]),[l,d]=k(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&Eo(o,s,t.round,f),{game:m}=e.spot,g=async y=>{d(null);try{await y()}catch(x){if(!(x instanceof E))throw x;d(x.problem)}},b=async y=>{h&&e.replace(await Ro(e.spot,h,y))},_=y=>g(()=>b(y)),w=()=>g(async()=>{let y=await N("/v1/next-hand",{...P(e.spot),table:h});y.deal?await b(y.deal):a(y.alternatives)}),v=y=>g(async()=>{t&&m&&e.replace(await No(e.spot,m,t.round,y))}),S=y=>{r(y),a([])};return c`
    ${h&&u.length>1&&c`
        <${ue} legend=${n.format} name="format" chosen=${s} choose=${S} choices=${Ti.map(y=>({to:y,words:n.formats[y]}))} />
        ${i.length>0&&c`<p>${n.chooseMethod}</p>`}`}
    ${l&&c`<${te} trouble=${l} again=${()=>d(null)} />`}
    ${t&&!h&&m&&u.length>1&&c`<fieldset class="choice">
        <legend>${n.whoOpens(m.opens)}</legend>
        ${u.map(({seat:y})=>c`<button type="button" onClick=${()=>v(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&u.length===1&&c`<p>${n.oneLeft(u[0].seat)}</p>`}
    <div class="act-buttons">
      ${h&&u.length>1&&(i.length?i.map(y=>c`<button type="button" class="first" onClick=${()=>_(y)}>${n.method(y.button_method)}</button>`):c`<button type="button" class="first" onClick=${w}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:Y(y))}>${p.newHand}</button>
    </div>`}function Ai(e,t){let n=e.next?.pots;return n?Yt(e,{won:n.map(()=>[t])}):null}function Do({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return c`<p>${p.act.floorFirst}</p>`;if(n)return c`<${Lo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return c`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${kt} table=${e} end=${e.position} /></div>`;if(e.seat===null)return c`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,l=h=>e.step({action:i?h:{...h,seat:r}}),d=i?[]:Mi(t,r),u=()=>e.replace(h=>({...h,steps:[...h.steps,...d.map(()=>({action:{type:"fold"}}))]})),f=()=>t.to_act!==null&&e.choose(t.to_act);return c`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?c`<span class="another dim">${p.act.another}</span>`:c`<button type="button" class="quiet" onClick=${f}>${p.act.backTo(t.to_act)}</button>`}
        ${d.length>0&&c`<button type="button" onClick=${u}>${p.act.foldTo(r)}</button>`}
      </p>
      <${Ri} key=${e.position} table=${e} may=${a} act=${l} />
    </div>`}function Mi({players:e,to_act:t},n){let o=r=>e.findIndex(i=>i.seat===r);if(t===null||e[o(n)]?.folded||!e[o(n)]?.stack)return[];let s=[...e.slice(o(t)),...e.slice(0,o(t))];return s.slice(0,s.findIndex(r=>r.seat===n)).filter(({folded:r,stack:i})=>!r&&i>0)}var vt=({children:e})=>c`<kbd aria-hidden="true">${e}</kbd>`;function Ei({may:e,isLimit:t,act:n}){let o=e?e.call:!0,s=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return c`
    ${(e?.fold??!0)&&c`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${vt}>F<//></button>`}
    ${(e?.check??!0)&&c`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${vt}>C<//></button>`}
    ${e?.bring_in&&c`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&c`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${vt}>C<//></button>`}
    ${s&&c`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${vt}>A<//></button>`}`}function Ri({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=k(s?.min_to??null),a=Wi(e,s),l=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=b=>{b.preventDefault(),r!==null&&n({type:l,to:r})},u=s!==null&&r!==null&&Ii(s,r),f=c`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${s&&c`<${Bi} range=${s} parts=${a===null?[]:Di(a,o)} to=${r} set=${i} />`}
      <${z} label=${p.act.total(l)} value=${r} onChange=${i} chips=${X(o)} data-key="r" />
      ${r!==null&&u&&c`<p class="act-then dim">${Ni(o,r)}</p>`}
      ${s&&r!==null&&!u&&c`<p class="act-hint dim">${Li(s,r)}</p>`}
    </form>`,h=c`<button form="wager" class=${u?"first":""} disabled=${r===null}>${r===null?p.act.wager(l):p.act.wagerTo(l,r)}</button>`,m=o.structure==="fixed_limit"||o.structure==="spread_limit",g=c`<${Ei} may=${t} isLimit=${m} act=${n} />`;return!t||s?c`${f}<div class="act-buttons">${g}${h}</div>`:c`
    <div class="act-buttons">${g}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${f}
      <div class="act-buttons">${h}</div>
    </details>`}function Ni({players:e,pot_before_round:t=0,to_act:n},o){let{stack:s=0,committed:r=0}=e.find(({seat:a})=>a===n)??{},i=Math.min(s,o-r);return p.act.after(e.reduce((a,l)=>a+l.committed,t)+i,s-i)}function Ii({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function Li(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function Di(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function Bi({range:e,parts:t,to:n,set:o}){let{min_to:s,max_to:r}=e,[i,a]=[p.act.only(e.type),p.act.why(e.all_in_to===r)],l=[s===r?{at:s,name:i,why:a}:{at:s,name:p.act.minimum},...t.filter(({at:d})=>d>s&&d<r),...r>s?[{at:r,name:e.all_in_to===r?p.act.maximumAllIn:p.act.maximum}]:[]];return c`
    <div class="act-marks">
      ${l.map(({at:d,name:u,why:f=""})=>c`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>o(d)}><span>${u}</span> <b>${$(d)}</b>${f&&c` <span>${f}</span>`}</button>`)}
    </div>`}function Wi({spot:e,position:t},n){let[o,s]=k(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return N("/v1/options",{...P(e),round:{...Pi(r),structure:"pot_limit"}}).then(({options:l})=>a||s(l.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function Pi(e){let{players:t,pot_before_round:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}var Hi=4,ji=6,be=20,ge=9,de=4;function qe(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function Wo(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function Te({amount:e=0,pile:t,worths:n}){let o=(t?Wo(t):qe(e,n)).slice(0,Hi).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,ji)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(be+1)+1,r=ge+3+Math.max(...o.map(({count:i})=>i))*de;return c`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},l)=>{let d=l*(be+1)+1+be/2;return c`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,f)=>{let h=r-ge/2-2-(f+1)*de+de/2;return c`
              <path class="chip-side" d=${qi(d,h)} />
              <path class="chip-spots" d=${Ui(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${be/2} ry=${ge/2} />
              ${f===a-1&&c`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${be/3.2} ry=${ge/3.4} />`}`})}
        </g>`})}
    </svg>`}var Fi=8;function Zt({motions:e}){return c`
    <span class="discs">
      ${e.map((t,n)=>c`
          ${n>0&&c`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>Fi?Wo(t).map(({worth:o,count:s})=>c`<span class="disc-count"><${Bo} worth=${o} />${s>1&&`\xD7${$(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>c`<${Bo} worth=${o} />`)}
          </span>`)}
    </span>`}function Bo({worth:e}){return c`<span class=${`disc worth-${e}`}><span>${me(e)}</span></span>`}function qi(e,t){let[n,o]=[be/2,ge/2];return`M${e-n} ${t}v${de}a${n} ${o} 0 0 0 ${be} 0v${-de}z`}function Ui(e,t){let[n,o]=[t+ge/2,t+ge/2-1];return`M${e-2} ${n}h4v${de-.5}h-4zM${e-8} ${o-1}l2.5 1v${de-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${de-.5}l2.5 -1z`}var Ki=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Po(e,{unheard:t,synonyms:n,numbers:o,scales:s}){let r=` ${(e.toLowerCase().replace(/(\d)[,.](?=\d{3})/g,"$1").match(Ki)??[]).join("  ")} `;for(let[l,d]of Object.entries(n))for(let u of d)r=r.replaceAll(` ${u.replaceAll(" ","  ")} `,` ${l} `);let i=r.split(" ").filter(Boolean),a=(l,d)=>/^\d+[km]?$/.test(l)||s.includes(i[d+1])&&o.includes(l)||s.includes(l);return[...new Set(i.filter((l,d)=>!t.includes(l)&&!a(l,d)).map(zi))]}var Gi=e=>{let t=["ing","ed","es","s"].find(n=>{let o=e.slice(0,-n.length);return e.endsWith(n)&&/[aeiouy]./.test(o)&&!(n==="s"&&o.endsWith("s"))});return t?e.slice(0,-t.length):e},zi=e=>Gi(e).replace(/(?<=..)e$/,"").replace(/(.)\1$/,"$1");function Ji(e,t){if(Math.min(e.length,t.length)<4||Math.max(e.length,t.length)<5)return!1;let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;return[[1,1],[1,0],[0,1]].some(([s,r])=>e.slice(n+s)===t.slice(n+r))||e[n]===t[n+1]&&e[n+1]===t[n]&&e.slice(n+2)===t.slice(n+2)}function St(e,t){let n=e.map(([,d])=>new Set(d.flat())),o=new Map;for(let d of n.flatMap(u=>[...u]))o.set(d,(o.get(d)??0)+1);let s=d=>Math.log(1+n.length/(o.get(d)??1)),r=t.map(d=>o.has(d)?[d]:[...o.keys()].filter(u=>d.length>=3&&u.startsWith(d)||Ji(d,u))),i=d=>d.reduce((u,f)=>u+s(f),0),a=e.map(([d,u],f)=>{let h=r.flatMap(g=>g.find(b=>n[f].has(b))??[]),m=Math.max(0,...u.map(g=>i(h.filter(b=>g.includes(b)))**2/i(g)));return{item:d,score:Math.round((i(h)+m)*1e6)}}),l=Math.max(0,...a.map(({score:d})=>d));return a.filter(({score:d})=>d&&d*2>=l).sort((d,u)=>u.score-d.score).map(({item:d})=>d)}var Yi=20,Xt=40,Vi='{"games":{},"groups":[],"disputes":[],"unheard":[],"synonyms":{},"numbers":[],"scales":[]}',xt=JSON.parse(document.getElementById("table")?.dataset.disputes??Vi),Ue=xt.disputes,Ho=xt.groups;function W(e){return Ue.find(t=>t.id===e)}function Ce({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:null]))}function Qi(e,t=Ce(e)){let n=e.asks.map(o=>[o.name,t[o.name]??("choices"in o?null:o.number)]);return{...t,...Object.fromEntries(n)}}function jo({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&(t[n.name]??null)===null).map(({name:n})=>n)}function Ae(e,t,n,o){let s=n?t:Qi(e,t),r=qo(s,!1),i=Ot(e,s).map(a=>r(a));return{rulebooks:o.rulebooks,house:{...Ke(o),...r(e.house??{})},start:Fo(e,r),steps:n||e.answer==="may"?i:i.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function Ke({house:e,dispute:t}){let n=W(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function en(e,t,n,o){let s=qo(t,!0),r=Ot(e,t)[n-1],a={...Fo(e,s),...n?s(r??{}):{}};for(let l of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[l]}return typeof a=="string"&&e.asks.some(l=>l.name===a)?a:null}function Ot({steps:e},t){return e.filter(n=>na(n.if,t))}function ne({spot:{dispute:e},positions:t}){let n=W(e?.id);if(!n||!e)return!0;let o=Ot(n,e.numbers).length;return e.asked&&t.length>o&&!tn(n,e.numbers,t).length}function tn(e,t,n){let o=Ot(e,t);return(e.answer?o:o.slice(0,-1)).flatMap(({early:r,action:i},a)=>{let l=n[a+1]?.decision?.ruling;return i&&!r&&l&&l!=="accepted"?[a+1]:[]})}function Fo(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...xt.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function qo(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:Yi*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?Xi(r):ea(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(Zi(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,l])=>[a,s(l)]).filter(([,a])=>a!==null))};return s}function Zi(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function Xi(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function ea(e,t){if(e.startsWith("#"))return ta(t[e.slice(1)],t.bet??0);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),l=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/l)):i.startsWith("+")?r+l:r-l},s)}function ta(e,t){if(!e)return[];let n=qe(e,le).flatMap(({worth:o,count:s})=>Array(Math.min(s,Xt)).fill(o));for(;e>t&&n[n.length-1]>e-t&&n.length<Xt;){let o=n.pop(),s=Math.max(...le.filter(r=>r<o));n.push(...Array(o/s).fill(s))}return n.length<=Xt?n:[e]}function na(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var oa=Ue.map(e=>[e,[e.title,...e.words].map(Ge).filter(({length:t})=>t)]);function Ge(e){return Po(e,xt)}function Uo(e){return St(oa,Ge(e))}var _e={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function Me(e){return e.motions.filter(t=>t.length)}function Ko(e,t){let n={...e,...t};return Me(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&Me(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=Me(n).length>0&&(n.gesture=null),on(n)||(n.since=null),n.inQuestion&&=nn(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function nn(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=Me(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function on({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function Go(e){let t=e.said.length||Me(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function zo(e,t){let n={},o=Me(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(sa)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_to=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function Jo(e){return{said:(e.words??[]).map(ra),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_to??null,told:e.told??null,since:e.acted_since??null}}function Tt(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:l,acted_since:d}=e,u=e.seat??t,f=o.length?[n.says(o.map(sn))]:[],h=s.length?[n.pushes(s,r==="forward_motion")]:[],m=r==="rap"?[n.raps]:[],g=a&&a!=="none"?[n.takesBack(a,l??[])]:[],b=i==="words_first"?[...f,...m,...h]:[...m,...h,...f],_=[...g,...b];if(!_.length||u===null)return"";let w=i==="together"&&f.length>0&&h.length>0,v=[n.does(u,u!==t,_,w)];return l?.length&&(!a||a==="none")&&v.push(n.hadInFront(l)),e.in_question&&v.push(n.inQuestion),e.unaware_of_raise&&v.push(n.unaware(u)),e.told_to!==void 0&&v.push(n.toldAmount(u,e.told_to)),e.told&&v.push(n.told(u,e.told)),d&&v.push(n.since(d.map(p.incident.deed))),v.join(" ")}function sn({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function Yo(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function sa({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function ra({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function ze({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(rn(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(rn(n))}function ye(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(rn(t)):ze(e)}function Je({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function we(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function H(e){return gt(e).replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>$(Number(t)))}function rn({message:e}){return H(an(e.split(". ",1)[0]))}function Ye({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i,options:a,reasons:l}){let d=s.map(h=>[h.effect.code,h.action,h.round.to_act,h.round.players]),f=l.filter(({code:h})=>h==="turn.held"||h==="turn.released").map(({code:h,params:m})=>[h,m.seat]);return JSON.stringify([e,t,n,o,d,r.to_act,r.players,i,a,f])}function ln({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function Ct({start:e,game:t}){let n=p.log;if("opening"in e){let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let l=(e.opening.posts??[]).map(m=>({...m,type:ia(m,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...l.filter(({type:b})=>b!=="small_blind").map(({seat:b,type:_,amount:w})=>n.posts(b,_==="big_blind"?"button_ante":_,w)),n.othersAnte(t.named.ante)];let d=l.filter(({type:m})=>m==="ante"),u=d.length===a.length&&d.every(({amount:m})=>m===d[0].amount),h=(u?l.filter(({type:m})=>m!=="ante"):l).map(({seat:m,type:g,amount:b})=>n.posts(m,g,b));return u&&d.length&&h.unshift(n.everybodyAntes(d[0].amount)),h.length?h:[n.opens(a.length)]}let{pot_before_round:o=0,current_bet:s,players:r}=e.round,i=s??Math.max(...r.map(({committed:a})=>a));return[n.stands(o,i,r.length)]}function ia({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function K(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(an(H(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,l=o.incident(t.incident);return a.length?o.since(l,a.map(p.incident.deed)):l}let s=e.round.to_act;if("declaration"in t)return an(Tt(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.ruling==="accepted"&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function Vo({step:e,decision:t}){return!e||!t||"action"in e&&t.ruling==="accepted"&&t.action?"":ze(t)}function Ve(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.amount)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function an(e){return e.replace(/\.$/,"")}var aa=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}"))),la=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.bookNames??"{}")));function Zo(e){return aa.get(e)??e}function q(e){let[t,n]=k(null);return O(()=>{let o=!1;return J(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(l=>l.id===n),r=la.get(n)??s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}var Xo=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),Qo=Object.keys(Xo);function Ee(e){let t=Xo[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function cn(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function ca({basis:e}){let t=p.ruling.basis;return c`<span class=${`basis ${e}`}>${t[e]??e}</span>`}function oe({reason:{clause:e,basis:t},rulebook:n,shown:o=!1,open:s=!1}){let r=ua(e,n);return c`
    <div class="citation">
      ${e&&c`<a href=${cn(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${ca} basis=${t} />
      ${o&&r&&c`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&c`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function ua(e,t){return t?.clauses.find(n=>n.id===e)}var da=20;function es({table:e}){let t=C(null),[n,o]=k(!1),{newest:s,rulebooks:r}=e,[i]=s.rulebooks,a=u=>e.replace(f=>({...f,rulebooks:[u,...f.rulebooks.slice(1).filter(h=>h!==u)]})),l=()=>{o(!0),t.current?.showModal()},d=Object.keys(s.house).length;return c`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${u=>a(u.target.value)}>
          ${!r.some(({id:u})=>u===i)&&c`<option value=${i}>${R(r,i)}</option>`}
          ${r.map(({id:u})=>c`<option value=${u}>${R(r,u)}</option>`)}
        </select>
        <button type="button" class=${d?"house on":"house"} onClick=${l}>
          ${d?p.rulebooks.changed(d):p.rulebooks.open}
        </button>
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&c`<${pa} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function pa({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s]=n.rulebooks,[r,i]=k(n.house),[a,l]=k(""),[d,u]=k(null),f=p.rulebooks;O(()=>{J(`/v1/rulebooks/${s}`).then(({parameters:b})=>u(b),()=>{})},[s]);let h=(b,_)=>{let{[b]:w,...v}=r;i(_===null?v:{...v,[b]:_})},m=b=>{b.preventDefault(),e.replace(_=>({..._,house:r})),t()},g=b=>{let _=Ee(b),w=_&&[_.question,..._.settings.map(v=>_.answer(v))].join(" ").toLowerCase();return b in r||a.toLowerCase().split(/\s+/).every(v=>w?.includes(v))};return c`
    <form class="sheet-form" onSubmit=${m}>
      <header>
        <h2 id="rulebooks-title">${f.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&Qo.length>0&&c`
          <section>
            <p class="about">${f.about(R(o,s))}</p>
            <label class="field">${f.search}<input type="search" value=${a} onInput=${b=>l(b.target.value)} /></label>
            <div class="questions">
              ${Qo.filter(g).map(b=>c`<${fa} key=${b} name=${b} own=${d[b]} set=${_=>h(b,_)} chosen=${r[b]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(r).length} onClick=${()=>i({})}>${f.none}</button>
        <button class="first">${f.use}</button>
      </footer>
    </form>`}function fa({name:e,own:t,chosen:n,set:o}){let s=Ee(e);if(!s)return null;let r=typeof t=="number"?Array.from({length:Math.max(da,t)},(a,l)=>l+1):s.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let l=r[a.target.value];o(l===t?null:l)};return c`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${s.question}</span>
      <select value=${r.indexOf(n??t)} onChange=${i}>
        ${r.map((a,l)=>c`<option value=${l}>${s.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}function V({spot:e,positions:t}){return e.dispute?.asked&&ne({spot:e,positions:t})?W(e.dispute.id)?.answer??null:null}function ts({table:{spot:e,position:t}}){let n=W(e.dispute?.id)?.answer==="may";return c`<div class="ruled">${pe(e,t).map((o,s)=>s&&n?c`<p>${o}</p>`:c`<h2>${o}</h2>`)}</div>`}function pe(e,t){let n=W(e.dispute?.id)?.answer;if(n==="pots")return Ve(t.next).map(s=>`${s}.`);if(n==="posted")return ha(e,t);let{options:o}=t;return o?.raise_barred?[p.answer.noRaise(ss(o,p.answer.callMore).reverse()),p.act.barred(o.raise_barred)]:os(t)}function ns({position:e}){let[t,...n]=os(e);return c`
    <h2>${t}</h2>
    ${n.map(o=>c`<p>${o}</p>`)}`}function os({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,ss(t)),...n]}function ss({fold:e,check:t,call:n,raise:o,bring_in:s},r=p.answer.call){let i=p.answer;return[...e?[i.fold]:[],...t?[i.check]:[],...s?[i.bringIn(s.to)]:[],...n?[r(n)]:[],...o?[i.raise(o)]:[]]}function ha({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot_before_round??0)}.`]:[]}function fe(e,t){return!t||!W(e.dispute?.id)?.topics.length?null:dn(e,t)[0]??{clause:null,basis:"assumed"}}function un(e,t,n){let o=dn(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var ma=2;function rs({table:{spot:e,rulebooks:t}}){let n=q(`/v1/rulebooks/${e.rulebooks[0]}`),o=dn(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?c`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulebooks[0]))}</p>
      ${s.slice(0,ma).map(r=>c`<${oe} key=${r.clause} reason=${r} rulebook=${n} shown open />`)}
    </section>`:null}function dn(e,t){let n=t?.topics??{};return(W(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function is({table:e,rulebook:t}){let n=fe(e.spot,t);return n?c`
    <h3>${p.ruling.why}</h3>
    <${oe} reason=${n} rulebook=${t} shown open />`:null}function At({dispute:e}){let{title:t="",asks:n=[]}=W(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:$(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}function ls({table:e}){let t=C(null),{newest:n,rulebooks:o}=e,s=n.rulebooks.slice(1),r=$a(e)??Qe(e),i=p.rulebooks,a=u=>e.replace(f=>({...f,rulebooks:[f.rulebooks[0],...ga(f.rulebooks.slice(1),u)]})),l=r.filter(({likeness:u})=>u==="apart"),d=u=>l.some(({other:f})=>f.rulebook===u);return c`
    <div class="beside">
      <button type="button" onClick=${()=>t.current?.showModal()}>${i.differ(l.length,r.length)}</button>
      <dialog class="sheet" ref=${t} aria-labelledby="beside-title">
        <header class="dialog-head">
          <h2 id="beside-title">${i.beside}</h2>
          <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>t.current?.close()}>×</button>
        </header>
        <div class="beside-books" role="group" aria-label=${i.beside}>
          ${ba(o,n.rulebooks).map(({id:u})=>c`
              <button type="button" class="mark" aria-pressed=${s.includes(u)} aria-label=${R(o,u)} onClick=${()=>a(u)}>
                ${R(o,u)}${d(u)&&c` <small>${p.ruling.likeness.apart}</small>`}</button>`)}
        </div>
      </dialog>
    </div>`}function $a(e){let[t,n]=k(null),{spot:o,position:s,busy:r,rulebooks:i}=e;return O(()=>{if(r||!o.dispute?.asked||!ne(e))return;let a=!1,l=[...new Set([o.rulebooks[0],...i.map(({id:d})=>d)])];return $e({...o,rulebooks:l}).then(({positions:d,problem:u})=>{let f=d[d.length-1];!a&&!u&&n({of:s,all:Qe({...e,positions:d,position:f})})}),()=>{a=!0}},[s,r]),t?.of===s?t.all:null}function ba(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function ga(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function Qe(e){let{spot:t,position:n}=e,{others:o}=n;if(V(e)){let r=pe(t,n).join(" "),i=(a,{stands:l})=>a.join(" ")===r&&JSON.stringify(l?.options)===JSON.stringify(n.options);return o.flatMap(a=>{if(!a.stands)return[];let l=pe(t,a.stands);return[{other:a,likeness:i(l,a)?"alike":"apart",lines:l}]})}let{decision:s}=n;return!s||!ne(e)?[]:o.map(r=>({other:r,likeness:_a(s,r),lines:r.decision?[ye(r.decision)]:ya(r)}))}function _a(e,{decision:t}){return!t||Ye(e)!==Ye(t)?"apart":ln(e)===ln(t)?"alike":"later"}function ya({problem:e}){return[e?.errors?.map(ce).join(" ")??e?.detail??""]}function pn({table:e}){let t=Qe(e);if(!t.length)return null;let n=t.filter(({likeness:s})=>s==="apart"),o=t.some(({other:s})=>s.decision&&!s.stands);return c`
    <h3>${p.ruling.beside(n.length,t.length)}</h3>
    ${o&&c`<p class="small">${p.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${t.map(s=>c`<${wa} key=${s.other.rulebook} table=${e} ...${s} />`)}
    </ul>`}function wa({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=q(`/v1/rulebooks/${t.rulebook}`),{decision:i}=e.position,a=V(e),l=a?null:t.decision,d=()=>e.replace(f=>({...f,rulebooks:[t.rulebook,...f.rulebooks.filter(h=>h!==t.rulebook)]})),u=a?fe(e.spot,r):l&&i&&ka(i,l);return c`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.rulebook)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${l&&c`<span class=${`badge ${l.ruling}`}>${s.badge[l.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&c`<${oe} reason=${u} rulebook=${r} />`}
      ${n==="apart"&&l&&c`<${va} table=${e} other=${t} theirs=${l} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function ka(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function va({table:e,other:t,theirs:n}){let[o,s]=k(null),{decision:r,asked:i}=e.position;if(O(()=>{let u=!1;if(r)return Sa(i,r,t,n).then(f=>u||s({theirs:n,differences:f}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[l]=e.spot.rulebooks,d=o.differences.flatMap(({key:u,a:f,b:h})=>{let m=Ee(u);return m?[{...m,ours:m.answer(f),theirs:m.answer(h)}]:[]});return c`
    <div class="why-apart">
      ${d.map(u=>c`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,l)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.rulebook)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${l}/${t.rulebook}`}>${a.allDifferences}</a></p>
    </div>`}async function Sa({body:e},t,n,o){let{house_rules:s={},...r}=e,i=await J(`/v1/rulebooks/${r.rulebook}/diff/${n.rulebook}`),l=[...new Map(i.topics.flatMap(({parameters:m})=>m.map(g=>[g.key,g]))).values()].filter(({key:m})=>!(m in s));if(!l.length)return[];let d={...r,...xa(n.asked),rulebook:n.rulebook},u=(m,g,b)=>({...m,house_rules:{...s,[g]:b}}),[f,h]=await Promise.all([N("/v1/decisions/batch",{items:l.map(({key:m,b:g})=>u(r,m,g))}),N("/v1/decisions/batch",{items:l.map(({key:m,a:g})=>u(d,m,g))})]);return l.filter((m,g)=>as(f.items[g],o)&&as(h.items[g],t))}function xa(e){return e?{round:e.body.round}:{}}function as({answer:e},t){return e!==void 0&&Ye(e)===Ye(t)}var cs={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_to"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],tick:"street_over"},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",tick:"street_over"},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]},clock_called:{numbers:[],optional:["waited"],caller:!0},time_expired:{numbers:[],tick:"tied"}};function us({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,ticked:!1}),{seat:i}=e;return c`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(cs).map(a=>c`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&c`
          <p class="about">${o.about[t.kind]}</p>
          <${_t} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:c`<${Oa} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${X(s)} />`}`}
    </form>`}function Oa({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,ticked:l,caller:d}=n,u=cs[i],f=x=>o({...n,...x}),h=n.since??(u.since==="done"?Aa(e.positions,t):[]),m={faced:Ca(e.positions,t),...a},g=x=>c`
    <${z} key=${x} label=${r.numbers[x](i)} value=${m[x]??null} chips=${x==="waited"?[]:s}
      onChange=${A=>f({numbers:{...a,[x]:A}})} />`,b=x=>m[x]!==null&&m[x]!==void 0,_=[...u.numbers,...u.optional??[]].filter(b).map(x=>[x,m[x]]),w=i==="skipped"?Ta(e.position.round,t):[],v=h.length>0||w.length>0,S={kind:i,seat:t,...Object.fromEntries(_),...u.since?{acted_since:h}:{},...u.tick?{[u.tick]:l}:{},...u.caller&&typeof d=="number"?{called_by:d}:{}},y=x=>{x.currentTarget.form.focus(),e.step({incident:S})};return c`
    ${u.numbers.map(g)}
    ${w.length>0&&c`<p>${r.played(w.map(r.deed))}</p>`}
    ${u.since&&c`<${fn} deeds=${h} after=${t} players=${e.position.round.players} worths=${s} onChange=${x=>f({since:x})} />`}
    ${u.caller&&c`
        <label>${r.calledBy}
          <select value=${d??""} onChange=${({target:x})=>f({caller:x.value===""?null:Number(x.value)})}>
            <option value="">${r.theFloor}</option>
            ${e.position.round.players.map(x=>c`<option value=${x.seat}>${p.seat(x.seat)}</option>`)}
          </select></label>`}
    ${u.tick&&c`<label class="tick"><input type="checkbox" checked=${l} onChange=${()=>f({ticked:!l})} /> ${r.ticks[u.tick]}</label>`}
    ${u.optional&&c`<details><summary>${r.more}</summary>${u.optional.map(g)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!u.numbers.every(b)||i==="skipped"&&!v} onClick=${y}>${p.declare.ask}</button>
    </p>`}function Ta({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function Ca(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function Aa(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var Ma=["fold","check","call","bet","raise","all_in"],Ea=new Set(["bet","raise","complete"]);function fn({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=k(null),a=p.incident,l=r??Ra(n,e,t),d=f=>{s([...e,{seat:l,type:f}]),i(null)},u=e[e.length-1];return c`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>c`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>s(e.filter((m,g)=>g!==h))}>×</button></li>`)}
      </ol>
      ${u&&Ea.has(u.type)&&c`<${z} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${f=>s([...e.slice(0,-1),{seat:u.seat,type:u.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${l} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>c`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${Ma.map(f=>c`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function Ra(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var Na=["fold","check","call","bet","raise","all_in"],Ia=[null,"pot","complete","pass","time"],La=["words_first","chips_first","together"];function fs({table:e,draft:t,setDraft:n,changeLast:o}){let{round:s,step:r}=e.position,i=p.declare,{seat:a}=e;if(a===null)return c`<p class="empty">${i.nobody}</p>`;let l=b=>n(Ko(t,b)),d=X(s),u=zo(t,a===s.to_act?null:a),f=Go(t),h=()=>f&&e.step({declaration:u}),m=b=>o(Jo(b),b.seat??null),g=r&&"declaration"in r?r.declaration:null;return c`
    <form class="declare" onSubmit=${b=>(b.preventDefault(),h())}>
      <${_t} table=${e} label=${i.who} />
      <div class="said-and-pushed">
        <${Da} draft=${t} set=${l} worths=${d} seats=${s.players.map(b=>b.seat)} />
        <${Ba} draft=${t} set=${l} worths=${d} />
      </div>
      <${Wa} draft=${t} set=${l} worths=${d} committed=${s.players.find(b=>b.seat===a)?.committed??0} />
      <${Pa} draft=${t} set=${l} worths=${d} />
      ${on(t)&&c`<${Ha} draft=${t} set=${l} worths=${d} seat=${a} players=${s.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${Tt(u,s.to_act)||i.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!f}>${i.ask}</button>
          ${t!==_e&&c`<button type="button" class="quiet" onClick=${()=>n(_e)}>${i.clear}</button>`}
          ${t===_e&&g&&c`<button type="button" class="quiet" onClick=${()=>m(g)}>${i.again}</button>`}
        </p>
      </div>
    </form>`}function Da({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(l=>l.length),i=l=>t({said:[...e.said,Yo(l)]}),a=l=>c`
    <button type="button" onClick=${()=>i(l)}>${l?s.word[l]:s.anAmount}</button>`;return c`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${Na.map(a)}</div>
      <div class="rare">${Ia.map(a)}${!r&&c`<${hs} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((l,d)=>c`
            <${Ua} key=${d} statement=${l} pushed=${r} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((f,h)=>h===d?u:f)})}
              onRemove=${()=>t({said:e.said.filter((u,f)=>f!==d)})} />`)}
      </ol>
      ${nn(e)&&c`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function Ba({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return c`
    <div>
      <${ps} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&c`<${hs} draft=${e} set=${t} gesture="forward_motion" />`}
      </${ps}>
      ${e.order&&c`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${La.map(r=>c`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function hs({draft:e,set:t,gesture:n}){let o=e.gesture===n;return c`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function Wa({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return c`
    <details open=${e.priorMoved!==null}>
      <summary>${s.prior(o)}</summary>
      <fieldset class="choice">
        <legend>${s.priorMoved}</legend>
        ${Object.entries(s.moved).map(([r,i])=>c`
            <button type="button" aria-pressed=${r===e.priorMoved}
              onClick=${()=>t({priorMoved:r===e.priorMoved?null:r})}>${i}</button>`)}
      </fieldset>
      <fieldset class="pushes">
        <legend>${s.priorChips}</legend>
        <${ms} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${$s} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function Pa({draft:e,set:t,worths:n}){let o=p.declare;return c`
    <details open=${e.unaware||e.told!==null||e.toldAmount!==null}>
      <summary>${o.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${e.unaware}
        onChange=${()=>t({unaware:!e.unaware,told:null})} /> ${o.unaware}</label>
      <fieldset class="choice">
        <legend>${o.toldWrong}</legend>
        ${Object.entries(o.told).map(([s,r])=>c`
            <button type="button" aria-pressed=${s===e.told}
              onClick=${()=>t({told:s===e.told?null:s,unaware:!1})}>${r}</button>`)}
      </fieldset>
      <${z} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${s=>t({toldAmount:s})} />
    </details>`}function Ha({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return c`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${fn} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var ds=new Set([null,"call","bet","raise","complete","all_in"]),ja=new Set(["bet","raise","complete"]),Fa=new Set(["bet","raise"]),qa=["fold","check","call","bet","other"];function Ua({statement:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:l,more:d}=e,u=h=>s({...e,...h}),f=a?i.said[a]:i.anAmount;return c`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${r}>×</button></p>
      ${ds.has(a)&&c`<${z} label=${i.amountSaid} value=${l} chips=${n}
          onChange=${h=>u({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${ja.has(a??"")&&l!==null&&!e.also.length&&c`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(l)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(l)}</button>
          </fieldset>`}
      ${Fa.has(a??"")&&l===null&&!t&&c`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${l!==null&&ds.has(a)&&!d&&c`<${Ka} statement=${e} set=${u} />`}
        <${Ga} condition=${e.condition} seats=${o} onChange=${h=>u({condition:h})} />
      </details>
    </li>`}function Ka({statement:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return c`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>c`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${$(r)}</button>`)}
    </fieldset>`}function Ga({condition:e,seats:t,onChange:n}){let o=p.declare;return c`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${qa.map(s=>c`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&c`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>c`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}function ms({worths:e,label:t,onAdd:n}){return c`
    <span class="rack">
      ${e.map(o=>c`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${me(o)}</span>
          </button>`)}
    </span>`}function $s({pile:e,onChange:t}){return c`
    <span class="pile">
      ${e.map((n,o)=>c`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${$(n)}
          </button>`)}
    </span>`}function ps({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,l)=>n(e.map((d,u)=>u===a?l:d).filter((d,u)=>d.length||u===r));return c`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${ms} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&c`
          <ol class="motions">
            ${e.map((a,l)=>c`<li><span class="dim">${s.motion(l)}</span> <${$s} pile=${a} onChange=${d=>i(l,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&c`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var bs=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var gs=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var _s=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var ys=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var ws=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var ks=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var vs=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var Ss=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var xs=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var za={BookOpen:bs,FileText:gs,Keyboard:_s,Plus:ys,Redo:ws,Scale:ks,Send:vs,Settings:Ss,Undo:xs};function j({of:e}){return c`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${za[e].map(([t,n])=>c`<${t} ...${n} />`)}</svg>`}var Ja=20,Ya=200;function Ts({table:e}){let t=C(null),[n,o]=k(!1),s=()=>{o(!0),t.current?.showModal()};return c`
    <button type="button" title=${p.situations.open} onClick=${s}><${j} of="BookOpen" /><span class="tool-name rare">${p.situations.open}</span></button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&c`<${Va} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function Va({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulebooks,[r,i]=k({q:"",topic:"",structure:""}),[a,l]=k([]),[d,u]=k(null),[f,h]=k(null),[m,g]=Z(S=>S+1,0),b=C(null);O(()=>b.current?.focus(),[]);let _=S=>i({...r,...S});O(()=>{J("/v1/conformance").then(({topics:S})=>l(Object.keys(S)),Mt(h))},[m]),O(()=>{let S=!1,x=setTimeout(()=>{h(null),hn(Za(o,r),{tests:[],total:0,next:null}).then(A=>S||u(A),Mt(h))},d?Ya:0);return()=>{S=!0,clearTimeout(x)}},[r,o,m]);let w=()=>d?.next&&hn(d.next,d).then(u,Mt(h)),v=S=>Ms(S,s).then(y=>{e.replace(y),t()},Mt(h));return c`
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
          ${a.map(S=>c`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${r.structure} onChange=${S=>_({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>c`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${f&&c`<${te} trouble=${f} again=${g} />`}
    <div class="situations-found">
      ${Xa(d?.tests??[]).map(([S,y])=>c`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(x=>c`<li key=${x.id}><${Qa} test=${x} choose=${v} /></li>`)}</ul>`)}
      ${d?.next&&c`<button type="button" class="situations-more" onClick=${w}>${n.more}</button>`}
    </div>`}function Qa({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return c`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function Za(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/tests?${new URLSearchParams([["rulebook",e.split("@")[0]],...n,["limit",String(Ja)]])}`}async function hn(e,t){let{tests:n,total:o,next:s}=await J(e),r={tests:[...t.tests,...n.filter(As)],total:o,next:s};return s&&r.tests.length===t.tests.length?await hn(s,r):r}function Xa(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function Mt(e){return t=>{if(!(t instanceof E))throw t;e(t.problem)}}async function Cs(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{tests:s}=await J(`/v1/conformance/tests?id=${encodeURIComponent(t+o)}`),[r]=s;return!r||!As(r)?null:await Ms({...r,question:{...r.question,rulebook:t+(n??"")}})}function As({tags:e,level:t}){return!e.includes("errors")&&t!=="next_hand"}async function Ms({question:e},t=[]){let{rulebook:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:l,...d}=e,u=[n,...t.filter(m=>m!==n)];if(a){let m=await N("/v1/hands",{...P({rulebooks:u,house:o}),hand:a,on_illegal:l});return mn(a,m,u,o)}let f=s?{opening:s}:{round:r},h=i.map(m=>Es(m));return{rulebooks:u,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function mn(e,t,n,o){let{rounds:s,round:r,scale:i,result:a,site:l,hand_number:d,currency:u,table:f,played_at:h,...m}=e,g=m.players?.map(({name:v,cards:S,...y})=>y),b=r?{round:r}:{opening:{...m,...Os(s[0]),players:g,street:1}},_=[],w=r?.street??1;for(let{street:v,decisions:S}of t.rounds??[]){let y=s[v-(r?.street??1)],x=(y?.actions??[]).filter((A,L)=>S[L]);x.length&&(v>w&&_.push({street:Os(y)}),w=v,_.push(...x.map(Es)))}return{rulebooks:n,house:o,start:b,steps:_}}function Os(e){let{actions:t,board:n,dealt:o,discarded:s,...r}=e;return r}function Es({paid:e,...t}){return"declaration"in t||"incident"in t?t:{action:t}}var $n="s=",Rs="case=",Ns="rulebook=",Is="dispute=",el=1e6,tl=1e5,bn=200,nl=100,ol=1e3,sl=["action","declaration","incident","choice","street","won"];async function Et(e){let t=await Hs(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return $n+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function gn(e){let t=e.replace(/^#/,"");if(t.startsWith(Rs))return await al(t.slice(Rs.length));if(t.startsWith(Ns))return il(t.slice(Ns.length));if(t.startsWith(Is))return rl(t.slice(Is.length));if(!t.startsWith($n))return{spot:null,notice:""};let n=await ll(t.slice($n.length)).then(cl,()=>null);return{spot:n,notice:n?"":p.link.damaged}}var Ds="last",Bs=window.matchMedia("(display-mode: standalone)").matches;function Ws(e){Bs&&localStorage.setItem(Ds,e)}function Ps(){return Bs&&localStorage.getItem(Ds)||""}function rl(e){let t=W(e),n=t?Ae(t,Ce(t),!1,Y()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function il(e){let t=e.length<=bn&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?Ao(Zo(e)):null,notice:t?"":p.link.damaged}}async function al(e){if(e.length>3*bn)return{spot:null,notice:p.link.noSuchCase};try{let t=await Cs(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof E&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function ll(e){if(e.length>tl)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await Hs(new DecompressionStream("deflate-raw"),n)))}function cl(e){if(!U(e)||!U(e.start))return null;let{rulebooks:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=nl&&t.every(u=>typeof u=="string"&&u.length<=bn),l=Array.isArray(o)&&o.length<=ol&&o.every(fl);if(!a||!U(n)||!l||!(U(s)||U(r)))return null;let d=U(s)?{opening:s}:{round:r};return{rulebooks:t,house:n,start:d,steps:o,...ul(e.between),...dl(e.game),...pl(e.dispute)}}function ul(e){return U(e)&&Array.isArray(e.seats)?{between:e}:{}}function dl(e){return U(e)&&U(e.named)&&U(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function pl(e){let t=W(e?.id);if(!t)return{};let n=U(e.numbers)?e.numbers:{},o=Object.entries(Ce(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),l=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,l?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function fl(e){if(!U(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):U(n);return o.length===1&&sl.includes(t)&&s}function U(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function Hs(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>el)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}function he(e,t){let[n,o]=k(window.history.state?.[e]??t);return O(()=>Ls(e,n===t?void 0:n),[n]),O(()=>()=>Ls(e,void 0),[]),[n,o]}function Ls(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var hl=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],ml=new URLSearchParams(location.search).get("q")??"";function Fs({table:e}){let[t,n]=k(ml),[o,s]=k(!1),r=p.happened,i=W(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,l=t.trim()?Uo(t):[],d=f=>{n(""),s(!1),e.replace(h=>Ae(f,Ce(f),!1,h))};return c`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${f=>{f.preventDefault(),l.length&&d(l[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${f=>n(f.target.value)} />
        ${a&&c`<button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(Ue.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(l.length)}</p>
      ${t.trim()&&!l.length&&c`<p class="dim">${r.none}</p>`}
      ${t.trim()?c`<${_n} disputes=${l} choose=${d} /><${bl} table=${e} query=${t} />`:a&&c`
              ${o?Ho.map(f=>c`
                        <h2>${f}</h2>
                        <${_n} disputes=${Ue.filter(h=>h.group===f)} choose=${d} />`):c`<${_n} few disputes=${hl.flatMap(f=>W(f)??[])} choose=${d} />`}`}
      ${i&&c`<${_l} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}var $l=300,js=3;function bl({table:e,query:t}){let[n,o]=k(t);O(()=>{let u=setTimeout(()=>o(t),$l);return()=>clearTimeout(u)},[t]);let[s]=e.newest.rulebooks[0].split("@"),r=q(`/v1/rulebooks/${e.newest.rulebooks[0]}`),i=q(`/v1/conformance/tests?${new URLSearchParams({rulebook:s,q:n,limit:`${js}`})}`),a=r?.clauses.map(u=>[u,[Ge(u.paraphrase)]]),l=a?St(a,Ge(t)).slice(0,js):[],d=i?.tests??[];return!l.length&&!d.length?null:c`
    <details class="elsewhere">
      <summary>${p.happened.elsewhere(l.length,d.length)}</summary>
      <ul>
        ${l.map(u=>c`<li key=${u.id}><a href=${cn(u.id)}>${u.source}</a> ${u.paraphrase}</li>`)}
        ${d.map(u=>c`<li key=${u.id}><a href=${`#case=${encodeURIComponent(u.id)}`}>${u.story}</a></li>`)}
      </ul>
    </details>`}function _n({disputes:e,few:t=!1,choose:n}){return c`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>c`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${qs} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var gl=e=>e.preventDefault();function _l({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=he(t.id,n?.numbers??{}),[r,i]=k(!1),a=C(n?.numbers),l=n?.asked??!1;O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers))},[n?.numbers]),O(()=>{let _=document.activeElement;l&&_ instanceof HTMLInputElement&&matchMedia("(pointer: coarse)").matches&&_.blur()},[n]);let d=p.happened,u=jo(t,o),f=_=>{JSON.stringify(_)!==JSON.stringify(n?.numbers)&&(a.current=_,e.amend(Ae(t,_,!1,e.newest)))},h=(_,w)=>{let v={...o,[_]:w};return s(v),v},m=_=>{if(_.preventDefault(),i(!0),u.length)return f(o);a.current=o,e.replace(Ae(t,o,!0,e.newest))},g=()=>e.replace(_=>Y({rulebooks:_.rulebooks,house:Ke(_)})),b=(l||r)&&!u.length?wl(e,t,o):new Map;for(let _ of r?u:[])b.set(_,d.needed);return c`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${m}>
      <header>
        ${!l&&c`<${qs} id=${t.id} />`}
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${d.another} title=${d.another} onClick=${g}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(_=>c`
            <${yl} key=${_.name} ask=${_} value=${o[_.name]??null} fault=${b.get(_.name)}
              set=${w=>h(_.name,w)} left=${()=>f(o)}
              choose=${w=>f(h(_.name,w))} />`)}
      </div>
      ${b.has("")&&c`<p class="fault" role="alert">${b.get("")}</p>`}
      <p class="ask"><button class=${l&&!b.size?"":"first"} onMouseDown=${gl}>${p.declare.ask}</button></p>
    </form>`}function yl({ask:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return c`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([d,u])=>c`
            <button type="button" aria-pressed=${d===t} onClick=${()=>s(d)}>${u}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`,{ifAny:a,example:l}=p.happened;return c`
    <label class="field" onfocusout=${r}>${e.label}
      <${Be} placeholder=${e.optional?a:l(e.number??0)} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:d})=>d.select()} />
      ${n&&c`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function wl({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;for(let a of tn(s,r,e)){let l=H(e[a].decision?.reasons[0].message??"");i.set(en(s,r,a,"/action/to")??"",l)}for(let a of t?.errors??[])i.set(en(s,r,e.length,a.pointer)??"",ce(a));return t&&!t.errors?.length&&i.set("",t.detail),i}function qs({id:e}){return c`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var kl=2,vl=.82,Sl=.7,Us=8,xl=2.5,Ks=720,Ol=.038,Tl=.068,Cl=[.28,.72];function Gs(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/xl),s=Array.from({length:Ks+1},(d,u)=>{let f=u/Ks*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),r=0,i=s.map(({x:d,y:u},f)=>(f&&(r+=Math.hypot((d-s[f-1].x)*t,u-s[f-1].y)),r)),a=d=>s[i.findIndex(u=>u>=r*d)];return(e===2?Cl:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function zs({table:e}){let{round:t,decision:n}=e.position,o=Al(e.position),s=e.positions[e.positions.length-2],r=s!==void 0&&o.every(g=>g===0),i=Ml(e),a=t.players.length,l=a>Us?Sl:vl,[d,u]=ct(()=>[Gs(a,kl,Ol),Gs(a,l,Tl)],[a]),f=le.filter(g=>g%(t.chip??1)===0),h=n?.reopened_seats??[],m=(g,b)=>({"--x":d[g][b].x,"--y":d[g][b].y,"--tall-x":u[g][b].x,"--tall-y":u[g][b].y});return c`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>Us?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${Ll} table=${e} worths=${f} />
          <ol>
            ${t.players.map((g,b)=>{let _=g.seat===t.to_act;return c`
                <li key=${g.seat} style=${m(b,"seat")}>
                  <button type="button" class=${Nl(g,h,_)} aria-pressed=${g.seat===e.seat}
                    onClick=${()=>e.choose(g.seat)}>
                    <span class="seat-name">${p.seat(g.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":$(g.stack).length}}><span class="unseen">${p.felt.behind}</span>${$(g.stack)}</span>
                    <${Il} player=${g} round=${t} reopened=${h.includes(g.seat)} />
                    ${g.seat===t.button&&c`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[b]>0&&c`<span class="unseen">${p.felt.inFront(o[b])}</span>`}
                  </button>
                  ${r&&s.round.players[b]?.committed>0&&c`<span class="felt-bet swept" aria-hidden="true"><${Te} amount=${s.round.players[b].committed} worths=${f} /></span>`}
                  <${Rl} key=${o[b]} amount=${o[b]} pushed=${i.get(g.seat)} waiting=${El(g)} worths=${f} />
                  ${g.seat===t.button&&c`<span class="felt-button" style=${m(b,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function Al({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.amount:0):e.players.map(({committed:n})=>n)}function Ml({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function El({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function Rl({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?c`
      <span class="felt-bet pushed" aria-hidden="true"><${Te} pile=${t} worths=${o} />
        <b>${$(e||s)}</b>${e>0&&s>e&&c`<small>${p.felt.of(s)}</small>`}</span>`:n?c`<span class="felt-bet waits" aria-hidden="true"><${Te} amount=${n} worths=${o} /><b>${$(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&c`<span class="felt-bet" aria-hidden="true"><${Te} amount=${e} worths=${o} /><b>${$(e)}</b></span>`}function Nl(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function Il({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([l])=>l).map(([,l])=>l);return c`<span class="seat-state">${i}${a.length>0&&c`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function Ll({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:l})=>a+l,0),r=o?.pots??n.pots_before_round??[],i=o?.pots?o.pots.reduce((a,{amount:l})=>a+l,0):n.pot_before_round??0;return c`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&c`<p class="felt-pot"><${Te} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&c`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&c`<ul class="felt-pots">
        ${r.map(({amount:a,seats:l},d)=>c`<li>${p.felt.onePot(d,a,l)}</li>`)}
      </ul>`}
    </div>`}var Dl="input, select, textarea, dialog, [role=tab]";function Js({table:e}){let{spot:t}=e,{whole:n,positions:o}=Wl(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,l=C(d=>{});return l.current=d=>{let u=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===s||f||u<0||u>r||d.target instanceof Element&&d.target.closest(Dl)||(d.preventDefault(),i(u))},O(()=>{let d=u=>l.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),c`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${Hl(t,o).map(({street:d,from:u,lines:f,end:h})=>c`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${f.map(m=>c`<${Bl} key=${m.steps} line=${m} now=${s} go=${i} />`)}
            </ol>
            ${h.length>0&&c`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function Bl({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=C(null),a=e===s;return O(()=>{let l=i.current?.closest(".log-streets");a&&l&&i.current&&(l.scrollTop=i.current.offsetTop-l.clientHeight/2)},[a]),c`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(l=>c`<span>${l}</span>`)}
        ${n&&c`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var yn=new WeakMap,Ys=new WeakMap;function wn({spot:e,position:{step:t,decision:n}}){return t!==null&&"action"in t&&n?.ruling==="accepted"&&Qs(Ys.get(e.start)??[],e.steps)}function Vs(e){return yn.set(e.start,e.steps),Ys.set(e.start,e.steps),{...e,steps:[]}}function Wl({spot:e,positions:t,busy:n}){let o=yn.get(e.start)??[],s=Qs(o,e.steps)?o:e.steps,[r,i]=k(null);O(()=>{if(yn.set(e.start,s),s.length===e.steps.length||n)return;let l=!1,d={...e,steps:s};return $e(d).then(u=>l||i({spot:d,positions:u.positions})),()=>{l=!0}},[e,n]);let a=r&&Pl(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function Pl(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulebooks===t.rulebooks&&e.house===t.house}function Qs(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function Hl(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:Ct(e),became:"",ruling:""}],end:Ve(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let l=s[s.length-1];l.lines.push({steps:a,texts:[K(t[i],r)],became:Vo(r),ruling:r.decision?.ruling??""}),l.end=Ve(r.next)}),s}var Zs=16*1024*1024,tr=1e4,jl=4096,Xs=500,er=25,Fl=10,ql=5,Ul=5,Kl=200,nr="/v1/hands";function or({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k([]),[i,a]=k(!1),l=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let u=m=>{m.dataTransfer?.types.includes("Files")&&(m.preventDefault(),o(!0))},f=m=>!m.relatedTarget&&o(!1),h=m=>{o(!1),m.dataTransfer?.files.length&&(m.preventDefault(),r([...m.dataTransfer.files]),l())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),r([])};return c`
    <button type="button" title=${p.file.open} onClick=${l}><${j} of="FileText" /><span class="tool-name rare">${p.file.open}</span></button>
    ${n&&c`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&c`<${Gl} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function Gl({table:e,dropped:t,close:n}){let o=p.file,[s,r]=k(""),[i,a]=k(""),[l,d]=k(0),[u,f]=k(!1),[h,m]=k(null),[g,b]=k(null),_=C(new AbortController),w=async A=>{_.current.abort();let{signal:L}=_.current=new AbortController,B=A.reduce((M,G)=>M+G.text.size,0)>Zs;if(m(null),a(B?o.tooLarge(Zs/1024/1024):""),f(!B),B)return;let I=await Zl(A,e.spot,L);if(f(!1),"why"in I)return a(Ql[I.why]("longest"in I?I.longest:0));a(I.hands.length?"":o.none),m(I.hands.length?I:null)},v=A=>{d(0),w([...A].map(L=>({name:L.name,text:L})))},S=A=>w([{name:"",text:new Blob([A])}]),y=A=>{let{value:L,selectionStart:B,selectionEnd:I}=A.target,M=A.data??A.dataTransfer?.getData("text/plain")??"",G=L.length-(I-B)+M.length;!M||G<=jl||(A.preventDefault(),r(""),d(G),S(L.slice(0,B)+M+L.slice(I)))};O(()=>{t.length&&v(t)},[t]),O(()=>()=>_.current.abort(),[]);let x=async({from:A,to:L})=>{if(h)try{e.replace(await nc(h.lines.slice(A,L),e.spot)),n()}catch(B){if(!(B instanceof E))throw B;b(B.problem)}};return c`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${A=>v(A.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${s} onbeforeinput=${y} onInput=${A=>r(A.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!s.trim()} onClick=${()=>[d(0),S(s)]}>${o.look}</button>
    </div>
    ${l>0&&c`<p class="dim">${o.pasted(l)}</p>`}
    ${u&&c`<p role="status">${o.reading}</p>`}
    ${i&&c`<p class="notice" role="alert">${i}</p>`}
    ${g&&c`<${te} trouble=${g} again=${()=>b(null)} />`}
    ${h&&c`<${zl} sent=${h} replay=${x} />`}`}function zl({sent:e,replay:t}){let n=p.file,[o,s]=k([]),[r,i]=k(null),[a,l]=Z(b=>b+1,0),[d,u]=k(""),[f,h]=k(er);O(()=>{let b=new AbortController;return s([]),i(null),tc(e,b.signal,s).catch(_=>{if(!(_ instanceof E))throw _;b.signal.aborted||i(_.problem)}),()=>b.abort()},[e,a]);let m=Object.entries(n.outcomes).map(([b,_])=>({name:b,label:_,count:o.filter(w=>kn(w)===b).length})),g=o.map((b,_)=>({verdict:b,i:_})).filter(({verdict:b})=>!d||kn(b)===d);return c`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&c`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${m.filter(({count:b})=>b).map(({name:b,label:_,count:w})=>c`<button type="button" aria-pressed=${d===b} onClick=${()=>u(d===b?"":b)}>${_} ${n.number(w)}</button>`)}
    </div>`}
    ${r&&c`<${te} trouble=${r} again=${l} />`}
    <ol class="hand-file-hands">
      ${g.slice(0,f).map(({verdict:b,i:_})=>c`<li key=${_}><${Jl} judged=${b} replay=${t} /></li>`)}
      ${g.length>f&&c`<li><button type="button" onClick=${()=>h(f+er)}>${n.more}</button></li>`}
    </ol>`}function Jl({judged:e,replay:t}){let n=p.file,o=kn(e),{report:s,problem:r}=e,i=s?.first_illegal??s?.stopped_at,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],l=(r&&(Yl(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??s?.stopped_at?.errors[0]?.message??s?.discrepancies[0]?.message;return c`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${Xl(e)}</b> <span class=${`badge ${Vl[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&c`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${l&&c`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${ec(l)}${a?.clause&&c` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.site_house_rules&&c`<p class="hand-verdict-why">${n.bySite} <code>${JSON.stringify(s.site_house_rules)}</code></p>`}
      ${s?.first_illegal?.legal_with.slice(0,Ul).map(d=>c`<p class="hand-verdict-why">${n.legalWith} <code>${JSON.stringify(d)}</code></p>`)}
      ${s?.scale&&s.scale>1&&c`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function Yl({errors:e=[]}){let t=e.slice(0,ql).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var Vl={legal:"accepted",unfinished:"stopped",illegal:"",floor:"discretion",contradictory:"contradiction",unreadable:"unjudged"};function kn({report:e}){return e?e.legal===null?"floor":e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var Ql={tooMany:()=>p.file.tooMany(tr),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function Zl(e,{rulebooks:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={rulebook:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:tr,rules:r}),new Promise(i=>{let a=l=>{s.terminate(),o.aborted||i(l)};s.onmessage=({data:l})=>a(l),s.onerror=()=>a({why:"unread"})})}function Xl({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function ec(e){return e.length>Xs?`${e.slice(0,Xs)}\u2026`:e}async function tc({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{answer:a,problem:l}of wo(`${nr}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:l}),!(performance.now()-i<Fl)&&(performance.now()-r>=Kl&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function nc(e,t){let n=JSON.parse(await e.text()),{rulebook:o,house_rules:s={},hand:r}=n,i=await N(nr,n),a=t.rulebooks.filter(d=>d!==o),l={...i.site_house_rules,...s};return Vs(mn(i.hand??r,i,[o,...a],l))}var oc={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds","/v1/next-street":"next_street"},sc=100;function rr({path:e,body:t}){let n=mt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Re(t,xn).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function ir({path:e,body:t}){let n=mt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Re(t,xn,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function ar({path:e,body:t}){return`import floorman

answer = floorman.${oc[e]}(${Re(t,rc)})
print(answer)
`}function Sn(e){return`${Re(e,xn)}
`}var xn={},rc={true:"True",false:"False",null:"None"};function Re(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Re(d,t,i)):Object.entries(e).filter(([,d])=>d!==void 0).map(([d,u])=>`${JSON.stringify(d)}: ${Re(u,t,i)}`),l=`${s}${a.join(", ")}${r}`;return!l.includes(`
`)&&n.length+l.length<=sc?l:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var vn="from_the_table",sr=["assumed","house"],ic=60,lr=`${vn}.json`;async function cr({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?K(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?ac(o):{round:o.round},i=n>0?await lc(e.rulebooks,o):uc(e.rulebooks[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},l={id:`${vn}.${dc(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:vn,cases:[l]}}function ac({asked:e}){let{rulebook:t,house_rules:n,...o}=e.body;return o}async function lc([e,...t],n){let o=[{rulebook:e,decision:n.decision},...await Jt(t,n)];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.rulebook,cc(s.decision)]]:[]))}function cc({legal:e,ruling:t,action:n,reopened_seats:o,round:s,reasons:r}){let i=r.find(({clause:d,basis:u})=>d&&!sr.includes(u))??r[0],{current_bet:a,to_act:l}=s;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round:{current_bet:a,to_act:l}},clause:sr.includes(i.basis)?null:i.clause,basis:i.basis}}function uc(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,basis:"assumed"}}}function dc(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,ic).replace(/_$/,"")}var pc=["bet","raise","complete"];async function ur({spot:e,positions:t}){if(!("opening"in e.start)||(e.start.opening.street??1)>1)return null;let n=fc(e.start.opening,t),o=await N("/v1/hands",{...P(e),hand:n}),{round:s}=t.findLast(({step:r})=>!r||!("won"in r))??t[0];return o.round&&hc(o.round,s)?Sn({hand:n}):null}function fc(e,t){let{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,first_to_act:d,dead_small_blind:u,acts_last:f}=e,h=[{actions:[],first_to_act:d}];return t.forEach(({step:m,decision:g,round:b},_)=>{if(!m||"won"in m)return;if("street"in m){let x=t[_-1].round.min_bet;h.push({actions:[],...m.street,min_bet:b.min_bet===x?void 0:b.min_bet});return}let w="choice"in m?t[_-1].decision?.alternatives?.[m.choice]?.action:g?.action;if(!w)return;let{seat:v,type:S,to:y}=w;h[h.length-1].actions.push({seat:v,type:S,...pc.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:s,min_bet:r,bring_in:i,players:a,posts:l,dead_small_blind:u,acts_last:f,rounds:h}}function hc(e,t){return e.players.every(({seat:o,stack:s,committed:r,folded:i=!1})=>{let a=t.players.find(l=>l.seat===o);return a&&a.stack===s&&a.committed===r&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var mc=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),$c={curl:async({position:e})=>rr(e.asked),typescript:async({position:e})=>ir(e.asked),python:async({position:e})=>ar(e.asked),case:async e=>{let t=await cr(e);return t?Sn(t):""},hand:async e=>await ur(e)??""};function pr({table:e}){let t=C(null),[n,o]=k(!1),[s,r]=k("");O(()=>{Et(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ae(()=>{ie(c`<${_c} table=${e} link=${s} />`,mc)});let i=()=>{o(!0),t.current?.showModal()};return c`
    <button type="button" title=${p.keep.open} onClick=${i}><${j} of="Send" /><span class="tool-name rare">${p.keep.open}</span></button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&c`<${bc} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function bc({table:e,link:t,close:n}){let o=p.keep,[s,r]=k("curl"),[i,a]=k(""),[l,d]=k(""),u=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=(m,g)=>{f||(a(m),d(g))};return $c[s](e).then(m=>h(m,m?"":o.cannot[s==="hand"?"hand":"case"]),m=>{if(!(m instanceof E))throw m;h("",s==="hand"&&m.problem.status===422?o.cannot.hand:m.problem.detail)}),()=>{f=!0}},[s,e.position]),c`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${dr} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${u?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!u} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([f,h])=>c`<button type="button" aria-pressed=${s===f} onClick=${()=>r(f)}>${h}</button>`)}
        </div>
        <p class="about">${o.about[s](lr)}</p>
        ${l?c`<p class="notice" role="status">${l}</p>`:c`<${dr} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function dr({label:e,button:t,text:n,rows:o}){let s=C(null),[r,i]=k("");return O(()=>i(""),[n]),c`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var gc=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function _c({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:u})=>u),a=q(`/v1/rulebooks/${n.rulebooks[0]}`),l=V(e)!==null;if(!ne(e)||i<1&&!l)return c`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.rulebook.split("@")[1]??a?.version;return c`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${gc.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulebooks[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&c`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${kc} house=${n.house} />
      ${l?c`<${wc} table=${e} rulebook=${a} />`:c`<${yc} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function yc({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],l=a.decision,{others:d}=a,u=t[o+1]?.step,f=u&&"choice"in u?K(a,t[o+1]):"";return c`
    <section>
      <h3>${r.situation}</h3>
      <${fr} position=${i} />
      ${vc(e,t,o).map(h=>c`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${K(i,a)}.</p>
      <p class="slip-what">${ze(l)}</p>
      ${l.reasons.map((h,m)=>c`<${hr} shown=${m===0} reason=${h} rulebook=${s} />`)}
      ${f&&c`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&c`<h3>${r.others}</h3>
        ${d.map(h=>c`<p><b>${R(n,h.rulebook)}</b> ${h.decision?Sc(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function wc({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=fe(e,n);return c`
    <section>
      <h3>${o.situation}</h3>
      <${fr} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${At(e)}</p>
      ${pe(e,t).map(r=>c`<p class="slip-what">${r}</p>`)}
      ${s&&c`<${hr} shown reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function kc({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=Ee(n);return s?[{text:s.question,answer:s.answer(o)}]:[]});return t.length?c`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({text:n,answer:o})=>c`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function fr({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot_before_round:s=0}=e;return c`
    <table>
      <thead><tr>${t.columns.map((r,i)=>c`<th class=${i?"n":""} scope="col">${r}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:r,stack:i,committed:a,folded:l})=>c`
            <tr class=${l?"folded":""}>
              <th scope="row">${p.seat(r)}${r===o&&t.toAct}${l&&t.folded}</th>
              <td class="n">${$(a)}</td><td class="n">${$(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${s>0&&c`<p>${t.pot(s)}</p>`}`}function hr({reason:{clause:e,basis:t,message:n},rulebook:o,shown:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.basis[t]??t;return c`
    <p>${H(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function vc(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?K(t[i-1],r):"");return[...o<0?Ct(e):[],...s.filter(Boolean)]}function Sc(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${ze(e)}${t?` (${p.slip.clause(t)})`:""}`}var mr=Object.entries(p.keys.do),xc="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function Oc(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(xc)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!mr.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function $r(){let e=C(null),[t,n]=he("keys",!0);ae(()=>{let s=r=>{(t||r.key==="?")&&Oc(r)};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[t]);let o=p.keys;return c`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${j} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>e.current?.close()}>×</button>
      </header>
      <dl>${mr.map(([s,r])=>c`<dt><kbd>${s.toUpperCase()}</kbd></dt><dd>${r}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var Tc="/service-worker.js",Cc="/table",Ac=100,Mc=new URL(import.meta.url).pathname;function Ec(){let[e,t]=k("service"),[n,o]=k(!1);ae(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers?"service":Se()?"device":"nobody"),r.answers===!1&&Se()&&Pe().catch(()=>{}),r.files&&o(!r.files.includes(Mc))}),window.addEventListener(ht,()=>t("device")),window.addEventListener("offline",()=>$t(1)),window.addEventListener("online",()=>$t(1))},[]);let s=c`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return c`
    ${e!=="service"&&c`<p class="notice" role="alert">${e==="device"?p.device.rules(Ut):p.offline.away}</p>`}
    ${n&&c`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function Rc(){let[e,t]=k(null);return ae(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?c`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:c`<p class="dim">${p.offline.insecure}</p>`}function Nc(){let[e,t]=k("away");O(()=>{mo().then(s=>s&&t("here"))},[]);let n=p.device,o=()=>{t(n.fetching(1,1)),Gt((s,r)=>t(n.fetching(s,r))).then(()=>t("here"),()=>t("failed"))};return e==="here"?c`<p class="dim" role="status">${n.kept(Ut)}</p>`:e!=="away"&&e!=="failed"?c`<p class="dim" role="status">${e}</p>`:c`
    ${e==="failed"&&c`<p class="notice" role="alert">${n.failed}</p>`}
    <p><button type="button" onClick=${o}>${n.fetch}</button> <span class="dim">${n.size(fo)}</span></p>`}async function br(){let{serviceWorker:e}=navigator;if(document.getElementById("table")?.dataset.alone!==void 0||!e)return;e.controller||e.addEventListener("controllerchange",()=>$t(Ac),{once:!0});let t=await e.register(Tc,{scope:Cc}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}ie(c`<${Ec} />`,document.getElementById("status"));ie(c`<${Rc} />${ft&&c`<${Nc} />`}`,document.getElementById("install"));document.readyState==="complete"?br():window.addEventListener("load",br);var On=10,wr={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>Pc([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":gr,"chips.under_half_a_raise":gr,"chips.overchip":({add:e,pushed:t})=>{let n=D(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,D(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*On<t?p.sums.tiny(e,On,e*On,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-D(t),D(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":_r,"raise.above_pot":_r,"undercall.full":yr,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>D(n)&&e+D(n)<t?yr({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>D(t)?p.sums.short(e+D(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":Tn,"pot_count.floor":Tn,"pot_count.stands":Tn,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function kr(e,t){let n=vr(e,t),{decision:o}=e[t];if(!o||!n)return[];let{seat:s}=n;return[...Wc(e,t,s),...o.reasons].map(({code:i,params:a})=>wr[i]?.({...n,params:a})).flatMap(i=>i??[]).slice(0,1)}function vr(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return null;let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],l=n.action?.seat??r.to_act;return{seat:l,had:r.players.find(d=>d.seat===l)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:d})=>d)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot_before_round??0)+D(r.players.map(({committed:d})=>d)),pushed:a.map(D),least:i?.raise?.min_to??0}}var Ic={"chips.string":({pushed:[e,...t]})=>t.length?p.argue.string(e,D(t)):null,"chips.overchip":({add:e,bet:t,pushed:n})=>D(n)>e?p.argue.overchip(D(n),t,D(n)-e):null,"undercall.full":({had:e,to:t,pushed:n})=>D(n)&&t?p.argue.undercall(e+D(n),t):null,"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.argue.least(e,t):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>p.argue.told(e,t),"pot_count.corrected":({params:{quoted:e,actual:t,to:n}})=>t===void 0?null:p.argue.pot(e,t,n),"chips.half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!0),"chips.under_half_a_raise":({params:{over:e,full:t}})=>p.argue.half(e,t,!1),"raise.capped":({params:{bet_count:e}})=>p.argue.capped(e),"spoken.call_in_full":({to:e,pushed:t,had:n})=>e?p.argue.call(n+D(t),e):null};function Sr(e,t){let n=vr(e,t);return(e[t].decision?.reasons.map(({code:s,params:r})=>n&&Ic[s]?.({...n,params:r}))??[]).find(Boolean)??""}function xr({round:e,options:t,decision:n}){let o=e.current_bet??Math.max(...e.players.map(({committed:a})=>a)),s=n?.reopened_seats??[],r=o&&t?.raise?t.raise.min_to:null,i=t?.raise_barred==="capped";return e.players.filter(({folded:a,stack:l})=>!a&&l>0).map(({seat:a,committed:l,acted:d,no_raise:u})=>{let f=a===e.to_act&&t?t.raise!==null:!u&&!i&&(!d||s.includes(a));return p.argue.seat(a,Math.max(0,o-l),f?r:null,f)})}function Or(e,t){let n=t[t.length-1],o=Bc(n);if(o.length)return{sums:o,argument:p.argue.pots(o.length)};let s=Dc(e,n);if(s.length){let{players:r,pot_before_round:i=0}=n.round,a=Math.max(...r.filter(({stack:l})=>!l).map(({committed:l})=>l));return{sums:s,argument:p.argue.posted(a+i,a,i)}}return Lc(t)}function Lc(e){let{round:t,options:n}=e[e.length-1],o=t.players.find(u=>u.seat===t.to_act),s=e.flatMap(({decision:u})=>u?.reasons??[]),r=s.findLast(({code:u,params:f})=>u==="reopening.added_up"&&f.seats.includes(t.to_act)),i=s.findLast(({code:u})=>u==="reopening.closed");if(!o?.acted||!n||!(r||i))return{sums:[],argument:""};let{needed:a}=(r??i).params,l=(t.current_bet??0)-o.committed,d=r?wr["reopening.added_up"](r):p.sums.short(l,a);return{sums:d?[d]:[],argument:p.argue.reopened(l,a,n.raise!==null)}}function Dc({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot_before_round?[]:[p.sums.adds([s.committed,t.pot_before_round],s.committed+t.pot_before_round)]}function Bc({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:u})=>s.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,l=i-n,d=r?0:e.pot_before_round??0;return n=i,a*l+d===o?[p.sums.pot(a,l,d,o)]:[]})}function Wc(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function gr({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function _r({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function yr({had:e,to:t,pushed:n}){let o=e+D(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function Tn({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function Pc(e,t){return D(e)===t?!0:null}function D(e){return e.reduce((t,n)=>t+n,0)}var Hc=24,jc=3;function Tr({table:e,rulebook:t}){let n=C(null),[o,s]=k(!1),[r,i]=k(!1),[a,l]=k(""),d=p.card,u=()=>{s(!0),l(""),n.current?.showModal()},f=()=>{i(!1),s(!1)},h=async()=>l(await Yc(Rt(e).join(" "))),[,m]=e.newest.rulebooks;return c`
    <div class="to-card">
      <${Fc} table=${e} rulebook=${t} />
      <button type="button" onClick=${u}>${d.open}</button>
    </div>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&c`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${Uc} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${m&&c`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,m))} onClick=${()=>e.replace(qc)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function Fc({table:e,rulebook:t}){let{spot:n,position:o,positions:s}=e,r=V(e)!==null,i=r?null:o.decision,a=r?fe(n,t):i&&un(n,t,i.reasons),l=we(s)?"chosen":i?.ruling,d=t?.clauses.find(({id:u})=>u===a?.clause)?.source;return c`
    <p class="pinned" aria-hidden="true">
      ${l&&c`<span class=${`badge ${l==="chosen"?"accepted":l}`}>${p.ruling.badge[l]}</span>`}
      <b>${Rt(e)[0]}</b>
      ${d&&c`<small>${d}</small>`}
    </p>`}function qc(e){let[t,n,...o]=e.rulebooks;return{...e,rulebooks:[n,...o,t]}}function Uc({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=V(e)!==null,i=we(o),a=o.length-(i?2:1),l=r?null:o[a].decision,d=r?fe(n,t):l&&un(n,t,l.reasons),u=r?Or(n,o):null,f=d&&"message"in d?H(`${d.message}`):"",h=(u?u.argument:i?"":Sr(o,a))||f,m=u?u.sums:i?[]:kr(o,a),g=l?i?"chosen":l.ruling:null,b=Qe(e).filter(({likeness:_})=>_==="apart");return c`
    <header class="card-book">${p.ruling.by(R(s,n.rulebooks[0]))}</header>
    <${Gc} table=${e} at=${a} />
    <div class="card-ruling">
      ${g&&c`<p class=${`badge ${i?"accepted":g}`}>${p.ruling.badge[g]}</p>`}
      <div id="card-ruling" class=${r&&Rt(e).length>1?"several":""}>${Rt(e).map((_,w)=>c`<p class=${w&&!r?"card-more":_.length>Hc?"card-stands long":"card-stands"}>${_}</p>`)}</div>
      ${l&&!i&&c`<${Kc} decision=${l} />`}
      ${m.map(_=>c`<p class="card-sum">${_}</p>`)}
      ${h&&c`<p class="card-why">${h}</p>`}
      ${d&&c`<${oe} reason=${d} rulebook=${t} />`}
      <ul class="card-seats">${xr(o[o.length-1]).map(_=>c`<li>${_}</li>`)}</ul>
    </div>
    ${b.length>0&&c`
        <ul class="card-others">
          ${b.map(({other:_,lines:w})=>c`<li><span>${R(s,_.rulebook)}</span> <b>${w.join(" ")}</b></li>`)}
        </ul>`}`}function Kc({decision:{alternatives:e=[]}}){return e.length?c`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>c`<li>${H(t.message)}</li>`)}</ul>`:null}function Rt(e){let{spot:t,position:n,positions:o}=e,s=we(o);if(s)return[H(s.effect.message),Je(s)];if(V(e)||!n.decision)return pe(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:l})=>l!=="reopening.checked");return[ye(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function Gc({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=W(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||zc(e,u,n))?[Jc(e[u-1],d)]:[]),l=i?a:a.slice(-jc);return c`
    <div class="card-felt">
      ${r>0&&(!i||!l.length)&&c`<figure><${Zt} motions=${[Cn(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${l.map(({motions:d,speech:u,caption:f})=>(d.length>0||u)&&c`<figure>
            ${u&&c`<p class="card-speech">${u}</p>`}
            ${d.length>0&&c`<${Zt} motions=${d} />`}
            ${f&&c`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?At(t):l.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function zc(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function Jc(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:K(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],l=a.map(d=>d.reduce((u,f)=>u+f,0));return{...o,motions:a,speech:r.map(sn).join(" \u2026 "),caption:l.length?p.card.pushed(l):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let l=i===void 0?$(a):p.card.early(a);return{...o,motions:[Cn(a)],caption:l}}return"incident"in n&&n.incident.amount?{...o,motions:[Cn(n.incident.amount)],caption:$(n.incident.amount)}:o}function Cn(e){return qe(e,le).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function Yc(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!Vc(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function Vc(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Cr({table:e}){let{position:t}=e,n=C(null);O(()=>{Qc(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=V(e),s=wn(e),r=s?null:t.decision,i=l=>{n.current?.focus(),e.step({choice:l})},a=q(`/v1/rulebooks/${e.spot.rulebooks[0]}`);return c`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?c`<${ts} table=${e} />`:s?c`<h2>${K(e.positions[e.positions.length-2],t)}.</h2>`:r?c`<${Zc} decision=${r} />`:c`<${Xc} table=${e} />`}</div>
      ${(o||r||we(e.positions))&&c`<${Tr} table=${e} rulebook=${a} />`}
      ${o&&c`<${is} table=${e} rulebook=${a} /><${pn} table=${e} />`}
      ${!o&&r&&c`
          <${eu} decision=${r} onChoose=${i} />
          <${tu} reasons=${r.reasons} rulebook=${a} />
          <${pn} table=${e} />`}
    </section>`}function Qc({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function Zc({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,options:a,reasons:l}=e,d=l.every(({code:u})=>u!=="reopening.checked");return c`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${ye(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&c`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&c`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&c`<li class="penalty">${t.penalty}</li>`}
        ${a?n!=="discretion"&&i.to_act!==null&&c`<li>${t.next(i.to_act)}</li>`:c`<li>${t.over}</li>`}
      </ul>
    </div>`}function Ar({table:e}){let{decision:t}=e.position;return!t||wn(e)?null:c`
    <button type="button" class="became" onClick=${()=>document.querySelector(".to-card button")?.click()}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${ye(t)}</span><span class="more">${p.card.show}</span>
    </button>`}function Xc({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return c`<${ns} position=${t} />`;if("won"in t.step)return c`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return c`<h2>${n.newStreet}</h2>`;let o=we(e);return o?c`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${H(o.effect.message)}</h2>
      <p>${Je(o)}</p>
    </div>`:null}function eu({decision:{alternatives:e=[]},onChoose:t}){return e.length?c`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>c`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${H(n.effect.message)}</b>
            <span>${Je(n)}</span>
          </button></li>`)}
    </ol>`:null}function tu({reasons:e,rulebook:t}){return c`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>c`
          <li key=${n.code}>
            <p>${H(n.message)}</p>
            <${oe} reason=${n} rulebook=${t} shown open=${o===0} />
          </li>`)}
    </ol>`}var Er=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function Rr(e,t){return"opening"in e.start&&!e.steps.length?nu(e.start.opening):An(t.round)}function nu(e){let t=e.posts??[],n=t.filter(s=>!Mr(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{...Nr(e),isMidHand:!1,first:e.first_to_act??null,pot_before_round:e.pot_before_round??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(Mr),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots_before_round:e.pots_before_round,began_heads_up:e.began_heads_up},typed:[]}}function Mr(e){return e.type==="post"||e.type==="dead"}function An(e){let{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l}=e;return{...Nr(e),isMidHand:!0,first:e.to_act,pot_before_round:e.pot_before_round??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots_before_round:l},typed:[]}}function Nr(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function Mn(e){return e.isMidHand?{round:su(e)}:{opening:ou(e)}}function ou(e){let t=e.street===1;return Ne({...Ir(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot_before_round:t?null:e.pot_before_round,...t?{}:{pots_before_round:e.derived.pots_before_round,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??En(e),...e.late]:null})}function su(e){return{...Ne({...Ir(e),bring_in:e.bring_in,pot_before_round:e.pot_before_round,...e.derived,players:e.seats}),to_act:e.first}}function Ir({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:l}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:l}}function Ne(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function Lr({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function En(e){let t=Lr(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(l=>({seat:l,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function Rn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??En(e),s=Number(n[1]);if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function se({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function Dr(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:se(e),seats:r}}function Br(e){let t=[...(e.posts??En(e)).filter(({type:s})=>s!=="ante"),...e.late],n=Lr(e),o=n.find(s=>t.every(r=>r.seat!==s))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function Wr(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:se(e)}}function Pr(e,t){let{seats:n,button:o,first:s,game:r}=e,i=n.filter(({seat:l})=>l!==t),a=[...i].reverse().find(({seat:l})=>l<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:l})=>l!==t),derived:se(e),button:o===t?a.seat:o,first:s===t?null:s,game:r&&{...r,killer:r.killer===t?null:r.killer}}}function Nt(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function ke({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}var ru=["small","min_bet","ante","straddle","bring_in"];function Ze(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:s=>s[e],change:(s,r)=>({[e]:r,...ru.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function Hr(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function Nn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?se(s):s.derived})}}function jr(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((s,r)=>r===e?{...s,amount:o}:s)})}}function Q({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:l,get:d,change:u,placeholder:f=""}=r,h=n.get(i);return c`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Be} value=${d(e)} onChange=${m=>t(u(e,m))} step=${e.chip??1}
        placeholder=${f} aria-label=${l} aria-invalid=${!!h} onFocus=${()=>s(r)} />
      ${h&&c`<span class="fault">${h}</span>`}
    </label>`}var iu=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"],au=["tournament","cash"];function Fr({table:e,form:{draft:t,set:n,...o},games:s}){let r=p.setup.named,i=a=>{let l=s.find(d=>d.name===a);n(l?In(t,l,e.spot.game):{game:null})};return c`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <label class="field">${r.game}
          <select value=${t.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${r.none}</option>
            ${s.map(({name:a,title:l})=>c`<option value=${a}>${l}</option>`)}
          </select>
        </label>
      </div>
      ${t.game&&c`<${lu} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function lu({table:e,form:t,game:n}){let{draft:o,set:s,faults:r}=t,{about:i,structure:a,kill:l,killer:d}=n,u=p.setup.named,f=b=>s({game:{...n,...b}}),h=ke(n).all.includes("kill"),m=i.opens==="low_card"||i.opens==="high_card"?u.opens[i.opens]:null,g=Math.max(i.most_players,o.seats.length);return c`
    ${i.structures.length>1&&c`<${ue} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${b=>f({structure:b})}
        choices=${i.structures.map(b=>({to:b,words:p.setup.structures[b]}))} />`}
    <${ue} legend=${p.following.format} name="format" chosen=${It(n)}
      choose=${b=>f({format:b})}
      choices=${au.map(b=>({to:b,words:p.following.formats[b]}))} />
    ${It(n)==="cash"&&c`<${cu} table=${e} game=${n} setGame=${f} />`}
    <div class="fields">
      ${iu.filter(b=>Kr(b,n)).map(b=>c`<${Q} key=${b} form=${t} field=${uu(b,a)} />`)}
      <label class="field">${u.seats}
        <select value=${o.seats.length} onChange=${b=>s(pu(o,Number(b.target.value)))}>
          ${Array.from({length:g-1},(b,_)=>c`<option value=${_+2}>${_+2}</option>`)}
        </select></label>
      <${Q} form=${t} field=${du} />
      <${Q} form=${t} field=${Ze("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&c`<${Q} form=${t} field=${Ze("players_left",o)} />`}
      ${h&&c`<label class="field">${u.kill}
          <select value=${l} onChange=${b=>f({kill:b.target.value})}>
            ${Object.entries(u.kills).map(([b,_])=>c`<option value=${b}>${_}</option>`)}
          </select></label>`}
    </div>
    ${m&&c`<${je} legend=${m} seats=${o.seats} chosen=${o.first} choose=${b=>s({first:b})} />`}
    ${r.has("first")&&c`<p class="fault">${r.get("first")}</p>`}
    ${h&&l!=="none"&&c`
        <${je} legend=${u.killer} seats=${o.seats} chosen=${d} choose=${b=>f({killer:b})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>f({actsLast:!n.actsLast})}>${u.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(b=>r.has(b)&&c`<p class="fault">${r.get(b)}</p>`)}`}function cu({table:{spot:e,rulebooks:t},game:n,setGame:o}){let s=p.setup.named,r=yt(e.rulebooks);if(!r)return null;let i=R(t,r.id),a=n.cashBook??r.isDue,l=R(t,e.rulebooks[0]);return c`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${s.cashBook(i)}</button>
    </div>
    <p class="about">${a?s.ruledByCash(i,l):s.ruledByOwn(l)}</p>`}function uu(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},l)=>({game:a&&hu(a,e,l)}),placeholder:e==="small_blind"?n.half:""}}var du={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function pu({seats:e,button:t,first:n,game:o},s){let r={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},i=Array.from({length:s},(l,d)=>({...r,...e.find(({seat:u})=>u===d+1),seat:d+1})),a=l=>l!==null&&l<=s?l:null;return{seats:i,posts:null,late:[],button:a(t)??s,first:a(n),game:o&&{...o,killer:a(o.killer)}}}function In(e,t,n){let o=n?.named.name===t.name?n.named:null,s=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,r=qr(t,s),i=Ne({...o,"bets/0":o?.bets?.[0],"bets/1":o?.bets?.[1]}),a=fu.filter(f=>(i[f]??r[f])!==r[f]),l={about:t,structure:o?.structure??t.structure,amounts:{...r,...Object.fromEntries(a.map(f=>[f,i[f]])),small_blind:i.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,typed:a,format:o?n?.format??null:null,cashBook:null},d=e.isMidHand?Nt(e):{},u=e.button??e.seats[e.seats.length-1].seat;return{...d,game:l,button:u,chip:o?.chip??null,street:1,first:o?.first_to_act??null}}var fu=["bets/0","bets/1","big_blind","ante","bring_in","max_bet"];function qr(e,t){let n=ke({about:e,structure:e.structure}).needs.includes("ante");return{"bets/0":t,"bets/1":t&&2*t,big_blind:t,ante:n?t:null,bring_in:t&&Math.ceil(t/4),max_bet:t&&5*t}}function hu(e,t,n){let o=[...e.typed.filter(i=>i!==t),t],s=t==="bets/0"||t==="big_blind"?qr(e.about,n):{},r=Object.entries(s).filter(([i])=>!o.some(a=>a===i));return{...e,typed:o,amounts:{...e.amounts,...Object.fromEntries(r),[t]:n}}}function It({about:e,structure:t,kill:n,format:o}){let s=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(s?"cash":"tournament")}function Ur({button:e,first:t,chip:n,players_left:o,seats:s},r){let{about:i,structure:a,amounts:l,kill:d,killer:u,actsLast:f}=r,{all:h}=ke(r),{"bets/0":m,"bets/1":g,...b}=l,_=d!=="none"&&h.includes("kill");return Ne({name:i.name,structure:a,bets:h.includes("bets")?[m,...a==="fixed_limit"?[g]:[]]:null,...Object.fromEntries(Object.entries(b).filter(([w])=>Kr(w,r))),kill:_?Ne({seat:u,size:d}):null,acts_last:_&&f?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:h.includes("button")?e:null,first_to_act:h.includes("bring_in")?t:null,players:s.map(({committed:w,acted:v,folded:S,...y})=>y)})}function Kr(e,t){let{all:n}=ke(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function Gr({table:e}){let t=C(null),[n,o]=k(null);return c`
    <button type="button" data-key="s" onClick=${()=>{o(Rr(e.spot,e.position)),t.current?.showModal()}}><${j} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&c`<${bu} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function bu({table:e,first:t,close:n}){let[o,s]=k(t),[r,i]=k(null),[a,l]=k(null),d=C(!1),{game:u,steps:f,...h}=e.spot,m=q("/v1/games")?.games??[],g=f.length?void 0:m.find(({name:M})=>M===u?.named.name),b=(u?.named.players??[]).map(M=>({committed:0,acted:!1,folded:!1,...M}));O(()=>{g&&s(M=>M.game?M:{...M,...In(M,g,u),seats:b})},[g]);let _=o.game?It(o.game):"tournament",w=_==="cash"?yt(h.rulebooks):null,v=w&&(o.game?.cashBook??w.isDue),S={...h,rulebooks:v?Qt(h.rulebooks,w.id):h.rulebooks};O(()=>{document.querySelector("dialog[open] [aria-invalid=true]")?.focus()},[r]);let y=M=>s({...o,...M}),x=new Map((r?.errors??[]).map(M=>[Rn(o,M.pointer),ce(M)])),A=async()=>{let M=Mn(o);try{return o.game?await wt(S,Ur(o,o.game),Io(o.game.about,_)):await N("opening"in M?"/v1/rounds":"/v1/options",{...P(h),...M})}catch(G){if(!(G instanceof E))throw G;return i(G.problem),null}},L=async()=>{let M=await A();M&&s(An(M.round))},B=async M=>{if(M.preventDefault(),d.current)return;d.current=!0;let G=await A();d.current=!1,G&&(o.game?e.replace(({house:Lt})=>({...G,rulebooks:S.rulebooks,house:Lt})):e.replace(({rulebooks:Lt,house:Yr})=>({rulebooks:Lt,house:Yr,start:Mn(o),steps:[]})),n())},I={draft:o,set:y,standAsItIs:L,faults:x,active:a,activate:l};return c`
    <form class="sheet-form" onSubmit=${B}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&c`<${gu} draft=${o} trouble=${r} />`}
        <${Fr} table=${e} form=${I} games=${m} />
        ${!o.game&&c`<${wu} form=${I} /><${ku} form=${I} />`}
        <${Tu} form=${I} />
      </div>
      <footer>
        <${_u} form=${I} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function gu({draft:e,trouble:t}){let{errors:n=[]}=t;return c`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>c`<li>${p.setup.place(Rn(e,o.pointer),e.seats)}${ce(o)}</li>`)}</ul>
    </div>`}function _u({form:{draft:e,set:t,active:n}}){if(!n)return c`<p class="dim">${p.setup.chooseField}</p>`;let o=X({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return c`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${qt} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var yu=[4,5,2,3];function wu({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return c`
    <${ue} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(Nt(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${ue} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:se(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${r=>t({streets:Number(r.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${yu.map(r=>c`<option value=${r}>${o.gameOf[r]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${r=>t({street:Number(r.target.value),derived:se(e)})}>
            ${Array.from({length:e.streets??5},(r,i)=>c`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function ku({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,l])=>t.min_bet===l&&(!r||t.bring_in!==null||t.small===a);return c`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${Er.map(a=>c`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(Dr(t,a))}>
              ${$(a[0])} / ${$(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${Su(t,r).map(a=>c`<${Q} key=${a} form=${e} field=${Ze(a,t)} />`)}
        ${xu(t).map(a=>c`<${Q} key=${a} form=${e} field=${Hr(a)} />`)}
        ${r&&t.ante!==null&&t.bring_in===null&&c`<label class="field">${s.antePaid}
            <select value=${t.anteBy} onChange=${a=>n({anteBy:a.target.value,posts:null})}>
              <option value="all">${s.byAll}</option><option value="big_blind">${s.byBigBlind}</option>
            </select></label>`}
        ${!t.isMidHand&&c`<label class="field">${s.first}
            <select value=${t.first??""} aria-invalid=${o.has("first")} onChange=${a=>n({first:Number(a.target.value)||null})}>
              <option value="">${s.byButton}</option>
              ${t.seats.map(({seat:a})=>c`<option value=${a}>${p.seat(a)}</option>`)}
            </select>
            ${o.has("first")&&c`<span class="fault">${o.get("first")}</span>`}</label>`}
      </div>
      ${r&&(t.bring_in===null||t.late.length>0)&&c`<${vu} form=${e} />`}
    </section>`}function vu({form:e}){let{draft:t,set:n}=e,{late:o}=t,s=p.setup.late,r=(i,a)=>n({late:o.map((l,d)=>d===i?{...l,...a}:l)});return c`
    <details class="late" open=${o.length>0}>
      <summary>${s.more}</summary>
      <p class="about">${s.about}</p>
      <ul>
        ${o.map(({seat:i,type:a},l)=>c`
            <li>
              <label class="field">${s.who}
                <select value=${i} aria-label=${s.whoOf(l+1)} onChange=${d=>r(l,{seat:Number(d.target.value)})}>
                  ${t.seats.map(d=>c`<option value=${d.seat}>${p.seat(d.seat)}</option>`)}
                </select></label>
              <label class="field">${s.how}
                <select value=${a} aria-label=${s.howOf(l+1)} onChange=${d=>r(l,{type:d.target.value,amount:d.target.value==="dead"?t.small:t.min_bet})}>
                  ${Object.entries(s.kinds).map(([d,u])=>c`<option value=${d}>${u}</option>`)}
                </select></label>
              <${Q} form=${e} field=${jr(l)} />
              <button type="button" class="quiet" aria-label=${s.remove(l+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==l)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(Br(t))}>${s.add}</button>
    </details>`}function Su({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot_before_round",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,l])=>l).map(([l])=>l)}function xu({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_full_raise_by"]:["current_bet","last_full_raise_by","bet_count","last_full_bet_to"]:[]}var Ou=["acted","folded"];function Tu({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return c`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>c`<${Cu} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(Wr(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&c`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function Cu({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,l=!o.game||ke(o.game).needs.includes("button"),d=(h,m,g=!1,b=()=>{})=>c`
    <label><input type=${h} name=${h==="radio"?m:void 0} checked=${g} aria-label=${`${p.seat(i)}: ${a[m]}`} onChange=${b} />
      <span aria-hidden="true">${a[m]}</span></label>`,u=h=>s({seats:o.seats.map(m=>m.seat===i?{...m,[h]:!m[h]}:m),derived:se(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>r.get(`players/${n}${h}`));return c`
    <li>
      <b>${p.seat(i)}</b>
      <${Q} form=${e} field=${Nn("stack",i,n)} />
      ${o.isMidHand&&c`<${Q} form=${e} field=${Nn("committed",i,n)} />`}
      <span class="setup-marks">
        ${l&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&Ou.map(h=>d("checkbox",h,t[h],()=>u(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(Pr(o,i))}>×</button>
      ${f.map(h=>h&&c`<p class="fault">${h}</p>`)}
    </li>`}function Au({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function Mu(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:{...e.spot.dispute,asked:!1}};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function Eu({first:e,rulebooks:t,firstNotice:n}){let[o,s]=Z(Au,{past:[],spot:e,future:[]}),[r,i]=k(null),[a,l]=k(null),[d,u]=k(n),[f,h]=Z(y=>y+1,0),m=C(""),{spot:g}=o;O(()=>{let y=!1;return $e(g).then(x=>y||l(A=>Mu({...x,spot:g,asked:g},A))),Et(g).then(x=>{y||(m.current=`#${x}`,Ws(x),window.history.replaceState(window.history.state,"",m.current))}),()=>{y=!0}},[g,f]),O(()=>{let y=0,x=async({newURL:A})=>{let L=++y,{spot:B,notice:I}=await gn(new URL(A).hash).catch(M=>({spot:null,notice:Jr(M).detail}));L===y&&(u(I),B?s({to:B}):window.history.replaceState(null,"",m.current))};return window.addEventListener("hashchange",x),()=>window.removeEventListener("hashchange",x)},[]);let b=a?.asked===g&&!a.problem?a.positions[a.positions.length-1]:void 0,_=!!(o.runs&&b?.next?.type==="street"&&b.next.run_out);O(()=>{_&&s({dealtAfter:g})},[_,g]),O(()=>i(y=>y?.at===a?.positions.length?y:null),[a?.positions.length]),O(()=>i(null),[a?.spot.start]);let w=()=>s({to:Y()});if(!a)return null;if(!a.positions.length)return c`<${zr} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${w} />`;let v=a.positions[a.positions.length-1],S={spot:a.spot,positions:a.positions,position:v,problem:a.problem,busy:a.asked!==g||_,newest:g,rulebooks:t,seat:r?.at===a.positions.length?r.seat:v.round.to_act,choose:(y,x=a.positions.length-1)=>i({seat:y,at:x+1}),step:y=>s({step:y,from:a.spot,at:a.positions.length-1}),replace:y=>s({to:y}),amend:y=>s({to:y,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return c`<${Ru} table=${S} notice=${d} />`}function Ru({table:e,notice:t}){let n=e.newest.dispute,[o,s]=he("turn","act"),[r,i]=he("declared",_e),[a,l]=k(!1),[d,u]=he("reported",null),f=C(null),h=(A,L)=>{let B=e.positions.length-2;f.current=A,L!==null&&e.choose(L,B),e.replace(I=>({...I,steps:I.steps.slice(0,B)}))},m=C(!0);O(()=>{if(m.current){m.current=!1;return}i(f.current??_e),f.current=null,u(null)},[e.positions.length]);let g=C(null),b=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{b&&g.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let _={act:()=>c`<${Do} table=${e} />`,declare:()=>c`<${fs} table=${e} draft=${r} setDraft=${i} changeLast=${h} />`,incident:()=>c`<${us} table=${e} draft=${d} setDraft=${u} />`}[o],w=e.problem&&c`<${te} trouble=${e.problem} again=${e.retry} />`,v=c`
    <div class=${a?"tools open":"tools"} role="toolbar" aria-label=${p.tools}>
      <button type="button" class="menu" aria-expanded=${a} aria-label=${p.menu} title=${p.menu} onClick=${()=>l(!a)}>⋯</button>
      <button type="button" data-key="n" onClick=${()=>e.replace(Nu)}><${j} of="Plus" />${p.newHand}</button>
      <${Gr} table=${e} />
      <${Ts} table=${e} />
      <${or} table=${e} />
      <${pr} table=${e} />
      <span class="turn-back">
        <${$r} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${j} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${j} of="Redo" /></button>
      </span>
    </div>`,S=n!==void 0,y=c`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${g}>
      ${!S&&c`<${Ar} table=${e} />`}
      <${To} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${_()}</>
      ${b&&w}
    </div>`,x=!n||e.spot.dispute!==void 0&&ne(e);return c`
    <div class=${S?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${Fs} table=${e} />
        <div class="controls">
          <${es} table=${e} />
          ${!S&&v}
        </div>
        ${!b&&(!n||!e.problem?.errors)&&w}
        ${t&&c`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${zs} table=${e} />
          ${!S&&y}
        </div>
      </div>
      <div class="side">
        ${x?c`<${Cr} table=${e} />`:c`<${rs} table=${e} />`}
        <${ls} table=${e} />
        ${x&&c`<${Js} table=${e} />`}
      </div>
      ${S&&c`<div class="go-on">${n.asked&&c`<details><summary>${p.happened.goOn}</summary>${y}</details>`}${v}</div>`}
    </div>`}function Nu(e){return e.game?{...e,steps:[]}:Y({rulebooks:e.rulebooks,house:Ke(e)})}function zr({trouble:e,again:t,begin:n}){return c`
    <div class="room">
      <${te} trouble=${e} again=${t} />
      ${n&&c`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function Iu(){let[e,t]=k(null),[n,o]=k(null),[s,r]=Z(i=>i+1,0);return O(()=>{let i=gn(location.hash||Ps()).then(({spot:a,notice:l})=>({first:a??Y(),firstNotice:l}));i.then(({first:a})=>$e(a)).catch(()=>{}),Promise.all([J("/v1/rulebooks"),i]).then(([{rulebooks:a},l])=>t({...l,rulebooks:a}),a=>o(Jr(a)))},[s]),e?c`<${Eu} ...${e} />`:n&&c`<${zr} trouble=${n} again=${r} />`}function Jr(e){if(e instanceof E)return e.problem;throw e}ie(c`<${Iu} />`,document.getElementById("table"));
