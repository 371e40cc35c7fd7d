import { chakra } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { OpenCount } from '@site/shared/content/content-value';
import type { Approval } from '../../answers';
import { edit } from '../content/edit.content';
import { capitalised, fill } from '../content/fill';
import { frame } from '../content/frame.content';
import { formatDay, formatMoment, inWords, personName } from '../../content/in-words';

export { formatDay, formatMoment, inWords, personName };

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** `Kannada`. @param tag BCP 47 */
export const languageName = (tag: string) => LANGUAGES.of(tag) ?? tag;

/** How people call a page: `the home page in Kannada`, `the privacy policy`. @param path its address on the site */
export function pageName(path: string): string {
  const [, tag = '', rest = path] = /^\/([a-z]{2,3})(\/.*)$/.exec(path) ?? [];
  const isTranslated = languages.some((one) => one.tag === tag);
  const own = isTranslated ? rest : path;
  const page = frame.pages[own] ?? fill(frame.page, { page: own.slice(1).replaceAll('-', ' ') });
  return inLanguage(page, isTranslated ? tag : DEFAULT_LANGUAGE);
}

/** `the home page in Kannada`; of English, the page alone. */
export const inLanguage = (page: string, tag: string) =>
  tag === DEFAULT_LANGUAGE ? page : fill(frame.inLanguage, { page, language: languageName(tag) });

/** How people call a content file: `Brand owners`, `Version 1`. @param name `brand-owners`, `versions/v1` */
export function contentTitle(name: string): string {
  const version = /^versions\/v(\d+)$/.exec(name)?.[1];
  if (version) return fill(edit.versionTitle, { number: version });
  return edit.names[name] ?? capitalised(name.replaceAll('-', ' '));
}

/** How much of a translation is open, each in words: `2 texts are not translated yet`. */
export function openTexts(open: OpenCount): string[] {
  return (['missing', 'changed'] as const)
    .filter((state) => open[state] > 0)
    .map((state) => fill(edit.open[state], { count: open[state] }));
}

/** Who made a version final, when, and from when it is in force, for a sentence that says so. @param next id of the one that replaces it */
export function approvalWords({ approvedBy, approvedOn, effectiveDate }: Approval, next?: string | null) {
  const said = { by: approvedBy, on: formatDay(approvedOn), day: formatDay(effectiveDate) };
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
