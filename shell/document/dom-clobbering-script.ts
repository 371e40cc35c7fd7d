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
