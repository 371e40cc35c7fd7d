import {
  Invitations,
  type NamedDeployment,
  type People,
  type PeopleInput,
  type PeopleVersion,
  Proposals,
  addSignature,
  assertLiveAuthorized,
  assertSingleLine,
  decidersOn,
  keyIdOf,
  makeVersion,
  missingSignatures,
  readLiveDeployment,
  readPeopleVersions,
  revokedInvitation,
  signersOf,
  writePeople,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { changedPeople } from './people-input';
import { type Acting, assertEditor, loadKey } from './own-key';
import { nameOfChange } from './describe-change';

interface ProposeRequest extends Omit<Acting, 'author'> {
  /** What is to be, made from what is in force; null at first. */
  change: (current: PeopleInput | null) => PeopleInput;
}

export interface PeopleOutcome {
  status: 'in-force' | 'proposed';
  version: PeopleVersion;
  /** How many editors still have to sign it. */
  missing: number;
}

/**
 * Makes the next version of the access policy, signed by the editor who runs the command. It is in force once enough editors have
 * signed it: by the rule of the version before, and by its own.
 * @throws SiteError `words-not-plain`, `policy-impossible`, `key-missing`, `editor-unknown`, `policy-conflict`, and what is wrong with what is live
 */
export async function proposePeople(request: ProposeRequest): Promise<PeopleOutcome> {
  const { store, change, message, loadSigner } = request;
  assertSingleLine({ message });
  const versions = await readPeopleVersions(store);
  const current = versions.at(-1) ?? null;
  const live = await authorizedLive(store);
  const signer = await loadKey(loadSigner);
  const next = { ...inputOf(change(current && inputOf(current.people))), message };
  return settle(store, await makeVersion(next, current, live, signer), versions);
}

/**
 * Signs a version that another editor proposed.
 * @param beginning of its SHA-256
 * @throws SiteError `proposal-unknown`, `proposal-outdated`, `invitation-revoked`, `key-missing`, `editor-unknown`, `policy-conflict`
 */
export async function signPeople(
  store: Store,
  beginning: string,
  loadSigner: Acting['loadSigner'],
): Promise<PeopleOutcome> {
  const versions = await readPeopleVersions(store);
  const current = versions.at(-1) ?? null;
  const proposal = findProposal(await new Proposals(store).list(versions.length + 1), beginning);
  const live = await authorizedLive(store);
  const { after } = proposal.people;
  if (live?.sha256 !== after?.sha256 || live?.filesSha256 !== after?.filesSha256)
    throw new SiteError(
      'proposal-outdated',
      `Something went live since "${proposal.people.message}" was proposed, which that version does not know of; nothing was signed.`,
      'Propose it again, and sign it before the next thing goes live.',
    );
  if (current) await assertInvited(store, current.people, proposal.people);
  const signer = await loadKey(loadSigner);
  const keyId = keyIdOf(signer.publicKey);
  const others = proposal.envelope.signatures.filter(({ keyid }) => keyid !== keyId);
  const envelope = await addSignature({ ...proposal.envelope, signatures: others }, signer);
  return settle(store, { ...proposal, envelope }, versions);
}

/**
 * Drops what was proposed; any editor may.
 * @param request.proposal the beginning of its SHA-256
 * @throws SiteError `proposal-unknown`, `key-missing`, `signer-unknown`, `editor-unknown`
 */
export async function dropProposal(request: Acting & { proposal: string }): Promise<void> {
  const { store, proposal: beginning, author, message, loadSigner } = request;
  assertSingleLine({ author, message });
  const versions = await readPeopleVersions(store);
  const proposal = findProposal(await new Proposals(store).list(), beginning);
  const current = versions.at(-1);
  if (current) await assertEditor(current.people, loadSigner);
  const named = nameOfChange(proposal, versions);
  const said = { proposal: named, author, message, time: new Date().toISOString() };
  await new Proposals(store).remove(proposal, said);
}

/**
 * Proposes once more what another change, or going live, overtook: the same change, of what is in force now.
 * @param sha256 of what was proposed
 * @throws SiteError `proposal-unknown`, `invitation-revoked`, and what {@link proposePeople} throws
 */
export async function proposeAgain(
  store: Store,
  sha256: string,
  loadSigner: Acting['loadSigner'],
): Promise<PeopleOutcome> {
  const versions = await readPeopleVersions(store);
  const proposal = findProposal(await new Proposals(store).list(), sha256);
  const next = againOn(proposal, versions);
  if (!next) throw proposalUnknown(sha256, []);
  await assertInvited(store, versions.at(-1)!.people, next);
  const { message } = proposal.people;
  const outcome = await proposePeople({ store, change: () => next, message, loadSigner });
  await new Proposals(store).remove(proposal);
  return outcome;
}

/** What a proposal would make of the version in force; null where it was to be the first. */
export function againOn({ people }: PeopleVersion, versions: PeopleVersion[]): People | null {
  const [base, current] = [versions[people.number - 2], versions.at(-1)];
  if (!base || !current) return null;
  const next = changedPeople(inputOf(base.people), inputOf(people), inputOf(current.people));
  return { ...current.people, ...next };
}

/** The one proposal whose SHA-256 begins so. @throws SiteError `proposal-unknown` */
function findProposal(proposals: PeopleVersion[], beginning: string): PeopleVersion {
  const found = proposals.filter(({ sha256 }) => sha256.startsWith(beginning));
  const [proposal] = found;
  if (!proposal || found.length > 1) throw proposalUnknown(beginning, found);
  return proposal;
}

/** What may be changed of it. */
function inputOf({ persons, parts, editors }: PeopleInput): PeopleInput {
  return { persons, parts, editors };
}

/** What is live, checked, since the version will name it; null where nothing is. */
async function authorizedLive(store: Store): Promise<NamedDeployment | null> {
  const live = await readLiveDeployment(store);
  if (live) await assertLiveAuthorized(store, live);
  return live;
}

/** Puts a version in force once enough have signed it; until then, it is kept as a proposal. */
async function settle(store: Store, next: PeopleVersion, versions: PeopleVersion[]): Promise<PeopleOutcome> {
  const { envelope, people } = next;
  const current = versions.at(-1)?.people;
  // Whether the last signature is one that counts for the change.
  const own = { ...envelope, signatures: envelope.signatures.slice(-1) };
  const isBy = (rules: People, ids: string[]) =>
    signersOf(own, rules, Date.parse(people.time)).persons.some((id) => ids.includes(id));
  if (!isBy(people, people.editors.persons) && !(current && isBy(current, decidersOn(current))))
    throw new SiteError(
      'editor-unknown',
      'Your key is none of those that may change who may ship what; nothing was changed.',
      'Who may: npm run site -- people. An editor who has a passkey does it at the desk, on the screen People. The first version must name your own address with --editor, and hold your key.',
    );
  const missing = missingSignatures(next, versions);
  if (missing > 0) {
    await new Proposals(store).record(next);
    return { status: 'proposed', version: next, missing };
  }
  if (!(await writePeople(store, next)))
    throw new SiteError(
      'policy-conflict',
      'Another editor changed the access policy at the same moment; this change is not in force.',
      'Look at it (npm run site -- people), then repeat yours.',
    );
  await new Proposals(store).remove(next);
  // From here on, this machine knows it.
  await readPeopleVersions(store);
  return { status: 'in-force', version: next, missing: 0 };
}

/** No passkey comes in whose invitation was revoked. @throws SiteError `invitation-revoked` */
async function assertInvited(store: Store, current: People, next: People): Promise<void> {
  const revoked = revokedInvitation(await new Invitations(store).list(), current, next);
  if (!revoked) return;
  throw new SiteError(
    'invitation-revoked',
    `Invitation ${revoked.terms.number}, whose passkey this adds, was revoked; nothing was signed.`,
    'Ask who revoked it. If that person is to come in, invite them again.',
  );
}

/** For who names a proposal that there is not, or several at once. */
export function proposalUnknown(beginning: string, found: PeopleVersion[]): SiteError {
  const many = found.map(({ sha256, people }) => `${sha256.slice(0, 12)} (${people.message})`).join(' or ');
  return new SiteError(
    'proposal-unknown',
    found.length > 1
      ? `There is more than one proposal: ${many}. Nothing was signed.`
      : `There is no proposal${beginning ? ` that begins with "${beginning}"` : ' to sign'}. Nothing was signed.`,
    'They are listed by: npm run site -- people',
  );
}
