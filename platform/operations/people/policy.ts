import {
  type Invitation,
  Invitations,
  type OwnedKey,
  type PeopleVersion,
  decidersOn,
  missingSignatures,
  readLiveDeployment,
  readPeopleVersions,
  Proposals,
  readPeople,
  readPolicyWaiver,
  recordPolicyWaiver,
  revokedInvitation,
  signersOf,
  withKey,
} from '@site/ledger';
import type { Store } from '@site/store';
import { type Acting, assertReason } from './own-key';
import { firstPeople, type Teams, withMachine } from './people-input';
import { type PeopleOutcome, proposePeople } from './propose-people';
import { nameOfChange } from './describe-change';
import { SiteError, type SiteProblem, finding, nullIfRefused } from '@site/errors';

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
export function bootstrapPolicy(given: BootstrapRequest): Promise<PeopleOutcome> {
  const { keys, machine, teams, editors, partNames, ...request } = given;
  return proposePeople({
    ...request,
    change: (current) => {
      if (current)
        throw new SiteError(
          'policy-exists',
          'This store has an access policy already; nothing was changed.',
          'Change it: npm run site -- people add, revoke or change',
        );
      const first = firstPeople(keys, teams, editors, partNames);
      return machine ? withMachine(first, machine, { publish: [], rollBack: [] }) : first;
    },
  });
}

/** Who may ship what, and what was proposed instead. */
export interface PeopleState {
  /** All versions of the access policy, oldest first; none without one. */
  versions: PeopleVersion[];
  /** The one in force; null without an access policy. */
  current: PeopleVersion | null;
  /** SHA-256 of the first version, to pin the store to it. */
  root: string | null;
  /** Oldest first. */
  invitations: Invitation[];
  /** What is not in force, oldest first. */
  proposals: ProposalState[];
}

/** What was proposed. */
export interface ProposalState {
  version: PeopleVersion;
  /** Why no editor can agree to it any more; null where one can. */
  whyVoid: string | null;
  /** How many have yet to sign it; none where it is void. */
  missing: number;
  /** Who signed it, and who still can, by address. */
  signedBy: string[];
  waitsFor: string[];
}

/** @throws SiteError `policy-altered`, `policy-vanished`, and what reading records throws */
export async function readPeopleState(store: Store): Promise<PeopleState> {
  const versions = await readPeopleVersions(store);
  const current = versions.at(-1) ?? null;
  const [proposed, invitations, live] = await Promise.all([
    new Proposals(store).list(),
    new Invitations(store).list(),
    readLiveDeployment(store).catch(nullIfRefused),
  ]);
  const whyVoid = ({ people }: PeopleVersion): string | null => {
    const first = versions[people.number - 1];
    const revoked = current && revokedInvitation(invitations, current.people, people);
    if (revoked) return `The invitation of ${revoked.terms.name}, whose passkey this adds, was revoked.`;
    if (first) return `“${nameOfChange(first, versions)}” came into force first.`;
    const isOfNow = (people.after?.sha256 ?? null) === (live?.sha256 ?? null);
    return isOfNow ? null : 'Something went live since this was proposed.';
  };
  const proposals = proposed
    .filter(({ sha256 }) => versions.every((version) => version.sha256 !== sha256))
    .map((version): ProposalState => {
      const { people, envelope } = version;
      const rules = current?.people ?? people;
      const signedBy = signersOf(envelope, rules, Date.parse(people.time)).persons;
      const may = withKey(rules, [...new Set([...decidersOn(rules), ...people.editors.persons])]);
      const reason = whyVoid(version);
      return {
        version,
        whyVoid: reason,
        missing: reason === null ? missingSignatures(version, versions) : 0,
        signedBy,
        waitsFor: current && reason === null ? may.filter((id) => !signedBy.includes(id)) : [],
      };
    });
  return { versions, current, root: versions[0]?.sha256 ?? null, invitations, proposals };
}

/**
 * Waives the access policy: anyone with the store's credentials may ship, also to a public address.
 * @returns false when it was waived before
 * @throws SiteError `reason-missing`, `policy-exists`
 */
export async function waivePolicy({ store, author, message }: Acting): Promise<boolean> {
  assertReason({ author, message });
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
