import { readParts } from '../records/read-parts';
import { MemoryStore } from '../store/memory-store';
import {
  aLanding,
  aLegal,
  aShell,
  publishAll,
  type TinyPart,
  type TinyRemoteOptions,
} from '../testing/tiny-parts';
import { Prerenderer } from './prerenderer';
import { RENDER_LIMITS } from './render-box';
import { RenderBoxes } from './render-boxes';

const HOME = { path: '/', remote: 'landing', module: 'LandingPage' };
const POLICY = { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' };

const opened: Prerenderer[] = [];

afterEach(() => Promise.all(opened.splice(0).map((prerenderer) => prerenderer.close())));

/** A prerenderer for tiny parts, within limits that can be changed once the shell is there. */
async function prerendererFor(parts: TinyPart[], limits = { ...RENDER_LIMITS }) {
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, parts));
  const prerenderer = new Prerenderer(builds, new RenderBoxes(limits));
  opened.push(prerenderer);
  const render = (route: typeof HOME | null) =>
    prerenderer.renderRoute(route, {
      path: route?.path ?? '/404',
      language: 'en',
      basePath: '',
      origin: null,
    });
  return { prerenderer, render, limits };
}

/** A prerenderer whose landing page does something while it is rendered. */
const withLanding = (options: TinyRemoteOptions, limits?: typeof RENDER_LIMITS) =>
  prerendererFor([aShell(), aLanding(options), aLegal()], limits);

const whatLandingFailsWith = async (whileRendering: string) => {
  const { render } = await withLanding({ whileRendering });
  return render(HOME).catch((error: unknown) => error);
};

describe('a page', () => {
  it('is rendered with what its remote says of it', async () => {
    const unconfirmed = [{ file: 'v1.content.ts', line: 9, what: '⟦date⟧' }];
    const { render } = await withLanding({ texts: ['Open on Sunday.'], summary: 'Short.', unconfirmed });

    const { status, title, body, words } = await render(HOME);

    expect({ status, title }).toEqual({ status: 200, title: 'The landing page' });
    expect(body).toContain('<h1>Your Local B2B Mandi</h1>');
    expect(words).toMatchObject({ texts: ['Open on Sunday.'], summary: 'Short.', unconfirmed });
  });

  it('that says "not found" is the work of the shell alone', async () => {
    const { render } = await withLanding({});

    await expect(render(null)).resolves.toMatchObject({ status: 404, words: null });
  });
});

