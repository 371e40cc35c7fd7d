import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../records/open-store';
import { aLiveSite } from '../../testing/a-live-site';
import { anArrival } from '../../testing/beacons';
import { SITE_COMMAND } from '../../testing/killed-process';
import { describeOnPostgres, postgresOfTheseTests } from '../../testing/postgres/use-postgres';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { readCounts } from '../../visits/open-visits';

/** After how many beacons that it acknowledged a collector is killed. */
const MOMENTS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

/** Pages that send at once. */
const SENDERS = 8;

/** Ten processes each. */
const LIMIT_MS = 120_000;

let folder: string;
let beacon: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const { deployment } = await aLiveSite(undefined, await openStore(join(folder, 'store'), { env: {} }));
  beacon = JSON.stringify(anArrival({ deployment: deployment.name, language: 'en' }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Kills a collector at the moment at which it has acknowledged so many beacons. @returns how many were sent and acknowledged */
async function killedAfter(
  most: number,
  words: string[],
  env: Record<string, string>,
): Promise<{ sent: number; acknowledged: number }> {
  const command = [SITE_COMMAND, 'collect', '--port', '0', '--store', join(folder, 'store'), ...words];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\S+/.exec(said.toString()) ?? [];
  let [sent, acknowledged] = [0, 0];
  const send = async () => {
    while (child.signalCode === null && acknowledged < most) {
      sent += 1;
      const answer = await fetch(url, { method: 'POST', body: beacon }).catch(() => null);
      if (answer?.status !== 204) continue;
      acknowledged += 1;
      if (acknowledged === most) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  await ended;
  return { sent, acknowledged };
}

async function countedIn(place: string): Promise<number> {
  const counts = await readCounts(place, new Date(0));
  return counts.find(({ measure }) => measure === 'arrival')!.count;
}

/** Lets the lock of a file grow old that a killed process left: another waits for that. */
function ageLock(place: string): void {
  if (existsSync(`${place}.lock`)) utimesSync(`${place}.lock`, 0, 0);
}

/** Kills collectors of a place one after the other, and compares it with what they acknowledged. */
async function killAtEachMoment(place: string, words: string[], env: Record<string, string>): Promise<void> {
  let [allSent, allAcknowledged] = [0, 0];
  for (const most of MOMENTS) {
    const { sent, acknowledged } = await killedAfter(most, words, env);
    allSent += sent;
    allAcknowledged += acknowledged;
    ageLock(place);

    const counted = await countedIn(place);
    expect(counted).toBeGreaterThanOrEqual(allAcknowledged);
    expect(counted).toBeLessThanOrEqual(allSent);
  }
}

it(
  'a collector that is killed at ten moments has all in its file that it acknowledged',
  () => {
    const place = join(folder, 'visits.sqlite');
    return killAtEachMoment(place, ['--file', place], {});
  },
  LIMIT_MS,
);

describeOnPostgres('given visits are counted in a database', () => {
  const { aDatabase } = postgresOfTheseTests();

  it(
    'a collector that is killed at ten moments has all in it that it acknowledged',
    async () => {
      const place = await aDatabase();
      await killAtEachMoment(place, [], { SITE_METRICS: place });
    },
    LIMIT_MS,
  );
});
