import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';
import {
  isContentFile,
  parseContent,
  type ParsedContent,
  translatedLanguages,
} from '../working-copy/content-file';
import { knownParts, ROOT } from '../working-copy/working-copy';
import { readSources, type Sources } from './sources';

/** Where the words of each workspace stand, from the project's root. */
const FOLDERS: Record<string, string[]> = Object.fromEntries(
  Object.entries(knownParts).map(([part, { workspace }]) => [
    workspace,
    [`${workspace}/content`, ...(part === 'shell' ? ['shared/site'] : [])],
  ]),
);

/** The workspaces that have words. */
export const wordedWorkspaces = Object.keys(FOLDERS);

/** What the business supplies. It stands with the shell's words, and is the same in every language. */
export const BUSINESS_VALUES = 'shared/site/business-values.json';

/** Where a content file lies, or is to be. Paths are from the project's root. */
export interface ContentPlace {
  /** BCP 47 tag. */
  language: string;
  /** Of its language. */
  folder: string;
  /** From there: `versions/v1.json`. */
  name: string;
  file: string;
  /** The English file that it translates; the file itself where it is English. */
  original: string;
  /** Words of pages, or what the business supplies and all parts show. */
  holds: 'words' | 'values';
}

/** A translation, with the English content. */
export interface TranslatableFile extends ContentPlace {
  english: ParsedContent;
  /** Null while there is no such file. */
  translated: ParsedContent | null;
}

/** A language's folder next to English content. */
export interface LanguageFolder {
  language: string;
  /** From the project's root. */
  folder: string;
  sources: Sources;
  files: TranslatableFile[];
}

/** All content of a workspace in a language, what is not translated yet, too. @param root the project's folder */
export function contentPlaces(workspace: string, language: string, root = ROOT): ContentPlace[] {
  return (FOLDERS[workspace] ?? []).flatMap((english) => placesIn(english, language, root));
}

/** All languages of a workspace's words, those without any file too. @param root the project's folder */
export function languageFolders(workspace: string, root = ROOT): LanguageFolder[] {
  const read = (file: string) => parseContent(readFileSync(join(root, file), 'utf8'), join(root, file));
  return (FOLDERS[workspace] ?? []).flatMap((english) =>
    translatedLanguages.map((language) => {
      const folder = `${english}/${language}`;
      const files = placesIn(english, language, root).map((place) => {
        const translated = existsSync(join(root, place.file)) ? read(place.file) : null;
        return { ...place, english: read(place.original), translated };
      });
      return { language, folder, sources: readSources(join(root, folder)), files };
    }),
  );
}

/** The folders of a language. @throws Error where there is no such language */
export function foldersIn(folders: LanguageFolder[], tag: string): LanguageFolder[] {
  const found = folders.filter(({ language }) => language === tag);
  if (found.length === 0)
    throw new Error(`There is no language "${tag}". Name one of: ${translatedLanguages.join(', ')}.`);
  return found;
}

function placesIn(english: string, language: string, root: string): ContentPlace[] {
  const isEnglish = language === DEFAULT_LANGUAGE;
  const folder = isEnglish ? english : `${english}/${language}`;
  return readdirSync(join(root, english), { recursive: true, encoding: 'utf8' })
    .filter((name) => isContentFile(name) && !languages.some(({ tag }) => name.startsWith(`${tag}/`)))
    .sort()
    .map((name): ContentPlace => {
      const original = `${english}/${name}`;
      const holds = original === BUSINESS_VALUES ? 'values' : 'words';
      return { language, folder, name, file: `${folder}/${name}`, original, holds };
    })
    .filter(({ holds }) => isEnglish || holds === 'words');
}
