import {
  type OwnedKey,
  type PeopleVersion,
  missingSignatures,
  readPeopleVersions,
  Proposals,
  assertSingleLine,
  readPeople,
  readPolicyWaiver,
  recordPolicyWaiver,
} from '@site/ledger';
import type { Store } from '@site/store';
import type { Acting } from './own-key';
import { firstPeople, type Teams } from './people-input';
import { type PeopleOutcome, proposePeople } from './propose-people';
import { SiteError, type SiteProblem, finding } from '@site/errors';

interface BootstrapRequest extends Omit<Acting, 'author'> {
  keys: OwnedKey[];
  /** The key of the machine that carries schedules out; null for none. */
  machine?: OwnedKey | null;
  teams: Teams;
  /** E-mail addresses. */
  editors: string[];
  /** All parts of the site. */
  partNames: string[];
}

/**
 * Says for the first time who may ship what.
 * @throws SiteError `policy-exists`, and what {@link proposePeople} throws
 */
export function bootstrapPolicy({
  keys,
  machine,
  teams,
  editors,
  partNames,
  ...request
}: BootstrapRequest): Promise<PeopleOutcome> {
  return proposePeople({
    ...request,
    change: (current) => {
      if (current)
        throw new SiteError(
          'policy-exists',
          'This store has an access policy already; nothing was changed.',
          'Change it: npm run site -- people add, revoke or change',
        );
      const { persons, ...rules } = firstPeople(keys, teams, editors, partNames);
      if (!machine) return { ...rules, persons };
      const { id, name, publicKey } = machine;
      return { ...rules, persons: { ...persons, [id]: { name, keys: [publicKey], isMachine: true } } };
    },
  });
}

/** Who may ship what, and what was proposed instead. */
export interface PeopleState {
  /** Null without an access policy. */
  current: PeopleVersion | null;
  /** SHA-256 of the first version, to pin the store to it. */
  root: string | null;
  /** With how many have yet to sign each. */
  proposals: { version: PeopleVersion; missing: number }[];
}

/** @throws SiteError `policy-altered`, `policy-vanished`, and what reading records throws */
export async function readPeopleState(store: Store): Promise<PeopleState> {
  const versions = await readPeopleVersions(store);
  const current = versions.at(-1) ?? null;
  const proposals = await new Proposals(store).list(versions.length + 1);
  return {
    current,
    root: versions[0]?.sha256 ?? null,
    proposals: proposals.map((version) => ({ version, missing: missingSignatures(version, versions) })),
  };
}

/**
 * Waives the access policy: anyone with the store's credentials may ship, also to a public address.
 * @returns false when it was waived before
 * @throws SiteError `reason-missing`, `policy-exists`
 */
export async function waivePolicy({ store, author, message }: Acting): Promise<boolean> {
  assertSingleLine({ author, message });
  if (message.trim() === '') {
    throw new SiteError('reason-missing', 'It takes a reason; nothing was changed.', 'Give it: -m "why"');
  }
  if (await readPeople(store)) {
    throw new SiteError(
      'policy-exists',
      'This store has an access policy, and that is for good. Nothing was changed.',
      'See it: npm run site -- people',
    );
  }
  return recordPolicyWaiver(store, { author, message, time: new Date().toISOString() });
}

/** What keeps releases off a public address without an access policy. */
export async function missingPolicy(store: Store, origin: string): Promise<SiteProblem[]> {
  if (await readPolicyWaiver(store)) return [];
  const fact = `${origin} is open to the world, and this store has no access policy: anyone with its credentials could put anything there. Nothing was put live.`;
  const remedy =
    'Make one: npm run site -- people init (docs/who-ships-what.md). Or waive it once: npm run site -- people none -m "why"';
  return [finding('policy-missing', fact, remedy)];
}
