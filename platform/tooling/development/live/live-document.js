/**
 * A live page as a development server sends it: the part that is developed comes from there, all else as it is live. The page's
 * policies and its check of files are for what is live, so they go; what they would refuse, gates and previews show.
 */
const { JSDOM } = require('jsdom');
const { PAGE_DEPLOYMENT_ID } = require('@site/shared/contracts/page-deployment');

/** Address of what has to run before the page's own code (`live-start.js`). */
const START_FILE = '/_dev/live-start.js';

/** Address of a style sheet with all tokens of the theme. */
const TOKENS_FILE = '/_dev/tokens.css';

/**
 * @param {string} html
 * @returns {import('@site/shared/contracts').PageDeployment | null} the deployment that the page names; null where it is no page of a site
 */
function readDeployment(html) {
  try {
    const deployment = JSON.parse(deploymentBlock(parse(html).window.document).text);
    return Object(deployment.parts) === deployment.parts && deployment.parts.shell ? deployment : null;
  } catch {
    return null;
  }
}

/**
 * @typedef {object} Development
 * @property {string} name of the part
 * @property {string} base path below which its files are
 * @property {Record<string, string>} pages exposed module by path
 */

/**
 * @param {string} html of a live page
 * @param {Development} development
 * @param {{ isOwn: boolean }} page `isOwn`: the part shows it, so what the live one rendered goes
 * @returns {string}
 */
function withRemote(html, { name, base, pages }, { isOwn }) {
  const page = parse(html);
  const { document } = page.window;
  change(document, (parts) => {
    const live = parts[name];
    parts[name] = {
      release: 'development',
      base,
      integrity: {},
      remote: { entry: 'remoteEntry.js', exposes: {}, pages },
    };
    removeLive(document, live);
  });
  if (isOwn) beginAnew(document, name);
  const start = document.createElement('script');
  start.src = START_FILE;
  const tokens = document.createElement('link');
  document.head.prepend(start, Object.assign(tokens, { rel: 'stylesheet', href: TOKENS_FILE }));
  return page.serialize();
}

/**
 * A page whose frame is developed, around what the live remotes bring.
 * @param {string} html of a live page
 * @param {{ entry: string }} development address of the shell's entry
 * @returns {string}
 */
function withShell(html, { entry }) {
  const page = parse(html);
  const { document } = page.window;
  change(document, (parts) => {
    removeLive(document, parts.shell);
    delete parts.shell;
  });
  document.querySelectorAll('style').forEach((style) => style.remove());
  beginAnew(document, 'shell');
  const script = document.createElement('script');
  document.body.append(Object.assign(script, { src: entry, defer: true }));
  return page.serialize();
}

/** As a browser reads a page that runs scripts; nothing of it is run or fetched here. */
function parse(html) {
  return new JSDOM(html, { runScripts: 'outside-only' });
}

/** The last of that id, as browsers take it. */
function deploymentBlock(document) {
  return [...document.querySelectorAll(`script#${PAGE_DEPLOYMENT_ID}`)].at(-1);
}

function change(document, changeParts) {
  const block = deploymentBlock(document);
  const deployment = JSON.parse(block.text);
  changeParts(deployment.parts);
  block.text = JSON.stringify(deployment).replaceAll('<', '\\u003c');
}

/** Takes away policies, what has browsers fetch or wait for what the live page needs, and the files of a part that is live. */
function removeLive(document, part) {
  const gone = ['meta[http-equiv=content-security-policy i]', 'link[rel=preload]', 'link[rel=expect]'];
  if (part) gone.push(`[src^="${part.base}"]`);
  document.querySelectorAll(gone.join()).forEach((element) => element.remove());
}

/** Nothing is there yet of what the browser renders, the page's own title neither. */
function beginAnew(document, name) {
  document.getElementById('root')?.replaceChildren();
  document.title = `${name} in development`;
}

module.exports = { readDeployment, START_FILE, TOKENS_FILE, withRemote, withShell };
