import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PartName, parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { SiteError } from '@site/errors';
import type { ContentTools } from './load-content-tools';

/** A content file by what people call it. */
export interface ContentRef {
  part: string;
  /** BCP 47 tag. */
  language: string;
  /** Without its ending: `hero`, `versions/v1`. */
  name: string;
}

/** Where a content file lies. Paths are from the working copy's root. */
export interface ContentFile extends ContentRef {
  file: string;
  /** The English file that it translates; the file itself where it is English. */
  original: string;
  /** Folder of its language. */
  folder: string;
  isThere: boolean;
  /** Words of pages, or what the business supplies and all parts show. */
  holds: 'words' | 'values';
}

const ENDING = '.json';

/** The content files of a part in a language; those that are not translated yet, too. @throws SiteError `content-unknown` */
export function contentFiles(
  { root, tools }: { root: string; tools: ContentTools },
  { part, language }: Omit<ContentRef, 'name'>,
): ContentFile[] {
  const workspace = workspaceOf(part);
  const tags: string[] = languages.map(({ tag }) => tag);
  if (!tags.includes(language)) throw unknown(`The site has no language "${language}"`, tags);
  const words = tools.englishContent(workspace, root).map((file) => ({ ...file, holds: 'words' as const }));
  const values = { ...tools.BUSINESS_VALUES, holds: 'values' as const };
  const isValuesPlace = part === 'shell' && language === DEFAULT_LANGUAGE;
  return [...words, ...(isValuesPlace ? [values] : [])].map(({ folder: english, name, holds }) => {
    const folder = language === DEFAULT_LANGUAGE ? english : `${english}/${language}`;
    const file = `${folder}/${name}`;
    return {
      part,
      language,
      name: name.slice(0, -ENDING.length),
      file,
      original: `${english}/${name}`,
      folder,
      isThere: existsSync(join(root, file)),
      holds,
    };
  });
}

/** The folder of a part, from the working copy's root. @throws SiteError `content-unknown` */
export function workspaceOf(part: string): string {
  const workspace = Object.hasOwn(parts, part) ? parts[part as PartName].workspace : null;
  if (!workspace) throw unknown(`There is no part "${part}"`, Object.keys(parts));
  return workspace;
}

/** One of them, by its name. @throws SiteError `content-unknown` */
export function findContentFile(
  workingCopy: { root: string; tools: ContentTools },
  ref: ContentRef,
): ContentFile {
  const files = contentFiles(workingCopy, ref).filter(({ isThere }) => isThere);
  const found = files.find(({ name }) => name === ref.name);
  if (found) return found;
  throw unknown(
    `${ref.part} has no words "${ref.name}" in this language`,
    files.map(({ name }) => name),
  );
}

function unknown(fact: string, known: string[]): SiteError {
  return new SiteError('content-unknown', `${fact}.`, `Choose one of: ${known.join(', ')}.`);
}
