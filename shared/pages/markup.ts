import { Digest, PAGE_REGION_ID } from './sent-markup';

// With counted dashes: prerendering takes no code that holds the marks of a comment.
const TOKEN = /<!-{2}([^]*?)-{2}>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|[^">])*)>|[^<]+/g;
const LEFT_ALONE = new RegExp(`\\sdata-served=|\\sid="${PAGE_REGION_ID}"`);
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The digest of markup that React has just written, as the shell makes it of a document. */
export function digestOfMarkup(markup: string): string {
  const digest = new Digest();
  /** Elements that are open inside of one that is left alone, that one included. */
  let skipped = 0;
  for (const [token, comment, closing, name, attributes] of markup.matchAll(TOKEN)) {
    const isVoid = attributes?.endsWith('/') ?? false;
    if (skipped > 0) {
      if (name === undefined || isVoid) continue;
      skipped += closing ? -1 : 1;
      if (skipped === 0) digest.add('>');
    } else if (name !== undefined) {
      digest.add(closing ? '>' : `<${name}`);
      if (isVoid) digest.add('>');
      else if (!closing && LEFT_ALONE.test(attributes ?? '')) skipped = 1;
    } else {
      digest.add(comment === undefined ? `"${decoded(token)}` : `!${comment}`);
    }
  }
  return digest.value();
}

/** Text as it was before React wrote it into markup. */
export function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] as string);
}

/** Address of the first picture that a browser does not fetch only near the window; null for markup without one, or with another host's. */
export function firstPicture(markup: string): string | null {
  const eager = markup.match(/<img [^>]*>/g)?.find((image) => !image.includes(' loading="lazy"'));
  return /(?<= src=")\/[^"&]*/.exec(eager ?? '')?.[0] ?? null;
}
