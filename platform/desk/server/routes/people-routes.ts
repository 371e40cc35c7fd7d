import {
  acceptInvitation,
  type KnownSigner,
  type PeopleState,
  type ProposalState,
  againOn,
  describeChange,
  isOfOne,
  knownSigner,
  openInvitation,
  readPeopleState,
  titleOfChange,
  whyNoEditor,
  withoutKey,
  withoutMember,
} from '@site/operations';
import {
  type Invitation,
  type PartRule,
  type People,
  type PeopleVersion,
  Proposals,
  decidersOn,
  fullName,
  hasJustRevoked,
  isOfTeam,
  isUsable,
  keyIdOf,
  mayRollBack,
  ownerOf,
  revokedInvitation,
  shortKeyId,
  shortagesOf,
  signersOf,
  stateOfInvitation,
} from '@site/ledger';
import { refusalIn, SiteError } from '@site/errors';
import { sentenceAtDesk } from '../../content/remedies.content';
import { acceptInvitationSchema, openInvitationSchema, signInRequestSchema } from '../../api/sign-in';
import { type DeskContext, signInAt } from '../context/desk-context';
import { passkeyOf } from '../sign-in/sign-in';
import { Topic } from './route';

/** Who may do what, the way in for a person who is invited, and signing in by passkey. */
export const peopleRoutes = new Topic()
  .does('Who may do what, what is proposed instead, and who is invited.')
  .get('/people', {}, readPeoplePage)
  .does('What an invitation says to the person with its address; nothing is changed.')
  .post('/invitations/open', { isOpen: true, body: openInvitationSchema }, async (desk, { body }) => {
    signInAt(desk);
    const { name, id: email, author, until } = await openInvitation(desk.store, body);
    return { name, email, author, until };
  })
  .does('Keeps a passkey that was made by an invitation, once; it counts once editors have signed.')
  .post(
    '/invitations/accept',
    { isOpen: true, body: acceptInvitationSchema },
    async (desk, { body: { number, secret, ...made } }) => {
      const passkey = passkeyOf(made, signInAt(desk).origin);
      const { name, id } = await acceptInvitation(desk.store, { number, secret }, passkey);
      const keyId = shortKeyId(keyIdOf(passkey));
      const author = `the person with the invitation of ${name} <${id}>`;
      desk.audit.line(author, `accept invitation ${number} ${keyId}`);
      return { keyId };
    },
  )
  .does('What a passkey has to answer to sign in.')
  .post('/sign-in/begin', { isOpen: true }, async ({ signIn }) => signIn.begin())
  .does('Signs in by the answer of a passkey.')
  .post('/sign-in', { isOpen: true, body: signInRequestSchema }, async (desk, { body, response }) => {
    const owner = await desk.signIn.finish(body);
    response.setHeader('Set-Cookie', desk.sessions.open(owner));
    desk.audit.line(owner.author, 'sign in');
    return { author: owner.author };
  })
  .does('Ends this session.')
  .post('/sign-out', {}, async ({ sessions, events }, { response }) => {
    response.setHeader('Set-Cookie', sessions.close(response.req.headers.cookie));
    // Its other windows ask, and are told that it has ended.
    events.send('store');
    return {};
  });

/** Who may do what, and what is on its way to change that. */
export type PeoplePage = Awaited<ReturnType<typeof readPeoplePage>>;

