import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';
import { isContentFile, parseContent, type ParsedContent } from '../working-copy/content-file';
import { knownParts } from '../working-copy/known-parts';
import { ROOT } from '../working-copy/working-copy';
import { parseSources, SOURCES_FILE, type Sources } from './sources';

/** Where the words of each workspace stand. */
const FOLDERS: Record<string, string[]> = Object.fromEntries(
  Object.entries(knownParts).map(([part, { workspace }]) => [
    workspace,
    [`${workspace}/content`, ...(part === 'shell' ? ['shared/site'] : [])],
  ]),
);

/** The workspaces that have words. */
export const wordedWorkspaces = Object.keys(FOLDERS);

/** A content file as it is written. */
export interface ContentFile extends ParsedContent {
  source: string;
}

/** An English content file with what a language has of it. */
export interface TranslatableFile {
  language: string;
  /** From the language's folder, or from the English one: `versions/v1.json`. */
  name: string;
  english: ContentFile;
  /** Null while there is no such file. */
  translated: ContentFile | null;
  /** Where it stands, or is to be, from the project's root. */
  file: string;
}

/** A language's folder next to English content. */
export interface LanguageFolder {
  language: string;
  /** From the project's root. */
  folder: string;
  sources: Sources;
  files: TranslatableFile[];
}

/**
 * The English content files of a workspace.
 * @param root the project's folder
 * @returns each by its folder, from the root, and its name from there: `versions/v1.json`
 */
export function englishContent(workspace: string, root = ROOT): { folder: string; name: string }[] {
  return (FOLDERS[workspace] ?? []).flatMap((folder) =>
    englishFiles(join(root, folder)).map((name) => ({ folder, name })),
  );
}

/** The tags of all languages but English. */
const translatedLanguages = languages.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE);

/**
 * All languages of a workspace's words, those without any file too.
 * @param workspace `landing-remote`
 * @param root the project's folder
 */
export function languageFolders(workspace: string, root = ROOT): LanguageFolder[] {
  return (FOLDERS[workspace] ?? []).flatMap((content) => {
    const english = englishFiles(join(root, content)).map((name) => ({
      name,
      english: readContentFile(root, join(content, name)),
    }));
    return translatedLanguages.map((language) => {
      const folder = join(content, language);
      const files = english.map((of): TranslatableFile => {
        const file = join(folder, of.name);
        const translated = existsSync(join(root, file)) ? readContentFile(root, file) : null;
        return { ...of, language, file, translated };
      });
      return { language, folder, sources: readSources(join(root, folder)), files };
    });
  });
}

/** The digests in a language's folder; empty while it has none. @throws Error that names the file */
export function readSources(folder: string): Sources {
  const file = join(folder, SOURCES_FILE);
  return existsSync(file) ? parseSources(readFileSync(file, 'utf8'), relative(ROOT, file)) : {};
}

/** What the business supplies, from the project's root. It belongs to the shell, and is the same in every language. */
export const BUSINESS_VALUES = { folder: 'shared/site', name: 'business-values.json' };

function englishFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isContentFile(name) && name !== BUSINESS_VALUES.name)
    .filter((name) => !languages.some(({ tag }) => name.startsWith(`${tag}/`)))
    .sort();
}

function readContentFile(root: string, file: string): ContentFile {
  const source = readFileSync(join(root, file), 'utf8');
  return { ...parseContent(source, join(root, file)), file, source };
}

/** The folders of a language. @throws Error where there is no such language */
export function foldersIn(folders: LanguageFolder[], tag: string): LanguageFolder[] {
  const found = folders.filter(({ language }) => language === tag);
  if (found.length === 0)
    throw new Error(`There is no language "${tag}". Name one of: ${translatedLanguages.join(', ')}.`);
  return found;
}
