import { readOwner } from '../../authority/key-card';
import { newSecret, secretDigest } from '../../authority/secret';
import { sign } from '../../authority/statement';
import { sha256Of } from '../../records/deployment';
import { type InvitationTerms, recordInvitation } from '../../records/invitations';
import { readPeople } from '../../records/people-versions';
import { assertPlainWords } from '../../records/plain-words';
import { canonicalJson } from '../../store/canonical-json';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import { knownEditor } from './known-editor';

const HOUR = 60 * 60 * 1000;

/** Whom to invite, and as what. */
export interface InviteRequest {
  store: Store;
  name: string;
  email: string;
  /** Parts whose team she is to join; none for a further passkey of somebody who is in. */
  teams: string[];
  /** Whether she is to change who may ship what. */
  isEditor: boolean;
  hours: number;
  author: string;
  loadSigner: LoadSigner;
}

/**
 * Invites somebody to make a passkey: the address with the secret lets her, once, until a time. What she makes counts for
 * nothing until enough editors sign that it does ({@link letIn}).
 * @returns what it says, and the secret that nothing keeps
 * @throws SiteError `people-missing`, `key-missing`, `signer-unknown`, `editor-unknown`, `owner-unclear`, `part-unknown`
 */
export async function invite(request: InviteRequest): Promise<{ terms: InvitationTerms; secret: string }> {
  const { store, teams, isEditor, hours, author, loadSigner } = request;
  const invited = readOwner(`${request.name} <${request.email}>`);
  assertPlainWords({ author });
  const version = await readPeople(store);
  if (!version) throw notBegun();
  const { people } = version;
  const { signer } = await knownEditor(people, loadSigner);
  const unknown = teams.find((part) => !Object.hasOwn(people.parts, part));
  if (unknown !== undefined) throw noTeam(unknown, Object.keys(people.parts));
  const secret = newSecret();
  const now = Date.now();
  const terms = {
    ...invited,
    teams,
    isEditor,
    secretSha256: secretDigest(secret),
    until: new Date(now + hours * HOUR).toISOString(),
    author,
    time: new Date(now).toISOString(),
  };
  const recorded = await recordInvitation(store, terms, (numbered) =>
    sign(signer, 'invitation', numbered, { 'invitation.json': sha256Of(canonicalJson(numbered)) }),
  );
  return { terms: recorded, secret };
}

function notBegun(): SiteError {
  return new SiteError(
    'people-missing',
    'Nobody has said yet who may ship what in this store, so nobody can be invited.',
    'Begin with: npm run site -- people init (docs/who-ships-what.md)',
  );
}

function noTeam(part: string, parts: string[]): SiteError {
  return new SiteError(
    'part-unknown',
    `There is no team of "${part}"; nobody was invited.`,
    `There are those of ${parts.join(', ')}.`,
  );
}
