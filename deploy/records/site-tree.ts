import { z } from 'zod';
import { SITE_RECORD } from '../addresses/page-files';
import { parseRecord } from '../store/parse-record';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';
import { sha256Of } from './deployment';

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
      'Restore that folder from a backup. If it is what visitors see, go back first: npm run site -- rollback.',
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
  const flaw = validateSiteFile(folder + name, stored?.body ?? null, sha256 ?? null);
  if (flaw) throw new SiteError(flaw.code, flaw.message, flaw.remedy);
  return stored!.body;
}

/** What is wrong with a composed file; null when it is as `site.json` says. */
export function validateSiteFile(
  key: string,
  body: Uint8Array | null,
  sha256: string | null,
): SiteProblem | null {
  if (body === null) {
    return {
      code: 'site-file-missing',
      severity: 'error',
      message: `"${key}" is missing.`,
      remedy: 'Restore the file from a backup.',
    };
  }
  const found = sha256Of(body);
  if (found === sha256) return null;
  return {
    code: 'site-file-altered',
    severity: 'error',
    message: `"${key}" is not what was composed: its hash is ${found}, and ${SITE_RECORD} has ${sha256 ?? 'none'}.`,
    remedy: 'Restore the file from a backup.',
  };
}

/** The files that have an address: without the compressed siblings. */
export function addressedFiles({ files }: SiteTree): string[] {
  return Object.keys(files).filter((name) => !(/\.(br|gz)$/.test(name) && name.slice(0, -3) in files));
}
