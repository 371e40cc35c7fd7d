/** What a request's path asks for. */
export type Address =
  | { kind: 'release-file'; part: string; release: string; file: string }
  | { kind: 'preview'; preview: string; path: string }
  | { kind: 'page'; path: string };

const NAME = '[a-z0-9][a-z0-9-]*';
const RELEASE_FILE = new RegExp(`^/_r/(${NAME})/(${NAME})/([\\w][\\w.-]*)$`);
const PREVIEW = new RegExp(`^/_preview/(${NAME})(/.*)?$`);

/**
 * Reads a request's path. Null for a path that is not plain: encoded separators, dot segments, control characters,
 * malformed escapes. Nothing of the site has such an address, so nothing is lost by refusing them all.
 */
export function readAddress(url: string): Address | null {
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '');
  if (path === null) return null;
  const file = RELEASE_FILE.exec(path);
  if (file)
    return {
      kind: 'release-file',
      part: file[1] as string,
      release: file[2] as string,
      file: file[3] as string,
    };
  const preview = PREVIEW.exec(path);
  if (preview) return { kind: 'preview', preview: preview[1] as string, path: preview[2] ?? '' };
  return { kind: 'page', path };
}

function decoded(path: string): string | null {
  if (/%(2f|5c|2e|00)/i.test(path)) return null;
  try {
    const plain = decodeURIComponent(path);
    const isPlain =
      plain.startsWith('/') && !/[\\\u0000-\u001f\u007f]/.test(plain) && !/(^|\/)\.\.?(\/|$)/.test(plain);
    return isPlain ? plain : null;
  } catch {
    return null;
  }
}
