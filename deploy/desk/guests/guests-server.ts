import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readPlaces } from '../../actions/comments/places';
import { openGuestLink, type OpenedGuestLink } from '../../actions/guests/open-guest-link';
import { securityHeaders } from '../../addresses/headers';
import { type GuestAddress, GUESTS_PATH, guestPath, readGuestAddress } from '../../addresses/guests';
import { previewFolder } from '../../records/previews';
import type { GuestLinkTerms } from '../../records/guest-links';
import { readRelease } from '../../records/releases';
import { readSiteTree, type SiteTree } from '../../records/site-tree';
import { limitServer, serverLimits, serverOptions, takesRequest } from '../../serve/server-limits';
import { SiteFiles } from '../../serve/site-files';
import type { Store } from '../../store/store';
import { personName } from '../../text/table';
import { plainTime } from '../../text/time';
import type { Audit } from '../security/audit';
import { defaultPages } from '../../check/views';
import { GUEST_COMMENTS, GUEST_REQUESTS, rateLimiter } from '../security/rate-limit';
import { isOwnHost, isOwnOrigin } from '../security/same-origin';
import { fill, guest as words, type Notice } from './guest.content';
import { commentsOfLink, keepComment, readForm } from './guest-comment';
import type { GuestComments } from './guest-comments-document';
import { guestDocument, guestNotice } from './guest-document';
import { findGuestFile } from './guest-frame';

/** Links whose comments are counted; more push out the oldest. */
const MOST_LINKS = 1_000;

/** A request by a link that is open. */
interface Asked {
  response: ServerResponse;
  address: GuestAddress;
  terms: GuestLinkTerms;
  tree: SiteTree;
}

type Refuse = (status: number, notice: Notice, code: string) => void;

interface GuestsServerOptions {
  store: Store;
  audit: Audit;
  /** Where guests open it: `http://127.0.0.1:8091`; known once it listens. */
  origin: () => string;
  /** Answers everything that is no guest link. It need not listen itself. */
  others: Server;
  onError: (error: unknown) => void;
}

/**
 * Answers guest links, and hands on everything else. It stands where frames are: a guest's browser asks the desk's own origin
 * for nothing, and the desk has no door that opens without a session.
 */
