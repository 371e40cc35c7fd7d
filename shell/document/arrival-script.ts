import { PHONE_SCREEN } from '../browser/phone-screen';

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
