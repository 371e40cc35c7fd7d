require('tsx/cjs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { knownParts } = require('@site/shared/working-copy/working-copy');
const { DEFAULT_LANGUAGE, languages, languagePath } = require('@site/shared/site/languages');
const { tokenCss } = require('@site/shared/theme/token-css');
const { devBase, DevError } = require('../servers/address');
const { assertShellFits, findLive } = require('./find-live');
const { readDeployment, START_FILE, TOKENS_FILE, withRemote, withShell } = require('./live-document');

/** How long the site may take to answer, in ms. */
const TIMEOUT_MS = 8_000;

/** No page of any site: what is sent for it has the frame, its styles and nothing else. */
const NOWHERE = '/_dev/nowhere';

/**
 * What answers in a development server's place where a part is developed against a live site.
 * @param {string} place address, preview or store
 * @param {object} options
 * @param {string} options.name of the part
 * @param {string} options.cwd folder that the command was given in
 * @returns {Promise<{ basePath: string, documents: Function, files: Function }>} `documents` comes before what is built, `files` after
 * @throws {DevError} where there is no site, or one that does not fit
 */
async function liveMiddlewares(place, { name, cwd }) {
  const { origin, basePath } = await findLive(place, cwd);
  const get = (path) => answerOf(origin + path);
  await assertFits(get, { place, basePath, name });
  const start = await startFiles();
  const { pages } = knownParts[name];
  const development = { name, base: devBase(name), pages, entry: `${devBase(name)}main.js` };

  async function document(request, response, next) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(204).end();
    const { pathname } = new URL(request.url, origin);
    if (start[pathname]) return void send(response, { status: 200, ...start[pathname] });
    if (pathname.startsWith('/_dev/') || !request.headers.accept?.includes('text/html')) return next();
    const { language, path } = routeOf(pathname.slice(basePath.length));
    const isOwn = name === 'shell' || path in pages;
    const answer = await get(isOwn ? basePath + languagePath(language) + NOWHERE : request.url);
    if (!answer) return void send(response, unreachable(place));
    const body = answer.body.toString();
    if (!readDeployment(body)) return void send(response, answer);
    const html = name === 'shell' ? withShell(body, development) : withRemote(body, development, { isOwn });
    send(response, { ...answer, status: isOwn ? 200 : answer.status, body: html });
  }

  async function file(request, response) {
    send(response, (await get(request.url)) ?? unreachable(place));
  }

  return { basePath, documents: passingErrors(document), files: passingErrors(file) };
}

/** What the live site answers; null where it cannot be reached. */
async function answerOf(url) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type') ?? 'application/octet-stream',
      location: answer.headers.get('Location'),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  } catch {
    return null;
  }
}

function passingErrors(answer) {
  return (request, response, next) => void answer(request, response, next).catch(next);
}

/** @throws {DevError} */
async function assertFits(get, { place, basePath, name }) {
  const page = await get(`${basePath}/`);
  if (!page) throw new DevError(`${place} cannot be reached. Look at the address and the network.`);
  const deployment = readDeployment(page.body.toString());
  if (!deployment)
    throw new DevError(
      `There is no page of a site at ${place} (status ${page.status}). Give the address of the live site, of a preview, or a store in which something is live.`,
    );
  if (name === 'shell') return;
  const libraries = await get(`${basePath}/shared-libraries.json`);
  assertShellFits(libraries?.status === 200 ? JSON.parse(libraries.body.toString()) : {});
}

/** What runs and what counts before all else in a live page. */
async function startFiles() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(__dirname, 'live-start.js')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return {
    [START_FILE]: { type: 'text/javascript', body: outputFiles[0].text },
    // A live page has those tokens alone that something live uses.
    [TOKENS_FILE]: { type: 'text/css', body: tokenCss() },
  };
}

/** The language and the path without it. */
function routeOf(pathname) {
  const found = languages.find(({ tag }) => pathname === `/${tag}` || pathname.startsWith(`/${tag}/`));
  const path = found ? pathname.slice(found.tag.length + 1) : pathname;
  return { language: found?.tag ?? DEFAULT_LANGUAGE, path: path.replace(/(?<=.)\/$/, '') || '/' };
}

function unreachable(place) {
  return { status: 503, type: 'text/plain; charset=utf-8', body: `${place} cannot be reached.` };
}

function send(response, { status, type, location, body }) {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, ...(location && { Location: location }) }).end(body);
}

module.exports = { liveMiddlewares };
