import type { TranslatableFile } from './content-folders';
import { textAt, wordsOf } from './words';

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

/** A language's texts, as XLIFF 1.2: what a translator's programs read and write. @param open paths to look at, by file */
export function toXliff(
  language: string,
  files: TranslatableFile[],
  open: Record<string, Record<string, string>>,
): Promise<string> {
  const resources = Object.fromEntries(
    files.map(({ english, translated }) => [
      english.file,
      Object.fromEntries(
        Object.entries(english.exports).flatMap(([name, value]) =>
          wordsOf(value, name).map(({ path, text }) => {
            const target = textAt(translated?.exports[name], path) ?? '';
            const note = open[english.file]?.[path];
            return [path, { source: text, target, ...(note && { note }) }];
          }),
        ),
      ),
    ]),
  );
  return jsToXliff({ sourceLanguage: 'en', targetLanguage: language, resources });
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
