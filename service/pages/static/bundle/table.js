var hn=new Intl.NumberFormat(navigator.language);function m(e){return hn.format(e)}function wt(e){let t=e.trim().replace(gr,_r);if(/[.,]\d{0,2}$/.test(t))return null;let n=t.replace(/[\s.,'’_٬]/g,""),o=/^\d+$/.test(n)?Number(n):null;return Number.isSafeInteger(o)?o:null}var gr=/\p{Nd}/gu;function _r(e){let t=Number(e.codePointAt(0)),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n+=1;return String(n%10)}var yr=new Intl.NumberFormat(navigator.language,{notation:"compact"});function pe(e){return e<1e3?hn.format(e):yr.format(e)}var Ze,T,Cn,Ae,An,$n,wr,Ye={},Mn=[],kr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function se(e,t){for(var n in t)e[n]=t[n];return e}function En(e){var t=e.parentNode;t&&t.removeChild(e)}function Rn(e,t,n){var o,r,s,i={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:i[s]=t[s];if(arguments.length>2&&(i.children=arguments.length>3?Ze.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)i[s]===void 0&&(i[s]=e.defaultProps[s]);return Ge(e,i,o,r,null)}function Ge(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Cn};return T.vnode!=null&&T.vnode(s),s}function Xe(e){return e.children}function ze(e,t){this.props=e,this.context=t}function ye(e,t){if(t==null)return e.__?ye(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ye(e):null}function In(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return In(e)}}function mn(e){(!e.__d&&(e.__d=!0)&&Ae.push(e)&&!Qe.__r++||$n!==T.debounceRendering)&&(($n=T.debounceRendering)||An)(Qe)}function Qe(){for(var e;Qe.__r=Ae.length;)e=Ae.sort(function(t,n){return t.__v.__b-n.__v.__b}),Ae=[],e.some(function(t){var n,o,r,s,i,a;t.__d&&(i=(s=(n=t).__v).__e,(a=n.__P)&&(o=[],(r=se({},s)).__v=s.__v+1,St(a,s,r,n.__n,a.ownerSVGElement!==void 0,s.__h!=null?[i]:null,o,i??ye(s),s.__h),Bn(o,s),s.__e!=i&&In(s)))})}function Nn(e,t,n,o,r,s,i,a,c,d){var u,f,h,$,g,b,_,w=o&&o.__k||Mn,v=w.length;for(n.__k=[],u=0;u<t.length;u++)if(($=n.__k[u]=($=t[u])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?Ge(null,$,null,null,$):Array.isArray($)?Ge(Xe,{children:$},null,null,null):$.__b>0?Ge($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=w[u])===null||h&&$.key==h.key&&$.type===h.type)w[u]=void 0;else for(f=0;f<v;f++){if((h=w[f])&&$.key==h.key&&$.type===h.type){w[f]=void 0;break}h=null}St(e,$,h=h||Ye,r,s,i,a,c,d),g=$.__e,(f=$.ref)&&h.ref!=f&&(_||(_=[]),h.ref&&_.push(h.ref,null,$),_.push(f,$.__c||g,$)),g!=null?(b==null&&(b=g),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=c=Dn($,c,e):c=Ln(e,$,h,w,g,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&h.__e==c&&c.parentNode!=e&&(c=ye(h))}for(n.__e=b,u=v;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=ye(o,u+1)),Hn(w[u],w[u]));if(_)for(u=0;u<_.length;u++)Wn(_[u],_[++u],_[++u])}function Dn(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?Dn(r,t,n):Ln(n,r,r,e.__k,r.__e,t));return t}function Ln(e,t,n,o,r,s){var i,a,c;if(t.__d!==void 0)i=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)e:if(s==null||s.parentNode!==e)e.appendChild(r),i=null;else{for(a=s,c=0;(a=a.nextSibling)&&c<o.length;c+=2)if(a==r)break e;e.insertBefore(r,s),i=s}return i!==void 0?i:r.nextSibling}function bn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||kr.test(t)?n:n+"px"}function Ke(e,t,n,o,r){var s;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||bn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||bn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?_n:gn,s):e.removeEventListener(t,s?_n:gn,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function gn(e){this.l[e.type+!1](T.event?T.event(e):e)}function _n(e){this.l[e.type+!0](T.event?T.event(e):e)}function St(e,t,n,o,r,s,i,a,c){var d,u,f,h,$,g,b,_,w,v,S,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,a=t.__e=n.__e,t.__h=null,s=[a]),(d=T.__b)&&d(t);try{e:if(typeof y=="function"){if(_=t.props,w=(d=y.contextType)&&o[d.__c],v=d?w?w.props.value:d.__:o,n.__c?b=(u=t.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(_,v):(t.__c=u=new ze(_,v),u.constructor=y,u.render=Sr),w&&w.sub(u),u.props=_,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=se({},u.__s)),se(u.__s,y.getDerivedStateFromProps(_,u.__s))),h=u.props,$=u.state,f)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==h&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(_,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(_,u.__s,v)===!1||t.__v===n.__v){u.props=_,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),u.__h.length&&i.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(_,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(h,$,g)})}u.context=v,u.props=_,u.state=u.__s,(d=T.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=se(se({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==null||(g=u.getSnapshotBeforeUpdate(h,$)),S=d!=null&&d.type===Xe&&d.key==null?d.props.children:d,Nn(e,Array.isArray(S)?S:[S],t,n,o,r,s,i,a,c),u.base=t.__e,t.__h=null,u.__h.length&&i.push(u),b&&(u.__E=u.__=null),u.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=vr(n.__e,t,n,o,r,s,i,c);(d=T.diffed)&&d(t)}catch(x){t.__v=null,(c||s!=null)&&(t.__e=a,t.__h=!!c,s[s.indexOf(a)]=null),T.__e(x,t,n)}}function Bn(e,t){T.__c&&T.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function vr(e,t,n,o,r,s,i,a){var c,d,u,f=n.props,h=t.props,$=t.type,g=0;if($==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===e||($?c.localName==$:c.nodeType==3))){e=c,s[g]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=r?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),s=null,a=!1}if($===null)f===h||a&&e.data===h||(e.data=h);else{if(s=s&&Ze.call(e.childNodes),d=(f=n.props||Ye).dangerouslySetInnerHTML,u=h.dangerouslySetInnerHTML,!a){if(s!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(b,_,w,v,S){var y;for(y in w)y==="children"||y==="key"||y in _||Ke(b,y,null,w[y],v);for(y in _)S&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||w[y]===_[y]||Ke(b,y,_[y],w[y],v)})(e,h,f,r,a),u)t.__k=[];else if(g=t.props.children,Nn(e,Array.isArray(g)?g:[g],t,n,o,r&&$!=="foreignObject",s,i,s?s[0]:n.__k&&ye(n,0),a),s!=null)for(g=s.length;g--;)s[g]!=null&&En(s[g]);a||("value"in h&&(g=h.value)!==void 0&&(g!==e.value||$==="progress"&&!g)&&Ke(e,"value",g,f.value,!1),"checked"in h&&(g=h.checked)!==void 0&&g!==e.checked&&Ke(e,"checked",g,f.checked,!1))}return e}function Wn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){T.__e(o,n)}}function Hn(e,t,n){var o,r;if(T.unmount&&T.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Wn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){T.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Hn(o[r],t,typeof e.type!="function");n||e.__e==null||En(e.__e),e.__e=e.__d=void 0}function Sr(e,t,n){return this.constructor(e,n)}function re(e,t,n){var o,r,s;T.__&&T.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],St(t,e=(!o&&n||t).__k=Rn(Xe,null,[e]),r||Ye,Ye,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Ze.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),Bn(s,e)}Ze=Mn.slice,T={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},Cn=0,ze.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=se({},this.state),typeof e=="function"&&(e=e(se({},n),this.props)),e&&se(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),mn(this))},ze.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),mn(this))},ze.prototype.render=Xe,Ae=[],An=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Qe.__r=0,wr=0;var Me,j,yn,Ve=0,kt=[],wn=T.__b,kn=T.__r,vn=T.diffed,Sn=T.__c,xn=T.unmount;function et(e,t){T.__h&&T.__h(j,e,Ve||t),Ve=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return Ve=1,Y(Pn,e)}function Y(e,t,n){var o=et(Me++,2);return o.t=e,o.__c||(o.__=[n?n(t):Pn(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=j),o.__}function O(e,t){var n=et(Me++,3);!T.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,j.__H.__h.push(n))}function ie(e,t){var n=et(Me++,4);!T.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,j.__h.push(n))}function C(e){return Ve=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=et(Me++,7);return xt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function xr(){kt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Je),e.__H.__h.forEach(vt),e.__H.__h=[]}catch(t){e.__H.__h=[],T.__e(t,e.__v)}}),kt=[]}T.__b=function(e){j=null,wn&&wn(e)},T.__r=function(e){kn&&kn(e),Me=0;var t=(j=e.__c).__H;t&&(t.__h.forEach(Je),t.__h.forEach(vt),t.__h=[])},T.diffed=function(e){vn&&vn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(kt.push(t)!==1&&yn===T.requestAnimationFrame||((yn=T.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),On&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);On&&(o=requestAnimationFrame(r))})(xr)),j=void 0},T.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Je),n.__h=n.__h.filter(function(o){return!o.__||vt(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],T.__e(o,n.__v)}}),Sn&&Sn(e,t)},T.unmount=function(e){xn&&xn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Je)}catch(n){T.__e(n,t.__v)}};var On=typeof requestAnimationFrame=="function";function Je(e){var t=j;typeof e.__c=="function"&&e.__c(),j=t}function vt(e){var t=j;e.__c=e.__(),j=t}function xt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Pn(e,t){return typeof t=="function"?t(e):t}var jn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var i=t[s++],a=t[s]?(t[0]|=i?1:2,n[t[s++]]):t[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[t[++s]]=a:i===6?o[1][t[++s]]+=a+"":i?(r=e.apply(a,jn(e,a,n,["",null])),o.push(r),a[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(a)}return o},Tn=new Map,l=function(e){var t=Tn.get(this);return t||(t=new Map,Tn.set(this,t)),(t=jn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,i="",a="",c=[0],d=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):s===3&&(h||i)?(c.push(3,h,i),s=2):s===2&&i==="..."&&h?c.push(4,h,0):s===2&&i&&!h?c.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(c.push(s,0,i,r),s=6),h&&(c.push(s,h,0,r),s=6)),i=""},u=0;u<n.length;u++){u&&(s===1&&d(),d(u));for(var f=0;f<n[u].length;f++)o=n[u][f],s===1?o==="<"?(d(),c=[c],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[u][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):i+=o),s===3&&i==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Rn);var Ot={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",all_in:"all-in",pot:"pot",complete:"complete",pass:"pass",time:"time"},Tt={fold:"folded",check:"checked",call:"called",bet:"bet",raise:"raised",complete:"completed",all_in:"went all-in",bring_in:"brought in"},nt=({all_in:e})=>e?", all-in":"",Fn=e=>e.length===1?`seat ${e[0]}`:`seats ${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`;function qn({type:e,seat:t,to:n,add:o,all_in:r}){let i=`${o!==n&&o>0?`, ${m(o)} more`:""}${nt({all_in:r})}.`;return{fold:`Seat ${t} folds.`,check:"It is a check.",call:`It is a call of ${m(n)}${i}`,bet:`It is a bet of ${m(n)}${i}`,raise:`It is a raise to ${m(n)}${i}`,complete:`It is completed to ${m(n)}${i}`,bring_in:`It is the bring-in of ${m(n)}${i}`}[e]??e}var Or=e=>e.replace(/^./,t=>t.toUpperCase()),Tr=e=>e.startsWith("after ")?`Draw, and go on ${e}`:`Deal ${e.includes(" ")?"":"the "}${e}`,p={nobodyAnswers:"The service does not answer. Try again in a moment.",notOurs:"The answer is not from this service. Something between the service and this page answers instead. Try again.",offline:{away:"The service does not answer. Earlier answers are shown as they were. New rulings, other rulebooks and hand files need the service.",old:"There is a newer version of this page. The table stays as it is.",load:"Load it",install:"Install",about:"The page then opens without a network too.",insecure:"To install this page or open it without a network, load it by HTTPS."},noSuchChoice:"The floor had no such choice there.",noSuchPot:"There was no such pot there, or not these seats in it.",again:"Try again",close:"Close",tooMany:e=>e?`Too many questions at once. Try again in ${e} ${e===1?"second":"seconds"}.`:"Too many questions at once. Try again in a moment.",key:{needed:"This service needs a key. The operator of the service can give you one.",wrong:"The service does not know this key, or the key does not allow this. Try another.",label:"Key",use:"Use this key",kept:"The key stays on this page only, and is deleted when you close the page."},faults:{"field.missing":()=>"This is needed.","null.invalid":()=>"This is needed.","integer.invalid":()=>"This must be a whole amount.","integer.out_of_range":({min:e,max:t})=>t<Number.MAX_SAFE_INTEGER?`This must be from ${m(e)} to ${m(t)}.`:`This must be at least ${m(e)}.`,"round.max_bet_needed":()=>"Enter the largest bet or raise allowed.","round.current_bet_needed":({committed:e})=>`Enter the bet to call. The most in front of a player is ${m(e)}, but a short blind may count for more.`,"round.last_full_raise_by_needed":({current_bet:e})=>`Enter the size of the last raise. A bet of ${m(e)} can come about in several ways.`,"round.last_full_bet_to_needed":({current_bet:e})=>`Enter the last full bet. That is ${m(e)} if it was a full bet or raise, or an all-in of half a bet more. If not, enter the bet before it.`,"round.bet_count_needed":({last_full_bet_to:e})=>`Enter the number of bets and raises. A bet of ${m(e)} can come about in several ways.`,"round.pot_before_round_needed":()=>"Enter the pot. In pot-limit the largest raise depends on it.","round.street_needed":()=>"Choose the street.","round.streets_needed":()=>"Choose the kind of game. The cap on raises depends on it.","round.players_left_needed":()=>"Enter how many players are left in the event. With two, there is no cap on raises.","round.pot_credit_needed":()=>"Set up the hand from its blinds and act up to here. The chips alone do not show the pot.","round.capped_needed":({bet_count:e})=>`Set up the hand from the start of the street and act up to here. The cap after ${e} bets and raises depends on who was in at the last one.`,"round.began_heads_up_needed":()=>"Set up the hand from the start of the street and act up to here. The cap on raises depends on whether two players began the street.","round.out_of_turn_impossible":({seat:e})=>`The action of seat ${e} out of turn is impossible. The chips of the seat do not fit it.`,"declaration.size_not_to_come":()=>"If an amount is said or chips are in, the size is not still to come.","declaration.question_of_words":()=>"A question has words only. Remove the chips, the gesture and the raise not noticed.","declaration.told_or_unaware":()=>"Choose one: the player was told something wrong, or had not noticed the raise.","next_street.first_to_act_needed":()=>"Choose who is first to act. No button is set.","house_rules.contradictory":()=>"Two house rules contradict each other: one all-in reopens betting, or several together do. Change one of them.","opening.first_to_act_needed":()=>"Choose who is first to act, or who has the button.","opening.first_by_cards":()=>"Choose who is first to act. In stud the cards decide.","opening.big_blind_below_min_bet":({min_bet:e})=>`The big blind cannot be less than ${m(e)}.`,"incident.not_pot_limit":()=>"The size of the pot matters in pot-limit only.","incident.nobody_acted":()=>"Enter what the others did since. At least one must have acted."},link:{damaged:"That link is damaged, and was not opened.",noSuchCase:"There is no such situation in the collection."},seat:e=>`Seat ${e}`,undo:"Undo",redo:"Redo",newHand:"New hand",tools:"The spot",keys:{open:"Keys",on:"Use these keys",do:{f:"Fold",c:"Check or call",r:"Bet or raise: type how much, then Enter",a:"All-in",1:"Act",2:"Say or push chips",3:"Mistake found later",u:"Undo",y:"Redo",n:"New hand",s:"Set up","/":"What happened?","?":"These keys"}},whatHappens:"What happens",turn:{act:"Act",declare:"Say or push chips",incident:"Mistake found later"},happened:{title:"What happened?",hint:"string bet \u2026",found:e=>e===1?"1 dispute found":`${e} disputes found`,none:"No dispute found. Try other words, or play the hand on the felt.",all:e=>`All ${e}`,fewer:"Fewer",another:"Another dispute",needed:"This is needed.",ifAny:"if any",goOn:"Go on from here",says:e=>`${e} says`},answer:{may:(e,t)=>`Seat ${e} may ${t.length>1?`${t.slice(0,-1).join(", ")} or ${t[t.length-1]}`:t[0]}.`,fold:"fold",check:"check",bringIn:e=>`bring in for ${m(e)}`,call:({to:e,add:t,all_in:n})=>`call ${m(e)}${t===e?"":` (${m(t)} more)`}${nt({all_in:n})}`,raise:({type:e,min_to:t,max_to:n,sizes:o})=>{let r={bet:"bet",complete:"complete to"}[e]??"raise to";return o?`${r} ${o.map(m).join(" or ")}`:t===n?`${r} ${m(t)}`:`${r} ${m(t)} or more`},posted:(e,t,n)=>`Seat ${e} posts ${m(t)} as the blind and ${m(n)} as the ante`},felt:{name:"The table",dealer:"Dealer",pot:e=>`Pot ${m(e)}`,pots:e=>`Pots ${m(e)}`,onePot:(e,t,n)=>`${e?`Side pot${e>1?` ${e}`:""}`:"Main pot"} ${m(t)}: ${n.length>1?"seats":"seat"} ${n.join(", ")}`,bets:e=>`Bets ${m(e)}`,withBets:e=>`with the bets ${m(e)}`,street:(e,t,n=[])=>e===void 0?"":n[e-1]?Or(n[e-1]):t===4?["Before the flop","Flop","Turn","River"][e-1]??`Street ${e}`:t===void 0?`Street ${e}`:`Street ${e} of ${t}`,of:e=>`of ${m(e)}`,waits:"out of turn",behind:"behind: ",inFront:e=>`, in front: ${m(e)}`,hasButton:", has the button",state:{toAct:"to act",folded:"folded",allIn:"all-in",acted:"acted",mayRaise:"may raise",outOfTurn:"out of turn",noRaise:"may not raise",noFold:"may not fold",mustRaise:"owes a raise"}},amount:{add:"Add chips",clear:"Clear",less:e=>`Take off ${m(e)}`},act:{floorFirst:"The floor must choose first. The choices are with the ruling.",nobody:"Nobody is to act.",inTurn:e=>`Seat ${e} is to act`,outOfTurn:e=>`Seat ${e} acts out of turn`,another:"If another seat acted, choose that seat on the felt.",backTo:e=>e===null?"Nobody":`Back to seat ${e}`,fold:"Fold",check:"Check",justCall:"Call",call:({add:e,all_in:t})=>`Call ${m(e)}${t?", all-in":""}`,bringIn:e=>`Bring in for ${m(e)}`,allIn:"All-in",wager:e=>({bet:"Bet",complete:"Complete"})[e]??"Raise",wagerTo:(e,t)=>({bet:`Bet ${m(t)}`,complete:`Complete to ${m(t)}`})[e]??`Raise to ${m(t)}`,total:e=>({bet:"Bet",complete:"Complete to"})[e]??"Raise to",minimum:"Minimum",halfPot:"Half pot",pot:"Pot",maximum:"Maximum",maximumAllIn:"All-in",only:e=>({bet:"Bet:",complete:"Complete to:"})[e]??"Raise to:",why:e=>e?"(all-in)":"(limit)",below:e=>`Below the minimum of ${m(e)}. Propose it to see the ruling.`,above:e=>`Above the maximum of ${m(e)}. Propose it to see the ruling.`,between:(e,t)=>`Neither ${m(e)} nor ${m(t)}. Propose it to see the ruling.`,proposeAnyway:"Propose a raise anyway",barred:e=>({stack:"No raise: no chips are left beyond the call.",no_opponent:"No raise: nobody else has chips to call it.",no_raise:"No raise: the right to raise is lost.",capped:"No raise: betting is capped.",not_reopened:"No raise: betting is not reopened to this seat."})[e??""]??"No raise."},following:{what:({type:e,winner:t})=>({street:"The betting round is over",showdown:"Showdown",street_or_showdown:"The betting round is over",won:`Seat ${t} wins: all others have folded`})[e]??"",uncalled:e=>`${m(e.amount)} go back to seat ${e.seat}: nobody called them.`,noBetting:"Nobody can bet any more.",noButton:"No button is set. Choose the first to act.",firstBy:e=>({high_hand:"Whose hand shows high?",low_hand:"Whose hand shows low?"})[e??""]??"First to act",openPair:e=>`${e}, with an open pair`,whoOpens:e=>({low_card:"Next hand: who brings it in, by the low card?",high_card:"Next hand: who brings it in, by the high card?"})[e]??"Next hand: who has the button?",deal:(e,t,n)=>n?.[e??0]?Tr(n[e??0]):t===4?["Deal the flop","Deal the turn","Deal the river"][(e??0)-1]??"Next street":"Next street",dealWith:(e,t,n,o=!0)=>`${e}, bets of ${m(t)}${n?`${o?" to":" or"} ${m(n)}`:""}`,whoWon:"Who won? Tap each seat that has a share.",give:e=>e>1?"Give the pots":"Give the pot",odd:"The floor decides about odd chips. Here they go one by one to the first seats left of the button.",over:"The hand is over",nextHand:"Next hand",format:"Kind of event",formats:{tournament:"Tournament",cash:"Cash game"},method:e=>({dead_button:"Dead button",moving_button:"Moving button"})[e]??e,chooseMethod:"The rulebook lets the house choose how the button moves:",oneLeft:e=>`Seat ${e} has all the chips.`,otherBets:"Other bets",bets:"Bets on the next street",larger:"Or, with an open pair in stud",least:"Smallest bet on the next street",most:"Largest bet on the next street"},setup:{open:"Set up",title:"Set up the spot",close:"Close",use:"Put it on the table",kind:"Where it begins",named:{title:"Game and stakes",game:"Game by name",none:"Not named: put together below",bets:["Small bet","Big bet"],bet:"Smallest bet",seats:"How many seats",stack:"Stack of each",half:"half the big blind",opens:{low_card:"Who brings it in, by the low card?",high_card:"Who brings it in, by the high card?"},kill:"Kill",kills:{none:"No kill",full:"Kill",half:"Half kill"},killer:"Who posts the kill?",actsLast:"The killer acts last",cashBook:e=>`Rule by ${e}`,ruledByCash:(e,t)=>`${t} is not for cash games. ${e} is, and will rule. You can choose another at the table.`,ruledByOwn:e=>`${e} stays in force, though it is not for cash games.`},fromStart:"From the start of the street",midHand:"In the middle of a street",game:"Game",structure:"Betting structure",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},streets:"Kind of game",unknown:"Not said",gameOf:{2:"Draw",3:"3 betting rounds",4:"Hold\u2019em or Omaha",5:"Stud"},street:"Street",stakes:"Stakes",presets:"Usual blinds",fields:{small:"Small blind",min_bet:"Big blind",limit_bet:"Bet",chip:"Smallest chip",ante:"Ante",straddle:"Straddle",bring_in:"Bring-in (stud)",pot_before_round:"Pot",max_bet:"Largest bet",big_bet:"Larger bet (open pair)",players_left:"Players left in the event",current_bet:"The bet to call",last_full_raise_by:"The last raise, by",bet_count:"Bets and raises so far",last_full_bet_to:"The bet after the last full raise"},late:{more:"More: late and dead posts",about:"A player who comes in late or missed the blinds posts. A live post is a bet already made. A dead post goes into the pot.",who:"Seat",whoOf:e=>`Post ${e}: seat`,how:"Posts",howOf:e=>`Post ${e}: live or dead`,kinds:{post:"Live",dead:"Dead"},amount:"Amount",amountOf:e=>`Post ${e}: amount`,add:"Add a post",remove:e=>`Remove post ${e}`},workedOut:"worked out",noTournament:"no tournament",antePaid:"The ante is paid by",byAll:"Everybody",byBigBlind:"The big blind",first:"First to act",byButton:"By the button",seats:"Seats",stack:"stack",committed:"in front",button:"button",toAct:"to act",acted:"acted",folded:"folded",add:"Add a seat",remove:e=>`Remove seat ${e}`,place:(e,t)=>{let[,n]=e.match(/^players\/(\d+)/)??[];if(n!==void 0)return t[Number(n)]?`Seat ${t[Number(n)].seat}: `:"";let[,o]=e.match(/^late\/(\d+)/)??[];if(o!==void 0)return`${p.setup.late.amountOf(Number(o)+1)}: `;let r=p.setup.fields;return r[e]?`${r[e]}: `:""},mend:e=>e===1?"One thing does not fit yet. It is marked.":`${e} things do not fit yet. They are marked.`,chooseField:"Choose an amount, then click chips to add to it."},rulebooks:{rules:"Rulebook",beside:"Compare with",open:"House rules",changed:e=>e===1?"1 house rule is on":`${e} house rules are on`,title:"House rules",about:e=>`Choose what this house does differently. All else follows ${e}.`,search:"Search the questions",asTheBook:" (as the book)",none:"No house rules",use:"Rule by these"},declare:{nobody:"Nobody is to act. Choose a seat on the felt for what was said or done out of turn.",who:"Who?",toAct:"to act",says:"Says",word:{fold:"Fold",check:"Check",call:"Call",bet:"Bet",raise:"Raise",all_in:"All-in",pot:"Pot",complete:"Complete",pass:"Pass",time:"Time"},said:Ot,anAmount:"Only an amount",remove:e=>`Take back \u201C${e}\u201D`,amountSaid:"Amount said",meantAs:"Said as",inAll:e=>`${m(e)} in all`,onTop:e=>`${m(e)} more`,moreOnIt:"Unclear, or on a condition",couldMean:"It could also mean",toCome:"The amount is still to come",onlyIf:"Only if",always:"No condition",condition:{fold:"somebody folds",check:"somebody checks",call:"somebody calls",bet:"somebody bets or raises",other:"something else happens"},bySeat:"By",anybody:"anybody",pushes:"Puts in",push:e=>`A chip of ${m(e)}`,takeAway:e=>`Take the ${m(e)} away`,motion:e=>["First","then","then"][e]??"then",nextMotion:"Then, in another motion",first:"Which came first?",order:{words_first:"The words",chips_first:"The chips",together:"Both at once"},gesture:{rap:"Raps the table",forward_motion:"Has not let go of the chips"},prior:e=>`The ${m(e)} already in front`,priorMoved:"Were some of these chips taken back first?",moved:{none:"No, all stayed",part:"Yes, some",all:"Yes, all"},priorChips:"Chips still in front",lies:e=>`A ${m(e)} chip is still there`,knew:"Misinformed or unaware",inQuestion:"In a question or conversation",unaware:"Had not noticed the raise",toldWrong:"The dealer had said, wrongly",told:{no_bet:"There is no bet",no_raise:"Nobody has raised",may_not_raise:"You may not raise"},toldAmount:"Was told a wrong amount to call",nobodySince:"Nobody has acted since",nothingYet:"Choose the words said or the chips put in.",ask:"What stands?",clear:"Clear",again:"Change the last declaration",sentence:{does:(e,t,n,o)=>`Seat ${e}${t?", out of turn,":""} ${n.join(o?" and at once ":", then ")}.`,says:e=>`says ${e.map(t=>`\u201C${t}\u201D`).join(", then ")}`,raps:"raps the table",pushes:(e,t)=>{let n=e.map(r=>r.length===1?`one ${m(r[0])} chip`:r.map(m).join(" + ")),o=e[0].length===1?"throws in":"pushes in";return t?`moves ${n.join(", then ")} forward without letting go`:`${o} ${n.join(", then in another motion ")}`},takesBack:(e,t)=>e==="all"?"takes back all chips that were in front":`takes back some of the chips in front${t.length?` and leaves ${t.map(m).join(" + ")}`:""}`,hadInFront:e=>`In front were ${e.map(m).join(" + ")}.`,inQuestion:"It was said in a question or conversation.",unaware:e=>`Seat ${e} had not noticed the raise.`,toldAmount:(e,t)=>`Seat ${e} had been told wrongly that the call is ${m(t)}.`,told:(e,t)=>`Seat ${e} had been told wrongly ${{no_bet:"that there is no bet",no_raise:"that nobody has raised",may_not_raise:"that a raise is not allowed"}[t]}.`,since:e=>e.length?`Since then: ${e.join(", ")}.`:"Nobody has acted since.",toCome:" (the amount is still to come)",statement:(e,{amount:t,by:n,candidates:o})=>{let r=o?.map(m).join(" or ")??(n!==void 0?`${m(n)} more`:t!==void 0?m(t):"");return e?r?`${Ot[e]}${n!==void 0?",":e==="raise"||e==="complete"?" to":""} ${r}`:Ot[e]:r||"\u2026"},onCondition:({type:e,seat:t},n)=>e==="other"?`if something else happens, ${n}`:`if ${t===void 0?"somebody":`seat ${t}`} ${{fold:"folds",check:"checks",call:"calls",bet:"bets"}[e]}, ${n}`}},incident:{what:"What happened?",kinds:{skipped:"A player was skipped",amount_unknown:"Others acted before the size of a bet was named",misinformed:"A player was told a wrong amount and called it",undercalls:"Several put in too little",underbet_found:"A bet below the minimum is found later",wrong_pot_count:"The pot had been counted wrong",hidden_chip:"A hidden chip came to light",wrong_bring_in:"The wrong seat brought it in",acted_out_of_turn_deliberately:"Acted out of turn on purpose",clock_called:"The clock is called",time_expired:"A player's time has run out"},about:{skipped:"It is this seat's turn, and others have acted before it. Enter what they did, unless it was played here.",amount_unknown:"The player said bet or raise without a size. The size was named only after others acted.",misinformed:"The player put in the amount that was announced as the bet. The bet is higher.",undercalls:"The seat to act and others behind it put in less than the call.",underbet_found:"A bet or raise was too small, and play went on.",wrong_pot_count:"A player bet the largest amount the pot allows, and the pot had been counted wrong.",hidden_chip:"The player was all-in, and then a chip was found behind the bet.",wrong_bring_in:"The dealer pointed at the wrong card, and that seat put the bring-in or the bet in.",acted_out_of_turn_deliberately:"The floor rules that it was on purpose.",clock_called:"The player takes long, and must act in a set time.",time_expired:"The clock, or the time bank, is over, and the player has not acted."},whose:{skipped:"Who was skipped?",amount_unknown:"Who bet or raised?",misinformed:"Who was told wrongly?",undercalls:"Who was the first to put in too little?",underbet_found:"Whose bet was too small?",wrong_pot_count:"Who bet the pot?",hidden_chip:"Whose chip is it?",wrong_bring_in:"Who should have brought it in?",acted_out_of_turn_deliberately:"Who?",clock_called:"Who takes long?",time_expired:"Whose time is over?"},numbers:{amount:e=>({amount_unknown:"The size named, in all",undercalls:"The amount put in",hidden_chip:"Worth of the hidden chips"})[e]??"Amount",told_to:()=>"The amount told",faced:e=>e==="hidden_chip"?"The bet faced when going all-in":"The bet faced when betting or raising; 0 if there was none",quoted_pot:()=>"The pot as counted",actual_pot:()=>"The real pot",waited:()=>"Seconds since the player's turn began"},ticks:{street_over:"The next card has been dealt, or the showdown has begun",tied:"The player acted exactly as the time ran out"},calledBy:"Called by",theFloor:"The floor",more:"More details",played:e=>`As played on the felt, out of turn: ${e.join(", ")}.`,since:"Since then, in order",nextSeat:"Who",deeds:Tt,deed:({seat:e,type:t,to:n})=>`Seat ${e} ${Tt[t]}${n===void 0?"":` ${t==="bet"?"":"to "}${m(n)}`}`,deedTo:e=>`To how much seat ${e} went`,removeDeed:({seat:e,type:t})=>`Take back: seat ${e} ${Tt[t]}`},ruling:{by:e=>`The ruling by ${e}`,newStreet:"A new street. There is nothing to rule on yet.",handOver:"The hand is over.",badge:{accepted:"Stands",corrected:"Corrected",rejected:"Not allowed",discretion:"Floor",chosen:"The floor has ruled"},headline:{floor:"This is for the floor to decide.",notAllowed:e=>`Not allowed. ${e}.`,nothing:e=>`${e}.`,stands:e=>({fold:`Seat ${e.seat} folds.`,check:`Seat ${e.seat} checks.`,bet:`The bet stands: ${m(e.to)}${nt(e)}.`,raise:`The raise stands: to ${m(e.to)}${nt(e)}.`})[e.type]??qn(e),isOnly:e=>qn(e)},settled:e=>`Fixed whatever the floor decides: ${e}`,mayRaise:(e,t)=>`May raise${t?" again":""}: ${Fn(e)}`,penalty:"A penalty may follow.",over:"The betting round is over.",next:e=>`Seat ${e} is next.`,noAction:"No action.",andNext:(e,t)=>`${e} Seat ${t} is next.`,andOver:e=>`${e} The betting round is over.`,floorMay:"The floor may choose",why:"Why",theClause:"The clause",inShort:"in our words",reading:"Our reading:",basis:{text:"the book says so",derived:"follows from the text",reading:"our reading of it",fallback:"the book that it refers to says so",assumed:"the book is silent",house:"a house rule"},beside:(e,t)=>t===1?`Another rulebook rules ${e?"otherwise":"alike"}`:e===t?`${t===2?"Both":`All ${t}`} other rulebooks rule otherwise`:e?`${e} of ${t} other rulebooks ${e===1?"rules":"rule"} otherwise`:"All other rulebooks rule alike",ofRound:"Each rulebook rules on the round as it stands. Another rulebook might have led to another round.",likeness:{apart:"otherwise",later:"alike now, but not in later rulings",alike:"alike"},makeRuling:"Make this the ruling book",allDifferences:"All differences between these two"},card:{open:"Show the ruling",title:"Ruling",turn:"Turn round",other:"Other book",otherIs:e=>`Other book: ${e}`,print:"Print",send:"Send",copied:"The link is copied.",notSent:"The link could not be sent. Copy it from the address bar.",bet:e=>`The bet: ${m(e)}`,early:e=>`${m(e)}, out of turn`,pushed:e=>e.map(m).join(", then "),then:"then"},sums:{adds:(e,t)=>`${e.map(m).join(" + ")} = ${m(t)}`,enough:(e,t,n)=>t?`${e}: ${m(t)} ${n?"is enough":"is needed"}`:e,short:(e,t)=>`${m(e)} of ${m(t)}`,half:(e,t,n,o,r)=>`${m(e)} \u2212 ${m(t)} = ${m(n)}: ${r?"half":"less than half"} of ${m(o)}${r?" or more":""}`,change:(e,t,n)=>`${m(e)} \u2212 ${m(t)} = ${m(n)} back`,string:(e,t)=>`${m(e)} counts, ${m(t)} goes back`,tiny:(e,t,n,o)=>`${m(t)} \xD7 ${m(e)} = ${m(n)}, less than ${m(o)}`,pots:(e,t,n)=>`${m(e)} + ${m(t)} = ${m(n)} more`,pot:(e,t,n,o)=>`${e} \xD7 ${m(t)}${n?` + ${m(n)}`:""} = ${m(o)}`,counted:(e,t)=>e>t?`${m(e)} \u2212 ${m(t)} = ${m(e-t)} too much`:`${m(t)} \u2212 ${m(e)} = ${m(t-e)} too little`},situations:{open:"Situations",title:"Situations from the collection",search:"Search",hint:"overchip, short all-in, rule 44 \u2026",topic:"About",anyTopic:"everything",structure:"Game",anyStructure:"any",structures:{no_limit:"No-limit",pot_limit:"Pot-limit",fixed_limit:"Limit",spread_limit:"Spread limit"},under:e=>`As ${e} rules on them.`,topicOf:e=>e[0].toUpperCase()+e.slice(1).replace(/_/g," "),rule:e=>`rule ${e}`,found:e=>e?`${m(e)} found`:"Nothing found. Try fewer or other words.",more:"More"},log:{title:"The hand so far",back:"Back one step",forward:"Forward one step",round:"This betting round",dealt:"The next street is dealt",given:(e,t)=>`${e.map(({amount:n},o)=>`${o?"side pot":e.length>1?"main pot":"pot"} of ${m(n)} to ${Fn(t[o])}`).join(", ")}`.replace(/^./,n=>n.toUpperCase()),othersAnte:e=>`All others ante ${m(e)}`,everybodyAntes:e=>`Everybody antes ${m(e)}`,posts:(e,t,n)=>`Seat ${e} ${{ante:"antes",kill:"posts the kill,",half_kill:"posts the half kill,",button_ante:"antes double, on the button:",small_blind:"posts the small blind,",big_blind:"posts the big blind,",straddle:"straddles for",post:"posts",dead:"posts, dead,",bring_in:"brings it in for"}[t]??"posts"} ${m(n)}`,opens:e=>`${e} players, nothing posted`,stands:(e,t,n)=>`${n} players, ${e?`${m(e)} in the middle`:"an empty middle"}, ${t?`the bet is ${m(t)}`:"no bet yet"}`,does:({type:e,seat:t,to:n,add:o,all_in:r})=>`Seat ${t} ${{fold:"folds",check:"checks",call:`calls ${m(o)}`,bet:`bets ${m(n)}`,raise:`raises to ${m(n)}`,complete:`completes to ${m(n)}`,bring_in:`brings it in for ${m(n)}`,all_in:`is all-in for ${m(n)}`}[e]??e}${r?", all-in":""}`,tries:(e,{type:t,to:n,by:o,add:r})=>{let s={fold:"fold",check:"check",call:"call",bet:"bet",raise:"raise",complete:"complete",bring_in:"bring it in",all_in:"go all-in"}[t]??t,i=n!==void 0?`${t==="bet"||t==="bring_in"?"":"to "}${m(n)}`:o!==void 0?`by ${m(o)}`:r!==void 0?`with ${m(r)} more`:"";return`Seat ${e} wants to ${s}${i&&` ${i}`}`},outOfTurn:e=>`Out of turn: ${e}`,moves:e=>`Seat ${e} makes a move`,incident:({kind:e,seat:t,amount:n=0,told_to:o=0,faced:r,quoted_pot:s=0,actual_pot:i,street_over:a,called_by:c,waited:d,tied:u})=>({skipped:`Seat ${t} was skipped`,amount_unknown:`Seat ${t} names the size, ${m(n)}, only after others have acted`,hidden_chip:`${m(n)} more are found behind the all-in of seat ${t}${r?`, who faced ${m(r)}`:""}`,misinformed:`Seat ${t} was told wrongly that the bet is ${m(o)}, and put that in`,wrong_pot_count:`The dealer counted ${m(s)}${i===void 0?"":` for ${m(i)}`}, and seat ${t} bet the pot`,underbet_found:`The ${r?`raise of seat ${t} over ${m(r)}`:`bet of seat ${t}`} is found to have been too small`,undercalls:`Seat ${t} put in only ${m(n)}`,wrong_bring_in:`Another seat brought it in instead of seat ${t}`,acted_out_of_turn_deliberately:`Seat ${t} acted out of turn on purpose`,clock_called:`${c===void 0?"The floor":`Seat ${c}`} calls the clock on seat ${t}${d===void 0?"":`, whose turn it has been for ${d} seconds`}`,time_expired:u?`Seat ${t} acts exactly as the time runs out`:`The time of seat ${t} runs out`})[e]+(a?", once the street was over":""),since:(e,t)=>`${e}. Since then ${t.map(n=>n[0].toLowerCase()+n.slice(1)).join(", ")}`,floorChose:e=>`The floor decides: ${e}`,uncalled:(e,t)=>`${m(t)} go back to seat ${e}`,pot:(e,t,n,o)=>t===1?`Pot ${m(n)}`:`${e?`Side pot${t>2?` ${e}`:""}`:"Main pot"} ${m(n)}, for ${o.length>1?"seats":"seat"} ${o.join(", ")}`,wins:e=>`Seat ${e} wins`},file:{open:"Hand histories",title:"Was this hand played by the rules?",about:"Drop a file anywhere on the page, choose one, or paste it: PHH, Open Hand History, the text of PokerStars, GGPoker, 888, PartyPoker, WPN, Winamax, CoinPoker or Bovada, PokerNow's log, or our own JSON. One hand or many.",drop:"Drop it: each hand gets its report",choose:"From files",paste:"Or paste hands here",look:"Judge these",none:"The file contains no hand.",tooMany:e=>`The limit is ${m(e)} hands. The command floorman validate judges any number.`,tooLarge:e=>`The limit is ${e} MB. The command floorman validate judges files of any size.`,tooLong:e=>`A part of the file is longer than ${e} MB, which is too long for a hand.`,tooDeep:"A part of the file is nested deeper than any hand.",unread:"The file could not be read.",reading:"Reading\u2026",pasted:e=>`The pasted text has ${m(e)} characters, too many for the field. The whole text is judged.`,judged:(e,t)=>e<t?`${m(e)} of ${m(t)} hands judged`:t===1?"One hand judged":`All ${m(t)} hands judged`,show:"Show only",number:m,outcomes:{legal:"Legal",unfinished:"Legal so far",illegal:"Illegal",floor:"For the floor",contradictory:"Contradicts itself",unreadable:"Unreadable"},hand:(e,t)=>e&&t?`${e}, hand ${t}`:e||`Hand ${t??1}`,place:(e,t)=>t===null?`Betting round ${e}`:`Betting round ${e}, action ${t}`,clause:e=>`rule ${e}`,legalWith:"Legal with the house rule",bySite:"Judged with the site's own house rule",scale:e=>`Amounts are whole numbers: ${m(e)} here are 1 in the file.`,replay:"Replay at the table",more:"More hands"},keep:{open:"Keep and send",title:"Keep and send",link:"Link",linkAbout:"The link contains everything: this table and its rulings. The service stores nothing.",slip:"Ruling slip",slipAbout:"Half a page: the situation, the ruling, its rule and the date.",print:"Print the slip",program:"For programs",forms:{curl:"curl",typescript:"TypeScript",python:"Python",case:"Conformance case",hand:"Hand"},about:{curl:()=>"The last request, as sent.",typescript:()=>"The last request with fetch, for browsers and Node.js.",python:()=>"The last request to the library, without a server.",case:e=>`The last ruling as a case: save it as ${e}, and \u201Cfloorman conform --cases\u201D puts it to an engine.`,hand:()=>"The hand so far in Floorman\u2019s own JSON, with unknown cards. \u201Cfloorman convert\u201D writes it as PHH or Open Hand History."},cannot:{case:"There is no case: nobody is to act, and there is no ruling.",hand:"This is not a hand: a hand has only plain actions after the posts."},copyLink:"Copy the link",copyText:"Copy this text",copied:"Copied",selected:"The text is selected. Copy it with the keyboard or the menu.",whatMay:e=>`What may seat ${e} do`,story:e=>`At the table: ${e}.`,source:"from the table"},seen:{restated:"not read by us yet",unseen:"text not seen by us"},slip:{none:"There is no ruling yet. Somebody must act first.",title:"Ruling",version:e=>`version ${e}`,whose:({publisher:e,edition:t,year:n,address:o,paraphrased:r})=>{let s=t?.includes(`${n}`)?t:[t,n].filter(Boolean).join(", ");return[e,s,o,r&&"in our words"].filter(Boolean).join(", ")},house:"House rules in force",situation:"Situation",ruling:"Ruling",others:"Other rulebooks",columns:["","In front","Behind"],toAct:", to act",folded:", folded",pot:e=>`In the middle: ${m(e)}`,clause:e=>`rule ${e}`,sign:"Floor:"}};var fe=[1,5,25,100,500,1e3,5e3,25e3,1e5,5e5];function Q({chip:e=1,min_bet:t}){let n=fe.filter(o=>o%e===0&&o*20>=t&&o<=t*100);return n.length?n:[e]}function Ee({value:e,onChange:t,step:n,...o}){let[r,s]=k(null),i=u=>{s(u.target.value),t(wt(u.target.value))},a=u=>{let f={ArrowUp:n,ArrowDown:-n}[u.key];f&&(u.preventDefault(),s(null),t(Math.max(0,(e??0)+f)))},d=r!==null&&wt(r)===e?r:e===null?"":m(e);return l`
    <input inputmode="numeric" autocomplete="off" value=${d} onInput=${i} onKeyDown=${a} onBlur=${()=>s(null)} ...${o} />`}function Ct({chips:e,value:t,onChange:n}){let o=s=>s.preventDefault(),r=t??0;return l`
    ${e.map(s=>l`
        <button type="button" class=${`chip-button worth-${s}`} aria-label=${`+${m(s)}`} onMouseDown=${o} onClick=${()=>n(r+s)}>
          <span>${pe(s)}</span>
        </button>`)}
    <button type="button" class="quiet less" aria-label=${p.amount.less(e[0])} disabled=${r<e[0]} onMouseDown=${o} onClick=${()=>n(r-e[0])}>−${pe(e[0])}</button>
    <button type="button" class="quiet" disabled=${t===null} onMouseDown=${o} onClick=${()=>n(null)}>${p.amount.clear}</button>`}function K({label:e,value:t,onChange:n,chips:o,...r}){return l`
    <fieldset class="amount">
      <legend>${e}</legend>
      <${Ee} aria-label=${e} value=${t} onChange=${n} step=${o[0]} ...${r} />
      <span class="chips-to-add" role="group" aria-label=${p.amount.add}>
        <${Ct} chips=${o} value=${t} onChange=${n} />
      </span>
    </fieldset>`}var Cr=1250,Ar=3e4,Mr=5,Er=[[/^\/v1\/(rounds|next-street|decisions)$/,"round"],[/^\/v1\/decisions\/batch$/,"items"],[/^\/v1\/options$/,"options"],[/^\/v1\/next-hand$/,"alternatives"],[/^\/v1\/games$/,"games"],[/^\/v1\/hands$/,"discrepancies"],[/^\/v1\/rulebooks$/,"rulebooks"],[/^\/v1\/rulebooks\/[^/]+$/,"clauses"],[/^\/v1\/rulebooks\/[^/]+\/diff\/[^/]+$/,"topics"],[/^\/v1\/conformance$/,"topics"],[/^\/v1\/conformance\/tests$/,"tests"]],V=new Map,Re="",A=class extends Error{constructor(t){super(t.detail),this.problem=t}};function Un(e){Re=e.trim(),V.clear()}function ot(){return Re!==""}function I(e,t){return Kn(e,JSON.stringify(t))}function G(e){return Kn(e,void 0)}function Kn(e,t){let n=`${e} ${t??""}`,o=V.get(n)??zn(e,t);return V.delete(n),V.set(n,o),o.catch(()=>V.get(n)===o&&V.delete(n)),V.size>Cr&&V.delete(V.keys().next().value),o}function st(e){if(!ot())for(let t of[...V.keys()].slice(-e)){let n=t.indexOf(" ");zn(t.slice(0,n),t.slice(n+1)||void 0).catch(()=>{})}}async function*Gn(e,t,n,o){let r=await Jn(e,t,"application/x-ndjson",o);if(!r.ok||!r.body)throw new A(await Yn(r));let s=r.body.pipeThrough(new TextDecoderStream).getReader(),i="",a=0;for(;;){let{done:c,value:d}=await s.read().catch(()=>{throw new A({detail:p.nobodyAnswers})}),u=(i+(d??"")).split(`
`);i=u.pop()??"";for(let f of u){let h=Rr(f);a+=1,yield h.problem?{...h,problem:Qn(h.problem,0)}:h}if(c)break}if(a<n)throw new A({detail:p.nobodyAnswers})}function Rr(e){let t=Ir(e);if(!t?.answer&&!t?.problem)throw new A({detail:p.notOurs});return t}function Ir(e){try{return JSON.parse(e)}catch{return null}}async function zn(e,t){let n=await Jn(e,t,"application/json",AbortSignal.timeout(Ar));if(!n.ok)throw new A(await Yn(n));let o=await n.json().catch(()=>null);if(!Nr(e,o))throw new A({detail:p.notOurs});return o}function Nr(e,t){let[n]=e.split("?"),[,o]=Er.find(([r])=>r.test(n))??[];return o!==void 0&&typeof t=="object"&&typeof t?.[o]=="object"}async function Jn(e,t,n,o){let r={Accept:n};t!==void 0&&(r["Content-Type"]=n),Re&&(r.Authorization=`Bearer ${Re}`);try{return await fetch(e,{method:t===void 0?"GET":"POST",headers:r,body:t,signal:o})}catch{throw new A({detail:p.nobodyAnswers})}}async function Yn(e){let t=await e.json().catch(()=>null);return typeof t?.detail=="string"&&Array.isArray(t.errors??[])?Qn(t,Number(e.headers.get("Retry-After"))):{detail:p.nobodyAnswers}}function Qn(e,t){if(e.status===401)return{...e,detail:Re?p.key.wrong:p.key.needed};if(e.status===429)return{...e,detail:p.tooMany(t)};let n=e.errors?.map(ae)??[];return n.length?{...e,detail:n.slice(0,Mr).join(" ")}:e}function ae({code:e,message:t,params:n}){return p.faults[e]?.(n)??t}var Dr=60;async function Ie(e){if("opening"in e.start)for(let s of e.rulebooks.slice(1))Zn({...e,rulebooks:[s]}).catch(()=>{});let{positions:t,problem:n}=await Vn(e,e.steps),o=t.findLastIndex(({decision:s})=>s),r=t.findLastIndex(({step:s})=>!s||!("choice"in s||"won"in s));try{for(let s of new Set([o,r]))s>=0&&(t[s].others=await Lr(e,t,s))}catch(s){if(!(s instanceof A))throw s;return{positions:t,problem:n??s.problem}}return{positions:t,problem:n}}async function Lr(e,t,n){let[,...o]=e.rulebooks,i=("opening"in e.start&&n<=Dr?await Promise.all(o.map(c=>Br(e,t,n,c))):[]).flatMap(c=>c??[]),a=o.filter(c=>!i.some(d=>d.rulebook===c));return i.push(...await At(a,t[n])),o.flatMap(c=>i.filter(d=>d.rulebook===c))}async function Br(e,t,n,o){let{positions:r}=await Vn({...e,rulebooks:[o]},e.steps.slice(0,n),t),{decision:s,round:i,options:a,next:c,asked:d}=r[n]??{};return!d||t[n].decision&&!s?null:{rulebook:o,decision:s??void 0,stands:{round:i,options:a,next:c},asked:d}}async function At(e,{decision:t,asked:n}){if(!t||!e.length)return[];let{items:o}=await I("/v1/decisions/batch",{items:e.map(r=>({...n.body,rulebook:r}))});return e.map((r,s)=>({rulebook:r,decision:o[s].answer,problem:o[s].problem}))}async function Vn(e,t,n){let o=[];try{o.push(await Zn(e));for(let[r,s]of t.entries()){let i=o[r];"won"in s?o.push(Mt(i,s)):o.push("choice"in s?Hr(i,s,n?.[r]):await Wr(e,i,s))}}catch(r){if(!(r instanceof A))throw r;return{positions:o,problem:r.problem}}return{positions:o,problem:null}}function L({rulebooks:[e],house:t,game:n}){let o={...n?.house,...t};return Object.keys(o).length?{rulebook:e,house_rules:o}:{rulebook:e}}async function Zn(e){let t=L(e);if("opening"in e.start){let r={path:"/v1/rounds",body:{...t,opening:e.start.opening}},s=await I(r.path,r.body);return{...we,asked:r,round:s.round,options:s.options,next:s.next}}let n={path:"/v1/options",body:{...t,round:e.start.round}},o=await I(n.path,n.body);return{...we,asked:n,round:e.start.round,options:o.options}}var we={step:null,options:null,next:null,decision:null,others:[]};async function Wr(e,t,n){if("street"in n){let s={path:"/v1/next-street",body:{...L(e),round:t.round,...n.street}},i=await I(s.path,s.body);return{...we,step:n,asked:s,round:i.round,options:i.options,next:i.next}}let o={path:"/v1/decisions",body:{...L(e),round:t.round,...n}},r=await I(o.path,o.body);return{...we,step:n,asked:o,round:r.round,options:r.options,next:r.next,decision:r}}function Hr(e,t,n){let o=n?.decision?.alternatives?.[t.choice]?.effect.code,r=e.decision?.alternatives??[];if(n&&e.decision&&!r.length)return{...e,step:t};let s=n?r.find(({effect:d})=>d.code===o):r[t.choice];if(!s)throw new A({detail:p.noSuchChoice});let{round:i,next:a,options:c}=s;return{...we,step:t,asked:e.asked,round:i,options:c,next:a}}function Mt(e,t){let{round:n,next:o,asked:r}=e,{pots:s,uncalled:i}=o??{},a=s?.length===t.won.length&&s.every(({seats:u},f)=>Pr(u,t.won[f]));if(!s||!a)throw new A({detail:p.noSuchPot});let c=i?[new Map([[i.seat,i.amount]])]:[];for(let[u,{amount:f}]of s.entries())c.push(jr(f,t.won[u],n));let d=n.players.map(u=>({...u,stack:c.reduce((f,h)=>f+(h.get(u.seat)??0),u.stack),committed:0}));return{...we,step:t,asked:r,round:{...n,pot_before_round:0,pots_before_round:void 0,to_act:null,players:d}}}function Pr(e,t){return t.length>0&&new Set(t).size===t.length&&t.every(n=>e.includes(n))}function jr(e,t,{players:n,button:o=-1,chip:r=1}){let s=n.map(({seat:f})=>f),i=s.includes(o)?s.indexOf(o)+1:s.findIndex(f=>f>o),c=[...s.slice(Math.max(i,0)),...s.slice(0,Math.max(i,0))].filter(f=>t.includes(f)),d=Math.floor(e/c.length/r)*r,u=e-d*c.length;return new Map(c.map((f,h)=>[f,d+Math.max(0,Math.min(r,u-h*r))]))}function Xn({label:e,names:t,chosen:n,choose:o,children:r}){let s=C(null),i=Object.keys(t);return l`
    <div class="turns" role="tablist" aria-label=${e} ref=${s} onKeyDown=${c=>{let d=i.indexOf(n),u={ArrowLeft:d-1,ArrowRight:d+1,Home:0,End:-1};if(!(c.key in u))return;c.preventDefault();let f=(u[c.key]+i.length)%i.length;o(i[f]),s.current?.children[f]?.focus()}}>
      ${i.map((c,d)=>l`
          <button type="button" role="tab" data-key=${d+1} id=${`tab-${c}`} aria-controls="tab-panel" aria-selected=${c===n} tabindex=${c===n?0:-1}
            onClick=${()=>o(c)}>${t[c]}</button>`)}
    </div>
    <div class="turn" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${n}`}>${r}</div>`}function Ne({legend:e,seats:t,chosen:n,choose:o}){return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      ${t.map(({seat:r})=>l`<button type="button" aria-pressed=${r===n} onClick=${()=>o(r)}>${p.seat(r)}</button>`)}
    </fieldset>`}function rt({table:e,label:t,folded:n=!1}){let{players:o,to_act:r}=e.position.round;return l`
    <fieldset class="choice">
      <legend>${t}</legend>
      ${o.filter(s=>n||!s.folded).map(({seat:s})=>l`
            <button type="button" aria-pressed=${s===e.seat} onClick=${()=>e.choose(s)}>
              ${p.seat(s)}${s===r&&l` <small>${p.declare.toAct}</small>`}
            </button>`)}
    </fieldset>`}function Z({trouble:e,again:t}){return e.status===401?l`<${Fr} text=${e.detail} again=${t} />`:l`
    <div class="notice refusal" role="alert">
      <p>${e.detail}</p>
      <button type="button" onClick=${t}>${p.again}</button>
    </div>`}function Fr({text:e,again:t}){let[n,o]=k("");return l`
    <form class="notice refusal" onSubmit=${s=>{s.preventDefault(),Un(n),t()}}>
      <p role="alert">${e}</p>
      <label>${p.key.label}
        <input type="password" autocomplete="off" required value=${n}
          onInput=${s=>o(s.target.value)} />
      </label>
      <button type="submit">${p.key.use}</button>
      <p class="dim">${p.key.kept}</p>
    </form>`}function le({legend:e,name:t,choices:n,chosen:o,choose:r}){return l`
    <fieldset class="segments">
      <legend class="unseen">${e}</legend>
      ${n.map(({to:s,words:i})=>l`
          <label><input type="radio" name=${t} checked=${s===o} onChange=${()=>r(s)} /><span>${i}</span></label>`)}
    </fieldset>`}var eo=6,qr=2e4,De=JSON.parse(document.getElementById("table")?.dataset.plays??""),Et={rulebooks:Rt([De.cash[0]],De.tournament[0]),house:{}};function to(e){return z({rulebooks:[e,...Et.rulebooks.slice(1).filter(t=>t!==e)],house:{}})}function it([e]){let[t]=e.split("@");return De.cash.includes(t)||!De.tournament.includes(t)?null:{id:De.cash[0],isDue:e===Et.rulebooks[0]}}function Rt(e,t){return[t,...e.filter(n=>n!==t)]}function z({rulebooks:e,house:t}=Et){return{rulebooks:e,house:t,start:{opening:{structure:"no_limit",street:1,streets:4,button:eo,min_bet:200,chip:25,players:Array.from({length:eo},(n,o)=>({seat:o+1,stack:qr})),posts:[{seat:1,type:"small_blind",amount:100},{seat:2,type:"big_blind",amount:200}]}},steps:[]}}function no({start:e,between:t,game:n}){if(t)return t;if(n&&n.opens!=="blinds"||!("opening"in e)||e.opening.button===void 0)return null;let{structure:o,streets:r,chip:s,min_bet:i,max_bet:a,players_left:c,button:d,players:u,posts:f=[]}=e.opening,h=S=>f.filter(({type:y})=>y===S),$=h("ante"),g=n?.named.kill,b=h("small_blind"),_=g?b:[...b.slice(0,1),...h("big_blind").slice(0,1)],[w,v]=g||b.length?_:[void 0,..._];return v?{format:n?.format??"tournament",structure:o,...r?{streets:r}:{},...s?{chip:s}:{},...a?{max_bet:a}:{},...c?{players_left:c}:{},seats:u.map(({seat:S})=>S).sort((S,y)=>S-y),big_blind:g?v.amount:i,small_blind:w?.amount??0,...$.length?{ante:$[0].amount,ante_by:$.length>1?"each":"big_blind"}:{},last:{button:d,...w?{small_blind_seat:w.seat}:{},big_blind_seat:v.seat}}:null}function oo(e,t,n,o){let r=n.players.filter(({stack:a})=>a>0),s=n.players.length-r.length,{players_left:i}=e;return{...e,format:t,...i?{players_left:Math.max(2,i-s)}:{},players:r.map(({seat:a,stack:c})=>({seat:a,stack:c})),won_by:o}}async function so({rulebooks:e,house:t,game:n},{players:o,won_by:r,...s},{opening:i,last:a}){let c={...s,last:a};if(!n)return{rulebooks:e,house:t,start:{opening:i},steps:[],between:c};let{posts:d,button:u,first_to_act:f,dead_small_blind:h}=i,{kill:$,acts_last:g,...b}=n.named,_={...b,players:i.players,posts:d,button:u,first_to_act:f,dead_small_blind:h};return{...await at({rulebooks:e,house:t},_,n),between:c}}function ro({rulebooks:e,house:t},n,o,r){let{first_to_act:s,button:i,...a}=n.named,c=o.players.filter(({stack:u})=>u>0).map(u=>({seat:u.seat,stack:u.stack}));return at({rulebooks:e,house:t},{...a,players:c,...s===void 0?{button:r}:{first_to_act:r}},n)}async function at({rulebooks:e,house:t},n,{streets:o,title:r,opens:s,later:i,open_pair:a,format:c}){let d=await I("/v1/rounds",{...L({rulebooks:e,house:t}),game:n}),u={named:n,house:d.house_rules??{},streets:o,title:r,opens:s,later:i,open_pair:a,format:c};return{rulebooks:e,house:t,start:{opening:d.opening},steps:[],game:u}}function io({streets:e,title:t,opens:n,later:o,open_pair:r},s){return{streets:e.map(({name:i})=>i),title:t,opens:n,later:o,open_pair:r,format:s}}function ao({table:e,next:t}){let{round:n}=e.position,o=t.type==="street"||t.type==="street_or_showdown";return l`
    <div class="act following">
      <p class="act-who"><b>${p.following.what(t)}</b></p>
      ${t.uncalled&&l`<p>${p.following.uncalled(t.uncalled)}</p>`}
      ${o&&t.pots&&t.pots.length>1&&t.pots.map(({amount:r,seats:s},i)=>l`<p>${p.felt.onePot(i,r,s)}</p>`)}
      ${o&&l`<${Ur} key=${e.position} table=${e} next=${t} />`}
      ${t.winner!==null&&l`<${lt} table=${e} end=${Jr(e.position,t.winner)} />`}
      ${t.type==="showdown"&&(t.pots?.length?l`<${zr} key=${e.position} table=${e} pots=${t.pots} />`:l`<${lt} table=${e} end=${null} />`)}
      ${o&&t.run_out&&l`<p class="dim">${p.following.noBetting}</p>`}
      ${n.button===void 0&&o&&!e.spot.game&&l`<p class="dim">${p.following.noButton}</p>`}
    </div>`}function Ur({table:e,next:t}){let{round:n}=e.position,{min_bet:o,max_bet:r,structure:s}=n,[i,a]=k(t.first_to_act),c=p.following,d=!t.run_out&&i===null,{game:u}=e.spot,f=!t.run_out&&!n.street_bets&&(s==="fixed_limit"||s==="spread_limit"),h=w=>e.step({street:{...w.min_bet!==o?{min_bet:w.min_bet}:{},...w.max_bet!==void 0&&w.max_bet!==r?{max_bet:w.max_bet}:{},...w.big_bet!==void 0?{big_bet:w.big_bet}:{},...w.open_pair?{open_pair:!0}:{},...i!==null&&i!==t.first_to_act?{first_to_act:i}:{}}}),$=c.deal(n.street,n.streets,u?.streets),g=!t.run_out&&n.street_bets&&u?.open_pair===(n.street??0)+1,b=s==="fixed_limit"?[o,o*2]:[o],_=n.players.filter(({folded:w,stack:v})=>!w&&v>0);return l`
    ${!t.run_out&&t.first_to_act===null&&l`<${Ne} legend=${c.firstBy(u?.later)} seats=${_} chosen=${i} choose=${a} />`}
    <div class="act-buttons">
      ${(f?b:[o]).map(w=>l`
          <button type="button" class=${f&&b.length>1?"":"first"} disabled=${d} onClick=${()=>h({min_bet:w})}>
            ${f?c.dealWith($,w,s==="spread_limit"?r:void 0):$}</button>`)}
      ${g&&l`<button type="button" disabled=${d} onClick=${()=>h({min_bet:o,open_pair:!0})}>${c.openPair($)}</button>`}
    </div>
    ${f&&l`<${Kr} round=${n} name=${$} isHeld=${d} deal=${h} />`}`}function Kr({round:e,name:t,isHeld:n,deal:o}){let r=p.following,s=e.structure==="spread_limit",[i,a]=k(e.min_bet),[c,d]=k(s?e.max_bet??null:null),u=Q(e),f=i&&{min_bet:i,...c?{[s?"max_bet":"big_bet"]:c}:{}};return l`
    <details>
      <summary>${r.otherBets}</summary>
      <${K} label=${s?r.least:r.bets} value=${i} onChange=${a} chips=${u} />
      <${K} label=${s?r.most:r.larger} value=${c} onChange=${d} chips=${u} />
      <button type="button" disabled=${n||!f} onClick=${()=>f&&o(f)}>${i?r.dealWith(t,i,c??void 0,s):t}</button>
    </details>`}var Gr=["tournament","cash"];function zr({table:e,pots:t}){let n=p.following,[o,r]=k(t.map(({seats:i})=>i.length===1?i:[])),s=(i,a)=>r(o.map((c,d)=>d!==i?c:c.includes(a)?c.filter(u=>u!==a):[...c,a]));return l`
    <p class="dim">${n.whoWon}</p>
    ${t.map(({amount:i,seats:a},c)=>l`
        <fieldset class="choice">
          <legend>${t.length>1?p.felt.onePot(c,i,a):p.felt.pot(i)}</legend>
          ${a.map(d=>l`<button type="button" aria-pressed=${o[c].includes(d)} onClick=${()=>s(c,d)}>${p.seat(d)}</button>`)}
        </fieldset>`)}
    ${o.some(i=>i.length>1)&&l`<p class="dim">${n.odd}</p>`}
    <button type="button" class="first" disabled=${o.some(i=>!i.length)} onClick=${()=>e.step({won:o})}>${n.give(t.length)}</button>`}function lt({table:e,end:t}){let n=p.following,o=t&&no(e.spot),[r,s]=k(o?.format??"tournament"),[i,a]=k([]),[c,d]=k(null),u=t?.round.players.filter(({stack:y})=>y>0)??[],f=t?.step&&"won"in t.step?[...new Set(t.step.won.flat())]:[],h=o&&t&&oo(o,r,t.round,f),{game:$}=e.spot,g=async y=>{d(null);try{await y()}catch(x){if(!(x instanceof A))throw x;d(x.problem)}},b=async y=>{h&&e.replace(await so(e.spot,h,y))},_=y=>g(()=>b(y)),w=()=>g(async()=>{let y=await I("/v1/next-hand",{...L(e.spot),table:h});y.deal?await b(y.deal):a(y.alternatives)}),v=y=>g(async()=>{t&&$&&e.replace(await ro(e.spot,$,t.round,y))}),S=y=>{s(y),a([])};return l`
    ${h&&u.length>1&&l`
        <${le} legend=${n.format} name="format" chosen=${r} choose=${S} choices=${Gr.map(y=>({to:y,words:n.formats[y]}))} />
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
    </div>`}function Jr(e,t){let n=e.next?.pots;return n?Mt(e,{won:n.map(()=>[t])}):null}function lo({table:e}){let{round:t,next:n,options:o,decision:r}=e.position;if(r?.ruling==="discretion")return l`<p>${p.act.floorFirst}</p>`;if(n)return l`<${ao} table=${e} next=${n} />`;if(e.position.step&&"won"in e.position.step)return l`<div class="act following"><p class="act-who"><b>${p.following.over}</b></p><${lt} table=${e} end=${e.position} /></div>`;if(e.seat===null)return l`<p>${p.act.nobody}</p>`;let s=e.seat,i=s===t.to_act,a=i?o:null,c=u=>e.step({action:i?u:{...u,seat:s}}),d=()=>t.to_act!==null&&e.choose(t.to_act);return l`
    <div class="act">
      <p class="act-who">
        <b>${i?p.act.inTurn(s):p.act.outOfTurn(s)}</b>
        ${i?l`<span class="another dim">${p.act.another}</span>`:l`<button type="button" class="quiet" onClick=${d}>${p.act.backTo(t.to_act)}</button>`}
      </p>
      <${Qr} key=${e.position} table=${e} may=${a} act=${c} />
    </div>`}var ct=({children:e})=>l`<kbd aria-hidden="true">${e}</kbd>`;function Yr({may:e,isLimit:t,act:n}){let o=e?e.call:!0,r=!e||!t||e.call?.all_in||e.raise&&e.raise.all_in_to===e.raise.max_to;return l`
    ${(e?.fold??!0)&&l`<button type="button" data-key="f" onClick=${()=>n({type:"fold"})}>${p.act.fold}<${ct}>F<//></button>`}
    ${(e?.check??!0)&&l`<button type="button" data-key="c" onClick=${()=>n({type:"check"})}>${p.act.check}<${ct}>C<//></button>`}
    ${e?.bring_in&&l`<button type="button" onClick=${()=>n({type:"bring_in"})}>${p.act.bringIn(e.bring_in.to)}</button>`}
    ${o&&l`<button type="button" data-key="c" onClick=${()=>n({type:"call"})}>${e?.call?p.act.call(e.call):p.act.justCall}<${ct}>C<//></button>`}
    ${r&&l`<button type="button" data-key="a" onClick=${()=>n({type:"all_in"})}>${p.act.allIn}<${ct}>A<//></button>`}`}function Qr({table:e,may:t,act:n}){let{round:o}=e.position,r=t?.raise??null,[s,i]=k(r?.min_to??null),a=ti(e,r),c=r?.type??((o.current_bet??0)>0?"raise":"bet"),d=b=>{b.preventDefault(),s!==null&&n({type:c,to:s})},u=r!==null&&s!==null&&Vr(r,s),f=l`
    <form id="wager" class="act-raise" onSubmit=${d}>
      ${r&&l`<${ei} range=${r} parts=${a===null?[]:Xr(a,o)} to=${s} set=${i} />`}
      <${K} label=${p.act.total(c)} value=${s} onChange=${i} chips=${Q(o)} data-key="r" />
      ${r&&s!==null&&!u&&l`<p class="act-hint dim">${Zr(r,s)}</p>`}
    </form>`,h=l`<button form="wager" class=${u?"first":""} disabled=${s===null}>${s===null?p.act.wager(c):p.act.wagerTo(c,s)}</button>`,$=o.structure==="fixed_limit"||o.structure==="spread_limit",g=l`<${Yr} may=${t} isLimit=${$} act=${n} />`;return!t||r?l`${f}<div class="act-buttons">${g}${h}</div>`:l`
    <div class="act-buttons">${g}</div>
    <details class="act-barred">
      <summary>${p.act.barred(t.raise_barred)} <span>${p.act.proposeAnyway}</span></summary>
      ${f}
      <div class="act-buttons">${h}</div>
    </details>`}function Vr({min_to:e,max_to:t,all_in_to:n,sizes:o},r){return r===n?!0:o?o.includes(r):e<=r&&r<=t}function Zr(e,t){return t<e.min_to?p.act.below(e.min_to):t>e.max_to?p.act.above(e.max_to):p.act.between(e.min_to,e.max_to)}function Xr(e,{current_bet:t=0,chip:n=1}){return[{at:t+Math.floor((e-t)/2/n)*n,name:p.act.halfPot},{at:e,name:p.act.pot}]}function ei({range:e,parts:t,to:n,set:o}){let{min_to:r,max_to:s}=e,[i,a]=[p.act.only(e.type),p.act.why(e.all_in_to===s)],c=[r===s?{at:r,name:i,why:a}:{at:r,name:p.act.minimum},...t.filter(({at:d})=>d>r&&d<s),...s>r?[{at:s,name:e.all_in_to===s?p.act.maximumAllIn:p.act.maximum}]:[]];return l`
    <div class="act-marks">
      ${c.map(({at:d,name:u,why:f=""})=>l`<button type="button" class="mark" aria-pressed=${d===n} onClick=${()=>o(d)}><span>${u}</span> <b>${m(d)}</b>${f&&l` <span>${f}</span>`}</button>`)}
    </div>`}function ti({spot:e,position:t},n){let[o,r]=k(null),{round:s}=t,i=n!==null&&(s.structure==="no_limit"||s.structure==="pot_limit");return O(()=>{if(!i)return;let a=!1;return I("/v1/options",{...L(e),round:{...ni(s),structure:"pot_limit"}}).then(({options:c})=>a||r(c.raise?.max_to??null),()=>{}),()=>{a=!0}},[t]),o}function ni(e){let{players:t,pot_before_round:n=0,to_act:o}=e,r=4*t.reduce((s,{committed:i})=>s+i,n);return{...e,players:t.map(s=>s.seat===o?{...s,stack:s.stack+r}:s)}}var oi=4,si=6,he=20,$e=9,ce=4;function Le(e,t){let n=e,o=[];for(let r of[...t].sort((s,i)=>i-s)){let s=Math.floor(n/r);s&&o.push({worth:r,count:s}),n-=s*r}return o}function uo(e){return[...new Set(e)].sort((n,o)=>o-n).map(n=>({worth:n,count:e.filter(o=>o===n).length}))}function ke({amount:e=0,pile:t,worths:n}){let o=(t?uo(t):Le(e,n)).slice(0,oi).map(({worth:i,count:a})=>({worth:i,count:Math.min(a,si)}));o.length||o.push({worth:Math.min(...n),count:1});let r=o.length*(he+1)+1,s=$e+3+Math.max(...o.map(({count:i})=>i))*ce;return l`
    <svg class="chip-stack" width=${r} height=${s} viewBox="0 0 ${r} ${s}" aria-hidden="true">
      ${o.map(({worth:i,count:a},c)=>{let d=c*(he+1)+1+he/2;return l`<g class=${`worth-${i}`}>
          ${Array.from({length:a},(u,f)=>{let h=s-$e/2-2-(f+1)*ce+ce/2;return l`
              <path class="chip-side" d=${ii(d,h)} />
              <path class="chip-spots" d=${ai(d,h)} />
              <ellipse class="chip-top" cx=${d} cy=${h} rx=${he/2} ry=${$e/2} />
              ${f===a-1&&l`<ellipse class="chip-ring" cx=${d} cy=${h} rx=${he/3.2} ry=${$e/3.4} />`}`})}
        </g>`})}
    </svg>`}var ri=8;function It({motions:e}){return l`
    <span class="discs">
      ${e.map((t,n)=>l`
          ${n>0&&l`<span class="then">${p.card.then}</span>`}
          <span class="disc-pile">
            ${t.length>ri?uo(t).map(({worth:o,count:r})=>l`<span class="disc-count"><${co} worth=${o} />${r>1&&`\xD7${m(r)}`}</span>`):[...t].sort((o,r)=>r-o).map(o=>l`<${co} worth=${o} />`)}
          </span>`)}
    </span>`}function co({worth:e}){return l`<span class=${`disc worth-${e}`}><span>${pe(e)}</span></span>`}function ii(e,t){let[n,o]=[he/2,$e/2];return`M${e-n} ${t}v${ce}a${n} ${o} 0 0 0 ${he} 0v${-ce}z`}function ai(e,t){let[n,o]=[t+$e/2,t+$e/2-1];return`M${e-2} ${n}h4v${ce-.5}h-4zM${e-8} ${o-1}l2.5 1v${ce-.5}l-2.5 -1zM${e+8} ${o-1}l-2.5 1v${ce-.5}l2.5 -1z`}var li=20,po=40,dt=JSON.parse(document.getElementById("table")?.dataset.disputes??'{"games":{},"groups":[],"disputes":[],"unheard":[]}'),Be=dt.disputes,fo=dt.groups,ci=new Set(dt.unheard);function B(e){return Be.find(t=>t.id===e)}function We({asks:e}){return Object.fromEntries(e.map(t=>[t.name,"choices"in t?t.chosen:t.number]))}function ho({asks:e},t){return e.filter(n=>!("choices"in n)&&!n.optional&&t[n.name]===null).map(({name:n})=>n)}function ve(e,t,n,o){let r=mo(t,!1),s=pt(e,t).map(i=>r(i));return{rulebooks:o.rulebooks,house:{...He(o),...r(e.house??{})},start:$o(e,r),steps:n||e.answer==="may"?s:s.slice(0,-1),dispute:{id:e.id,numbers:t,asked:n}}}function He({house:e,dispute:t}){let n=B(t?.id)?.house??{};return Object.fromEntries(Object.entries(e).filter(([o])=>!(o in n)))}function Nt(e,t,n,o){let r=mo(t,!0),s=pt(e,t)[n-1],a={...$o(e,r),...n?r(s??{}):{}};for(let c of o.split("/").slice(1)){if(typeof a=="string"||a===null||a===void 0)break;a=a[c]}return typeof a=="string"&&e.asks.some(c=>c.name===a)?a:null}function pt({steps:e},t){return e.filter(n=>hi(n.if,t))}function $o(e,t){if(e.round)return{round:t(e.round)};let{players:n,...o}=t({...dt.games[e.game??""],...e.with}),r=t(e.stacks??{}),s=Array.from({length:n},(i,a)=>a+1);return{opening:{...o,players:s.map(i=>({seat:i,stack:r[i]??t("$plenty")}))}}}function mo(e,t){let n=Object.values(e).filter(s=>typeof s=="number"),o={...e,plenty:li*Math.max(100,...n)},r=s=>{if(typeof s=="string")return t?di(s):pi(s,o);if(Array.isArray(s))return s.map(r).filter(a=>a!==null);if(typeof s!="object"||s===null)return s;if("on"in s)return r(ui(s,e)??null);let i=Object.entries(s).filter(([a])=>a!=="if"&&a!=="early");return Object.fromEntries(i.map(([a,c])=>[a,r(c)]).filter(([,a])=>a!==null))};return r}function ui(e,t){let n=t[e.on];return n==null?e[""]:e[n]!==void 0?e[n]:e["*"]}function di(e){let[,t]=/^[$#](\w+)/.exec(e)??[];return t??e}function pi(e,t){if(e.startsWith("#"))return fi(t[e.slice(1)]);if(!e.startsWith("$"))return e;let[n,...o]=e.slice(1).split(/(?=[+/-])/),r=t[n];return typeof r!="number"?r??null:o.reduce((s,i)=>{let a=i.slice(1),c=/^\d+$/.test(a)?Number(a):t[a];return i.startsWith("/")?Math.max(1,Math.floor(s/c)):i.startsWith("+")?s+c:s-c},r)}function fi(e){if(!e)return[];let t=Le(e,fe).flatMap(({worth:n,count:o})=>Array(Math.min(o,po)).fill(n));return t.length<=po?t:[e]}function hi(e,t){if(e===void 0)return!0;let[,n,o,r,s]=/^(!?)(\w+)(?:(!?=)(\w+))?$/.exec(e)??[],i=t[o];return r?i===s==(r==="="):i!=null==!n}var $i=4,mi=3,bi=/[0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;function Dt(e){return e.toLowerCase().match(bi)??[]}function bo(e){return Dt(e).map(t=>` ${t}`).join("")}var ut=Be.map(e=>{let t=[e.title,...e.words];return{dispute:e,called:t.map(bo),words:[...new Set(t.flatMap(Dt))]}});function go(e){let t=[...new Set(Dt(e))].filter(a=>!ci.has(a)&&!/^\d+$/.test(a)),n=bo(e),o=Math.log(1+ut.length),r=new Map(ut.map(({dispute:a,called:c})=>[a,t.length&&c.some(d=>d.includes(n))?o:0]));for(let a of t){let c=ut.filter(({words:d})=>d.some(u=>gi(u,a)));for(let{dispute:d}of c)r.set(d,(r.get(d)??0)+Math.log(1+ut.length/c.length))}let s=Math.max(...r.values());return[...r].filter(([,a])=>a>0&&a>=s/2).sort(([,a],[,c])=>c-a).map(([a])=>a)}function gi(e,t){let n=t.length-e.length;return e.startsWith(t)||e.length>=$i&&n<=mi&&t.startsWith(e)}var me={said:[],motions:[[]],order:null,gesture:null,prior:[],priorMoved:null,inQuestion:!1,unaware:!1,toldAmount:null,told:null,since:null};function Se(e){return e.motions.filter(t=>t.length)}function _o(e,t){let n={...e,...t};return Se(n).length&&(n.said=n.said.map(r=>({...r,toCome:!1}))),n.said.length>0&&Se(n).length>0?n.order||(n.order=e.said.length?"words_first":"chips_first"):n.order=null,n.gesture&&n.gesture==="forward_motion"!=Se(n).length>0&&(n.gesture=null),Bt(n)||(n.since=null),n.inQuestion&&=Lt(n),n.inQuestion&&(n.said=n.said.map(r=>({...r,toCome:!1}))),n}function Lt(e){let t=e.priorMoved==="part"||e.priorMoved==="all",n=Se(e).length>0||e.gesture!==null||t;return e.said.length>0&&!n&&!e.unaware&&e.told===null}function Bt({unaware:e,told:t,toldAmount:n,gesture:o}){return e||t!==null||n!==null||o==="forward_motion"}function yo(e){let t=e.said.length||Se(e).length||e.gesture,n=e.priorMoved==="part"||e.priorMoved==="all";return!!(t||n)&&e.said.every(({word:o,amount:r})=>o||r)}function wo(e,t){let n={},o=Se(e);return t!==null&&(n.seat=t),e.said.length&&(n.words=e.said.map(_i)),o.length&&(n.chips=o),e.order&&(n.order=e.order),e.gesture&&(n.gesture=e.gesture),e.priorMoved&&(e.prior.length||e.priorMoved!=="all")&&(n.prior_chips=e.prior),e.priorMoved&&(n.prior_moved=e.priorMoved),e.inQuestion&&(n.in_question=!0),e.unaware&&(n.unaware_of_raise=!0),e.toldAmount!==null&&(n.told_to=e.toldAmount),e.told&&(n.told=e.told),e.since&&(n.acted_since=e.since),n}function ko(e){return{said:(e.words??[]).map(yi),motions:e.chips?.length?e.chips:[[]],order:e.words?.length&&e.chips?.length?e.order??"together":null,gesture:e.gesture??null,prior:e.prior_chips??[],priorMoved:e.prior_moved??(e.prior_chips?"none":null),inQuestion:e.in_question??!1,unaware:e.unaware_of_raise??!1,toldAmount:e.told_to??null,told:e.told??null,since:e.acted_since??null}}function ft(e,t){let n=p.declare.sentence,{words:o=[],chips:r=[],gesture:s,order:i="together",prior_moved:a,prior_chips:c,acted_since:d}=e,u=e.seat??t,f=o.length?[n.says(o.map(Wt))]:[],h=r.length?[n.pushes(r,s==="forward_motion")]:[],$=s==="rap"?[n.raps]:[],g=a&&a!=="none"?[n.takesBack(a,c??[])]:[],b=i==="words_first"?[...f,...$,...h]:[...$,...h,...f],_=[...g,...b];if(!_.length||u===null)return"";let w=i==="together"&&f.length>0&&h.length>0,v=[n.does(u,u!==t,_,w)];return c?.length&&(!a||a==="none")&&v.push(n.hadInFront(c)),e.in_question&&v.push(n.inQuestion),e.unaware_of_raise&&v.push(n.unaware(u)),e.told_to!==void 0&&v.push(n.toldAmount(u,e.told_to)),e.told&&v.push(n.told(u,e.told)),d&&v.push(n.since(d.map(p.incident.deed))),v.join(" ")}function Wt({word:e,amount:t,by:n,candidates:o,condition:r,size_to_come:s}){let i=p.declare.sentence,a=i.statement(e,{amount:t,by:n,candidates:o});return`${r?i.onCondition(r,a):a}${s?i.toCome:""}`}function vo(e){return{word:e,amount:null,more:!1,also:[],toCome:!1,condition:null}}function _i({word:e,amount:t,more:n,also:o,toCome:r,condition:s}){let i={};return e&&(i.word=e),t!==null&&o.length?i.candidates=[t,...o]:t!==null&&n?i.by=t:t!==null&&(i.amount=t),r&&t===null&&(i.size_to_come=!0),s&&(i.condition=s),i}function yi({word:e,amount:t,by:n,candidates:o=[],size_to_come:r=!1,condition:s}){let[i=t??n??null,...a]=o;return{word:e??null,amount:i,more:n!==void 0,also:a,toCome:r,condition:s??null}}function Pe({ruling:e,action:t,reasons:[n]}){let o=p.ruling.headline;return e==="discretion"?o.floor:e==="rejected"?o.notAllowed(Ht(n)):t?e==="accepted"?o.stands(t):o.isOnly(t):o.nothing(Ht(n))}function be(e){let[t]=e.reasons;return e.ruling==="rejected"?p.ruling.headline.nothing(Ht(t)):Pe(e)}function je({action:e,round:t,next:n}){let o=p.ruling,r=e?o.headline.isOnly(e):o.noAction;return t.to_act===null||n?o.andOver(r):o.andNext(r,t.to_act)}function xe(e){let[t,{step:n}]=[e[e.length-2],e[e.length-1]];return n&&"choice"in n?t?.decision?.alternatives?.[n.choice]:void 0}function H(e){return e.replace(/(?<![\w.:/-])\d{4,}(?![\w-])/g,t=>m(Number(t)))}function Ht({message:e}){return H(Pt(e.split(". ",1)[0]))}function Fe({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:r=[],round:s,next:i,options:a,reasons:c}){let d=r.map(h=>[h.effect.code,h.action,h.round.to_act,h.round.players]),f=c.filter(({code:h})=>h==="turn.held"||h==="turn.released").map(({code:h,params:$})=>[h,$.seat]);return JSON.stringify([e,t,n,o,d,s.to_act,s.players,i,a,f])}function jt({ruling:e,action:t,penalty:n,reopened_seats:o,alternatives:r,round:s,next:i}){return JSON.stringify([e,t,n,o,r,s,i])}function ht({start:e,game:t}){let n=p.log;if("opening"in e){let{players:a}=e.opening;if(t?.opens==="antes"&&t.named.ante)return[n.everybodyAntes(t.named.ante)];let c=(e.opening.posts??[]).map($=>({...$,type:wi($,t?.named)}));if(t?.opens==="button_blind"&&t.named.ante)return[...c.filter(({type:b})=>b!=="small_blind").map(({seat:b,type:_,amount:w})=>n.posts(b,_==="big_blind"?"button_ante":_,w)),n.othersAnte(t.named.ante)];let d=c.filter(({type:$})=>$==="ante"),u=d.length===a.length&&d.every(({amount:$})=>$===d[0].amount),h=(u?c.filter(({type:$})=>$!=="ante"):c).map(({seat:$,type:g,amount:b})=>n.posts($,g,b));return u&&d.length&&h.unshift(n.everybodyAntes(d[0].amount)),h.length?h:[n.opens(a.length)]}let{pot_before_round:o=0,current_bet:r,players:s}=e.round,i=r??Math.max(...s.map(({committed:a})=>a));return[n.stands(o,i,s.length)]}function wi({type:e,amount:t},n){if(!n?.kill)return e;if(e==="big_blind")return n.kill.size==="half"?"half_kill":"kill";let o=n.big_blind??n.bets?.[0]??0;return e==="small_blind"&&t>=o?"big_blind":e}function X(e,{step:t,decision:n}){let o=p.log;if(!t)return"";if("choice"in t)return o.floorChose(Pt(H(e.decision?.alternatives?.[t.choice]?.effect.message??"")));if("street"in t)return o.dealt;if("won"in t)return o.given(e.next?.pots??[],t.won);if("incident"in t){let{acted_since:a=[]}=t.incident,c=o.incident(t.incident);return a.length?o.since(c,a.map(p.incident.deed)):c}let r=e.round.to_act;if("declaration"in t)return Pt(ft(t.declaration,r))||o.moves(t.declaration.seat??r);let s=t.action.seat??r,i=n?.ruling==="accepted"&&n.action?o.does(n.action):o.tries(s,t.action);return s===r?i:o.outOfTurn(i)}function So({step:e,decision:t}){return!e||!t||"action"in e&&t.ruling==="accepted"&&t.action?"":Pe(t)}function qe(e){let t=p.log;if(!e)return[];let n=e.uncalled?[t.uncalled(e.uncalled.seat,e.uncalled.amount)]:[],o=(e.pots??[]).map(({amount:r,seats:s},i,a)=>t.pot(i,a.length,r,s));return[...n,...o,...e.winner===null?[]:[t.wins(e.winner)]]}function Pt(e){return e.replace(/\.$/,"")}var ki=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.shortNames??"{}"))),vi=new Map(Object.entries(JSON.parse(document.getElementById("table")?.dataset.bookNames??"{}")));function Oo(e){return ki.get(e)??e}function ee(e){let[t,n]=k(null);return O(()=>{let o=!1;return G(e).then(r=>o||n({path:e,document:r}),()=>{}),()=>{o=!0}},[e]),t?.path===e?t.document:null}function R(e,t){let[n,o]=t.split("@"),r=e.find(c=>c.id===n),s=vi.get(n)??r?.title.split(":")[0]??n,i=p.seen,a=r&&r.seen!=="text"?`${s} (${i[r.seen]})`:s;return o?`${a} (${o})`:a}var To=JSON.parse(document.getElementById("table")?.dataset.questions??"{}"),xo=Object.keys(To);function Oe(e){let t=To[e];return t?{question:t.question,settings:Object.keys(t.answers).filter(n=>n!=="number"),answer:n=>typeof n=="number"?t.answers.number.replace("{number}",String(n)):t.answers[String(n)]}:null}function Si(e){let[t,n]=e.split(":");return`/rulebooks/${t}/clauses/${n}`}function xi({basis:e}){let t=p.ruling.basis;return l`<span class=${`basis ${e}`}>${t[e]??e}</span>`}function ne({reason:{clause:e,basis:t},rulebook:n,shown:o=!1,open:r=!1}){let s=Oi(e,n);return l`
    <div class="citation">
      ${e&&l`<a href=${Si(e)}>${s?.source??p.ruling.theClause}</a>`}
      <${xi} basis=${t} />
      ${o&&s&&l`
          <details open=${r}>
            <summary>${p.ruling.inShort}</summary>
            <p>${s.paraphrase}</p>
            ${s.reading&&l`<p><b>${p.ruling.reading}</b> ${s.reading}</p>`}
          </details>`}
    </div>`}function Oi(e,t){return t?.clauses.find(n=>n.id===e)}var Ti=20;function Co({table:e}){let t=C(null),[n,o]=k(!1),{newest:r,rulebooks:s}=e,[i]=r.rulebooks,a=u=>e.replace(f=>({...f,rulebooks:[u,...f.rulebooks.slice(1).filter(h=>h!==u)]})),c=()=>{o(!0),t.current?.showModal()},d=Object.keys(r.house).length;return l`
    <div class="books">
      <div class="ruling-book">
        <select aria-label=${p.rulebooks.rules} value=${i} onChange=${u=>a(u.target.value)}>
          ${!s.some(({id:u})=>u===i)&&l`<option value=${i}>${R(s,i)}</option>`}
          ${s.map(({id:u})=>l`<option value=${u}>${R(s,u)}</option>`)}
        </select>
        <button type="button" class=${d?"house on":"house"} onClick=${c}>
          ${d?p.rulebooks.changed(d):p.rulebooks.open}
        </button>
      </div>
      <dialog class="sheet" ref=${t} aria-labelledby="rulebooks-title" onClose=${()=>o(!1)}>
        ${n&&l`<${Mi} table=${e} close=${()=>t.current?.close()} />`}
      </dialog>
    </div>`}function Ao({table:e}){let{newest:t,rulebooks:n}=e,o=t.rulebooks.slice(1),r=s=>e.replace(i=>({...i,rulebooks:[i.rulebooks[0],...Ai(i.rulebooks.slice(1),s)]}));return l`
    <div class="beside" role="group" aria-label=${p.rulebooks.beside}>
      <span class="dim" aria-hidden="true">${p.rulebooks.beside}</span>
      ${Ci(n,t.rulebooks).map(({id:s,title:i})=>l`<button type="button" class="mark" aria-pressed=${o.includes(s)} onClick=${()=>r(s)}>${i.split(":")[0]}</button>`)}
    </div>`}function Ci(e,[t,...n]){let o=e.map(({id:s})=>s),r=n.filter(s=>!o.includes(s)).map(s=>({id:s,title:R(e,s)}));return[...e,...r].filter(({id:s})=>s!==t)}function Ai(e,t){return e.includes(t)?e.filter(n=>n!==t):[...e,t]}function Mi({table:e,close:t}){let{newest:n,rulebooks:o}=e,[r]=n.rulebooks,[s,i]=k(n.house),[a,c]=k(""),[d,u]=k(null),f=p.rulebooks;O(()=>{G(`/v1/rulebooks/${r}`).then(({parameters:b})=>u(b),()=>{})},[r]);let h=(b,_)=>{let{[b]:w,...v}=s;i(_===null?v:{...v,[b]:_})},$=b=>{b.preventDefault(),e.replace(_=>({..._,house:s})),t()},g=b=>{let _=Oe(b),w=_&&[_.question,..._.settings.map(v=>_.answer(v))].join(" ").toLowerCase();return b in s||a.toLowerCase().split(/\s+/).every(v=>w?.includes(v))};return l`
    <form class="sheet-form" onSubmit=${$}>
      <header>
        <h2 id="rulebooks-title">${f.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${t}>×</button>
      </header>
      <div class="sheet-body">
        ${d&&xo.length>0&&l`
          <section>
            <p class="about">${f.about(R(o,r))}</p>
            <label class="field">${f.search}<input type="search" value=${a} onInput=${b=>c(b.target.value)} /></label>
            <div class="questions">
              ${xo.filter(g).map(b=>l`<${Ei} key=${b} name=${b} own=${d[b]} set=${_=>h(b,_)} chosen=${s[b]} />`)}
            </div>
          </section>`}
      </div>
      <footer>
        <button type="button" class="quiet" disabled=${!Object.keys(s).length} onClick=${()=>i({})}>${f.none}</button>
        <button class="first">${f.use}</button>
      </footer>
    </form>`}function Ei({name:e,own:t,chosen:n,set:o}){let r=Oe(e);if(!r)return null;let s=typeof t=="number"?Array.from({length:Math.max(Ti,t)},(a,c)=>c+1):r.settings.map(a=>typeof t=="boolean"?a==="true":a),i=a=>{let c=s[a.target.value];o(c===t?null:c)};return l`
    <label class=${n===void 0?"field question":"field question on"}>
      <span>${r.question}</span>
      <select value=${s.indexOf(n??t)} onChange=${i}>
        ${s.map((a,c)=>l`<option value=${c}>${r.answer(a)}${a===t?p.rulebooks.asTheBook:""}</option>`)}
      </select>
    </label>`}function te({spot:e}){return e.dispute?.asked?B(e.dispute.id)?.answer??null:null}function Mo({table:{spot:e,position:t}}){return l`<div class="ruled">${ue(e,t).map(n=>l`<h2>${n}</h2>`)}</div>`}function ue(e,t){let n=B(e.dispute?.id)?.answer;return n==="pots"?qe(t.next).map(o=>`${o}.`):n==="posted"?Ii(e,t):Ro(t)}function Eo({position:e}){let[t,...n]=Ro(e);return l`
    <h2>${t}</h2>
    ${n.map(o=>l`<p>${o}</p>`)}`}function Ro({round:e,options:t}){if(e.to_act===null||!t)return[p.act.nobody];let n=t.raise_barred?[p.act.barred(t.raise_barred)]:[];return[p.answer.may(e.to_act,Ri(t)),...n]}function Ri({fold:e,check:t,call:n,raise:o,bring_in:r}){let s=p.answer;return[...e?[s.fold]:[],...t?[s.check]:[],...r?[s.bringIn(r.to)]:[],...n?[s.call(n)]:[],...o?[s.raise(o)]:[]]}function Ii({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:s})=>s==="ante"),r=t.players.find(({seat:s})=>s===o?.seat);return o&&r?[`${p.answer.posted(r.seat,r.committed,t.pot_before_round??0)}.`]:[]}function ge(e,t){return!t||!B(e.dispute?.id)?.topics.length?null:Ft(e,t)[0]??{clause:null,basis:"assumed"}}function Io(e,t,n){let o=Ft(e,t).map(({clause:s})=>s),[r]=o.filter(s=>n.some(i=>i.clause===s));return n.find(s=>s.clause===r)??n[0]}var Ni=2;function No({table:{spot:e,rulebooks:t}}){let n=ee(`/v1/rulebooks/${e.rulebooks[0]}`),o=Ft(e,n),r=o.filter(({clause:s},i)=>o.findIndex(a=>a.clause===s)===i);return r.length?l`
    <section class="ruling card" aria-labelledby="said-of-it">
      <p class="of-book" id="said-of-it">${p.happened.says(R(t,e.rulebooks[0]))}</p>
      ${r.slice(0,Ni).map(s=>l`<${ne} key=${s.clause} reason=${s} rulebook=${n} shown open />`)}
    </section>`:null}function Ft(e,t){let n=t?.topics??{};return(B(e.dispute?.id)?.topics??[]).flatMap(o=>n[o]??[])}function Do({table:e,rulebook:t}){let n=ge(e.spot,t);return n?l`
    <h3>${p.ruling.why}</h3>
    <${ne} reason=${n} rulebook=${t} shown open />`:null}function $t({dispute:e}){let{title:t="",asks:n=[]}=B(e?.id)??{},o=n.flatMap(i=>{let a=e?.numbers[i.name];return a==null?[]:[`${i.label} ${"choices"in i?i.choices[a]:m(Number(a))}`]}),[r,s]=[/[.?!]$/.test(t)?t:`${t}.`,o.join(", ")];return s?`${r} ${s}.`:r}var Lo={skipped:{numbers:[],since:"to come"},amount_unknown:{numbers:["amount"],since:"to come"},misinformed:{numbers:["told_to"]},undercalls:{numbers:["amount"],since:"to come"},underbet_found:{numbers:["faced"],tick:"street_over"},wrong_pot_count:{numbers:["quoted_pot"],optional:["actual_pot"],since:"done",tick:"street_over"},hidden_chip:{numbers:["amount"],optional:["faced"]},wrong_bring_in:{numbers:[]},acted_out_of_turn_deliberately:{numbers:[]},clock_called:{numbers:[],optional:["waited"],caller:!0},time_expired:{numbers:[],tick:"tied"}};function Bo({table:e,draft:t,setDraft:n}){let o=p.incident,{round:r}=e.position,s=a=>n({kind:a,numbers:{},since:null,ticked:!1}),{seat:i}=e;return l`
    <form class="incident" tabindex="-1" onSubmit=${a=>a.preventDefault()}>
      <fieldset class="kinds">
        <legend>${o.what}</legend>
        ${Object.keys(Lo).map(a=>l`
            <button type="button" aria-pressed=${t?.kind===a} onClick=${()=>s(a)}>
              ${o.kinds[a]}</button>`)}
      </fieldset>
      ${t&&l`
          <p class="about">${o.about[t.kind]}</p>
          <${rt} table=${e} label=${o.whose[t.kind]} folded />
          ${i===null?null:l`<${Di} key=${t.kind} table=${e} seat=${i} draft=${t} setDraft=${n} worths=${Q(r)} />`}`}
    </form>`}function Di({table:e,seat:t,draft:n,setDraft:o,worths:r}){let s=p.incident,{kind:i,numbers:a,ticked:c,caller:d}=n,u=Lo[i],f=x=>o({...n,...x}),h=n.since??(u.since==="done"?Wi(e.positions,t):[]),$={faced:Bi(e.positions,t),...a},g=x=>l`
    <${K} key=${x} label=${s.numbers[x](i)} value=${$[x]??null} chips=${x==="waited"?[]:r}
      onChange=${M=>f({numbers:{...a,[x]:M}})} />`,b=x=>$[x]!==null&&$[x]!==void 0,_=[...u.numbers,...u.optional??[]].filter(b).map(x=>[x,$[x]]),w=i==="skipped"?Li(e.position.round,t):[],v=h.length>0||w.length>0,S={kind:i,seat:t,...Object.fromEntries(_),...u.since?{acted_since:h}:{},...u.tick?{[u.tick]:c}:{},...u.caller&&typeof d=="number"?{called_by:d}:{}},y=x=>{x.currentTarget.form.focus(),e.step({incident:S})};return l`
    ${u.numbers.map(g)}
    ${w.length>0&&l`<p>${s.played(w.map(s.deed))}</p>`}
    ${u.since&&l`<${qt} deeds=${h} after=${t} players=${e.position.round.players} worths=${r} onChange=${x=>f({since:x})} />`}
    ${u.caller&&l`
        <label>${s.calledBy}
          <select value=${d??""} onChange=${({target:x})=>f({caller:x.value===""?null:Number(x.value)})}>
            <option value="">${s.theFloor}</option>
            ${e.position.round.players.map(x=>l`<option value=${x.seat}>${p.seat(x.seat)}</option>`)}
          </select></label>`}
    ${u.tick&&l`<label class="tick"><input type="checkbox" checked=${c} onChange=${()=>f({ticked:!c})} /> ${s.ticks[u.tick]}</label>`}
    ${u.optional&&l`<details><summary>${s.more}</summary>${u.optional.map(g)}</details>`}
    <p class="ask">
      <button type="button" class="first" disabled=${!u.numbers.every(b)||i==="skipped"&&!v} onClick=${y}>${p.declare.ask}</button>
    </p>`}function Li({to_act:e,players:t},n){return n!==e?[]:t.flatMap(({seat:o,out_of_turn:r})=>{if(o===n||r?.since!=="none"||r.condition)return[];let{type:s,to:i}=r;return[{seat:o,type:s,...s==="bet"||s==="raise"?{to:i}:{}}]})}function Bi(e,t){let o=e.flatMap(({decision:r})=>r?.action?[r.action]:[]).findLast(r=>r.seat===t&&(r.by>0||r.all_in));return o&&o.to-o.by}function Wi(e,t){let n=e.flatMap(({decision:r})=>r?.action?[r.action]:[]),o=n.findLastIndex(r=>r.seat===t&&r.by>0);return o<0?[]:n.slice(o+1).map(({seat:r,type:s,to:i,by:a})=>({seat:r,type:s,...a>0?{to:i}:{}}))}var Hi=["fold","check","call","bet","raise","all_in"],Pi=new Set(["bet","raise","complete"]);function qt({deeds:e,after:t,players:n,worths:o,onChange:r}){let[s,i]=k(null),a=p.incident,c=s??ji(n,e,t),d=f=>{r([...e,{seat:c,type:f}]),i(null)},u=e[e.length-1];return l`
    <fieldset class="since">
      <legend>${a.since}</legend>
      <ol>
        ${e.map((f,h)=>l`
            <li>${a.deed(f)}
              <button type="button" class="remove" aria-label=${a.removeDeed(f)} onClick=${()=>r(e.filter(($,g)=>g!==h))}>×</button></li>`)}
      </ol>
      ${u&&Pi.has(u.type)&&l`<${K} label=${a.deedTo(u.seat)} value=${u.to??null} chips=${o}
          onChange=${f=>r([...e.slice(0,-1),{seat:u.seat,type:u.type,...f===null?{}:{to:f}}])} />`}
      <div class="add-deed">
        <select aria-label=${a.nextSeat} value=${c} onChange=${({target:f})=>i(Number(f.value))}>
          ${n.map(f=>l`<option value=${f.seat}>${p.seat(f.seat)}</option>`)}
        </select>
        ${Hi.map(f=>l`<button type="button" onClick=${()=>d(f)}>${a.deeds[f]}</button>`)}
      </div>
    </fieldset>`}function ji(e,t,n){let o=new Set(t.filter(({type:i})=>i==="fold").map(({seat:i})=>i)),r=e.findIndex(({seat:i})=>i===(t[t.length-1]?.seat??n));return([...e.slice(r+1),...e.slice(0,r+1)].find(({seat:i,folded:a})=>!a&&!o.has(i))??e[0]).seat}var Fi=["fold","check","call","bet","raise","all_in"],qi=[null,"pot","complete","pass","time"],Ui=["words_first","chips_first","together"];function Po({table:e,draft:t,setDraft:n}){let{round:o,step:r}=e.position,s=p.declare,{seat:i}=e;if(i===null)return l`<p class="empty">${s.nobody}</p>`;let a=$=>n(_o(t,$)),c=Q(o),d=wo(t,i===o.to_act?null:i),u=yo(t),f=()=>u&&e.step({declaration:d}),h=r&&"declaration"in r?r.declaration:null;return l`
    <form class="declare" onSubmit=${$=>($.preventDefault(),f())}>
      <${rt} table=${e} label=${s.who} />
      <div class="said-and-pushed">
        <${Ki} draft=${t} set=${a} worths=${c} seats=${o.players.map($=>$.seat)} />
        <${Gi} draft=${t} set=${a} worths=${c} />
      </div>
      <${zi} draft=${t} set=${a} worths=${c} committed=${o.players.find($=>$.seat===i)?.committed??0} />
      <${Ji} draft=${t} set=${a} worths=${c} />
      ${Bt(t)&&l`<${Yi} draft=${t} set=${a} worths=${c} seat=${i} players=${o.players} />`}
      <div class="to-ask">
        <p aria-live="polite">${ft(d,o.to_act)||s.nothingYet}</p>
        <p class="ask">
          <button class="first" aria-disabled=${!u}>${s.ask}</button>
          ${t!==me&&l`<button type="button" class="quiet" onClick=${()=>n(me)}>${s.clear}</button>`}
          ${t===me&&h&&l`<button type="button" class="quiet" onClick=${()=>n(ko(h))}>${s.again}</button>`}
        </p>
      </div>
    </form>`}function Ki({draft:e,set:t,worths:n,seats:o}){let r=p.declare,s=e.motions.some(c=>c.length),i=c=>t({said:[...e.said,vo(c)]}),a=c=>l`
    <button type="button" onClick=${()=>i(c)}>${c?r.word[c]:r.anAmount}</button>`;return l`
    <fieldset class="says">
      <legend>${r.says}</legend>
      <div class="common">${Fi.map(a)}</div>
      <div class="rare">${qi.map(a)}${!s&&l`<${jo} draft=${e} set=${t} gesture="rap" />`}</div>
      <ol>
        ${e.said.map((c,d)=>l`
            <${Xi} key=${d} statement=${c} pushed=${s} worths=${n} seats=${o}
              onChange=${u=>t({said:e.said.map((f,h)=>h===d?u:f)})}
              onRemove=${()=>t({said:e.said.filter((u,f)=>f!==d)})} />`)}
      </ol>
      ${Lt(e)&&l`
          <label class="tick"><input type="checkbox" checked=${e.inQuestion}
            onChange=${()=>t({inQuestion:!e.inQuestion})} /> ${r.inQuestion}</label>`}
    </fieldset>`}function Gi({draft:e,set:t,worths:n}){let o=p.declare,r=e.motions.some(s=>s.length);return l`
    <div>
      <${Ho} motions=${e.motions} worths=${n} onChange=${s=>t({motions:s})}>
        ${r&&l`<${jo} draft=${e} set=${t} gesture="forward_motion" />`}
      </${Ho}>
      ${e.order&&l`
          <fieldset class="choice">
            <legend>${o.first}</legend>
            ${Ui.map(s=>l`<button type="button" aria-pressed=${s===e.order} onClick=${()=>t({order:s})}>${o.order[s]}</button>`)}
          </fieldset>`}
    </div>`}function jo({draft:e,set:t,gesture:n}){let o=e.gesture===n;return l`
    <button type="button" aria-pressed=${o} onClick=${()=>t({gesture:o?null:n})}>${p.declare.gesture[n]}</button>`}function zi({draft:e,set:t,worths:n,committed:o}){if(!o)return null;let r=p.declare;return l`
    <details open=${e.priorMoved!==null}>
      <summary>${r.prior(o)}</summary>
      <fieldset class="choice">
        <legend>${r.priorMoved}</legend>
        ${Object.entries(r.moved).map(([s,i])=>l`
            <button type="button" aria-pressed=${s===e.priorMoved}
              onClick=${()=>t({priorMoved:s===e.priorMoved?null:s})}>${i}</button>`)}
      </fieldset>
      <fieldset class="pushes">
        <legend>${r.priorChips}</legend>
        <${Fo} worths=${n} label=${r.lies}
          onAdd=${s=>t({prior:[...e.prior,s],priorMoved:e.priorMoved??"none"})} />
        <${qo} pile=${e.prior} onChange=${s=>t({prior:s})} />
      </fieldset>
    </details>`}function Ji({draft:e,set:t,worths:n}){let o=p.declare;return l`
    <details open=${e.unaware||e.told!==null||e.toldAmount!==null}>
      <summary>${o.knew}</summary>
      <label class="tick"><input type="checkbox" checked=${e.unaware}
        onChange=${()=>t({unaware:!e.unaware,told:null})} /> ${o.unaware}</label>
      <fieldset class="choice">
        <legend>${o.toldWrong}</legend>
        ${Object.entries(o.told).map(([r,s])=>l`
            <button type="button" aria-pressed=${r===e.told}
              onClick=${()=>t({told:r===e.told?null:r,unaware:!1})}>${s}</button>`)}
      </fieldset>
      <${K} label=${o.toldAmount} value=${e.toldAmount} chips=${n}
        onChange=${r=>t({toldAmount:r})} />
    </details>`}function Yi({draft:e,set:t,worths:n,seat:o,players:r}){let s=p.declare,i=e.since!==null&&!e.since.length;return l`
    <button type="button" aria-pressed=${i} onClick=${()=>t({since:i?null:[]})}>${s.nobodySince}</button>
    <${qt} deeds=${e.since??[]} after=${o} players=${r} worths=${n}
      onChange=${a=>t({since:a.length?a:null})} />`}var Wo=new Set([null,"call","bet","raise","complete","all_in"]),Qi=new Set(["bet","raise","complete"]),Vi=new Set(["bet","raise"]),Zi=["fold","check","call","bet","other"];function Xi({statement:e,pushed:t,worths:n,seats:o,onChange:r,onRemove:s}){let i=p.declare,{word:a,amount:c,more:d}=e,u=h=>r({...e,...h}),f=a?i.said[a]:i.anAmount;return l`
    <li class="said">
      <p class="said-word"><b>${a?`\u201C${f}\u201D`:f}</b>
        <button type="button" class="remove" aria-label=${i.remove(f)} onClick=${s}>×</button></p>
      ${Wo.has(a)&&l`<${K} label=${i.amountSaid} value=${c} chips=${n}
          onChange=${h=>u({amount:h,...h===null?{also:[]}:{toCome:!1}})} />`}
      ${Qi.has(a??"")&&c!==null&&!e.also.length&&l`
          <fieldset class="choice">
            <legend>${i.meantAs}</legend>
            <button type="button" aria-pressed=${!d} onClick=${()=>u({more:!1})}>${i.inAll(c)}</button>
            <button type="button" aria-pressed=${d} onClick=${()=>u({more:!0})}>${i.onTop(c)}</button>
          </fieldset>`}
      ${Vi.has(a??"")&&c===null&&!t&&l`<button type="button" aria-pressed=${e.toCome} onClick=${()=>u({toCome:!e.toCome})}>${i.toCome}</button>`}
      <details open=${e.also.length>0||e.condition!==null}>
        <summary>${i.moreOnIt}</summary>
        ${c!==null&&Wo.has(a)&&!d&&l`<${ea} statement=${e} set=${u} />`}
        <${ta} condition=${e.condition} seats=${o} onChange=${h=>u({condition:h})} />
      </details>
    </li>`}function ea({statement:{amount:e,also:t},set:n}){let o=[.01,.1,10,100].map(s=>(e??0)*s).filter(s=>Number.isInteger(s)),r=s=>t.includes(s)?t.filter(i=>i!==s):[...t,s];return l`
    <fieldset class="choice">
      <legend>${p.declare.couldMean}</legend>
      ${o.map(s=>l`
          <button type="button" aria-pressed=${t.includes(s)} onClick=${()=>n({also:r(s)})}>${m(s)}</button>`)}
    </fieldset>`}function ta({condition:e,seats:t,onChange:n}){let o=p.declare;return l`
    <fieldset class="choice">
      <legend>${o.onlyIf}</legend>
      <select aria-label=${o.onlyIf} value=${e?.type??""}
        onChange=${({target:r})=>n(r.value?{...e,type:r.value}:null)}>
        <option value="">${o.always}</option>
        ${Zi.map(r=>l`<option value=${r}>${o.condition[r]}</option>`)}
      </select>
      ${e&&e.type!=="other"&&l`
          <select aria-label=${o.bySeat} value=${e.seat??""}
            onChange=${({target:r})=>n({type:e.type,...r.value?{seat:Number(r.value)}:{}})}>
            <option value="">${o.anybody}</option>
            ${t.map(r=>l`<option value=${r}>${p.seat(r)}</option>`)}
          </select>`}
    </fieldset>`}function Fo({worths:e,label:t,onAdd:n}){return l`
    <span class="rack">
      ${e.map(o=>l`
          <button type="button" class=${`chip-button worth-${o}`} aria-label=${t(o)} onClick=${()=>n(o)}>
            <span>${pe(o)}</span>
          </button>`)}
    </span>`}function qo({pile:e,onChange:t}){return l`
    <span class="pile">
      ${e.map((n,o)=>l`
          <button type="button" class="lying" aria-label=${p.declare.takeAway(n)} onClick=${()=>t(e.filter((r,s)=>s!==o))}>
            ${m(n)}
          </button>`)}
    </span>`}function Ho({motions:e,worths:t,onChange:n,children:o}){let r=p.declare,s=e.length-1,i=(a,c)=>n(e.map((d,u)=>u===a?c:d).filter((d,u)=>d.length||u===s));return l`
    <fieldset class="pushes">
      <legend>${r.pushes}</legend>
      <${Fo} worths=${t} label=${r.push} onAdd=${a=>i(s,[...e[s],a])} />
      ${(e.length>1||e[0].length>0)&&l`
          <ol class="motions">
            ${e.map((a,c)=>l`<li><span class="dim">${r.motion(c)}</span> <${qo} pile=${a} onChange=${d=>i(c,d)} /></li>`)}
          </ol>`}
      <div class="rare">
        ${e[s].length>0&&l`<button type="button" onClick=${()=>n([...e,[]])}>${r.nextMotion}</button>`}
        ${o}
      </div>
    </fieldset>`}var Uo=[["path",{d:"M12 5v16"}],["path",{d:"M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"}]];var Ko=[["path",{d:"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"}],["path",{d:"M14 2v5a1 1 0 0 0 1 1h5"}],["path",{d:"M10 9H8"}],["path",{d:"M16 13H8"}],["path",{d:"M16 17H8"}]];var Go=[["path",{d:"M10 8h.01"}],["path",{d:"M12 12h.01"}],["path",{d:"M14 8h.01"}],["path",{d:"M16 12h.01"}],["path",{d:"M18 8h.01"}],["path",{d:"M6 8h.01"}],["path",{d:"M7 16h10"}],["path",{d:"M8 12h.01"}],["rect",{width:"20",height:"16",x:"2",y:"4",rx:"2"}]];var zo=[["path",{d:"M5 12h14"}],["path",{d:"M12 5v14"}]];var Jo=[["path",{d:"m15 14 5-5-5-5"}],["path",{d:"M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"}]];var Yo=[["path",{d:"M12 3v18"}],["path",{d:"m19 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"}],["path",{d:"m5 8 3 8a5 5 0 0 1-6 0zV7"}],["path",{d:"M7 21h10"}]];var Qo=[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"}],["path",{d:"m21.854 2.147-10.94 10.939"}]];var Vo=[["path",{d:"M14 17H5"}],["path",{d:"M19 7h-9"}],["circle",{cx:"17",cy:"17",r:"3"}],["circle",{cx:"7",cy:"7",r:"3"}]];var Zo=[["path",{d:"M9 14 4 9l5-5"}],["path",{d:"M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}]];var na={BookOpen:Uo,FileText:Ko,Keyboard:Go,Plus:zo,Redo:Jo,Scale:Yo,Send:Qo,Settings:Vo,Undo:Zo};function P({of:e}){return l`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${na[e].map(([t,n])=>l`<${t} ...${n} />`)}</svg>`}var oa=20,sa=200;function es({table:e}){let t=C(null),[n,o]=k(!1);return l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${P} of="BookOpen" />${p.situations.open}</button>
    <dialog class="situations" ref=${t} aria-labelledby="situations-title" onClose=${()=>o(!1)}>
      ${n&&l`<${ra} table=${e} close=${()=>t.current?.close()} />`}
    </dialog>`}function ra({table:e,close:t}){let n=p.situations,[o,...r]=e.spot.rulebooks,[s,i]=k({q:"",topic:"",structure:""}),[a,c]=k([]),[d,u]=k(null),[f,h]=k(null),[$,g]=Y(S=>S+1,0),b=C(null);O(()=>b.current?.focus(),[]);let _=S=>i({...s,...S});O(()=>{G("/v1/conformance").then(({topics:S})=>c(Object.keys(S)),mt(h))},[$]),O(()=>{let S=!1,x=setTimeout(()=>{h(null),Ut(aa(o,s),{tests:[],total:0,next:null}).then(M=>S||u(M),mt(h))},d?sa:0);return()=>{S=!0,clearTimeout(x)}},[s,o,$]);let w=()=>d?.next&&Ut(d.next,d).then(u,mt(h)),v=S=>os(S,r).then(y=>{e.replace(y),t()},mt(h));return l`
    <header class="dialog-head">
      <h2 id="situations-title">${n.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${t}>×</button>
    </header>
    <div class="situations-search" role="search">
      <label class="words-field">${n.search}
        <input type="search" maxlength="100" placeholder=${n.hint} value=${s.q} ref=${b}
          onInput=${S=>_({q:S.target.value})} />
      </label>
      <label>${n.topic}
        <select value=${s.topic} onChange=${S=>_({topic:S.target.value})}>
          <option value="">${n.anyTopic}</option>
          ${a.map(S=>l`<option value=${S}>${n.topicOf(S)}</option>`)}
        </select>
      </label>
      <label>${n.structure}
        <select value=${s.structure} onChange=${S=>_({structure:S.target.value})}>
          <option value="">${n.anyStructure}</option>
          ${Object.entries(n.structures).map(([S,y])=>l`<option value=${S}>${y}</option>`)}
        </select>
      </label>
    </div>
    <p class="dim situations-under">${n.under(R(e.rulebooks,o))} <span role="status">${d&&n.found(d.total)}</span></p>
    ${f&&l`<${Z} trouble=${f} again=${g} />`}
    <div class="situations-found">
      ${la(d?.tests??[]).map(([S,y])=>l`
          <h3>${n.topicOf(S)}</h3>
          <ul>${y.map(x=>l`<li key=${x.id}><${ia} test=${x} choose=${v} /></li>`)}</ul>`)}
      ${d?.next&&l`<button type="button" class="situations-more" onClick=${w}>${n.more}</button>`}
    </div>`}function ia({test:e,choose:t}){let n=p.situations,o=e.clause?.split(":")[1];return l`
    <button type="button" class="story" onClick=${()=>t(e)}>
      <span>${e.story}</span>
      <span class="dim">${[n.structures[e.structure],o&&n.rule(o)].filter(Boolean).join(", ")}</span>
    </button>`}function aa(e,t){let n=Object.entries(t).filter(([,o])=>o.trim());return`/v1/conformance/tests?${new URLSearchParams([["rulebook",e.split("@")[0]],...n,["limit",String(oa)]])}`}async function Ut(e,t){let{tests:n,total:o,next:r}=await G(e),s={tests:[...t.tests,...n.filter(ns)],total:o,next:r};return r&&s.tests.length===t.tests.length?await Ut(r,s):s}function la(e){return[...new Set(e.map(({topic:n})=>n))].map(n=>[n,e.filter(o=>o.topic===n)])}function mt(e){return t=>{if(!(t instanceof A))throw t;e(t.problem)}}async function ts(e){let[,t,n,o]=/^([^@/]*)(@[^/]*)?(.*)$/s.exec(e)??[],{tests:r}=await G(`/v1/conformance/tests?id=${encodeURIComponent(t+o)}`),[s]=r;return!s||!ns(s)?null:await os({...s,question:{...s.question,rulebook:t+(n??"")}})}function ns({tags:e,level:t}){return!e.includes("errors")&&t!=="next_hand"}async function os({question:e},t=[]){let{rulebook:n,house_rules:o={},opening:r,round:s,actions:i=[],hand:a,on_illegal:c,...d}=e,u=[n,...t.filter($=>$!==n)];if(a){let $=await I("/v1/hands",{...L({rulebooks:u,house:o}),hand:a,on_illegal:c});return Kt(a,$,u,o)}let f=r?{opening:r}:{round:s},h=i.map($=>ss($));return{rulebooks:u,house:o,start:f,steps:[...h,...Object.keys(d).length?[d]:[]]}}function Kt(e,t,n,o){let{rounds:r,round:s,scale:i,result:a,site:c,hand_number:d,currency:u,table:f,played_at:h,...$}=e,g=$.players?.map(({name:v,cards:S,...y})=>y),b=s?{round:s}:{opening:{...$,...Xo(r[0]),players:g,street:1}},_=[],w=s?.street??1;for(let{street:v,decisions:S}of t.rounds??[]){let y=r[v-(s?.street??1)],x=(y?.actions??[]).filter((M,N)=>S[N]);x.length&&(v>w&&_.push({street:Xo(y)}),w=v,_.push(...x.map(ss)))}return{rulebooks:n,house:o,start:b,steps:_}}function Xo(e){let{actions:t,board:n,dealt:o,discarded:r,...s}=e;return s}function ss({paid:e,...t}){return"declaration"in t||"incident"in t?t:{action:t}}var Gt="s=",rs="case=",is="rulebook=",as="dispute=",ca=1e6,ua=1e5,zt=200,da=100,pa=1e3,fa=["action","declaration","incident","choice","street","won"];async function bt(e){let t=await fs(new CompressionStream("deflate-raw"),new TextEncoder().encode(JSON.stringify(e))),n=Array.from(t,o=>String.fromCharCode(o)).join("");return Gt+btoa(n).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}async function Jt(e){let t=e.replace(/^#/,"");if(t.startsWith(rs))return await ma(t.slice(rs.length));if(t.startsWith(is))return $a(t.slice(is.length));if(t.startsWith(as))return ha(t.slice(as.length));if(!t.startsWith(Gt))return{spot:null,notice:""};let n=await ba(t.slice(Gt.length)).then(ga,()=>null);return{spot:n,notice:n?"":p.link.damaged}}var cs="last",us=window.matchMedia("(display-mode: standalone)").matches;function ds(e){us&&localStorage.setItem(cs,e)}function ps(){return us&&localStorage.getItem(cs)||""}function ha(e){let t=B(e),n=t?ve(t,We(t),!1,z()):null;return{spot:n,notice:n?"":p.link.noSuchCase}}function $a(e){let t=e.length<=zt&&/^[a-z0-9@.-]+$/.test(e);return{spot:t?to(Oo(e)):null,notice:t?"":p.link.damaged}}async function ma(e){if(e.length>3*zt)return{spot:null,notice:p.link.noSuchCase};try{let t=await ts(decodeURIComponent(e));return{spot:t,notice:t?"":p.link.noSuchCase}}catch(t){if(t instanceof URIError)return{spot:null,notice:p.link.damaged};if(t instanceof A&&t.problem.status===422)return{spot:null,notice:p.link.noSuchCase};throw t}}async function ba(e){if(e.length>ua)throw new RangeError("too long");let t=atob(e.replace(/-/g,"+").replace(/_/g,"/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return JSON.parse(new TextDecoder().decode(await fs(new DecompressionStream("deflate-raw"),n)))}function ga(e){if(!F(e)||!F(e.start))return null;let{rulebooks:t,house:n={},steps:o=[]}=e,{opening:r,round:s}=e.start,a=Array.isArray(t)&&t.length>0&&t.length<=da&&t.every(u=>typeof u=="string"&&u.length<=zt),c=Array.isArray(o)&&o.length<=pa&&o.every(ka);if(!a||!F(n)||!c||!(F(r)||F(s)))return null;let d=F(r)?{opening:r}:{round:s};return{rulebooks:t,house:n,start:d,steps:o,..._a(e.between),...ya(e.game),...wa(e.dispute)}}function _a(e){return F(e)&&Array.isArray(e.seats)?{between:e}:{}}function ya(e){return F(e)&&F(e.named)&&F(e.house)&&Array.isArray(e.streets)&&e.streets.every(n=>typeof n=="string")?{game:e}:{}}function wa(e){let t=B(e?.id);if(!t)return{};let n=F(e.numbers)?e.numbers:{},o=Object.entries(We(t)).map(([r,s])=>{let i=t.asks.find(d=>d.name===r),c=i&&"choices"in i?Object.hasOwn(i.choices,n[r]):n[r]===null||Number.isSafeInteger(n[r]);return[r,c?n[r]:s]});return{dispute:{id:t.id,numbers:Object.fromEntries(o),asked:e.asked===!0}}}function ka(e){if(!F(e))return!1;let[[t,n],...o]=[...Object.entries(e),["",null]],r=t==="choice"?Number.isSafeInteger(n)&&n>=0:t==="won"?Array.isArray(n)&&n.every(Array.isArray):F(n);return o.length===1&&fa.includes(t)&&r}function F(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}async function fs(e,t){let n=e.writable.getWriter();n.write(t).catch(()=>{}),n.close().catch(()=>{});let o=e.readable.getReader(),r=[],s=0;for(let i=await o.read();!i.done;i=await o.read()){if(s+=i.value.length,s>ca)throw new RangeError("too long");r.push(i.value)}return new Uint8Array(await new Blob(r).arrayBuffer())}function de(e,t){let[n,o]=k(window.history.state?.[e]??t);return O(()=>ls(e,n===t?void 0:n),[n]),O(()=>()=>ls(e,void 0),[]),[n,o]}function ls(e,t){let{[e]:n,...o}=window.history.state??{};window.history.replaceState(t===void 0?o:{...o,[e]:t},"")}var va=["string_bet","silent_overchip","bet_out_of_turn","raise_again","skipped","told_wrong"],Sa=new URLSearchParams(location.search).get("q")??"";function hs({table:e}){let[t,n]=k(Sa),[o,r]=k(!1),s=p.happened,i=B(e.newest.dispute?.id),a=!i&&!e.newest.steps.length,c=t.trim()?go(t):[],d=f=>{n(""),r(!1),e.replace(h=>ve(f,We(f),!1,h))};return l`
    <section class="happened" aria-labelledby="happened">
      <form role="search" onSubmit=${f=>{f.preventDefault(),c.length&&d(c[0])}}>
        <h1 id="happened"><label for="said">${s.title}</label></h1>
        <input type="search" id="said" data-key="/" maxlength="100" autocomplete="off" placeholder=${s.hint} value=${t}
          onInput=${f=>n(f.target.value)} />
        ${a&&l`<button type="button" aria-expanded=${o} onClick=${()=>r(!o)}>${o?s.fewer:s.all(Be.length)}</button>`}
      </form>
      <p class="unseen" aria-live="polite">${t.trim()&&s.found(c.length)}</p>
      ${t.trim()&&!c.length&&l`<p class="dim">${s.none}</p>`}
      ${t.trim()?l`<${Yt} disputes=${c} choose=${d} />`:a&&l`
              ${o?fo.map(f=>l`
                        <h2>${f}</h2>
                        <${Yt} disputes=${Be.filter(h=>h.group===f)} choose=${d} />`):l`<${Yt} few disputes=${va.flatMap(f=>B(f)??[])} choose=${d} />`}`}
      ${i&&l`<${Oa} key=${i.id} table=${e} dispute=${i} />`}
    </section>`}function Yt({disputes:e,few:t=!1,choose:n}){return l`
    <ul class=${t?"pictured few":"pictured"}>
      ${e.map(o=>l`
          <li key=${o.id}><button type="button" onClick=${()=>n(o)}><${$s} id=${o.id} /><span>${o.title}</span></button></li>`)}
    </ul>`}var xa=e=>e.preventDefault();function Oa({table:e,dispute:t}){let n=e.newest.dispute,[o,r]=de(t.id,n?.numbers??{}),[s,i]=k(!1),a=C(n?.numbers),c=n?.asked??!1;O(()=>{!n||n.numbers===a.current||(a.current=n.numbers,r(n.numbers))},[n?.numbers]),O(()=>{let _=document.activeElement;c&&_ instanceof HTMLInputElement&&matchMedia("(pointer: coarse)").matches&&_.blur()},[n]);let d=p.happened,u=ho(t,o),f=_=>{JSON.stringify(_)!==JSON.stringify(n?.numbers)&&(a.current=_,e.amend(ve(t,_,!1,e.newest)))},h=(_,w)=>{let v={...o,[_]:w};return r(v),v},$=_=>{if(_.preventDefault(),i(!0),u.length)return f(o);a.current=o,e.replace(ve(t,o,!0,e.newest))},g=()=>e.replace(_=>z({rulebooks:_.rulebooks,house:He(_)})),b=c||s?Ca(e,t,o):new Map;for(let _ of s?u:[])b.set(_,d.needed);return l`
    <form class="dispute card" aria-labelledby="dispute-title" onSubmit=${$}>
      <header>
        <${$s} id=${t.id} />
        <h2 id="dispute-title">${t.title}</h2>
        <button type="button" class="quiet" aria-label=${d.another} title=${d.another} onClick=${g}>×</button>
      </header>
      <div class="dispute-asks">
        ${t.asks.map(_=>l`
            <${Ta} key=${_.name} ask=${_} value=${o[_.name]??null} fault=${b.get(_.name)}
              set=${w=>h(_.name,w)} left=${()=>f(o)}
              choose=${w=>f(h(_.name,w))} />`)}
      </div>
      ${b.has("")&&l`<p class="fault" role="alert">${b.get("")}</p>`}
      <p class="ask"><button class=${c?"":"first"} onMouseDown=${xa}>${p.declare.ask}</button></p>
    </form>`}function Ta({ask:e,value:t,fault:n,set:o,choose:r,left:s}){if("choices"in e)return l`
      <fieldset class="choice">
        <legend>${e.label}</legend>
        ${Object.entries(e.choices).map(([a,c])=>l`
            <button type="button" aria-pressed=${a===t} onClick=${()=>r(a)}>${c}</button>`)}
      </fieldset>`;let i=`fault-${e.name}`;return l`
    <label class="field" onfocusout=${s}>${e.label}
      <${Ee} placeholder=${e.optional?p.happened.ifAny:null} value=${t} onChange=${o} step=${1} aria-invalid=${n?"true":null} aria-describedby=${n?i:null}
        onFocus=${({target:a})=>a.select()} />
      ${n&&l`<span class="fault" id=${i} role="alert">${n}</span>`}
    </label>`}function Ca({positions:e,problem:t,busy:n,spot:o},r,s){let i=new Map;if(n||o.dispute?.id!==r.id)return i;let a=pt(r,s);e.slice(1,r.answer?void 0:a.length).forEach(({decision:c},d)=>{if(a[d]?.early||!a[d]?.action||!c||c.ruling==="accepted")return;let u=H(c.reasons[0].message);i.set(Nt(r,s,d+1,"/action/to")??"",u)});for(let c of t?.errors??[])i.set(Nt(r,s,e.length,c.pointer)??"",ae(c));return t&&!t.errors?.length&&i.set("",t.detail),i}function $s({id:e}){return l`<svg class="picture" viewBox="0 0 120 72" aria-hidden="true"><use href=${`#picture-${e}`} /></svg>`}var Aa=2,Ma=.82,Ea=.7,ms=8,Ra=2.5,bs=720,Ia=.038,Na=.068,Da=[.28,.72];function gs(e,t,n){let o=d=>Math.sign(d)*Math.abs(d)**(2/Ra),r=Array.from({length:bs+1},(d,u)=>{let f=u/bs*2*Math.PI-Math.PI/2;return{x:o(Math.cos(f)),y:o(Math.sin(f))}}),s=0,i=r.map(({x:d,y:u},f)=>(f&&(s+=Math.hypot((d-r[f-1].x)*t,u-r[f-1].y)),s)),a=d=>r[i.findIndex(u=>u>=s*d)];return(e===2?Da:Array.from({length:e},(d,u)=>(u+1)/(e+1))).map(d=>({seat:a(d),button:a(d-n)}))}function _s({table:e}){let{round:t,decision:n}=e.position,o=La(e.position),r=e.positions[e.positions.length-2],s=r!==void 0&&o.every(g=>g===0),i=Ba(e),a=t.players.length,c=a>ms?Ea:Ma,[d,u]=tt(()=>[gs(a,Aa,Ia),gs(a,c,Na)],[a]),f=fe.filter(g=>g%(t.chip??1)===0),h=n?.reopened_seats??[],$=(g,b)=>({"--x":d[g][b].x,"--y":d[g][b].y,"--tall-x":u[g][b].x,"--tall-y":u[g][b].y});return l`
    <section class="felt" aria-label=${p.felt.name}>
      <div class="felt-room">
        <div class=${a>ms?"felt-cloth many":"felt-cloth"}>
          <span class="felt-dealer" aria-hidden="true">${p.felt.dealer}</span>
          <${Fa} table=${e} worths=${f} />
          <ol>
            ${t.players.map((g,b)=>{let _=g.seat===t.to_act;return l`
                <li key=${g.seat} style=${$(b,"seat")}>
                  <button type="button" class=${Pa(g,h,_)} aria-pressed=${g.seat===e.seat}
                    onClick=${()=>e.choose(g.seat)}>
                    <span class="seat-name">${p.seat(g.seat)}</span>
                    <span class="seat-stack" style=${{"--figures":m(g.stack).length}}><span class="unseen">${p.felt.behind}</span>${m(g.stack)}</span>
                    <${ja} player=${g} round=${t} reopened=${h.includes(g.seat)} />
                    ${g.seat===t.button&&l`<span class="unseen">${p.felt.hasButton}</span>`}
                    ${o[b]>0&&l`<span class="unseen">${p.felt.inFront(o[b])}</span>`}
                  </button>
                  ${s&&r.round.players[b]?.committed>0&&l`<span class="felt-bet swept" aria-hidden="true"><${ke} amount=${r.round.players[b].committed} worths=${f} /></span>`}
                  <${Ha} key=${o[b]} amount=${o[b]} pushed=${i.get(g.seat)} waiting=${Wa(g)} worths=${f} />
                  ${g.seat===t.button&&l`<span class="felt-button" style=${$(b,"button")} aria-hidden="true">D</span>`}
                </li>`})}
          </ol>
        </div>
      </div>
    </section>`}function La({round:e,next:t}){return t?.pots?e.players.map(({seat:n})=>t.uncalled?.seat===n?t.uncalled.amount:0):e.players.map(({committed:n})=>n)}function Ba({positions:e,position:{step:t,decision:n}}){if(!t||!("declaration"in t)||!n)return new Map;let{chips:o=[],prior_chips:r=[],seat:s}=t.declaration,i=s??e[e.length-2].round.to_act;return i===null||!o.length?new Map:new Map([[i,[...r,...o.flat()]]])}function Wa({committed:e,out_of_turn:t}){return t&&!t.condition&&(t.to??0)>e?t.to??0:0}function Ha({amount:e,pushed:t,waiting:n,worths:o}){let r=t?.reduce((s,i)=>s+i,0)??0;return t&&r>=e?l`
      <span class="felt-bet pushed" aria-hidden="true"><${ke} pile=${t} worths=${o} />
        <b>${m(e||r)}</b>${e>0&&r>e&&l`<small>${p.felt.of(r)}</small>`}</span>`:n?l`<span class="felt-bet waits" aria-hidden="true"><${ke} amount=${n} worths=${o} /><b>${m(n)}</b><small>${p.felt.waits}</small></span>`:e>0&&l`<span class="felt-bet" aria-hidden="true"><${ke} amount=${e} worths=${o} /><b>${m(e)}</b></span>`}function Pa(e,t,n){let o={folded:e.folded,"to-act":n,"may-raise":t.includes(e.seat),acted:e.acted};return["seat",...Object.entries(o).flatMap(([r,s])=>s?[r]:[])].join(" ")}function ja({player:e,round:t,reopened:n}){let o=p.felt.state,r=!e.folded&&e.stack<(t.chip??1),s=[[e.seat===t.to_act,o.toAct],[e.folded,o.folded],[r,o.allIn],[e.out_of_turn!==void 0,o.outOfTurn],[e.must_raise,o.mustRaise],[e.no_fold,o.noFold],[e.no_raise,o.noRaise],[n,o.mayRaise],[e.acted,o.acted]],[i,...a]=s.filter(([c])=>c).map(([,c])=>c);return l`<span class="seat-state">${i}${a.length>0&&l`<span class="unseen">, ${a.join(", ")}</span>`}</span>`}function Fa({table:e,worths:t}){let{round:n,next:o}=e.position,r=o?.pots?0:n.players.reduce((a,{committed:c})=>a+c,0),s=o?.pots??n.pots_before_round??[],i=o?.pots?o.pots.reduce((a,{amount:c})=>a+c,0):n.pot_before_round??0;return l`
    <div class="felt-middle">
      <p class="felt-street">${p.felt.street(n.street,n.streets,e.spot.game?.streets)}</p>
      ${i>0&&l`<p class="felt-pot"><${ke} amount=${i} worths=${t} /><b>${s.length>1?p.felt.pots(i):p.felt.pot(i)}</b></p>`}
      ${r>0&&l`<p class="felt-with">${i>0?p.felt.withBets(i+r):p.felt.bets(r)}</p>`}
      ${s.length>1&&l`<ul class="felt-pots">
        ${s.map(({amount:a,seats:c},d)=>l`<li>${p.felt.onePot(d,a,c)}</li>`)}
      </ul>`}
    </div>`}var qa="input, select, textarea, dialog, [role=tab]";function ys({table:e}){let{spot:t}=e,{whole:n,positions:o}=Ka(e),r=e.positions.length-1,s=o.length-1,i=d=>e.replace({...t,steps:n.steps.slice(0,d)}),a=p.log,c=C(d=>{});return c.current=d=>{let u=r+({ArrowLeft:-1,ArrowRight:1}[d.key]??0),f=d.defaultPrevented||d.altKey||d.ctrlKey||d.metaKey||d.shiftKey;u===r||f||u<0||u>s||d.target instanceof Element&&d.target.closest(qa)||(d.preventDefault(),i(u))},O(()=>{let d=u=>c.current(u);return window.addEventListener("keydown",d),()=>window.removeEventListener("keydown",d)},[]),l`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${a.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${a.back} disabled=${r===0} onClick=${()=>i(r-1)}>‹</button>
          <button type="button" aria-label=${a.forward} disabled=${r>=s} onClick=${()=>i(r+1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${Ja(t,o).map(({street:d,from:u,lines:f,end:h})=>l`
            <h3>${p.felt.street(d,o[0].round.streets,t.game?.streets)||a.round}</h3>
            <ol start=${u+1}>
              ${f.map($=>l`<${Ua} key=${$.steps} line=${$} now=${r} go=${i} />`)}
            </ol>
            ${h.length>0&&l`<p class="log-end">${h.join(". ")}.</p>`}`)}
      </div>
    </section>`}function Ua({line:{steps:e,texts:t,became:n,ruling:o},now:r,go:s}){let i=C(null),a=e===r;return O(()=>{let c=i.current?.closest(".log-streets");a&&c&&i.current&&(c.scrollTop=i.current.offsetTop-c.clientHeight/2)},[a]),l`
    <li class=${e>r?"ahead":""}>
      <button type="button" ref=${i} aria-current=${a?"step":null} onClick=${()=>s(e)}>
        ${t.map(c=>l`<span>${c}</span>`)}
        ${n&&l`<span class=${`log-became ${o}`}>${n}</span>`}
      </button>
    </li>`}var Qt=new WeakMap;function ws(e){return Qt.set(e.start,e.steps),{...e,steps:[]}}function Ka({spot:e,positions:t,busy:n}){let o=Qt.get(e.start)??[],r=za(o,e.steps)?o:e.steps,[s,i]=k(null);O(()=>{if(Qt.set(e.start,r),r.length===e.steps.length||n)return;let c=!1,d={...e,steps:r};return Ie(d).then(u=>c||i({spot:d,positions:u.positions})),()=>{c=!0}},[e,n]);let a=s&&Ga(s.spot,{...e,steps:r})?s.positions:[];return{whole:{...e,steps:r},positions:a.length>t.length?a:t}}function Ga(e,t){return e.start===t.start&&e.steps===t.steps&&e.rulebooks===t.rulebooks&&e.house===t.house}function za(e,t){return t.length<=e.length&&JSON.stringify(e.slice(0,t.length))===JSON.stringify(t)}function Ja(e,t){let[n,...o]=t,r=[{street:n.round.street,from:0,lines:[{steps:0,texts:ht(e),became:"",ruling:""}],end:qe(n.next)}];return o.forEach((s,i)=>{let a=i+1;s.step&&"street"in s.step&&r.push({street:s.round.street,from:a,lines:[],end:[]});let c=r[r.length-1];c.lines.push({steps:a,texts:[X(t[i],s)],became:So(s),ruling:s.decision?.ruling??""}),c.end=qe(s.next)}),r}var ks=16*1024*1024,xs=1e4,Ya=4096,vs=500,Ss=25,Qa=10,Va=5,Za=5,Xa=200,Os="/v1/hands";function Ts({table:e}){let t=C(null),[n,o]=k(!1),[r,s]=k([]),[i,a]=k(!1),c=()=>{a(!0),t.current?.open||t.current?.showModal()};O(()=>{let u=$=>{$.dataTransfer?.types.includes("Files")&&($.preventDefault(),o(!0))},f=$=>!$.relatedTarget&&o(!1),h=$=>{o(!1),$.dataTransfer?.files.length&&($.preventDefault(),s([...$.dataTransfer.files]),c())};return window.addEventListener("dragover",u),window.addEventListener("dragleave",f),window.addEventListener("drop",h),()=>{window.removeEventListener("dragover",u),window.removeEventListener("dragleave",f),window.removeEventListener("drop",h)}},[]);let d=()=>{a(!1),s([])};return l`
    <button type="button" onClick=${c}><${P} of="FileText" />${p.file.open}</button>
    ${n&&l`<div class="drop-here" aria-hidden="true"><p>${p.file.drop}</p></div>`}
    <dialog class="hand-file" ref=${t} aria-labelledby="file-title" onClose=${d}>
      ${i&&l`<${el} table=${e} dropped=${r} close=${()=>t.current?.close()} />`}
    </dialog>`}function el({table:e,dropped:t,close:n}){let o=p.file,[r,s]=k(""),[i,a]=k(""),[c,d]=k(0),[u,f]=k(!1),[h,$]=k(null),[g,b]=k(null),_=C(new AbortController),w=async M=>{_.current.abort();let{signal:N}=_.current=new AbortController,W=M.reduce((E,U)=>E+U.text.size,0)>ks;if($(null),a(W?o.tooLarge(ks/1024/1024):""),f(!W),W)return;let D=await il(M,e.spot,N);if(f(!1),"why"in D)return a(rl[D.why]("longest"in D?D.longest:0));a(D.hands.length?"":o.none),$(D.hands.length?D:null)},v=M=>{d(0),w([...M].map(N=>({name:N.name,text:N})))},S=M=>w([{name:"",text:new Blob([M])}]),y=M=>{let{value:N,selectionStart:W,selectionEnd:D}=M.target,E=M.data??M.dataTransfer?.getData("text/plain")??"",U=N.length-(D-W)+E.length;!E||U<=Ya||(M.preventDefault(),s(""),d(U),S(N.slice(0,W)+E+N.slice(D)))};O(()=>{t.length&&v(t)},[t]),O(()=>()=>_.current.abort(),[]);let x=async({from:M,to:N})=>{if(h)try{e.replace(await ul(h.lines.slice(M,N),e.spot)),n()}catch(W){if(!(W instanceof A))throw W;b(W.problem)}};return l`
    <header class="dialog-head">
      <h2 id="file-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <p class="dim">${o.about}</p>
    <div class="hand-file-from">
      <label class="file-button">${o.choose}
        <input type="file" multiple onChange=${M=>v(M.target.files)} />
      </label>
      <label>${o.paste}
        <textarea rows="3" spellcheck="false" value=${r} onbeforeinput=${y} onInput=${M=>s(M.target.value)}></textarea>
      </label>
      <button type="button" disabled=${!r.trim()} onClick=${()=>[d(0),S(r)]}>${o.look}</button>
    </div>
    ${c>0&&l`<p class="dim">${o.pasted(c)}</p>`}
    ${u&&l`<p role="status">${o.reading}</p>`}
    ${i&&l`<p class="notice" role="alert">${i}</p>`}
    ${g&&l`<${Z} trouble=${g} again=${()=>b(null)} />`}
    ${h&&l`<${tl} sent=${h} replay=${x} />`}`}function tl({sent:e,replay:t}){let n=p.file,[o,r]=k([]),[s,i]=k(null),[a,c]=Y(b=>b+1,0),[d,u]=k(""),[f,h]=k(Ss);O(()=>{let b=new AbortController;return r([]),i(null),cl(e,b.signal,r).catch(_=>{if(!(_ instanceof A))throw _;b.signal.aborted||i(_.problem)}),()=>b.abort()},[e,a]);let $=Object.entries(n.outcomes).map(([b,_])=>({name:b,label:_,count:o.filter(w=>Vt(w)===b).length})),g=o.map((b,_)=>({verdict:b,i:_})).filter(({verdict:b})=>!d||Vt(b)===d);return l`
    <p role="status" class="hand-file-count">${n.judged(o.length,e.hands.length)}</p>
    ${e.hands.length>1&&l`<div class="hand-file-outcomes" role="group" aria-label=${n.show}>
      ${$.filter(({count:b})=>b).map(({name:b,label:_,count:w})=>l`<button type="button" aria-pressed=${d===b} onClick=${()=>u(d===b?"":b)}>${_} ${n.number(w)}</button>`)}
    </div>`}
    ${s&&l`<${Z} trouble=${s} again=${c} />`}
    <ol class="hand-file-hands">
      ${g.slice(0,f).map(({verdict:b,i:_})=>l`<li key=${_}><${nl} judged=${b} replay=${t} /></li>`)}
      ${g.length>f&&l`<li><button type="button" onClick=${()=>h(f+Ss)}>${n.more}</button></li>`}
    </ol>`}function nl({judged:e,replay:t}){let n=p.file,o=Vt(e),{report:r,problem:s}=e,i=r?.first_illegal??r?.stopped_at,a=i?.decision?.reasons.find(({clause:d})=>d)??i?.decision?.reasons[0],c=(s&&(ol(s)??s.detail))??i?.decision?.reasons.map(({message:d})=>d).join(" ")??r?.stopped_at?.errors[0]?.message??r?.discrepancies[0]?.message;return l`
    <div class="hand-verdict">
      <p class="hand-verdict-head"><b>${al(e)}</b> <span class=${`badge ${sl[o]}`}>${n.outcomes[o]}</span></p>
      ${r&&l`<button type="button" onClick=${()=>t(e)}>${n.replay}</button>`}
      ${c&&l`<p class="hand-verdict-why">${i&&`${n.place(i.street,i.action)}: `}${ll(c)}${a?.clause&&l` <span class="dim">(${n.clause(a.clause.split(":")[1])})</span>`}</p>`}
      ${r?.site_house_rules&&l`<p class="hand-verdict-why">${n.bySite} <code>${JSON.stringify(r.site_house_rules)}</code></p>`}
      ${r?.first_illegal?.legal_with.slice(0,Za).map(d=>l`<p class="hand-verdict-why">${n.legalWith} <code>${JSON.stringify(d)}</code></p>`)}
      ${r?.scale&&r.scale>1&&l`<p class="hand-verdict-why dim">${n.scale(r.scale)}</p>`}
    </div>`}function ol({errors:e=[]}){let t=e.slice(0,Va).map(({pointer:n,message:o})=>n?`${n.slice(1)}: ${o}`:o);return t.length?t.join(" "):null}var sl={legal:"accepted",unfinished:"stopped",illegal:"",floor:"discretion",contradictory:"contradiction",unreadable:"unjudged"};function Vt({report:e}){return e?e.legal===null?"floor":e.legal?e.discrepancies.length?"contradictory":e.complete?"legal":"unfinished":"illegal":"unreadable"}var rl={tooMany:()=>p.file.tooMany(xs),tooLong:e=>p.file.tooLong(e/1024/1024),tooDeep:()=>p.file.tooDeep,unread:()=>p.file.unread};function il(e,{rulebooks:t,house:n},o){let r=new Worker(new URL("./hand_reader.js",import.meta.url),{type:"module"});o.addEventListener("abort",()=>r.terminate());let s={rulebook:t[0],...Object.keys(n).length?{house_rules:n}:{}};return r.postMessage({texts:e,most:xs,rules:s}),new Promise(i=>{let a=c=>{r.terminate(),o.aborted||i(c)};r.onmessage=({data:c})=>a(c),r.onerror=()=>a({why:"unread"})})}function al({name:e,number:t,id:n}){let o=p.file.hand(e,t);return n===null?o:`${o}, ${n}`}function ll(e){return e.length>vs?`${e.slice(0,vs)}\u2026`:e}async function cl({lines:e,hands:t},n,o){let r=[],s=performance.now(),i=s;for await(let{answer:a,problem:c}of Gn(`${Os}?detail=brief`,e,t.length,n)){if(n.aborted)return;r.push({...t[r.length],report:a,problem:c}),!(performance.now()-i<Qa)&&(performance.now()-s>=Xa&&(s=performance.now(),o([...r])),await new Promise(d=>setTimeout(d)),i=performance.now())}o(r)}async function ul(e,t){let n=JSON.parse(await e.text()),{rulebook:o,house_rules:r={},hand:s}=n,i=await I(Os,n),a=t.rulebooks.filter(d=>d!==o),c={...i.site_house_rules,...r};return ws(Kt(i.hand??s,i,[o,...a],c))}var dl={"/v1/decisions":"decide","/v1/options":"options","/v1/rounds":"rounds","/v1/next-street":"next_street"},pl=100;function As({path:e,body:t}){let n=ot()?' -H "Authorization: Bearer $FLOORMAN_KEY"':"",o=Te(t,en).replace(/'/g,"'\\''");return`curl -s ${location.origin}${e} -H 'Content-Type: application/json'${n} -d '${o}'
`}function Ms({path:e,body:t}){let n=ot()?", Authorization: `Bearer ${process.env.FLOORMAN_KEY}`":"";return`const response = await fetch("${location.origin}${e}", {
  method: "POST",
  headers: { "Content-Type": "application/json"${n} },
  body: JSON.stringify(${Te(t,en,"  ")}),
});
const answer = await response.json();
console.log(answer);
`}function Es({path:e,body:t}){return`import floorman

answer = floorman.${dl[e]}(${Te(t,fl)})
print(answer)
`}function Xt(e){return`${Te(e,en)}
`}var en={},fl={true:"True",false:"False",null:"None"};function Te(e,t,n=""){if(typeof e!="object"||e===null){let d=JSON.stringify(e);return typeof e=="string"?d:t[d]??d}let o=Array.isArray(e),[r,s]=o?"[]":"{}",i=`${n}  `,a=o?e.map(d=>Te(d,t,i)):Object.entries(e).filter(([,d])=>d!==void 0).map(([d,u])=>`${JSON.stringify(d)}: ${Te(u,t,i)}`),c=`${r}${a.join(", ")}${s}`;return!c.includes(`
`)&&n.length+c.length<=pl?c:`${r}
${a.map(d=>i+d).join(`,
`)}
${n}${s}`}var Zt="from_the_table",Cs=["assumed","house"],hl=60,Rs=`${Zt}.json`;async function Is({spot:e,positions:t}){let n=t.findLastIndex(({decision:d})=>d),o=t[n]??t[t.length-1],r=n>0?X(t[n-1],o):p.keep.whatMay(o.round.to_act),s=n>0?$l(o):{round:o.round},i=n>0?await ml(e.rulebooks,o):gl(e.rulebooks[0],o);if(!i)return null;let a=Object.keys(e.house).length?{house_rules:e.house}:{},c={id:`${Zt}.${_l(r)}`,story:p.keep.story(r),source:p.keep.source,...s,...a,rulings:i};return{topic:Zt,cases:[c]}}function $l({asked:e}){let{rulebook:t,house_rules:n,...o}=e.body;return o}async function ml([e,...t],n){let o=[{rulebook:e,decision:n.decision},...await At(t,n)];return Object.fromEntries(o.flatMap(r=>r.decision?[[r.rulebook,bl(r.decision)]]:[]))}function bl({legal:e,ruling:t,action:n,reopened_seats:o,round:r,reasons:s}){let i=s.find(({clause:d,basis:u})=>d&&!Cs.includes(u))??s[0],{current_bet:a,to_act:c}=r;return{expect:{legal:e,ruling:t,action:n,reopened_seats:o,round:{current_bet:a,to_act:c}},clause:Cs.includes(i.basis)?null:i.clause,basis:i.basis}}function gl(e,{options:t}){if(!t)return null;let{fold:n,check:o,call:r,raise:s,bring_in:i}=t;return{[e]:{expect:{options:{fold:n,check:o,call:r,raise:s,bring_in:i}},clause:null,basis:"assumed"}}}function _l(e){return(e.toLowerCase().match(/[a-z0-9]+/g)??["spot"]).join("_").slice(0,hl).replace(/_$/,"")}var yl=["bet","raise","complete"];async function Ns({spot:e,positions:t}){if(!("opening"in e.start)||(e.start.opening.street??1)>1)return null;let n=wl(e.start.opening,t),o=await I("/v1/hands",{...L(e),hand:n}),{round:r}=t.findLast(({step:s})=>!s||!("won"in s))??t[0];return o.round&&kl(o.round,r)?Xt({hand:n}):null}function wl(e,t){let{structure:n,streets:o,button:r,min_bet:s,bring_in:i,players:a,posts:c,first_to_act:d,dead_small_blind:u,acts_last:f}=e,h=[{actions:[],first_to_act:d}];return t.forEach(({step:$,decision:g,round:b},_)=>{if(!$||"won"in $)return;if("street"in $){let x=t[_-1].round.min_bet;h.push({actions:[],...$.street,min_bet:b.min_bet===x?void 0:b.min_bet});return}let w="choice"in $?t[_-1].decision?.alternatives?.[$.choice]?.action:g?.action;if(!w)return;let{seat:v,type:S,to:y}=w;h[h.length-1].actions.push({seat:v,type:S,...yl.includes(S)?{to:y}:{}})}),{structure:n,streets:o,button:r,min_bet:s,bring_in:i,players:a,posts:c,dead_small_blind:u,acts_last:f,rounds:h}}function kl(e,t){return e.players.every(({seat:o,stack:r,committed:s,folded:i=!1})=>{let a=t.players.find(c=>c.seat===o);return a&&a.stack===r&&a.committed===s&&(a.folded??!1)===i})&&e.street===t.street&&e.to_act===t.to_act}var vl=document.body.appendChild(Object.assign(document.createElement("div"),{id:"slip"})),Sl={curl:async({position:e})=>As(e.asked),typescript:async({position:e})=>Ms(e.asked),python:async({position:e})=>Es(e.asked),case:async e=>{let t=await Is(e);return t?Xt(t):""},hand:async e=>await Ns(e)??""};function Ls({table:e}){let t=C(null),[n,o]=k(!1),[r,s]=k("");return O(()=>{bt(e.spot).then(a=>s(`${location.origin}${location.pathname}#${a}`))},[e.spot]),ie(()=>{re(l`<${Tl} table=${e} link=${r} />`,vl)}),l`
    <button type="button" onClick=${()=>{o(!0),t.current?.showModal()}}><${P} of="Send" />${p.keep.open}</button>
    <dialog class="keep" ref=${t} aria-labelledby="keep-title" onClose=${()=>o(!1)}>
      ${n&&l`<${xl} table=${e} link=${r} close=${()=>t.current?.close()} />`}
    </dialog>`}function xl({table:e,link:t,close:n}){let o=p.keep,[r,s]=k("curl"),[i,a]=k(""),[c,d]=k(""),u=e.positions.some(({decision:f})=>f);return O(()=>{let f=!1,h=($,g)=>{f||(a($),d(g))};return Sl[r](e).then($=>h($,$?"":o.cannot[r==="hand"?"hand":"case"]),$=>{if(!($ instanceof A))throw $;h("",r==="hand"&&$.problem.status===422?o.cannot.hand:$.problem.detail)}),()=>{f=!0}},[r,e.position]),l`
    <header class="dialog-head">
      <h2 id="keep-title">${o.title}</h2>
      <button type="button" class="quiet" aria-label=${p.close} onClick=${n}>×</button>
    </header>
    <div class="keep-ways">
      <section>
        <h3>${o.link}</h3>
        <p class="about">${o.linkAbout}</p>
        <${Ds} label=${o.link} button=${o.copyLink} text=${t} rows=${2} />
      </section>
      <section>
        <h3>${o.slip}</h3>
        <p class="about">${u?o.slipAbout:p.slip.none}</p>
        <button type="button" disabled=${!u} onClick=${()=>window.print()}>${o.print}</button>
      </section>
      <section>
        <h3>${o.program}</h3>
        <div class="keep-forms" role="group" aria-label=${o.program}>
          ${Object.entries(o.forms).map(([f,h])=>l`<button type="button" aria-pressed=${r===f} onClick=${()=>s(f)}>${h}</button>`)}
        </div>
        <p class="about">${o.about[r](Rs)}</p>
        ${c?l`<p class="notice" role="status">${c}</p>`:l`<${Ds} label=${o.forms[r]} button=${o.copyText} text=${i} rows=${10} />`}
      </section>
    </div>`}function Ds({label:e,button:t,text:n,rows:o}){let r=C(null),[s,i]=k("");return O(()=>i(""),[n]),l`
    <textarea ref=${r} readonly rows=${o} spellcheck="false" aria-label=${e} value=${n}></textarea>
    <p class="keep-copy"><button type="button" disabled=${!n} onClick=${async()=>{try{await navigator.clipboard.writeText(n),i(p.keep.copied)}catch{r.current?.select(),i(document.execCommand("copy")?p.keep.copied:p.keep.selected)}}}>${t}</button> <span role="status">${s}</span></p>`}var Ol=new Intl.DateTimeFormat(navigator.language,{dateStyle:"long",timeStyle:"short"});function Tl({table:e,link:t}){let{spot:n,positions:o,rulebooks:r}=e,s=p.slip,i=o.findLastIndex(({decision:u})=>u),a=ee(`/v1/rulebooks/${n.rulebooks[0]}`),c=te(e)!==null;if(i<1&&!c)return l`<div class="slip"><p>${s.none}</p></div>`;let d=o[i]?.decision?.rulebook.split("@")[1]??a?.version;return l`
    <article class="slip">
      <header>
        <h2>${s.title}</h2>
        <p>${Ol.format(new Date)}</p>
      </header>
      <p class="slip-book">${R(r,n.rulebooks[0].split("@")[0])}${d&&`, ${s.version(d)}`}</p>
      ${a?.publication&&l`<p class="slip-whose">${s.whose(a.publication)}</p>`}
      <${Ml} house=${n.house} />
      ${c?l`<${Al} table=${e} rulebook=${a} />`:l`<${Cl} table=${e} at=${i} rulebook=${a} />`}
      <footer>
        <p>${t}</p>
        <p class="slip-sign">${s.sign}</p>
      </footer>
    </article>`}function Cl({table:{spot:e,positions:t,rulebooks:n},at:o,rulebook:r}){let s=p.slip,[i,a]=[t[o-1],t[o]],c=a.decision,{others:d}=a,u=t[o+1]?.step,f=u&&"choice"in u?X(a,t[o+1]):"";return l`
    <section>
      <h3>${s.situation}</h3>
      <${Bs} position=${i} />
      ${El(e,t,o).map(h=>l`<span>${h}. </span>`)}
    </section>
    <section>
      <h3>${s.ruling}</h3>
      <p>${X(i,a)}.</p>
      <p class="slip-what">${Pe(c)}</p>
      ${c.reasons.map((h,$)=>l`<${Ws} shown=${$===0} reason=${h} rulebook=${r} />`)}
      ${f&&l`<p class="slip-what">${f}.</p>`}
      ${d.length>0&&l`<h3>${s.others}</h3>
        ${d.map(h=>l`<p><b>${R(n,h.rulebook)}</b> ${h.decision?Rl(h.decision):h.problem?.detail??""}</p>`)}`}
    </section>`}function Al({table:{spot:e,position:t},rulebook:n}){let o=p.slip,r=ge(e,n);return l`
    <section>
      <h3>${o.situation}</h3>
      <${Bs} position=${t} />
    </section>
    <section>
      <h3>${o.ruling}</h3>
      <p>${$t(e)}</p>
      ${ue(e,t).map(s=>l`<p class="slip-what">${s}</p>`)}
      ${r&&l`<${Ws} shown reason=${{message:"",...r}} rulebook=${n} />`}
    </section>`}function Ml({house:e}){let t=Object.entries(e).flatMap(([n,o])=>{let r=Oe(n);return r?[{text:r.question,answer:r.answer(o)}]:[]});return t.length?l`
    <dl class="slip-house">
      <dt>${p.slip.house}</dt>
      ${t.map(({text:n,answer:o})=>l`<dd>${n} <b>${o}</b></dd>`)}
    </dl>`:null}function Bs({position:{round:e}}){let t=p.slip,{players:n,to_act:o,pot_before_round:r=0}=e;return l`
    <table>
      <thead><tr>${t.columns.map((s,i)=>l`<th class=${i?"n":""} scope="col">${s}</th>`)}</tr></thead>
      <tbody>
        ${n.map(({seat:s,stack:i,committed:a,folded:c})=>l`
            <tr class=${c?"folded":""}>
              <th scope="row">${p.seat(s)}${s===o&&t.toAct}${c&&t.folded}</th>
              <td class="n">${m(a)}</td><td class="n">${m(i)}</td>
            </tr>`)}
      </tbody>
    </table>
    ${r>0&&l`<p>${t.pot(r)}</p>`}`}function Ws({reason:{clause:e,basis:t,message:n},rulebook:o,shown:r}){let s=o?.clauses.find(({id:a})=>a===e),i=p.ruling.basis[t]??t;return l`
    <p>${H(n)} <span class="slip-clause">${s&&`${s.source}, `}${i}${r&&s&&` (${p.ruling.inShort}: ${s.paraphrase})`}</span></p>`}function El(e,t,n){let o=t.findLastIndex(({step:s},i)=>i<n&&s!==null&&"street"in s),r=t.slice(0,n).map((s,i)=>i>Math.max(o,0)?X(t[i-1],s):"");return[...o<0?ht(e):[],...r.filter(Boolean)]}function Rl(e){let t=e.reasons.find(({clause:n})=>n)?.clause?.split(":")[1];return`${Pe(e)}${t?` (${p.slip.clause(t)})`:""}`}var Hs=Object.entries(p.keys.do),Il="input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";function Nl(e){if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented||e.target.closest(Il)||document.querySelector("dialog[open]"))return;let t=e.key.toLowerCase();if(!Hs.some(([o])=>o===t))return;let n=document.querySelector(`[data-key="${t}"]:not(:disabled)`);n&&(e.preventDefault(),n instanceof HTMLInputElement?(n.focus(),n.select()):n.click())}function Ps(){let e=C(null),[t,n]=de("keys",!0);ie(()=>{let r=s=>{(t||s.key==="?")&&Nl(s)};return document.addEventListener("keydown",r),()=>document.removeEventListener("keydown",r)},[t]);let o=p.keys;return l`
    <button type="button" class="only-keys" data-key="?" aria-label=${o.open} title=${o.open} onClick=${()=>e.current?.showModal()}><${P} of="Keyboard" /></button>
    <dialog class="keep keys" ref=${e} aria-labelledby="keys-title">
      <header class="dialog-head">
        <h2 id="keys-title">${o.open}</h2>
        <button type="button" class="quiet" aria-label=${p.close} onClick=${()=>e.current?.close()}>×</button>
      </header>
      <dl>${Hs.map(([r,s])=>l`<dt><kbd>${r.toUpperCase()}</kbd></dt><dd>${s}</dd>`)}</dl>
      <label class="tick"><input type="checkbox" checked=${t} onChange=${()=>n(!t)} />${o.on}</label>
    </dialog>`}var Dl="/service-worker.js",Ll="/table",Bl=100,Wl=new URL(import.meta.url).pathname;function Hl(){let[e,t]=k(!0),[n,o]=k(!1);ie(()=>{navigator.serviceWorker?.addEventListener("message",({data:s})=>{s.answers!==void 0&&t(s.answers),s.files&&o(!s.files.includes(Wl))}),window.addEventListener("offline",()=>st(1)),window.addEventListener("online",()=>st(1))},[]);let r=l`<button type="button" onClick=${()=>location.reload()}>${p.offline.load}</button>`;return l`
    ${!e&&l`<p class="notice" role="alert">${p.offline.away}</p>`}
    ${n&&l`<p class="notice" role="alert">${p.offline.old} ${r}</p>`}`}function Pl(){let[e,t]=k(null);return ie(()=>{window.addEventListener("beforeinstallprompt",n=>{n.preventDefault(),t(n)}),window.addEventListener("appinstalled",()=>t(null))},[]),window.isSecureContext?e?l`<p><button type="button" onClick=${()=>e.prompt()}>${p.offline.install}</button> <span class="dim">${p.offline.about}</span></p>`:null:l`<p class="dim">${p.offline.insecure}</p>`}async function js(){let{serviceWorker:e}=navigator;if(!e)return;e.controller||e.addEventListener("controllerchange",()=>st(Bl),{once:!0});let t=await e.register(Dl,{scope:Ll}).catch(()=>null);document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&t?.update().catch(()=>{})})}re(l`<${Hl} />`,document.getElementById("status"));re(l`<${Pl} />`,document.getElementById("install"));document.readyState==="complete"?js():window.addEventListener("load",js);function tn(e){let{spot:t,position:n}=e,{others:o}=n;if(te(e)){let s=ue(t,n).join(" ");return o.flatMap(i=>{if(!i.stands)return[];let a=ue(t,i.stands);return[{other:i,likeness:a.join(" ")===s?"alike":"apart",lines:a}]})}let{decision:r}=n;return r?o.map(s=>({other:s,likeness:jl(r,s),lines:s.decision?[be(s.decision)]:Fl(s)})):[]}function jl(e,{decision:t}){return!t||Fe(e)!==Fe(t)?"apart":jt(e)===jt(t)?"alike":"later"}function Fl({problem:e}){return[e?.errors?.map(ae).join(" ")??e?.detail??""]}function nn({table:e}){let t=tn(e);if(!t.length)return null;let n=t.filter(({likeness:r})=>r==="apart"),o=t.some(({other:r})=>r.decision&&!r.stands);return l`
    <h3>${p.ruling.beside(n.length,t.length)}</h3>
    ${o&&l`<p class="small">${p.ruling.ofRound}</p>`}
    <ul class="other-books">
      ${t.map(r=>l`<${ql} key=${r.other.rulebook} table=${e} ...${r} />`)}
    </ul>`}function ql({table:e,other:t,likeness:n,lines:o}){let r=p.ruling,s=ee(`/v1/rulebooks/${t.rulebook}`),{decision:i}=e.position,a=te(e),c=a?null:t.decision,d=()=>e.replace(f=>({...f,rulebooks:[t.rulebook,...f.rulebooks.filter(h=>h!==t.rulebook)]})),u=a?ge(e.spot,s):c&&i&&Ul(i,c);return l`
    <li class=${n}>
      <p class="of-book">${R(e.rulebooks,t.rulebook)} <span class="mark">${r.likeness[n]}</span></p>
      <p class="stands">${c&&l`<span class=${`badge ${c.ruling}`}>${r.badge[c.ruling]}</span> `}<b>${o.join(" ")}</b></p>
      ${u&&l`<${ne} reason=${u} rulebook=${s} />`}
      ${n==="apart"&&c&&l`<${Kl} table=${e} other=${t} theirs=${c} />`}
      <button type="button" class="quiet" onClick=${d}>${r.makeRuling}</button>
    </li>`}function Ul(e,t){return t.reasons.find(({code:n})=>!e.reasons.some(o=>o.code===n))??t.reasons[0]}function Kl({table:e,other:t,theirs:n}){let[o,r]=k(null),{decision:s,asked:i}=e.position;if(O(()=>{let u=!1;if(s)return Gl(i,s,t,n).then(f=>u||r({theirs:n,differences:f}),()=>{}),()=>{u=!0}},[n]),o?.theirs!==n)return null;let a=p.ruling,[c]=e.spot.rulebooks,d=o.differences.flatMap(({key:u,a:f,b:h})=>{let $=Oe(u);return $?[{...$,ours:$.answer(f),theirs:$.answer(h)}]:[]});return l`
    <div class="why-apart">
      ${d.map(u=>l`
          <dl>
            <dt>${u.question}</dt>
            <dd><b>${R(e.rulebooks,c)}:</b> ${u.ours}</dd>
            <dd><b>${R(e.rulebooks,t.rulebook)}:</b> ${u.theirs}</dd>
          </dl>`)}
      <p><a href=${`/rulebooks/${c}/${t.rulebook}`}>${a.allDifferences}</a></p>
    </div>`}async function Gl({body:e},t,n,o){let{house_rules:r={},...s}=e,i=await G(`/v1/rulebooks/${s.rulebook}/diff/${n.rulebook}`),c=[...new Map(i.topics.flatMap(({parameters:$})=>$.map(g=>[g.key,g]))).values()].filter(({key:$})=>!($ in r));if(!c.length)return[];let d={...s,...zl(n.asked),rulebook:n.rulebook},u=($,g,b)=>({...$,house_rules:{...r,[g]:b}}),[f,h]=await Promise.all([I("/v1/decisions/batch",{items:c.map(({key:$,b:g})=>u(s,$,g))}),I("/v1/decisions/batch",{items:c.map(({key:$,a:g})=>u(d,$,g))})]);return c.filter(($,g)=>Fs(f.items[g],o)&&Fs(h.items[g],t))}function zl(e){return e?{round:e.body.round}:{}}function Fs({answer:e},t){return e!==void 0&&Fe(e)===Fe(t)}var on=10,Jl={"reopening.added_up":({params:{before:e,by:t,facing:n,needed:o}})=>Ql([e,t],n)&&p.sums.enough(p.sums.adds([e,t],n),o,n>=o),"raise.not_reopened":({params:{facing:e,needed:t}})=>p.sums.short(e,t),"chips.half_a_raise":qs,"chips.under_half_a_raise":qs,"chips.overchip":({add:e,pushed:t})=>{let n=q(t);return n>e?p.sums.change(n,e,n-e):null},"chips.string":({pushed:[e,...t]})=>t.length?p.sums.string(e,q(t)):null,"chips.tiny":({params:{put_in:e,facing:t}})=>e*on<t?p.sums.tiny(e,on,e*on,t):null,"prior.with_new":({params:{total:e},pushed:t})=>{let n=[e-q(t),q(t)];return n.every(o=>o>0)?p.sums.adds(n,e):null},"raise.below_minimum":({params:{minimum:e},bet:t})=>t>0&&e>t?p.sums.adds([t,e-t],e):null,"raise.short_all_in":({params:{to:e,by:t},least:n})=>n>e?p.sums.enough(p.sums.adds([e-t,t],e),n,!1):null,"raise.accepted":({params:{to:e,by:t},least:n})=>e>t?p.sums.enough(p.sums.adds([e-t,t],e),n,e>=n):null,"raise.capped":({params:{bet_count:e}})=>p.sums.adds([1,e-1],e),"spoken.raise_by":({params:{to:e,by:t}})=>e>t?p.sums.adds([e-t,t],e):null,"spoken.pot":Us,"raise.above_pot":Us,"undercall.full":Ks,"spoken.call_in_full":({had:e,to:t,pushed:n,...o})=>q(n)&&e+q(n)<t?Ks({had:e,to:t,pushed:n,...o}):null,"undercall.floor":({had:e,pushed:t,bet:n})=>q(t)?p.sums.short(e+q(t),n):null,"call.accepted_action":({params:{told:e,current_bet:t}})=>t>e&&e>0?p.sums.adds([e,t-e],t):null,"pot_count.corrected":sn,"pot_count.floor":sn,"pot_count.stands":sn,"call.accepted":({params:{to:e,add:t}})=>t<e?p.sums.adds([e-t,t],e):null};function Gs(e,t){let{decision:n,step:o}=e[t],r=e[t-1];if(!n||!r)return[];let{round:s,options:i}=r,a=o&&"declaration"in o?o.declaration.chips??[]:[],c=n.action?.seat??s.to_act,d={had:s.players.find(f=>f.seat===c)?.committed??0,bet:s.current_bet??Math.max(...s.players.map(({committed:f})=>f)),to:n.action?.to??0,by:n.action?.by??0,add:n.action?.add??0,pot:(s.pot_before_round??0)+q(s.players.map(({committed:f})=>f)),pushed:a.map(q),least:i?.raise?.min_to??0};return[...Yl(e,t,c),...n.reasons].map(({code:f,params:h})=>Jl[f]?.({params:h,...d})).flatMap(f=>f??[]).slice(0,1)}function zs({start:e},{round:t}){let o=("opening"in e?e.opening.posts??[]:[]).find(({type:s})=>s==="ante"),r=t.players.find(({seat:s})=>s===o?.seat);return!r||r.stack||!t.pot_before_round?[]:[p.sums.adds([r.committed,t.pot_before_round],r.committed+t.pot_before_round)]}function Js({round:e,next:t}){let n=0;return(t?.pots??[]).flatMap(({amount:o,seats:r},s)=>{let i=Math.min(...e.players.filter(({seat:u})=>r.includes(u)).map(({committed:u})=>u)),a=e.players.filter(({committed:u})=>u>=i).length,c=i-n,d=s?0:e.pot_before_round??0;return n=i,a*c+d===o?[p.sums.pot(a,c,d,o)]:[]})}function Yl(e,t,n){let{action:o,ruling:r}=e[t].decision;if(r!=="accepted"||o?.type!=="raise")return[];let i=e.slice(0,t).flatMap(({decision:a})=>a?.reasons??[]).findLast(({code:a})=>a==="reopening.added_up");return i&&i.params.seats.includes(n)?[i]:[]}function qs({params:{over:e,due:t,full:n}}){return p.sums.half(t+e,t,e,n,2*e>=n)}function Us({pot:e,bet:t,had:n,by:o}){let r=t-n;return r>0&&e+r===o?p.sums.pots(e,r,o):null}function Ks({had:e,to:t,pushed:n}){let o=e+q(n);return o>0&&o<t?p.sums.adds([o,t-o],t):null}function sn({params:{quoted:e,actual:t}}){return e===t||t===void 0?null:p.sums.counted(e,t)}function Ql(e,t){return q(e)===t?!0:null}function q(e){return e.reduce((t,n)=>t+n,0)}var Vl=24,Zl=3;function Ys({table:e,rulebook:t}){let n=C(null),[o,r]=k(!1),[s,i]=k(!1),[a,c]=k(""),d=p.card,u=()=>{r(!0),c(""),n.current?.showModal()},f=()=>{i(!1),r(!1)},h=async()=>c(await rc(rn(e).join(" "))),[,$]=e.newest.rulebooks;return l`
    <p class="to-card"><button type="button" onClick=${u}>${d.open}</button></p>
    <dialog class="ruling-card" ref=${n} aria-labelledby="card-ruling" onClose=${f}>
      ${o&&l`
          <div class=${s?"card-face turned":"card-face"} aria-busy=${e.busy}>
            <${ec} table=${e} rulebook=${t} />
          </div>
          <button type="button" class="card-close" aria-label=${p.close} onClick=${()=>n.current?.close()}>×</button>
          <div class="card-ways">
            <button type="button" onClick=${()=>i(!s)} aria-pressed=${s}>${d.turn}</button>
            ${$&&l`<button type="button" aria-label=${d.otherIs(R(e.rulebooks,$))} onClick=${()=>e.replace(Xl)}>${d.other}</button>`}
            <button type="button" onClick=${()=>window.print()}>${d.print}</button>
            <button type="button" onClick=${h}>${d.send}</button>
            <p role="status">${a}</p>
          </div>`}
    </dialog>`}function Xl(e){let[t,n,...o]=e.rulebooks;return{...e,rulebooks:[n,...o,t]}}function ec({table:e,rulebook:t}){let{spot:n,positions:o,rulebooks:r}=e,s=te(e)!==null,i=xe(o),a=o.length-(i?2:1),c=s?null:o[a].decision,d=s?ge(n,t):c&&Io(n,t,c.reasons),u=d&&"message"in d?H(`${d.message}`):"",f=s?[...Js(o[a]),...zs(n,o[a])]:i?[]:Gs(o,a),h=c?i?"chosen":c.ruling:null,$=tn(e).filter(({likeness:g})=>g==="apart");return l`
    <header class="card-book">${p.ruling.by(R(r,n.rulebooks[0]))}</header>
    <${nc} table=${e} at=${a} />
    <div class="card-ruling">
      ${h&&l`<p class=${`badge ${i?"accepted":h}`}>${p.ruling.badge[h]}</p>`}
      <div id="card-ruling" class=${s&&rn(e).length>1?"several":""}>${rn(e).map((g,b)=>l`<p class=${b&&!s?"card-more":g.length>Vl?"card-stands long":"card-stands"}>${g}</p>`)}</div>
      ${c&&!i&&l`<${tc} decision=${c} />`}
      ${f.map(g=>l`<p class="card-sum">${g}</p>`)}
      ${u&&l`<p class="card-why">${u}</p>`}
      ${d&&l`<${ne} reason=${d} rulebook=${t} />`}
    </div>
    ${$.length>0&&l`
        <ul class="card-others">
          ${$.map(({other:g,lines:b})=>l`<li><span>${R(r,g.rulebook)}</span> <b>${b.join(" ")}</b></li>`)}
        </ul>`}`}function tc({decision:{alternatives:e=[]}}){return e.length?l`
    <p class="card-may">${p.ruling.floorMay}</p>
    <ul class="card-choices">${e.map(({effect:t})=>l`<li>${H(t.message)}</li>`)}</ul>`:null}function rn(e){let{spot:t,position:n,positions:o}=e,r=xe(o);if(r)return[H(r.effect.message),je(r)];if(te(e)||!n.decision)return ue(t,n);let{reopened_seats:s,reasons:i}=n.decision,a=i.every(({code:c})=>c!=="reopening.checked");return[be(n.decision),...s.length?[`${p.ruling.mayRaise(s,a)}.`]:[]]}function nc({table:{positions:e,spot:t},at:n}){let{current_bet:o,players:r}=e[Math.max(0,n-1)].round,s=o??Math.max(...r.map(({committed:d})=>d)),i=B(t.dispute?.id)?.answer!==void 0,a=e.slice(0,n+1).flatMap((d,u)=>u&&(i||oc(e,u,n))?[sc(e[u-1],d)]:[]),c=i?a:a.slice(-Zl);return l`
    <div class="card-felt">
      ${s>0&&(!i||!c.length)&&l`<figure><${It} motions=${[an(s)]} /><figcaption>${p.card.bet(s)}</figcaption></figure>`}
      ${c.map(({motions:d,speech:u,caption:f})=>(d.length>0||u)&&l`<figure>
            ${u&&l`<p class="card-speech">${u}</p>`}
            ${d.length>0&&l`<${It} motions=${d} />`}
            ${f&&l`<figcaption>${f}</figcaption>`}
          </figure>`)}
    </div>
    <p class="card-told">${i?$t(t):c.map(({sentence:d})=>`${d.replace(/\.$/,"")}. `)}</p>`}function oc(e,t,n){let{step:o}=e[t];return!o||"street"in o||"won"in o?!1:t===n?!0:!("action"in o)||o.action.seat!==void 0&&o.action.seat!==e[t-1].round.to_act}function sc(e,t){let{step:n}=t,o={motions:[],speech:"",caption:"",sentence:X(e,t)};if(!n)return o;if("declaration"in n){let{chips:r=[],words:s=[],prior_chips:i=[]}=n.declaration,a=r.length?[...i.length?[i]:[],...r]:[],c=a.map(d=>d.reduce((u,f)=>u+f,0));return{...o,motions:a,speech:s.map(Wt).join(" \u2026 "),caption:c.length?p.card.pushed(c):""}}if("action"in n){let{to:r=0,type:s,seat:i}=n.action,a=r||(s==="all_in"?t.decision?.action?.to??0:0);if(s==="fold"||s==="check"||!a)return o;let c=i===void 0?m(a):p.card.early(a);return{...o,motions:[an(a)],caption:c}}return"incident"in n&&n.incident.amount?{...o,motions:[an(n.incident.amount)],caption:m(n.incident.amount)}:o}function an(e){return Le(e,fe).flatMap(({worth:t,count:n})=>Array(n).fill(t))}async function rc(e){let t=p.card,n={title:t.title,text:e,url:location.href};try{if(navigator.share)return await navigator.share(n),"";let o=`${e} ${n.url}`;if(navigator.clipboard)await navigator.clipboard.writeText(o);else if(!ic(o))return t.notSent;return t.copied}catch(o){return o instanceof DOMException&&o.name==="AbortError"?"":t.notSent}}function ic(e){let t=Object.assign(document.createElement("textarea"),{value:e});(document.querySelector("dialog[open]")??document.body).append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}function Qs({table:e}){let{position:t}=e,n=C(null);O(()=>{ac(t)&&n.current?.scrollIntoView({block:"nearest"})},[t]);let o=te(e),r=i=>{n.current?.focus(),e.step({choice:i})},s=ee(`/v1/rulebooks/${e.spot.rulebooks[0]}`);return l`
    <section class="ruling card" aria-labelledby="ruling">
      <p class="of-book" id="ruling">${p.ruling.by(R(e.rulebooks,e.spot.rulebooks[0]))}</p>
      <div aria-live="polite" tabindex="-1" ref=${n}>${o?l`<${Mo} table=${e} />`:t.decision?l`<${lc} decision=${t.decision} />`:l`<${cc} table=${e} />`}</div>
      ${(o||t.decision||xe(e.positions))&&l`<${Ys} table=${e} rulebook=${s} />`}
      ${o&&l`<${Do} table=${e} rulebook=${s} /><${nn} table=${e} />`}
      ${!o&&t.decision&&l`
          <${uc} decision=${t.decision} onChoose=${r} />
          <${dc} reasons=${t.decision.reasons} rulebook=${s} />
          <${nn} table=${e} />`}
    </section>`}function ac({step:e,decision:t}){return t!==null&&e!==null&&(!("action"in e)||t.ruling!=="accepted")}function lc({decision:e}){let t=p.ruling,{ruling:n,action:o,reopened_seats:r,penalty:s,round:i,options:a,reasons:c}=e,d=c.every(({code:u})=>u!=="reopening.checked");return l`
    <div class="ruled">
      <p class=${`badge ${n}`}>${t.badge[n]}</p>
      <h2>${be(e)}</h2>
      <ul class="follows">
        ${n==="discretion"&&o&&l`<li>${t.settled(t.headline.isOnly(o))}</li>`}
        ${r.length>0&&l`<li class="reopened">${t.mayRaise(r,d)}</li>`}
        ${s&&l`<li class="penalty">${t.penalty}</li>`}
        ${a?n!=="discretion"&&i.to_act!==null&&l`<li>${t.next(i.to_act)}</li>`:l`<li>${t.over}</li>`}
      </ul>
    </div>`}function Vs({table:{position:e}}){let{decision:t}=e;return t?l`
    <button type="button" class="became" onClick=${()=>document.getElementById("ruling")?.scrollIntoView({block:"start"})}>
      <span class=${`badge ${t.ruling}`}>${p.ruling.badge[t.ruling]}</span>
      <span>${be(t)}</span><span class="more">${p.ruling.why}</span>
    </button>`:null}function cc({table:{positions:e,position:t}}){let n=p.ruling;if(!t.step)return l`<${Eo} position=${t} />`;if("won"in t.step)return l`<h2>${n.handOver}</h2>`;if(!("choice"in t.step))return l`<h2>${n.newStreet}</h2>`;let o=xe(e);return o?l`
    <div class="ruled">
      <p class="badge accepted">${n.badge.chosen}</p>
      <h2>${H(o.effect.message)}</h2>
      <p>${je(o)}</p>
    </div>`:null}function uc({decision:{alternatives:e=[]},onChoose:t}){return e.length?l`
    <h3>${p.ruling.floorMay}</h3>
    <ol class="floor-choices">
      ${e.map((n,o)=>l`
          <li><button type="button" onClick=${()=>t(o)}>
            <b>${H(n.effect.message)}</b>
            <span>${je(n)}</span>
          </button></li>`)}
    </ol>`:null}function dc({reasons:e,rulebook:t}){return l`
    <h3>${p.ruling.why}</h3>
    <ol class="reasons">
      ${e.map((n,o)=>l`
          <li key=${n.code}>
            <p>${H(n.message)}</p>
            <${ne} reason=${n} rulebook=${t} shown open=${o===0} />
          </li>`)}
    </ol>`}var Xs=[[1,2,1],[1,3,1],[2,5,1],[5,10,5],[25,50,25],[100,200,25],[500,1e3,100],[1e3,2e3,500]];function er(e,t){return"opening"in e.start&&!e.steps.length?pc(e.start.opening):ln(t.round)}function pc(e){let t=e.posts??[],n=t.filter(r=>!Zs(r)),o=r=>n.find(s=>s.type===r)?.amount??null;return{...tr(e),isMidHand:!1,first:e.first_to_act??null,pot_before_round:e.pot_before_round??null,small:o("small_blind"),ante:o("ante"),anteBy:n.filter(({type:r})=>r==="ante").length===1?"big_blind":"all",straddle:o("straddle"),posts:n,late:t.filter(Zs),seats:e.players.map(r=>({committed:0,acted:!1,folded:!1,...r})),derived:{pots_before_round:e.pots_before_round,began_heads_up:e.began_heads_up},typed:[]}}function Zs(e){return e.type==="post"||e.type==="dead"}function ln(e){let{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:r,capped:s,pot_credit:i,began_heads_up:a,pots_before_round:c}=e;return{...tr(e),isMidHand:!0,first:e.to_act,pot_before_round:e.pot_before_round??null,small:null,ante:null,anteBy:"big_blind",straddle:null,posts:null,late:[],seats:e.players,derived:{current_bet:t,last_full_raise_by:n,last_full_bet_to:o,bet_count:r,capped:s,pot_credit:i,began_heads_up:a,pots_before_round:c},typed:[]}}function tr(e){return{game:null,structure:e.structure,street:e.street??1,streets:e.streets??null,button:e.button??null,chip:e.chip??1,min_bet:e.min_bet,max_bet:e.max_bet??null,big_bet:e.big_bet??null,bring_in:e.bring_in||null,players_left:e.players_left??null}}function cn(e){return e.isMidHand?{round:hc(e)}:{opening:fc(e)}}function fc(e){let t=e.street===1;return Ce({...nr(e),first_to_act:e.first,bring_in:t?e.bring_in:null,pot_before_round:t?null:e.pot_before_round,...t?{}:{pots_before_round:e.derived.pots_before_round,began_heads_up:e.derived.began_heads_up},players:e.seats.map(({committed:n,acted:o,folded:r,...s})=>s),posts:t?[...e.posts??un(e),...e.late]:null})}function hc(e){return{...Ce({...nr(e),bring_in:e.bring_in,pot_before_round:e.pot_before_round,...e.derived,players:e.seats}),to_act:e.first}}function nr({structure:e,street:t,streets:n,button:o,chip:r,min_bet:s,max_bet:i,big_bet:a,players_left:c}){return{structure:e,street:t,streets:n,button:o,chip:r,min_bet:s,max_bet:e==="spread_limit"?i:null,big_bet:e==="fixed_limit"?a:null,players_left:c}}function Ce(e){return Object.fromEntries(Object.entries(e).filter(([,t])=>t!=null))}function or({seats:e,button:t}){let n=e.map(({seat:r})=>r),o=n.findIndex(r=>t===null||r>t);return o<0?n:[...n.slice(o),...n.slice(0,o)]}function un(e){let t=or(e),n=t.length===2,[o,r,s]=n?[t[1],t[0],t[1]]:t,i=[];if(e.ante){let a=e.anteBy==="all"||e.bring_in?t:[r];i.push(...a.map(c=>({seat:c,type:"ante",amount:e.ante})))}return e.bring_in||(e.small&&i.push({seat:o,type:"small_blind",amount:e.small}),e.min_bet&&i.push({seat:r,type:"big_blind",amount:e.min_bet}),e.straddle&&i.push({seat:s,type:"straddle",amount:e.straddle})),i}function dn(e,t){let[,,...n]=t.split("/");if(e.game&&n[0]==="bets")return`bets/${n[1]??0}`;if(n[0]==="posts"){let o=e.posts??un(e),r=Number(n[1]);if(r>=o.length)return`late/${r-o.length}`;let s=o[r];return{small_blind:"small",big_blind:"min_bet",ante:"ante",straddle:"straddle"}[String(s?.type)]??"posts"}return n[0]==="to_act"||n[0]==="first_to_act"?"first":n[0]==="players"?n.slice(0,3).join("/"):n[0]??""}function oe({derived:e,typed:t}){return Object.fromEntries(t.map(n=>[n,e[n]]))}function sr(e,[t,n,o]){let r=(e.min_bet??0)*100,s=e.seats.map(i=>i.stack===r?{...i,stack:n*100}:i);return{small:t,min_bet:n,chip:o,straddle:null,ante:e.ante?n:null,posts:null,late:e.late.map(i=>({...i,amount:i.type==="dead"?t:n})),derived:oe(e),seats:s}}function rr(e){let t=[...(e.posts??un(e)).filter(({type:r})=>r!=="ante"),...e.late],n=or(e),o=n.find(r=>t.every(s=>s.seat!==r))??n[n.length-1];return{late:[...e.late,{seat:o,type:"post",amount:e.min_bet}]}}function ir(e){let{seats:t,min_bet:n}=e,o=t.map(({seat:i})=>i),r=Array.from({length:10},(i,a)=>a+1).find(i=>!o.includes(i))??Math.max(...o)+1,s=t[t.length-1]?.stack??(n??1)*100;return{seats:[...t,{seat:r,stack:s,committed:0,acted:!1,folded:!1}].sort((i,a)=>i.seat-a.seat),posts:null,derived:oe(e)}}function ar(e,t){let{seats:n,button:o,first:r,game:s}=e,i=n.filter(({seat:c})=>c!==t),a=[...i].reverse().find(({seat:c})=>c<t)??i[i.length-1];return{seats:i,posts:null,late:e.late.filter(({seat:c})=>c!==t),derived:oe(e),button:o===t?a.seat:o,first:r===t?null:r,game:s&&{...s,killer:s.killer===t?null:s.killer}}}function gt(e){let t=e.seats.map(({seat:o,stack:r,committed:s})=>({seat:o,stack:r+s,committed:0,acted:!1,folded:!1})),n=e.small??Math.ceil((e.min_bet??2)/2);return{isMidHand:!1,derived:{},typed:[],first:null,seats:t,small:n,posts:null}}function _e({about:e,structure:t}){let{needs:n=[],may_have:o=[]}=e.stakes.find(r=>r.structure===t)??{};return{needs:n,all:[...n,...o]}}var $c=["small","min_bet","ante","straddle","bring_in"];function Ue(e,{structure:t}){let n=p.setup.fields,o=e==="min_bet"&&t==="fixed_limit"?n.limit_bet:n[e];return{name:e,label:o,spoken:o,get:r=>r[e],change:(r,s)=>({[e]:s,...$c.includes(e)?{posts:null}:{}}),placeholder:e==="players_left"?p.setup.noTournament:""}}function lr(e){let t=p.setup.fields[e];return{name:e,label:t,spoken:t,get:n=>n.derived[e]??null,change:({derived:n,typed:o},r)=>({derived:{...n,[e]:r??void 0},typed:[...o.filter(s=>s!==e),e]}),placeholder:p.setup.workedOut}}function pn(e,t,n){let o=p.setup[e];return{name:`players/${n}/${e}`,label:o,spoken:`${p.seat(t)}: ${o}`,get:({seats:r})=>r.find(s=>s.seat===t)?.[e]??null,change:(r,s)=>({seats:r.seats.map(i=>i.seat===t?{...i,[e]:s??0}:i),derived:e==="committed"?oe(r):r.derived})}}function cr(e){let t=p.setup.late;return{name:`late/${e}`,label:t.amount,spoken:t.amountOf(e+1),get:({late:n})=>n[e]?.amount??null,change:({late:n},o)=>({late:n.map((r,s)=>s===e?{...r,amount:o}:r)})}}function J({form:{draft:e,set:t,faults:n,active:o,activate:r},field:s}){let{name:i,label:a,spoken:c,get:d,change:u,placeholder:f=""}=s,h=n.get(i);return l`
    <label class=${o?.name===i?"field active":"field"}>
      <span>${a}</span>
      <${Ee} value=${d(e)} onChange=${$=>t(u(e,$))} step=${e.chip??1}
        placeholder=${f} aria-label=${c} aria-invalid=${!!h} onFocus=${()=>r(s)} />
      ${h&&l`<span class="fault">${h}</span>`}
    </label>`}var mc=["bets/0","bets/1","big_blind","small_blind","ante","bring_in","max_bet"],bc=["tournament","cash"];function ur({table:e,form:{draft:t,set:n,...o},games:r}){let s=p.setup.named,i=a=>{let c=r.find(d=>d.name===a);n(c?fn(t,c,e.spot.game):{game:null})};return l`
    <section>
      <h3>${s.title}</h3>
      <div class="fields">
        <label class="field">${s.game}
          <select value=${t.game?.about.name??""} onChange=${a=>i(a.target.value)}>
            <option value="">${s.none}</option>
            ${r.map(({name:a,title:c})=>l`<option value=${a}>${c}</option>`)}
          </select>
        </label>
      </div>
      ${t.game&&l`<${gc} table=${e} form=${{draft:t,set:n,...o}} game=${t.game} />`}
    </section>`}function gc({table:e,form:t,game:n}){let{draft:o,set:r,faults:s}=t,{about:i,structure:a,kill:c,killer:d}=n,u=p.setup.named,f=b=>r({game:{...n,...b}}),h=_e(n).all.includes("kill"),$=i.opens==="low_card"||i.opens==="high_card"?u.opens[i.opens]:null,g=Math.max(i.most_players,o.seats.length);return l`
    ${i.structures.length>1&&l`<${le} legend=${p.setup.structure} name="structure" chosen=${a}
        choose=${b=>f({structure:b})}
        choices=${i.structures.map(b=>({to:b,words:p.setup.structures[b]}))} />`}
    <${le} legend=${p.following.format} name="format" chosen=${_t(n)}
      choose=${b=>f({format:b})}
      choices=${bc.map(b=>({to:b,words:p.following.formats[b]}))} />
    ${_t(n)==="cash"&&l`<${_c} table=${e} game=${n} setGame=${f} />`}
    <div class="fields">
      ${mc.filter(b=>fr(b,n)).map(b=>l`<${J} key=${b} form=${t} field=${yc(b,a)} />`)}
      <label class="field">${u.seats}
        <select value=${o.seats.length} onChange=${b=>r(kc(o,Number(b.target.value)))}>
          ${Array.from({length:g-1},(b,_)=>l`<option value=${_+2}>${_+2}</option>`)}
        </select></label>
      <${J} form=${t} field=${wc} />
      <${J} form=${t} field=${Ue("chip",o)} />
      ${(a==="fixed_limit"||a==="spread_limit")&&l`<${J} form=${t} field=${Ue("players_left",o)} />`}
      ${h&&l`<label class="field">${u.kill}
          <select value=${c} onChange=${b=>f({kill:b.target.value})}>
            ${Object.entries(u.kills).map(([b,_])=>l`<option value=${b}>${_}</option>`)}
          </select></label>`}
    </div>
    ${$&&l`<${Ne} legend=${$} seats=${o.seats} chosen=${o.first} choose=${b=>r({first:b})} />`}
    ${s.has("first")&&l`<p class="fault">${s.get("first")}</p>`}
    ${h&&c!=="none"&&l`
        <${Ne} legend=${u.killer} seats=${o.seats} chosen=${d} choose=${b=>f({killer:b})} />
        <div class="choice"><button type="button" aria-pressed=${n.actsLast} onClick=${()=>f({actsLast:!n.actsLast})}>${u.actsLast}</button></div>`}
    ${["name","kill","acts_last"].map(b=>s.has(b)&&l`<p class="fault">${s.get(b)}</p>`)}`}function _c({table:{spot:e,rulebooks:t},game:n,setGame:o}){let r=p.setup.named,s=it(e.rulebooks);if(!s)return null;let i=R(t,s.id),a=n.cashBook??s.isDue,c=R(t,e.rulebooks[0]);return l`
    <div class="choice">
      <button type="button" aria-pressed=${a} onClick=${()=>o({cashBook:!a})}>${r.cashBook(i)}</button>
    </div>
    <p class="about">${a?r.ruledByCash(i,c):r.ruledByOwn(c)}</p>`}function yc(e,t){let{named:n,fields:o}=p.setup,[r,s]=n.bets,i={...o,"bets/0":t==="fixed_limit"?r:n.bet,"bets/1":s,small_blind:o.small,big_blind:o.min_bet}[e];return{name:e,label:i,spoken:i,get:({game:a})=>a?.amounts[e]??null,change:({game:a},c)=>({game:a&&Sc(a,e,c)}),placeholder:e==="small_blind"?n.half:""}}var wc={name:"stack",label:p.setup.named.stack,spoken:p.setup.named.stack,get:({seats:e})=>e.every(({stack:t})=>t===e[0].stack)?e[0].stack:null,change:({seats:e},t)=>({seats:e.map(n=>({...n,stack:t??0}))})};function kc({seats:e,button:t,first:n,game:o},r){let s={stack:e[e.length-1].stack,committed:0,acted:!1,folded:!1},i=Array.from({length:r},(c,d)=>({...s,...e.find(({seat:u})=>u===d+1),seat:d+1})),a=c=>c!==null&&c<=r?c:null;return{seats:i,posts:null,late:[],button:a(t)??r,first:a(n),game:o&&{...o,killer:a(o.killer)}}}function fn(e,t,n){let o=n?.named.name===t.name?n.named:null,r=o?.bets?.[0]??o?.big_blind??o?.ante??e.min_bet??2,s=dr(t,r),i=Ce({...o,"bets/0":o?.bets?.[0],"bets/1":o?.bets?.[1]}),a=vc.filter(f=>(i[f]??s[f])!==s[f]),c={about:t,structure:o?.structure??t.structure,amounts:{...s,...Object.fromEntries(a.map(f=>[f,i[f]])),small_blind:i.small_blind},kill:o?.kill?o.kill.size??"full":"none",killer:o?.kill?.seat??null,actsLast:o?.acts_last!==void 0,typed:a,format:o?n?.format??null:null,cashBook:null},d=e.isMidHand?gt(e):{},u=e.button??e.seats[e.seats.length-1].seat;return{...d,game:c,button:u,chip:o?.chip??null,street:1,first:o?.first_to_act??null}}var vc=["bets/0","bets/1","big_blind","ante","bring_in","max_bet"];function dr(e,t){let n=_e({about:e,structure:e.structure}).needs.includes("ante");return{"bets/0":t,"bets/1":t&&2*t,big_blind:t,ante:n?t:null,bring_in:t&&Math.ceil(t/4),max_bet:t&&5*t}}function Sc(e,t,n){let o=[...e.typed.filter(i=>i!==t),t],r=t==="bets/0"||t==="big_blind"?dr(e.about,n):{},s=Object.entries(r).filter(([i])=>!o.some(a=>a===i));return{...e,typed:o,amounts:{...e.amounts,...Object.fromEntries(s),[t]:n}}}function _t({about:e,structure:t,kill:n,format:o}){let r=e.opens==="antes"||t==="spread_limit"||n!=="none";return o??(r?"cash":"tournament")}function pr({button:e,first:t,chip:n,players_left:o,seats:r},s){let{about:i,structure:a,amounts:c,kill:d,killer:u,actsLast:f}=s,{all:h}=_e(s),{"bets/0":$,"bets/1":g,...b}=c,_=d!=="none"&&h.includes("kill");return Ce({name:i.name,structure:a,bets:h.includes("bets")?[$,...a==="fixed_limit"?[g]:[]]:null,...Object.fromEntries(Object.entries(b).filter(([w])=>fr(w,s))),kill:_?Ce({seat:u,size:d}):null,acts_last:_&&f?u:null,chip:n,players_left:a==="fixed_limit"||a==="spread_limit"?o:null,button:h.includes("button")?e:null,first_to_act:h.includes("bring_in")?t:null,players:r.map(({committed:w,acted:v,folded:S,...y})=>y)})}function fr(e,t){let{all:n}=_e(t);return e.startsWith("bets")?n.includes("bets")&&(e==="bets/0"||t.structure==="fixed_limit"):n.includes(e)&&!(e==="big_blind"&&n.includes("bets"))}function hr({table:e}){let t=C(null),[n,o]=k(null);return l`
    <button type="button" data-key="s" onClick=${()=>{o(er(e.spot,e.position)),t.current?.showModal()}}><${P} of="Settings" />${p.setup.open}</button>
    <dialog class="sheet" ref=${t} aria-labelledby="setup-title" onClose=${()=>o(null)}>
      ${n&&l`<${Tc} table=${e} first=${n} close=${()=>t.current?.close()} />`}
    </dialog>`}function Tc({table:e,first:t,close:n}){let[o,r]=k(t),[s,i]=k(null),[a,c]=k(null),d=C(!1),{game:u,steps:f,...h}=e.spot,$=ee("/v1/games")?.games??[],g=f.length?void 0:$.find(({name:E})=>E===u?.named.name),b=(u?.named.players??[]).map(E=>({committed:0,acted:!1,folded:!1,...E}));O(()=>{g&&r(E=>E.game?E:{...E,...fn(E,g,u),seats:b})},[g]);let _=o.game?_t(o.game):"tournament",w=_==="cash"?it(h.rulebooks):null,v=w&&(o.game?.cashBook??w.isDue),S={...h,rulebooks:v?Rt(h.rulebooks,w.id):h.rulebooks};O(()=>{document.querySelector("dialog[open] [aria-invalid=true]")?.focus()},[s]);let y=E=>r({...o,...E}),x=new Map((s?.errors??[]).map(E=>[dn(o,E.pointer),ae(E)])),M=async()=>{let E=cn(o);try{return o.game?await at(S,pr(o,o.game),io(o.game.about,_)):await I("opening"in E?"/v1/rounds":"/v1/options",{...L(h),...E})}catch(U){if(!(U instanceof A))throw U;return i(U.problem),null}},N=async()=>{let E=await M();E&&r(ln(E.round))},W=async E=>{if(E.preventDefault(),d.current)return;d.current=!0;let U=await M();d.current=!1,U&&(o.game?e.replace(({house:yt})=>({...U,rulebooks:S.rulebooks,house:yt})):e.replace(({rulebooks:yt,house:br})=>({rulebooks:yt,house:br,start:cn(o),steps:[]})),n())},D={draft:o,set:y,standAsItIs:N,faults:x,active:a,activate:c};return l`
    <form class="sheet-form" onSubmit=${W}>
      <header>
        <h2 id="setup-title">${p.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${p.setup.close} onClick=${n}>×</button>
      </header>
      <div class="sheet-body">
        ${s&&l`<${Cc} draft=${o} trouble=${s} />`}
        <${ur} table=${e} form=${D} games=${$} />
        ${!o.game&&l`<${Ec} form=${D} /><${Rc} form=${D} />`}
        <${Bc} form=${D} />
      </div>
      <footer>
        <${Ac} form=${D} />
        <button class="first">${p.setup.use}</button>
      </footer>
    </form>`}function Cc({draft:e,trouble:t}){let{errors:n=[]}=t;return l`
    <div class="notice" role="alert">
      <p>${n.length?p.setup.mend(n.length):t.detail}</p>
      <ul>${n.map(o=>l`<li>${p.setup.place(dn(e,o.pointer),e.seats)}${ae(o)}</li>`)}</ul>
    </div>`}function Ac({form:{draft:e,set:t,active:n}}){if(!n)return l`<p class="dim">${p.setup.chooseField}</p>`;let o=Q({chip:e.chip??1,min_bet:e.game?.amounts["bets/0"]??e.game?.amounts.big_blind??e.min_bet??1});return l`
    <div class="chips-to-add" role="group" aria-label=${p.amount.add}>
      <b>${n.spoken}</b>
      <${Ct} chips=${o} value=${n.get(e)} onChange=${r=>t(n.change(e,r))} />
    </div>`}var Mc=[4,5,2,3];function Ec({form:{draft:e,set:t,standAsItIs:n}}){let o=p.setup,r=Object.entries(o.structures);return l`
    <${le} legend=${o.kind} name="kind" chosen=${e.isMidHand} choose=${s=>s?n():t(gt(e))}
      choices=${[!1,!0].map(s=>({to:s,words:s?o.midHand:o.fromStart}))} />
    <section>
      <h3>${o.game}</h3>
      <${le} legend=${o.structure} name="structure" chosen=${e.structure}
        choose=${s=>t({structure:s,derived:oe(e)})}
        choices=${r.map(([s,i])=>({to:s,words:i}))} />
      <div class="fields">
        <label class="field">${o.streets}
          <select value=${e.streets??""} onChange=${s=>t({streets:Number(s.target.value)||null})}>
            <option value="">${o.unknown}</option>
            ${Mc.map(s=>l`<option value=${s}>${o.gameOf[s]}</option>`)}
          </select>
        </label>
        <label class="field">${o.street}
          <select value=${e.street} onChange=${s=>t({street:Number(s.target.value),derived:oe(e)})}>
            ${Array.from({length:e.streets??5},(s,i)=>l`<option value=${i+1}>${p.felt.street(i+1,e.streets??void 0)}</option>`)}
          </select>
        </label>
      </div>
    </section>`}function Rc({form:e}){let{draft:t,set:n,faults:o}=e,r=p.setup,s=!t.isMidHand&&t.street===1,i=([a,c])=>t.min_bet===c&&(!s||t.bring_in!==null||t.small===a);return l`
    <section>
      <h3>${r.stakes}</h3>
      <div class="presets" role="group" aria-label=${r.presets}>
        ${Xs.map(a=>l`
            <button type="button" class="mark" aria-pressed=${i(a)} onClick=${()=>n(sr(t,a))}>
              ${m(a[0])} / ${m(a[1])}</button>`)}
      </div>
      <div class="fields">
        ${Nc(t,s).map(a=>l`<${J} key=${a} form=${e} field=${Ue(a,t)} />`)}
        ${Dc(t).map(a=>l`<${J} key=${a} form=${e} field=${lr(a)} />`)}
        ${s&&t.ante!==null&&t.bring_in===null&&l`<label class="field">${r.antePaid}
            <select value=${t.anteBy} onChange=${a=>n({anteBy:a.target.value,posts:null})}>
              <option value="all">${r.byAll}</option><option value="big_blind">${r.byBigBlind}</option>
            </select></label>`}
        ${!t.isMidHand&&l`<label class="field">${r.first}
            <select value=${t.first??""} aria-invalid=${o.has("first")} onChange=${a=>n({first:Number(a.target.value)||null})}>
              <option value="">${r.byButton}</option>
              ${t.seats.map(({seat:a})=>l`<option value=${a}>${p.seat(a)}</option>`)}
            </select>
            ${o.has("first")&&l`<span class="fault">${o.get("first")}</span>`}</label>`}
      </div>
      ${s&&(t.bring_in===null||t.late.length>0)&&l`<${Ic} form=${e} />`}
    </section>`}function Ic({form:e}){let{draft:t,set:n}=e,{late:o}=t,r=p.setup.late,s=(i,a)=>n({late:o.map((c,d)=>d===i?{...c,...a}:c)});return l`
    <details class="late" open=${o.length>0}>
      <summary>${r.more}</summary>
      <p class="about">${r.about}</p>
      <ul>
        ${o.map(({seat:i,type:a},c)=>l`
            <li>
              <label class="field">${r.who}
                <select value=${i} aria-label=${r.whoOf(c+1)} onChange=${d=>s(c,{seat:Number(d.target.value)})}>
                  ${t.seats.map(d=>l`<option value=${d.seat}>${p.seat(d.seat)}</option>`)}
                </select></label>
              <label class="field">${r.how}
                <select value=${a} aria-label=${r.howOf(c+1)} onChange=${d=>s(c,{type:d.target.value,amount:d.target.value==="dead"?t.small:t.min_bet})}>
                  ${Object.entries(r.kinds).map(([d,u])=>l`<option value=${d}>${u}</option>`)}
                </select></label>
              <${J} form=${e} field=${cr(c)} />
              <button type="button" class="quiet" aria-label=${r.remove(c+1)} onClick=${()=>n({late:o.filter((d,u)=>u!==c)})}>×</button>
            </li>`)}
      </ul>
      <button type="button" onClick=${()=>n(rr(t))}>${r.add}</button>
    </details>`}function Nc({structure:e,bring_in:t,isMidHand:n,street:o},r){let s=r&&t===null,i=e==="fixed_limit"||e==="spread_limit";return[["small",s],["min_bet",!0],["chip",!0],["ante",r],["straddle",s],["bring_in",i&&o===1],["pot_before_round",n||o>1],["max_bet",e==="spread_limit"],["big_bet",e==="fixed_limit"&&o>1],["players_left",i]].filter(([,c])=>c).map(([c])=>c)}function Dc({isMidHand:e,structure:t}){return e?t==="no_limit"||t==="pot_limit"?["current_bet","last_full_raise_by"]:["current_bet","last_full_raise_by","bet_count","last_full_bet_to"]:[]}var Lc=["acted","folded"];function Bc({form:e}){let{draft:t,set:n,faults:o}=e,r=["players","posts","button",...t.isMidHand?["first"]:[]];return l`
    <section>
      <h3>${p.setup.seats}</h3>
      <ul class=${t.isMidHand?"setup-seats mid-hand":"setup-seats"}>
        ${t.seats.map((s,i)=>l`<${Wc} key=${s.seat} form=${e} player=${s} i=${i} />`)}
      </ul>
      <button type="button" disabled=${t.seats.length>=10} onClick=${()=>n(ir(t))}>${p.setup.add}</button>
      ${r.map(s=>o.has(s)&&l`<p class="fault">${o.get(s)}</p>`)}
    </section>`}function Wc({form:e,player:t,i:n}){let{draft:o,set:r,faults:s}=e,{seat:i}=t,a=p.setup,c=!o.game||_e(o.game).needs.includes("button"),d=(h,$,g=!1,b=()=>{})=>l`
    <label><input type=${h} name=${h==="radio"?$:void 0} checked=${g} aria-label=${`${p.seat(i)}: ${a[$]}`} onChange=${b} />
      <span aria-hidden="true">${a[$]}</span></label>`,u=h=>r({seats:o.seats.map($=>$.seat===i?{...$,[h]:!$[h]}:$),derived:oe(o)}),f=["","/seat","/acted","/folded","/out_of_turn"].map(h=>s.get(`players/${n}${h}`));return l`
    <li>
      <b>${p.seat(i)}</b>
      <${J} form=${e} field=${pn("stack",i,n)} />
      ${o.isMidHand&&l`<${J} form=${e} field=${pn("committed",i,n)} />`}
      <span class="setup-marks">
        ${c&&d("radio","button",o.button===i,()=>r({button:i,posts:null}))}
        ${o.isMidHand&&d("radio","toAct",o.first===i,()=>r({first:i}))}
        ${o.isMidHand&&Lc.map(h=>d("checkbox",h,t[h],()=>u(h)))}
      </span>
      <button type="button" class="quiet" aria-label=${a.remove(i)} disabled=${o.seats.length<=2}
        onClick=${()=>r(ar(o,i))}>×</button>
      ${f.map(h=>h&&l`<p class="fault">${h}</p>`)}
    </li>`}function Hc({past:e,spot:t,future:n,runs:o},r){if("dealtAfter"in r)return r.dealtAfter!==t||!o?{past:e,spot:t,future:n,runs:o}:{past:e,spot:{...t,steps:[...t.steps,{street:{}}]},future:n,runs:o};if("to"in r){let s=typeof r.to=="function"?r.to(t):r.to;return{past:r.amends?e:[...e,t],spot:s,future:[]}}return"step"in r?r.from!==t?{past:e,spot:t,future:n,runs:o}:{past:[...e,t],spot:{...t,steps:[...t.steps.slice(0,r.at),r.step]},future:[],runs:!0}:r.do==="undo"&&e.length?{past:e.slice(0,-1),spot:e[e.length-1],future:[t,...n]}:r.do==="redo"&&n.length?{past:[...e,t],spot:n[0],future:n.slice(1)}:{past:e,spot:t,future:n}}function Pc(e,t){if(e.positions.length||!e.spot.dispute||!t)return e;let n={...t.spot,dispute:e.spot.dispute};return{asked:e.asked,spot:n,positions:t.positions.slice(0,1),problem:e.problem}}function jc({first:e,rulebooks:t,firstNotice:n}){let[o,r]=Y(Hc,{past:[],spot:e,future:[]}),[s,i]=k(null),[a,c]=k(null),[d,u]=k(n),[f,h]=Y(v=>v+1,0),$=C(""),{spot:g}=o;O(()=>{let v=!1;return Ie(g).then(S=>v||c(y=>Pc({...S,spot:g,asked:g},y))),bt(g).then(S=>{v||($.current=`#${S}`,ds(S),window.history.replaceState(window.history.state,"",$.current))}),()=>{v=!0}},[g,f]),O(()=>{let v=0,S=async({newURL:y})=>{let x=++v,{spot:M,notice:N}=await Jt(new URL(y).hash).catch(W=>({spot:null,notice:mr(W).detail}));x===v&&(u(N),M?r({to:M}):window.history.replaceState(null,"",$.current))};return window.addEventListener("hashchange",S),()=>window.removeEventListener("hashchange",S)},[]),O(()=>{if(!a||a.asked!==g||a.problem||!o.runs)return;let{next:v}=a.positions[a.positions.length-1];v?.type==="street"&&v.run_out&&r({dealtAfter:g})},[a]),O(()=>i(null),[a?.positions.length,a?.spot.start]);let b=()=>r({to:z()});if(!a)return null;if(!a.positions.length)return l`<${$r} trouble=${a.problem??{detail:p.nobodyAnswers}} again=${h} begin=${b} />`;let _=a.positions[a.positions.length-1],w={spot:a.spot,positions:a.positions,position:_,problem:a.problem,busy:a.asked!==g,newest:g,rulebooks:t,seat:s?.at===a.positions.length?s.seat:_.round.to_act,choose:v=>i({seat:v,at:a.positions.length}),step:v=>r({step:v,from:a.spot,at:a.positions.length-1}),replace:v=>r({to:v}),amend:v=>r({to:v,amends:!0}),undo:()=>r({do:"undo"}),redo:()=>r({do:"redo"}),retry:()=>h(void 0),undoable:o.past.length>0,redoable:o.future.length>0};return l`<${Fc} table=${w} notice=${d} />`}function Fc({table:e,notice:t}){let n=e.newest.dispute,[o,r]=de("turn","act"),[s,i]=de("declared",me),[a,c]=de("reported",null),d=C(!0);O(()=>{if(d.current){d.current=!1;return}i(me),c(null)},[e.positions.length]);let u=C(null),f=e.problem!==null&&!n&&e.newest.steps.length>0;O(()=>{f&&u.current?.querySelector(".refusal")?.scrollIntoView({block:"nearest"})},[e.problem]);let h={act:()=>l`<${lo} table=${e} />`,declare:()=>l`<${Po} table=${e} draft=${s} setDraft=${i} />`,incident:()=>l`<${Bo} table=${e} draft=${a} setDraft=${c} />`}[o],$=e.problem&&l`<${Z} trouble=${e.problem} again=${e.retry} />`,g=l`
    <div class="tools" role="toolbar" aria-label=${p.tools}>
      <button type="button" data-key="n" onClick=${()=>e.replace(qc)}><${P} of="Plus" />${p.newHand}</button>
      <${hr} table=${e} />
      <${es} table=${e} />
      <${Ts} table=${e} />
      <${Ls} table=${e} />
      <span class="turn-back">
        <${Ps} />
        <button type="button" data-key="u" aria-label=${p.undo} title=${p.undo} disabled=${!e.undoable} onClick=${e.undo}><${P} of="Undo" /></button>
        <button type="button" data-key="y" aria-label=${p.redo} title=${p.redo} disabled=${!e.redoable} onClick=${e.redo}><${P} of="Redo" /></button>
      </span>
    </div>`,b=l`
    <div class=${o==="act"?"dock acting what-happens":"dock what-happens"} ref=${u}>
      <${Xn} label=${p.whatHappens} names=${p.turn} chosen=${o} choose=${r}>${h()}</>
      ${f&&$}
    </div>`,_=n!==void 0,w=!n||n.asked;return l`
    <div class=${_?"room disputed":"room"} aria-busy=${e.busy}>
      <div class="stage">
        <${hs} table=${e} />
        ${!_&&g}
        <${Co} table=${e} />
        ${!f&&(!n||!e.problem?.errors)&&$}
        ${t&&l`<p class="notice" role="alert">${t}</p>`}
        <div class="board">
          <${_s} table=${e} />
          ${!_&&l`<${Vs} table=${e} />${b}`}
        </div>
      </div>
      <div class="side">
        ${w?l`<${Qs} table=${e} />`:l`<${No} table=${e} />`}
        <${Ao} table=${e} />
        ${w&&l`<${ys} table=${e} />`}
      </div>
      ${_&&l`<div class="go-on">${n.asked&&l`<details><summary>${p.happened.goOn}</summary>${b}</details>`}${g}</div>`}
    </div>`}function qc(e){return e.game?{...e,steps:[]}:z({rulebooks:e.rulebooks,house:He(e)})}function $r({trouble:e,again:t,begin:n}){return l`
    <div class="room">
      <${Z} trouble=${e} again=${t} />
      ${n&&l`<p><button type="button" onClick=${n}>${p.newHand}</button></p>`}
    </div>`}function Uc(){let[e,t]=k(null),[n,o]=k(null),[r,s]=Y(i=>i+1,0);return O(()=>{let i=Jt(location.hash||ps()).then(({spot:a,notice:c})=>({first:a??z(),firstNotice:c}));i.then(({first:a})=>Ie(a)).catch(()=>{}),Promise.all([G("/v1/rulebooks"),i]).then(([{rulebooks:a},c])=>t({...c,rulebooks:a}),a=>o(mr(a)))},[r]),e?l`<${jc} ...${e} />`:n&&l`<${$r} trouble=${n} again=${s} />`}function mr(e){if(e instanceof A)return e.problem;throw e}re(l`<${Uc} />`,document.getElementById("table"));
