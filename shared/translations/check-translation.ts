import type { ContentValue } from '../content/content-value';
import type { ParsedContent } from '../working-copy/content-file';
import { digestOfText, type FileSources } from './sources';
import { type Words, withWords, wordsOf } from './words';
import businessValues from '../site/business-values.json';

/** An English text with its translation. */
interface CheckedText extends Words {
  /** What the translation says; undefined while it says nothing. */
  translated: string | undefined;
  /** `missing`: there is no translation of it; `changed`: it is of another English text than that of today. */
  state: 'translated' | 'missing' | 'changed';
}

export interface TranslationCheck {
  /** All English texts, in the order of the English file. */
  texts: CheckedText[];
  /** What keeps the translation from being built: it says something else than the English text that it is of. */
  errors: { path: string; what: string }[];
  /** Texts of the translation that English has no more; no page shows them. */
  removed: Words[];
  /** Whether a speaker of the language has confirmed it, and none of its English texts was changed since. */
  isConfirmed: boolean;
  /** As pages get it: the English content with the words of the translation, and with the English ones that it lacks. */
  content: ContentValue;
}

/**
 * Compares a translation with the English content. Both have a text by the same key, whatever order entries are in.
 * @param translated null while there is none
 * @param sources digests of the English texts that it is of
 */
export function checkTranslation(
  { name, value: english }: Pick<ParsedContent, 'name' | 'value'>,
  translated: Pick<ParsedContent, 'value' | 'isConfirmed'> | null,
  sources: FileSources = {},
): TranslationCheck {
  const own = new Map(wordsOf(translated?.value, name).map((words) => [words.key, words]));
  const texts = wordsOf(english, name).map((words): CheckedText => {
    const text = own.get(words.key)?.text;
    own.delete(words.key);
    if (text === undefined) return { ...words, translated: text, state: 'missing' };
    const isOfToday = sources[words.key] === digestOfText(words.text);
    return { ...words, translated: text, state: isOfToday ? 'translated' : 'changed' };
  });
  const byKey = new Map(texts.map((text) => [text.key, text.translated]));
  return {
    texts,
    errors: texts.flatMap(({ path, text, translated: said, state }) =>
      state === 'translated' ? textDifferences(text, said!).map((what) => ({ path, what })) : [],
    ),
    removed: [...own.values()],
    isConfirmed: translated?.isConfirmed === true && !texts.some(({ state }) => state === 'changed'),
    content: withWords(english, name, (key) => byKey.get(key)),
  };
}

/** What two languages of a text have in common, with a name for messages. */
const KEPT: { name: string; of: RegExp }[] = [
  { name: 'values in braces', of: /\{[^{}]*\}/g },
  // Of all scripts: digits stay 0–9, so those of another script are a difference.
  { name: 'numbers', of: /\p{Nd}+/gu },
  { name: 'links', of: /\]\([^)]*\)/g },
  { name: 'marks of strong words', of: /\*\*/g },
];

/** What is wrong with a translated text next to the English one; each entry completes "this text …". Empty when nothing is. */
export function textDifferences(english: string, translated: string): string[] {
  const texts = [english, withCityInBraces(translated)];
  const differences = KEPT.flatMap(({ name, of }) => {
    const [expected, found] = texts.map((text) => (text.match(of) ?? []).sort().join(' '));
    if (expected === found) return [];
    return [`has other ${name} than the English text: ${found || 'none'}, not ${expected || 'none'}`];
  });
  const isComposed = translated === translated.normalize('NFC');
  return isComposed ? differences : [...differences, 'is not in the normal form C of Unicode (NFC)'];
}

/** Cities by their English names, as their own signs write them: a name for each script. */
const CITY_NAMES: Record<string, readonly string[]> = {
  Bengaluru: ['ಬೆಂಗಳೂರು', 'बेंगलुरु', 'பெங்களூரு', 'బెంగళూరు', 'بنگلورو'],
};

/** A translation may write the name of the business's city as the city's signs do: its letters fit the words around. */
function withCityInBraces(text: string): string {
  const names = CITY_NAMES[businessValues.city] ?? [];
  return names.reduce((changed, name) => changed.replaceAll(name, '{city}'), text);
}
