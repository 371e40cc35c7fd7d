import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CarriedOut, changesOfTick, watchSchedules } from '@site/operations';
import {
  type OwnedKey,
  type Signer,
  configurationFolder,
  keyIdOf,
  makeKey,
  ownerOf,
  readPeople,
  readSigner,
} from '@site/ledger';
import type { Store } from '@site/store';
import { formatDuration, shortTime } from '@site/text';
import type { Context } from './context';
import { mailFrom, notifyOf, stampAfterGoingLive } from './outbox';

/** As the access policy names it. It has no right with any part. */
const MACHINE = { name: 'Schedules of the desk', id: 'schedules@desk.internal' };

/**
 * The key by which this machine carries schedules out in a store that people begin with passkeys, which no machine has. Made at the
 * first call; null where the environment names no home.
 * @throws SiteError as {@link makeKey} and {@link readSigner} do
 */
export async function machineKey({ env }: Pick<Context, 'env'>): Promise<OwnedKey | null> {
  const file = fileIn(env);
  if (!file) return null;
  const key = await readMachineKey(env);
  return key ? { ...MACHINE, publicKey: key.publicKey } : makeKey(file, `${MACHINE.name} <${MACHINE.id}>`);
}

/** The key that carries schedules out: that of the person who runs the command, else this machine's, where the store knows it. */
export async function scheduleSigner(
  { env, loadSigner }: Pick<Context, 'env' | 'loadSigner'>,
  store: Store,
): Promise<Signer | null> {
  const own = await loadSigner();
  const policy = (await readPeople(store))?.people;
  if (!policy) return own;
  const isKnown = ({ publicKey }: Signer) => ownerOf(policy, keyIdOf(publicKey)) !== null;
  if (own && isKnown(own)) return own;
  const machine = await readMachineKey(env);
  return machine && isKnown(machine) ? machine : own;
}

async function readMachineKey(env: Context['env']): Promise<Signer | null> {
  const file = fileIn(env);
  if (!file || !existsSync(file)) return null;
  return readSigner({ SITE_KEY: file });
}

function fileIn(env: Context['env']): string | null {
  const folder = configurationFolder(env);
  return folder && join(folder, 'machine-key.pem');
}

/** As often as `site tick` runs. */
const MAIL_EVERY_MS = 60_000;

/** Carries schedules out while a command goes on, and says what was done. */
export function watchSchedulesOf(context: Context, store: Store): ReturnType<typeof watchSchedules> {
  const { log } = context.report;
  let mailedAt = -Infinity;
  return watchSchedules({
    store,
    loadSigner: () => scheduleSigner(context, store),
    progress: (sentence) => log('error', sentence),
    onTick: ({ done, refused }) => {
      for (const schedule of done) log('information', sentenceOn(schedule), { schedule });
      void notifyOf(context, changesOfTick({ done, refused }));
      if (done.length > 0) void stampAfterGoingLive(context, store);
      if (performance.now() - mailedAt < MAIL_EVERY_MS) return;
      mailedAt = performance.now();
      void mailFrom(context, store);
    },
  });
}

/** What was done for a schedule, in a sentence. */
export function sentenceOn({ number, releases, deployment, due, lateMs }: CarriedOut): string {
  const late = lateMs >= 60_000 ? `, ${formatDuration(lateMs)} late` : '';
  return `Schedule ${number} is carried out: live is ${releases.join(', ')}, with deployment ${deployment} (due ${shortTime(due)}${late}).`;
}
