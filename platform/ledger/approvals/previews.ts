import { z } from 'zod';
import { SiteError } from '@site/errors';
import { type Store, canonicalJson, parseRecord, sha256Of } from '@site/store';
import { type DeploymentParts, idOfRelease, releasesSchema } from '../records/record-fields';

const previewSchema = z.strictObject({
  format: z.literal(1),
  parts: releasesSchema,
  /** Parts whose releases were not live when it was made. */
  changed: z.array(z.string()),
  /** Name of the deployment that was live then. */
  against: z.string().nullable(),
});

/** What a preview is made of. Its pages are in no store: they are composed of these releases when it is shown. */
export type StoredPreview = Omit<z.infer<typeof previewSchema>, 'format'> & { id: string };

/** Hexadecimal digits, of which 128 bits: no two combinations can be made that share one. */
const ID_LENGTH = 32;

/** An id of a preview. */
export const previewIdSchema = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`), 'is not the id of a preview');

/** The id of the preview of a combination of releases: it names all their bytes, by the hashes of their manifests. */
export function previewId(parts: DeploymentParts): string {
  const lines = Object.entries(parts).map(
    ([part, { release, manifestSha256 }]) => `${idOfRelease({ part, release })} ${manifestSha256}\n`,
  );
  return sha256Of(Buffer.from(lines.sort().join(''))).slice(0, ID_LENGTH);
}

/** Whether the words can be the id of a preview: 32 hexadecimal digits. */
export function isPreviewId(words: string): boolean {
  return previewIdSchema.safeParse(words).success;
}

/** Stores what a preview is made of; storing it again changes nothing. */
export async function writePreview(store: Store, made: Omit<StoredPreview, 'id'>): Promise<void> {
  await store.create(previewKey(previewId(made.parts)), canonicalJson({ format: 1, ...made }));
}

/** A preview, or null when there is none of that id. @throws SiteError `record-unreadable` */
export async function readPreview(store: Store, id: string): Promise<StoredPreview | null> {
  if (!isPreviewId(id)) return null;
  const key = previewKey(id);
  const stored = await store.read(key);
  if (!stored) return null;
  const { format: _, ...made } = parseRecord(key, stored.body, previewSchema);
  if (previewId(made.parts) !== id)
    throw new SiteError(
      'record-unreadable',
      `"${key}" names other releases than the preview has by its id: it was altered.`,
      'Remove the file from the store, and make the preview again: npm run site -- preview <the releases>',
    );
  return { id, ...made };
}

/** The ids of all previews, sorted; also of those without a record. */
export async function listPreviewIds(store: Store): Promise<string[]> {
  const names = await store.listNames('previews/');
  return names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
}

/** The key of what a preview is made of. */
export function previewKey(id: string): string {
  return `previews/${id}/preview.json`;
}
