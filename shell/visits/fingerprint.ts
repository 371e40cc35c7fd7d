/** A place in a part's code, as the address of a release's file and the position in it. */
interface CodePlace {
  part: string;
  /** `LandingPage.1f2e.js:1:2345`. */
  position: string;
}

/** A release's file in a line of a stack, in the forms of all browsers. */
const PLACE = /\/_r\/([a-z][a-z0-9-]*)\/[^/\s]+\/([^\s?#()]+:\d+:\d+)/;

/** Where in the code of a release an error was made; null for one of elsewhere, such as of an extension. */
export function placeInRelease(error: unknown): CodePlace | null {
  const [, part, position] = PLACE.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return part && position ? { part, position } : null;
}

/**
 * 8 hexadecimal digits of what kind of error it is and where it was made. Messages are left out: they may hold what a visitor
 * typed.
 */
export function fingerprintOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return fnv1a(`${name} ${placeInRelease(error)?.position ?? ''}`);
}

/** 32 bits. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
