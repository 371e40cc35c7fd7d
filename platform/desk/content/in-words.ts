import { capitalised, partNames, plainTime } from '@site/text';

/** A moment in India: `22 Nov 2026, 6:05 pm`. @param time as the API has it; what is none stays as it is */
export function formatMoment(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : plainTime(time);
}

/** `22 Nov 2026`. @param day as the API has it: `2026-11-22` */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** The name alone of `Lata Rao <lata@brand.in>`, and of all who are named so in a sentence. */
export function personName(words: string): string {
  return words.replace(/\s*<[^<>]*@[^<>]*>/g, '') || words;
}

/** Where the rules name a part: `landing needs`, `the team of landing`. */
const PART_IN_RULES =
  /^[a-z][a-z0-9-]*(?= needs \d)|(?<=superseded: |^(?:Building|Storing) |\b(?:team of|files of|release of|publish|approve|persons for|key for) )[a-z][a-z0-9-]*/g;

/** `landing@3fa9c2d4` */
const RELEASE = /\b([a-z][a-z0-9-]*)@[0-9a-f]{6,16}\b(?![\w.-])/g;
/** `000012-3fa9c2d41b7e` */
export const DEPLOYMENT = /\b0*(\d+)-[0-9a-f]{12}\b/g;
/** As the rules and the terminal write moments: `2026-11-27T10:00+05:30`, `28 November 2026 at 1:35:31 pm +05:30`. */
const MOMENT =
  /\b\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)|\b\d{1,2} [A-Z][a-z]+ \d{4}(,| at) [\d:]+(\s[ap]m)? [+-]\d\d:\d\d/g;
const DAY = /\b\d{4}-\d\d-\d\d\b/g;

/** A sentence of the rules in the desk's words: persons, parts and times as people write them. */
export function inWords(sentence: string): string {
  const named = personName(sentence)
    .replace(PART_IN_RULES, (part) => partNames[part] ?? part)
    .replace(RELEASE, (_, part: string) => partNames[part] ?? part)
    .replace(DEPLOYMENT, '$1')
    .replace(MOMENT, (time) => formatMoment(time.replace(/,| at/, '').replace(/ (?=[+-]\d\d:)/, ' GMT')))
    .replace(DAY, formatDay);
  return capitalised(
    named
      .replace(/\bSchedule \d+ is superseded:/, 'It does nothing any more:')
      .replace(/\bSchedule \d+ (?=has no signature)/, 'It ')
      .replace(/ \(schedule \d+\)/, '')
      .replace(
        /\b(an?|no|this|the) access policy\b/gi,
        (_, which: string) => `${which === 'an' ? 'a' : which} list of who may do what`,
      ),
  );
}
