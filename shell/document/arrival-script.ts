/**
 * Stands in the head beside the theme script, as plain old JavaScript. On a phone, a page that is opened at its top is
 * first painted with what is at hand (`html[data-arriving]` in the styles): letters that the device has, and no layout of
 * the sections below the fold. Both cost a cheap phone as much as all the rest. They follow right after the first paint,
 * section by section so that no touch waits, while the scripts are on their way; after 600 ms on a network so slow that
 * the page is still arriving.
 *
 * A page that is opened further down (an anchor, a reload, the back button) needs true heights on the way there, a wide
 * or tall screen may show sections at once, and without scripts nobody would do the rest: all these do everything at once.
 */
export const arrivalScript = `(function(){var d=document.documentElement,n=performance.getEntriesByType("navigation")[0];if(innerWidth>767||innerHeight>940||location.hash||!n||n.type!=="navigate"||!document.fonts)return;d.dataset.arriving="";setTimeout(function(){a()},600);addEventListener("DOMContentLoaded",function(){requestAnimationFrame(function(){setTimeout(a)})});function a(){a=function(){};var f=document.fonts.load("700 1em 'Anek Latin'").catch(a),s=[].slice.call(document.querySelectorAll("[data-below-fold]"));(function l(){var e=s.shift();if(!e){d.dataset.arriving="letters";f.then(function(){delete d.dataset.arriving});return}e.removeAttribute("data-below-fold");e.getBoundingClientRect();setTimeout(l)})()}})()`;
