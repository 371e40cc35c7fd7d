import type { z } from 'zod';
import type { PeopleVersion } from '@site/ledger';
import { SiteError } from '@site/errors';

export function peopleImpossible({ issues }: z.ZodError): SiteError {
  const problems = issues.map(({ path, message, code }) =>
    code === 'custom' ? message : `${path.join('.')} ${message}`,
  );
  return new SiteError(
    'policy-impossible',
    `After this change, the access policy ${[...new Set(problems)].join('; ')}: nothing was changed.`,
    'Let another person in first. Who may do what now: npm run site -- people',
  );
}

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

export function proposalOutdated({ people }: PeopleVersion): SiteError {
  return new SiteError(
    'proposal-outdated',
    `Something went live since "${people.message}" was proposed, which that version does not know of; nothing was signed.`,
    'Propose it again, and sign it before the next thing goes live.',
  );
}

/** For an editor who would sign the passkey of a revoked invitation. */
export function invitationRevoked(number: number): SiteError {
  return new SiteError(
    'invitation-revoked',
    `Invitation ${number}, whose passkey this adds, was revoked; nothing was signed.`,
    'Ask who revoked it. If that person is to come in, invite them again.',
  );
}

export function peopleThere(): SiteError {
  return new SiteError(
    'policy-exists',
    'This store has an access policy already; nothing was changed.',
    'Change it: npm run site -- people add, revoke or change',
  );
}

export function noEditor(): SiteError {
  return new SiteError(
    'editor-unknown',
    'Your key is none of those that may change who may ship what; nothing was changed.',
    'Who may: npm run site -- people. The first version must name your own address with --editor, and hold your key.',
  );
}

export function peopleConflict(): SiteError {
  return new SiteError(
    'policy-conflict',
    'Another editor changed the access policy at the same moment; this change is not in force.',
    'Look at it (npm run site -- people), then repeat yours.',
  );
}
