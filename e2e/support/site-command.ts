import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const command = join(__dirname, '../../deploy/bin/site.js');

/** Runs the `site` command to its end. @throws Error with its output when it fails. */
export function runSite(store: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args, '--store', store], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`site ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

export interface RunningSite {
  url: string;
  /** Origin of the previews. */
  previewUrl: string;
  stop(): Promise<void>;
}

/** Serves a store's live channel and its previews on free ports. */
export async function serveSite(store: string): Promise<RunningSite & { pid: number }> {
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--store', store], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url, previewUrl] = await new Promise<[string, string]>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [site, previews] = output.match(/http:\/\/localhost:\d+/g) ?? [];
      if (site && previews) resolve([site, previews]);
    });
    child.on('exit', (status) => reject(new Error(`site serve ended with ${status}: ${output}`)));
  });
  // A journey that runs out of time is ended before it can stop what it has started.
  process.once('exit', () => child.kill());
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    previewUrl,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      await stopped;
    },
  };
}
