import {
  documentHeaders,
  NOT_INDEXED,
  releaseHeaders,
  REVALIDATE,
  siteFileCaching,
} from '../addresses/headers';
import { fileOfPath, NOT_FOUND_FILE } from '../addresses/page-files';
import { previewBase } from '../addresses/previews';
import { type Address, queryOf, readAddress } from '../addresses/request-address';
import type { SiteTree } from '../records/site-tree';
import type { Encoding, SiteFile, SiteFiles } from './site-files';

/** What a request gets, whatever its method. */
export interface Answer {
  status: 200 | 308 | 404;
  file: SiteFile | null;
  headers: Record<string, string>;
}

/**
 * The answer to a request's target.
 * @param target as it was sent: path and query
 * @param live the composed site that is live; null before the first
 * @throws SiteError for a file that the store lost or that was altered
 */
export async function findAnswer(
  files: SiteFiles,
  live: SiteTree | null,
  target: string,
  accepted: Encoding[],
): Promise<Answer> {
  const address = readAddress(target);
  const found =
    address?.kind === 'release-file'
      ? await findReleaseFile(files, address, accepted)
      : address && (await findPage(files, address, live, queryOf(target), accepted));
  return found ?? (await notFound(files, live, accepted));
}

async function findReleaseFile(
  files: SiteFiles,
  address: Address & { kind: 'release-file' },
  accepted: Encoding[],
): Promise<Answer | null> {
  const found = await files.findInRelease(address, accepted);
  return found && { status: 200, file: found, headers: releaseHeaders };
}

async function findPage(
  files: SiteFiles,
  address: Address & { kind: 'page' | 'preview' },
  live: SiteTree | null,
  query: string,
  accepted: Encoding[],
): Promise<Answer | null> {
  const isPreview = address.kind === 'preview';
  const file = fileOfPath(address.path);
  if (!file) return null;
  const found = isPreview
    ? await files.findInPreview(address.preview, file.name, accepted)
    : live && (await files.findIn(live, file.name, accepted));
  if (!found) return null;

  const headers: Record<string, string> = {
    ...documentHeaders,
    'Cache-Control': siteFileCaching(file.name),
    ...(isPreview && { 'X-Robots-Tag': NOT_INDEXED }),
  };
  if (file.canonicalPath === address.path) return { status: 200, file: found, headers };
  const base = isPreview ? previewBase(address.preview) : '';
  return { status: 308, file: null, headers: { ...headers, Location: base + file.canonicalPath + query } };
}

async function notFound(files: SiteFiles, live: SiteTree | null, accepted: Encoding[]): Promise<Answer> {
  return {
    status: 404,
    file: live && (await files.findIn(live, NOT_FOUND_FILE, accepted)),
    headers: { ...documentHeaders, 'Cache-Control': REVALIDATE, 'X-Robots-Tag': NOT_INDEXED },
  };
}
