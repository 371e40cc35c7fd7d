import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentValues } from '@site/shared/content/content-value';
import { checkTranslation, type TranslationCheck } from '@site/shared/translations/check-translation';
import type { FileSources } from '@site/shared/translations/sources';
import { withWords } from '@site/shared/translations/words';
import { type ParsedContent, parseContent } from '@site/shared/working-copy/content-file';
import { type ContentFile, type ContentRef, findContentFile } from './content-files';
import type { ContentTools } from './load-content-tools';

export interface WorkingCopy {
  /** Its root. */
  root: string;
  tools: ContentTools;
}

/** A content file as it is at a moment. */
export interface OpenedFile {
  place: ContentFile;
  /** SHA-256 of its text, and of the English one: by this, a change names what it was made from. */
  digest: string;
  content: ParsedContent;
  /** Itself, or what it translates. */
  english: ParsedContent;
  /** Of a translation, how it compares with the English text. */
  check: TranslationCheck | null;
  /** Of a translation, the digests of the English texts that it is of. */
  sources: FileSources;
  /** What a form begins with. Of a translation, all texts that English has, empty where there is none yet. */
  values: ContentValues;
}

/** @throws SiteError `content-unknown` */
export async function openFile({ root, tools }: WorkingCopy, ref: ContentRef): Promise<OpenedFile> {
  const place = findContentFile({ root, tools }, ref);
  const source = await readFile(join(root, place.file), 'utf8');
  const content = parseContent(source, join(root, place.file));
  if (place.file === place.original) {
    const values = { [content.name]: content.value };
    return { place, digest: digestOf(source), content, english: content, check: null, sources: {}, values };
  }
  const original = join(root, place.original);
  const englishSource = await readFile(original, 'utf8');
  const english = parseContent(englishSource, original);
  const sources = tools.readSources(join(root, place.folder))[`${place.name}.json`] ?? {};
  const check = checkTranslation(english, content, sources);
  const said = new Map(check.texts.map(({ key, translated }) => [key, translated ?? '']));
  const values = {
    [content.name]: withWords(english.value, content.name, (key) => said.get(key))!,
    translation: { confirmed: check.isConfirmed },
  };
  return { place, digest: digestOf(source + englishSource), content, english, check, sources, values };
}

export function digestOf(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('hex');
}
