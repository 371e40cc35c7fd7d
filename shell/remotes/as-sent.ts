import { Digest, PAGE_REGION_ID } from '@site/shared/pages/sent-markup';

/** Attribute of a region that React takes over: the digest of its markup as it was rendered. */
export const SENT_ATTRIBUTE = 'data-sent';

/**
 * Whether a region is still as it was sent: the elements, texts and comments that React compares when it takes a region over. A
 * translator, an extension or a host that rewrites HTML may have changed it; React would then throw it away, and with it the words,
 * the selection and the place of the reader.
 * @param region carries the digest
 */
export function isAsSent(region: Element): boolean {
  return region.getAttribute(SENT_ATTRIBUTE) === digestOfNodes(region);
}

/** The digest of what is in an element. What React leaves alone does not count: static HTML, and the region of the page. */
function digestOfNodes(root: Element): string {
  const digest = new Digest();
  const addChildren = (parent: Node) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node instanceof Element) {
        digest.add(`<${node.localName}`);
        if (!node.hasAttribute('data-served') && node.id !== PAGE_REGION_ID) addChildren(node);
        digest.add('>');
      } else {
        digest.add((node.nodeType === Node.TEXT_NODE ? '"' : '!') + (node.nodeValue ?? ''));
      }
    }
  };
  addChildren(root);
  return digest.value();
}
