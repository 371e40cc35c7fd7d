import { frame } from '../content/frame.content';

/** How people call a page: `the home page`, `privacy policy`. @param path its address on the site */
export function pageName(path: string): string {
  return path === '/' ? frame.home : path.slice(1).replaceAll('-', ' ');
}
