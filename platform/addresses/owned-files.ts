/** Kinds of files that a remote may bring next to its page; none of them is run by a browser. */
const KINDS = ['json', 'md', 'txt', 'png', 'webp', 'avif'];

/** Follows a page's name in the files of another version of it: `privacy-policy-v2.md`. */
const VERSION = '-v[1-9]\\d{0,2}';

/** Paths that no route may have: they belong to the versions of another page. */
export const VERSION_PATH = new RegExp(`${VERSION}$`);

/**
 * Whether a remote may give this name to a file next to a page: the page's own address with another ending (`index.md`
 * for `/`, `privacy-policy.json` for `/privacy-policy`), or the same with a version (`privacy-policy-v2.md`). Nobody else
 * has that address, so no release takes another's.
 */
export function ownsFile(path: string, name: string): boolean {
  const [, page, kind] = new RegExp(`^(.+?)(?:${VERSION})?\\.([a-z]+)$`).exec(name) ?? [];
  return page === pageName(path) && KINDS.includes(kind ?? '');
}

/** The same for a message: `index.json, index.md, …, or one of them with a version, such as index-v2.md`. */
export function ownedFiles(path: string): string {
  const page = pageName(path);
  return `${KINDS.map((kind) => `${page}.${kind}`).join(', ')}, or one of them with a version, such as ${page}-v2.md`;
}

function pageName(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}
