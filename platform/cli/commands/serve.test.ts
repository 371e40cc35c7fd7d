import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aLiveSiteIn } from '../../testing/a-live-site';
import { folderOfEachTest, makeTemporaryFolder } from '../../testing/temporary-folder';
import { createContext } from '../context/context';
import { jsonReport } from '../context/report';
import { serveCommand } from './serve';

let folder: string;
let cache: string | undefined;
let lines: Record<string, unknown>[];

folderOfEachTest(async (fresh) => {
  folder = fresh;
  lines = [];
  await aLiveSiteIn(folder);
});

/** Runs `site serve --json` in the folder. @param meanwhile what happens until it is stopped */
async function serve(meanwhile: () => Promise<void>, ...options: string[]): Promise<void> {
  const context = createContext({
    report: jsonReport({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    env: { SITE_STORE: 'store', SITE_CACHE: cache, XDG_CONFIG_HOME: folder },
    ...{ cwd: folder, root: folder, isTerminal: false },
    untilStopped: meanwhile,
  });
  await serveCommand(() => context).parseAsync(['--port', '0', ...options], { from: 'user' });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('logs with --json what happens and what fails, each line with its time and level', async () => {
  await serve(async () => {
    await rename(join(folder, 'store'), join(folder, 'elsewhere'));
    await until(() => lines.length === 2);
    await rename(join(folder, 'elsewhere'), join(folder, 'store'));
    await until(() => lines.length === 3);
  });

  expect(lines).toMatchObject([
    { level: 'information', url: expect.stringMatching(/^http:/) as string },
    {
      level: 'error',
      message: expect.stringMatching(
        /was read last .*, and visitors get deployment 000001-.*Reconnect the store/,
      ) as string,
      problem: { code: 'store-vanished' },
    },
    { level: 'information', message: expect.stringMatching(/can be read again/) as string },
  ]);
  for (const { time } of lines) expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
});

it('says of what cannot be kept what is in the way, and blames no other folder', async () => {
  const landing = join(folder, 'store/files/landing');
  for (const name of await readdir(landing)) await rm(join(landing, name));
  cache = await makeTemporaryFolder();

  await serve(() => until(() => lines.length === 2));

  await rm(cache, { recursive: true, maxRetries: 5 });
  cache = undefined;
  expect(lines.find(({ level }) => level === 'error')).toMatchObject({
    message: expect.stringMatching(
      /^What is live is not kept .*; it is tried again: "files\/landing/,
    ) as string,
    problem: { code: 'live-file-damaged' },
  });
});

it('serves the site at an address that is named, and previews on loopback alone', async () => {
  let status = 0;
  await serve(
    async () => {
      status = (await fetch(String(lines[0]!.url))).status;
    },
    '--host',
    '127.0.0.2',
  );

  expect([status, lines[0]]).toEqual([
    200,
    expect.objectContaining({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.2:/) as string,
      previewUrl: expect.stringMatching(/^http:\/\/localhost:/) as string,
    }),
  ]);
});
