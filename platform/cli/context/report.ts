import { SiteError, type SiteProblem, SiteProblems, finding } from '@site/errors';
import { CONTROL_CHARACTERS, OWN_COLORS, WHITE_ON_BLACK } from '@site/text';

/** Where a command's words go: a person at a terminal, a log, or a program. */
export interface Report {
  /** A step of long work. Not part of `--json`. */
  progress: (sentence: string) => void;
  /** What came out: a sentence or a table for people, fields with stable names for programs. */
  result: (sentence: string, fields: Record<string, unknown>) => void;
  problem: (problem: SiteProblem) => void;
}

interface Output {
  write(text: string): unknown;
}

/** Plain lines: results to `stdout`, progress and problems to `stderr`. */
export function plainReport(stdout: Output, stderr: Output): Report {
  return {
    progress: (sentence) => stderr.write(plain(`· ${sentence}\n`)),
    result: (sentence) => stdout.write(plain(`${sentence}\n`)),
    problem: ({ severity, message, remedy }) =>
      stderr.write(plain(`${severity}: ${message}\n  → ${remedy}\n`)),
  };
}

/** Lines of ours, and the two colours of a QR code, which hide nothing. */
const OURS = ['\n', WHITE_ON_BLACK, OWN_COLORS].map((sequence) => sequence.replace('[', '\\[')).join('|');
const UNSAFE = new RegExp(`(?!${OURS})${CONTROL_CHARACTERS}`, 'gu');

/** Words of releases and records stand among ours: they move no cursor and turn no direction of writing. */
function plain(text: string): string {
  return text.replace(UNSAFE, '\uFFFD');
}

/** One JSON object a line on `stdout`: results as they are, problems as `{"problem": {code, severity, message, remedy}}`. */
export function jsonReport(stdout: Output): Report {
  const print = (value: unknown) => stdout.write(`${JSON.stringify(value)}\n`);
  return {
    progress: () => undefined,
    result: (_, fields) => print(fields),
    problem: (problem) => print({ problem }),
  };
}

/** Exit status of a failure: 1 when the operator can put it right, 2 for our own defect. Tells it, too. */
export function reportFailure(report: Report, error: unknown): 1 | 2 {
  if (error instanceof SiteProblems || error instanceof SiteError) {
    const problems = error instanceof SiteError ? [error.toProblem()] : error.problems;
    problems.forEach(report.problem);
    return 1;
  }
  const fact = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const remedy =
    'This is a defect of the site command; please report it with the lines above. What is live: npm run site -- status';
  report.problem(finding('defect', fact, remedy));
  return 2;
}
