import type { Invitation, PeoplePage, Person, Proposal } from '../../api/people';
import { partName } from '../../web/content/fill';
import {
  type KnownSigner,
  type PeopleState,
  describeChange,
  knownSigner,
  readPeopleState,
  whyNoEditor,
} from '@site/operations';
import {
  type Invitation as StoredInvitation,
  type People,
  decidersOn,
  fullName,
  isOfTeam,
  isUsable,
  keyIdOf,
  ownerOf,
  readDroppedProposals,
  readInvitations,
  readLiveDeployment,
  readPeopleVersions,
  readProposals,
  revokedInvitation,
  shortKeyId,
  shortagesOf,
  signersOf,
  stateOfInvitation,
  withKey,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { sentenceAtDesk } from './summaries';

/** Who may what, and what the person who asks may change of it. */
export async function readPeoplePage(desk: DeskContext): Promise<PeoplePage> {
  const { store, loadSigner, isShared, signIn, signedIn } = desk;
  const [state, invitations, live] = await Promise.all([
    readPeopleState(store),
    readInvitations(store),
    readLiveDeployment(store),
  ]);
  const people = state.current?.people;
  if (!people)
    return {
      ...{ people: null, proposals: [], dropped: [], invitations: [] },
      whyNoChange: NO_POLICY,
      isOwnDesk: !isShared,
    };
  const known = await knownSigner(people, loadSigner).catch(refusalIn);
  const isKeyless = known instanceof SiteError && known.code === 'key-missing';
  const maySignIn = isKeyless && !signedIn && signIn.isFor(people);
  const whyNoChange = maySignIn ? NOT_SIGNED_IN : whyNot(people, known);
  const person = known instanceof SiteError ? null : known.person;
  const now = Date.now();
  const isOutdated = ({ after }: People) => (after?.sha256 ?? null) !== (live?.sha256 ?? null);
  const proposed = state.proposals.map(({ version }) => version.people).filter((one) => !isOutdated(one));
  const voidBy = (version: People) => reasonOutdated(version, { people, invitations, isOutdated });
  const overtaken = (await readProposals(store, people.number))
    .filter(({ sha256 }) => sha256 !== state.current!.sha256)
    .map((version) => ({ version, missing: 0 }));
  const before = (await readPeopleVersions(store))[people.number - 2]?.people ?? null;
  return {
    people: peopleOf(people, person, now),
    proposals: [
      ...proposalsOf({ people, base: people }, state.proposals, person, voidBy),
      ...proposalsOf({ people, base: before }, overtaken, person, () => overtakenBy(people)),
    ],
    dropped: await readDroppedProposals(store, people.number + 1),
    invitations: invitations.reverse().map((one) => invitationOf(one, people, proposed, now)),
    whyNoChange,
    isOwnDesk: !isShared,
  };
}

const NO_POLICY = 'Nothing says yet who may do what.';
const NOT_SIGNED_IN = 'Sign in with your passkey, above, to change this.';

function refusalIn(error: unknown): SiteError {
  if (error instanceof SiteError) return error;
  throw error;
}

function whyNot(people: People, known: KnownSigner | SiteError): string | null {
  if (known instanceof SiteError) return sentenceAtDesk(known);
  return people.editors.persons.includes(known.person) ? null : whyNoEditor(people, known.person);
}

function peopleOf(people: People, you: string | null, now: number): NonNullable<PeoplePage['people']> {
  const { parts, editors } = people;
  const named = (ids: string[]) => ids.map((id) => people.persons[id]?.name ?? id);
  return {
    parts: Object.entries(parts).map(([part, { publish, approve, rollBack, persons, besidesAuthor }]) => ({
      part,
      persons,
      besidesAuthor,
      publish: named(publish),
      approve: named(approve),
      rollBack: named(rollBack),
    })),
    persons: Object.keys(people.persons).map((id) => personOf(people, id, you, now)),
    editors: { needed: editors.needed, names: named(editors.persons) },
    lacks: shortagesOf(people).map(([, shortage]) => shortage),
  };
}

function personOf(people: People, id: string, you: string | null, now: number): Person {
  const { name, keys, isMachine = false } = people.persons[id]!;
  return {
    id,
    name,
    isMachine,
    isEditor: people.editors.persons.includes(id),
    isYou: id === you,
    teams: Object.keys(people.parts).filter((part) => isOfTeam(people, part, id)),
    keys: keys.map((key) => ({
      id: keyIdOf(key),
      shortId: shortKeyId(keyIdOf(key)),
      kind: key.kind,
      desk: key.kind === 'passkey' ? key.origin : null,
      state: isUsable(key, now) ? 'counts' : key.revoked ? 'revoked' : 'expired',
    })),
  };
}

interface Surroundings {
  people: People;
  invitations: StoredInvitation[];
  /** Whether something went live since a version was proposed. */
  isOutdated: (version: People) => boolean;
}

/** Why no editor can agree to a version any more; null where one can. */
function reasonOutdated(version: People, { people, invitations, isOutdated }: Surroundings): string | null {
  if (isOutdated(version)) return OUTDATED;
  const revoked = revokedInvitation(invitations, people, version);
  return revoked && `The invitation of ${revoked.terms.name}, whose passkey this adds, was revoked.`;
}

/**
 * @param base what the versions were proposed to change; null for nothing
 * @param voidBy why no editor can agree to a version any more
 */
function proposalsOf(
  { people: rules, base }: { people: People; base: People | null },
  proposals: PeopleState['proposals'],
  you: string | null,
  voidBy: (version: People) => string | null,
): Proposal[] {
  return proposals.map(({ version: { sha256, people, envelope }, missing }) => {
    const { persons } = signersOf(envelope, rules, Date.parse(people.time));
    const reason = voidBy(people);
    const deciders = withKey(rules, [...new Set([...decidersOn(rules), ...people.editors.persons])]);
    const left = deciders.filter((id) => !persons.includes(id));
    const whyNot = you && persons.includes(you) ? 'You have signed it.' : 'Its editors sign it.';
    return {
      sha256,
      message: people.message,
      time: people.time,
      by: persons.map((id) => fullName(rules, id)),
      changes: describeChange(base, people, partName),
      missing,
      waitsFor: reason ? [] : left.map((id) => rules.persons[id]!.name),
      why: reason ?? (you && left.includes(you) ? null : whyNot),
    };
  });
}

const OUTDATED =
  'Something went live since this was proposed, which it does not know of. Propose it again below, where it was proposed.';

const overtakenBy = ({ message }: People) =>
  `“${message}” came into force first. Propose it again below, where it was proposed, and drop this one.`;

/** @param proposed versions that may still come into force */
function invitationOf(
  invitation: StoredInvitation,
  people: People,
  proposed: People[],
  now: number,
): Invitation {
  const { terms, accepted } = invitation;
  const { number, name, id, teams, isEditor, author, until } = terms;
  const key = accepted && keyIdOf(accepted.publicKey);
  return {
    number,
    name,
    email: id,
    teams,
    isEditor,
    author,
    until,
    state: stateOfInvitation(invitation, people, now),
    isProposed: key !== null && proposed.some((version) => ownerOf(version, key) !== null),
    key: key === null ? null : { id: key, shortId: shortKeyId(key), time: accepted!.time },
  };
}