describe('a page that cannot be rendered is named with its release, the reason and the place:', () => {
  it.each([
    ['it throws', `throw new Error('no crates.')`, 'Error: no crates'],
    ['it throws what is no error', `throw 'no crates'`, 'Error: it threw no crates'],
    [
      'it uses what is not there',
      'site.crates',
      "TypeError: Cannot read properties of undefined (reading 'crates')",
    ],
    [
      'it requires what nobody brings',
      `require('left-pad')`,
      "Error: landing/LandingPage.js needs 'left-pad', which the shell's release does not bring",
    ],
  ])('%s', async (_, code, reason) => {
    const error = (await whatLandingFailsWith(code)) as Error;

    expect(error).toMatchObject({
      code: 'page-failed',
      remedy: expect.stringContaining('Put it right in landing'),
    });
    expect(error.message).toContain(`cannot be rendered: ${reason}`);
    expect(error.message).toMatch(/^The page \/ of landing@[0-9a-f]{16} cannot /);
    if (!code.startsWith(`throw '`))
      expect(error.message).toMatch(/ \(landing\/LandingPage\.js:\d+:\d+\)\.$/);
  });

  it('it is no JavaScript', async () => {
    const landing = aLanding();
    landing.files = landing.files.map((file) =>
      file.path.startsWith('node/') ? { ...file, body: Buffer.from('exports.default = = 1;') } : file,
    );
    const { render } = await prerendererFor([aShell(), landing, aLegal()]);

    await expect(render(HOME)).rejects.toThrow(/^The page \/ of landing@\w+ .*: SyntaxError: /);
  });

  it('it never comes to an end', async () => {
    const { prerenderer, render, limits } = await withLanding({ whileRendering: 'for (;;);' });
    await prerenderer.shell();
    limits.milliseconds = 2_000;

    await expect(render(HOME)).rejects.toThrow(
      /^The page \/ of landing@\w+ .*: it used more than 2 s of processor time\.$/,
    );
  });

  it('it goes on once it has answered, and would use the time of the next page', async () => {
    const whileRendering = '(async () => { for (;;) await null; })();';
    const { prerenderer, render, limits } = await withLanding({ whileRendering });
    await prerenderer.shell();
    limits.milliseconds = 2_000;

    await expect(render(HOME)).rejects.toThrow(/it used more than 2 s of processor time\.$/);
  });

  it('it waits for what never comes', async () => {
    const landing = aLanding();
    landing.files = landing.files.map((file) =>
      file.path.startsWith('node/')
        ? { ...file, body: Buffer.from('exports.inLanguage = () => new Promise(() => undefined);') }
        : file,
    );
    const { render } = await prerendererFor([aShell(), landing, aLegal()]);

    await expect(render(HOME)).rejects.toThrow(
      /^The page \/ of landing@\w+ .*: Error: it waits for what never comes/,
    );
  });

  it('it fills the memory', async () => {
    const whileRendering = 'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length))';
    const { render } = await withLanding({ whileRendering }, { ...RENDER_LIMITS, megabytes: 48 });

    await expect(render(HOME)).rejects.toThrow(
      /^The page \/ of landing@\w+ .*: it needs more than 48 MB of memory\.$/,
    );
  });
});

it('blames the page that fails, not one that is rendered at the same time', async () => {
  const { render } = await prerendererFor([
    aShell(),
    aLanding(),
    aLegal({ whileRendering: 'process.exit(1)' }),
  ]);

  await expect(Promise.all([render(HOME), render(POLICY)])).rejects.toThrow(
    /^The page \/privacy-policy of legal@/,
  );
});

it('keeps what a page logs out of the output of the command', async () => {
  const outputs = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    const { prerenderer, render } = await withLanding({
      whileRendering: `console.log('hello'); console.error('hello')`,
    });
    await render(HOME);
    await prerenderer.close();

    expect(outputs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  } finally {
    outputs.forEach((output) => output.mockRestore());
  }
});

/** What a page's code can get hold of, as the page shows it. */
const whatLandingFinds = async (expression: string) => {
  const { render } = await withLanding({
    whileRendering: `let found; try { found = String(${expression}); } catch (error) { found = 'refused: ' + error.message; } return found`,
  });
  const { body } = await render(HOME);
  return /<main id="main">(.*)<\/main>/s.exec(body)?.[1];
};

