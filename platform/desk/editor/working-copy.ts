import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ContentValues } from '@site/shared/content/content-value';
import { type PartName, parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { checkTranslation } from '@site/shared/translations/check-translation';
import { type ContentPlace, contentPlaces } from '@site/shared/translations/content-folders';
import { type FileSources, readSources, type Sources } from '@site/shared/translations/sources';
import { withWords, wordsOf } from '@site/shared/translations/words';
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

type NamedPlace = ContentPlace & ContentRef & { isThere: boolean };

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

export type OpenedFile = Awaited<ReturnType<typeof openFile>>;

/**
 * A content file as it is at a moment. A translation that is not written yet begins empty; that of a version of a text, with the translation of the version before.
 * @throws SiteError `content-unknown`
 */
export async function openFile(root: string, ref: ContentRef) {
  const files = contentFiles(root, ref);
  const names = files.map(({ name }) => name);
  const place = files[names.indexOf(ref.name)];
  if (!place) throw unknown(`${ref.part} has no words "${ref.name}" in this language`, names);
  const isTranslation = ref.language !== DEFAULT_LANGUAGE;
  const sources = isTranslation ? readSources(join(root, place.folder)) : {};
  const { content, digests } = place.isThere
    ? { content: await read(root, place.file), digests: sources[`${place.name}.json`] ?? {} }
    : await unwritten(root, place, files, sources);
  const { name } = content;
  const english = isTranslation ? await read(root, place.original) : content;
  const check = isTranslation ? checkTranslation(english, content, digests) : null;
  const said = new Map(check?.texts.map(({ key, translated }) => [key, translated ?? '']));
  const translated = check && {
    [name]: withWords(english.value, name, (key) => said.get(key)),
    translation: { confirmed: check.isConfirmed },
  };
  const values: ContentValues = translated ?? { [name]: content.value };
  // That an English text was confirmed, or a version of it made final, changes nothing for who translates it.
  const englishWords = JSON.stringify(wordsOf(english.value, name).map(({ key, text }) => [key, text]));
  const halves = [content.source, englishWords].map((text) => hash('sha256', text).slice(0, 32));
  return {
    place,
    /** By this, a change names what it was made from: SHA-256 of its text; of a translation, halves of that and of the English words'. */
    digest: isTranslation ? halves.join('') : hash('sha256', content.source),
    /** Which of both is another than where a change was made from. @param since its digest */
    changedSince: (since: string) =>
      isTranslation
        ? { words: !since.startsWith(halves[0]!), english: !since.endsWith(halves[1]!) }
        : { words: since !== hash('sha256', content.source), english: false },
    content,
    /** Itself, or what it translates. */
    english,
    /** Of a translation, how it compares with the English text. */
    check,
    /** Of a translation, the digests in its language's folder, and those of the English texts that it is of. */
    ...{ sources, digests },
    /** What a form begins with. Of a translation, all texts that English has, empty where there is none yet. */
    values,
  };
}

async function read(root: string, file: string): Promise<ParsedContent> {
  return parseContent(await readFile(join(root, file), 'utf8'), join(root, file));
}

/** What a translation begins with that is not written yet: of a version of a text, the words and the digests of the one before. */
async function unwritten(root: string, place: NamedPlace, files: NamedPlace[], sources: Sources) {
  const content = { ...parseContent('{}', join(root, place.file)), source: '', isConfirmed: false };
  const before = versionBefore(files, place);
  if (!before) return { content, digests: {} };
  const { value, name } = await read(root, before.file);
  const digests = Object.entries(sources[`${before.name}.json`] ?? {}).map(([key, digest]) => [
    content.name + key.slice(name.length),
    digest,
  ]);
  return { content: { ...content, value }, digests: Object.fromEntries(digests) as FileSources };
}

/** Of the versions before a version of a text, the last that is translated. */
function versionBefore(files: NamedPlace[], { name }: NamedPlace): NamedPlace | undefined {
  const numberOf = (file: string) => Number(/^versions\/v(\d+)$/.exec(file)?.[1]);
  return files
    .filter((file) => file.isThere && numberOf(file.name) < numberOf(name))
    .sort((one, other) => numberOf(one.name) - numberOf(other.name))
    .at(-1);
}
