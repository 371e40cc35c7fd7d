import { stepsOf } from '../content/content-value';
import { alignLists } from './align-lists';
import type { TranslatableFile } from './content-folders';
import { sourcesOf } from './sources';
import { exportOf, type Words } from './words';
import type { ExchangedText } from './xliff';

/** What a translator's file has of a content file, which may have changed since the export. */
export interface GivenTexts {
  /** At their paths of today. */
  texts: ExchangedText[];
  /** English texts that it has not. */
  lacking: Words[];
  /** Texts of it that English has no more. */
  surplus: ExchangedText[];
}

/** Finds a translator's texts in the English content of today: entries of lists may have another place since. */
export function givenTexts({ english }: TranslatableFile, given: ExchangedText[]): GivenTexts {
  const byPath = new Map(given.map((text) => [text.path, text]));
  const found: GivenTexts = { texts: [], lacking: [], surplus: [] };
  for (const [name, value] of Object.entries(english.exports)) {
    const own = given.filter(({ path }) => exportOf(path) === name && PLAIN.test(path));
    const aligned = alignLists(name, {
      english: value,
      translated: contentOf(own),
      sources: sourcesOf(own.map(({ path, english: text }) => ({ path, text }))),
    });
    for (const { path, text, at, isThere } of aligned.texts) {
      const taken = isThere ? byPath.get(at) : undefined;
      if (taken) found.texts.push({ ...taken, path });
      else found.lacking.push({ path, text });
      if (taken) byPath.delete(at);
    }
  }
  return { ...found, surplus: [...byPath.values()] };
}

/** Paths as exports have them. Another program may have written anything. */
const PLAIN = /^\w+(\.(?!__)\w+|\[\d{1,4}\])*$/;

type Container = Record<string, unknown>;

/** The content that some texts stand in, as far as they tell. */
function contentOf(texts: ExchangedText[]): unknown {
  const content: Container = {};
  for (const { path, translated } of texts) {
    const steps = stepsOf(path);
    steps.reduce((container, step, index) => {
      const next = steps[index + 1];
      if (next === undefined) container[step] = translated;
      else if (typeof container[step] !== 'object') container[step] = /^\d+$/.test(next) ? [] : {};
      return container[step] as Container;
    }, content);
  }
  return Object.values(content)[0];
}
