/**
 * Stands right behind the template that holds a page's script files, as plain old JavaScript: asks for them when the page
 * has been painted, so that none of them is fetched, read or run before the visitor sees the page. A page that is not
 * looks at is never painted, and gets its scripts at once.
 */
export const afterPaintScript = `(function(files){
  function begin(){document.body.append(files)}
  document.hidden?begin():requestAnimationFrame(function(){setTimeout(begin)})
})(document.currentScript.previousElementSibling.content)`.replace(/\n */g, '');
