import type { TranslatableFile } from './content-folders';
import type { GivenTexts } from './given-texts';
import { wordsOf } from './words';

/** What English has changed in a file since a translator's file was written, a sentence each. @param name of the translator's */
export function changesSince(
  { english }: TranslatableFile,
  { texts, lacking, surplus }: GivenTexts,
  name: string,
): string[] {
  const today = new Map(
    Object.entries(english.exports).flatMap(([exported, value]) =>
      wordsOf(value, exported).map(({ path, text }) => [path, text] as const),
    ),
  );
  const others = texts.filter((text) => text.translated !== '' && text.english !== today.get(text.path));
  return [
    ...sentence(lacking, `${name} lacks what ${english.file} has by now:`),
    ...sentence(
      others.map(({ path }) => ({ text: today.get(path)! })),
      `${name} translates earlier texts than these of ${english.file}:`,
    ),
    ...sentence(
      surplus.map((text) => ({ text: text.english })),
      `${name} has what ${english.file} has no more:`,
    ),
  ];
}

/** Enough of them to see which are meant. */
const MOST = 5;

function sentence(texts: { text: string }[], what: string): string[] {
  if (texts.length === 0) return [];
  const more = texts.length > MOST ? ` and ${texts.length - MOST} more` : '';
  const words = texts.slice(0, MOST).map(({ text }) => `"${shortened(text)}"`);
  return [`${what} ${words.join(', ')}${more}.`];
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s\S*$/, '')} …` : text;
}
