import { checkTranslation } from './check-translation';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { type FileSources, type Sources, sourcesWith } from './sources';

/**
 * The digests of a language's folder once its files are taken for translations of the English texts of today.
 * @param names files to accept; all that are translated if missing
 * @throws Error for a translation that does not say what English says
 */
export function acceptedSources({ files, sources }: LanguageFolder, names: string[] = []): Sources {
  const chosen = files.filter(
    ({ translated, name }) => translated && (names.length === 0 || names.includes(name)),
  );
  const accepted = Object.fromEntries(chosen.map((file) => [file.name, acceptedTexts(file)]));
  return Object.fromEntries(
    Object.entries({ ...sources, ...accepted }).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function acceptedTexts({ english, translated, file }: TranslatableFile): FileSources {
  const { texts } = checkTranslation(english, translated);
  const said = texts.filter(({ translated: own }) => own !== undefined);
  const sources = sourcesWith(english, {}, Object.fromEntries(said.map(({ key, text }) => [key, text])));
  const [error] = checkTranslation(english, translated, sources).errors;
  if (error) throw new Error(`${file} cannot be accepted: ${error.key} ${error.what}. Correct it first.`);
  return sources;
}
