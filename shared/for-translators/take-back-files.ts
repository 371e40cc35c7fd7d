import { foldersIn, type LanguageFolder } from '../translations/content-folders';
import { type TakenBack, takeBack } from '../translations/take-back';
import { readXliff } from '../translations/xliff';

/** A file as a translator sends it back. */
interface TranslatorsFile {
  name: string;
  xml: string;
}

/**
 * Takes several translators' files back at once, one a language. Nothing is written here.
 * @throws Error for the first thing that is wrong in any of them
 */
export async function takeBackFiles(folders: LanguageFolder[], files: TranslatorsFile[]): Promise<TakenBack> {
  const taken: TakenBack = { files: {}, incomplete: [], since: [] };
  const names = new Map<string, string>();
  for (const { name, xml } of files) {
    const { language, texts } = await readXliff(xml, name);
    const other = names.get(language);
    // Each was made beside the same content, so the second would undo the first.
    if (other)
      throw new Error(`${other} and ${name} are both in "${language}". Take one back after the other.`);
    names.set(language, name);
    const { files: written, incomplete, since } = takeBack(foldersIn(folders, language), texts, name);
    Object.assign(taken.files, written);
    taken.incomplete.push(...incomplete);
    taken.since.push(...since);
  }
  return taken;
}
