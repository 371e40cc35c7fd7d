import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '@site/shared/working-copy/working-copy';
import { close, listen } from '@site/server';
import { runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

describe('what can be known first is told before a store is opened, and anything built', () => {
  const taken = createServer();
  let folder: string;
  let port: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await mkdir(join(folder, 'used'));
    await writeFile(join(folder, 'used', 'there.html'), '');
    await mkdir(join(folder, 'guessable', 'site'), { recursive: true });
    await writeFile(join(folder, 'guessable', 'site', 'preview-secret'), 'short');
    port = String(await listen(taken, 0));
  });
  afterAll(async () => {
    await close(taken);
    await rm(folder, { recursive: true });
  });

  it.each<[code: string, command: string, env?: Record<string, string>]>([
    ['port-in-use', 'start', { PORT: 'taken' }],
    ['port-in-use', 'desk --port taken'],
    ['port-invalid', 'start', { PORT: 'eighty' }],
    ...['publish landing', 'preview landing', 'promote', 'serve'].flatMap(
      (command): [string, string, Record<string, string>][] => [
        ['preview-secret-short', command, { SITE_PREVIEW_SECRET: 'short' }],
        ['preview-origin-invalid', command, { SITE_PREVIEW_ORIGIN: 'previews.brand.in/x' }],
        ['port-invalid', command, { PORT: 'eighty' }],
      ],
    ),
    ...['start', 'serve', 'desk --port 0', 'preview landing --share 1h'].map(
      (command): [string, string, Record<string, string>] => [
        'preview-secret-short',
        command,
        { PORT: '0', XDG_CONFIG_HOME: 'guessable' },
      ],
    ),
    ['roots-unreadable', 'desk --port 0', { SITE_TIMESTAMP_CA: 'none.pem', XDG_CONFIG_HOME: 'folder' }],
    ['origin-invalid', 'desk --public desk.brand.in'],
    ['origin-invalid', 'desk --public https://desk.brand.in:99999'],
    ['file-exists', 'proof / --at now --out used/there.html'],
    ['file-refused', 'proof / --at now --out nowhere/proof.html'],
    ['language-unknown', 'check landing --language kn fr'],
    ['time-unclear', 'promote --at tomorrow'],
    ['share-hours', 'preview landing --share 1y'],
  ])('%s: %s', async (code, command, env = {}) => {
    const given = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        { taken: port, folder, guessable: join(folder, 'guessable') }[value] ?? value,
      ]),
    );
    const words = command.split(' ').map((word) => (word === 'taken' ? port : word));

    const { exitCode, json, stderr } = await runSiteWith(
      { SITE_STORE: 'store', ...given },
      folder,
      '--json',
      ...words,
    );

    expect(json().map(({ problem }) => (problem as { code: string }).code)).toEqual([code]);
    expect([exitCode, stderr, existsSync(join(folder, 'store'))]).toEqual([1, '', false]);
  });

  it.each([
    ['SITE_NOTIFY_SECRET', { SITE_NOTIFY_URL: 'https://chat.brand.in/hook' }],
    ['SITE_NOTIFY_SECRET', { SITE_NOTIFY_URL: 'https://chat.brand.in/hook', SITE_NOTIFY_SECRET: 'short' }],
    ['SITE_TIMESTAMP_URL', { SITE_TIMESTAMP_URL: 'tsa.brand.in' }],
  ])('warns of %s before the work that goes on without it', async (name, env) => {
    const { stderr } = await runSiteWith({ SITE_STORE: 'store', ...env } as never, folder, 'status');

    expect(stderr).toMatch(new RegExp(`^warning: .*${name}`));
  });

  it('bad business values and content are told before any part is built', async () => {
    const values = join(folder, 'values.json');
    const supplied = await readFile(join(ROOT, 'shared/testing/supplied-business-values.json'), 'utf8');
    await writeFile(
      values,
      supplied.replace(/"phone": "[^"]*"/, '"phone": "98"').replace(/"city": "[^"]*"/, '"city": "<"'),
    );
    process.env.SITE_BUSINESS_VALUES = values;

    const { exitCode, stderr } = await runSiteWith({ SITE_STORE: 'new' }, folder, 'publish', '--all');
    delete process.env.SITE_BUSINESS_VALUES;

    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^error: What is written does not fit/)]);
    expect(stderr).toMatch(
      /businessValues\.phone: must be an Indian mobile number[^]*businessValues\.city: must be text/,
    );
  });
});