/** Who may do what, and what the person who asks may change of it. */
export async function readPeoplePage(desk: DeskContext) {
  const { store, loadSigner, isShared, signIn, signedIn } = desk;
  const state = await readPeopleState(store);
  const { current: inForce, versions, invitations, proposals } = state;
  if (!inForce)
    return {
      ...{ people: null, proposals: [], dropped: [], invitations: [] },
      whyNoChange: 'Nothing says yet who may do what.',
      signing: { missing: 0, others: [], revokesAlone: true },
      isOwnDesk: !isShared,
    };
  const { people } = inForce;
  const dropped = await new Proposals(store).listDropped(people.number + 1);
  const known = await knownSigner(people, loadSigner).catch(refusalIn);
  const isKeyless = known instanceof SiteError && known.code === 'key-missing';
  const maySignIn = isKeyless && !signedIn && signIn.isFor(people);
  const person = known instanceof SiteError ? null : known.person;
  const current = proposals.flatMap(({ version, whyVoid }) => (whyVoid === null ? version.people : []));
  const deciders = decidersOn(people);
  return {
    /** Null without an access policy. */
    people: peopleOf(versions, people, { person, signedIn }) as ReturnType<typeof peopleOf> | null,
    proposals: proposals.map((one) => proposalOf(one, state, people, person)),
    /** What was proposed and dropped since the last change came into force. */
    dropped,
    /** Newest first. */
    invitations: invitations.toReversed().map((one) => invitationOf(one, people, current)),
    /** Why this person may not change it; null where she may propose changes. */
    whyNoChange: maySignIn ? 'Sign in with your passkey, above, to change this.' : whyNot(people, known),
    /** What a change by this person takes: how many more sign it, who can, and whether she revokes a key alone. */
    signing: {
      missing: Math.max(0, Math.min(people.editors.needed, deciders.length) - 1),
      others: deciders.filter((id) => id !== person).map((id) => people.persons[id]!.name),
      revokesAlone: person !== null && !hasJustRevoked(person, versions),
    },
    /** Whether it is a desk of one person, at which no other person can open an invitation. */
    isOwnDesk: !isShared,
  };
}

function whyNot(people: People, known: KnownSigner | SiteError): string | null {
  if (known instanceof SiteError) return sentenceAtDesk(known);
  return people.editors.persons.includes(known.person) ? null : whyNoEditor(people, known.person);
}

/** Who asks: by address, null where no key says that; and as they signed in, null where by no passkey. */
type Reader = { person: string | null } & Pick<DeskContext, 'signedIn'>;

function peopleOf(versions: PeopleVersion[], people: People, you: Reader) {
  const { parts, editors, persons } = people;
  const counts = (id: string) => persons[id]?.keys.some((key) => isUsable(key, Date.now()));
  const named = (ids: string[]) =>
    ids.map((id) => `${persons[id]?.name ?? id}${counts(id) ? '' : ' (no key that counts)'}`);
  return {
    /** How many persons a release takes to go live, how many of them not its author, whether one is its whole team, and the names of who may do what. */
    parts: Object.entries(parts).map(([part, { publish, approve, rollBack, ...needed }]) => ({
      part,
      ...needed,
      isOfOne: isOfOne(persons, { publish, approve }),
      publish: named(publish),
      approve: named(approve),
      rollBack: named(rollBack),
    })),
    persons: Object.keys(persons).map((id) => personOf(versions, people, id, you)),
    /** How many editors a change takes, and their names. */
    editors: { needed: editors.needed, names: named(editors.persons) },
    /** What it has too few persons for since a key was revoked, each in half a sentence. */
    lacks: shortagesOf(people).map(([, shortage]) => shortage),
  };
}

function personOf(versions: PeopleVersion[], people: People, id: string, you: Reader) {
  const { name, keys, isMachine = false } = people.persons[id]!;
  /** Parts with which they may do something. */
  const teams = Object.keys(people.parts).filter(
    (part) => isOfTeam(people, part, id) || mayRollBack(people, part, id),
  );
  const { parts: left } = withoutMember(people, id, teams, false);
  const neededIn = ({ persons, besidesAuthor }: PartRule) => [persons, besidesAuthor].join();
  return {
    id,
    name,
    isMachine,
    isEditor: people.editors.persons.includes(id),
    isYou: id === you.person,
    teams,
    /** Those of which a release takes one person, and no longer more, once they are off the team. */
    leavesToOne: teams.filter((part) => neededIn(left[part]!) !== neededIn(people.parts[part]!)),
    keys: keys.map((key) => keyOf(versions, people, key, you)),
  };
}

type Key = People['persons'][string]['keys'][number];

