import { type InvitationState, type InvitationTerms, type People, fullName } from '@site/ledger';
import { SiteError } from '@site/errors';

/** For a visitor with an address that opens nothing. */
export function invitationUnknown(): SiteError {
  return new SiteError(
    'invitation-unknown',
    'There is no such invitation: the link is not whole, or was never made.',
    'Open it as it was sent to you, to its last letter; else ask for another.',
  );
}

/** For a person who opens an invitation that is closed. */
export function invitationClosed(
  { author }: InvitationTerms,
  state: Exclude<InvitationState, 'open'>,
): SiteError {
  if (state === 'ended' || state === 'revoked')
    return new SiteError(
      `invitation-${state}`,
      `This invitation ${state === 'ended' ? 'has ended' : 'was revoked'}. No passkey was made.`,
      `Ask ${author} for another.`,
    );
  return new SiteError(
    'invitation-used',
    'This invitation was used: a passkey was made by it. No passkey was made.',
    `If that was not you, tell ${author} at once, by phone. If it was, sign in with that passkey once you are told that it counts.`,
  );
}

const WHY_NOTHING: Record<Exclude<InvitationState, 'accepted'>, string> = {
  open: 'no passkey was made by it',
  in: 'its passkey is in the access policy already',
  ended: 'no passkey was made by it in time',
  revoked: 'it was revoked',
};

/** For an editor. */
export function nothingToPropose(number: number, state: Exclude<InvitationState, 'accepted'>): SiteError {
  return new SiteError(
    'invitation-not-accepted',
    `Invitation ${number} adds no member: ${WHY_NOTHING[state]}. Nothing was changed.`,
    'Look at it on the screen People, and invite that person again if they are still to come.',
  );
}

/** For an editor who was shown other digits than there are now. */
export function otherPasskey(number: number): SiteError {
  return new SiteError(
    'invitation-other-passkey',
    `The passkey of invitation ${number} is another one than you were shown; nothing was changed.`,
    'An attacker may have written to the store. Revoke the invitation, and tell the operator of the store.',
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

/** Why a person is no editor, in a sentence. */
export function whyNoEditor(people: People, person: string): string {
  const editors = people.editors.persons.map((id) => fullName(people, id)).join(', ');
  return `${fullName(people, person)} may not change who ships what. Who may: ${editors}.`;
}

export function notAnEditor(people: People, person: string): SiteError {
  return new SiteError(
    'editor-unknown',
    `${whyNoEditor(people, person)} Nothing was changed.`,
    'Ask one of them to do it.',
  );
}

export function noPolicy(): SiteError {
  return new SiteError(
    'policy-missing',
    'This store has no access policy yet, so nobody can be invited.',
    'Begin with: npm run site -- people init (docs/who-ships-what.md)',
  );
}

export function noTeam(part: string, parts: string[]): SiteError {
  return new SiteError(
    'part-unknown',
    `There is no team of "${part}"; nobody was invited.`,
    `There are those of ${parts.join(', ')}.`,
  );
}
