/** How much it weighs: an `error` stops the command, a `warning` is reported and does not stop it, an `information` needs nothing done. */
export type Severity = 'error' | 'warning' | 'information';

/** A problem as people and programs read it; these four names are what `--json` prints. */
export interface SiteProblem {
  /** Stable name in kebab-case, for programs: `store-conflict`. */
  code: string;
  severity: Severity;
  /** What failed, with the fact: the key, the name, the number. */
  message: string;
  /** What to do next. */
  remedy: string;
}

/** What is wrong with something, where other problems may be told next to it. */
export function finding(
  code: string,
  message: string,
  remedy: string,
  severity: Severity = 'error',
): SiteProblem {
  return { code, severity, message, remedy };
}

/**
 * The one error class of the `site` command: something that the operator can put right.
 * Anything else that is thrown is our own defect (exit 2, with its stack).
 */
export class SiteError extends Error implements SiteProblem {
  readonly severity = 'error';

  /** @param options `cause`: the failure underneath, kept for the log; never shown to the operator */
  constructor(
    readonly code: string,
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SiteError';
  }

  /** The problem without stack and cause, for a list of problems. */
  toProblem(): SiteProblem {
    return { code: this.code, severity: this.severity, message: this.message, remedy: this.remedy };
  }

  /** Makes `JSON.stringify` print the stable names. */
  toJSON(): SiteProblem {
    return this.toProblem();
  }
}

/** Several problems at once, so that they need not be put right one by one. */
export class SiteProblems extends Error {
  constructor(readonly problems: SiteProblem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.name = 'SiteProblems';
  }
}

/** @throws SiteProblems with all of them, when one of them is an error */
export function throwErrors(problems: SiteProblem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new SiteProblems(problems);
}

/** What was refused, one problem or several; none in a defect of ours. */
export function problemsIn(error: unknown): SiteProblem[] {
  if (error instanceof SiteProblems) return error.problems;
  return error instanceof SiteError ? [error.toProblem()] : [];
}

/** For a log: what failed and what helps; of a defect of ours, its stack. */
export function sentencesOf(error: unknown): string {
  const known = problemsIn(error);
  if (known.length > 0) return known.map(({ message, remedy }) => `${message} ${remedy}`).join('\n');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** For the `catch` of a promise: what was refused. A defect of ours is thrown on. */
export function refusalIn(error: unknown): SiteError {
  if (error instanceof SiteError) return error;
  throw error;
}

/** The same for what can be done without: nothing in place of what was refused. */
export function nullIfRefused(error: unknown): null {
  refusalIn(error);
  return null;
}
