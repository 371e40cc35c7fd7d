import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installPackages } from '../../deploy/testing/apt-get';
import { freePort } from '../../deploy/testing/free-port';
import type { RunningSite } from './site-command';

/** An nginx of this machine. */
export interface Nginx {
  path: string;
  /** The module that sends `.br` files; null where it is not installed. */
  brotliModule: string | null;
}

export interface RunningNginx extends RunningSite {
  /** Of the master process. */
  pid: number;
}

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];
const BROTLI_MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);
const DEBIAN_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const configurations = join(__dirname, '../../deploy/serve/hosts/nginx');

/** The nginx of this machine; installs Debian's where there is none and this user may. Null without one. */
export function findNginx(say: (sentence: string) => void): Nginx | null {
  if (!installed() && canInstall()) {
    say("No nginx found: installing Debian's with apt-get.");
    installPackages(DEBIAN_PACKAGES);
  }
  const path = installed();
  return path ? { path, brotliModule: BROTLI_MODULES.find((file) => existsSync(file)) ?? null } : null;
}

function installed(): string | null {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

/**
 * Serves a folder store by the configuration that operators use, with their edits made: path, port, and brotli where
 * there is a module for it.
 * @throws Error with nginx's words when it does not start
 */
export async function startNginx(
  { path, brotliModule }: Nginx,
  store: string,
  workers = 1,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, previewPort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'site.conf'), edited('site.conf', store, port));
  writeFileSync(join(folder, 'previews.conf'), edited('previews.conf', store, previewPort));
  if (brotliModule) writeFileSync(join(folder, 'site-brotli.conf'), 'brotli_static on;\n');
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, brotliModule, workers));
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];

  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
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
    previewUrl: `http://127.0.0.1:${previewPort}`,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGQUIT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function edited(file: string, store: string, port: number): string {
  return readFileSync(join(configurations, file), 'utf8')
    .replaceAll('/srv/site-store', store)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

function mainConfiguration(folder: string, brotliModule: string | null, workers: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    // Otherwise nobody: who may not read this user's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `worker_processes ${workers};`,
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr crit;',
    'events { worker_connections 2048; }',
    `http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; include ${join(folder, 'previews.conf')}; }`,
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
