import { DEFAULT_LANGUAGE, languageFolder, languagePath, languages } from '@site/shared/site/languages';
import { canonicalPagePath } from '@site/shared/site/page-address';

/** The page that a server sends, with status 404, for every address that the site does not have. */
export const NOT_FOUND_FILE = '404.html';

/**
 * File of a route's page: `/` → `index.html`, `/privacy-policy` → `privacy-policy.html`; in Kannada `kn/index.html`.
 * @param language BCP 47 tag @default 'en'
 */
export function pageFile(path: string, language: string = DEFAULT_LANGUAGE): string {
  return languageFolder(language) + (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

/** The page that a file is: its route and language; null for other files. */
export function routeOfFile(name: string): { route: string; language: string } | null {
  if (!name.endsWith('.html')) return null;
  const language = languageOfPath(`/${name}`);
  const path = name.slice(languageFolder(language).length, -'.html'.length);
  return { route: path === 'index' ? '/' : `/${path}`, language };
}

/** The page for addresses that the site does not have, in a language: `404.html`, `kn/404.html`. */
export function notFoundFile(language: string): string {
  return languageFolder(language) + NOT_FOUND_FILE;
}

/** Whether a file is such a page, in whatever language. */
export function isNotFoundFile(name: string): boolean {
  return languages.some(({ tag }) => notFoundFile(tag) === name);
}

/** The language of a path's addresses: Kannada for `/kn/…`, English for all that name none. */
export function languageOfPath(path: string): string {
  const first = path.split('/')[1];
  return languages.some(({ tag }) => tag === first) ? (first as string) : DEFAULT_LANGUAGE;
}

/** A composed file, and the one address that it answers to. */
interface PageFile {
  name: string;
  /** Other spellings of it are sent here. */
  canonicalPath: string;
}

/** Languages that addresses begin with, for regular expressions. */
const LANGUAGE_TAGS = languages
  .map(({ tag }) => tag)
  .filter((tag) => tag !== DEFAULT_LANGUAGE)
  .join('|');

const LANGUAGE = new RegExp(`^/(${LANGUAGE_TAGS})(?=/|$)`);
const FILE = new RegExp(`^/((?:\\.well-known/|(?:${LANGUAGE_TAGS})/)?[a-z0-9][\\w-]*\\.[a-z0-9]+)$`);

/**
 * The composed file that a path asks for: `/` is `index.html`, `/privacy-policy` is `privacy-policy.html`, `/kn/` is
 * `kn/index.html`. Null for what has no address: pages that say "not found", what is for servers (`_…`).
 */
export function fileOfPath(path: string): PageFile | null {
  const language = LANGUAGE.exec(path)?.[1] ?? DEFAULT_LANGUAGE;
  const page = canonicalPagePath(path.slice(languagePath(language).length));
  if (page !== null) {
    const name = pageFile(page, language);
    return isNotFoundFile(name) ? null : { name, canonicalPath: languagePath(language) + page };
  }
  const file = FILE.exec(path)?.[1];
  return file ? { name: file, canonicalPath: path } : null;
}

/** The address of a composed file; null when it has none. */
export function pathOfFile(name: string): string | null {
  return fileOfPath(`/${name}`)?.canonicalPath ?? null;
}