export function createGuestsServer({ store, audit, origin, others, onError }: GuestsServerOptions): Server {
  const files = new SiteFiles(store);
  const mayAsk = rateLimiter(GUEST_REQUESTS);
  /** By the link, whose secret is its key. */
  const mayComment = new LRUCache<string, () => boolean>({ max: MOST_LINKS });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readGuestAddress(pathOf(request));
    const refuse: Refuse = (status, notice, code) => {
      audit.guestRefused(nameOf(request, address), status, code);
      sendNotice(response, status, notice);
    };
    if (!mayAsk()) return refuse(429, words.tooMany, 'requests-too-many');
    if (!isOwnHost(request, origin())) return refuse(403, words.unknown, 'host-unknown');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') return refuse(405, words.unknown, 'method-unknown');
    const opened = address && (await openGuestLink(store, address));
    if (!address || !opened) return refuse(404, words.unknown, 'guest-link-unknown');
    if (opened.state !== 'open') return refuse(410, endedNotice(opened), `guest-link-${opened.state}`);
    const tree = await readSiteTree(store, previewFolder(opened.link.terms.preview));
    if (!tree) return refuse(410, endedNotice(opened), 'preview-missing');
    const { terms } = opened.link;
    if (!isRead) return takeComment({ request, response, address, terms, tree, refuse });
    if (address.rest !== '') return sendFile(address, opened, response);
    return sendPage({ response, address, terms, tree }, null);
  }

  async function takeComment(asked: Asked & { request: IncomingMessage; refuse: Refuse }): Promise<void> {
    const { request, response, address, terms, refuse } = asked;
    if (!terms.mayComment || address.rest !== '') return refuse(405, words.unknown, 'method-unknown');
    if (!isOwnOrigin(request, origin())) return refuse(403, words.elsewhere, 'origin-elsewhere');
    const typed = await readForm(request);
    if (!typed) return refuse(413, words.elsewhere, 'request-invalid');
    const base = guestPath(address);
    const places = await readPlaces(store, terms.preview);
    const why = mayCommentBy(base) ? await keepComment(store, terms, places, typed) : words.refused.tooMany;
    if (why !== null) {
      audit.guestRefused(nameOf(request, address), 400, 'comment-refused');
      return sendPage(asked, { typed, why });
    }
    audit.guestCommented(`${terms.number} of ${terms.part}@${terms.release}`);
    response.writeHead(303, { ...securityHeaders, ...HEADERS, Location: `${base}#comments` }).end();
  }

  /** @param refused a comment that was not kept, to be corrected */
  async function sendPage(
    { response, address, terms, tree }: Asked,
    refused: GuestComments['refused'],
  ): Promise<void> {
    const { author, until, part, release, mayComment: isAsked } = terms;
    const base = guestPath(address);
    const message = (await readRelease(store, part, release))?.manifest.message ?? '';
    const comments = isAsked
      ? {
          base,
          places: await readPlaces(store, terms.preview),
          threads: await commentsOfLink(store, terms),
          refused,
        }
      : null;
    const pages = defaultPages(Object.keys(tree.files));
    sendDocument(response, refused ? 400 : 200, (nonce) =>
      guestDocument({ author, message, until, base, pages, comments }, nonce),
    );
  }

  function mayCommentBy(base: string): boolean {
    const known = mayComment.get(base) ?? rateLimiter(GUEST_COMMENTS);
    mayComment.set(base, known);
    return known();
  }

  async function sendFile(
    address: GuestAddress,
    { link }: OpenedGuestLink,
    response: ServerResponse,
  ): Promise<void> {
    const [, path] = /^\/site(\/.*)$/.exec(address.rest) ?? [];
    const base = `${guestPath(address)}/site`;
    const found = path ? await findGuestFile(files, { preview: link.terms.preview, path, base }) : null;
    if (!found) return sendNotice(response, 404, words.unknown);
    const { status, headers, body } = found;
    response.writeHead(status, { ...securityHeaders, ...headers, 'Content-Length': body.length }).end(body);
  }

  const server = createServer(serverOptions(serverLimits), (request, response) => {
    if (!pathOf(request).startsWith(GUESTS_PATH)) others.emit('request', request, response);
    else if (takesRequest(request, response, serverLimits.maxPipelined))
      respond(request, response).catch((error: unknown) => {
        onError(error);
        if (response.headersSent) response.end();
        else sendNotice(response, 503, words.broken);
      });
  });
  return limitServer(server, serverLimits);
}

/** What became of a link, whoever asks, and whom to turn to. */
function endedNotice({ link, state }: OpenedGuestLink): Notice {
  const { author, until } = link.terms;
  const { title, remedy, ended, revoked, pruned } = words.ended;
  const text =
    state === 'ended' ? fill(ended, { until: plainTime(until) }) : state === 'open' ? pruned : revoked;
  return { title, text, remedy: fill(remedy, { author: personName(author) }) };
}

function sendNotice(response: ServerResponse, status: number, notice: Notice): void {
  sendDocument(response, status, (nonce) => guestNotice(notice, nonce));
}

function sendDocument(response: ServerResponse, status: number, html: (nonce: string) => string): void {
  const nonce = randomBytes(18).toString('base64url');
  const body = Buffer.from(html(nonce));
  response
    .writeHead(status, {
      ...securityHeaders,
      ...HEADERS,
      'Content-Security-Policy': policyOf(nonce),
      'Content-Length': body.length,
      ...(status >= 400 && { Connection: 'close' }),
    })
    .end(body);
}

const HEADERS = {
  'X-Frame-Options': 'DENY',
  // With no referrer at all, a form's own origin would be "null".
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex',
};

/** No script at all, and the preview in a frame. */
function policyOf(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

function pathOf({ url }: IncomingMessage): string {
  return (url ?? '/').split(/[?#]/)[0]!;
}

/** What was asked for, without the secret. */
function nameOf({ method }: IncomingMessage, address: GuestAddress | null): string {
  return address
    ? `${method} guest link ${address.number} of ${address.part}@${address.release}`
    : `${method} ${GUESTS_PATH}`;
}
