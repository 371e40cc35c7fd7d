/** By name of a place, the element that holds what the server sent for it: in the document, or taken out of it. */
const holders = new Map<string, Element>();

/**
 * Whether the browser has the server's HTML for a place. From the first time that it is found, it is kept for the visit:
 * the visitor may leave the page and return, and React may make the page's elements again.
 */
export function hasServedHtml(name: string): boolean {
  if (!holders.has(name)) {
    // Of the prototype, because an element of that name would stand in for the document's own.
    const served = Document.prototype.querySelector.call(document, `[data-served="${name}"]`);
    if (served?.hasChildNodes()) holders.set(name, served);
  }
  return holders.has(name);
}

/** Puts what the server sent for a place into an element, unless it is there. */
export function moveServedHtml(name: string, place: Element): void {
  const holder = holders.get(name);
  if (!holder || holder === place) return;
  place.replaceChildren(...holder.childNodes);
  holders.set(name, place);
}
