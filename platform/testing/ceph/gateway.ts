import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';

/** A RADOS Gateway: the process that speaks S3 for a Ceph. Several can serve the same buckets. */
export interface Gateway {
  url: string;
  process: ChildProcess;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a gateway, and waits until it answers.
 * @param configuration path of `ceph.conf`
 * @param onStart gets the process before it answers
 */
export async function startGateway(
  configuration: string,
  onStart?: (gateway: ChildProcess) => void,
): Promise<Gateway> {
  const own = await freePort();
  const url = `http://127.0.0.1:${own}`;
  const gateway = spawn(
    'radosgw',
    ['-f', '-c', configuration, '-n', 'client.rgw', '--rgw-frontends', `beast endpoint=127.0.0.1:${own}`],
    { stdio: 'ignore', cwd: dirname(configuration) },
  );
  onStart?.(gateway);
  while (gateway.exitCode === null && gateway.signalCode === null) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, process: gateway, kill: () => kill(gateway) };
    await pause(50);
  }
  throw new Error(
    `radosgw ended with ${gateway.exitCode ?? gateway.signalCode}: see ${dirname(configuration)}/log`,
  );
}

async function kill(gateway: ChildProcess): Promise<void> {
  if (gateway.exitCode !== null || gateway.signalCode !== null) return;
  gateway.kill('SIGKILL');
  await once(gateway, 'exit');
}
