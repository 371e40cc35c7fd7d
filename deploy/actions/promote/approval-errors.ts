import { SiteError } from '../../store/site-error';

export function notOfTeam(name: string, part: string): SiteError {
  return new SiteError(
    'signer-not-of-team',
    `${name} is not in the team of ${part}; nothing was put live.`,
    `Ask somebody who is: npm run site -- people. What others have to approve: npm run site -- status`,
  );
}

export function rejected(name: string, by: string, message: string): SiteError {
  return new SiteError(
    'candidate-rejected',
    `${name} was rejected by ${by}${message && `: ${message}`}; nothing was put live.`,
    `Publish a corrected one. If they think better of it, they approve it: npm run site -- approve ${name}`,
  );
}

/** Says that a release lacks approvals. */
export function waiting(name: string, missing: string): SiteError {
  return new SiteError(
    'approval-missing',
    `${name} waits for approval; nothing was put live. ${missing}`,
    `Have them look at its preview and approve it: npm run site -- approve ${name}`,
  );
}

export function unpublished(name: string, part: string, missing: string): SiteError {
  return new SiteError(
    'publication-unsigned',
    `${name} does not go live: ${missing}`,
    `Publish the same source again by somebody of its team, with their key: npm run site -- publish ${part} -m "why"`,
  );
}
