import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** For the hook of a test that may be the first to ask, in ms. */
export const START_LIMIT_MS = 120_000;

/**
 * A server that all processes of this test run share, started by the first that asks; it ends with the run.
 * @param name of its folder, `ceph`
 * @param keeper source that runs `keepForRun`
 * @returns what its start returned
 */
export async function serverOfThisRun<Server>(name: string, keeper: string): Promise<Server> {
  const run = process.env.SITE_TEST_RUN || String(process.pid);
  const folder = join(tmpdir(), `site-${name}-${run}`);
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const words = ['--import', require.resolve('tsx'), keeper, folder, run];
    spawn(process.execPath, words, { detached: true, stdio: 'ignore' }).unref();
  }
  for (const start = Date.now(); Date.now() - start < START_LIMIT_MS; await pause(50)) {
    if (existsSync(join(folder, 'failed.txt')))
      throw new Error(`${name} did not start: ${await readFile(join(folder, 'failed.txt'), 'utf8')}`);
    if (existsSync(join(folder, 'ready.json')))
      return JSON.parse(await readFile(join(folder, 'ready.json'), 'utf8')) as Server;
  }
  throw new Error(`${name} did not start within ${START_LIMIT_MS / 1000} s: see ${folder}`);
}
