import { PHONE_SCREEN } from '../remotes/fold';
import { THEME_COLORS, THEME_KEY } from '../theme/theme-choice';
import { NO_FILE } from '@site/shared/contracts';

/**
 * Runs in the head before the first paint, so that a remembered theme never flashes in. It is in the page as it is
 * written here (its hash is in the Content-Security-Policy), hence plain old JavaScript.
 */
export const headScript = `(function(){try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t!=="light"&&t!=="dark")return;document.documentElement.dataset.theme=t;document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.content=${JSON.stringify(THEME_COLORS)}[t]})}catch(e){}})()`;

/**
 * Stands in the head, as plain old JavaScript: notes the buttons and radio buttons that are tapped before React listens. The
 * page shows them from its first paint on, and on a slow network its scripts come a second later. Links, the phone's
 * menu and fields work without scripts, so nothing is noted for them. `early-taps.ts` takes the notes.
 */
export const earlyTapsScript = `(function(){
  var taps=window.siteEarlyTaps=[];
  addEventListener("click",function(event){
    var control=event.target.closest("button,input[type=radio]");
    if(control&&taps===window.siteEarlyTaps)taps.push(control)
  },true)
})()`.replace(/\n */g, '');

/**
 * Stands in the head next to the theme script, as plain old JavaScript. On a phone (`PHONE_SCREEN`), a page opened at its top is
 * first painted with fallback fonts (`html[data-arriving]` in the styles): letters that the device has, and no layout of
 * the sections below the fold. Both cost a cheap phone as much as all the rest. They follow right after the first paint,
 * while the scripts are on their way; after 600 ms on a network so slow that the page is still arriving. Section by section,
 * each when the browser has nothing else to do: a touch and its paint go first. The brand's letters follow in the same way,
 * when their font is here (`[data-lettered]` in the styles): what shows at once, the rest when there is nothing else to do.
 *
 * A page that is opened further down (an anchor, a reload, the back button) needs true heights on the way there, a wide
 * or tall screen may show sections at once, and without scripts the rest would not be done: all these do everything at once.
 */
export const arrivalScript = `(function(){
  var page=document.documentElement,navigation=performance.getEntriesByType("navigation")[0],hasBegun,whenIdle=window.requestIdleCallback||setTimeout;
  if(!matchMedia("${PHONE_SCREEN}").matches||location.hash||!document.fonts)return;
  if(!navigation||navigation.type!=="navigate")return;
  page.dataset.arriving="";
  setTimeout(layOutTheRest,600);
  addEventListener("DOMContentLoaded",function(){requestAnimationFrame(function(){whenIdle(layOutTheRest)})});
  function layOutTheRest(){
    if(hasBegun)return;
    hasBegun=true;
    var fonts=[];
    document.fonts.forEach(function(face){if(!/Fallback/.test(face.family))fonts.push(face.load().catch(function(){}))});
    var rest=[].slice.call(document.querySelectorAll("[data-below-fold]"));
    (function layOutNext(){
      var next=rest.shift();
      if(!next){page.dataset.arriving="letters";Promise.all(fonts).then(letterTheRest);return}
      next.removeAttribute("data-below-fold");
      next.getBoundingClientRect();
      whenIdle(layOutNext);
    })();
  }
  function letterTheRest(){
    var rest=[].slice.call(document.querySelectorAll("header,main section,footer,[data-floating]"));
    (function letterNext(){
      var next=rest.shift();
      if(!next){delete page.dataset.arriving;return}
      next.dataset.lettered="";
      (next.getBoundingClientRect().top<innerHeight?setTimeout:whenIdle)(letterNext);
    })();
  }
})()`.replace(/\n */g, '');

/**
 * Stands in the head next to the theme script, as plain old JavaScript. Under the page's Content-Security-Policy every
 * script address passes this one Trusted Types policy, which lets through what the page's deployment names and nothing else:
 * what the shell gives an integrity (`remotes/page-deployment.ts`). Before the shell has read the deployment, that is nothing. It
 * keeps to whom it asked first, which is before any code of a remote runs.
 */
