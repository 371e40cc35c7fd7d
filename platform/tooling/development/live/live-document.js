/**
 * A live page as a development server sends it: the part that is developed comes from there, all else as it is live. The page's
 * policies and its check of files are for what is live, so they go; what they would refuse, gates and previews show.
 */
const { parse, serialize } = require('parse5');
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
  const block = deploymentBlock(parse(html));
  try {
    const deployment = JSON.parse(block.childNodes[0].value);
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
  const document = parse(html);
  const { deployment, block } = deploymentIn(document);
  const live = deployment.parts[name];
  deployment.parts[name] = {
    release: 'development',
    base,
    integrity: {},
    remote: { entry: 'remoteEntry.js', exposes: {}, pages },
  };
  write(block, deployment);
  removeAll(document, (node) => isPolicy(node) || isAhead(node) || (live && isFileOf(live, node)));
  if (isOwn) beginAnew(document, name);
  const start = [
    element('script', { src: START_FILE }),
    element('link', { rel: 'stylesheet', href: TOKENS_FILE }),
  ];
  find(document, 'head').childNodes.unshift(...start);
  return serialize(document);
}

/**
 * A page whose frame is developed, around what the live remotes bring.
 * @param {string} html of a live page
 * @param {{ entry: string }} development address of the shell's entry
 * @returns {string}
 */
function withShell(html, { entry }) {
  const document = parse(html);
  const { deployment, block } = deploymentIn(document);
  const live = deployment.parts.shell;
  delete deployment.parts.shell;
  write(block, deployment);
  removeAll(
    document,
    (node) => isPolicy(node) || isAhead(node) || isFileOf(live, node) || node.nodeName === 'style',
  );
  beginAnew(document, 'shell');
  find(document, 'body').childNodes.push(element('script', { src: entry, defer: '' }));
  return serialize(document);
}

function deploymentIn(document) {
  const block = deploymentBlock(document);
  return { deployment: JSON.parse(block.childNodes[0].value), block };
}

/** The last of that id, as browsers take it. */
function deploymentBlock(document) {
  return all(
    document,
    (node) => node.nodeName === 'script' && attribute(node, 'id') === PAGE_DEPLOYMENT_ID,
  ).at(-1);
}

function write(block, deployment) {
  block.childNodes[0].value = JSON.stringify(deployment).replaceAll('<', '\\u003c');
}

const isPolicy = (node) =>
  node.nodeName === 'meta' && /^content-security-policy$/i.test(attribute(node, 'http-equiv') ?? '');

/** A link that has browsers fetch, or wait for, what the live page needs. */
const isAhead = (node) => node.nodeName === 'link' && /^(preload|expect)$/.test(attribute(node, 'rel') ?? '');

const isFileOf = ({ base }, node) => (attribute(node, 'src') ?? '').startsWith(base);

/** Nothing is there yet of what the browser renders, the page's own title neither. */
function beginAnew(document, name) {
  for (const root of all(document, (node) => attribute(node, 'id') === 'root')) root.childNodes = [];
  find(document, 'title').childNodes = [{ nodeName: '#text', value: `${name} in development` }];
}

const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;

const find = (document, name) => all(document, (node) => node.nodeName === name)[0];

function all(node, matches) {
  const below = (node.childNodes ?? []).flatMap((child) => all(child, matches));
  return matches(node) ? [node, ...below] : below;
}

function removeAll(node, matches) {
  if (!node.childNodes) return;
  node.childNodes = node.childNodes.filter((child) => !matches(child));
  node.childNodes.forEach((child) => removeAll(child, matches));
}

function element(name, attributes) {
  return {
    nodeName: name,
    tagName: name,
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: [],
  };
}

module.exports = { readDeployment, START_FILE, TOKENS_FILE, withRemote, withShell };
