import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../free-port';
import { keepForRun } from '../keep-for-run';
import { findPostgres } from './find-postgres';
import type { RunningPostgres } from './use-postgres';

const USER = 'site';
const PASSWORD = 'half-a-crate';

/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Nothing of it is kept: it waits for no disk. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
];

/** Starts a PostgreSQL below a folder, on this machine alone. */
async function start(folder: string, processes: ChildProcess[]): Promise<RunningPostgres> {
  const programs = findPostgres()!;
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password.txt');
  await mkdir(data);
  await writeFile(passwordFile, PASSWORD);
  if (isRoot) await Promise.all([data, passwordFile].map((path) => chown(path, NOBODY, NOBODY)));
  await promisify(execFile)(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      USER,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...as, cwd: folder },
  );
  const port = await freePort();
  const log = await open(join(folder, 'log'), 'w');
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...as, cwd: folder, stdio: ['ignore', log.fd, log.fd] },
  );
  processes.push(server);
  const address = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`;
  await untilAnswers(`${address}/postgres`, server);
  return { address };
}

async function untilAnswers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new Client(address);
    try {
      await client.connect();
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`postgres ended with ${server.exitCode}`);
}

void keepForRun({ start, endsBy: 'SIGQUIT' });
