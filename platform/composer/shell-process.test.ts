import { readParts } from '@site/ledger';
import { MemoryStore } from '../store/memory-store';
import { aShell, publishAll, type TinyPart } from '../testing/tiny-parts';
import { ShellProcess } from './shell-process';

async function start(program: string, maxMs?: number): Promise<ShellProcess> {
  const shell: TinyPart = aShell();
  const own = shell.files.find(({ path }) => path === 'compose/shell.js')!;
  own.body = Buffer.from(`${own.body.toString()}\n${program}`);
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, [shell]));
  return ShellProcess.start(builds, maxMs);
}

const FRAME = { path: '/404', route: null, language: 'en', basePath: '', page: null };

it.each([
  ['throws', 'exports.renderFrame = () => { throw new Error("no crates"); };', 'no crates'],
  ['ends its process', 'exports.renderFrame = () => process.exit(0);', 'its process ended'],
  ['answers something else', 'exports.renderFrame = () => ({ body: 1 });', 'its answer has no valid body'],
  [
    'reads files',
    'exports.renderFrame = () => require("node:fs").readFileSync("/etc/hostname");',
    'Access to this API has been restricted',
  ],
  [
    'writes lines of its own on the terminal',
    'exports.renderFrame = () => { throw new Error("a\\u001b[2Jb\\nc"); };',
    'a [2Jb c',
  ],
])('a shell that %s is told by its name, in one line', async (_, program, fact) => {
  const frames = await start(program);
  try {
    await expect(frames.renderFrame(FRAME)).rejects.toMatchObject({
      code: 'shell-failed',
      message: expect.stringMatching(/^The frame of shell@\w+ cannot be rendered: /),
    });
    await expect(frames.renderFrame(FRAME)).rejects.toThrow(fact);
  } finally {
    frames.close();
  }
});

it('has nothing of this process’s environment', async () => {
  process.env.SITE_SECRET_OF_A_TEST = 'secret';
  const frames = await start(
    'exports.renderFrame = () => ({ body: JSON.stringify(process.env), picture: null, notFound });',
  );
  try {
    expect((await frames.renderFrame(FRAME)).body).not.toContain('secret');
  } finally {
    frames.close();
    delete process.env.SITE_SECRET_OF_A_TEST;
  }
});

it('is ended when it uses too much processor time, and not for many calls one after the other', async () => {
  const frames = await start(
    `const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
    exports.renderFrame = ({ path }) => {
      for (const end = used() + (path === '/' ? 1e10 : 2e5); used() < end;);
      return { body: '', picture: null, notFound };
    };`,
    1_000,
  );
  try {
    await frames.facts;
    for (let call = 0; call < 8; call += 1) await frames.renderFrame(FRAME);
    await expect(frames.renderFrame({ ...FRAME, path: '/' })).rejects.toThrow(
      'it used more than 1 s of processor time',
    );
  } finally {
    frames.close();
  }
});

it('is ended whatever it is doing', async () => {
  const frames = await start('exports.renderFrame = () => { for (;;); };');
  const frame = frames.renderFrame(FRAME);
  frames.close();

  await expect(frame).rejects.toThrow('its process was closed');
});
