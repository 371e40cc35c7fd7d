/**
 * The thread in which the code of releases runs: what it throws, or takes in time and memory, stays in here. Plain
 * JavaScript, so that it starts without a compiler. Answers the calls of `prerender-thread.ts`, which come one at a time.
 */
const { parentPort } = require('node:worker_threads');
const { runNodeBuild } = require('./run-node-build');

/** What composing needs of a shell's Node build; one built for another version of composing lacks some. */
const SHELL_EXPORTS = [
  'routes',
  'businessValues',
  'widgetVariables',
  'siteFiles',
  'renderRoute',
  'renderDocument',
];

let shell;

const calls = {
  openShell({ source }) {
    shell = runNodeBuild(source, 'shell/shell.js', {});
    const missing = SHELL_EXPORTS.filter((name) => !(name in shell));
    if (missing.length > 0) throw new Error(`it exports no ${missing.join(', no ')}`);
    const { routes, businessValues, widgetVariables, siteOrigin } = shell;
    return { routes, businessValues, widgetVariables, siteOrigin };
  },

  siteFiles: (request) => shell.siteFiles(request),

  async renderRoute({ page, path, basePath, origin }) {
    const module = page && runNodeBuild(page.source, page.name, shell.sharedModules);
    const modules = page ? { [page.id]: module } : {};
    const rendered = await shell.renderRoute({ path, basePath, origin, modules });
    return { ...rendered, picture: picture(rendered), words: module && wordsOf(module) };
  },

  renderDocument: (props) => shell.renderDocument(props),
};

function picture({ ogImage }) {
  return ogImage ? shell.drawOgImage(ogImage) : null;
}

/** What a remote's page says of itself beside its markup. */
function wordsOf(module) {
  const site = shell.businessValues;
  return {
    documents: module.documents?.(site) ?? {},
    summary: module.summary?.(site) ?? null,
    lastModified: module.lastModified?.() ?? null,
    texts: module.texts?.(site) ?? [],
    unconfirmed: module.unconfirmed?.() ?? [],
  };
}

parentPort.on('message', async ({ call, request }) => {
  try {
    parentPort.postMessage({ answer: await calls[call](request) });
  } catch (error) {
    const {
      name,
      message,
      stack = '',
    } = error instanceof Error ? error : new Error(`it threw ${String(error)}`);
    parentPort.postMessage({ failure: { name, message, stack } });
  }
});
