import type { Invitation, PeoplePage, Person, Proposal } from '../../api/people';
import { partName } from '../../web/content/fill';
import { type KnownSigner, againOn, describeChange, knownSigner, whyNoEditor } from '@site/operations';
import {
  type Invitation as StoredInvitation,
  Invitations,
  type People,
  type PeopleVersion,
  Proposals,
  decidersOn,
  fullName,
  hasJustRevoked,
  isOfTeam,
  isUsable,
  keyIdOf,
  missingSignatures,
  ownerOf,
  readLiveDeployment,
  readPeopleVersions,
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

/** Who may do what, and what the person who asks may change of it. */
export async function readPeoplePage(desk: DeskContext): Promise<PeoplePage> {
  const { store, loadSigner, isShared, signIn, signedIn } = desk;
  const [versions, proposed, invitations, live] = await Promise.all([
    readPeopleVersions(store),
    new Proposals(store).list(),
    new Invitations(store).list(),
    readLiveDeployment(store),
  ]);
  const people = versions.at(-1)?.people;
  if (!people)
    return {
      ...{ people: null, proposals: [], dropped: [], invitations: [] },
      whyNoChange: NO_POLICY,
      signing: { missing: 0, others: [], revokesAlone: true },
      isOwnDesk: !isShared,
    };
  const known = await knownSigner(people, loadSigner).catch(refusalIn);
  const isKeyless = known instanceof SiteError && known.code === 'key-missing';
  const maySignIn = isKeyless && !signedIn && signIn.isFor(people);
  const person = known instanceof SiteError ? null : known.person;
  const around = { versions, people, invitations, live: live?.sha256 ?? null, person };
  const open = proposed.filter(({ sha256 }) => versions.every((version) => version.sha256 !== sha256));
  const current = open.map((version) => version.people).filter((version) => !whyVoid(version, around));
  const deciders = decidersOn(people);
  return {
    people: peopleOf(versions, people, person),
    proposals: open.map((version) => proposalOf(version, around)),
    dropped: await new Proposals(store).listDropped(people.number + 1),
    invitations: invitations.toReversed().map((one) => invitationOf(one, people, current)),
    whyNoChange: maySignIn ? NOT_SIGNED_IN : whyNot(people, known),
    signing: {
      missing: Math.max(0, Math.min(people.editors.needed, deciders.length) - 1),
      others: deciders.filter((id) => id !== person).map((id) => people.persons[id]!.name),
      revokesAlone: person !== null && !hasJustRevoked(person, versions),
    },
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

function peopleOf(
  versions: PeopleVersion[],
  people: People,
  you: string | null,
): NonNullable<PeoplePage['people']> {
  const { parts, editors, persons } = people;
  const counts = (id: string) => persons[id]?.keys.some((key) => isUsable(key, Date.now()));
  const named = (ids: string[]) =>
    ids.map((id) => `${persons[id]?.name ?? id}${counts(id) ? '' : ' (no key that counts)'}`);
  return {
    parts: Object.entries(parts).map(([part, { publish, approve, rollBack, ...needed }]) => ({
      part,
      ...needed,
      publish: named(publish),
      approve: named(approve),
      rollBack: named(rollBack),
    })),
    persons: Object.keys(persons).map((id) => personOf(versions, people, id, you)),
    editors: { needed: editors.needed, names: named(editors.persons) },
    lacks: shortagesOf(people).map(([, shortage]) => shortage),
  };
}

function personOf(versions: PeopleVersion[], people: People, id: string, you: string | null): Person {
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
      state: isUsable(key, Date.now()) ? 'counts' : key.revoked ? 'revoked' : 'expired',
      revoked: revocationOf(versions, keyIdOf(key)),
    })),
  };
}

/** Who revoked a key, when and why: as the first version says that has it so. */
function revocationOf(versions: PeopleVersion[], keyId: string) {
  const at = versions.findIndex(({ people }) => ownerOf(people, keyId)?.key.revoked);
  if (at < 0) return null;
  const { people, envelope } = versions[at]!;
  const rules = (versions[at - 1] ?? versions[at]!).people;
  const by = signersOf(envelope, rules, Date.parse(people.time)).persons.map((id) => fullName(rules, id));
  return { by, time: people.time, message: people.message };
}

interface Surroundings {
  versions: PeopleVersion[];
  /** What is in force. */
  people: People;
  invitations: StoredInvitation[];
  /** SHA-256 of the live deployment; null for none. */
  live: string | null;
  /** Who asks; null where no key says that. */
  person: string | null;
}

/** Why no editor can agree to a proposal any more; null where one can. */
function whyVoid(version: People, { versions, people, live, ...around }: Surroundings): string | null {
  const first = versions[version.number - 1];
  const revoked = revokedInvitation(around.invitations, people, version);
  if (revoked) return `The invitation of ${revoked.terms.name}, whose passkey this adds, was revoked.`;
  if (first) return `“${first.people.message}” came into force first.`;
  return (version.after?.sha256 ?? null) === live ? null : 'Something went live since this was proposed.';
}

function proposalOf(version: PeopleVersion, around: Surroundings): Proposal {
  const { sha256, people, envelope } = version;
  const { versions, people: rules, invitations, person: you } = around;
  const { persons } = signersOf(envelope, rules, Date.parse(people.time));
  const reason = whyVoid(people, around);
  const again = reason === null ? null : againOn(version, versions);
  const lines =
    again && !revokedInvitation(invitations, rules, again) ? describeChange(rules, again, partName) : [];
  const isToRepeat = lines.length > 0;
  const deciders = withKey(rules, [...new Set([...decidersOn(rules), ...people.editors.persons])]);
  const left = deciders.filter((id) => !persons.includes(id));
  const whyNot = you && persons.includes(you) ? 'You have signed it.' : 'Its editors sign it.';
  return {
    sha256,
    message: people.message,
    time: people.time,
    by: persons.map((id) => fullName(rules, id)),
    // What is proposed once more changes what is in force by now.
    changes: isToRepeat
      ? lines
      : describeChange(versions[people.number - 2]?.people ?? null, people, partName),
    missing: reason ? 0 : missingSignatures(version, versions),
    waitsFor: reason ? [] : left.map((id) => rules.persons[id]!.name),
    why: reason ?? (you && left.includes(you) ? null : whyNot),
    isToRepeat,
  };
}

/** @param proposed versions that may still come into force */
function invitationOf(invitation: StoredInvitation, people: People, proposed: People[]): Invitation {
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
    state: stateOfInvitation(invitation, people, Date.now()),
    isProposed: key !== null && proposed.some((version) => ownerOf(version, key) !== null),
    key: key === null ? null : { id: key, shortId: shortKeyId(key), time: accepted!.time },
  };
}
