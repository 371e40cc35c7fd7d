import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@site/shared/federation';
import { copyJourneyStore } from './support/copy-folder-store';
import { jsonLines } from './support/site-command';
import { expect, test } from './support/test';

const execute = promisify(execFile);

const { workspace } = parts.legal;

let folder: string;
let repository: string;
let store: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-repository-'));
  repository = join(folder, 'legal-site');
  store = copyJourneyStore();
});
test.afterAll(() => [folder, store].forEach((one) => rmSync(one, { recursive: true, force: true })));

test('the team of legal moves into a repository of its own, and ships from there what it shipped before', async () => {
  const releases = () => readdirSync(join(store, 'releases/legal'));
  const before = releases();
  expect(before).toHaveLength(1);

  await test.step('Given a repository with legal alone, outside of this one', async () => {
    await npm(process.cwd(), 'run', 'own-repository', '--', 'legal', repository);
    await install();

    const others = ['shell', parts.landing.workspace].filter((name) => existsSync(join(repository, name)));
    expect(others).toEqual([]);
  });

  await test.step('Then its type check passes there, and tests find what they need', async () => {
    await npm(repository, 'run', 'typecheck');
    await npm(repository, 'test', '--', `${workspace}/sections/article`);
  });

  await test.step('And its build is, byte for byte, the release that this repository made', async () => {
    await npm(repository, 'run', 'build');
    const dist = join(workspace, 'dist');
    const published = jsonLines(
      await site('publish', '--dist', dist, '--message', 'From a repository of its own'),
    );

    expect(published[0]).toMatchObject({ status: 'already-published', part: 'legal', release: before[0] });
    expect(releases()).toEqual(before);
  });

  await test.step('And what is not there is told, with where it is to be published', async () => {
    const said = await site('publish', 'landing').catch((error: { stdout: string }) => error.stdout);

    expect(jsonLines(said)[0]).toMatchObject({ problem: { code: 'part-not-here' } });
  });
});

/**
 * Does what `npm ci` would, which agrees with the lock file first. The packages of others are links to those of this repository:
 * unpacking them all takes minutes.
 */
async function install(): Promise<void> {
  await npm(repository, 'ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const here = join(process.cwd(), 'node_modules');
  const there = join(repository, 'node_modules');
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  for (const [place, { link, resolved = '' }] of Object.entries(lock.packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (!name) continue;
    const folder = join(there, name);
    mkdirSync(dirname(folder), { recursive: true });
    const file = /^file:(.*)/.exec(resolved)?.[1];
    if (file) {
      mkdirSync(folder);
      await execute('tar', ['-xzf', join(repository, file), '-C', folder, '--strip-components=1']);
    } else symlinkSync(join(link ? repository : here, link ? resolved : name), folder);
  }
  mkdirSync(join(there, '.bin'));
  for (const name of readdirSync(join(here, '.bin'))) {
    const program = readlinkSync(join(here, '.bin', name));
    if (existsSync(join(there, '.bin', program))) symlinkSync(program, join(there, '.bin', name));
  }
}

/** Runs npm in a folder. @throws Error with its output when it fails */
async function npm(cwd: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined };
  const { stdout } = await execute('npm', words, { cwd, env, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Runs the repository's own `site` command on the store. */
function site(...words: string[]): Promise<string> {
  return npm(repository, 'run', '--silent', 'site', '--', '--json', '--store', store, ...words);
}
