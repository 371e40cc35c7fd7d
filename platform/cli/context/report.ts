import { styleText } from 'node:util';
import { type Severity, SiteError, type SiteProblem, finding, problemsIn, sentencesOf } from '@site/errors';
import { CONTROL_CHARACTERS, OWN_COLORS, WHITE_ON_BLACK } from '@site/text';

/** Where a command's words go: a person at a terminal, a log, or a program. */
export interface Report {
  /** A step of long work. Not part of `--json`. */
  progress: (sentence: string) => void;
  /** What came out: a sentence or a table for people, fields with stable names for programs. */
  result: (sentence: string, fields: Record<string, unknown>) => void;
  problem: (problem: SiteProblem) => void;
  /** What happened while a process goes on, or when a timer ran it, for its log. @param fields as of a result */
  log: (level: Severity, sentence: string, fields?: Record<string, unknown>) => void;
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

const LOOKS = { error: 'red', warning: 'yellow', information: 'blue' } as const;

/**
 * Plain lines: results to `stdout`, progress and problems to `stderr`. At a terminal, the severity of a problem has its colour
 * (unless `NO_COLOR` is set), and below the last step of long work its seconds are counted until the first result.
 */
export function plainReport(stdout: Output, stderr: Output): Report {
  let isCounted = stderr.isTTY === true;
  const paint = (severity: Severity) =>
    stderr.isTTY ? styleText(LOOKS[severity], severity, { stream: stderr as NodeJS.WriteStream }) : severity;
  const result = (sentence: string) => {
    endSeconds();
    isCounted = false;
    stdout.write(plain(`${sentence}\n`));
  };
  const tell = (severity: Severity, words: string) => {
    endSeconds();
    stderr.write(`${paint(severity)}: ${plain(words)}`);
  };
  return {
    progress: (sentence) => {
      endSeconds();
      stderr.write(plain(`· ${sentence}\n`));
      if (isCounted) countSeconds(stderr);
    },
    result,
    log: (level, sentence) => (level === 'information' ? result(sentence) : tell(level, `${sentence}\n`)),
    problem: ({ severity, message, remedy }) => tell(severity, `${message}\n  → ${remedy}\n`),
  };
}

/** Ends the line of seconds; reports of one process have one terminal. */
let endSeconds: () => void = () => undefined;

/** A line with the seconds from now on, written again each second. It keeps no process. */
function countSeconds(terminal: Output): void {
  const began = performance.now();
  let isWritten = false;
  const timer = setInterval(() => {
    terminal.write(`\r  ${Math.round((performance.now() - began) / 1000)} s`);
    isWritten = true;
  }, 1000).unref();
  endSeconds = () => {
    clearInterval(timer);
    if (isWritten) terminal.write('\r\u001b[K');
    endSeconds = () => undefined;
  };
}

/** Lines of ours, and the two colours of a QR code, which hide nothing. */
const OURS = ['\n', WHITE_ON_BLACK, OWN_COLORS].map((sequence) => sequence.replace('[', '\\[')).join('|');
const UNSAFE = new RegExp(`(?!${OURS})${CONTROL_CHARACTERS}`, 'gu');

/** Words of releases and records stand among ours: they move no cursor and turn no direction of writing. */
function plain(text: string): string {
  return text.replace(UNSAFE, '\uFFFD');
}

/** One JSON object a line on `stdout`: results as they are, all else with its time and level, as a collector of logs reads it. */
export function jsonReport(stdout: Output): Report {
  const print = (value: unknown) => stdout.write(`${JSON.stringify(value)}\n`);
  const log = (level: Severity, fields: object) =>
    print({ time: new Date().toISOString(), level, ...fields });
  return {
    progress: () => undefined,
    result: (_, fields) => print(fields),
    problem: (problem) => log(problem.severity, { problem }),
    log: (level, message, fields) => log(level, { message, ...fields }),
  };
}

/** Logs a failure after which a process goes on. */
export function logFailure({ log }: Report, what: string, error: unknown): void {
  log('error', `${what}: ${sentencesOf(error)}`, error instanceof SiteError ? { problem: error } : {});
}

/** Exit status of a failure: 1 when the operator can put it right, 2 for our own defect. Tells it, too. */
export function reportFailure(report: Report, error: unknown): 1 | 2 {
  const problems = problemsIn(error);
  problems.forEach(report.problem);
  if (problems.length > 0) return 1;
  const fact = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const remedy =
    'This is a defect of the site command; please report it with the lines above. What is live: npm run site -- status';
  report.problem(finding('defect', fact, remedy));
  return 2;
}
