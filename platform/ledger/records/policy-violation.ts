import { SiteError } from '@site/errors';

/** Why a deployment may not be live. */
export class PolicyViolation extends SiteError {
  constructor(code: string, message: string) {
    super(
      code,
      message,
      'Visitors are not shown it. Find out who put it live (npm run site -- status --history); shipping or rolling back any part as the rules want it puts the site right.',
    );
  }
}

/** Whether an error says why a deployment may not be live, as against a fault of the store. */
export function isPolicyViolation(error: unknown): error is SiteError {
  if (error instanceof PolicyViolation) return true;
  return error instanceof SiteError && ['record-unreadable', 'statement-unreadable'].includes(error.code);
}
