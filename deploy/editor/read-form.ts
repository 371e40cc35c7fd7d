import type { ContentValue } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import { join } from 'node:path';
import type { ContentRef } from './content-files';
import { type ContentSchema, makeShape } from './make-shape';
import { openFile, type OpenedFile, whyFrozen, type WorkingCopy } from './open-file';

/** What somebody needs who changes a content file. */
export interface ContentForm extends ContentRef {
  /** From the working copy's root. */
  file: string;
  /** Of the file: a change names it. */
  digest: string;
  /** The content by its name; of a translation, what the file says of itself, too. */
  shapes: Record<string, Shape>;
  values: Record<string, ContentValue>;
  /** Of a translation, English texts by path, and which of them it does not say any more, or not yet. */
  english: Record<string, { text: string; state: 'translated' | 'missing' | 'changed' }>;
  /** Why nothing of it may be changed; null where it may. */
  frozen: string | null;
  /** Words of this part's pages, or what the business supplies and the pages of all parts show. */
  holds: OpenedFile['place']['holds'];
}

/** What a translation says of itself. */
const TRANSLATION: Shape = {
  kind: 'group',
  label: 'Translation',
  fields: {
    confirmed: {
      kind: 'switch',
      label: 'Confirmed',
      hint: 'Whether somebody who speaks the language has read all of this and confirms it.',
    },
  },
};

/** @throws SiteError `content-unknown` */
export async function readForm(workingCopy: WorkingCopy, ref: ContentRef): Promise<ContentForm> {
  const opened = await openFile(workingCopy, ref);
  const { place, digest, content, check, values } = opened;
  const { part, language, name, file, holds } = place;
  const schema = workingCopy.tools.jsonSchemaOf(join(workingCopy.root, place.original)) as ContentSchema;
  return {
    part,
    language,
    name,
    file,
    digest,
    shapes: {
      [content.name]: makeShape(schema, content.name, check !== null),
      ...(check && { translation: TRANSLATION }),
    },
    values,
    english: Object.fromEntries((check?.texts ?? []).map(({ path, text, state }) => [path, { text, state }])),
    frozen: await whyFrozen(workingCopy.root, opened),
    holds,
  };
}
