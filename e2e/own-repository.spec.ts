import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parts } from '@site/shared/federation';
import { copyJourneyStore } from './support/copy-folder-store';
import { expect, test } from './support/test';

const execute = promisify(execFile);

const { workspace } = parts.legal;

test.describe.configure({ timeout: 600_000 });

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
    await npm(repository, 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');

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
    const published = results(
      await site('publish', '--dist', dist, '--message', 'From a repository of its own'),
    );

    expect(published[0]).toMatchObject({ status: 'already-published', part: 'legal', release: before[0] });
    expect(releases()).toEqual(before);
  });

  await test.step('And what is not there is told, with where it is to be published', async () => {
    const said = await site('publish', 'landing').catch((error: { stdout: string }) => error.stdout);

    expect(results(said)[0]).toMatchObject({ problem: { code: 'part-not-here' } });
  });
});

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

/** What a command printed with `--json`: an object a line. */
function results(output: string): Record<string, unknown>[] {
  const lines = output.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
