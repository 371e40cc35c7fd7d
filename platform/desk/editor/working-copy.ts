import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ContentValues } from '@site/shared/content/content-value';
import { type PartName, parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { checkTranslation, type TranslationCheck } from '@site/shared/translations/check-translation';
import { type ContentPlace, contentPlaces } from '@site/shared/translations/content-folders';
import { readSources, type Sources } from '@site/shared/translations/sources';
import { withWords } from '@site/shared/translations/words';
import { type ParsedContent, parseContent } from '@site/shared/working-copy/content-file';
import { SiteError } from '@site/errors';

/** The rules of a working copy, from its own sources, which are TypeScript: a build of it asks the same ones. */
export function contentTools(root: string) {
  const load = createRequire(join(root, 'package.json'));
  load('tsx/cjs');
  return load(
    './shared/content-files/content-tools.ts',
  ) as typeof import('@site/shared/content-files/content-tools');
}

/** The words of a part in a language. */
export interface PartLanguage {
  part: string;
  /** BCP 47 tag. */
  language: string;
}

/** A content file by what people call it. */
export interface ContentRef extends PartLanguage {
  /** Without its ending: `hero`, `versions/v1`. */
  name: string;
}

interface NamedPlace extends ContentPlace, ContentRef {
  isThere: boolean;
}

/** The content files of a part in a language; those that are not translated yet, too. @throws SiteError `content-unknown` */
export function contentFiles(root: string, { part, language }: PartLanguage): NamedPlace[] {
  const workspace = workspaceOf(part);
  const tags: string[] = languages.map(({ tag }) => tag);
  if (!tags.includes(language)) throw unknown(`The site has no language "${language}"`, tags);
  return contentPlaces(workspace, language, root).map((place) => ({
    ...place,
    part,
    name: place.name.replace(/\.json$/, ''),
    isThere: existsSync(join(root, place.file)),
  }));
}

/** The folder of a part, from the working copy's root. @throws SiteError `content-unknown` */
export function workspaceOf(part: string): string {
  const workspace = Object.hasOwn(parts, part) ? parts[part as PartName].workspace : null;
  if (!workspace) throw unknown(`There is no part "${part}"`, Object.keys(parts));
  return workspace;
}

function unknown(fact: string, known: string[]): SiteError {
  return new SiteError('content-unknown', `${fact}.`, `Choose one of: ${known.join(', ')}.`);
}

/** A content file as it is at a moment. */
export interface OpenedFile {
  place: NamedPlace;
  /** SHA-256 of its text, and of the English one: by this, a change names what it was made from. */
  digest: string;
  content: ParsedContent;
  /** Itself, or what it translates. */
  english: ParsedContent;
  /** Of a translation, how it compares with the English text. */
  check: TranslationCheck | null;
  /** Of a translation, the digests in its language's folder. */
  sources: Sources;
  /** What a form begins with. Of a translation, all texts that English has, empty where there is none yet. */
  values: ContentValues;
}

/** @throws SiteError `content-unknown` */
export async function openFile(root: string, ref: ContentRef): Promise<OpenedFile> {
  const files = contentFiles(root, ref).filter(({ isThere }) => isThere);
  const names = files.map(({ name }) => name);
  const place = files[names.indexOf(ref.name)];
  if (!place) throw unknown(`${ref.part} has no words "${ref.name}" in this language`, names);
  const read = async (file: string) =>
    parseContent(await readFile(join(root, file), 'utf8'), join(root, file));
  const content = await read(place.file);
  const { name } = content;
  const isTranslation = ref.language !== DEFAULT_LANGUAGE;
  const english = isTranslation ? await read(place.original) : content;
  const sources = isTranslation ? readSources(join(root, place.folder)) : {};
  const check = isTranslation ? checkTranslation(english, content, sources[`${place.name}.json`]) : null;
  const said = new Map(check?.texts.map(({ key, translated }) => [key, translated ?? '']));
  const values: ContentValues = check
    ? {
        [name]: withWords(english.value, name, (key) => said.get(key)),
        translation: { confirmed: check.isConfirmed },
      }
    : { [name]: content.value };
  const digest = digestOf(isTranslation ? content.source + english.source : content.source);
  return { place, digest, content, english, check, sources, values };
}

export function digestOf(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('hex');
}
