import type { PreviewFacts } from '@site/shared/contracts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import type { DeploymentParts } from '../releases/choose-releases';
import { releasesSchema } from '../records/record-names';

/** What a preview is made of. Written before any of its files, so that nothing that it needs is deleted meanwhile. */
const previewSchema = z.strictObject({
  format: z.literal(1),
  parts: releasesSchema,
  /** What it says of itself on its pages. */
  facts: z.strictObject({
    releases: z.array(
      z.strictObject({ part: z.string(), release: z.string(), message: z.string(), time: z.string() }),
    ),
    against: z.string().nullable(),
  }) satisfies z.ZodType<PreviewFacts>,
});

/** A preview as it lies in the store. */
export interface StoredPreview {
  id: string;
  parts: DeploymentParts;
  facts: PreviewFacts;
}

/** Hexadecimal digits. */
const ID_LENGTH = 16;

/** The id of the preview of a combination of releases. */
export function previewId(parts: Record<string, { release: string }>): string {
  const lines = Object.entries(parts).map(([part, { release }]) => `${part}@${release}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, ID_LENGTH);
}

/** Whether the words can be the id of a preview: 16 hexadecimal digits. */
export function isPreviewId(words: string): boolean {
  return /^[0-9a-f]{16}$/.test(words);
}

/** The key of a preview's composed files. */
export function previewSiteKey(id: string): string {
  return `previews/${id}/site.tar.br`;
}

/** Stores what a preview is made of; storing it again changes nothing. */
export async function writePreview(
  store: Store,
  id: string,
  made: Pick<StoredPreview, 'parts' | 'facts'>,
): Promise<'created' | 'exists'> {
  return store.create(previewKey(id), canonicalJson({ format: 1, ...made }));
}

/** A preview, or null when there is none of that id. @throws SiteError `record-unreadable` */
export async function readPreview(store: Store, id: string): Promise<StoredPreview | null> {
  const key = previewKey(id);
  const stored = await store.read(key);
  if (!stored) return null;
  const { parts, facts } = parseRecord(key, stored.body, previewSchema);
  return { id, parts, facts };
}

/** The ids of all previews, sorted; also of those without a record. */
export async function listPreviewIds(store: Store): Promise<string[]> {
  const names = await store.listNames('previews/');
  return names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
}

function previewKey(id: string): string {
  return `previews/${id}/preview.json`;
}
