import type { Store } from '@site/store';
import { type NamedDeployment, readRelease } from '@site/ledger';
import { prune, type PruneRequest } from '../operations/prune/prune';
import { verify } from '@site/operations';
import { aLiveSite, goLive } from './a-live-site';
import { fileNamed } from './content-name';
import { aLanding } from './tiny-parts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Three deployments with a landing release each; the third is live. */
export async function aSiteOfThreeDeployments(store: Store) {
  const { deployment: first } = await aLiveSite(undefined, store);
  const second = await goLive(store, [landingFor('Diwali', '2026-11-21T04:00:00.000Z')]);
  const third = await goLive(store, [landingFor('Holi', '2026-11-22T04:00:00.000Z')]);
  return { store, first, second, third };
}

/** A landing page for a day, published at a time. */
export function landingFor(day: string, time: string) {
  return aLanding({ sentence: `Open on ${day}.`, input: { time } });
}

/** The landing release of a deployment. */
export function landingOf({ record }: NamedDeployment): string {
  return record.parts.landing!.release;
}

/** Where the file lies that a deployment's landing page has to itself: its remote entry is the same as the others'. */
export async function pageFileOf(store: Store, deployment: NamedDeployment): Promise<string> {
  const { manifest } = (await readRelease(store, 'landing', landingOf(deployment)))!;
  return `files/landing/${fileNamed(manifest, '__federation_expose_LandingPage')}`;
}

/** Prunes for good, as if so many days had passed: one deployment and 30 days are kept, and previews of 7 days. */
export function pruneIn(store: Store, days: number, changes: Partial<PruneRequest> = {}) {
  return prune({
    store,
    window: { deployments: 1, days: 30, previewDays: 7 },
    now: new Date(Date.now() + days * DAY_MS),
    isReal: true,
    author: 'Asha',
    settle: async () => undefined,
    ...changes,
  });
}

/** What is wrong with a store. */
export async function errorsOf(store: Store) {
  const { problems } = await verify(store, () => undefined);
  // These prunings are dated days ahead, so that what they look at is old.
  return problems.filter(({ severity, code }) => severity === 'error' && code !== 'time-ahead');
}

/** `release landing@3fa9c2d41b7e0011`, for lists of what stays and goes. */
export function namesOf(items: { kind: string; name: string }[]): string[] {
  return items.map(({ kind, name }) => `${kind} ${name}`);
}
