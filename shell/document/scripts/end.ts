import { blocksPreloads } from '../../browser/blocks-preloads';

/** Stands behind the page's markup, right behind the template that holds its script files. */
export default function runAtEnd(): void {
  takeNamesBack();
  askForFilesAfterPaint();
}

/**
 * Asks for the page's script files when it has been painted, so that none of them is fetched, read or run before the visitor sees the
 * page. A page that is not looked at is never painted, and gets its scripts at once.
 */
function askForFilesAfterPaint(): void {
  const { content } = document.currentScript!.previousElementSibling as HTMLTemplateElement;
  if (blocksPreloads()) content.querySelectorAll('link').forEach((link) => link.remove());
  const ask = () => document.body.append(content);
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
}

/**
 * Elements in the body may have names by which they stand in for properties of `document` (`<img name="head">`) and `window`
 * (`<a id="landing">`): DOM clobbering. The page uses no element by such a name, so all of these names are taken back before any script
 * of a release runs. Names that begin with `__` belong to the federation runtime, which asks whether `window` has them: there the
 * element loses its name, where others are hidden by a property that is not set. What is called here is taken from prototypes, where
 * no element can be.
 * @see https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export function takeNamesBack(): void {
  const { getAttribute, removeAttribute } = Element.prototype;
  const all = (selector: string) => Document.prototype.querySelectorAll.call(document, selector);
  all('[id],[name]').forEach((element) => {
    ['id', 'name'].forEach((attribute) => {
      const name = getAttribute.call(element, attribute);
      if (!name || !isClobbered((window as unknown as Record<string, unknown>)[name], element)) return;
      if (name.startsWith('__')) removeAttribute.call(element, attribute);
      else Object.defineProperty(window, name, { value: undefined, writable: true, configurable: true });
    });
  });
  all('embed,form,iframe,img,object').forEach((element) => {
    removeAttribute.call(element, 'name');
    if (element instanceof HTMLObjectElement) removeAttribute.call(element, 'id');
  });
}

/** Whether an element stands for a property. Of a frame, its window does. */
function isClobbered(value: unknown, element: Element): boolean {
  return (
    value instanceof Node ||
    value instanceof HTMLCollection ||
    (Boolean(value) && element instanceof HTMLIFrameElement)
  );
}
