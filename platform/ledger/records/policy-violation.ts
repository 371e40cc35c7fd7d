import { SiteError } from '@site/errors';

/** Why a deployment may not be live. */
export function policyViolation(code: string, message: string): SiteError {
  return new SiteError(
    code,
    message,
    'Visitors are not shown it. Find out who put it live (npm run site -- status --history); shipping or rolling back any part as the rules want it puts the site right.',
  );
}

const VIOLATIONS = [
  'record-unreadable',
  'statement-unreadable',
  'signatures-altered',
  'policy-outdated',
  'deployment-unsigned',
  'pages-of-others',
  'signer-unknown',
  'signer-not-of-team',
  'candidate-rejected',
  'publication-unsigned',
  'approval-missing',
  'schedule-unsigned',
  'schedule-differs',
  'schedule-superseded',
];

/** Whether an error says why a deployment may not be live, as against a fault of the store. */
export function isPolicyViolation(error: unknown): error is SiteError {
  return error instanceof SiteError && VIOLATIONS.includes(error.code);
}