function keyOf(versions: PeopleVersion[], rules: People, key: Key, { signedIn }: Reader) {
  const id = keyIdOf(key);
  const now = shortagesOf(rules).map(([, shortage]) => shortage);
  const then = shortagesOf({ ...rules, ...withoutKey(rules, id, new Date()) });
  const over = key.revoked ? ('revoked' as const) : ('expired' as const);
  return {
    id,
    /** The first digits of it, by which people compare it. */
    shortId: shortKeyId(id),
    kind: key.kind,
    /** The desk that a passkey was made at; null for a key in a file. */
    desk: key.kind === 'passkey' ? key.origin : null,
    /** Whether who asks has signed in with it: so a person can say by phone which of theirs is which. */
    isThisSignIn: key.kind === 'passkey' && key.credential === signedIn?.passkey.credential,
    state: isUsable(key, Date.now()) ? ('counts' as const) : over,
    /** When it was let in: the first version says so that has it. */
    since: versions.find(({ people }) => ownerOf(people, id))!.people.time,
    revoked: revocationOf(versions, id),
    /** What has too few persons once it is revoked, and has enough now, each in half a sentence. */
    shortagesThen: then.flatMap(([, shortage]) => (now.includes(shortage) ? [] : [shortage])),
  };
}

/** Who revoked a key, when and why, as the first version says that has it so; null where it was not. */
function revocationOf(versions: PeopleVersion[], keyId: string) {
  const at = versions.findIndex(({ people }) => ownerOf(people, keyId)?.key.revoked);
  if (at < 0) return null;
  const { people, envelope } = versions[at]!;
  const rules = (versions[at - 1] ?? versions[at]!).people;
  const by = signersOf(envelope, rules, Date.parse(people.time)).persons.map((id) => fullName(rules, id));
  return { by, time: people.time, message: people.message };
}

/** @param rules in force @param you who asks, by address; null where no key says that */
function proposalOf(proposal: ProposalState, state: PeopleState, rules: People, you: string | null) {
  const { version, whyVoid, missing, signedBy, waitsFor } = proposal;
  const { versions, invitations } = state;
  const { sha256, people } = version;
  const again = whyVoid === null ? null : againOn(version, versions);
  const isToRepeat =
    again !== null &&
    !revokedInvitation(invitations, rules, again) &&
    describeChange(rules, again).length > 0;
  const before = isToRepeat ? rules : (versions[people.number - 2]?.people ?? null);
  const after = isToRepeat ? again : people;
  const whyNot = you && signedBy.includes(you) ? 'You have signed it.' : 'Its editors sign it.';
  return {
    sha256,
    /** What it does, in a few words; what was said of it; and when. */
    title: titleOfChange(before, after),
    message: people.message,
    time: people.time,
    /** Who signed it so far, by name. */
    by: signedBy.map((id) => fullName(rules, id)),
    /** What it changes, a line each, as the terminal says it; proposed once more, it changes what is in force by now. */
    changes: describeChange(before, after),
    /** How many editors it still takes. */
    missing,
    /** Names of those who can still agree to it, `you` for the reader; empty where it is void. */
    waitsFor: waitsFor.map((id) => (id === you ? 'you' : rules.persons[id]!.name)),
    /** Why this person cannot agree to it; null where she can. */
    why: whyVoid ?? (you && waitsFor.includes(you) ? null : whyNot),
    /** Whether it is void, and may be proposed again as it is by this person, who signs it then. */
    mayRepeat: isToRepeat && you !== null && decidersOn(rules).includes(you),
  };
}

/** @param proposed versions that may still come into force */
function invitationOf(invitation: Invitation, people: People, proposed: People[]) {
  const { terms, accepted } = invitation;
  const { number, name, id: email, teams, isEditor, author, until } = terms;
  const key = accepted && keyIdOf(accepted.publicKey);
  return {
    ...{ number, name, email, teams, isEditor, author, until },
    state: stateOfInvitation(invitation, people, Date.now()),
    /** Whether it is proposed already that its passkey counts. */
    isProposed: key !== null && proposed.some((version) => ownerOf(version, key) !== null),
    /** The passkey that was made by it. */
    key: key === null ? null : { id: key, shortId: shortKeyId(key) },
  };
}
