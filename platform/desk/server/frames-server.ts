import type { IncomingMessage, Server } from 'node:http';
import {
  documentHeaders,
  NOT_INDEXED,
  NOT_KEPT,
  readAddress,
  readTarget,
  releaseHeaders,
  securityHeaders,
} from '@site/addresses';
import { type StoredSite, deploymentKey, findDeployment, readDeployedFiles } from '@site/ledger';
import {
  type Answer,
  type Encoding,
  createAnswerServer,
  findPage,
  findReleaseFile,
  handlePreviewRequest,
  readyToSend,
} from '@site/server';
import { nullIfRefused } from '@site/errors';
import { DEPLOYMENT_NAME } from '../api/names';
import type { Editor } from '../editor/editor';
import { deploymentBase, EDITED, PICTURES, withoutScripts } from '../editor/edited-pages';
import type { DeskContext } from './context/desk-context';
import { LRUCache } from 'lru-cache';

/** Below it stand the pages of a deployment as they were composed: `/_deployment/000012-3fa9c2d41b7e/privacy-policy`. */
const DEPLOYMENT = new RegExp(`^${deploymentBase(`(${DEPLOYMENT_NAME})`)}(/.*)$`);

/** How long nothing is asked again for a deployment of which nothing can be shown, in ms. */
const ASKED_AGAIN_MS = 5_000;

/** Deployments in memory, of some MB each. */
const MAX_SITES = 20;

/**
 * A server for the desk's frames: previews and the pages of deployments, at an origin and a site of its own (127.0.0.1 where the
 * desk is localhost), so that what runs in them has no part in the desk's cookies, and the desk's policies none in theirs.
 */
export function createFramesServer(desk: DeskContext): Server {
  const { store, editor, previews: files, previewSecret: secret } = desk;
  // Deployments never change; that they are in the history is found by walking it, once for all who ask.
  const sites = new LRUCache<string, { site: StoredSite | null }>({
    max: MAX_SITES,
    fetchMethod: async (name, _stale, { options }) => {
      // Strangers ask, too, and may invent names: the history is not walked for those.
      if (!(await store.has(deploymentKey(name)))) return undefined;
      const read = findDeployment(store, name).then((found) => readDeployedFiles(store, found));
      const site = await read.catch(nullIfRefused);
      if (!site) options.ttl = ASKED_AGAIN_MS;
      return { site };
    },
  });

  return createAnswerServer({
    answer: async (request, accepted) => {
      if (request.headers.host !== new URL(desk.framesUrl).host) return NOTHING;
      // What is framed is a picture, in which nothing runs. So is a page of a deployment in a window of its own: its scripts know the
      // addresses of the live site alone. A preview is the page itself there.
      const isStill = destOf(request) === 'iframe' || DEPLOYMENT.test(readTarget(request.url).path);
      const answer = await find(request, isStill ? [] : accepted);
      return framed(isStill ? still(answer) : answer, desk.signIn.origin);
    },
    onError: desk.onError,
  });

  async function find(request: IncomingMessage, accepted: Encoding[]): Promise<Answer> {
    const target = readTarget(request.url).path;
    if (target.startsWith(EDITED)) return editedAnswer(editor, target.slice(EDITED.length));
    if (target.startsWith(PICTURES)) return pictureAnswer(editor, target.slice(PICTURES.length));
    const [, name, path] = DEPLOYMENT.exec(target) ?? [];
    if (name && path) return findDeployed(name, path, accepted);
    // A page of a deployment asks for the site's own files, and links to pages, from the root. Within one origin, browsers name it in full.
    const [, askedIn] = DEPLOYMENT.exec(readTarget(request.headers.referer).path) ?? [];
    const isPage = destOf(request) === 'document' || destOf(request) === 'iframe';
    if (askedIn && isPage) {
      const headers = { Location: deploymentBase(askedIn) + target, 'Cache-Control': NOT_KEPT };
      return { status: 308, file: null, headers };
    }
    if (askedIn) return findDeployed(askedIn, target, accepted);
    return handlePreviewRequest(files, { store, secret, isPublic: false }, request, accepted);
  }

  /** Pages are framed without scripts; what they show by themselves is what a visitor without scripts sees. */
  async function findDeployed(name: string, path: string, accepted: Encoding[]): Promise<Answer> {
    const address = readAddress(path);
    if (address?.kind === 'release-file') return (await findReleaseFile(files, address, accepted)) ?? NOTHING;
    if (address?.kind !== 'page') return NOTHING;
    const site = (await sites.fetch(name))?.site;
    if (!site) return NOTHING;
    const find = (file: string) => files.findIn(site, file, accepted);
    return (await findPage(find, deploymentBase(name), address, '')) ?? NOTHING;
  }
}

/** What a browser asks for it as: `document`, `iframe`, `style` … */
const destOf = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'];

/** A page with unsaved words. */
function editedAnswer(editor: Editor, id: string): Answer {
  const html = editor.document(id);
  if (html === null) return NOTHING;
  return {
    status: 200,
    file: readyToSend('index.html', Buffer.from(html)),
    headers: { ...documentHeaders, 'Cache-Control': NOT_KEPT, 'X-Robots-Tag': NOT_INDEXED },
  };
}

/** A picture of the working copy. @param target `landing/pictures/cart-3fa9c2d4.avif` */
async function pictureAnswer(editor: Editor, target: string): Promise<Answer> {
  const [, part, file = ''] = /^([^/]+)\/(.+)/.exec(target) ?? [];
  const body = part ? await editor.pictures.read(part, file).catch(nullIfRefused) : null;
  if (!body) return NOTHING;
  const headers = { ...securityHeaders, 'Cache-Control': 'no-store' };
  return { status: 200, file: readyToSend(file, body), headers };
}

/** An answer without what a frame would only refuse to run. @param answer not compressed */
function still(answer: Answer): Answer {
  if (!answer.file || !isHtml(answer)) return answer;
  const body = Buffer.from(withoutScripts(answer.file.body.toString()));
  return { ...answer, file: readyToSend('index.html', body) };
}

function isHtml({ file }: Answer): boolean {
  return file?.headers['Content-Type']?.startsWith('text/html') ?? false;
}

const NOTHING: Answer = { status: 404, file: null, headers: {} };

/**
 * In place of the headers that keep a page out of every frame, one that lets it into the desk's. HTML among the files of a release
 * is no page: it stays under the policy by which it runs nothing.
 */
function framed(answer: Answer, deskUrl: string): Answer {
  if (!isHtml(answer) || answer.headers === releaseHeaders) return answer;
  const { 'X-Frame-Options': _, ...others } = answer.headers;
  // In place of the file's own as well: the page has the rest of its policy in itself.
  const policy = { 'Content-Security-Policy': `frame-ancestors ${deskUrl}` };
  return { ...answer, headers: { ...others, ...policy, Vary: 'Accept-Encoding, Sec-Fetch-Dest' } };
}
