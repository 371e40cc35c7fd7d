import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cephConfiguration } from './ceph-configuration';
import { freePort } from '../free-port';
import { startGateway } from './gateway';

const execute = promisify(execFile);

/** The monitor needs a moment before it takes the first command. */
const MAX_TRIES = 50;

/** A running Ceph: what tests need of it, written to a file that they read. */
export interface RunningCeph {
  /** `ceph.conf`, to start another gateway or make another user. */
  configuration: string;
  /** Of the first gateway. */
  url: string;
}

/**
 * Starts a monitor, a storage daemon in memory and a gateway below a folder, as children of this process.
 * @param daemons gets each process as it starts
 */
export async function startDaemons(folder: string, daemons: ChildProcess[]): Promise<RunningCeph> {
  const fsid = randomUUID();
  const configuration = join(folder, 'ceph.conf');
  const monitorPort = await freePort();
  for (const name of ['run', 'log', 'mon', 'osd', 'rgw'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(configuration, cephConfiguration({ folder, fsid, monitorPort }));
  const run = (command: string, ...words: string[]) =>
    execute(command, words, { env: { ...process.env, CEPH_CONF: configuration } });
  const start = (command: string, ...words: string[]) => {
    const daemon = spawn(command, ['-f', '-c', configuration, ...words], { stdio: 'ignore' });
    daemons.push(daemon);
    return daemon;
  };

  const keyring = join(folder, 'keyring');
  await run(
    'ceph-authtool',
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  );
  for (const name of ['client.admin', 'client.rgw'])
    await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...all('mon'), ...all('osd'), ...all('mgr'));
  const map = join(folder, 'monmap');
  await run('monmaptool', '--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, '--fsid', fsid, map);
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
  start('ceph-mon', '-i', 'a');

  const id = randomUUID();
  await untilTaken(() => run('ceph', '--connect-timeout', '10', 'osd', 'new', id));
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id);
  // As the monitor refuses the first command of some (a race over its map), a storage daemon may end at once.
  const startStorage = () =>
    start('ceph-osd', '-i', '0').once('exit', (code) => code === 1 && startStorage());
  startStorage();
  const gateway = await startGateway(configuration, (gateway) => daemons.push(gateway));
  return { configuration, url: gateway.url };
}

const all = (daemon: string) => ['--cap', daemon, 'allow *'];

async function untilTaken(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (attempt === MAX_TRIES) throw error;
      await pause(200);
    }
  }
}
