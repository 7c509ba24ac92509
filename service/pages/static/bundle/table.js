var pn=new Intl.NumberFormat(navigator.language);function $(e){return pn.format(e)}function bt(e){let t=e.trim().replace(pr,fr);if(/[.,]\d{0,2}$/.test(t))return null;let n=t.replace(/[\s.,'’_٬]/g,""),o=/^\d+$/.test(n)?Number(n):null;return Number.isSafeInteger(o)?o:null}var pr=/\p{Nd}/gu;function fr(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var hr=new Intl.NumberFormat(navigator.language,{notation:"compact"});function ie(e){return e<1e3?pn.format(e):hr.format(e)}var Qe,T,xn,Te,Tn,fn,mr,ze={},Cn=[],$r=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function te(e,t){for(var n in t)e[n]=t[n];return e}function An(e){var t=e.parentNode;t&&t.removeChild(e)}function En(e,t,n){var o,s,r,i={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:i[r]=t[r];if(arguments.length>2&&(i.children=arguments.length>3?Qe.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)i[r]===void 0&&(i[r]=e.defaultProps[r]);return Ue(e,i,o,s,null)}function Ue(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++xn};return T.vnode!=null&&T.vnode(r),r}function Ve(e){return e.children}function Ge(e,t){this.props=e,this.context=t}function $e(e,t){if(t==null)return e.__?$e(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?$e(e):null}function Mn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Mn(e)}}function hn(e){(!e.__d&&(e.__d=!0)&&Te.push(e)&&!Je.__r++||fn!==T.debounceRendering)&&((fn=T.debounceRendering)||Tn)(Je)}function Je(){for(var e;Je.__r=Te.length;)e=Te.sort(function(t,n){return t.__v.__b-n.__v.__b}),Te=[],e.some(function(t){var n,o,s,r,i,a;t.__d&&(i=(r=(n=t).__v).__e,(a=n.__P)&&(o=[],(s=te({},r)).__v=r.__v+1,yt(a,r,s,n.__n,a.ownerSVGElement!==void 0,r.__h!=null?[i]:null,o,i??$e(r),r.__h),Dn(o,r),r.__e!=i&&Mn(r)))})}function Rn(e,t,n,o,s,r,i,a,l,d){var u,h,f,m,b,_,g,k=o&&o.__k||Cn,w=k.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?Ue(null,m,null,null,m):Array.isArray(m)?Ue(Ve,{children:m},null,null,null):m.__b>0?Ue(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(f=k[u])===null||f&&m.key==f.key&&m.type===f.type)k[u]=void 0;else for(h=0;h<w;h++){if((f=k[h])&&m.key==f.key&&m.type===f.type){k[h]=void 0;break}f=null}yt(e,m,f=f||ze,s,r,i,a,l,d),b=m.__e,(h=m.ref)&&f.ref!=h&&(g||(g=[]),f.ref&&g.push(f.ref,null,m),g.push(h,m.__c||b,m)),b!=null?(_==null&&(_=b),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=l=Nn(m,l,e):l=In(e,m,f,k,b,l),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=l):e.value=""):l&&f.__e==l&&l.parentNode!=e&&(l=$e(f))}for(n.__e=_,u=w;u--;)k[u]!=null&&(typeof n.type=="function"&&k[u].__e!=null&&k[u].__e==n.__d&&(n.__d=$e(o,u+1)),Ln(k[u],k[u]));if(g)for(u=0;u<g.length;u++)Wn(g[u],g[++u],g[++u])}function Nn(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Nn(s,t,n):In(n,s,s,e.__k,s.__e,t));return t}function In(e,t,n,o,s,r){var i,a,l;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),i=null;else{for(a=r,l=0;(a=a.nextSibling)&&l<o.length;l+=2)if(a==s)break e;e.insertBefore(s,r),i=r}return i!==void 0?i:s.nextSibling}function mn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||$r.test(t)?n:n+"px"}function qe(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||mn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||mn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?bn:$n,r):e.removeEventListener(t,r?bn:$n,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function $n(e){this.l[e.type+!1](T.event?T.event(e):e)}function bn(e){this.l[e.type+!0](T.event?T.event(e):e)}function yt(e,t,n,o,s,r,i,a,l){var d,u,h,f,m,b,_,g,k,w,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(l=n.__h,a=t.__e=n.__e,t.__h=null,r=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(g=t.props,k=(d=y.contextType)&&o[d.__c],w=d?k?k.props.value:d.__:o,n.__c?_=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(g,w):(t.__c=u=new Ge(g,w),u.constructor=y,u.render=gr),k&&k.sub(u),u.props=g,u.state||(u.state={}),u.context=w,u.__n=o,h=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=te({},u.__s)),te(u.__s,y.getDerivedStateFromProps(g,u.__s))),f=u.props,m=u.state,h)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&g!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(g,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(g,u.__s,w)===!1||t.__v===n.__v){u.props=g,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(C){C&&(C.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(g,u.__s,w),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,m,b)})}u.context=w,u.props=g,u.state=u.__s,(d=T.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=te(te({},o),u.getChildContext())),h||u.getSnapshotBeforeUpdate==null||(b=u.getSnapshotBeforeUpdate(f,m)),S=d!=null&&d.type===Ve&&d.key==null?d.props.children:d,Rn(e,Array.isArray(S)?S:[S],t,n,o,s,r,i,a,l),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),_&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=br(n.__e,t,n,o,s,r,i,l);(d=T.diffed)&&d(t)}catch(C){t.__v=null,(l||r!=null)&&(t.__e=a,t.__h=!!l,r[r.indexOf(a)]=null),T.__e(C,t,n)}}function Dn(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function br(e,t,n,o,s,r,i,a){var l,d,u,h=n.props,f=t.props,m=t.type,b=0;if(m==="svg"&&(s=!0),r!=null){for(;b<r.length;b++)if((l=r[b])&&(l===e||(m?l.localName==m:l.nodeType==3))){e=l,r[b]=null;break}}if(e==null){if(m===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,a=!1}if(m===null)h===f||a&&e.data===f||(e.data=f);else{if(r=r&&Qe.call(e.childNodes),d=(h=n.props||ze).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!a){if(r!=null)for(h={},b=0;b<e.attributes.length;b++)h[e.attributes[b].name]=e.attributes[b].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(_,g,k,w,S){var y;for(y in k)y==="children"||y==="key"||y in g||qe(_,y,null,k[y],w);for(y in g)S&&typeof g[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||k[y]===g[y]||qe(_,y,g[y],k[y],w)})(e,f,h,s,a),u)t.__k=[];else if(b=t.props.children,Rn(e,Array.isArray(b)?b:[b],t,n,o,s&&m!=="foreignObject",r,i,r?r[0]:n.__k&&$e(n,0),a),r!=null)for(b=r.length;b--;)r[b]!=null&&An(r[b]);a||("value"in f&&(b=f.value)!==void 0&&(b!==e.value||m==="progress"&&!b)&&qe(e,"value",b,h.value,!1),"checked"in f&&(b=f.checked)!==void 0&&b!==e.checked&&qe(e,"checked",b,h.checked,!1))}return e}function Wn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function Ln(e,t,n){var o,s;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Wn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){T.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ln(o[s],t,typeof e.type!="function");n||e.__e==null||An(e.__e),e.__e=e.__d=void 0}function gr(e,t,n){return this.constructor(e,n)}function ne(e,t,n){var o,s,r;T.__&&T.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],yt(t,e=(!o&&n||t).__k=En(Ve,null,[e]),s||ze,ze,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Qe.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Dn(r,e)}Qe=Cn.slice,T={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},xn=0,Ge.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=te({},this.state),typeof e=="function"&&(e=e(te({},n),this.props)),e&&te(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),hn(this))},Ge.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),hn(this))},Ge.prototype.render=Ve,Te=[],Tn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Je.__r=0,mr=0;var Ce,H,gn,Ye=0,gt=[],_n=T.__b,yn=T.__r,wn=T.diffed,kn=T.__c,vn=T.unmount;function Ze(e,t){T.__h&&T.__h(H,e,Ye||t),Ye=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return Ye=1,K(Hn,e)}function K(e,t,n){var o=Ze(Ce++,2);return o.t=e,o.__c||(o.__=[n?n(t):Hn(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=H),o.__}function x(e,t){var n=Ze(Ce++,3);!T.__s&&wt(n.__H,t)&&(n.__=e,n.__H=t,H.__H.__h.push(n))}function be(e,t){var n=Ze(Ce++,4);!T.__s&&wt(n.__H,t)&&(n.__=e,n.__H=t,H.__h.push(n))}function A(e){return Ye=5,Xe(function(){return{current:e}},[])}function Xe(e,t){var n=Ze(Ce++,7);return wt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function _r(){gt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ke),e.__H.__h.forEach(_t),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),gt=[]}T.__b=function(e){H=null,_n&&_n(e)},T.__r=function(e){yn&&yn(e),Ce=0;var t=(H=e.__c).__H;t&&(t.__h.forEach(Ke),t.__h.forEach(_t),t.__h=[])},T.diffed=function(e){wn&&wn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(gt.push(t)!==1&&gn===T.requestAnimationFrame||((gn=T.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),Sn&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Sn&&(o=requestAnimationFrame(s))})(_r)),H=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ke),n.__h=n.__h.filter(function(o){return!o.__||_t(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],T.__e(o,n.__v)}}),kn&&kn(e,t)},T.unmount=function(e){vn&&vn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ke)}catch(n){T.__e(n,t.__v)}};var Sn=typeof requestAnimationFrame=="function";function Ke(e){var t=H;typeof e.__c=="function"&&e.__c(),H=t}function _t(e){var t=H;e.__c=e.__(),H=t}function wt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Hn(e,t){return typeof t=="function"?t(e):t}var Pn=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],a=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++r]]=a:i===6?o[1][t[++r]]+=a+"":i?(s=e.apply(a,Pn(e,a,n,["",null])),o.push(s),a[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(a)}return o},On=new Map,c=function(e){var t=On.get(this);return t||(t=new Map,On.set(this,t)),(t=Pn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,i="",a="",l=[0],d=function(f){r===1&&(f||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,f,i):r===3&&(f||i)?(l.push(3,f,i),r=2):r===2&&i==="..."&&f?l.push(4,f,0):r===2&&i&&!f?l.push(5,0,!0,i):r>=5&&((i||!f&&r===5)&&(l.push(r,0,i,s),r=6),f&&(l.push(r,f,0,s),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var h=0;h<n[u].length;h++)o=n[u][h],r===1?o==="<"?(d(),l=[l],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[u][h+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):i+=o),r===3&&i==="!--"&&(r=4,l=l[0])}return d(),l})(e)),t),arguments,[])).length>1?t:t[0]}.bind(En);var kt={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},vt={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},et=({all_in:e})=>e?", all-in":"",jn=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function Bn({type:e,seat:t,to:n,add:o,all_in:s}){let i=`${o!==n&&o>0?`, ${$(o)} more`:""}${et({all_in:s})}.`;return{fold:`Seat ${t} folds.`,check:"It is a check.",call:`It is a call of ${$(n)}${i}`,bet:`It is a bet of ${$(n)}${i}`,raise:`It is a raise to ${$(n)}${i}`,complete:`It is completed to ${$(n)}${i}`,bring_in:`It is the bring-in of ${$(n)}${i}`}[e]??e}var yr=e=>e.replace(/^./,t=>t.toUpperCase()),wr=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"What came back is no answer of this service: something between it and this page answers instead. Try again.",offline:{away:"The service does not answer: what was asked before is shown as it was answered then. New rulings, other rulebooks and files of hands need the service.",old:"There is a newer version of this page. What is on the table stays.",load:"Load it",install:"Install",about:"It then opens without a network too.",insecure:"To be installed, and to open without a network, this page has to come by HTTPS."},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service asks for a key. Whoever runs it can give you one.",wrong:"The service does not know this key, or it may not ask this. Try another.",label:"Key",use:"Use this key",kept:"It stays on this page alone and is gone when you close it."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${$(e)} to ${$(t)}.`:`This must be at least ${$(e)}.`,"round.max_bet_needed":()=>"Say the most that a bet or raise may be.","round.current_bet_needed":({committed:e})=>`Say what the bet is: the most in front of a player is ${$(e)}, and a short blind may stand for more.`,"round.last_raise_needed":({current_bet:e})=>`Say by how much the last raise went up: a bet of ${$(e)} may have been reached in several ways.`,"round.last_full_bet_needed":({current_bet:e})=>`Say how high the last whole bet was: ${$(e)}, if that was a whole bet or raise, or an all-in of half a bet more; if not, what the bet was before it.`,"round.bet_count_needed":({last_full_bet:e})=>`Say how many bets and raises there were: a bet of ${$(e)} may have been reached in several ways.`,"round.pot_needed":()=>"Say what is in the pot: in pot-limit the largest raise hangs on it.","round.street_needed":()=>"Say which street it is.","round.streets_needed":()=>"Say which kind of game it is: the cap on raises hangs on it.","round.players_left_needed":()=>"Say how many players are left in the event: with two, there is no cap on raises.","round.pot_credit_needed":()=>"Set it up from its blinds and act up to here: what counts for the pot cannot be told from the chips alone.","round.capped_needed":({bet_count:e})=>`Set it up from the start of the street and act up to here: whether the ${e} bets and raises are a cap hangs on who was there at the last one.`,"round.began_heads_up_needed":()=>"Set it up from the start of the street and act up to here: the cap on raises hangs on whether two players began it.","round.out_of_turn_impossible":({seat:e})=>`What seat ${e} did out of turn cannot be: its chips do not fit it.`,"declaration.size_not_to_come":()=>"The size of a bet or raise is still to come only where no amount is said and no chips are in.","declaration.question_of_words":()=>"A question has words alone: no chips, no gesture, and nothing that was missed.","declaration.told_or_unaware":()=>"Either the player was told something wrong, or had not noticed the raise: not both.","next_street.first_to_act_needed":()=>"Say who is first to act: no button is set.","house_rules.contradictory":()=>"Two of the house rules contradict each other: both are about when betting is reopened, by one all-in or by several together.","opening.first_to_act_needed":()=>"Say who is first to act, or who has the button.","opening.first_by_cards":()=>"Say who is first to act: in stud the cards decide it.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${$(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Say what the others did since then: at least one must have acted."},link:{damaged:"That link is damaged, so it was left aside.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Something happened"},happened:{title:"What happened?",hint:"string bet, angle, skipped \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute is called that here. Other words may find it, or play it on the felt.",all:e=>`All ${e}`,fewer:"Fewer",orPlay:"Or play the hand up to it on the felt.",another:"Another dispute",needed:"This is needed.",ifAny:"if any",goOn:"Go on from here",says:e=>`What ${e} says of it`},answer:{may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${$(e)}`,call:({to:e,add:t,all_in:n})=>`call ${$(e)}${t===e?"":` (${$(t)} more)`}${et({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let s={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${s} ${o.map($).join(" or ")}`:t===n?`${s} ${$(t)}`:`${s} ${$(t)} or more`},posted:(e,t,n)=>`Of seat ${e}, ${$(t)} are the blind and ${$(n)} the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${$(e)}`,pots:e=>`Pots ${$(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${$(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${$(e)}`,withBets:e=>`with the bets ${$(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?yr(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${$(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${$(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${$(e)}`},act:{floorFirst:"The floor has to choose first: its choices stand with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,another:"Somebody else acted? Choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${$(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${$(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${$(t)}`,complete:`Complete to ${$(t)}`})[e]??`Raise to ${$(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",slide:"The legal range",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:"The one size",below:e=>`Below the minimum of ${$(e)}. Propose it, and see what becomes of it.`,above:e=>`Above the maximum of ${$(e)}. Propose it, and see what becomes of it.`,between:(e,t)=>`Neither ${$(e)} nor ${$(t)}. Propose it, and see what becomes of it.`,proposeAnyway:"Propose one all the same",barred:e=>({stack:"No raise: nothing is left behind the call.",no_opponent:"No raise: nobody else has chips to call it with.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting has not been reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${$(e.chips)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set, so the first to act has to be said.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?wr(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${$(t)}${n?`${o?" to":" or"} ${$(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"Odd chips are the floor\u2019s matter: here they go by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",event:"Kind of event",events:{tournament:"Tournament",cash:"Cash game"},usage:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseUsage:"The rulebook leaves it to the house how the button goes on:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last"},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_raise:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"Who comes in late or has missed the blinds posts. A live post is a bet already made; a dead one goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let s=p.setup.fields;return s[e]?`${s[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",compared:e=>e?`, ${e} to compare`:", compare",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"Rulebooks and house rules",house:"House rules",about:e=>`What this house does otherwise. All the rest is as ${e} has it.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:kt,anAmount:"Just an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${$(e)} in all`,onTop:e=>`${$(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"How much is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"Whoever that is",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${$(e)}`,takeAway:e=>`Take the ${$(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${$(e)} already in front`,priorMoved:"Before that, of these chips",moved:{none:"All were left there",part:"Some were taken back",all:"All were taken back"},priorChips:"Chips that still lie there",lies:e=>`A chip of ${$(e)} lies there`,knew:"What the player did not know",inQuestion:"In a question, or in talk",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told that it costs, wrongly",nobodySince:"Nobody has acted since",nothingYet:"Choose what was said, or the chips that were put in.",ask:"What stands?",clear:"Clear",again:"The same once more, to change it",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(s=>s.length===1?`one ${$(s[0])} chip`:s.map($).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map($).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map($).join(" + ")}.`,inQuestion:"It was said in a question, or in talk.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told, wrongly, that it costs ${$(t)}.`,told:(e,t)=>`Seat ${e} had been told, wrongly, ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"not to be allowed to raise"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (how much is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let s=o?.map($).join(" or ")??(n!==void 0?`${$(n)} more`:t!==void 0?$(t):"");return e?s?`${kt[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${s}`:kt[e]:s||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose"},about:{skipped:"It is this seat's turn, and others have acted over it. Say what they did, or leave it if it was played here.",amount_unknown:"The player said bet or raise without a size, others acted, and only then was the size named.",misinformed:"The player put in what was said to be the bet, and the bet is higher.",undercalls:"The seat to act and others behind it put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"The most that the pot allows was bet, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor takes it to have been on purpose."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"What the player put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_amount:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as it was counted",actual_pot:()=>"The pot as it really was"},streetOver:"The next card has been dealt, or the showdown has begun",more:"Where the table does not tell it",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:vt,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${vt[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${$(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${vt[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street: nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed: ${e[0].toLowerCase()}${e.slice(1)}.`,nothing:e=>`${e}.`,stands:e=>({fold:`Seat ${e.seat} folds.`,check:`Seat ${e.seat} checks.`,bet:`The bet stands: ${$(e.to)}${et(e)}.`,raise:`The raise stands: to ${$(e.to)}${et(e)}.`})[e.type]??Bn(e),isOnly:e=>Bn(e)},short:{"prior.no_fold":({seat:e})=>`Seat ${e} must call or raise`},settled:e=>`Whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${jn(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",standing:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t,n)=>n===1?`Another rulebook ${e?"rules otherwise":t?"may rule otherwise":"rules alike"}`:e===n?`${n===2?"Both":`All ${n}`} other rulebooks rule otherwise`:e===0?t?`${t} of ${n} other rulebooks may rule otherwise`:"All other rulebooks rule alike":`${e} of ${n} other rulebooks ${e===1?"rules":"rule"} otherwise${t?`, ${t} may`:""}`,likeness:{apart:"otherwise",open:"may rule otherwise",later:"alike, though not in all that may follow",alike:"alike"},takenAsItStands:e=>`Taken as it stands in front of it, though from the posts on this book may have made it another: ${e.map(t=>p.ruling.member[t]??t).join(", ")}.`,member:{last_raise:"the size of the last raise",last_full_bet:"the last full bet",bet_count:"the number of bets",capped:"whether the cap is reached",pot_credit:"what counts toward the pot",began_heads_up:"whether two began the round",to_act:"whose turn it is",pot:"the pot",pots:"the side pots",committed:"what lies in front of a seat",no_raise:"who may still raise"},makeRuling:"Make this the ruling book",allDifferences:"All that these two decide differently"},card:{open:"Show the ruling",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"It could not be sent: the link is in the address bar.",bet:e=>`The bet: ${$(e)}`,early:e=>`${$(e)}, out of turn`,pushed:e=>e.map($).join(", then "),then:"then"},sums:{adds:(e,t)=>`${e.map($).join(" + ")} = ${$(t)}`,enough:(e,t,n)=>t?`${e}: ${$(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${$(e)} of ${$(t)}`,half:(e,t,n,o,s)=>`${$(e)} \u2212 ${$(t)} = ${$(n)}: ${s?"half":"less than half"} of ${$(o)}${s?" or more":""}`,change:(e,t,n)=>`${$(e)} \u2212 ${$(t)} = ${$(n)} back`,string:(e,t)=>`${$(e)} counts, ${$(t)} goes back`,tiny:(e,t,n,o)=>`${$(t)} \xD7 ${$(e)} = ${$(n)}, less than ${$(o)}`,pots:(e,t,n)=>`${$(e)} + ${$(t)} = ${$(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${$(t)}${n?` + ${$(n)}`:""} = ${$(o)}`,counted:(e,t)=>e>t?`${$(e)} \u2212 ${$(t)} = ${$(e-t)} too much`:`${$(t)} \u2212 ${$(e)} = ${$(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${$(e)} found`:"Nothing found. Fewer or other words may help.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${$(n)} to ${jn(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),everybodyAntes:e=>`Everybody antes ${$(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${$(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${$(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${$(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:s})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${$(o)}`,bet:`bets ${$(n)}`,raise:`raises to ${$(n)}`,complete:`completes to ${$(n)}`,bring_in:`brings it in for ${$(n)}`,all_in:`is all-in for ${$(n)}`}[e]??e}${s?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:s})=>{let r={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${$(n)}`:o!==void 0?`by ${$(o)}`:s!==void 0?`with ${$(s)} more`:"";return`Seat ${e} wants to ${r}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_amount:o=0,faced:s,quoted_pot:r=0,actual_pot:i,street_over:a})=>({skipped:`Seat ${t} was acted over`,amount_unknown:`Seat ${t} names the size, ${$(n)}, only after others have acted`,hidden_chip:`${$(n)} more are found behind the all-in of seat ${t}${s?`, who faced ${$(s)}`:""}`,misinformed:`Seat ${t} was told, wrongly, that the bet is ${$(o)}, and put that in`,wrong_pot_count:`The dealer counted ${$(r)}${i===void 0?"":` for ${$(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${s?`raise of seat ${t} over ${$(s)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${$(n)}`,wrong_bring_in:`It was for seat ${t} to bring it in, and another seat did`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${$(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${$(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${$(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker or WPN, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"There is no hand in it.",tooMany:e=>`These are more than ${$(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`That is more than ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of it is more than ${e} MB long, and can be no hand that is read.`,tooDeep:"A part of it is nested deeper than any hand.",unread:"It could not be read.",reading:"It is being read\u2026",pasted:e=>`The pasted text has ${$(e)} characters, too many for the field. It is judged as it was pasted.`,judged:(e,t)=>e<t?`${$(e)} of ${$(t)} hands judged`:t===1?"One hand judged":`All ${$(t)} hands judged`,show:"Show only",number:$,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,scale:e=>`Amounts are made whole: ${$(e)} here are 1 of the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"It holds everything: whoever opens it sees this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",phh:"PHH"},about:{curl:()=>"The last question, as it was sent.",typescript:()=>"The last question with fetch, which browsers and Node.js have.",python:()=>"The last question to the library, which needs no server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,phh:()=>"What stands of the hand so far, the cards unknown. Hold\u2019em is written, and Omaha where the game is pot-limit."},cannot:{case:"Nothing is asked here: nobody is to act, and there is no ruling.",phh:"PHH has no words for this hand: it tells plain actions from the blinds on, in games of four betting rounds."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"It is selected: copy it with the keyboard or the menu",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"told at the table"},seen:{restated:"second hand",unseen:"not seen"},slip:{none:"There is no ruling yet: somebody has to act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:s})=>{let r=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,r,o,s&&"told in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${$(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var ae=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function z({chip:e=1,min_bet:t}){let n=ae.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Ae({value:e,onChange:t,step:n,...o}){let[s,r]=v(null),i=u=>{r(u.target.value),t(bt(u.target.value))},a=u=>{let h={ArrowUp:n,ArrowDown:-n}[u.key];h&&(u.preventDefault(),r(null),t(Math.max(0,(e??0)+h)))},d=s!==null&&bt(s)===e?s:e===null?"":$(e);return c`
    <input inputmode="numeric" autocomplete="off" value=${d} onInput=${i} onKeyDown=${a} onBlur=${()=>r(null)} ...${o} />`}function St({chips:e,value:t,onChange:n}){let o=r=>r.preventDefault(),s=t??0;return c`
    ${e.map(r=>c`
        <button type="button" class=${`chip-button worth-${r}`} aria-label=${`+${$(r)}`} onMouseDown=${o} onClick=${()=>n(s+r)}>
          <span>${ie(r)}</span>
        </button>`)}
    <button type="button" class="quiet" aria-label=${p.amount.less(e[0])} disabled=${s<e[0]} onMouseDown=${o} onClick=${()=>n(s-e[0])}>−${ie(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function P({label:e,value:t,onChange:n,chips:o}){return c`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Ae} aria-label=${e} value=${t} onChange=${n} step=${o[0]} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${St} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var kr=1250,vr=3e4,Sr=5,Or=[[/^\/v1\/(rounds|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulesets$/,"rulesets"],[/^\/v1\/rulesets\/[^/]+$/,"clauses"],[/^\/v1\/rulesets\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/cases$/,"cases"]],J=new Map,Ee="",E=class extends Error{constructor(t){super(t.detail),this.problem=t}};function Fn(e){Ee=e.trim(),J.clear()}function tt(){return Ee!==""}function M(e,t){return qn(e,JSON.stringify(t))}function j(e){return qn(e,void 0)}function qn(e,t){let n=`${e} ${t??""}`,o=J.get(n)??Gn(e,t);return J.delete(n),J.set(n,o),o.catch(()=>J.get(n)===o&&J.delete(n)),J.size>kr&&J.delete(J.keys().next().value),o}function nt(e){if(!tt())for(let t of[...J.keys()].slice(-e)){let n=t.indexOf(" ");Gn(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}async function*Un(e,t,n,o){let s=await Kn(e,t,"application/x-ndjson",o);if(!s.ok||!s.body)throw new E(await zn(s));let r=s.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:l,value:d}=await r.read().catch(()=>{throw new E({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let h of u){let f=xr(h);a+=1,yield f.problem?{...f,problem:Jn(f.problem,0)}:f}if(l)break}if(a<n)throw new E({detail:p.nobodyAnswers})}function xr(e){let t=Tr(e);if(!t?.report&&!t?.problem)throw new E({detail:p.notOurs});return t}function Tr(e){try{return JSON.parse(e)}catch{return null}}async function Gn(e,t){let n=await Kn(e,t,"application/json",AbortSignal.timeout(vr));if(!n.ok)throw new E(await zn(n));let o=await n.json().catch(()=>null);if(!Cr(e,o))throw new E({detail:p.notOurs});return o}function Cr(e,t){let[n]=e.split("?"),[,o]=Or.find(([s])=>s.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Kn(e,t,n,o){let s={Accept:n};t!==void 0&&(s["Content-Type"]=n),Ee&&(s.Authorization=`Bearer ${Ee}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:s,body:t,signal:o})}catch{throw new E({detail:p.nobodyAnswers})}}async function zn(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?Jn(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function Jn(e,t){if(e.status===401)return{...e,detail:Ee?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(oe)??[];return n.length?{...e,detail:n.slice(0,Sr).join(" ")}:e}function oe({code:e,message:t,params:n}){return p.faults[e]?.(n)??t}function Y({trouble:e,again:t}){return e.status===401?c`<${Ar} told=${e.detail} again=${t} />`:c`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Ar({told:e,again:t}){let[n,o]=v("");return c`
    <form class="notice refusal" onSubmit=${r=>{r.preventDefault(),Fn(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${r=>o(r.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}var Er=60;async function Re(e){if("opening"in e.start)for(let r of e.rulesets.slice(1))Qn({...e,rulesets:[r]}).catch(()=>{});let{positions:t,problem:n}=await Yn(e,e.steps),o=t.findLastIndex(({step:r})=>!r||!("choice"in r||"won"in r));if(o<0||n||!("opening"in e.start)||o>Er)return{positions:t,problem:n};let s=await Promise.all(e.rulesets.slice(1).map(r=>Mr(e,t,o,r)));return{positions:t.with(o,{...t[o],others:s.flat()}),problem:n}}async function Mr(e,t,n,o){let{positions:s}=await Yn({...e,rulesets:[o]},e.steps.slice(0,n),t),{decision:r,round:i,options:a,next:l,asked:d}=s[n]??{};return!d||t[n].decision&&!r?t[n].beside.filter(u=>u.ruleset===o):[{ruleset:o,decision:r??void 0,mayDiffer:[],stands:{round:i,options:a,next:l},asked:d}]}async function Yn(e,t,n){let o=[];try{o.push(await Qn(e));for(let[s,r]of t.entries()){let i=o[s];"won"in r?o.push(Ot(i,r)):o.push("choice"in r?Nr(i,r,n?.[s]):await Rr(e,i,r))}}catch(s){if(!(s instanceof E))throw s;return{positions:o,problem:s.problem}}return{positions:o,problem:null}}function D({rulesets:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{ruleset:e,house_rules:o}:{ruleset:e}}async function Qn(e){let t=D(e);if("opening"in e.start){let s={path:"/v1/rounds",body:{...t,opening:e.start.opening}},r=await M(s.path,s.body);return{...Me,asked:s,round:r.round,options:r.options,next:r.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await M(n.path,n.body);return{...Me,asked:n,round:e.start.round,options:o.options}}var Me={step:null,options:null,next:null,decision:null,beside:[],others:null};async function Rr(e,t,n){if("street"in n){let h={path:"/v1/rounds",body:{...D(e),after:{round:t.round,...n.street}}},f=await M(h.path,h.body);return{...Me,step:n,asked:h,round:f.round,options:f.options,next:f.next}}let o=e.rulesets.slice(1),s=o.length?{compare:o}:{},i={path:"/v1/decisions",body:{...D(e),...s,round:t.round,...n,next_options:!0}},{compared:a=[],next_options:l,...d}=await M(i.path,i.body),u=a.map(({ruleset:h,answer:f,problem:m,round_may_differ:b=[]})=>({ruleset:h,decision:f,problem:m,mayDiffer:b}));return{step:n,asked:i,round:d.round,options:l,next:d.next,decision:d,beside:u,others:null}}function Nr(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,s=e.decision?.alternatives??[];if(n&&e.decision&&!s.length)return{...e,step:t};let r=n?s.find(({effect:d})=>d.code===o):s[t.choice];if(!r)throw new E({detail:p.noSuchChoice});let{round:i,next:a,next_options:l=null}=r;return{...Me,step:t,asked:e.asked,round:i,options:l,next:a}}function Ot(e,t){let{round:n,next:o,asked:s}=e,{pots:r,uncalled:i}=o??{},a=r?.length===t.won.length&&r.every(({seats:u},h)=>Ir(u,t.won[h]));if(!r||!a)throw new E({detail:p.noSuchPot});let l=i?[new Map([[i.seat,i.chips]])]:[];for(let[u,{amount:h}]of r.entries())l.push(Dr(h,t.won[u],n));let d=n.players.map(u=>({...u,stack:l.reduce((h,f)=>h+(f.get(u.seat)??0),u.stack),committed:0}));return{...Me,step:t,asked:s,round:{...n,pot:0,pots:void 0,to_act:null,players:d}}}function Ir(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function Dr(e,t,{players:n,button:o=-1,chip:s=1}){let r=n.map(({seat:h})=>h),i=r.includes(o)?r.indexOf(o)+1:r.findIndex(h=>h>o),l=[...r.slice(Math.max(i,0)),...r.slice(0,Math.max(i,0))].filter(h=>t.includes(h)),d=Math.floor(e/l.length/s)*s,u=e-d*l.length;return new Map(l.map((h,f)=>[h,d+Math.max(0,Math.min(s,u-f*s))]))}var Vn=6,Wr=2e4,Zn={rulesets:["tda-2024","roberts-11"],house:{}};function Xn(e){return G({rulesets:[e,...Zn.rulesets.slice(1).filter(t=>t!==e)],house:{}})}function G({rulesets:e,house:t}=Zn){return{rulesets:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:Vn,min_bet:200,chip:25,players:Array.from({length:Vn},(n,o)=>({seat:o+1,stack:Wr})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function eo({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:s,chip:r,min_bet:i,max_bet:a,players_left:l,button:d,players:u,posts:h=[]}=e.opening,f=S=>h.filter(({type:y})=>y===S),m=f("ante"),b=n?.named.kill,_=f("small_blind"),g=b?_:[..._.slice(0,1),...f("big_blind").slice(0,1)],[k,w]=b||_.length?g:[void 0,...g];return w?{event:"tournament",structure:o,...s?{streets:s}:{},...r?{chip:r}:{},...a?{max_bet:a}:{},...l?{players_left:l}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),min_bet:b?w.amount:i,small_blind:k?.amount??0,...m.length?{ante:m[0].amount,ante_by:m.length>1?"each":"big_blind"}:{},last:{button:d,...k?{small_blind:k.seat}:{},big_blind:w.seat}}:null}function to(e,t,n,o){let s=n.players.filter(({stack:a})=>a>0),r=n.players.length-s.length,{players_left:i}=e;return{...e,event:t,...i?{players_left:Math.max(2,i-r)}:{},players:s.map(({seat:a,stack:l})=>({seat:a,stack:l})),won_by:o}}async function no({rulesets:e,house:t,game:n},{players:o,won_by:s,...r},{opening:i,last:a}){let l={...r,last:a};if(!n)return{rulesets:e,house:t,start:{opening:i},steps:[],between:l};let{posts:d,button:u,first_to_act:h,dead_small_blind:f}=i,{kill:m,acts_last:b,..._}=n.named,g={..._,players:i.players,posts:d,button:u,first_to_act:h,dead_small_blind:f};return{...await ot({rulesets:e,house:t},g,n),between:l}}function oo({rulesets:e,house:t},n,o,s){let{first_to_act:r,button:i,...a}=n.named,l=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return ot({rulesets:e,house:t},{...a,players:l,...r===void 0?{button:s}:{first_to_act:s}},n)}async function ot({rulesets:e,house:t},n,{streets:o,title:s,opens:r,later:i,open_pair:a}){let l=await M("/v1/rounds",{...D({rulesets:e,house:t}),game:n}),d={named:n,house:l.house_rules??{},streets:o,title:s,opens:r,later:i,open_pair:a};return{rulesets:e,house:t,start:{opening:l.opening},steps:[],game:d}}function so({streets:e,title:t,opens:n,later:o,open_pair:s}){return{streets:e.map(({name:r})=>r),title:t,opens:n,later:o,open_pair:s}}var io=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function ao(e,t){return"opening"in e.start&&!e.steps.length?Lr(e.start.opening):xt(t.round)}function Lr(e){let t=e.posts??[],n=t.filter(s=>!ro(s)),o=s=>n.find(r=>r.type===s)?.amount??null;return{...lo(e),isMidHand:!1,first:e.first_to_act??null,pot:e.pot??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:s})=>s==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(ro),seats:e.players.map(s=>({committed:0,acted:!1,folded:!1,...s})),derived:{pots:e.pots,began_heads_up:e.began_heads_up},typed:[]}}function ro(e){return e.type==="post"||e.type==="dead"}function xt(e){let{current_bet:t,last_raise:n,last_full_bet:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots:l}=e;return{...lo(e),isMidHand:!0,first:e.to_act,pot:e.pot??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_raise:n,last_full_bet:o,bet_count:s,capped:r,pot_credit:i,began_heads_up:a,pots:l},typed:[]}}function lo(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function Tt(e){return e.isMidHand?{round:Pr(e)}:{opening:Hr(e)}}function Hr(e){let t=e.street===1;return st({...co(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot:t?null:e.pot,...t?{}:{pots:e.derived.pots,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:s,...r})=>r),posts:t?[...e.posts??Ct(e),...e.late]:null})}function Pr(e){return{...st({...co(e),bring_in:e.bring_in,pot:e.pot,...e.derived,players:e.seats}),to_act:e.first}}function co({structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:i,big_bet:a,players_left:l}){return{structure:e,street:t,streets:n,button:o,chip:s,min_bet:r,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:l}}function st(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function uo({seats:e,button:t}){let n=e.map(({seat:s})=>s),o=n.findIndex(s=>t===null||s>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function Ct(e){let t=uo(e),n=t.length===2,[o,s,r]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[s];i.push(...a.map(l=>({seat:l,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:s,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:r,type:"straddle",amount:e.straddle})),i}function At(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??Ct(e),s=Number(n[1]);if(s>=o.length)return`late/${s-o.length}`;let r=o[s];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(r?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function Q({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function po(e,[t,n,o]){let s=(e.min_bet??0)*100,r=e.seats.map(i=>i.stack===s?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:Q(e),seats:r}}function fo(e){let t=[...(e.posts??Ct(e)).filter(({type:s})=>s!=="ante"),...e.late],n=uo(e),o=n.find(s=>t.every(r=>r.seat!==s))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function ho(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),s=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,r=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:s,stack:r,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:Q(e)}}function mo(e,t){let{seats:n,button:o,first:s}=e,r=n.filter(({seat:a})=>a!==t),i=[...r].reverse().find(({seat:a})=>a<t)??r[r.length-1];return{seats:r,posts:null,late:e.late.filter(({seat:a})=>a!==t),derived:Q(e),button:o===t?i.seat:o,first:s===t?null:s}}function Et(e){let t=e.seats.map(({seat:o,stack:s,committed:r})=>({seat:o,stack:s+r,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function le({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(s=>s.structure===t)??{};return{needs:n,all:[...n,...o]}}function rt(e,t,n){let o=e.min_bet??2,s=n?.name===t.name?n:null,r=le({about:t,structure:t.structure}).needs.includes("ante"),i={about:t,structure:s?.structure??t.structure,amounts:{"bets/0":s?s.bets?.[0]:o,"bets/1":s?s.bets?.[1]:2*o,big_blind:s?s.big_blind:o,small_blind:s?.small_blind,ante:s?s.ante:r?o:null,bring_in:s?s.bring_in:Math.ceil(o/4),max_bet:s?s.max_bet:5*o},kill:s?.kill?s.kill.size??"full":"none",killer:s?.kill?.seat??null,actsLast:s?.acts_last!==void 0},a=e.isMidHand?Et(e):{},l=e.button??e.seats[e.seats.length-1].seat;return{...a,game:i,button:l,chip:s?.chip??null,street:1,first:s?.first_to_act??null}}function $o({button:e,first:t,chip:n,players_left:o,seats:s},r){let{about:i,structure:a,amounts:l,kill:d,killer:u,actsLast:h}=r,{all:f}=le(r),{"bets/0":m,"bets/1":b,..._}=l,g=d!=="none"&&f.includes("kill");return st({name:i.name,structure:a,bets:f.includes("bets")?[m,...a==="fixed_limit"?[b]:[]]:null,...Object.fromEntries(Object.entries(_).filter(([k])=>Mt(k,r))),kill:g?st({seat:u,size:d}):null,acts_last:g&&h?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:f.includes("button")?e:null,first_to_act:f.includes("bring_in")?t:null,players:s.map(({committed:k,acted:w,folded:S,...y})=>y)})}function Mt(e,t){let{all:n}=le(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}var jr=["small","min_bet","ante","straddle","bring_in"];function Ne(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:s=>s[e],change:(s,r)=>({[e]:r,...jr.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function bo(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},s)=>({derived:{...n,[e]:s??void 0},typed:[...o.filter(r=>r!==e),e]}),placeholder:p.setup.workedOut}}function Rt(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:s})=>s.find(r=>r.seat===t)?.[e]??null,change:(s,r)=>({seats:s.seats.map(i=>i.seat===t?{...i,[e]:r??0}:i),derived:e==="committed"?Q(s):s.derived})}}function go(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((s,r)=>r===e?{...s,amount:o}:s)})}}function q({form:{draft:e,set:t,faults:n,active:o,activate:s},field:r}){let{name:i,label:a,spoken:l,get:d,change:u,placeholder:h=""}=r,f=n.get(i);return c`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Ae} value=${d(e)} onChange=${m=>t(u(e,m))} step=${e.chip??1}
        placeholder=${h} aria-label=${l} aria-invalid=${!!f} onFocus=${()=>s(r)} />
      ${f&&c`<span class="fault">${f}</span>`}
    </label>`}function ce({legend:e,name:t,choices:n,chosen:o,choose:s}){return c`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:r,words:i})=>c`
          <label><input type="radio" name=${t} checked=${r===o} onChange=${()=>s(r)} /><span>${i}</span></label>`)}
    </fieldset>`}var Br=["tournament","cash"];function _o({table:e,pots:t}){let n=p.following,[o,s]=v(t.map(({seats:i})=>i.length===1?i:[])),r=(i,a)=>s(o.map((l,d)=>d!==i?l:l.includes(a)?l.filter(u=>u!==a):[...l,a]));return c`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},l)=>c`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(l,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>c`<button type="button" aria-pressed=${o[l].includes(d)} onClick=${()=>r(l,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&c`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function Ie({table:e,end:t}){let n=p.following,o=t&&eo(e.spot),[s,r]=v(o?.event??"tournament"),[i,a]=v([]),[l,d]=v(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],h=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],f=o&&t&&to(o,s,t.round,h),{game:m}=e.spot,b=async y=>{d(null);try{await y()}catch(C){if(!(C instanceof E))throw C;d(C.problem)}},_=async y=>{f&&e.replace(await no(e.spot,f,y))},g=y=>b(()=>_(y)),k=()=>b(async()=>{let y=await M("/v1/next-hand",{...D(e.spot),table:f});y.deal?await _(y.deal):a(y.alternatives)}),w=y=>b(async()=>{t&&m&&e.replace(await oo(e.spot,m,t.round,y))}),S=y=>{r(y),a([])};return c`
    ${f&&u.length>1&&c`
        <${ce} legend=${n.event} name="event" chosen=${s} choose=${S} choices=${Br.map(y=>({to:y,words:n.events[y]}))} />
        ${i.length>0&&c`<p>${n.chooseUsage}</p>`}`}
    ${l&&c`<${Y} trouble=${l} again=${()=>d(null)} />`}
    ${t&&!f&&m&&u.length>1&&c`<fieldset class="choice">
        <legend>${n.whoOpens(m.opens)}</legend>
        ${u.map(({seat:y})=>c`<button type="button" onClick=${()=>w(y)}>${p.seat(y)}</button>`)}
      </fieldset>`}
    ${t&&u.length===1&&c`<p>${n.oneLeft(u[0].seat)}</p>`}
    <div class="act-buttons">
      ${f&&u.length>1&&(i.length?i.map(y=>c`<button type="button" class="first" onClick=${()=>g(y)}>${n.usage(y.usage)}</button>`):c`<button type="button" class="first" onClick=${k}>${n.nextHand}</button>`)}
      <button type="button" onClick=${()=>e.replace(y=>y.game?{...y,steps:[]}:G(y))}>${p.newHand}</button>
    </div>`}function yo(e,t){let n=e.next?.pots;return n?Ot(e,{won:n.map(()=>[t])}):null}function wo({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return c`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&c`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:s,seats:r},i)=>c`<p>${p.felt.onePot(i,s,r)}</p>`)}
      ${o&&c`<${Fr} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&c`<${Ie} table=${e} end=${yo(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?c`<${_o} key=${e.position} table=${e} pots=${t.pots} />`:c`<${Ie} table=${e} end=${null} />`)}
      ${o&&!t.betting&&c`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&c`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function Fr({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:s,structure:r}=n,[i,a]=v(t.first_to_act),l=p.following,d=t.betting&&i===null,{game:u}=e.spot,h=t.betting&&!n.street_bets&&(r==="fixed_limit"||r==="spread_limit"),f=k=>e.step({street:{...k.min_bet!==o?{min_bet:k.min_bet}:{},...k.max_bet!==void 0&&k.max_bet!==s?{max_bet:k.max_bet}:{},...k.big_bet!==void 0?{big_bet:k.big_bet}:{},...k.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),m=l.deal(n.street,n.streets,u?.streets),b=t.betting&&n.street_bets&&u?.open_pair===(n.street??0)+1,_=r==="fixed_limit"?[o,o*2]:[o],g=n.players.filter(({folded:k,stack:w})=>!k&&w>0);return c`
    ${t.betting&&t.first_to_act===null&&c`
      <label class="field">${l.firstBy(u?.later)}
        <select value=${i??""} onChange=${k=>a(Number(k.target.value))}>
          <option value="" disabled></option>
          ${g.map(({seat:k})=>c`<option value=${k}>${p.seat(k)}</option>`)}
        </select>
      </label>`}
    <div class="act-buttons">
      ${(h?_:[o]).map(k=>c`
          <button type="button" class=${h&&_.length>1?"":"first"} disabled=${d} onClick=${()=>f({min_bet:k})}>
            ${h?l.dealWith(m,k,r==="spread_limit"?s:void 0):m}</button>`)}
      ${b&&c`<button type="button" disabled=${d} onClick=${()=>f({min_bet:o,open_pair:!0})}>${l.openPair(m)}</button>`}
    </div>
    ${h&&c`<${qr} round=${n} name=${m} isHeld=${d} deal=${f} />`}`}function qr({round:e,name:t,isHeld:n,deal:o}){let s=p.following,r=e.structure==="spread_limit",[i,a]=v(e.min_bet),[l,d]=v(r?e.max_bet??null:null),u=z(e),h=i&&{min_bet:i,...l?{[r?"max_bet":"big_bet"]:l}:{}};return c`
    <details>
      <summary>${s.otherBets}</summary>
      <${P} label=${r?s.least:s.bets} value=${i} onChange=${a} chips=${u} />
      <${P} label=${r?s.most:s.larger} value=${l} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!h} onClick=${()=>h&&o(h)}>${i?s.dealWith(t,i,l??void 0,r):t}</button>
    </details>`}function ko({table:e}){let{round:t,next:n,options:o,decision:s}=e.position;if(s?.ruling==="discretion")return c`<p>${p.act.floorFirst}</p>`;if(n)return c`<${wo} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return c`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${Ie} table=${e} end=${e.position} /></div>`;if(e.seat===null)return c`<p>${p.act.nobody}</p>`;let r=e.seat,i=r===t.to_act,a=i?o:null,l=d=>e.step({action:i?d:{...d,seat:r}});return c`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(r):p.act.outOfTurn(r)}</b>
        ${i?c`<span class="dim">${p.act.another}</span>`:c`<button type="button" class="quiet" onClick=${()=>t.to_act!==null&&e.choose(t.to_act)}>${p.act.backTo(t.to_act)}</button>`}
      </p>
      <div class="act-buttons">
        ${(a?.fold??!0)&&c`<button type="button" onClick=${()=>l({type:"fold"})}>${p.act.fold}</button>`}
        ${(a?.check??!0)&&c`<button type="button" onClick=${()=>l({type:"check"})}>${p.act.check}</button>`}
        ${a?.bring_in&&c`<button type="button" onClick=${()=>l({type:"bring_in"})}>${p.act.bringIn(a.bring_in.to)}</button>`}
        ${(a?a.call:!0)&&c`<button type="button" onClick=${()=>l({type:"call"})}>${a?.call?p.act.call(a.call):p.act.justCall}</button>`}
        <button type="button" onClick=${()=>l({type:"all_in"})}>${p.act.allIn}</button>
      </div>
      <${Ur} key=${e.position} table=${e} may=${a} act=${l} />
    </div>`}function Ur({table:e,may:t,act:n}){let{round:o}=e.position,s=t?.raise??null,[r,i]=v(s?.min_to??null),a=Yr(e,s),l=s?.type??((o.current_bet??0)>0?"raise":"bet"),d=f=>{f.preventDefault(),r!==null&&n({type:l,to:r})},u=s!==null&&r!==null&&Gr(s,r),h=c`
    <form class="act-raise" onSubmit=${d}>
      ${s&&c`<${Jr} range=${s} parts=${a===null?[]:zr(a,o)} to=${r} chip=${o.chip??1} set=${i} />`}
      <${P} label=${p.act.total(l)} value=${r} onChange=${i} chips=${z(o)} />
      <button class=${u?"first":""} disabled=${r===null}>${r===null?p.act.wager(l):p.act.wagerTo(l,r)}</button>
      ${s&&c`<p class="act-hint dim">${r!==null&&!u?Kr(s,r):""}</p>`}
    </form>`;return!t||s?h:c`
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${h}
    </details>`}function Gr({min_to:e,max_to:t,all_in_to:n,sizes:o},s){return s===n?!0:o?o.includes(s):e<=s&&s<=t}function Kr(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function zr(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function Jr({range:e,parts:t,to:n,chip:o,set:s}){let{min_to:r,max_to:i}=e,a=[{at:r,name:r===i?p.act.only:p.act.minimum},...t.filter(({at:d})=>d>r&&d<i),...i>r?[{at:i,name:e.all_in_to===i?p.act.maximumAllIn:p.act.maximum}]:[]],l=i>r&&!e.sizes;return c`
    ${l&&c`<input type="range" min=${r} max=${i} step=${o} value=${n??r} aria-label=${p.act.slide} aria-valuetext=${$(n??r)}
        onInput=${d=>s(Math.min(i,Number(d.target.value)))} />`}
    <div class="act-marks">
      ${a.map(({at:d,name:u})=>c`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>s(d)}><span>${u}</span> <b>${$(d)}</b></button>`)}
    </div>`}function Yr({spot:e,position:t},n){let[o,s]=v(null),{round:r}=t,i=n!==null&&(r.structure==="no_limit"||r.structure==="pot_limit");return x(()=>{if(!i)return;let a=!1;return M("/v1/options",{...D(e),round:{...Qr(r),structure:"pot_limit"}}).then(({options:l})=>a||s(l.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function Qr(e){let{players:t,pot:n=0,to_act:o}=e,s=4*t.reduce((r,{committed:i})=>r+i,n);return{...e,players:t.map(r=>r.seat===o?{...r,stack:r.stack+s}:r)}}function Vr(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function Zr({standing:e}){let t=p.ruling.standing;return c`<span class=${`standing ${e}`}>${t[e]??e}</span>`}function ee({reason:{clause:e,standing:t},rulebook:n,told:o=!1,open:s=!1}){let r=Xr(e,n);return c`
    <div class="citation">
      ${e&&c`<a href=${Vr(e)}>${r?.source??p.ruling.theClause}</a>`}
      <${Zr} standing=${t} />
      ${o&&r&&c`
          <details open=${s}>
            <summary>${p.ruling.inShort}</summary>
            <p>${r.paraphrase}</p>
            ${r.reading&&c`<p><b>${p.ruling.reading}</b> ${r.reading}</p>`}
          </details>`}
    </div>`}function Xr(e,t){return t?.clauses.find(n=>n.id===e)}var ei=4,ti=6,ue=20,de=9,se=4;function De(e,t){let n=e,o=[];for(let s of[...t].sort((r,i)=>i-r)){let r=Math.floor(n/s);r&&o.push({worth:s,count:r}),n-=r*s}return o}function So(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function We({amount:e=0,pile:t,worths:n}){let o=(t?So(t):De(e,n)).slice(0,ei).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,ti)}));o.length||o.push({worth:Math.min(...n),count:1});let s=o.length*(ue+1)+1,r=de+3+Math.max(...o.map(({count:i})=>i))*se;return c`
    <svg class="chip-stack" width=${s} height=${r} viewBox="0 0 ${s} ${r}" aria-hidden="true">
      ${o.map(({worth:i,count:a},l)=>{let d=l*(ue+1)+1+ue/2;return c`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,h)=>{let f=r-de/2-2-(h+1)*se+se/2;return c`
              <path class="chip-side" d=${oi(d,f)} />
              <path class="chip-spots" d=${si(d,f)} />
              <ellipse class="chip-top" cx=${d} cy=${f} rx=${ue/2} ry=${de/2} />
              ${h===a-1&&c`<ellipse class="chip-ring" cx=${d} cy=${f} rx=${ue/3.2} ry=${de/3.4} />`}`})}
        </g>`})}
    </svg>`}var ni=8;function Nt({motions:e}){return c`
    <span class="discs">
      ${e.map((t,n)=>c`
          ${n>0&&c`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>ni?So(t).map(({worth:o,count:s})=>c`<span class="disc-count"><${vo} worth=${o} />${s>1&&`\xD7${$(s)}`}</span>`):[...t].sort((o,s)=>s-o).map(o=>c`<${vo} worth=${o} />`)}
          </span>`)}
    </span>`}function vo({worth:e}){return c`<span class=${`disc worth-${e}`}><span>${ie(e)}</span></span>`}function oi(e,t){let[n,o]=[ue/2,de/2];return`M${e-n} ${t}v${se}a${n} ${o} 0 0 0 ${ue} 0v${-se}z`}function si(e,t){let[n,o]=[t+de/2,t+de/2-1];return`M${e-2} ${n}h4v${se-.5}h-4zM${e-8} ${o-1}l2.5 1v${se-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${se-.5}l2.5 -1z`}var ri=20,Oo=40,it=JSON.parse(document.getElementById("table")?.dataset.disputes??'{"games":{},"groups":[],"disputes":[],"unheard":[]}'),ge=it.disputes,xo=it.groups,To=new Set(it.unheard);function W(e){return ge.find(t=>t.id===e)}function Le({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:t.number]))}function Co({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&t[n.name]===null).map(({name:n})=>n)}function pe(e,t,n,o){let s=Eo(t,!1),r=at(e,t).map(i=>s(i));return{rulesets:o.rulesets,house:{...He(o),...s(e.house??{})},start:Ao(e,s),steps:n||e.answer==="may"?r:r.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function He({house:e,dispute:t}){let n=W(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function It(e,t,n,o){let s=Eo(t,!0),r=at(e,t)[n-1],a={...Ao(e,s),...n?s(r??{}):{}};for(let l of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[l]}return typeof a=="string"&&e.asks.some(l=>l.name===a)?a:null}function at({steps:e},t){return e.filter(n=>ui(n.if,t))}function Ao(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...it.games[e.game??""],...e.with}),s=t(e.stacks??{}),r=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:r.map(i=>({seat:i,stack:s[i]??t("$plenty")}))}}}function Eo(e,t){let n=Object.values(e).filter(r=>typeof r=="number"),o={...e,plenty:ri*Math.max(100,...n)},s=r=>{if(typeof r=="string")return t?ai(r):li(r,o);if(Array.isArray(r))return r.map(s).filter(a=>a!==null);if(typeof r!="object"||r===null)return r;if("on"in r)return s(ii(r,e)??null);let i=Object.entries(r).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,l])=>[a,s(l)]).filter(([,a])=>a!==null))};return s}function ii(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function ai(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function li(e,t){if(e.startsWith("#"))return ci(t[e.slice(1)]);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),s=t[n];return typeof s!="number"?s??null:o.reduce((r,i)=>{let a=i.slice(1),l=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(r/l)):i.startsWith("+")?r+l:r-l},s)}function ci(e){if(!e)return[];let t=De(e,ae).flatMap(({worth:n,count:o})=>Array(Math.min(o,Oo)).fill(n));return t.length<=Oo?t:[e]}function ui(e,t){if(e===void 0)return!0;let[,n,o,s,r]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return s?i===r==(s==="="):i!=null==!n}var di=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}")));function Mo(e){return di.get(e)??e}function V(e){let[t,n]=v(null);return x(()=>{let o=!1;return j(e).then(s=>o||n({path:e,document:s}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),s=e.find(l=>l.id===n),r=s?.title.split(":")[0]??n,i=p.seen,a=s&&s.seen!=="text"?`${r} (${i[s.seen]})`:r;return o?`${a} (${o})`:a}function _e({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(Dt(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(Dt(n))}function ye(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(Dt(t)):_e(e)}function Pe({action:e,round:t,next:n}){let o=p.ruling,s=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(s):o.andNext(s,t.to_act)}function we(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function L(e){return e.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>$(Number(t)))}function Dt({code:e,message:t,params:n}){return p.ruling.short[e]?.(n)??L(t.split(":")[0].replace(/\.$/,""))}function ke({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s=[],round:r,next:i}){let a=s.map(l=>[l.effect.code,l.action,l.round.to_act,l.round.players]);return JSON.stringify([e,t,n,o,a,r.to_act,r.players,i])}function Wt({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:s,round:r,next:i}){return JSON.stringify([e,t,n,o,s,r,i])}function lt(e,t){let n=p.declare.sentence,{words:o=[],chips:s=[],gesture:r,order:i="together",prior_moved:a,prior_chips:l,acted_since:d}=e,u=e.seat??t,h=o.length?[n.says(o.map(Lt))]:[],f=s.length?[n.pushes(s,r==="forward_motion")]:[],m=r==="rap"?[n.raps]:[],b=a&&a!=="none"?[n.takesBack(a,l??[])]:[],_=i==="words_first"?[...h,...m,...f]:[...m,...f,...h],g=[...b,..._];if(!g.length||u===null)return"";let k=i==="together"&&h.length>0&&f.length>0,w=[n.does(u,u!==t,g,k)];return l?.length&&(!a||a==="none")&&w.push(n.hadInFront(l)),e.in_question&&w.push(n.inQuestion),e.unaware_of_raise&&w.push(n.unaware(u)),e.told_amount!==void 0&&w.push(n.toldAmount(u,e.told_amount)),e.told&&w.push(n.told(u,e.told)),d&&w.push(n.since(d.map(p.incident.deed))),w.join(" ")}function Lt({word:e,amount:t,by:n,candidates:o,condition:s,size_to_come:r}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${s?i.onCondition(s,a):a}${r?i.toCome:""}`}function ct(e){let t=p.log;if("opening"in e){let{posts:i=[],players:a}=e.opening,l=i.filter(({type:f})=>f==="ante"),d=l.length===a.length&&l.every(({amount:f})=>f===l[0].amount),h=(d?i.filter(({type:f})=>f!=="ante"):i).map(({seat:f,type:m,amount:b})=>t.posts(f,m,b));return d&&l.length&&h.unshift(t.everybodyAntes(l[0].amount)),h.length?h:[t.opens(a.length)]}let{pot:n=0,current_bet:o,players:s}=e.round,r=o??Math.max(...s.map(({committed:i})=>i));return[t.stands(n,r,s.length)]}function Z(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(Ro(L(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,l=o.incident(t.incident);return a.length?o.since(l,a.map(p.incident.deed)):l}let s=e.round.to_act;if("declaration"in t)return Ro(lt(t.declaration,s))||o.moves(t.declaration.seat??s);let r=t.action.seat??s,i=n?.legal&&n.action?o.does(n.action):o.tries(r,t.action);return r===s?i:o.outOfTurn(i)}function No({step:e,decision:t}){return!e||!t||"action"in e&&t.legal&&t.action?"":_e(t)}function je(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.chips)]:[],o=(e.pots??[]).map(({amount:s,seats:r},i,a)=>t.pot(i,a.length,s,r));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function Ro(e){return e.replace(/\.$/,"")}function X({spot:e}){return e.dispute?.asked?W(e.dispute.id)?.answer??null:null}function Io({table:{spot:e,position:t}}){return c`<div class="ruled">${re(e,t).map(n=>c`<h2>${n}</h2>`)}</div>`}function re(e,t){let n=W(e.dispute?.id)?.answer;return n==="pots"?je(t.next).map(o=>`${o}.`):n==="posted"?fi(e,t):Wo(t)}function Do({position:e}){let[t,...n]=Wo(e);return c`
    <h2>${t}</h2>
    ${n.map(o=>c`<p>${o}</p>`)}`}function Wo({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,pi(t)),...n]}function pi({fold:e,check:t,call:n,raise:o,bring_in:s}){let r=p.answer;return[...e?[r.fold]:[],...t?[r.check]:[],...s?[r.bringIn(s.to)]:[],...n?[r.call(n)]:[],...o?[r.raise(o)]:[]]}function fi({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return o&&s?[`${p.answer.posted(s.seat,s.committed,t.pot??0)}.`]:[]}function fe(e,t){return!t||!W(e.dispute?.id)?.topics.length?null:Ht(e,t)[0]??{clause:null,standing:"assumed"}}function Lo(e,t,n){let o=Ht(e,t).map(({clause:r})=>r),[s]=o.filter(r=>n.some(i=>i.clause===r));return n.find(r=>r.clause===s)??n[0]}var hi=2;function Ho({table:{spot:e,rulebooks:t}}){let n=V(`/v1/rulesets/${e.rulesets[0]}`),o=Ht(e,n),s=o.filter(({clause:r},i)=>o.findIndex(a=>a.clause===r)===i);return s.length?c`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulesets[0]))}</p>
      ${s.slice(0,hi).map(r=>c`<${ee} key=${r.clause} reason=${r} rulebook=${n} told open />`)}
    </section>`:null}function Ht(e,t){let n=t?.topics??{};return(W(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function Po({table:e,rulebook:t}){let n=fe(e.spot,t);return n?c`
    <h3>${p.ruling.why}</h3>
    <${ee} reason=${n} rulebook=${t} told open />`:null}function ut({dispute:e}){let{title:t="",asks:n=[]}=W(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:$(Number(a))}`]}),[s,r]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return r?`${s} ${r}.`:s}var jo=new Set([null,"call","bet","raise","complete","all_in"]),mi=new Set(["bet","raise","complete"]),$i=new Set(["bet","raise"]),bi=["fold","check","call","bet","other"];function Bo(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function Fo({word:e,amount:t,more:n,also:o,toCome:s,condition:r}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),s&&t===null&&(i.size_to_come=!0),r&&(i.condition=r),i}function qo({word:e,amount:t,by:n,candidates:o=[],size_to_come:s=!1,condition:r}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:s,condition:r??null}}function Uo({said:e,pushed:t,worths:n,seats:o,onChange:s,onRemove:r}){let i=p.declare,{word:a,amount:l,more:d}=e,u=f=>s({...e,...f}),h=a?i.said[a]:i.anAmount;return c`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${h}\u201D`:h}</b>
        <button type="button" class="remove" aria-label=${i.remove(h)} onClick=${r}>×</button></p>
      ${jo.has(a)&&c`<${P} label=${i.amountSaid} value=${l} chips=${n}
          onChange=${f=>u({amount:f,...f===null?{also:[]}:{toCome:!1}})} />`}
      ${mi.has(a??"")&&l!==null&&!e.also.length&&c`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(l)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(l)}</button>
          </fieldset>`}
      ${$i.has(a??"")&&l===null&&!t&&c`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${l!==null&&jo.has(a)&&!d&&c`<${gi} said=${e} set=${u} />`}
        <${_i} condition=${e.condition} seats=${o} onChange=${f=>u({condition:f})} />
      </details>
    </li>`}function gi({said:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(r=>(e??0)*r).filter(r=>Number.isInteger(r)),s=r=>t.includes(r)?t.filter(i=>i!==r):[...t,r];return c`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(r=>c`
          <button type="button" aria-pressed=${t.includes(r)} onClick=${()=>n({also:s(r)})}>${$(r)}</button>`)}
    </fieldset>`}function _i({condition:e,seats:t,onChange:n}){let o=p.declare;return c`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:s})=>n(s.value?{...e,type:s.value}:null)}>
        <option value="">${o.always}</option>
        ${bi.map(s=>c`<option value=${s}>${o.condition[s]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&c`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:s})=>n({type:e.type,...s.value?{seat:Number(s.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(s=>c`<option value=${s}>${p.seat(s)}</option>`)}
          </select>`}
    </fieldset>`}var he={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function ve(e){return e.motions.filter(t=>t.length)}function Go(e,t){let n={...e,...t};return ve(n).length&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n.said.length>0&&ve(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=ve(n).length>0&&(n.gesture=null),jt(n)||(n.since=null),n.inQuestion&&=Pt(n),n.inQuestion&&(n.said=n.said.map(s=>({...s,toCome:!1}))),n}function Pt(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=ve(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function jt({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function Ko(e){let t=e.said.length||ve(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:s})=>o||s)}function zo(e,t){let n={},o=ve(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(Fo)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_amount=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function Jo(e){return{said:(e.words??[]).map(qo),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_amount??null,told:e.told??null,since:e.acted_since??null}}function Bt({worths:e,label:t,onAdd:n}){return c`
    <span class="rack">
      ${e.map(o=>c`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${ie(o)}</span>
          </button>`)}
    </span>`}function Ft({pile:e,onChange:t}){return c`
    <span class="pile">
      ${e.map((n,o)=>c`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((s,r)=>r!==o))}>
            ${$(n)}
          </button>`)}
    </span>`}function qt({motions:e,worths:t,onChange:n,children:o}){let s=p.declare,r=e.length-1,i=(a,l)=>n(e.map((d,u)=>u===a?l:d).filter((d,u)=>d.length||u===r));return c`
    <fieldset class="pushes">
      <legend>${s.pushes}</legend>
      <${Bt} worths=${t} label=${s.push} onAdd=${a=>i(r,[...e[r],a])} />
      ${(e.length>1||e[0].length>0)&&c`
          <ol class="motions">
            ${e.map((a,l)=>c`<li><span class="dim">${s.motion(l)}</span> <${Ft} pile=${a} onChange=${d=>i(l,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[r].length>0&&c`<button type="button" onClick=${()=>n([...e,[]])}>${s.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}function dt({table:e,label:t,folded:n=!1}){let{players:o,to_act:s}=e.position.round;return c`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(r=>n||!r.folded).map(({seat:r})=>c`
            <button type="button" aria-pressed=${r===e.seat} onClick=${()=>e.choose(r)}>
              ${p.seat(r)}${r===s&&c` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}var yi=["fold","check","call","bet","raise","all_in"],wi=new Set(["bet","raise","complete"]);function pt({deeds:e,after:t,players:n,worths:o,onChange:s}){let[r,i]=v(null),a=p.incident,l=r??ki(n,e,t),d=h=>{s([...e,{seat:l,type:h}]),i(null)},u=e[e.length-1];return c`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((h,f)=>c`
            <li>${a.deed(h)}
              <button type="button" class="remove" aria-label=${a.removeDeed(h)} onClick=${()=>s(e.filter((m,b)=>b!==f))}>×</button></li>`)}
      </ol>
      ${u&&wi.has(u.type)&&c`<${P} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${h=>s([...e.slice(0,-1),{seat:u.seat,type:u.type,...h===null?{}:{to:h}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${l} onChange=${({target:h})=>i(Number(h.value))}>
          ${n.map(h=>c`<option value=${h.seat}>${p.seat(h.seat)}</option>`)}
        </select>
        ${yi.map(h=>c`<button type="button" onClick=${()=>d(h)}>${a.deeds[h]}</button>`)}
      </div>
    </fieldset>`}function ki(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),s=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(s+1),...e.slice(0,s+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var vi=["fold","check","call","bet","raise","all_in"],Si=[null,"pot","complete","pass","time"],Oi=["words_first","chips_first","together"];function Yo({table:e,draft:t,setDraft:n}){let{round:o,step:s}=e.position,r=p.declare,{seat:i}=e;if(i===null)return c`<p class="empty">${r.nobody}</p>`;let a=m=>n(Go(t,m)),l=z(o),d=zo(t,i===o.to_act?null:i),u=Ko(t),h=()=>u&&e.step({declaration:d}),f=s&&"declaration"in s?s.declaration:null;return c`
    <form class="declare" onSubmit=${m=>(m.preventDefault(),h())}>
      <${dt} table=${e} label=${r.who} />
      <div class="said-and-pushed">
        <${xi} draft=${t} set=${a} worths=${l} seats=${o.players.map(m=>m.seat)} />
        <${Ti} draft=${t} set=${a} worths=${l} />
      </div>
      <${Ci} draft=${t} set=${a} worths=${l} committed=${o.players.find(m=>m.seat===i)?.committed??0} />
      <${Ai} draft=${t} set=${a} worths=${l} />
      ${jt(t)&&c`<${Ei} draft=${t} set=${a} worths=${l} seat=${i} players=${o.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${lt(d,o.to_act)||r.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!u}>${r.ask}</button>
          ${t!==he&&c`<button type="button" class="quiet" onClick=${()=>n(he)}>${r.clear}</button>`}
          ${t===he&&f&&c`<button type="button" class="quiet" onClick=${()=>n(Jo(f))}>${r.again}</button>`}
        </p>
      </div>
    </form>`}function xi({draft:e,set:t,worths:n,seats:o}){let s=p.declare,r=e.motions.some(l=>l.length),i=l=>t({said:[...e.said,Bo(l)]}),a=l=>c`
    <button type="button" onClick=${()=>i(l)}>${l?s.word[l]:s.anAmount}</button>`;return c`
    <fieldset class="says">
      <legend>${s.says}</legend>
      <div class="common">${vi.map(a)}</div>
      <div class="rare">${Si.map(a)}${!r&&c`<${Qo} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((l,d)=>c`
            <${Uo} key=${d} said=${l} pushed=${r} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((h,f)=>f===d?u:h)})}
              onRemove=${()=>t({said:e.said.filter((u,h)=>h!==d)})} />`)}
      </ol>
      ${Pt(e)&&c`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${s.inQuestion}</label>`}
    </fieldset>`}function Ti({draft:e,set:t,worths:n}){let o=p.declare,s=e.motions.some(r=>r.length);return c`
    <div>
      <${qt} motions=${e.motions} worths=${n} onChange=${r=>t({motions:r})}>
        ${s&&c`<${Qo} draft=${e} set=${t} gesture="forward_motion" />`}
      </${qt}>
      ${e.order&&c`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${Oi.map(r=>c`<button type="button" aria-pressed=${r===e.order} onClick=${()=>t({order:r})}>${o.order[r]}</button>`)}
          </fieldset>`}
    </div>`}function Qo({draft:e,set:t,gesture:n}){let o=e.gesture===n;return c`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function Ci({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let s=p.declare;return c`
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
        <${Bt} worths=${n} label=${s.lies}
          onAdd=${r=>t({prior:[...e.prior,r],priorMoved:e.priorMoved??"none"})} />
        <${Ft} pile=${e.prior} onChange=${r=>t({prior:r})} />
      </fieldset>
    </details>`}function Ai({draft:e,set:t,worths:n}){let o=p.declare;return c`
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
      <${P} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${s=>t({toldAmount:s})} />
    </details>`}function Ei({draft:e,set:t,worths:n,seat:o,players:s}){let r=p.declare,i=e.since!==null&&!e.since.length;return c`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${r.nobodySince}</button>
    <${pt} deeds=${e.since??[]} after=${o} players=${s} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var Vo=2,Mi=.82,Ri=.7,Ni=8,Ii=2.5,Zo=720,Di=.038,Wi=.068,Li=[.28,.72];function Xo(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Ii),s=Array.from({length:Zo+1},(d,u)=>{let h=u/Zo*2*Math.PI-Math.PI/2;return{x:o(Math.cos(h)),y:o(Math.sin(h))}}),r=0,i=s.map(({x:d,y:u},h)=>(h&&(r+=Math.hypot((d-s[h-1].x)*t,u-s[h-1].y)),r)),a=d=>s[i.findIndex(u=>u>=r*d)];return(e===2?Li:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function es({table:e}){let{round:t,decision:n}=e.position,o=Hi(e.position),s=Pi(e),r=t.players.length,i=r>Ni?Ri:Mi,[a,l]=Xe(()=>[Xo(r,Vo,Di),Xo(r,i,Wi)],[r]),d=ae.filter(f=>f%(t.chip??1)===0),u=n?.reopened_seats??[],h=(f,m)=>({"--x":a[f][m].x,"--y":a[f][m].y,"--tall-x":l[f][m].x,"--tall-y":l[f][m].y});return c`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-cloth" style=${{"--wide":Vo,"--tall":i}}>
        <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
        <${Ui} table=${e} worths=${d} />
        <ol>
          ${t.players.map((f,m)=>{let b=f.seat===t.to_act;return c`
              <li key=${f.seat} style=${h(m,"seat")}>
                <button type="button" class=${Fi(f,u,b)} aria-pressed=${f.seat===e.seat}
                  onClick=${()=>e.choose(f.seat)}>
                  <span class="seat-name">${p.seat(f.seat)}</span>
                  <span class="seat-stack" style=${{"--figures":$(f.stack).length}}><span class="unseen">${p.felt.behind}</span>${$(f.stack)}</span>
                  <${qi} player=${f} round=${t} reopened=${u.includes(f.seat)} />
                  ${f.seat===t.button&&c`<span class="unseen">${p.felt.hasButton}</span>`}
                  ${o[m]>0&&c`<span class="unseen">${p.felt.inFront(o[m])}</span>`}
                </button>
                <${Bi} amount=${o[m]} pushed=${s.get(f.seat)} waiting=${ji(f)} worths=${d} />
                ${f.seat===t.button&&c`<span class="felt-button" style=${h(m,"button")} aria-hidden="true">D</span>`}
              </li>`})}
        </ol>
      </div>
    </section>`}function Hi({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.chips:0):e.players.map(({committed:n})=>n)}function Pi({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:s=[],seat:r}=t.declaration,i=r??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...s,...o.flat()]]])}function ji({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function Bi({amount:e,pushed:t,waiting:n,worths:o}){let s=t?.reduce((r,i)=>r+i,0)??0;return t&&s>=e?c`
      <span class="felt-bet pushed" aria-hidden="true"><${We} pile=${t} worths=${o} />
        <b>${$(e||s)}</b>${e>0&&s>e&&c`<small>${p.felt.of(s)}</small>`}</span>`:n?c`<span class="felt-bet waits" aria-hidden="true"><${We} amount=${n} worths=${o} /><b>${$(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&c`<span class="felt-bet" aria-hidden="true"><${We} amount=${e} worths=${o} /><b>${$(e)}</b></span>`}function Fi(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([s,r])=>r?[s]:[])].join(" ")}function qi({player:e,round:t,reopened:n}){let o=p.felt.state,s=!e.folded&&e.stack<(t.chip??1),r=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[s,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=r.filter(([l])=>l).map(([,l])=>l);return c`<span class="seat-state">${i}${a.length>0&&c`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function Ui({table:e,worths:t}){let{round:n,next:o}=e.position,s=o?.pots?0:n.players.reduce((a,{committed:l})=>a+l,0),r=o?.pots??n.pots??[],i=o?.pots?o.pots.reduce((a,{amount:l})=>a+l,0):n.pot??0;return c`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&c`<p class="felt-pot"><${We} amount=${i} worths=${t} /><b>${r.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${s>0&&c`<p class="felt-with">${i>0?p.felt.withBets(i+s):p.felt.bets(s)}</p>`}
      ${r.length>1&&c`<ul class="felt-pots">
        ${r.map(({amount:a,seats:l},d)=>c`<li>${p.felt.onePot(d,a,l)}</li>`)}
      </ul>`}
    </div>`}var Gi="input, select, textarea, dialog, [role=tab]";function ts({table:e}){let{spot:t}=e,{whole:n,positions:o}=zi(e),s=e.positions.length-1,r=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,l=A(d=>{});return l.current=d=>{let u=s+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),h=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===s||h||u<0||u>r||d.target instanceof Element&&d.target.closest(Gi)||(d.preventDefault(),i(u))},x(()=>{let d=u=>l.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),c`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${s===0} onClick=${()=>i(s-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${s>=r} onClick=${()=>i(s+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${Qi(t,o).map(({street:d,from:u,lines:h,end:f})=>c`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${h.map(m=>c`<${Ki} key=${m.steps} line=${m} now=${s} go=${i} />`)}
            </ol>
            ${f.length>0&&c`<p class="log-end">${f.join(". ")}.</p>`}`)}
      </div>
    </section>`}function Ki({line:{steps:e,texts:t,became:n,ruling:o},now:s,go:r}){let i=A(null),a=e===s;return x(()=>{let l=i.current?.closest(".log-streets");a&&l&&i.current&&(l.scrollTop=i.current.offsetTop-l.clientHeight/2)},[a]),c`
    <li class=${e>s?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>r(e)}>
        ${t.map(l=>c`<span>${l}</span>`)}
        ${n&&c`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Ut=new WeakMap;function ns(e){return Ut.set(e.start,e.steps),{...e,steps:[]}}function zi({spot:e,positions:t,busy:n}){let o=Ut.get(e.start)??[],s=Yi(o,e.steps)?o:e.steps,[r,i]=v(null);x(()=>{if(Ut.set(e.start,s),s.length===e.steps.length||n)return;let l=!1,d={...e,steps:s};return Re(d).then(u=>l||i({spot:d,positions:u.positions})),()=>{l=!0}},[e,n]);let a=r&&Ji(r.spot,{...e,steps:s})?r.positions:[];return{whole:{...e,steps:s},positions:a.length>t.length?a:t}}function Ji(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulesets===t.rulesets&&e.house===t.house}function Yi(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function Qi(e,t){let[n,...o]=t,s=[{street:n.round.street,from:0,lines:[{steps:0,texts:ct(e.start),became:"",ruling:""}],end:je(n.next)}];return o.forEach((r,i)=>{let a=i+1;r.step&&"street"in r.step&&s.push({street:r.round.street,from:a,lines:[],end:[]});let l=s[s.length-1];l.lines.push({steps:a,texts:[Z(t[i],r)],became:No(r),ruling:r.decision?.ruling??""}),l.end=je(r.next)}),s}var Be="(?<![^\\n])",os="(?![^\\n])",ss="(?:[A-Za-z][A-Za-z0-9 .]*? (?:Hand|Game) #[A-Za-z]{0,4}\\d{1,40}:|\\*{5} (?:[A-Za-z0-9. ]+ )?Hand History [Ff]or Game \\d{1,40} \\*{5}|Game started at: \\d{4}/)",Id=new RegExp(`${Be}${ss}`),Dd=new RegExp(`${Be}(?=${ss})`,"g"),Wd=new RegExp(`${Be}(?:\\*{3,} # \\d+ \\*{3,}|#Game No : \\d+|Game #\\d+ starts\\.)${os}`,"g"),Vi=`(?:"[^"\\n]*"|'[^'\\n]*'|[\\w-]+)`,Ld=new RegExp(`${Be}[ \\t]*\\[[ \\t]*${Vi}[ \\t]*\\][ \\t]*(?:#[^\\n]*)?${os}`,"g"),Hd=new RegExp(`${Be}[^\\S\\n]*[^\\s#]`),rs=2*1024*1024;async function as(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{cases:s}=await j(`/v1/conformance/cases?id=${encodeURIComponent(t+o)}`);if(!s.length||!Gt(s[0]))return null;let[r]=s;return await Kt({...r,question:{...r.question,ruleset:t+(n??"")}})}function Gt({tags:e,level:t}){return!e.includes("faults")&&t!=="next_hand"}async function Kt({question:e},t=[]){let{ruleset:n,house_rules:o={},opening:s,round:r,actions:i=[],hand:a,on_illegal:l,...d}=e,u=[n,...t.filter(m=>m!==n)];if(a){let m=await M("/v1/hands",{...D({rulesets:u,house:o}),hand:a,on_illegal:l});return zt(a,m,u,o)}let h=s?{opening:s}:{round:r},f=i.map(m=>ls(m));return{rulesets:u,house:o,start:h,steps:[...f,...Object.keys(d).length?[d]:[]]}}function zt(e,t,n,o){let{rounds:s,round:r,scale:i,played_at:a,result:l,carried:d,...u}=e,h=u.players?.map(ft),f=u.posts?.map(ft),m=r?{round:r}:{opening:{...u,...is(s[0]),players:h,posts:f,street:1}},b=[],_=r?.street??1;for(let{street:g,decisions:k}of t.rounds??[]){let w=s[g-(r?.street??1)],S=(w?.actions??[]).filter((y,C)=>k[C]);S.length&&(g>_&&b.push({street:is(w)}),_=g,b.push(...S.map(ls)))}return{rulesets:n,house:o,start:m,steps:b}}function is(e){let{actions:t,...n}=ft(e);return n}function ls(e){let t=ft(e);return"declaration"in t||"incident"in t?t:{action:t}}function ft({carried:e,paid:t,...n}){return n}var cs=16*1024*1024,ps=1e4,Zi=4096,us=500,ds=25,Xi=10,ea=5,ta=200,fs="/v1/hands";function hs({table:e}){let t=A(null),[n,o]=v(!1),[s,r]=v([]),[i,a]=v(!1),l=()=>{a(!0),t.current?.open||t.current?.showModal()};x(()=>{let u=m=>{m.dataTransfer?.types.includes("Files")&&(m.preventDefault(),o(!0))},h=m=>!m.relatedTarget&&o(!1),f=m=>{o(!1),m.dataTransfer?.files.length&&(m.preventDefault(),r([...m.dataTransfer.files]),l())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",h),window.addEventListener("drop",f),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",h),window.removeEventListener("drop",f)}},[]);let d=()=>{a(!1),r([])};return c`
    <button type="button" onClick=${l}>${p.file.open}</button>
    ${n&&c`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&c`<${na} table=${e} dropped=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function na({table:e,dropped:t,close:n}){let o=p.file,[s,r]=v(""),[i,a]=v(""),[l,d]=v(0),[u,h]=v(!1),[f,m]=v(null),[b,_]=v(null),g=A(new AbortController),k=async O=>{g.current.abort();let{signal:N}=g.current=new AbortController,I=O.reduce((xe,Fe)=>xe+Fe.text.size,0)>cs;if(m(null),a(I?o.tooLarge(cs/1024/1024):""),h(!I),I)return;let F=await la(O,e.spot,N);if(h(!1),"why"in F)return a(aa[F.why]());a(F.hands.length?"":o.none),m(F.hands.length?F:null)},w=O=>{d(0),k([...O].map(N=>({name:N.name,text:N})))},S=O=>k([{name:"",text:new Blob([O])}]),y=O=>{let{value:N,selectionStart:I,selectionEnd:F}=O.target,xe=O.data??O.dataTransfer?.getData("text/plain")??"",Fe=N.length-(F-I)+xe.length;!xe||Fe<=Zi||(O.preventDefault(),r(""),d(Fe),S(N.slice(0,I)+xe+N.slice(F)))};x(()=>{t.length&&w(t)},[t]),x(()=>()=>g.current.abort(),[]);let C=async({from:O,to:N})=>{if(f)try{e.replace(await pa(f.lines.slice(O,N),e.spot)),n()}catch(I){if(!(I instanceof E))throw I;_(I.problem)}};return c`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${O=>w(O.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${s} onbeforeinput=${y} onInput=${O=>r(O.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!s.trim()} onClick=${()=>[d(0),S(s)]}>${o.look}</button>
    </div>
    ${l>0&&c`<p class="dim">${o.pasted(l)}</p>`}
    ${u&&c`<p role="status">${o.reading}</p>`}
    ${i&&c`<p class="notice" role="alert">${i}</p>`}
    ${b&&c`<${Y} trouble=${b} again=${()=>_(null)} />`}
    ${f&&c`<${oa} sent=${f} replay=${C} />`}`}function oa({sent:e,replay:t}){let n=p.file,[o,s]=v([]),[r,i]=v(null),[a,l]=K(_=>_+1,0),[d,u]=v(""),[h,f]=v(ds);x(()=>{let _=new AbortController;return s([]),i(null),da(e,_.signal,s).catch(g=>{if(!(g instanceof E))throw g;_.signal.aborted||i(g.problem)}),()=>_.abort()},[e,a]);let m=Object.entries(n.outcomes).map(([_,g])=>({name:_,label:g,count:o.filter(k=>Jt(k)===_).length})),b=o.map((_,g)=>({one:_,i:g})).filter(({one:_})=>!d||Jt(_)===d);return c`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&c`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${m.filter(({count:_})=>_).map(({name:_,label:g,count:k})=>c`<button type="button" aria-pressed=${d===_} onClick=${()=>u(d===_?"":_)}>${g} ${n.number(k)}</button>`)}
    </div>`}
    ${r&&c`<${Y} trouble=${r} again=${l} />`}
    <ol class="hand-file-hands">
      ${b.slice(0,h).map(({one:_,i:g})=>c`<li key=${g}><${sa} judged=${_} replay=${t} /></li>`)}
      ${b.length>h&&c`<li><button type="button" onClick=${()=>f(h+ds)}>${n.more}</button></li>`}
    </ol>`}function sa({judged:e,replay:t}){let n=p.file,o=Jt(e),{report:s,problem:r}=e,i=s?.first_illegal,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],l=(r&&(ra(r)??r.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??i?.errors[0]?.message??s?.discrepancies[0]?.message;return c`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${ca(e)}</b> <span class=${`badge ${ia[o]}`}>${n.outcomes[o]}</span></p>
      ${s&&c`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${l&&c`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${ua(l)}${a?.clause&&c` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${s?.scale&&s.scale>1&&c`<p class="hand-verdict-why dim">${n.scale(s.scale)}</p>`}
    </div>`}function ra({errors:e=[]}){let t=e.slice(0,ea).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var ia={legal:"accepted",unfinished:"stopped",illegal:"",contradictory:"contradiction",unreadable:"discretion"};function Jt({report:e}){return e?e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var aa={tooMany:()=>p.file.tooMany(ps),tooLong:()=>p.file.tooLong(rs/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function la(e,{rulesets:t,house:n},o){let s=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>s.terminate());let r={ruleset:t[0],...Object.keys(n).length?{house_rules:n}:{}};return s.postMessage({texts:e,most:ps,rules:r}),new Promise(i=>{let a=l=>{s.terminate(),o.aborted||i(l)};s.onmessage=({data:l})=>a(l),s.onerror=()=>a({why:"unread"})})}function ca({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function ua(e){return e.length>us?`${e.slice(0,us)}\u2026`:e}async function da({lines:e,hands:t},n,o){let s=[],r=performance.now(),i=r;for await(let{report:a,problem:l}of Un(`${fs}?detail=brief`,e,t.length,n)){if(n.aborted)return;s.push({...t[s.length],report:a,problem:l}),!(performance.now()-i<Xi)&&(performance.now()-r>=ta&&(r=performance.now(),o([...s])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(s)}async function pa(e,t){let n=JSON.parse(await e.text()),{ruleset:o,house_rules:s={},hand:r}=n,i=await M(fs,n),a=t.rulesets.filter(l=>l!==o);return ns(zt(i.hand??r,i,[o,...a],s))}var fa=4,ha=3,ma=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Yt(e){return e.toLowerCase().match(ma)??[]}function ms(e){return Yt(e).map(t=>` ${t}`).join("")}var ht=ge.map(e=>{let t=[e.title,...e.words];return{dispute:e,called:t.map(ms),words:[...new Set(t.flatMap(Yt))]}});function $s(e){let t=[...new Set(Yt(e))].filter(a=>!To.has(a)&&!/^\d+$/.test(a)),n=ms(e),o=Math.log(1+ht.length),s=new Map(ht.map(({dispute:a,called:l})=>[a,t.length&&l.some(d=>d.includes(n))?o:0]));for(let a of t){let l=ht.filter(({words:d})=>d.some(u=>$a(u,a)));for(let{dispute:d}of l)s.set(d,(s.get(d)??0)+Math.log(1+ht.length/l.length))}let r=Math.max(...s.values());return[...s].filter(([,a])=>a>0&&a>=r/2).sort(([,a],[,l])=>l-a).map(([a])=>a)}function $a(e,t){let n=t.length-e.length;return e.startsWith(t)||e.length>=fa&&n<=ha&&t.startsWith(e)}function Se(e,t){let[n,o]=v(window.history.state?.[e]??t);return x(()=>bs(e,n===t?void 0:n),[n]),x(()=>()=>bs(e,void 0),[]),[n,o]}function bs(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}function gs({table:e,dispute:t}){let n=e.newest.dispute,[o,s]=Se(t.id,n?.numbers??{}),[r,i]=v(!1),a=A(n?.numbers);x(()=>{!n||n.numbers===a.current||(a.current=n.numbers,s(n.numbers))},[n?.numbers]);let l=p.happened,d=Co(t,o),u=n?.asked??!1,h=g=>{JSON.stringify(g)!==JSON.stringify(n?.numbers)&&(a.current=g,e.amend(pe(t,g,!1,e.newest)))},f=(g,k)=>{let w={...o,[g]:k};return s(w),w},m=g=>{g.preventDefault(),i(!0),!d.length&&(a.current=o,e.replace(pe(t,o,!0,e.newest)))},b=()=>e.replace(g=>G({rulesets:g.rulesets,house:He(g)})),_=u||r?ga(e,t,o):new Map;for(let g of r?d:[])_.set(g,l.needed);return c`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${m}>
      <header>
        <${Qt} id=${t.id} />
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${l.another} title=${l.another} onClick=${b}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(g=>c`
            <${ba} key=${g.name} one=${g} value=${o[g.name]??null} fault=${_.get(g.name)}
              set=${k=>f(g.name,k)} left=${()=>h(o)}
              choose=${k=>h(f(g.name,k))} />`)}
      </div>
      ${_.has("")&&c`<p class="fault" role="alert">${_.get("")}</p>`}
      <p class="ask"><button class=${u?"":"first"}>${p.declare.ask}</button></p>
    </form>`}function ba({one:e,value:t,fault:n,set:o,choose:s,left:r}){if("choices"in e)return c`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([a,l])=>c`
            <button type="button" aria-pressed=${a===t} onClick=${()=>s(a)}>${l}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`;return c`
    <label class="field" onfocusout=${r}>${e.label}
      <${Ae} placeholder=${e.optional?p.happened.ifAny:null} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:a})=>a.select()} />
      ${n&&c`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function ga({positions:e,problem:t,busy:n,spot:o},s,r){let i=new Map;if(n||o.dispute?.id!==s.id)return i;let a=at(s,r);e.slice(1,s.answer?void 0:a.length).forEach(({decision:l},d)=>{if(a[d]?.early||!a[d]?.action||!l||l.legal)return;let u=L(l.reasons[0].message);i.set(It(s,r,d+1,"/action/to")??"",u)});for(let l of t?.errors??[])i.set(It(s,r,e.length,l.pointer)??"",oe(l));return t&&!t.errors?.length&&i.set("",t.detail),i}function Qt({id:e}){return c`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var _a=6,ya=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],wa=new URLSearchParams(location.search).get("q")??"";function _s({table:e}){let[t,n]=v(wa),[o,s]=v(!1),r=p.happened,i=W(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,l=t.trim()?$s(t):[],d=h=>{n(""),s(!1),e.replace(f=>pe(h,Le(h),!1,f))};return c`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${h=>{h.preventDefault(),l.length&&d(l[0])}}>
        <h1 id="happened"><label for="said">${r.title}</label></h1>
        <input type="search" id="said" maxlength="100" autocomplete="off" placeholder=${r.hint} value=${t}
          onInput=${h=>n(h.target.value)} />
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&r.found(l.length)}</p>
      ${t.trim()&&!l.length&&c`<p class="dim">${r.none}</p>`}
      ${t.trim()?c`<${Vt} disputes=${l} choose=${d} />`:a&&c`
              ${o?xo.map(h=>c`
                        <h2>${h}</h2>
                        <${Vt} disputes=${ge.filter(f=>f.group===h)} choose=${d} />`):c`<${Vt} few disputes=${ya.flatMap(h=>W(h)??[]).slice(0,_a)} choose=${d} />`}
              <p class="happened-more">
                <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>${o?r.fewer:r.all(ge.length)}</button>
                <span class="dim">${r.orPlay}</span>
              </p>`}
      ${i&&c`<${gs} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}function Vt({disputes:e,few:t=!1,choose:n}){return c`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>c`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${Qt} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var ys={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_amount"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],street:!0},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",street:!0},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]}};function ws({table:e,draft:t,setDraft:n}){let o=p.incident,{round:s}=e.position,r=a=>n({kind:a,numbers:{},since:null,streetOver:!1}),{seat:i}=e;return c`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(ys).map(a=>c`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>r(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&c`
          <p class="about">${o.about[t.kind]}</p>
          <${dt} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:c`<${ka} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${z(s)} />`}`}
    </form>`}function ka({table:e,seat:t,draft:n,setDraft:o,worths:s}){let r=p.incident,{kind:i,numbers:a,streetOver:l}=n,d=ys[i],u=y=>o({...n,...y}),h=n.since??(d.since==="done"?Oa(e.positions,t):[]),f={faced:Sa(e.positions,t),...a},m=y=>c`
    <${P} key=${y} label=${r.numbers[y](i)} value=${f[y]??null} chips=${s}
      onChange=${C=>u({numbers:{...a,[y]:C}})} />`,b=y=>f[y]!==null&&f[y]!==void 0,_=[...d.numbers,...d.optional??[]].filter(b).map(y=>[y,f[y]]),g=i==="skipped"?va(e.position.round,t):[],k=h.length>0||g.length>0,w={kind:i,seat:t,...Object.fromEntries(_),...d.since?{acted_since:h}:{},...d.street?{street_over:l}:{}},S=y=>{y.currentTarget.form.focus(),e.step({incident:w})};return c`
    ${d.numbers.map(m)}
    ${g.length>0&&c`<p>${r.played(g.map(r.deed))}</p>`}
    ${d.since&&c`<${pt} deeds=${h} after=${t} players=${e.position.round.players} worths=${s} onChange=${y=>u({since:y})} />`}
    ${d.street&&c`<label class="tick"><input type="checkbox" checked=${l} onChange=${()=>u({streetOver:!l})} /> ${r.streetOver}</label>`}
    ${d.optional&&c`<details><summary>${r.more}</summary>${d.optional.map(m)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!d.numbers.every(b)||i==="skipped"&&!k} onClick=${S}>${p.declare.ask}</button>
    </p>`}function va({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:s})=>{if(o===n||s?.since!=="none"||s.condition)return[];let{type:r,to:i}=s;return[{seat:o,type:r,...r==="bet"||r==="raise"?{to:i}:{}}]})}function Sa(e,t){let o=e.flatMap(({decision:s})=>s?.action?[s.action]:[]).findLast(s=>s.seat===t&&(s.by>0||s.all_in));return o&&o.to-o.by}function Oa(e,t){let n=e.flatMap(({decision:s})=>s?.action?[s.action]:[]),o=n.findLastIndex(s=>s.seat===t&&s.by>0);return o<0?[]:n.slice(o+1).map(({seat:s,type:r,to:i,by:a})=>({seat:s,type:r,...a>0?{to:i}:{}}))}var Zt="from_the_table",ks=["assumed","house"],xa=60,vs=`${Zt}.json`;function Ss({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],s=n>0?Z(t[n-1],o):p.keep.whatMay(o.round.to_act),r=n>0?Ta(o):{round:o.round},i=n>0?Ca(e.rulesets[0],o):Ea(e.rulesets[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},l={id:`${Zt}.${Ma(s)}`,story:p.keep.story(s),source:p.keep.source,...r,...a,rulings:i};return{topic:Zt,cases:[l]}}function Ta({asked:e}){let{ruleset:t,house_rules:n,compare:o,next_options:s,...r}=e.body;return r}function Ca(e,{decision:t,beside:n}){let o=[{ruleset:e,decision:t},...n];return Object.fromEntries(o.flatMap(s=>s.decision?[[s.ruleset,Aa(s.decision)]]:[]))}function Aa({legal:e,ruling:t,action:n,reopened_seats:o,round_over:s,round:r,reasons:i}){let a=i.find(({clause:u,standing:h})=>u&&!ks.includes(h))??i[0],{current_bet:l,to_act:d}=r;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round_over:s,round:{current_bet:l,to_act:d}},clause:ks.includes(a.standing)?null:a.clause,standing:a.standing}}function Ea(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:s,raise:r,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:s,raise:r,bring_in:i}},clause:null,standing:"assumed"}}}function Ma(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,xa).replace(/_$/,"")}var Xt="s=",Os="case=",xs="rulebook=",Ts="dispute=",Ra=1e6,Na=1e5,en=200,Ia=100,Da=1e3,Wa=["action","declaration","incident","choice","street","won"];async function mt(e){let t=await Cs(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return Xt+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function tn(e){let t=e.replace(/^#/,"");if(t.startsWith(Os))return await Pa(t.slice(Os.length));if(t.startsWith(xs))return Ha(t.slice(xs.length));if(t.startsWith(Ts))return La(t.slice(Ts.length));if(!t.startsWith(Xt))return{spot:null,notice:""};let n=await ja(t.slice(Xt.length)).then(Ba,()=>null);return{spot:n,notice:n?"":p.link.damaged}}function La(e){let t=W(e),n=t?pe(t,Le(t),!1,G()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function Ha(e){let t=e.length<=en&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?Xn(Mo(e)):null,notice:t?"":p.link.damaged}}async function Pa(e){if(e.length>3*en)return{spot:null,notice:p.link.noSuchCase};try{let t=await as(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof E&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function ja(e){if(e.length>Na)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await Cs(new DecompressionStream("deflate-raw"),n)))}function Ba(e){if(!B(e)||!B(e.start))return null;let{rulesets:t,house:n={},steps:o=[]}=e,{opening:s,round:r}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=Ia&&t.every(u=>typeof u=="string"&&u.length<=en),l=Array.isArray(o)&&o.length<=Da&&o.every(Ga);if(!a||!B(n)||!l||!(B(s)||B(r)))return null;let d=B(s)?{opening:s}:{round:r};return{rulesets:t,house:n,start:d,steps:o,...Fa(e.between),...qa(e.game),...Ua(e.dispute)}}function Fa(e){return B(e)&&Array.isArray(e.seats)?{between:e}:{}}function qa(e){return B(e)&&B(e.named)&&B(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function Ua(e){let t=W(e?.id);if(!t)return{};let n=B(e.numbers)?e.numbers:{},o=Object.entries(Le(t)).map(([s,r])=>{let i=t.asks.find(d=>d.name===s),l=i&&"choices"in i?Object.hasOwn(i.choices,n[s]):n[s]===null||Number.isSafeInteger(n[s]);return[s,l?n[s]:r]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function Ga(e){if(!B(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],s=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):B(n);return o.length===1&&Wa.includes(t)&&s}function B(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function Cs(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),s=[],r=0;for(let i=await o.read();!i.done;i=await o.read()){if(r+=i.value.length,r>Ra)throw new RangeError("too long");s.push(i.value)}return new Uint8Array(await new Blob(s).arrayBuffer())}var Ka={no_limit:{variant:"NT",hole:"????"},pot_limit:{variant:"PO",hole:"????????"},fixed_limit:{variant:"FT",hole:"????"}},za={holdem:["no_limit","fixed_limit"],omaha:["pot_limit"]},Ja=4,Ya=["","??????","??","??"],As=["small_blind","big_blind","straddle","post"],Qa={fold:"f",check:"cc",call:"cc"};async function Es({spot:e,positions:t}){let n=e.game&&za[e.game.named.name];if(e.game&&!n?.includes(t[0].round.structure))return null;let o="opening"in e.start?Va(e.start.opening,t):null;if(o===null)return null;let s=await M("/v1/hands",{...D(e),phh:o}),{round:r}=t.findLast(({step:i})=>!i||!("won"in i))??t[0];return s.round&&el(s.round,r,Ms(e.start.opening))?o:null}function Va(e,t){let n=Ka[e.structure],{street:o=1,streets:s,posts:r=[],players:i,min_bet:a}=e;if(!n||o!==1||s!==Ja||e.bring_in)return null;let l=Ms(e),d=l.length===2?[...l].reverse():l,u=(b,_)=>r.filter(g=>g.seat===b&&_.includes(g.type)).reduce((g,{type:k,amount:w})=>g+(k==="post"?-w:w),0);if(r.some(({type:b})=>b!=="ante"&&!As.includes(b)))return null;let h=e.structure==="fixed_limit"?[`small_bet = ${a}`,`big_bet = ${Za(e,t)}`]:[`min_bet = ${a}`],f=l.map(b=>i.find(_=>_.seat===b)?.stack??0),m=[...l.map((b,_)=>`d dh p${_+1} ${n.hole}`),...Xa(t,l)];return[`variant = "${n.variant}"`,`antes = [${d.map(b=>u(b,["ante"])).join(", ")}]`,`blinds_or_straddles = [${d.map(b=>u(b,As)).join(", ")}]`,...h,`starting_stacks = [${f.join(", ")}]`,"actions = [",...m.map(b=>`  "${b}",`),"]",`seats = [${l.join(", ")}]`,""].join(`
`)}function Za({min_bet:e},t){return t.findLast(({round:n})=>(n.street??1)>2)?.round.min_bet??2*e}function Xa(e,t){return e.flatMap(({step:n,decision:o,round:s},r)=>{if(!n||"won"in n)return[];if("street"in n)return[`d db ${Ya[(s.street??1)-1]}`];let i="choice"in n?e[r-1].decision?.alternatives?.[n.choice]?.action:o?.action;return i?[`p${t.indexOf(i.seat)+1} ${Qa[i.type]??`cbr ${i.to}`}`]:[]})}function Ms({players:e,button:t,posts:n=[]}){let o=e.map(({seat:a})=>a),s=n.find(({type:a})=>a==="small_blind")?.seat,r=t!==void 0?o[(o.indexOf(t)+1)%o.length]??o[0]:o.length===2?o.find(a=>a!==s):s,i=Math.max(0,o.indexOf(r??o[0]));return[...o.slice(i),...o.slice(0,i)]}function el(e,t,n){let o=n.map(i=>t.players.find(a=>a.seat===i)),s=e.players.every(({stack:i,committed:a,folded:l=!1},d)=>{let u=o[d];return u&&u.stack===i&&u.committed===a&&(u.folded??!1)===l}),r=e.to_act===null?null:n[e.to_act-1];return s&&e.street===t.street&&r===t.to_act}var Rs=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),nn=Object.keys(Rs);function me(e){let t=Rs[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}var tl=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function Ns({table:e,link:t}){let{spot:n,positions:o,rulebooks:s}=e,r=p.slip,i=o.findLastIndex(({decision:u})=>u),a=V(`/v1/rulesets/${n.rulesets[0]}`),l=X(e)!==null;if(i<1&&!l)return c`<div class="slip"><p>${r.none}</p></div>`;let d=o[i]?.decision?.ruleset.version??a?.version;return c`
    <article class="slip">
      <header>
        <h2>${r.title}</h2>
        <p>${tl.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(s,n.rulesets[0].split("@")[0])}${d&&`, ${r.version(d)}`}</p>
      ${a?.publication&&c`<p class="slip-whose">${r.whose(a.publication)}</p>`}
      <${sl} house=${n.house} />
      ${l?c`<${ol} table=${e} rulebook=${a} />`:c`<${nl} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${r.sign}</p>
      </footer>
    </article>`}function nl({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:s}){let r=p.slip,[i,a]=[t[o-1],t[o]],l=a.decision,d=a.others??a.beside,u=t[o+1]?.step,h=u&&"choice"in u?Z(a,t[o+1]):"";return c`
    <section>
      <h3>${r.situation}</h3>
      <${Is} position=${i} />
      ${rl(e.start,t,o).map(f=>c`<span>${f}. </span>`)}
    </section>
    <section>
      <h3>${r.ruling}</h3>
      <p>${Z(i,a)}.</p>
      <p class="slip-what">${_e(l)}</p>
      ${l.reasons.map((f,m)=>c`<${Ds} told=${m===0} reason=${f} rulebook=${s} />`)}
      ${h&&c`<p class="slip-what">${h}.</p>`}
      ${d.length>0&&c`<h3>${r.others}</h3>
        ${d.map(f=>c`<p><b>${R(n,f.ruleset)}</b> ${f.decision?il(f.decision):f.problem?.detail??""}</p>`)}`}
    </section>`}function ol({table:{spot:e,position:t},rulebook:n}){let o=p.slip,s=fe(e,n);return c`
    <section>
      <h3>${o.situation}</h3>
      <${Is} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${ut(e)}</p>
      ${re(e,t).map(r=>c`<p class="slip-what">${r}</p>`)}
      ${s&&c`<${Ds} told reason=${{message:"",...s}} rulebook=${n} />`}
    </section>`}function sl({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let s=me(n);return s?[{asked:s.question,answer:s.answer(o)}]:[]});return t.length?c`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({asked:n,answer:o})=>c`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function Is({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot:s=0}=e;return c`
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
    ${s>0&&c`<p>${t.pot(s)}</p>`}`}function Ds({reason:{clause:e,standing:t,message:n},rulebook:o,told:s}){let r=o?.clauses.find(({id:a})=>a===e),i=p.ruling.standing[t]??t;return c`
    <p>${L(n)} <span class="slip-clause">${r&&`${r.source}, `}${i}${s&&r&&` (${p.ruling.inShort}: ${r.paraphrase})`}</span></p>`}function rl(e,t,n){let o=t.findLastIndex(({step:r},i)=>i<n&&r!==null&&"street"in r),s=t.slice(0,n).map((r,i)=>i>Math.max(o,0)?Z(t[i-1],r):"");return[...o<0?ct(e):[],...s.filter(Boolean)]}function il(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${_e(e)}${t?` (${p.slip.clause(t)})`:""}`}var al={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds"},ll=100;function Ws({path:e,body:t}){let n=tt()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Oe(t,on).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function Ls({path:e,body:t}){let n=tt()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Oe(t,on,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function Hs({path:e,body:t}){return`import floorman

answer = floorman.${al[e]}(${Oe(t,cl)})
print(answer)
`}function Ps(e){return`${Oe(e,on)}
`}var on={},cl={true:"True",false:"False",null:"None"};function Oe(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[s,r]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Oe(d,t,i)):Object.entries(e).map(([d,u])=>`${JSON.stringify(d)}: ${Oe(u,t,i)}`),l=`${s}${a.join(", ")}${r}`;return!l.includes(`
`)&&n.length+l.length<=ll?l:`${s}
${a.map(d=>i+d).join(`,
`)}
${n}${r}`}var ul=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),dl={curl:async({position:e})=>Ws(e.asked),typescript:async({position:e})=>Ls(e.asked),python:async({position:e})=>Hs(e.asked),case:async e=>{let t=Ss(e);return t?Ps(t):""},phh:async e=>await Es(e)??""};function Bs({table:e}){let t=A(null),[n,o]=v(!1),[s,r]=v("");return x(()=>{mt(e.spot).then(a=>r(`${location.origin}${location.pathname}#${a}`))},[e.spot]),be(()=>{ne(c`<${Ns} table=${e} link=${s} />`,ul)}),c`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}>${p.keep.open}</button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&c`<${pl} table=${e} link=${s} close=${()=>t.current?.close()} />`}
    </dialog>`}function pl({table:e,link:t,close:n}){let o=p.keep,[s,r]=v("curl"),[i,a]=v(""),[l,d]=v(""),u=e.positions.some(({decision:h})=>h);return x(()=>{let h=!1,f=(m,b)=>{h||(a(m),d(b))};return dl[s](e).then(m=>f(m,m?"":o.cannot[s==="phh"?"phh":"case"]),m=>{if(!(m instanceof E))throw m;f("",s==="phh"&&m.problem.status===422?o.cannot.phh:m.problem.detail)}),()=>{h=!0}},[s,e.position]),c`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" onClick=${n}>${p.close}</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${js} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${u?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!u} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([h,f])=>c`<button type="button" aria-pressed=${s===h} onClick=${()=>r(h)}>${f}</button>`)}
        </div>
        <p class="about">${o.about[s](vs)}</p>
        ${l?c`<p class="notice" role="status">${l}</p>`:c`<${js} label=${o.forms[s]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function js({label:e,button:t,text:n,rows:o}){let s=A(null),[r,i]=v("");return x(()=>i(""),[n]),c`
    <textarea ref=${s} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{s.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${r}</span></p>`}var fl="/service-worker.js",hl="/table",ml=100,$l=new URL(import.meta.url).pathname;function bl(){let[e,t]=v(!0),[n,o]=v(!1);be(()=>{navigator.serviceWorker?.addEventListener("message",({data:r})=>{r.answers!==void 0&&t(r.answers),r.files&&o(!r.files.includes($l))}),window.addEventListener("offline",()=>nt(1)),window.addEventListener("online",()=>nt(1))},[]);let s=c`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return c`
    ${!e&&c`<p class="notice" role="alert">${p.offline.away}</p>`}
    ${n&&c`<p class="notice" role="alert">${p.offline.old} ${s}</p>`}`}function gl(){let[e,t]=v(null);return be(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?c`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:c`<p class="dim">${p.offline.insecure}</p>`}async function Fs(){let{serviceWorker:e}=navigator;if(!e)return;e.controller||e.addEventListener("controllerchange",()=>nt(ml),{once:!0});let t=await e.register(fl,{scope:hl}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}ne(c`<${bl} />`,document.getElementById("status"));ne(c`<${gl} />`,document.getElementById("install"));document.readyState==="complete"?Fs():window.addEventListener("load",Fs);var _l=20;function qs({table:e}){let t=A(null),[n,o]=v(!1),{newest:s,rulebooks:r}=e,[i,...a]=s.rulesets,l=f=>e.replace(m=>({...m,rulesets:[f,...m.rulesets.slice(1).filter(b=>b!==f)]})),d=f=>e.replace(m=>({...m,rulesets:[m.rulesets[0],...Gs(m.rulesets.slice(1),f)]})),u=()=>{o(!0),t.current?.showModal()},h=Object.keys(s.house).length;return c`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${f=>l(f.target.value)}>
          ${!r.some(({id:f})=>f===i)&&c`<option value=${i}>${R(r,i)}</option>`}
          ${r.map(({id:f})=>c`<option value=${f}>${R(r,f)}</option>`)}
        </select>
        <button type="button" class=${h?"house on":"house"} onClick=${u}>
          ${h?p.rulebooks.changed(h):p.rulebooks.open}<span class="beside-count">${p.rulebooks.compared(a.length)}</span>
        </button>
      </div>
      <div class="beside" role="group" aria-label=${p.rulebooks.beside}>
        <span class="dim" aria-hidden="true">${p.rulebooks.beside}</span>
        ${Us(r,s.rulesets).map(({id:f,title:m})=>c`<button type="button" class="mark" aria-pressed=${a.includes(f)} onClick=${()=>d(f)}>${m.split(":")[0]}</button>`)}
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&c`<${yl} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function Us(e,[t,...n]){let o=e.map(({id:r})=>r),s=n.filter(r=>!o.includes(r)).map(r=>({id:r,title:R(e,r)}));return[...e,...s].filter(({id:r})=>r!==t)}function Gs(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function yl({table:e,close:t}){let{newest:n,rulebooks:o}=e,[s,...r]=n.rulesets,[i,a]=v(r),[l,d]=v(n.house),[u,h]=v(""),[f,m]=v(null),b=p.rulebooks;x(()=>{j(`/v1/rulesets/${s}`).then(({parameters:w})=>m(w),()=>{})},[s]);let _=(w,S)=>{let{[w]:y,...C}=l;d(S===null?C:{...C,[w]:S})},g=w=>{w.preventDefault(),e.replace(S=>({...S,rulesets:[s,...i],house:l})),t()},k=w=>{let S=me(w),y=S&&[S.question,...S.settings.map(C=>S.answer(C))].join(" ").toLowerCase();return w in l||u.toLowerCase().split(/\s+/).every(C=>y?.includes(C))};return c`
    <form class="sheet-form" onSubmit=${g}>
      <header>
        <h2 id="rulebooks-title">${b.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        <fieldset class="choices">
          <legend>${b.beside}</legend>
          ${Us(o,n.rulesets).map(({id:w,title:S})=>c`
              <label><input type="checkbox" checked=${i.includes(w)} onChange=${()=>a(Gs(i,w))} />${S}</label>`)}
        </fieldset>
        ${f&&nn.length>0&&c`
          <section>
            <h3>${b.house}</h3>
            <p class="about">${b.about(R(o,s))}</p>
            <label class="field">${b.search}<input type="search" value=${u} onInput=${w=>h(w.target.value)} /></label>
            <div class="questions">
              ${nn.filter(k).map(w=>c`<${wl} key=${w} name=${w} own=${f[w]} set=${S=>_(w,S)} chosen=${l[w]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(l).length} onClick=${()=>d({})}>${b.none}</button>
        <button class="first">${b.use}</button>
      </footer>
    </form>`}function wl({name:e,own:t,chosen:n,set:o}){let s=me(e);if(!s)return null;let r=typeof t=="number"?Array.from({length:Math.max(_l,t)},(a,l)=>l+1):s.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let l=r[a.target.value];o(l===t?null:l)};return c`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${s.question}</span>
      <select value=${r.indexOf(n??t)} onChange=${i}>
        ${r.map((a,l)=>c`<option value=${l}>${s.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}async function zs({body:e},t,n,o){let{compare:s,next_options:r,house_rules:i={},...a}=e,l=await j(`/v1/rulesets/${a.ruleset}/diff/${n.ruleset}`),u=[...new Map(l.topics.flatMap(({parameters:_})=>_.map(g=>[g.key,g]))).values()].filter(({key:_})=>!(_ in i));if(!u.length)return[];let h={...a,...kl(n.asked),ruleset:n.ruleset},f=(_,g,k)=>({..._,house_rules:{...i,[g]:k}}),[m,b]=await Promise.all([M("/v1/decisions/batch",{items:u.map(({key:_,b:g})=>f(a,_,g))}),M("/v1/decisions/batch",{items:u.map(({key:_,a:g})=>f(h,_,g))})]);return u.filter((_,g)=>Ks(m.items[g],o)&&Ks(b.items[g],t))}function kl(e){return e?{round:e.body.round}:{}}function Ks({decision:e},t){return e!==void 0&&ke(e)===ke(t)}function sn(e){let{spot:t,position:n}=e,o=n.others??n.beside;if(X(e)){let r=re(t,n).join(" ");return o.flatMap(i=>{if(!i.stands)return[];let a=re(t,i.stands);return[{other:i,likeness:a.join(" ")===r?"alike":"apart",lines:a}]})}let{decision:s}=n;return s?o.map(r=>({other:r,likeness:vl(s,r),lines:r.decision?[ye(r.decision)]:Sl(r)})):[]}function vl(e,{decision:t,mayDiffer:n}){return!t||ke(e)!==ke(t)?"apart":n.length?"open":Wt(e)===Wt(t)?"alike":"later"}function Sl({problem:e}){return[e?.errors?.map(oe).join(" ")??e?.detail??""]}function rn({table:e}){let t=sn(e);if(!t.length)return null;let n=o=>t.filter(s=>s.likeness===o).length;return c`
    <h3>${p.ruling.beside(n("apart"),n("open"),t.length)}</h3>
    <ul class="other-books">
      ${t.map(o=>c`<${Ol} key=${o.other.ruleset} table=${e} ...${o} />`)}
    </ul>`}function Ol({table:e,other:t,likeness:n,lines:o}){let s=p.ruling,r=V(`/v1/rulesets/${t.ruleset}`),{decision:i}=e.position,a=X(e),l=a?null:t.decision,d=()=>e.replace(h=>({...h,rulesets:[t.ruleset,...h.rulesets.filter(f=>f!==t.ruleset)]})),u=a?fe(e.spot,r):l&&i&&xl(i,l);return c`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.ruleset)} <span class="mark">${s.likeness[n]}</span></p>
      <p class="stands">${l&&c`<span class=${`badge ${l.ruling}`}>${s.badge[l.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&c`<${ee} reason=${u} rulebook=${r} />`}
      ${t.mayDiffer.length>0&&c`<p class="small">${s.takenAsItStands(t.mayDiffer)}</p>`}
      ${n==="apart"&&l&&c`<${Tl} table=${e} other=${t} theirs=${l} />`}
      <button type="button" class="quiet" onClick=${d}>${s.makeRuling}</button>
    </li>`}function xl(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function Tl({table:e,other:t,theirs:n}){let[o,s]=v(null),{decision:r,asked:i}=e.position;if(x(()=>{let u=!1;if(r)return zs(i,r,t,n).then(h=>u||s({theirs:n,differences:h}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[l]=e.spot.rulesets,d=o.differences.flatMap(({key:u,a:h,b:f})=>{let m=me(u);return m?[{...m,ours:m.answer(h),theirs:m.answer(f)}]:[]});return c`
    <div class="why-apart">
      ${d.map(u=>c`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,l)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.ruleset)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${l}/${t.ruleset}`}>${a.allDifferences}</a></p>
    </div>`}var an=10,Cl={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>El([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":Js,"chips.under_half_a_raise":Js,"chips.overchip":({add:e,pushed:t})=>{let n=U(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,U(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*an<t?p.sums.tiny(e,an,e*an,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-U(t),U(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":Ys,"raise.above_pot":Ys,"undercall.full":Qs,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>U(n)&&e+U(n)<t?Qs({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>U(t)?p.sums.short(e+U(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":ln,"pot_count.floor":ln,"pot_count.stands":ln,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function Vs(e,t){let{decision:n,step:o}=e[t],s=e[t-1];if(!n||!s)return[];let{round:r,options:i}=s,a=o&&"declaration"in o?o.declaration.chips??[]:[],l=n.action?.seat??r.to_act,d={had:r.players.find(h=>h.seat===l)?.committed??0,bet:r.current_bet??Math.max(...r.players.map(({committed:h})=>h)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(r.pot??0)+U(r.players.map(({committed:h})=>h)),pushed:a.map(U),least:i?.raise?.min_to??0};return[...Al(e,t,l),...n.reasons].map(({code:h,params:f})=>Cl[h]?.({params:f,...d})).flatMap(h=>h??[]).slice(0,1)}function Zs({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:r})=>r==="ante"),s=t.players.find(({seat:r})=>r===o?.seat);return!s||s.stack||!t.pot?[]:[p.sums.adds([s.committed,t.pot],s.committed+t.pot)]}function Xs({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:s},r)=>{let i=Math.min(...e.players.filter(({seat:u})=>s.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,l=i-n,d=r?0:e.pot??0;return n=i,a*l+d===o?[p.sums.pot(a,l,d,o)]:[]})}function Al(e,t,n){let{action:o,ruling:s}=e[t].decision;if(s!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function Js({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function Ys({pot:e,bet:t,had:n,by:o}){let s=t-n;return s>0&&e+s===o?p.sums.pots(e,s,o):null}function Qs({had:e,to:t,pushed:n}){let o=e+U(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function ln({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function El(e,t){return U(e)===t?!0:null}function U(e){return e.reduce((t,n)=>t+n,0)}var Ml=24,Rl=3;function er({table:e,rulebook:t}){let n=A(null),[o,s]=v(!1),[r,i]=v(!1),[a,l]=v(""),d=p.card,u=()=>{s(!0),l(""),n.current?.showModal()},h=()=>{i(!1),s(!1)},f=async()=>l(await Pl(cn(e).join(" "))),[,m]=e.newest.rulesets;return c`
    <p class="to-card"><button type="button" onClick=${u}>${d.open}</button></p>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${h}>
      ${o&&c`
          <div class=${r?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${Il} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!r)} aria-pressed=${r}>${d.turn}</button>
            ${m&&c`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,m))} onClick=${()=>e.replace(Nl)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${f}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function Nl(e){let[t,n,...o]=e.rulesets;return{...e,rulesets:[n,...o,t]}}function Il({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:s}=e,r=X(e)!==null,i=we(o),a=o.length-(i?2:1),l=r?null:o[a].decision,d=r?fe(n,t):l&&Lo(n,t,l.reasons),u=d&&"message"in d?L(`${d.message}`):"",h=r?[...Xs(o[a]),...Zs(n,o[a])]:i?[]:Vs(o,a),f=l?i?"chosen":l.ruling:null,m=sn(e).filter(({likeness:b})=>b==="apart");return c`
    <header class="card-book">${p.ruling.by(R(s,n.rulesets[0]))}</header>
    <${Wl} table=${e} at=${a} />
    <div class="card-ruling">
      ${f&&c`<p class=${`badge ${i?"accepted":f}`}>${p.ruling.badge[f]}</p>`}
      <div id="card-ruling" class=${r&&cn(e).length>1?"several":""}>${cn(e).map((b,_)=>c`<p class=${_&&!r?"card-more":b.length>Ml?"card-stands long":"card-stands"}>${b}</p>`)}</div>
      ${l&&!i&&c`<${Dl} decision=${l} />`}
      ${h.map(b=>c`<p class="card-sum">${b}</p>`)}
      ${u&&c`<p class="card-why">${u}</p>`}
      ${d&&c`<${ee} reason=${d} rulebook=${t} />`}
    </div>
    ${m.length>0&&c`
        <ul class="card-others">
          ${m.map(({other:b,lines:_})=>c`<li><span>${R(s,b.ruleset)}</span> <b>${_.join(" ")}</b></li>`)}
        </ul>`}`}function Dl({decision:{alternatives:e=[]}}){return e.length?c`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>c`<li>${L(t.message)}</li>`)}</ul>`:null}function cn(e){let{spot:t,position:n,positions:o}=e,s=we(o);if(s)return[L(s.effect.message),Pe(s)];if(X(e)||!n.decision)return re(t,n);let{reopened_seats:r,reasons:i}=n.decision,a=i.every(({code:l})=>l!=="reopening.checked");return[ye(n.decision),...r.length?[`${p.ruling.mayRaise(r,a)}.`]:[]]}function Wl({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:s}=e[Math.max(0,n-1)].round,r=o??Math.max(...s.map(({committed:d})=>d)),i=W(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||Ll(e,u,n))?[Hl(e[u-1],d)]:[]),l=i?a:a.slice(-Rl);return c`
    <div class="card-felt">
      ${r>0&&(!i||!l.length)&&c`<figure><${Nt} motions=${[un(r)]} /><figcaption>${p.card.bet(r)}</figcaption></figure>`}
      ${l.map(({motions:d,speech:u,caption:h})=>(d.length>0||u)&&c`<figure>
            ${u&&c`<p class="card-speech">${u}</p>`}
            ${d.length>0&&c`<${Nt} motions=${d} />`}
            ${h&&c`<figcaption>${h}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?ut(t):l.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function Ll(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function Hl(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:Z(e,t)};if(!n)return o;if("declaration"in n){let{chips:s=[],words:r=[],prior_chips:i=[]}=n.declaration,a=s.length?[...i.length?[i]:[],...s]:[],l=a.map(d=>d.reduce((u,h)=>u+h,0));return{...o,motions:a,speech:r.map(Lt).join(" \u2026 "),caption:l.length?p.card.pushed(l):""}}if("action"in n){let{to:s=0,type:r,seat:i}=n.action,a=s||(r==="all_in"?t.decision?.action?.to??0:0);if(r==="fold"||r==="check"||!a)return o;let l=i===void 0?$(a):p.card.early(a);return{...o,motions:[un(a)],caption:l}}return"incident"in n&&n.incident.amount?{...o,motions:[un(n.incident.amount)],caption:$(n.incident.amount)}:o}function un(e){return De(e,ae).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function Pl(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!jl(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function jl(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function tr({table:e}){let{position:t}=e,n=A(null);x(()=>{Bl(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=X(e),s=i=>{n.current?.focus(),e.step({choice:i})},r=V(`/v1/rulesets/${e.spot.rulesets[0]}`);return c`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulesets[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?c`<${Io} table=${e} />`:t.decision?c`<${Fl} decision=${t.decision} />`:c`<${ql} table=${e} />`}</div>
      ${(o||t.decision||we(e.positions))&&c`<${er} table=${e} rulebook=${r} />`}
      ${o&&c`<${Po} table=${e} rulebook=${r} /><${rn} table=${e} />`}
      ${!o&&t.decision&&c`
          <${Ul} decision=${t.decision} onChoose=${s} />
          <${Gl} reasons=${t.decision.reasons} rulebook=${r} />
          <${rn} table=${e} />`}
    </section>`}function Bl({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function Fl({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:s,penalty:r,round:i,round_over:a,reasons:l}=e,d=l.every(({code:u})=>u!=="reopening.checked");return c`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${ye(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&c`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${s.length>0&&c`<li class="reopened">${t.mayRaise(s,d)}</li>`}
        ${r&&c`<li class="penalty">${t.penalty}</li>`}
        ${a?c`<li>${t.over}</li>`:n!=="discretion"&&i.to_act!==null&&c`<li>${t.next(i.to_act)}</li>`}
      </ul>
    </div>`}function ql({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return c`<${Do} position=${t} />`;if("won"in t.step)return c`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return c`<h2>${n.newStreet}</h2>`;let o=we(e);return o?c`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${L(o.effect.message)}</h2>
      <p>${Pe(o)}</p>
    </div>`:null}function Ul({decision:{alternatives:e=[]},onChoose:t}){return e.length?c`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>c`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${L(n.effect.message)}</b>
            <span>${Pe(n)}</span>
          </button></li>`)}
    </ol>`:null}function Gl({reasons:e,rulebook:t}){return c`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>c`
          <li key=${n.code}>
            <p>${L(n.message)}</p>
            <${ee} reason=${n} rulebook=${t} told open=${o===0} />
          </li>`)}
    </ol>`}var Kl=[4,5,2,3];function nr({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,s=Object.entries(o.structures);return c`
    <${ce} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${r=>r?n():t(Et(e))}
      choices=${[!1,!0].map(r=>({to:r,words:r?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${ce} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${r=>t({structure:r,derived:Q(e)})}
        choices=${s.map(([r,i])=>({to:r,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${r=>t({streets:Number(r.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${Kl.map(r=>c`<option value=${r}>${o.gameOf[r]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${r=>t({street:Number(r.target.value),derived:Q(e)})}>
            ${Array.from({length:e.streets??5},(r,i)=>c`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function or({form:e}){let{draft:t,set:n,faults:o}=e,s=p.setup,r=!t.isMidHand&&t.street===1,i=([a,l])=>t.min_bet===l&&(!r||t.bring_in!==null||t.small===a);return c`
    <section>
      <h3>${s.stakes}</h3>
      <div class="presets" role="group" aria-label=${s.presets}>
        ${io.map(a=>c`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(po(t,a))}>
              ${$(a[0])} / ${$(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${Jl(t,r).map(a=>c`<${q} key=${a} form=${e} field=${Ne(a,t)} />`)}
        ${Yl(t).map(a=>c`<${q} key=${a} form=${e} field=${bo(a)} />`)}
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
      ${r&&(t.bring_in===null||t.late.length>0)&&c`<${zl} form=${e} />`}
    </section>`}function zl({form:e}){let{draft:t,set:n}=e,{late:o}=t,s=p.setup.late,r=(i,a)=>n({late:o.map((l,d)=>d===i?{...l,...a}:l)});return c`
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
              <${q} form=${e} field=${go(l)} />
              <button type="button" class="quiet" aria-label=${s.remove(l+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==l)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(fo(t))}>${s.add}</button>
    </details>`}function Jl({structure:e,bring_in:t,isMidHand:n,street:o},s){let r=s&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",r],["min_bet",!0],["chip",!0],["ante",s],["straddle",r],["bring_in",i&&o===1],["pot",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,l])=>l).map(([l])=>l)}function Yl({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_raise"]:["current_bet","last_raise","bet_count","last_full_bet"]:[]}var Ql=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"];function rr({form:{draft:e,set:t,...n},games:o,played:s}){let r=p.setup.named,i=a=>{let l=o.find(d=>d.name===a);t(l?rt(e,l,s):{game:null})};return c`
    <section>
      <h3>${r.title}</h3>
      <div class="fields">
        <label class="field">${r.game}
          <select value=${e.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${r.none}</option>
            ${o.map(({name:a,title:l})=>c`<option value=${a}>${l}</option>`)}
          </select>
        </label>
      </div>
      ${e.game&&c`<${Vl} form=${{draft:e,set:t,...n}} game=${e.game} />`}
    </section>`}function Vl({form:e,game:t}){let{draft:n,set:o,faults:s}=e,{about:r,structure:i,kill:a,killer:l}=t,d=p.setup.named,u=b=>o({game:{...t,...b}}),h=le(t).all.includes("kill"),f=r.opens==="low_card"||r.opens==="high_card"?d.opens[r.opens]:null,m=Math.max(r.most_players,n.seats.length);return c`
    ${r.structures.length>1&&c`<${ce} legend=${p.setup.structure} name="structure" chosen=${i}
        choose=${b=>u({structure:b})}
        choices=${r.structures.map(b=>({to:b,words:p.setup.structures[b]}))} />`}
    <div class="fields">
      ${Ql.filter(b=>Mt(b,t)).map(b=>c`<${q} key=${b} form=${e} field=${Zl(b,i)} />`)}
      <label class="field">${d.seats}
        <select value=${n.seats.length} onChange=${b=>o(ec(n,Number(b.target.value)))}>
          ${Array.from({length:m-1},(b,_)=>c`<option value=${_+2}>${_+2}</option>`)}
        </select></label>
      <${q} form=${e} field=${Xl} />
      <${q} form=${e} field=${Ne("chip",n)} />
      ${(i==="fixed_limit"||i==="spread_limit")&&c`<${q} form=${e} field=${Ne("players_left",n)} />`}
      ${h&&c`<label class="field">${d.kill}
          <select value=${a} onChange=${b=>u({kill:b.target.value,killer:l??n.seats[0].seat})}>
            ${Object.entries(d.kills).map(([b,_])=>c`<option value=${b}>${_}</option>`)}
          </select></label>`}
    </div>
    ${f&&c`<${sr} legend=${f} draft=${n} chosen=${n.first} choose=${b=>o({first:b})} />`}
    ${s.has("first")&&c`<p class="fault">${s.get("first")}</p>`}
    ${h&&a!=="none"&&c`
        <${sr} legend=${d.killer} draft=${n} chosen=${l} choose=${b=>u({killer:b})} />
        <div class="choice"><button type="button" aria-pressed=${t.actsLast} onClick=${()=>u({actsLast:!t.actsLast})}>${d.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(b=>s.has(b)&&c`<p class="fault">${s.get(b)}</p>`)}`}function sr({legend:e,draft:t,chosen:n,choose:o}){return c`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.seats.map(({seat:s})=>c`<button type="button" aria-pressed=${s===n} onClick=${()=>o(s)}>${p.seat(s)}</button>`)}
    </fieldset>`}function Zl(e,t){let{named:n,fields:o}=p.setup,[s,r]=n.bets,i={...o,"bets/0":t==="fixed_limit"?s:n.bet,"bets/1":r,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},l)=>({game:a&&{...a,amounts:{...a.amounts,[e]:l}}}),placeholder:e==="small_blind"?n.half:""}}var Xl={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function ec({seats:e,button:t,first:n},o){let s={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},r=Array.from({length:o},(a,l)=>({...s,...e.find(({seat:d})=>d===l+1),seat:l+1})),i=a=>a!==null&&a<=o?a:null;return{seats:r,posts:null,late:[],button:i(t)??o,first:i(n)}}var oc=["acted","folded"];function ir({form:e}){let{draft:t,set:n,faults:o}=e,s=["players","posts","button",...t.isMidHand?["first"]:[]];return c`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((r,i)=>c`<${sc} key=${r.seat} form=${e} player=${r} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(ho(t))}>${p.setup.add}</button>
      ${s.map(r=>o.has(r)&&c`<p class="fault">${o.get(r)}</p>`)}
    </section>`}function sc({form:e,player:t,i:n}){let{draft:o,set:s,faults:r}=e,{seat:i}=t,a=p.setup,l=!o.game||le(o.game).needs.includes("button"),d=(f,m,b=!1,_=()=>{})=>c`
    <label><input type=${f} name=${f==="radio"?m:void 0} checked=${b} aria-label=${`${p.seat(i)}: ${a[m]}`} onChange=${_} />
      <span aria-hidden="true">${a[m]}</span></label>`,u=f=>s({seats:o.seats.map(m=>m.seat===i?{...m,[f]:!m[f]}:m),derived:Q(o)}),h=["","/seat","/acted","/folded","/out_of_turn"].map(f=>r.get(`players/${n}${f}`));return c`
    <li>
      <b>${p.seat(i)}</b>
      <${q} form=${e} field=${Rt("stack",i,n)} />
      ${o.isMidHand&&c`<${q} form=${e} field=${Rt("committed",i,n)} />`}
      <span class="setup-marks">
        ${l&&d("radio","button",o.button===i,()=>s({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>s({first:i}))}
        ${o.isMidHand&&oc.map(f=>d("checkbox",f,t[f],()=>u(f)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>s(mo(o,i))}>×</button>
      ${h.map(f=>f&&c`<p class="fault">${f}</p>`)}
    </li>`}function ar({table:e}){let t=A(null),[n,o]=v(null);return c`
    <button type="button" onClick=${()=>{o(ao(e.spot,e.position)),t.current?.showModal()}}>${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&c`<${rc} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function rc({table:e,first:t,close:n}){let[o,s]=v(t),[r,i]=v(null),[a,l]=v(null),d=A(!1),{game:u,steps:h,...f}=e.spot,m=V("/v1/games")?.games??[],b=h.length?void 0:m.find(({name:O})=>O===u?.named.name),_=(u?.named.players??[]).map(O=>({committed:0,acted:!1,folded:!1,...O}));x(()=>{b&&s(O=>O.game?O:{...O,...rt(O,b,u?.named),seats:_})},[b]);let g=O=>s({...o,...O}),k=new Map((r?.errors??[]).map(O=>[At(o,O.pointer),oe(O)])),w=async()=>{let O=Tt(o);try{return o.game?await ot(f,$o(o,o.game),so(o.game.about)):await M("opening"in O?"/v1/rounds":"/v1/options",{...D(f),...O})}catch(N){if(!(N instanceof E))throw N;return i(N.problem),null}},S=async()=>{let O=await w();O&&s(xt(O.round))},y=async O=>{if(O.preventDefault(),d.current)return;d.current=!0;let N=await w();d.current=!1,N&&(o.game?e.replace(({rulesets:I,house:F})=>({...N,rulesets:I,house:F})):e.replace(({rulesets:I,house:F})=>({rulesets:I,house:F,start:Tt(o),steps:[]})),n())},C={draft:o,set:g,standAsItIs:S,faults:k,active:a,activate:l};return c`
    <form class="sheet-form" onSubmit=${y}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${r&&c`<${ic} draft=${o} trouble=${r} />`}
        <${rr} form=${C} games=${m} played=${u?.named} />
        ${!o.game&&c`<${nr} form=${C} /><${or} form=${C} />`}
        <${ir} form=${C} />
      </div>
      <footer>
        <${ac} form=${C} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function ic({draft:e,trouble:t}){let{errors:n=[]}=t;return c`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>c`<li>${p.setup.place(At(e,o.pointer),e.seats)}${oe(o)}</li>`)}</ul>
    </div>`}function ac({form:{draft:e,set:t,active:n}}){if(!n)return c`<p class="dim">${p.setup.chooseField}</p>`;let o=z({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return c`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${St} chips=${o} value=${n.get(e)} onChange=${s=>t(n.change(e,s))} />
    </div>`}var lc=20,cc=200;function lr({table:e}){let t=A(null),[n,o]=v(!1);return c`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}>${p.situations.open}</button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&c`<${uc} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function uc({table:e,close:t}){let n=p.situations,[o,...s]=e.spot.rulesets,[r,i]=v({q:"",topic:"",structure:""}),[a,l]=v([]),[d,u]=v(null),[h,f]=v(null),[m,b]=K(S=>S+1,0),_=A(null);x(()=>_.current?.focus(),[]);let g=S=>i({...r,...S});x(()=>{j("/v1/conformance").then(({topics:S})=>l(Object.keys(S)),$t(f))},[m]),x(()=>{let S=!1,C=setTimeout(()=>{f(null),dn(pc(o,r),{tests:[],total:0,next:null}).then(O=>S||u(O),$t(f))},d?cc:0);return()=>{S=!0,clearTimeout(C)}},[r,o,m]);let k=()=>d?.next&&dn(d.next,d).then(u,$t(f)),w=S=>Kt(S,s).then(y=>{e.replace(y),t()},$t(f));return c`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" onClick=${t}>${p.close}</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${r.q} ref=${_}
          onInput=${S=>g({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${r.topic} onChange=${S=>g({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>c`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${r.structure} onChange=${S=>g({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>c`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${h&&c`<${Y} trouble=${h} again=${b} />`}
    <div class="situations-found">
      ${fc(d?.tests??[]).map(([S,y])=>c`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(C=>c`<li key=${C.id}><${dc} test=${C} choose=${w} /></li>`)}</ul>`)}
      ${d?.next&&c`<button type="button" class="situations-more" onClick=${k}>${n.more}</button>`}
    </div>`}function dc({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return c`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function pc(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/cases?${new URLSearchParams([["ruleset",e.split("@")[0]],...n,["limit",String(lc)]])}`}async function dn(e,t){let{cases:n,total:o,next:s}=await j(e),r={tests:[...t.tests,...n.filter(Gt)],total:o,next:s};return s&&r.tests.length===t.tests.length?await dn(s,r):r}function fc(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function $t(e){return t=>{if(!(t instanceof E))throw t;e(t.problem)}}function cr({label:e,names:t,chosen:n,choose:o,children:s}){let r=A(null),i=Object.keys(t);return c`
    <div class="turns" role="tablist" aria-label=${e} ref=${r} onKeyDown=${l=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(l.key in u))return;l.preventDefault();let h=(u[l.key]+i.length)%i.length;o(i[h]),r.current?.children[h]?.focus()}}>
      ${i.map(l=>c`
          <button type="button" role="tab" id=${`tab-${l}`} aria-controls="tab-panel" aria-selected=${l===n} tabindex=${l===n?0:-1}
            onClick=${()=>o(l)}>${t[l]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${s}</div>`}function hc({past:e,spot:t,future:n,runs:o},s){if("dealtAfter"in s)return s.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in s){let r=typeof s.to=="function"?s.to(t):s.to;return{past:s.amends?e:[...e,t],spot:r,future:[]}}return"step"in s?s.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,s.at),s.step]},future:[],runs:!0}:s.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:s.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function mc(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:e.spot.dispute};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function $c({first:e,rulebooks:t,told:n}){let[o,s]=K(hc,{past:[],spot:e,future:[]}),[r,i]=v(null),[a,l]=v(null),[d,u]=v(n),[h,f]=K(w=>w+1,0),m=A(""),{spot:b}=o;x(()=>{let w=!1;return Re(b).then(S=>w||l(y=>mc({...S,spot:b,asked:b},y))),mt(b).then(S=>{w||(m.current=`#${S}`,window.history.replaceState(window.history.state,"",m.current))}),()=>{w=!0}},[b,h]),x(()=>{let w=0,S=async({newURL:y})=>{let C=++w,{spot:O,notice:N}=await tn(new URL(y).hash).catch(I=>({spot:null,notice:dr(I).detail}));C===w&&(u(N),O?s({to:O}):window.history.replaceState(null,"",m.current))};return window.addEventListener("hashchange",S),()=>window.removeEventListener("hashchange",S)},[]),x(()=>{if(!a||a.asked!==b||a.problem||!o.runs)return;let{next:w}=a.positions[a.positions.length-1];w?.type==="street"&&!w.betting&&s({dealtAfter:b})},[a]),x(()=>i(null),[a?.positions.length,a?.spot.start]);let _=()=>s({to:G()});if(!a)return null;if(!a.positions.length)return c`<${ur} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${f} begin=${_} />`;let g=a.positions[a.positions.length-1],k={spot:a.spot,positions:a.positions,position:g,problem:a.problem,busy:a.asked!==b,newest:b,rulebooks:t,seat:r?.at===a.positions.length?r.seat:g.round.to_act,choose:w=>i({seat:w,at:a.positions.length}),step:w=>s({step:w,from:a.spot,at:a.positions.length-1}),replace:w=>s({to:w}),amend:w=>s({to:w,amends:!0}),undo:()=>s({do:"undo"}),redo:()=>s({do:"redo"}),retry:()=>f(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return c`<${_c} table=${k} notice=${d} />`}var bc=c`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" /></svg>`,gc=c`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3" /></svg>`;function _c({table:e,notice:t}){let n=e.newest.dispute,[o,s]=Se("turn","act"),[r,i]=Se("declared",he),[a,l]=Se("reported",null),d=A(!0);x(()=>{if(d.current){d.current=!1;return}i(he),l(null)},[e.positions.length]);let u=A(null),h=e.problem!==null&&!n&&e.newest.steps.length>0;x(()=>{h&&u.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let f={act:()=>c`<${ko} table=${e} />`,declare:()=>c`<${Yo} table=${e} draft=${r} setDraft=${i} />`,incident:()=>c`<${ws} table=${e} draft=${a} setDraft=${l} />`}[o],m=e.problem&&c`<${Y} trouble=${e.problem} again=${e.retry} />`,b=c`
    <div class="tools" role="toolbar" aria-label=${p.tools}>
      <button type="button" onClick=${()=>e.replace(yc)}>${p.newHand}</button>
      <${ar} table=${e} />
      <${lr} table=${e} />
      <${hs} table=${e} />
      <${Bs} table=${e} />
      <span class="turn-back">
        <button type="button" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}>${bc}</button>
        <button type="button" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}>${gc}</button>
      </span>
    </div>`,_=c`
    <div class="what-happens" ref=${u}>
      <${cr} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${s}>${f()}</>
      ${h&&m}
    </div>`,g=n!==void 0,k=!n||n.asked;return c`
    <div class=${g?"room disputed":"room"} aria-busy=${e.busy}>
      <${_s} table=${e} />
      ${!g&&b}
      <${qs} table=${e} />
      ${!h&&(!n||!e.problem?.errors)&&m}
      ${t&&c`<p class="notice" role="alert">${t}</p>`}
      <div class="board">
        <${es} table=${e} />
        ${!g&&_}
      </div>
      <div class="side">
        ${k?c`<${tr} table=${e} />`:c`<${Ho} table=${e} />`}
        ${k&&c`<${ts} table=${e} />`}
      </div>
      ${g&&c`<div class="go-on">${n.asked&&c`<details><summary>${p.happened.goOn}</summary>${_}</details>`}${b}</div>`}
    </div>`}function yc(e){return e.game?{...e,steps:[]}:G({rulesets:e.rulesets,house:He(e)})}function ur({trouble:e,again:t,begin:n}){return c`
    <div class="room">
      <${Y} trouble=${e} again=${t} />
      ${n&&c`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function wc(){let[e,t]=v(null),[n,o]=v(null),[s,r]=K(i=>i+1,0);return x(()=>{let i=tn(location.hash).then(({spot:a,notice:l})=>({first:a??G(),told:l}));i.then(({first:a})=>Re(a)).catch(()=>{}),Promise.all([j("/v1/rulesets"),i]).then(([{rulesets:a},l])=>t({...l,rulebooks:a}),a=>o(dr(a)))},[s]),e?c`<${$c} ...${e} />`:n&&c`<${ur} trouble=${n} again=${r} />`}function dr(e){if(e instanceof E)return e.problem;throw e}ne(c`<${wc} />`,document.getElementById("table"));
//# sourceMappingURL=table.js.map
