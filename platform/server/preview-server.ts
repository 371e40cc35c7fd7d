import type { IncomingMessage, Server } from 'node:http';
import {
  NOT_INDEXED,
  NOT_KEPT,
  NO_FRAMES,
  REVALIDATE,
  type ShareTerms,
  documentHeaders,
  previewBase,
  queryOf,
  readAddress,
} from '@site/addresses';
import { ShareLinks } from '@site/ledger';
import type { Store } from '@site/store';
import { plainTime } from '@site/text';
import { type Answer, createAnswerServer } from './answer-server';
import { type FindFile, findNotFoundPage, findPage, findReleaseFile } from './site-server';
import { type Encoding, readyToSend, type SiteFile } from './site-file';
import { SiteFiles } from './site-files';

/** Who may open previews. */
interface PreviewAccess {
  store: Store;
  /** Of share links. @default none are served */
  secret?: string;
  /** Whether previews open by share links alone, as for the public. @default they open on this machine without */
  isPublic?: boolean;
}

/** Of every answer but files of releases. A page has the rest of its policy in itself, as on hosts that set no headers. */
const HEADERS = {
  ...documentHeaders,
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': NO_FRAMES,
  'X-Robots-Tag': NOT_INDEXED,
};

/** Nothing that came by a share link is kept: it is to be gone when the link is. */
const SHARED_HEADERS = { ...HEADERS, 'Cache-Control': NOT_KEPT };

const NOTHING = readyToSend(
  'nothing.txt',
  Buffer.from(
    'There is no such preview in the store that is served here: it is in another one, or was pruned.\n',
  ),
);

/**
 * The answer of the previews' origin: previews, and the files of releases that they load. Nothing of the live site. A preview's
 * plain address, which can be computed from the releases, opens on this machine alone; elsewhere it takes a share link.
 * @param accepted encodings that the client takes, the smallest first
 * @throws SiteError for a file that the store lost
 */
export async function handlePreviewRequest(
  files: SiteFiles,
  access: PreviewAccess,
  request: IncomingMessage,
  accepted: Encoding[],
): Promise<Answer> {
  const target = request.url ?? '/';
  const address = readAddress(target);
  if (address?.kind === 'release-file') {
    const found = await findReleaseFile(files, address, accepted);
    if (found) return found;
  }
  const nothing: Answer = { status: 404, file: NOTHING, headers: HEADERS };
  if (address?.kind !== 'preview') return nothing;
  const { preview, share, path } = address;
  const answer = async (find: FindFile, headers: Answer['headers']): Promise<Answer> => {
    const found = await findPage(find, previewBase(preview, share), address, queryOf(target));
    if (found) return { ...found, headers: { ...found.headers, ...headers } };
    return { status: 404, file: (await findNotFoundPage(find, path)) ?? NOTHING, headers };
  };
  if (share) {
    const { store, secret } = access;
    const state =
      secret === undefined ? 'unknown' : await new ShareLinks(store).stateOf(secret, { preview, share });
    if (state === 'unknown') return nothing;
    if (state !== 'open') return { status: 410, file: ended(state, share), headers: SHARED_HEADERS };
    const findMoved = async (name: string) => {
      const file = await files.findInPreview(preview, name, []);
      return file && movedTo(previewBase(preview, share), previewBase(preview), name, file);
    };
    return answer(findMoved, SHARED_HEADERS);
  }
  if (access.isPublic || !isLoopback(request.headers.host ?? '')) return nothing;
  return answer((name) => files.findInPreview(preview, name, accepted), HEADERS);
}

/** A file whose links stay below the address that it was asked for at: no page needs a cookie to open the next. */
function movedTo(base: string, before: string, name: string, file: SiteFile): SiteFile {
  if (!/^(text\/|application\/(json|manifest\+json|xml))/.test(file.headers['Content-Type'] ?? ''))
    return file;
  return readyToSend(name, Buffer.from(file.body.toString().replaceAll(before, base)));
}

/** What is to be read at a share link that opens nothing any more. */
function ended(state: 'expired' | 'revoked', { until }: ShareTerms): SiteFile {
  const sentence =
    state === 'revoked'
      ? 'This link to a preview was closed.'
      : `This link to a preview ended on ${plainTime(new Date(until * 1000))} (India’s time).`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A preview</title><link rel="icon" href="data:,"><p>${sentence} Ask the person who sent it to you for a new one.</p></html>\n`;
  return readyToSend('ended.html', Buffer.from(html));
}

/** Whether a name of a server is this machine's for itself. @param host `localhost:8081` */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/**
 * A server that sends previews and nothing that is live. It listens at another origin than the live site: a preview runs
 * code that was not put live, and every script of an origin can write into that origin's storage.
 * @param onError called with failures that the reader sees as status 500 or 503
 */
export function createPreviewServer(options: PreviewAccess & { onError: (error: unknown) => void }): Server {
  const { onError, ...access } = options;
  const files = new SiteFiles(access.store);
  return createAnswerServer({
    answer: (request, accepted) => handlePreviewRequest(files, access, request, accepted),
    onError,
  });
}
