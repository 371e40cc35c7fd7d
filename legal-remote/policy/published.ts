import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentValue, isObject } from '@site/shared/content/content-value';
import { formatJson } from '@site/shared/working-copy/content-file';
import type { Policy } from './policy.schema';

/** Digest of each published version's text, by version id. A digest is written once and stays. */
export type PublishedDigests = Record<string, string>;

/** What is published of the policy: `content/versions/published.json`. */
export interface Published {
  /** Id of the version that the page shows in full; null for the last. */
  inForce: string | null;
  digests: PublishedDigests;
}

export const PUBLISHED_FILE = join(__dirname, '../content/versions/published.json');

/** @throws Error when the file is missing or not JSON. */
export function readPublished(): Published {
  return JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;
}

export function writePublished(published: Published): void {
  writeFileSync(PUBLISHED_FILE, formatJson(published));
}

/** The number of the version before one, as its file has it; null for the first. @param id `v2` */
export function numberBefore(id: string): string | null {
  const file = join(dirname(PUBLISHED_FILE), `v${Number(id.slice(1)) - 1}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Policy).version : null;
}

/** `sha256-` and the digest of a whole version, independent of the order of an object's fields. */
export function digestOf(policy: Policy): string {
  const sorted = JSON.stringify(policy, (_, value: unknown) =>
    isObject(value as ContentValue)
      ? Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `sha256-${createHash('sha256').update(sorted).digest('base64')}`;
}

/** Why a version may not be built as it is; null when it is not published, or is unchanged since it was published. */
export function digestProblem(policy: Policy, published: PublishedDigests): string | null {
  const digest = published[policy.id];
  if (!digest || digest === digestOf(policy)) return null;
  return (
    'was published, and its text has changed since. Put the published text back, and add the new text as a version ' +
    'of its own (docs/legal-team.md says how)'
  );
}
