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
import { PRERENDER_LIMITS } from './prerender-thread';
import { Prerenderer } from './prerenderer';

const HOME = { path: '/', remote: 'landing', module: 'LandingPage' };
const POLICY = { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' };

const opened: Prerenderer[] = [];

afterEach(() => Promise.all(opened.splice(0).map((prerenderer) => prerenderer.close())));

/** A prerenderer for tiny parts, within limits that can be changed once the shell is there. */
async function prerendererFor(parts: TinyPart[], limits = { ...PRERENDER_LIMITS }) {
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, parts));
  const prerenderer = new Prerenderer(builds, limits);
  opened.push(prerenderer);
  const render = (route: typeof HOME | null) =>
    prerenderer.renderRoute(route, { path: route?.path ?? '/404', basePath: '', origin: null });
  return { prerenderer, render, limits };
}

/** A prerenderer whose landing page does something while it is rendered. */
const withLanding = (options: TinyRemoteOptions, limits?: typeof PRERENDER_LIMITS) =>
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
    ['it uses what is not there', 'site.crates', 'ReferenceError: site is not defined'],
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

    await expect(render(HOME)).rejects.toThrow(/: SyntaxError: .* \(landing\/LandingPage\.js:1\)\.$/);
  });

  it('it ends the process that it thinks it runs in', async () => {
    const error = await whatLandingFailsWith('process.exit(0)');

    expect(error).toMatchObject({
      code: 'page-failed',
      message: expect.stringContaining('rendered: it ended its thread.'),
    });
  });

  it('it never comes to an end', async () => {
    const { prerenderer, render, limits } = await withLanding({ whileRendering: 'for (;;);' });
    await prerenderer.shell();
    limits.milliseconds = 300;

    await expect(render(HOME)).rejects.toThrow(
      /^The page \/ of landing@\w+ .*: it takes longer than 0\.3 s\.$/,
    );
  });

  it('it fills the memory', async () => {
    const whileRendering = 'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length))';
    const { render } = await withLanding({ whileRendering }, { ...PRERENDER_LIMITS, megabytes: 48 });

    await expect(render(HOME)).rejects.toThrow(
      /^The page \/ of landing@\w+ .*: it needs more than 48 MB of memory\.$/,
    );
  });

  it.each([
    ['throws', `setTimeout(() => { throw new Error('too late'); })`],
    ['breaks a promise', `Promise.reject(new Error('too late'))`],
  ])('it %s when other code runs already', async (_, whileRendering) => {
    const { prerenderer, render } = await withLanding({ whileRendering });
    const goOn = async () => {
      await render(HOME);
      for (;;) await prerenderer.siteFiles({ basePath: '', origin: null });
    };

    await expect(goOn()).rejects.toThrow(
      /^The page \/ of landing@\w+ cannot be rendered: Error: too late \(landing\/LandingPage\.js:\d+:\d+\)\.$/,
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
      whileRendering: `console.log('hello'); console.error('hello'); process.stdout.write('hello')`,
    });
    await render(HOME);
    await prerenderer.close();

    expect(outputs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  } finally {
    outputs.forEach((output) => output.mockRestore());
  }
});

it('shows a page nothing of the environment of the command', async () => {
  const whileRendering = `if (process.env.PATH) throw new Error('it sees the environment')`;
  const { render } = await withLanding({ whileRendering });

  await expect(render(HOME)).resolves.toMatchObject({ status: 200 });
});

describe('a prerenderer that is closed', () => {
  it('has no thread any more, whatever its page was doing', async () => {
    const { prerenderer, render } = await withLanding({ whileRendering: 'for (;;);' });
    await prerenderer.shell();
    const rendering = expect(render(HOME)).rejects.toThrow('its thread was closed');
    const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
    const before = threads();

    await prerenderer.close();

    await rendering;
    expect(threads()).toBeLessThan(before);
  });

  it('starts no other', async () => {
    const { prerenderer, render } = await withLanding({});
    await prerenderer.shell();
    await prerenderer.close();

    await expect(render(HOME)).rejects.toThrow('its thread was closed');
  });
});

describe('a shell', () => {
  it('that is not among the releases is asked for', async () => {
    const { prerenderer } = await prerendererFor([aLanding()]);

    await expect(prerenderer.shell()).rejects.toMatchObject({
      code: 'shell-missing',
      remedy: 'Publish it first: npm run site -- publish shell',
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
