import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, readLiveDeployment } from '@site/ledger';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';
import { fetchFrom } from '../testing/a-desk';
import { freePort } from '../testing/free-port';
import { deskCommand } from './commands/desk';
import { startCommand } from './commands/start';
import { createContext } from './context/context';
import { runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

it.each([
  ['SITE_STORE', { SITE_STORE: 'team' }, []],
  ['--store', {}, ['--store', 'team']],
  ['SITE_STORE, a bucket', { SITE_STORE: 's3://team/site' }, []],
])('npm start refuses a store of others, named by %s, and says what to run', async (_, env, words) => {
  const folder = await makeTemporaryFolder();

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
  await rm(folder, { recursive: true });
});

it('npm start answers its port while it builds, then with the site', async () => {
  const root = await makeTemporaryFolder();
  await makeTinyWorkingCopy(root);
  for (const part of [aShell(), aLanding(), aLegal()]) await editTinyPart(root, part);
  const port = await freePort();
  const visit = async () => {
    const { status, text } = await fetchFrom(`http://localhost:${port}/`, {});
    return [status, text];
  };
  let before: Promise<unknown> | undefined;
  let after: unknown;
  const context = createContext({
    report: { progress: () => void (before ??= visit()), result: () => undefined, problem: () => undefined },
    env: { SITE_AUTHOR: 'Asha', PORT: String(port) },
    ...{ cwd: root, root, isTerminal: false },
    untilStopped: async () => void (after = await visit()),
  });

  await startCommand(() => context).parseAsync([], { from: 'user' });

  expect(await before).toEqual([503, expect.stringContaining('is being built')]);
  expect(after).toEqual([200, expect.stringContaining('Open on Sunday.')]);
  await rm(root, { recursive: true });
});

it('the desk of a fresh working copy puts it live in its own store, as npm start does, and says part by part how far it is', async () => {
  const root = await makeTemporaryFolder();
  await makeTinyWorkingCopy(root);
  for (const part of [aShell(), aLanding(), aLegal()]) await editTinyPart(root, part);
  const said: string[] = [];
  const report = {
    progress: (line: string) => said.push(line),
    result: () => undefined,
    problem: () => undefined,
  };
  const untilStopped = () => Promise.resolve();
  const env = { SITE_AUTHOR: 'Asha' };
  const context = createContext({ report, env, cwd: root, root, isTerminal: false, untilStopped });

  // A tiny working copy has no screens.
  await expect(
    deskCommand(() => context).parseAsync(['--port', '0'], { from: 'user' }),
  ).rejects.toMatchObject({ code: 'screens-broken' });

  expect(said).toEqual(expect.arrayContaining(['Building shell', 'Building landing', 'Building legal']));
  const store = await openStore(join(root, '.site'), { env: {} });
  expect((await readLiveDeployment(store))?.record.number).toBe(1);
  await rm(root, { recursive: true });
});
