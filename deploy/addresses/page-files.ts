import { NOT_FOUND_FILE } from './page-file';
import { SITE_RECORD } from '../records/site-tree';

/** A composed file, and the one address that it answers to. */
interface PageFile {
  name: string;
  /** Other spellings of it are sent here. */
  canonicalPath: string;
}

const PAGE = /^\/([a-z0-9][a-z0-9-]*)(\/|\.html)?$/;
const FILE = /^\/((?:\.well-known\/)?[a-z0-9][\w-]*\.[a-z0-9]+)$/;

/**
 * The composed file that a path asks for: `/` is `index.html`, `/privacy-policy` is `privacy-policy.html`. Null for
 * what has no address: the page that says "not found", the tree's record, what is for servers (`_…`).
 */
export function fileOfPath(path: string): PageFile | null {
  if (path === '' || path === '/' || path === '/index.html')
    return { name: 'index.html', canonicalPath: '/' };
  const page = PAGE.exec(path)?.[1];
  if (page)
    return `${page}.html` === NOT_FOUND_FILE ? null : { name: `${page}.html`, canonicalPath: `/${page}` };
  const file = FILE.exec(path)?.[1];
  return file && file !== SITE_RECORD ? { name: file, canonicalPath: path } : null;
}

/** The address of a composed file; null when it has none. */
export function pathOfFile(name: string): string | null {
  return fileOfPath(`/${name}`)?.canonicalPath ?? null;
}
