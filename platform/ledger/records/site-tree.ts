import { z } from 'zod';
import { SITE_RECORD } from '@site/addresses';
import { type Store, parseRecord } from '@site/store';
import { SiteError, type SiteProblem } from '@site/errors';
import { sha256Of } from './deployment';
import { plainNameOf, unpack } from './encode';

/** A stored tree of composed files: the pages of a deployment or of a preview. */
export interface SiteTree {
  /** Key prefix ending in `/`. */
  folder: string;
  /** SHA-256 in hexadecimal by file name, as `site.json` has them. */
  files: Record<string, string>;
}

const siteRecordSchema = z.looseObject({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) });

/**
 * The tree below a folder, or null when there is none: `site.json` is written last.
 *
 * @param sha256 what `site.json` must have, where something vouches for it
 * @throws SiteError `record-unreadable`, `site-record-altered`
 */
export async function readSiteTree(store: Store, folder: string, sha256?: string): Promise<SiteTree | null> {
  const key = folder + SITE_RECORD;
  const stored = await store.read(key);
  if (!stored) return null;
  const found = sha256Of(stored.body);
  if (sha256 && found !== sha256) {
    throw new SiteError(
      'site-record-altered',
      `"${key}" is not what went live: its hash is ${found}, and the history names ${sha256}.`,
      'Restore that folder from a backup. If it is what visitors see, roll back first: npm run site -- rollback.',
    );
  }
  return { folder, files: parseRecord(key, stored.body, siteRecordSchema).files };
}

/**
 * The bytes of one composed file, checked against the tree's record.
 * @throws SiteError `site-file-missing`, `site-file-altered`
 */
export async function readSiteFile(store: Store, { folder, files }: SiteTree, name: string): Promise<Buffer> {
  const sha256 = files[name];
  const stored = await store.read(folder + name, sha256 && `sha256:${sha256}`);
  const problem = validateSiteFile({ folder, files }, name, stored?.body ?? null);
  if (problem) throw new SiteError(problem.code, problem.message, problem.remedy);
  return stored!.body;
}

/**
 * What is wrong with a composed file; null when it is as `site.json` says. A compressed sibling also has to hold what the file that
 * it stands for holds: browsers read it, and people read the other.
 */
export function validateSiteFile(
  { folder, files }: SiteTree,
  name: string,
  body: Uint8Array | null,
): SiteProblem | null {
  const key = folder + name;
  const sha256 = files[name];
  if (body === null) {
    return {
      code: 'site-file-missing',
      severity: 'error',
      message: `"${key}" is missing.`,
      remedy: 'Restore the file from a backup.',
    };
  }
  const found = sha256Of(body);
  const plain = plainNameOf(name);
  const isSame = !plain || !files[plain] || sha256Of(unpack(name, body)) === files[plain];
  if (found === sha256 && isSame) return null;
  if (found === sha256)
    return {
      code: 'site-file-altered',
      severity: 'error',
      message: `"${key}" holds something else than "${folder}${plain}", for which it stands: browsers read another text than people who check it.`,
      remedy: 'Restore both files from a backup.',
    };
  return {
    code: 'site-file-altered',
    severity: 'error',
    message: `"${key}" is not what was composed: its hash is ${found}, and ${SITE_RECORD} has ${sha256 ?? 'none'}.`,
    remedy: 'Restore the file from a backup.',
  };
}

/** The compressed siblings of a file that there are. */
export function siblingsOf(name: string, { files }: SiteTree): string[] {
  return Object.keys(files).filter((other) => plainNameOf(other) === name);
}

/** The files that have an address: without the compressed siblings. */
export function addressedFiles({ files }: SiteTree): string[] {
  return Object.keys(files).filter((name) => !Object.hasOwn(files, plainNameOf(name) ?? ''));
}
