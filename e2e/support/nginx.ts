import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installPackages } from '../../platform/testing/apt-get';
import { freePort } from '../../platform/testing/free-port';

export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
}

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];

/** The path of this machine's nginx; installs Debian's where there is none and this user may. Null without one. */
export function findNginx(say: (sentence: string) => void): string | null {
  if (!installed() && canInstall()) {
    say("No nginx found: installing Debian's with apt-get.");
    installPackages(['nginx']);
  }
  return installed();
}

function installed(): string | null {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

/**
 * Starts nginx with what an operator would write at `http` level, once `nginx -t` has nothing against it.
 * @param configuration of the port and of a folder that it may write to
 * @throws Error with nginx's words when it does not start
 */
export async function startNginx(
  nginx: string,
  configuration: (port: number, folder: string) => string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'site.conf'), configuration(port, folder));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const tested = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx -t refuses the configuration: ${tested.stderr}`);

  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await answers(
    url,
    () => child.exitCode === null,
    () => new Error(`nginx did not start: ${said}`),
  );
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    // The default user, `nobody`, may not read this user's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ].join('\n');
}

async function answers(url: string, isRunning: () => boolean, failure: () => Error): Promise<void> {
  while (isRunning()) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw failure();
}
