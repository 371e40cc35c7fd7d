/**
 * Stands in the head beside the theme script, as plain old JavaScript. On a phone, a page that is opened at its top is
 * first painted with what is at hand (`html[data-arriving]` in the styles): letters that the device has, and no layout of
 * the sections below the fold. Both cost a cheap phone as much as all the rest. They follow right after the first paint,
 * section by section so that no touch waits (a section of more than 1,000 characters in pieces: letters that join take a phone
 * twice as long as Latin ones), while the scripts are on their way; after 600 ms on a network so slow that
 * the page is still arriving. The brand's letters follow in the same way, when their font is here
 * (`[data-lettered]` in the styles).
 *
 * A page that is opened further down (an anchor, a reload, the back button) needs true heights on the way there, a wide
 * or tall screen may show sections at once, and without scripts nobody would do the rest: all these do everything at once.
 * Below the theme's `md` (768 px) the first section of either page lies lower than 940 px (`e2e/first-paint.spec.ts`).
 */
export const arrivalScript = `(function(){
  var page=document.documentElement,navigation=performance.getEntriesByType("navigation")[0],hasBegun;
  if(innerWidth>767||innerHeight>940||location.hash||!document.fonts)return;
  if(!navigation||navigation.type!=="navigate")return;
  page.dataset.arriving="";
  setTimeout(layOutTheRest,600);
  addEventListener("DOMContentLoaded",function(){requestAnimationFrame(function(){setTimeout(layOutTheRest)})});
  function layOutTheRest(){
    if(hasBegun)return;
    hasBegun=true;
    var fonts=[];
    document.fonts.forEach(function(face){if(!/Fallback/.test(face.family))fonts.push(face.load().catch(function(){}))});
    var rest=[].slice.call(document.querySelectorAll("[data-below-fold]"));
    (function layOutNext(){
      var next=rest.shift();
      if(!next){page.dataset.arriving="letters";Promise.all(fonts).then(letterTheRest);return}
      var room=1000;
      for(;;){
        if(next.textContent.length>1000&&next.children.length>1)putOffWithin(next);
        else room-=next.textContent.length;
        next.removeAttribute("data-below-fold");
        if(!rest[0]||rest[0].dataset.belowFold!=="piece"||rest[0].textContent.length>room)break;
        next=rest.shift();
      }
      next.getBoundingClientRect();
      setTimeout(layOutNext);
    })();
    function putOffWithin(section){
      var pieces=[].slice.call(section.children);
      pieces.forEach(function(piece){piece.dataset.belowFold="piece"});
      rest=pieces.concat(rest);
    }
  }
  function letterTheRest(){
    var rest=[].slice.call(document.querySelectorAll("header,main section,footer,[data-floating]"));
    (function letterNext(){
      var next=rest.shift();
      if(!next){delete page.dataset.arriving;return}
      next.dataset.lettered="";
      next.getBoundingClientRect();
      setTimeout(letterNext);
    })();
  }
})()`.replace(/\n */g, '');
