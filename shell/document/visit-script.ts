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
