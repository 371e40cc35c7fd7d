import { NOT_FOUND_FILE } from '../addresses/page-file';
import { type Address, queryOf, readAddress } from '../addresses/request-address';
import { documentHeaders, IMMUTABLE, NOT_INDEXED, REVALIDATE, siteFileCaching } from '../addresses/headers';
import { fileOfPath } from '../addresses/page-files';
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
 * @param live folder of the composed site that is live; null before the first
 */
export async function findAnswer(
  files: SiteFiles,
  live: string | null,
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
  { part, release, file }: Address & { kind: 'release-file' },
  accepted: Encoding[],
): Promise<Answer | null> {
  const found = await files.find(`releases/${part}/${release}/browser/${file}`, accepted);
  return found && { status: 200, file: found, headers: { 'Cache-Control': IMMUTABLE } };
}

async function findPage(
  files: SiteFiles,
  address: Address & { kind: 'page' | 'preview' },
  live: string | null,
  query: string,
  accepted: Encoding[],
): Promise<Answer | null> {
  const isPreview = address.kind === 'preview';
  const folder = isPreview ? `previews/${address.preview}/site/` : live;
  const file = fileOfPath(address.path);
  const found = folder && file && (await files.find(folder + file.name, accepted));
  if (!found) return null;

  const headers: Record<string, string> = {
    ...documentHeaders,
    'Cache-Control': siteFileCaching(file.name),
    ...(isPreview && { 'X-Robots-Tag': NOT_INDEXED }),
  };
  if (file.canonicalPath === address.path) return { status: 200, file: found, headers };
  const base = isPreview ? `/_preview/${address.preview}` : '';
  return { status: 308, file: null, headers: { ...headers, Location: base + file.canonicalPath + query } };
}

async function notFound(files: SiteFiles, live: string | null, accepted: Encoding[]): Promise<Answer> {
  return {
    status: 404,
    file: live === null ? null : await files.find(live + NOT_FOUND_FILE, accepted),
    headers: { ...documentHeaders, 'Cache-Control': REVALIDATE, 'X-Robots-Tag': NOT_INDEXED },
  };
}
