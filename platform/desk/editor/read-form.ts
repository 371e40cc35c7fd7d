import type { ContentForm } from '../api/edit';
import type { ContentValue } from '@site/shared/content/content-value';
import type { Shape } from '@site/shared/editing/shape';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentRef, workspaceOf } from './content-files';
import { makeShape } from './make-shape';
import { openFile, type WorkingCopy } from './open-file';
import { versionState } from './versions';

/** What a translation says of itself. */
const TRANSLATION: Shape = {
  kind: 'group',
  label: 'Translation',
  fields: {
    confirmed: {
      kind: 'switch',
      label: 'Confirmed',
      hint: 'Whether a speaker of the language has read all of this and confirms it.',
    },
  },
};

/** The pictures of all choices that have some. @param folder of the part's pictures */
async function artOf(folder: string, shapes: Record<string, Shape>): Promise<Record<string, string>> {
  const families = [...JSON.stringify(shapes).matchAll(/"art":"([a-z-]+)"/g)].map(
    ([, family]) => `${family}-`,
  );
  const files = families.length > 0 ? await readdir(folder).catch(() => []) : [];
  const shown = files.filter((file) => families.some((family) => file.startsWith(family)));
  const pictures = shown.map(async (file) => {
    const svg = await readFile(join(folder, file), 'base64');
    return [file.replace(/\.svg$/, ''), `data:image/svg+xml;base64,${svg}`] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** @throws SiteError `content-unknown` */
export async function readForm(workingCopy: WorkingCopy, ref: ContentRef): Promise<ContentForm> {
  const opened = await openFile(workingCopy, ref);
  const { place, digest, content, check, values } = opened;
  const { part, language, name, file, holds } = place;
  const schema = workingCopy.tools.jsonSchemaOf(join(workingCopy.root, place.original));
  const { values: shown, named } = workingCopy.tools.shownValues(workingCopy.root);
  const shapes = {
    [content.name]: makeShape(schema, content.name, check !== null),
    ...(check && { translation: TRANSLATION }),
  };
  return {
    part,
    language,
    name,
    file,
    digest,
    shapes,
    values,
    art: await artOf(join(workingCopy.root, workspaceOf(part), 'art'), shapes),
    english: Object.fromEntries((check?.texts ?? []).map(({ path, text, state }) => [path, { text, state }])),
    version: await versionState(workingCopy.root, opened),
    named,
    shown: holds === 'values' ? { [content.name]: shown as unknown as ContentValue } : {},
    holds,
  };
}
