/** Kinds of files that a remote may bring beside its page; none of them is run by a browser. */
const KINDS = ['json', 'md', 'txt', 'png', 'webp', 'avif'];

/**
 * The names that a remote may give to files beside a page: the page's own address with another ending, `index.md` for
 * `/`, `privacy-policy.json` for `/privacy-policy`. Nobody else has that address, so no release takes another's.
 */
export function ownedFiles(path: string): string[] {
  const page = path === '/' ? 'index' : path.slice(1);
  return KINDS.map((kind) => `${page}.${kind}`);
}