export const trustedTypesScript = `(function(){if(!window.trustedTypes)return;var of;trustedTypes.createPolicy("default",{createScriptURL:function(s){of=of||window.siteIntegrity;var integrity=typeof of==="function"&&of(s);if(new URL(s,location.href).origin===location.origin&&typeof integrity==="string"&&integrity!=="${NO_FILE}")return s;throw new TypeError("Not in the page's deployment: "+s)}})})()`;

/**
 * Stands behind the page's markup and ahead of the entry, as plain old JavaScript. Elements in the body may have names by
 * which they stand in for properties of `document` (`<img name="head">`) and `window` (`<a id="landing">`): DOM clobbering.
 * The page uses no element by such a name, so all of these names are taken back before any script of a release runs.
 * Names that begin with `__` belong to the federation runtime, which asks whether `window` has them: there the element
 * loses its name, where others are hidden by a property that is not set. What this script itself calls is taken from
 * prototypes, where no element can be.
 * @see https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export const domClobberingScript = `(function(){
  var prototype=Element.prototype,find=Document.prototype.querySelectorAll;
  find.call(document,"[id],[name]").forEach(function(element){
    ["id","name"].forEach(function(attribute){
      var name=prototype.getAttribute.call(element,attribute),value=name&&window[name];
      if(!(value instanceof Node||value instanceof HTMLCollection||value&&element instanceof HTMLIFrameElement))return;
      if(/^__/.test(name))prototype.removeAttribute.call(element,attribute);
      else Object.defineProperty(window,name,{value:void 0,writable:true,configurable:true});
    });
  });
  find.call(document,"embed,form,iframe,img,object").forEach(function(element){
    prototype.removeAttribute.call(element,"name");
    if(element instanceof HTMLObjectElement)prototype.removeAttribute.call(element,"id");
  });
})()`.replace(/\n */g, '');

/**
 * Stands right behind the template that holds a page's script files, as plain old JavaScript: asks for them when the page
 * has been painted, so that none of them is fetched, read or run before the visitor sees the page. A page that is not
 * looks at is never painted, and gets its scripts at once.
 */
export const afterPaintScript = `(function(files){
  function begin(){document.body.append(files)}
  document.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})
})(document.currentScript.previousElementSibling.content)`.replace(/\n */g, '');

/** After so long, in ms, a page that has not started is counted as one that did not. */
const ARRIVAL_TIMEOUT_MS = 10_000;

/**
 * The source of a function that composing calls behind the page's markup, on a site that counts visits, with a `VisitedPage`: plain old
 * JavaScript. A page that never starts sends nothing by itself, so this counts its arrival, but for a page that the browser prerendered
 * and the visitor has not seen; the site's own code calls `siteVisit.arrive` when it has started. Nothing is sent for visitors who ask not to be followed (Global Privacy Control, Do Not Track), and then there is no `siteVisit`.
 * @see https://w3c.github.io/gpc/
 */
export const visitScript = `function(endpoint,page){
    var browser=navigator,isSeen=false,isCounted;
    if(!browser.sendBeacon||browser.globalPrivacyControl||browser.doNotTrack==="1")return;
    function send(fields){browser.sendBeacon(endpoint,JSON.stringify(Object.assign({},page,fields)))}
    function arrive(started){
      var wasCounted=isCounted;
      if(!isCounted)send({kind:"arrival",started:started});
      isCounted=true;
      return!wasCounted
    }
    function whenSeen(then){
      function look(){
        if(!then||document.prerendering||document.hidden)return;
        isSeen=true;
        then();
        then=0
      }
      document.addEventListener("prerenderingchange",look);
      document.addEventListener("visibilitychange",look);
      look()
    }
    window.siteVisit={arrive:arrive,send:send,whenSeen:whenSeen};
    whenSeen(function(){setTimeout(function(){arrive(false)},${ARRIVAL_TIMEOUT_MS})});
    addEventListener("pagehide",function(){if(isSeen)arrive(false)})
  }`.replace(/\n */g, '');
