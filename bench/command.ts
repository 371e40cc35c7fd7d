import { type Command, InvalidArgumentError } from 'commander';

/** Something that whoever runs the benchmark can correct. The message says what failed, and what to do next. */
export class BenchError extends Error {}

/** Called with each step of a measurement. */
export type Progress = (sentence: string) => void;

/** The process as a benchmark sees it. */
interface BenchProcess {
  argv: string[];
  stderr: { write(text: string): unknown };
  exitCode?: number | string | null | undefined;
}

/**
 * Runs a benchmark as a command. Exit status, unless the benchmark sets another: 0 measured (whatever the figures are),
 * 1 the user can correct it, 2 our defect.
 */
export async function runBench<Options extends object>(
  command: Command,
  measure: (options: Options, progress: Progress) => Promise<void>,
  process: BenchProcess = globalThis.process,
): Promise<void> {
  command.showHelpAfterError(`See: ${command.name()} --help`).parse(process.argv);
  try {
    await measure(command.opts<Options>(), (sentence) => process.stderr.write(`· ${sentence}\n`));
  } catch (error) {
    const isExpected = error instanceof BenchError;
    process.exitCode = isExpected ? 1 : 2;
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  }
}

/** Reads an option's value. @throws InvalidArgumentError for anything but a whole number from 1 to 99,999 */
export function wholeNumber(words: string): number {
  if (/^[1-9]\d{0,4}$/.test(words)) return Number(words);
  throw new InvalidArgumentError('Give a whole number from 1.');
}
