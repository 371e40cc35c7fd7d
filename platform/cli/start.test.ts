import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, readLiveDeployment } from '@site/ledger';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';
import { fetchFrom } from '../testing/a-desk';
import { freePort } from '../testing/free-port';
import { deskCommand } from './commands/desk';
import { startCommand } from './commands/start';
import { createContext } from './context/context';
import { jsonReport } from './context/report';
import { runSiteWith } from '../testing/run-site';
import { folderOfEachTest } from '../testing/temporary-folder';

let folder: string;
folderOfEachTest((fresh) => (folder = fresh));

/** A working copy of which nothing is built yet. */
async function aFreshWorkingCopy() {
  await makeTinyWorkingCopy(folder);
  for (const part of [aShell(), aLanding(), aLegal()]) await editTinyPart(folder, part);
  return { cwd: folder, root: folder, isTerminal: false };
}

it.each([
  ['SITE_STORE', { SITE_STORE: 'team' }, []],
  ['--store', {}, ['--store', 'team']],
  ['SITE_STORE, a bucket', { SITE_STORE: 's3://team/site' }, []],
])('npm start refuses a store of others, named by %s, and says what to run', async (_, env, words) => {
  const { exitCode, json } = await runSiteWith(
    env as Record<string, string>,
    folder,
    '--json',
    ...words,
    'start',
  );

  expect([exitCode, existsSync(join(folder, 'team'))]).toEqual([1, false]);
  expect(json()).toMatchObject([
    {
      problem: {
        code: 'store-not-local',
        remedy: expect.stringContaining('npm run site -- publish --all') as string,
      },
    },
  ]);
});

it('npm start answers its port while it builds, then with the site', async () => {
  const place = await aFreshWorkingCopy();
  const port = await freePort();
  const visit = async () => {
    const { status, text } = await fetchFrom(`http://localhost:${port}/`, {});
    return [status, text];
  };
  let before: Promise<unknown> | undefined;
  let after: unknown;
  const context = createContext({
    report: { ...jsonReport({ write: () => true }), progress: () => void (before ??= visit()) },
    env: { SITE_AUTHOR: 'Asha', PORT: String(port) },
    ...place,
    untilStopped: async () => void (after = await visit()),
  });

  await startCommand(() => context).parseAsync([], { from: 'user' });

  expect(await before).toEqual([503, expect.stringContaining('is being built')]);
  expect(after).toEqual([200, expect.stringContaining('Open on Sunday.')]);
});

it('the desk of a fresh working copy puts it live in its own store, as npm start does, and says part by part how far it is', async () => {
  const place = await aFreshWorkingCopy();
  const said: string[] = [];
  const report = { ...jsonReport({ write: () => true }), progress: (line: string) => said.push(line) };
  const untilStopped = () => Promise.resolve();
  const env = { SITE_AUTHOR: 'Asha' };
  const context = createContext({ report, env, ...place, untilStopped });

  // A tiny working copy has no screens.
  await expect(
    deskCommand(() => context).parseAsync(['--port', '0'], { from: 'user' }),
  ).rejects.toMatchObject({ code: 'screens-broken' });

  expect(said).toEqual(expect.arrayContaining(['Building shell', 'Building landing', 'Building legal']));
  const store = await openStore(join(folder, '.site'), { env: {} });
  expect((await readLiveDeployment(store))?.record.number).toBe(1);
});
