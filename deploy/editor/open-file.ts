import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentValues } from '@site/shared/content/content-value';
import type { TranslationCheck } from '@site/shared/translations/check-translation';
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
  /** SHA-256 of its bytes, in hexadecimal: by this, a change names what it was made from. */
  digest: string;
  content: ParsedContent;
  /** Itself, or what it translates. */
  english: ParsedContent;
  /** Of a translation, how it stands beside the English text. */
  check: TranslationCheck | null;
  /** What a form begins with. Of a translation, all texts that English has, empty where there is none yet. */
  values: ContentValues;
}

/** @throws SiteError `content-unknown` */
export async function openFile({ root, tools }: WorkingCopy, ref: ContentRef): Promise<OpenedFile> {
  const place = findContentFile({ root, tools }, ref);
  const source = await readFile(join(root, place.file), 'utf8');
  const content = parseContent(source, join(root, place.file));
  const opened = { place, digest: digestOf(source), content };
  if (place.file === place.original)
    return { ...opened, english: content, check: null, values: { [content.name]: content.value } };
  const original = join(root, place.original);
  const english = parseContent(await readFile(original, 'utf8'), original);
  const at = { folder: join(root, place.folder), file: place.file.slice(place.folder.length + 1) };
  const check = tools.checkedTranslation(at, english, content);
  const said = new Map(check.texts.map(({ key, translated }) => [key, translated ?? '']));
  const values = {
    [content.name]: withWords(english.value, content.name, (key) => said.get(key))!,
    translation: { confirmed: content.isConfirmed === true },
  };
  return { ...opened, english, check, values };
}

/** The digests of published versions stand beside them: `published.json`. A translation of one may still be corrected. */
export async function whyFrozen(root: string, { place, content }: OpenedFile): Promise<string | null> {
  const list = join(root, dirname(place.file), 'published.json');
  if (!existsSync(list)) return null;
  const { digests } = JSON.parse(await readFile(list, 'utf8')) as { digests: object };
  if (!Object.hasOwn(digests, content.name)) return null;
  return `${content.name} was published: its text stays as it is. Make a new version, and change that.`;
}

export function digestOf(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('hex');
}
