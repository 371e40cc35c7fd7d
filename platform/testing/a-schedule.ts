import {
  type DeploymentParts,
  type ScheduleTerms,
  nextScheduleNumber,
  readOpenSchedules,
  signSchedules,
} from '@site/ledger';
import { type TickOutcome, schedule, tick } from '@site/operations';
import { MemoryStore } from './memory-store';
import type { Store } from '@site/store';
import { aPerson, aSignedSite, decideBy, type Member, publishBy, putInForce, type Team } from './a-team';
import { fillStore } from './fill-store';
import { aLegal } from './tiny-parts';

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Schedules releases so many minutes ahead, by a person's key where one is given. */
export async function scheduleIn(
  store: Store,
  minutes: number,
  parts: DeploymentParts,
  { by, until }: { by?: Member; until?: number } = {},
): Promise<number> {
  const { terms } = await schedule({
    store,
    parts,
    at: inMinutes(minutes),
    ...(until && { until: inMinutes(until) }),
    author: by?.name ?? 'Asha',
    message: 'On its day',
    loadSigner: by?.loadSigner,
  });
  return terms.number!;
}

export function tickBy(store: Store, by?: Member): Promise<TickOutcome> {
  return tick({ store, loadSigner: by?.loadSigner });
}

/** A machine that is in the access policy and of no team. */
export async function aMachine(store: Store, team: Team): Promise<Member> {
  const machine = aPerson('Cron');
  await putInForce(store, team, (current) => ({
    ...current!,
    persons: {
      ...current!.persons,
      [machine.id]: { name: 'Cron', keys: [machine.publicKey], isMachine: true },
    },
  }));
  return machine;
}

/** A signed site of which a policy that two lawyers agree to goes live in an hour, by Lata's schedule, and a machine that carries it out. */
export async function aScheduledPolicy() {
  const store = new MemoryStore();
  const { team } = await aSignedSite(store);
  const machine = await aMachine(store, team);
  const policy = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  await decideBy(store, policy, team.ravi);
  await scheduleIn(store, 60, policy, { by: team.lata });
  return { store, team, machine, parts: policy };
}

/** The terms of all schedules that are open. */
export async function openTerms(store: Store): Promise<ScheduleTerms[]> {
  return (await readOpenSchedules(store)).map(({ terms }) => terms);
}

/** A schedule that was not composed or checked. */
export async function aRecordedSchedule(
  store: Store,
  minutes: number,
  parts: DeploymentParts,
  author = 'Asha',
): Promise<ScheduleTerms> {
  const terms = { parts, at: inMinutes(minutes).toISOString(), after: null, author, message: '' };
  const stated = { ...terms, time: new Date().toISOString() };
  const [record] = await signSchedules(store, null, [stated], await nextScheduleNumber(store));
  return record!();
}

/** The same site in a store of its own. */
export async function copyOfStore(store: Store): Promise<MemoryStore> {
  const copy = new MemoryStore();
  await fillStore(copy, store);
  return copy;
}

/** A store that counts what is written through it. */
export function countWrites(store: MemoryStore): { store: MemoryStore; writes: () => number } {
  const methods = [jest.spyOn(store, 'create'), jest.spyOn(store, 'replace')];
  return { store, writes: () => methods.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}
