import { chakra } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { OpenCount } from '@site/shared/content/content-value';
import type { Approval } from '../../answers';
import type { SavedWords } from '../../api/acts';
import { edit } from '../content/edit.content';
import { capitalised, fill } from '../content/fill';
import { frame } from '../content/frame.content';
import { formatDay, formatMoment, inWords, personName } from '../../content/in-words';

export { formatDay, formatMoment, inWords, personName };

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** `Kannada`. @param tag BCP 47 */
export const languageName = (tag: string) => LANGUAGES.of(tag) ?? tag;

/** The tag of a page's language, or of a content file's, and its path in English. @param path a page's address on the site; `/kn/hero` */
export function inEnglish(path: string): [tag: string, path: string] {
  const [, tag, own = ''] = /^\/([a-z]{2,3})(\/.*)$/.exec(path) ?? [];
  return tag && languages.some((one) => one.tag === tag) ? [tag, own] : [DEFAULT_LANGUAGE, path];
}

/** How people call a page, in one language or in several: `the home page in Kannada`, `the privacy policy`. @param paths its addresses on the site */
export function pageName(...paths: [string, ...string[]]): string {
  const [, own] = inEnglish(paths[0]);
  const page = frame.pages[own] ?? fill(frame.page, { page: own.slice(1).replaceAll('-', ' ') });
  return inLanguage(page, ...paths.map((path) => inEnglish(path)[0]));
}

/** `the home page in Kannada`, `the home page in English, Hindi`; of English alone, the page. */
export function inLanguage(page: string, ...tags: string[]): string {
  if (tags.join() === DEFAULT_LANGUAGE) return page;
  return fill(frame.inLanguage, { page, language: tags.map(languageName).join(', ') });
}

/** How people call a content file: `Brand owners`, `Version 1`. @param name `brand-owners`, `versions/v1` */
export function contentTitle(name: string): string {
  const version = /^versions\/v(\d+)$/.exec(name)?.[1];
  if (version) return fill(edit.versionTitle, { number: version });
  return edit.names[name] ?? capitalised(name.replaceAll('-', ' '));
}

/** Files of words with who saved each: `Top of the page in Kannada (Meera)`. */
export function savedNames(saved: SavedWords[]): string {
  const named = saved.map(({ name, language, by }) => `${inLanguage(contentTitle(name), language)} (${by})`);
  // What is built into each part is among those of each.
  return [...new Set(named)].join('; ');
}

/** How much of a translation is open, each in words: `2 texts are not translated yet`. */
export function openTexts(open: OpenCount): string[] {
  return (['missing', 'changed'] as const)
    .filter((state) => open[state] > 0)
    .map((state) => fill(edit.open[state], { count: open[state] }));
}

/** Who made a version final, when, and from when it is in force, for a sentence that says so. @param next id of the one that replaces it */
export function approvalWords({ approvedBy, approvedOn, effectiveDate }: Approval, next?: string | null) {
  const said = { by: approvedBy, on: approvedOn, day: effectiveDate };
  return { ...said, next: next ? contentTitle(`versions/${next}`) : '' };
}

/** A moment in India's time. */
export function Moment({ time }: { time: string }) {
  return (
    <chakra.time dateTime={time} whiteSpace={{ md: 'nowrap' }} title="India’s time">
      {formatMoment(time)}
    </chakra.time>
  );
}

/** Who did something, and when. */
export function By({ author, time }: { author: string; time: string }) {
  return (
    <>
      {personName(author)}, <Moment time={time} />
    </>
  );
}
