import { languages } from '@site/shared/site/languages';
import { VERSION_PATH } from './owned-files';
import { fileOfPath, NOT_FOUND_FILE } from './page-files';

/** What files are called that are not of a page by that name: the home page's, and its picture's (`og-home.png`). */
const NAMES_OF_THE_SITE = ['index', 'home', NOT_FOUND_FILE.replace(/\.\w+$/, '')];

/** Names of files have to fit into an archive, with what is before and after. */
const MAX_LENGTH = 64;

/**
 * Why no part may have a page at a path; null where it may. Reserved are the addresses of languages, of the page that says
 * "not found", of a page's file, and of versions of a page, and names that files of the site have.
 */
export function pathFault(path: string): 'invalid' | 'reserved' | null {
  if (path === '/') return null;
  if (path.length > MAX_LENGTH || !/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path)) return 'invalid';
  const word = path.slice(1);
  const isReserved =
    languages.some(({ tag }) => tag === word) ||
    NAMES_OF_THE_SITE.includes(word) ||
    VERSION_PATH.test(path) ||
    fileOfPath(path)?.canonicalPath !== path;
  return isReserved ? 'reserved' : null;
}

/** What a path looks like, for messages. */
export const PATH_FORM =
  'A path is one word or several joined by hyphens, in small letters and digits, after a slash, of 64 signs at most: /careers';
