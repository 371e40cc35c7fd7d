import type { ContentValue } from '@site/shared/content/content-value';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportOf, textAt } from '@site/shared/translations/words';
import type { ContentRef } from './content-files';
import { type ContentSchema, makeShape } from './make-shape';
import { openFile, type OpenedFile, type WorkingCopy } from './open-file';
import type { Shape } from '@site/shared/editing/shape';

/** What somebody needs who changes a content file. */
export interface ContentForm extends ContentRef {
  /** From the working copy's root. */
  file: string;
  /** Of the file: a change names it. */
  digest: string;
  /** What the file exports, by name. */
  shapes: Record<string, Shape>;
  values: Record<string, ContentValue>;
  /** Of a translation, English texts by the path of their translation, and which of them it does not say any more, or not yet. */
  english: Record<string, { text: string; state: 'translated' | 'missing' | 'changed' }>;
  /** Paths of values that the file computes. */
  computed: string[];
  /** Why nothing of it may be changed; null where it may. */
  frozen: string | null;
  /** Words of this part's pages, or what the business supplies and the pages of all parts show. */
  holds: OpenedFile['place']['holds'];
}

/** @throws SiteError `content-unknown` */
export async function readForm(workingCopy: WorkingCopy, ref: ContentRef): Promise<ContentForm> {
  const opened = await openFile(workingCopy, ref);
  const { place, digest, content } = opened;
  const isTranslation = place.file !== place.original;
  const schemas = workingCopy.tools.schemasOf(join(workingCopy.root, place.file)) as Record<
    string,
    ContentSchema
  >;
  const names = Object.keys(content.exports);
  const shapes = names.map((name) => [name, makeShape(schemas[name] ?? {}, name, isTranslation)] as const);
  return {
    part: place.part,
    language: place.language,
    name: place.name,
    file: place.file,
    digest,
    shapes: Object.fromEntries(shapes),
    values: content.exports,
    english: isTranslation ? await englishTexts(workingCopy, opened) : {},
    computed: content.written.filter(({ kind }) => kind === 'computed').map(({ path }) => path),
    frozen: await whyFrozen(workingCopy.root, opened),
    holds: place.holds,
  };
}

async function englishTexts(
  { root, tools }: WorkingCopy,
  { place, content }: OpenedFile,
): Promise<ContentForm['english']> {
  const original = join(root, place.original);
  const english = tools.openContent(original, await readFile(original, 'utf8'));
  const folder = join(root, place.folder);
  const name = place.file.slice(place.folder.length + 1);
  const checked = new Map(
    tools.checkedTexts({ folder, name }, english.exports, content.exports).map((text) => [text.path, text]),
  );
  return Object.fromEntries(
    english.written.flatMap(({ path, kind }) => {
      const text = kind === 'text' ? textAt(english.exports[exportOf(path)], path) : undefined;
      const { at, isThere, state } = checked.get(path) ?? { at: path, isThere: true, state: 'translated' };
      return text === undefined || !isThere ? [] : [[at, { text, state }]];
    }),
  );
}

/** The digests of published versions stand beside them: `published.json`. A translation of one may still be corrected. */
export async function whyFrozen(root: string, { place, content }: OpenedFile): Promise<string | null> {
  const list = join(root, dirname(place.file), 'published.json');
  if (!existsSync(list)) return null;
  const published = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  const name = Object.keys(content.exports).find((exported) => Object.hasOwn(published, exported));
  return name ? `${name} was published: its text stays as it is. Make a new version, and change that.` : null;
}
