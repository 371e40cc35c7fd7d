import { documentHeaders, NOT_INDEXED, REVALIDATE } from '../addresses/headers';
import { NO_FRAMES } from '../addresses/page-policy';
import { previewBase } from '../addresses/previews';
import { type Address, queryOf, readAddress } from '../addresses/request-address';
import type { Answer } from './answer-server';
import { findNotFoundPage, findPage, findReleaseFile } from './find-answer';
import { type Encoding, readyToSend } from './site-file';
import type { SiteFiles } from './site-files';

interface PreviewRequest {
  /** Path and query, as they were sent. */
  target: string;
  /** Whether a browser asks for the script of a service worker: previews have none. */
  isWorkerScript: boolean;
  /** Encodings that the client takes, the smallest first. */
  accepted: Encoding[];
}

/** Of every answer but files of releases. A page has the rest of its policy in itself, as on hosts that set no headers. */
const HEADERS = {
  ...documentHeaders,
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': NO_FRAMES,
  'X-Robots-Tag': NOT_INDEXED,
};

const NOTHING = readyToSend({
  name: 'nothing.txt',
  body: Buffer.from(
    'There is no such preview in the store that is served here: it is in another one, or was pruned.\n',
  ),
  encoding: null,
  policy: null,
});

/**
 * The answer of the previews' origin: previews, and the files of releases that they load. Nothing of the live site.
 * @throws SiteError for a file that the store lost
 */
export async function findPreviewAnswer(files: SiteFiles, request: PreviewRequest): Promise<Answer> {
  const { target, isWorkerScript, accepted } = request;
  const address = isWorkerScript ? null : readAddress(target);
  if (address?.kind === 'release-file') {
    const found = await findReleaseFile(files, address, accepted);
    if (found) return found;
  }
  if (address?.kind === 'preview') return findPreviewPage(files, address, request);
  return { status: 404, file: NOTHING, headers: HEADERS };
}

async function findPreviewPage(
  files: SiteFiles,
  { preview, ...address }: Address & { kind: 'preview' },
  { target, accepted }: PreviewRequest,
): Promise<Answer> {
  const find = (name: string) => files.findInPreview(preview, name, accepted);
  const found = (await findPage(find, previewBase(preview), address, queryOf(target))) ?? {
    status: 404,
    file: (await findNotFoundPage(find, address.path)) ?? NOTHING,
    headers: {},
  };
  return { ...found, headers: { ...found.headers, ...HEADERS } };
}
