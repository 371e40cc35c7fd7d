import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Policy } from './policy.schema';
import { unsettledValues } from './unconfirmed';

/** Digest of each published version's text, by version id. A version is added to it once and stays. */
export type Published = Record<string, string>;

export const PUBLISHED_FILE = join(__dirname, '../content/versions/published.json');

/** @throws Error when the file is missing or not JSON. */
export function readPublished(): Published {
  return JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8')) as Published;
}

/** `sha256-` and the digest of all that a version says. The order of an object's fields says nothing. */
export function digestOf(policy: Policy): string {
  return `sha256-${createHash('sha256')
    .update(JSON.stringify(inOrder(policy)))
    .digest('base64')}`;
}

/** Why a version may not be built as it is; null when it is unpublished or says what was published. */
export function brokenSeal(policy: Policy, published: Published): string | null {
  const digest = published[policy.id];
  if (!digest || digest === digestOf(policy)) return null;
  return (
    'was published, and its text has changed since. Put the published text back, and add the new text as a version ' +
    'of its own (content/versions/versions.ts says how)'
  );
}

/**
 * The list of published versions with this one.
 * @throws Error when something in the version is still a placeholder or unconfirmed.
 */
export function sealed(policy: Policy, published: Published): Published {
  const open = unsettledValues(policy, policy.id);
  if (open.length > 0) {
    const lines = open.map(({ path, what }) => `  ${path}: ${what}`);
    throw new Error(
      `Cannot seal ${policy.id}: it is not settled. Supply or confirm these first:\n${lines.join('\n')}`,
    );
  }
  return { ...published, [policy.id]: digestOf(policy) };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, inOrder(inner)]));
}
