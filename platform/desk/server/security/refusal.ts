import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';

/** A refusal as it goes over the wire: the same fields as in the terminal. */
export interface Refusal {
  status: number;
  problems: SiteProblem[];
}

/** What the desk itself refuses, before any action is asked. */
export class RequestRefused extends SiteError {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429,
    code: string,
    message: string,
    remedy = 'Load the page again: it may be of an earlier version of the desk.',
  ) {
    super(code, message, remedy);
  }
}

/** The answer to a failure: 503 where the store is at fault, 500 for a defect of ours, whose words stay in the log. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestRefused) return { status: error.status, problems: [error.toProblem()] };
  if (error instanceof SiteProblems) return { status: 409, problems: error.problems };
  if (error instanceof SiteError)
    return { status: error.code.startsWith('store-') ? 503 : 409, problems: [error.toProblem()] };
  return { status: 500, problems: [defect()] };
}

function defect(): SiteProblem {
  return {
    code: 'defect',
    severity: 'error',
    message: 'The desk could not do that: it has a defect.',
    remedy:
      'What is live was not touched by it. Tell an engineer when it was and what you did: the log of the desk has more.',
  };
}
