import { DEFAULT_LANGUAGE, languageFolder, languagePath, languages } from '@site/shared/site/languages';
import { canonicalPagePath } from '@site/shared/site/page-address';

/** Kinds of files that a remote may bring next to its page; none of them is run by a browser. */
const KINDS = ['json', 'md', 'txt', 'png', 'webp', 'avif'];

/** Follows a page's name in the files of another version of it: `privacy-policy-v2.md`. */
const VERSION = '-v[1-9]\\d{0,2}';

/** Paths that no route may have: they belong to the versions of another page. */
export const VERSION_PATH = new RegExp(`${VERSION}$`);

/**
 * Whether a remote may give this name to a file next to a page: the page's own address with another ending (`index.md`
 * for `/`, `privacy-policy.json` for `/privacy-policy`), or the same with a version (`privacy-policy-v2.md`). No other
 * part has that address, so no release takes another's.
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

/** The file that Netlify and Cloudflare Pages read at the root of what they serve, and `site serve`: `/old /new 308` in each line. */
export const REDIRECTS_FILE = '_redirects';

/** @param pairs paths without a language: each leads on in every language @param languages tags of those that have pages */
export function redirectsFile(pairs: { from: string; to: string }[], languages: string[]): string {
  const lines = languages.flatMap((tag) =>
    pairs.map(({ from, to }) => `${languagePath(tag)}${from} ${languagePath(tag)}${to} 308\n`),
  );
  return lines.join('');
}

/** Where each path leads on to, in each language. @param file what {@link redirectsFile} made */
export function readRedirects(file: string): Map<string, string> {
  const lines = [...file.matchAll(/^(\S+) (\S+)/gm)];
  return new Map(lines.map(([, from, to]) => [from!, to!]));
}
