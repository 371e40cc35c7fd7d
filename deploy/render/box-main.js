/**
 * The process in which the code of one team's releases runs (decision 13). Plain JavaScript, so that it starts
 * without a compiler. What runs in the compartment has the language and the few names below, and nothing of Node: no
 * modules, files, network, environment, timers, clock or chance. Answers the calls of `render-box.ts`, one at a time,
 * in JSON that is made out here.
 */
// By its whole path, so that a link on the way there needs no permission.
require(process.argv[2]);

// Stacks name the file and line of a release that fails; assignments over inherited names stay possible, as React needs.
lockdown({
  errorTaming: 'unsafe',
  stackFiltering: 'verbose',
  overrideTaming: 'severe',
  consoleTaming: 'unsafe',
  errorTrapping: 'none',
  unhandledRejectionTrapping: 'none',
});
for (const name of ['createObjectURL', 'revokeObjectURL']) delete URL[name];
// These hand the functions of Node that print values to whatever they print.
const parameters = new URLSearchParams();
for (const prototype of [
  URL.prototype,
  URLSearchParams.prototype,
  Object.getPrototypeOf(parameters.entries()),
])
  delete prototype[Symbol.for('nodejs.util.inspect.custom')];
harden(URL);
harden(URLSearchParams);

const ignore = harden(() => undefined);
const console = harden({ debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore });

const newCompartment = () =>
  new Compartment({ globals: { URL, URLSearchParams, console }, __options__: true });

/** Bytes lie beside the memory that Node limits (`--max-old-space-size`). No page needs any; another compartment has them anew. */
function compartmentForPages() {
  const compartment = newCompartment();
  for (const name of Object.getOwnPropertyNames(compartment.globalThis))
    if (/Array(Buffer)?$|^DataView$|^Atomics$|^Compartment$/.test(name) && name !== 'Array')
      delete compartment.globalThis[name];
  return compartment;
}

/** What composing needs of a shell's Node build; one built for another version of composing lacks some. */
const SHELL_EXPORTS = [
  'routes',
  'businessValues',
  'widgetVariables',
  'siteFiles',
  'renderRoute',
  'renderDocument',
  'drawOgImage',
];

/** More than any page of a site has; an answer beyond it would fill the memory of the command. In characters. */
const LONGEST_ANSWER = 4_000_000;

let shell;
let forPages;

const calls = {
  /** Begins with a deployment: in compartments of its own, so that nothing is there of what the process rendered before. */
  openShell({ source }) {
    forPages = compartmentForPages();
    shell = run(newCompartment(), source, 'shell/shell.js', {});
    const missing = SHELL_EXPORTS.filter((name) => !(name in shell));
    if (missing.length > 0) throw new Error(`it exports no ${missing.join(', no ')}`);
    const { routes, languages, businessValues, widgetVariables, siteOrigin } = shell;
    return { routes, languages, businessValues, widgetVariables, siteOrigin };
  },

  siteFiles: (request) => shell.siteFiles(request),

  async renderRoute({ page, route, path, language, basePath, origin }) {
    const exposed = page && runPage(page.files);
    // A release from before there were languages exposes the page itself.
    const module = exposed && ((await exposed.inLanguage?.(language)) ?? exposed);
    const modules = page ? { [page.id]: module } : {};
    const rendered = await shell.renderRoute({ path, route, language, basePath, origin, modules });
    return { ...rendered, words: module && wordsOf(module) };
  },

  renderDocument: (props) => shell.renderDocument(props),

  drawOgImage: (content) => shell.drawOgImage(content),
};

/** What a remote's page says of itself beside its markup. */
function wordsOf(module) {
  const site = shell.businessValues;
  return {
    documents: module.documents?.(site) ?? {},
    summary: module.summary?.(site) ?? null,
    lastModified: module.lastModified?.() ?? null,
    texts: module.texts?.(site) ?? [],
    unconfirmed: module.unconfirmed?.() ?? [],
    versions: module.versions?.() ?? null,
  };
}

/** Runs the files of a page: its module, which may load the others, and what the shell shares. */
function runPage([{ source, name }, ...others]) {
  const chunks = Object.fromEntries(
    others.map((file) => [`./${file.name.split('/')[1]}`, () => run(forPages, file.source, file.name, {})]),
  );
  return run(forPages, source, name, shell.sharedModules, chunks);
}

/**
 * Runs a part's Node build, a CommonJS file that lies in a release rather than on disk.
 * @param {Compartment} compartment
 * @param {string} source
 * @param {string} name For messages: `landing/LandingPage.js`.
 * @param {Record<string, unknown>} provided What it may require: for a remote, the shell's shared packages.
 * @param {Record<string, () => unknown>} [chunks] The same, made when it is required: other files of its build.
 * @returns {any} Its exports.
 */
function run(compartment, source, name, provided, chunks = {}) {
  const module = { exports: {} };
  const requireProvided = harden((request) => {
    if (Object.hasOwn(provided, request)) return provided[request];
    if (Object.hasOwn(chunks, request)) return chunks[request]();
    throw new Error(`${name} needs '${request}', which the shell's release does not bring.`);
  });
  const code = `(function (module, exports, require) {${source}\n})\n//# sourceURL=${name}`;
  // React Router holds an import() that never runs; here it would be a function that is not there. The other test by
  // text is for eval() with the scope around it, which holds nothing that it may not have.
  compartment.evaluate(code, {
    __evadeImportExpressionTest__: true,
    __rejectSomeDirectEvalExpressions__: false,
  })(module, module.exports, requireProvided);
  return module.exports;
}

/** Bytes have no form of their own in JSON. */
function withBytes(_name, value) {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

/** What was thrown may be anything, with traps in it. */
function failureOf(thrown) {
  try {
    const isError = thrown instanceof Error;
    const { name, message, stack } = isError ? thrown : new Error(`it threw ${String(thrown)}`);
    return { name: `${name}`, message: `${message}`, stack: `${stack}` };
  } catch {
    return { name: 'Error', message: 'it threw what cannot be read', stack: '' };
  }
}

async function answerOf(call, request) {
  try {
    const answer = JSON.stringify(await calls[call](request), withBytes);
    if (answer.length > LONGEST_ANSWER) throw new Error(`its answer is ${answer.length} characters long`);
    return { answer };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

process.on('message', ({ call, request }) => {
  let said = { failure: failureOf(new Error('it waits for what never comes')) };
  void answerOf(call, request).then((answer) => (said = answer));
  // The compartment has promises and nothing else that comes later: once none goes on, nothing runs any more that could answer,
  // or take the time of the next call.
  setImmediate(() => process.send(said));
});
process.on('disconnect', () => process.exit());
// A promise that a release breaks and nobody waits for concerns nobody.
process.on('unhandledRejection', ignore);
