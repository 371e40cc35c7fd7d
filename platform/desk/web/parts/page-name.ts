import { languages } from '@site/shared/site/languages';
import { edit } from '../content/edit.content';
import { capitalised, fill } from '../content/fill';
import { frame } from '../content/frame.content';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** `Kannada`. @param tag BCP 47 */
export const languageName = (tag: string) => LANGUAGES.of(tag) ?? tag;

/** How people call a page: `the home page in Kannada`, `the privacy policy`. @param path its address on the site */
export function pageName(path: string): string {
  const [, tag = '', rest = path] = /^\/([a-z]{2,3})(\/.*)$/.exec(path) ?? [];
  const isTranslated = languages.some((one) => one.tag === tag);
  const own = isTranslated ? rest : path;
  const page = frame.pages[own] ?? fill(frame.page, { page: own.slice(1).replaceAll('-', ' ') });
  return isTranslated ? fill(frame.inLanguage, { page, language: languageName(tag) }) : page;
}

/** How people call a content file: `Brand owners`, `Version 1`. @param name `brand-owners`, `versions/v1` */
export function contentTitle(name: string): string {
  const version = /^versions\/v(\d+)$/.exec(name)?.[1];
  if (version) return fill(edit.versionTitle, { number: version });
  return edit.names[name] ?? capitalised(name.replaceAll('-', ' '));
}
