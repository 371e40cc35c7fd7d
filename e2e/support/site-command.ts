import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../platform/testing/free-port';

/** Of the `site` command. */
export const command = join(__dirname, '../../platform/cli/bin/site.js');

/** Runs the `site` command to its end. @throws Error with its output when it fails. */
export function runSite(store: string, ...args: string[]): string {
  const words = [command, ...args, '--store', store];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`site ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** What a command printed with `--json`: an object a line. */
export function jsonLines(output: string): Record<string, unknown>[] {
  const lines = output.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

interface Started<Found> {
  found: Found;
  pid: number;
  /** All that it has printed. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts a program of ours that goes on until it is stopped.
 * @param find what it has printed of where it serves; null before
 * @throws Error with its output when it ends before
 */
export async function startProgram<Found>(
  words: string[],
  find: (output: string) => Found | null,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Started<Found>> {
  const child = spawn(process.execPath, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // A journey that runs out of time is ended before it can stop what it has started.
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit');
  let output = '';
  const found = await new Promise<Found>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = find(output);
      if (printed !== null) resolve(printed);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (status) => reject(new Error(`${words.join(' ')} ended with ${status}: ${output}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { found, pid: child.pid!, printed: () => output, stop };
}

export interface RunningSite {
  url: string;
  /** Origin of the previews. */
  previewUrl: string;
  /** Where Prometheus reads. */
  metricsUrl?: string;
  pid: number;
  stop(): Promise<void>;
}

/** Serves a store's live site and its previews on free ports. @param options more of the command */
export function serveSite(store: string, ...options: string[]): Promise<RunningSite> {
  return serveBy(command, store, ...options);
}

/** The same by another checkout's command. @param file of the command */
export async function serveBy(file: string, store: string, ...options: string[]): Promise<RunningSite> {
  const { found, pid, stop } = await startProgram(
    [file, 'serve', '--port', '0', '--store', store, ...options],
    (output) => {
      const urls = output.match(/http:\/\/localhost:\d+(\/metrics)?/g) ?? [];
      return urls.length >= 2 ? urls : null;
    },
  );
  const [url = '', previewUrl = '', metricsUrl] = found;
  return { url, previewUrl, metricsUrl, pid, stop };
}

const ONE_TIME_LINK = /http:\/\/localhost:\d+\/open\?token=\S+/;

export interface StartedDesk {
  /** Opens it once; at a shared desk, for each person who signs in. */
  link: string;
  /** At a shared desk without an access policy: lets one person begin, once. */
  bootstrapLink: string | null;
  stop(): Promise<void>;
}

const ROOT = join(__dirname, '../..');

/**
 * Starts the desk on a store, in a process of its own: it compiles the working copy's schemas, in whatever process it runs.
 * @param root of the working copy whose words are edited
 */
export function startDesk(store: string, author: string, root = ROOT): Promise<StartedDesk> {
  return runDesk(root, author, ['--store', store, '--port', '0'], ONE_TIME_LINK);
}

/** Starts a desk that several persons share, on a free port of this machine. @param root as {@link startDesk} takes it */
export async function startSharedDesk(store: string, root = ROOT): Promise<StartedDesk> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options = ['--store', store, '--port', String(port), '--public', origin];
  return runDesk(root, 'nobody', options, new RegExp(`${origin}/`));
}

/** @param linkIn finds the link in what it prints */
async function runDesk(
  root: string,
  author: string,
  options: string[],
  linkIn: RegExp,
): Promise<StartedDesk> {
  const { found, stop } = await startProgram(
    [join(root, 'platform/cli/bin/site.js'), 'desk', ...options],
    (output) => {
      const [link] = linkIn.exec(output) ?? [];
      const [bootstrapLink = null] = ONE_TIME_LINK.exec(output) ?? [];
      return link ? { link, bootstrapLink } : null;
    },
    { cwd: root, env: { ...process.env, SITE_AUTHOR: author } },
  );
  return { ...found, stop };
}
