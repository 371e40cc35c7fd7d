import { languages } from '@site/shared/site/languages';
import { frame } from '../content/frame.content';
import { fill } from '../content/fill';

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
