import type { TranslationCheck } from './check-translation';
import type { LanguageFolder } from './content-folders';
import { checksOf } from './open-texts';
import { textAt } from './words';

interface XliffUnit {
  source?: unknown;
  target?: unknown;
  note?: string;
}

interface XliffContent {
  sourceLanguage: string;
  targetLanguage?: string;
  /** Units by id, by the name of the file that they belong to. */
  resources: Record<string, Record<string, XliffUnit>>;
}

const jsToXliff = require('xliff/jsToXliff12') as (content: XliffContent) => Promise<string>;
const xliffToJs = require('xliff/xliff12ToJs') as (xml: string) => Promise<XliffContent | Error>;

/** A text as it stands in an XLIFF file. */
export interface ExchangedText {
  /** Of the English file, from the project's root. */
  file: string;
  /** `hero.title` */
  path: string;
  /** The English text that the translator saw. */
  english: string;
  /** '' while it is not translated. */
  translated: string;
}

const NOTES = { missing: 'not translated yet', changed: 'the English text is another one since' };

/** A language's texts, as XLIFF 1.2: what a translator's programs read and write. Each that is open has a note. */
export function toXliff(language: string, folders: LanguageFolder[]): Promise<string> {
  const resources = Object.fromEntries(
    folders.flatMap(({ files, sources }) =>
      files.map((file) => [
        file.english.file,
        Object.fromEntries(checksOf(file, sources[file.name] ?? {}).flatMap(unitsOf)),
      ]),
    ),
  );
  return jsToXliff({ sourceLanguage: 'en', targetLanguage: language, resources });
}

function unitsOf({ texts, aligned }: TranslationCheck): [path: string, unit: XliffUnit][] {
  return texts.map(({ path, text, state }) => {
    const target = textAt(aligned, path) ?? '';
    return [path, { source: text, target, ...(state !== 'translated' && { note: NOTES[state] }) }];
  });
}

/**
 * Reads an XLIFF 1.2 file.
 * @param name for messages
 * @throws Error where it is none
 */
export async function readXliff(
  xml: string,
  name: string,
): Promise<{ language: string; texts: ExchangedText[] }> {
  const { targetLanguage = '', resources } = await parse(xml, name);
  const texts = Object.entries(resources).flatMap(([file, units]) =>
    Object.entries(units).map(([path, { source, target }]) => ({
      file,
      path,
      english: plain(source, name, path),
      translated: plain(target, name, path).trim(),
    })),
  );
  return { language: targetLanguage, texts };
}

async function parse(xml: string, name: string): Promise<XliffContent> {
  // The parser takes the beginning of a file for the whole.
  const content = /<\/xliff>\s*$/.test(xml)
    ? await xliffToJs(xml).catch((error: Error) => error)
    : new Error('it does not end with </xliff>');
  if (!(content instanceof Error)) return content;
  const [reason] = content.message.split('\n');
  throw new Error(
    `${name} is no XLIFF 1.2 file (${reason}). Take the one that the translator's program wrote, whole.`,
  );
}

/** Elements within a text, such as tags that a program inserts, have no place in the content. */
function plain(value: unknown, name: string, path: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw new Error(`${name} has markup in the text ${path}, and content has words alone. Remove it there.`);
}
