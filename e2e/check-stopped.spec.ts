import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './support/own-site';
import { command, runSite } from './support/site-command';
import { expect } from './support/test';

test.skip(process.platform !== 'linux', 'Elsewhere, no file says what belongs to a process.');

/** What `site status --json` says, of what is wanted here. */
interface Status {
  live: { parts: Record<'landing', { release: string }> };
}

/** Processes that keep their temporary files in a folder. */
function processesOf(temporary: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && environmentOf(pid).includes(`TMPDIR=${temporary}`));
}

/** Empty for a process that has ended, or is not ours. */
function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Starts a check of what is live, and waits for a word of it. */
async function checkUntil(store: string, word: string) {
  const { live } = JSON.parse(runSite(store, '--json', 'status')) as Status;
  const temporary = join(store, 'temporary');
  await mkdir(temporary);
  const words = ['check', `landing@${live.parts.landing.release}`, '--language', 'en'];
  const checking = spawn(process.execPath, [command, ...words, '--store', store], {
    env: { ...process.env, TMPDIR: temporary },
  });
  let said = '';
  checking.stderr.on('data', (text) => (said += text));
  const browsers = () => processesOf(temporary).filter((pid) => pid !== checking.pid);
  await expect.poll(() => said).toContain(word);
  expect(browsers()).not.toEqual([]);
  return { checking, browsers, said: () => said };
}

async function recordsOfChecks(store: string): Promise<string[]> {
  const previews = await readdir(join(store, 'previews'), { recursive: true });
  return previews.filter((path) => path.includes('checks'));
}

test('a check that is stopped ends at once, and leaves no word, no browser and no record', async ({
  ownSite,
}) => {
  const { checking, browsers, said } = await checkUntil(ownSite.folder, 'Opening');

  checking.kill('SIGTERM');

  expect(await once(checking, 'close')).toEqual([143, null]);
  expect(said()).not.toMatch(/error|defect/);
  await expect.poll(browsers).toEqual([]);
  expect(await recordsOfChecks(ownSite.folder)).toEqual([]);
});
