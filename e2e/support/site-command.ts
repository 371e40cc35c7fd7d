import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { close, listen } from '@site/server';

/** Of the `site` command. */
export const command = join(__dirname, '../../platform/cli/bin/site.js');

/** Runs the `site` command to its end. @throws Error with its output when it fails. */
export function runSite(store: string, ...args: string[]): string {
  const words = [command, ...args, '--store', store];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`site ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

export interface RunningSite {
  url: string;
  /** Origin of the previews. */
  previewUrl: string;
  /** Where Prometheus reads; undefined without a port for it. */
  metricsUrl?: string;
  stop(): Promise<void>;
}

/** Serves a store's live site and its previews on free ports. @param options more of the command */
export function serveSite(store: string, ...options: string[]): Promise<RunningSite & { pid: number }> {
  return serveBy(command, store, ...options);
}

/** The same by another checkout's command. @param file of the command */
export async function serveBy(
  file: string,
  store: string,
  ...options: string[]
): Promise<RunningSite & { pid: number }> {
  const child = spawn(process.execPath, [file, 'serve', '--port', '0', '--store', store, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url, previewUrl, metricsUrl] = await new Promise<string[]>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const urls = output.match(/http:\/\/localhost:\d+(\/metrics)?/g) ?? [];
      if (urls.length >= 2) resolve(urls);
    });
    child.on('exit', (status) => reject(new Error(`site serve ended with ${status}: ${output}`)));
  });
  // A journey that runs out of time is ended before it can stop what it has started.
  process.once('exit', () => child.kill());
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: url!,
    previewUrl: previewUrl!,
    metricsUrl,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      await stopped;
    },
  };
}

const ONE_TIME_LINK = /http:\/\/localhost:\d+\/open\?token=\S+/;

interface StartedDesk {
  /** Opens it once; at a shared desk, for each person who signs in. */
  link: string;
  /** At a shared desk without an access policy: lets one person begin, once. */
  bootstrapLink: string | null;
  stop(): Promise<void>;
}

/**
 * Starts the desk on a store, in a process of its own: it compiles the working copy's schemas, in whatever process it runs.
 * @param root of the working copy whose words are edited
 */
export async function startDesk(
  store: string,
  author: string,
  root = join(__dirname, '../..'),
): Promise<StartedDesk> {
  return runDesk({
    store,
    author,
    root,
    options: ['--port', '0'],
    linkIn: ONE_TIME_LINK,
  });
}

/** Starts a desk that several persons share, on a free port of this machine. @param root as {@link startDesk} takes it */
export async function startSharedDesk(store: string, root = join(__dirname, '../..')): Promise<StartedDesk> {
  const taken = createServer();
  const port = await listen(taken, 0);
  await close(taken, 0);
  const origin = `http://localhost:${port}`;
  const options = ['--port', String(port), '--public', origin];
  return runDesk({ store, author: 'nobody', root, options, linkIn: new RegExp(`${origin}/`) });
}

interface DeskProcess {
  store: string;
  author: string;
  root: string;
  options: string[];
  /** Finds the link in what it prints. */
  linkIn: RegExp;
}

async function runDesk({ store, author, root, options, linkIn }: DeskProcess): Promise<StartedDesk> {
  const own = join(root, 'platform/cli/bin/site.js');
  const child = spawn(process.execPath, [own, 'desk', '--store', store, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SITE_AUTHOR: author },
  });
  const [link, bootstrapLink] = await new Promise<[string, string | null]>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [printed] = linkIn.exec(output) ?? [];
      const [beginning = null] = ONE_TIME_LINK.exec(output) ?? [];
      if (printed) resolve([printed, beginning]);
    });
    child.on('exit', (status) => reject(new Error(`site desk ended with ${status}: ${output}`)));
  });
  process.once('exit', () => child.kill());
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    link,
    bootstrapLink,
    stop: async () => {
      child.kill('SIGTERM');
      await stopped;
    },
  };
}
