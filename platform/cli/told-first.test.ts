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
    ['port-in-use', 'serve', { PORT: 'taken' }],
    ['port-in-use', 'desk --port taken'],
    ['port-invalid', 'start', { PORT: 'eighty' }],
    ['proxy-invalid', 'serve --proxy 10.0.0.5 proxy.brand.in'],
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
    ['origin-invalid', 'desk --public http://localhost:8090 --frames http://127.0.0.1:99999'],
    ['frames-same', 'desk --public http://localhost:8090 --frames http://localhost:8091'],
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
    ['--public', 'desk --public http://desk.brand.in'],
    ['--frames', 'desk --public https://desk.brand.in --frames desk-frames.brand.in'],
  ])('of an address that is none, which option it is: %s', async (option, command) => {
    const { stderr } = await runSiteWith({ SITE_STORE: 'store' }, folder, ...command.split(' '));

    expect(stderr).toMatch(new RegExp(`^error: ${option} ".*" is no address for a desk`));
  });

  it('frames may have an address of this machine: what is told next is of the port', async () => {
    const words = `desk --public http://localhost:${port} --port ${port} --frames http://127.0.0.1:8091`;
    const { stderr } = await runSiteWith({ SITE_STORE: 'store' }, folder, ...words.split(' '));

    expect(stderr).toMatch(/^error: .*port/i);
    expect(stderr).not.toContain('--frames');
  });

  it.each<[from: string, command: string, env?: Record<string, string>]>([
    ['PORT=', 'start', { PORT: 'taken' }],
    ['PORT=', 'serve --preview-port next', { PORT: 'taken' }],
    ['--port ', 'desk --port taken'],
    ['--port ', 'serve --port taken --preview-port next', { PORT: 'next' }],
    ['--preview-port ', 'serve --port next --preview-port taken'],
    ['--preview-port ', 'serve --port next --preview-port next'],
    ['--metrics-port ', 'serve --port 0 --metrics-port taken'],
  ])(
    'of a port that is taken, what names it (%s), and a free one that the command does not want: %s',
    async (from, words, env = {}) => {
      const next = String(Number(port) + 1);
      const given = (word: string) => ({ taken: port, next })[word] ?? word;
      const { stderr } = await runSiteWith(
        { SITE_STORE: 'store', ...(env.PORT && { PORT: given(env.PORT) }) },
        folder,
        ...words.split(' ').map(given),
      );

      const [, named, free] = /→ .*: (PORT=|--[a-z-]+ )(\d+)$/m.exec(stderr) ?? [];
      expect(named).toBe(from);
      expect([port, ...words.split(' ').map(given)]).not.toContain(free);
    },
  );

  it.each([
    ['SITE_NOTIFY_SECRET', { SITE_NOTIFY_URL: 'https://chat.brand.in/hook' }],
    ['SITE_NOTIFY_SECRET', { SITE_NOTIFY_URL: 'https://chat.brand.in/hook', SITE_NOTIFY_SECRET: 'short' }],
    ['SITE_TIMESTAMP_URL', { SITE_TIMESTAMP_URL: 'tsa.brand.in' }],
    ['SITE_MAIL_URL is missing', { SITE_MAIL_FROM: 'site@brand.in' }],
    ['SITE_MAIL_FROM is missing', { SITE_MAIL_URL: 'smtps://mail.brand.in' }],
    [
      'SITE_MAIL_FROM is no mail address',
      { SITE_MAIL_URL: 'smtps://mail.brand.in', SITE_MAIL_FROM: 'brand.in' },
    ],
  ])('warns of %s before the work that goes on without it', async (name, env) => {
    const { stderr } = await runSiteWith({ SITE_STORE: 'store', ...env } as never, folder, 'status');

    expect(stderr).toMatch(new RegExp(`^warning: .*${name}`));
  });

  it('warns of a setting that is misspelt, and of no other program’s', async () => {
    const env = { SITE_PEPOLE: 'a', SITE_CAHCE: 'b', SITE_SIGN_KEY: 'c', SITE_URL: 'd', SITE_ID: 'e' };
    const { stderr } = await runSiteWith({ SITE_STORE: 'store', ...env }, folder, 'status');

    expect(stderr.match(/^warning: .*$/gm)).toEqual([
      'warning: SITE_PEPOLE is no setting; SITE_PEOPLE is one.',
      'warning: SITE_CAHCE is no setting; SITE_CACHE is one.',
      'warning: SITE_SIGN_KEY is no setting; SITE_SIGNING_KEY is one.',
    ]);
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
      /businessValues\.phone: must be an Indian mobile number[^]*businessValues\.city: must be the name of the city/,
    );
  });
});
