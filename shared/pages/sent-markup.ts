/** Id of the element that holds a remote's page; its `data-page` is the page's id. */
export const PAGE_REGION_ID = 'page';

/** 32 bits over all that is added. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
export class Digest {
  private hash = 0x811c9dc5;

  add(text: string): void {
    for (let index = 0; index < text.length; index += 1)
      this.hash = Math.imul(this.hash ^ text.charCodeAt(index), 0x01000193);
  }

  value(): string {
    return (this.hash >>> 0).toString(36);
  }
}
