/** The page that a server sends, with status 404, for every address that the site does not have. */
export const NOT_FOUND_FILE = '404.html';

/** File of a route's page: `/` → `index.html`, `/privacy-policy` → `privacy-policy.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
