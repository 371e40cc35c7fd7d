import { fullName, type People } from '../../authority/people';
import type { InvitationState, InvitationTerms } from '../../records/invitations';
import { SiteError } from '../../store/site-error';

/** For whoever has an address that opens nothing: a wrong secret is told as no invitation is. */
export function invitationUnknown(): SiteError {
  return new SiteError(
    'invitation-unknown',
    'There is no such invitation: the link is not whole, or was never made.',
    'Open it as it was sent to you, to its last letter; else ask for another.',
  );
}

const WHY_CLOSED: Record<Exclude<InvitationState, 'open'>, [code: string, fact: string]> = {
  accepted: ['invitation-used', 'was used: a passkey was made by it'],
  in: ['invitation-used', 'was used: a passkey was made by it'],
  ended: ['invitation-ended', 'has ended'],
  revoked: ['invitation-revoked', 'was taken back'],
  unsigned: ['invitation-unsigned', 'does not count: nobody signed it who may invite today'],
};

/** For whoever opens an invitation that nobody can use any more. */
export function invitationClosed(
  { author }: InvitationTerms,
  state: Exclude<InvitationState, 'open'>,
): SiteError {
  const [code, fact] = WHY_CLOSED[state];
  const remedy =
    code === 'invitation-used'
      ? `If that was not you, tell ${author} at once, by phone. If it was, sign in with that passkey once you are told that it counts.`
      : `Ask ${author} for another.`;
  return new SiteError(code, `This invitation ${fact}. No passkey was made.`, remedy);
}

const WHY_NOT_LET_IN: Record<Exclude<InvitationState, 'accepted'>, string> = {
  open: 'nobody has made a passkey by it',
  in: 'its passkey is in the file of people already',
  ended: 'nobody made a passkey by it in time',
  revoked: 'it was taken back',
  unsigned: 'nobody signed it who may invite today',
};

/** For an editor. */
export function nobodyToLetIn(number: number, state: Exclude<InvitationState, 'accepted'>): SiteError {
  return new SiteError(
    'invitation-not-accepted',
    `Invitation ${number} lets nobody in: ${WHY_NOT_LET_IN[state]}. Nothing was changed.`,
    'Look at it on the screen People, and invite her again if she is still to come.',
  );
}

/** For an editor who was shown other digits than there are now. */
export function otherPasskey(number: number): SiteError {
  return new SiteError(
    'invitation-other-passkey',
    `The passkey of invitation ${number} is another one than you were shown; nothing was changed.`,
    'Somebody wrote to the store. Take the invitation back, and tell whoever keeps the store.',
  );
}

/** For an editor who names what there is not. */
export function noInvitation(number: number): SiteError {
  return new SiteError(
    'invitation-unknown',
    `There is no invitation ${number}; nothing was changed.`,
    'Which there are: the screen People.',
  );
}

/** Why somebody may not change who ships what, in a sentence. */
export function whyNoEditor(people: People, person: string): string {
  const editors = people.editors.persons.map((id) => fullName(people, id)).join(', ');
  return `${fullName(people, person)} may not change who ships what. Who may: ${editors}.`;
}