describe('the code of a page', () => {
  it.each([
    ['process', 'typeof process'],
    ['Buffer', 'typeof Buffer'],
    ['fetch', 'typeof fetch'],
    ['WebSocket', 'typeof WebSocket'],
    ['setTimeout', 'typeof setTimeout'],
    ['setImmediate', 'typeof setImmediate'],
    ['queueMicrotask', 'typeof queueMicrotask'],
    ['WebAssembly', 'typeof WebAssembly'],
    ['SharedArrayBuffer', 'typeof SharedArrayBuffer'],
    ['bytes, which no limit of memory counts', 'typeof Uint8Array'],
    ['buffers', 'typeof ArrayBuffer'],
    ['another compartment, which would have them', 'typeof Compartment'],
    ['the global object of Node, by a function made from text', `typeof Function('return this')().process`],
    [
      'the same by the constructor of a name that it was given',
      `typeof URL.constructor('return this')().process`,
    ],
  ])('has no %s', async (_, expression) => {
    const found = await whatLandingFinds(expression);

    expect(found).toMatch(/^undefined$|^refused: /);
  });

  it.each([
    ['modules of Node', `require('node:fs').readFileSync('/etc/hostname')`],
    ['modules by import()', `import('node:fs')`],
    ['modules by import() in another spelling', `import/**/('node:fs')`],
    ['modules by import() in a text', `(0, eval)("imp" + "ort('node:fs')")`],
    [
      'what Node prints values with',
      `URL.prototype[Symbol.for('nodejs.util.inspect.custom')].call({}, 1, {})`,
    ],
    [
      'what Node prints values with, elsewhere',
      `new URLSearchParams().keys()[Symbol.for('nodejs.util.inspect.custom')](1, {})`,
    ],
    ['the clock', 'Date.now()'],
    ['chance', 'Math.random()'],
    ['the words of the language', `Array.prototype.map = () => ['changed']`],
    ['the words of all objects', `Object.prototype.polluted = 'changed'`],
  ])('is refused %s', async (_, expression) => {
    expect(await whatLandingFinds(expression)).toMatch(/^refused: /);
  });

  it('fails in one line of plain words, whatever it throws', async () => {
    const failure = await whatLandingFailsWith(`throw new Error('\\x1b[2J\\nerror: all well'.repeat(1000))`);

    const { message } = failure as Error;
    expect(message).not.toMatch(/\p{Cc}/u);
    expect(message.length).toBeLessThan(1_500);
  });

  it("changes nothing of another team's page, nor of the documents around both", async () => {
    const whileRendering = `
      for (const name of ['shell', 'parentPort', 'postMessage', 'send']) globalThis[name] = () => 'changed';
      try { JSON.stringify = () => '"changed"'; } catch {}
      try { String.prototype.replace = () => 'changed'; } catch {}`;
    const attacked = await prerendererFor([aShell(), aLanding({ whileRendering }), aLegal()]);
    const usual = await prerendererFor([aShell(), aLanding(), aLegal()]);

    await attacked.render(HOME);

    expect(await attacked.render(POLICY)).toEqual(await usual.render(POLICY));
    expect(await attacked.prerenderer.siteFiles({ basePath: '', origin: null })).toEqual(
      await usual.prerenderer.siteFiles({ basePath: '', origin: null }),
    );
  });
});

describe('a prerenderer that is closed', () => {
  it('has no process any more, whatever its page was doing', async () => {
    const { prerenderer, render } = await withLanding({ whileRendering: 'for (;;);' });
    await prerenderer.shell();
    const rendering = expect(render(HOME)).rejects.toThrow('its process was closed');
    const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = processes();

    await prerenderer.close();

    await rendering;
    // Node forgets a process a moment after it has ended.
    for (let look = 0; processes() >= before && look < 100; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(processes()).toBeLessThan(before);
  });

  it('starts no other', async () => {
    const { prerenderer, render } = await withLanding({});
    await prerenderer.shell();
    await prerenderer.close();

    await expect(render(HOME)).rejects.toThrow('its process was closed');
  });
});

describe('a shell', () => {
  it('that is not among the releases is asked for', async () => {
    const { prerenderer } = await prerendererFor([aLanding()]);

    await expect(prerenderer.shell()).rejects.toMatchObject({
      code: 'shell-missing',
      remedy:
        'All parts go live together first: npm run site -- promote. What was never published is published before: npm run site -- publish shell',
    });
  });

  it('that was built for another version of composing is told by what it lacks', async () => {
    const shell = aShell();
    shell.files = shell.files.map((file) =>
      file.path === 'node/shell.js' ? { ...file, body: Buffer.from('exports.routes = [];') } : file,
    );
    const { prerenderer } = await prerendererFor([shell]);

    await expect(prerenderer.shell()).rejects.toMatchObject({
      code: 'shell-failed',
      message: expect.stringMatching(
        /^The frame of shell@\w+ cannot be rendered: Error: it exports no businessValues, no /,
      ),
    });
  });
});
