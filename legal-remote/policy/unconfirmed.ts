import { type ContentObject, isObject, questionsIn } from '@site/shared/content/content-value';
import { valuesIn } from '@site/shared/translations/words';
import { type ContentLines, type Place, placeOf } from '@site/shared/working-copy/content-lines';
import type { UnconfirmedText } from '@site/shared/contracts';
import type { Policy } from './policy.schema';

const PLACEHOLDER = /⟦[^⟧]*⟧/g;

/** At most so many characters of a text are quoted, and no part of a word. */
const QUOTED = 72;

/**
 * Everything in a version that is not confirmed, in the order of the file: a draft's status, each text with
 * `confirmed: false`, and each ⟦placeholder⟧.
 * @param source Where the version's values are written.
 */
export function unconfirmedTexts(policy: Policy, source: ContentLines): UnconfirmedText[] {
  return valuesIn(policy as ContentObject, policy.id)
    .flatMap(({ value, path }) => {
      if (typeof value === 'string') return placeholdersIn(value).map((what) => ({ path, what }));
      return isObject(value) ? unconfirmedItself(value, path) : [];
    })
    .map(({ path, what }) => ({ ...placeOf(source, path), what }))
    .sort((one, other) => one.line - other.line);
}

/** Quotes each placeholder with the words before it. */
function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: mark, index }) => {
    const start = Math.max(0, index + mark.length - QUOTED);
    const before = start === 0 ? text.slice(0, index) : text.slice(start, index).replace(/^\S*\s/, '…');
    return `"${before}${mark}"`;
  });
}

function unconfirmedItself(value: ContentObject, path: string): { path: string; what: string }[] {
  if (value.kind === 'draft')
    return [{ path, what: 'a draft: not final, and without a date from which it is in force' }];
  if (value.confirmed !== false) return [];
  const [place, text] = wordsOf(value);
  const words = text.length > QUOTED ? text.slice(0, QUOTED).replace(/\s\S*$/, ' …') : text;
  return [{ path: path + place, what: `"${words}"` }];
}

/** The words of a block or a table's row, and where in it they begin. */
function wordsOf(value: object): [place: string, words: string] {
  const { text, items, cells, days, language } = value as Partial<{
    text: string;
    items: string[];
    cells: Record<string, string>;
    days: string;
    language: string;
  }>;
  if (text !== undefined) return ['.text', text];
  if (items) return ['.items[0].text', items.join(' ')];
  if (cells) return [`.cells.${Object.keys(cells)[0]}`, Object.values(cells).join(' · ')];
  return days === undefined ? ['.language', `${language}`] : ['.days', `${days} days`];
}

/** What has to be answered before texts of a version can be confirmed. */
interface OpenQuestion extends Place {
  question: string;
}

/** The questions of texts that are not confirmed, in the order of the file, each once. */
export function openQuestions(policy: Policy, source: ContentLines): OpenQuestion[] {
  return questionsIn(policy, policy.id)
    .filter(({ isOpen }) => isOpen)
    .map(({ path, question }) => ({ ...placeOf(source, path), question }));
}
