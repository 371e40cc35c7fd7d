import { edit as words } from '../content/edit.content';
import { capitalised, fill } from '../content/fill';

/** How people call a content file: `Brand owners`, `Version 1`. @param name `brand-owners`, `versions/v1` */
export function contentTitle(name: string): string {
  const version = /^versions\/v(\d+)$/.exec(name)?.[1];
  if (version) return fill(words.versionTitle, { number: version });
  return words.names[name] ?? capitalised(name.replaceAll('-', ' '));
}
