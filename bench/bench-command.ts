import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BenchError } from './bench-error';

/** Told of each step. */
export type Progress = (sentence: string) => void;

/** The process as a benchmark sees it. */
export interface BenchProcess {
  argv: string[];
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
  exitCode?: number | string | null | undefined;
}

/**
 * Runs a benchmark as a command: says how it is used when asked, tells its steps, and puts failures into words.
 * Exit status, unless the benchmark sets another: 0 measured (whatever the figures say), 1 something to put right,
 * 2 our defect.
 */
export async function runBenchCommand(
  process: BenchProcess,
  usage: string,
  measure: (args: string[], progress: Progress) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(usage);
    return;
  }
  try {
    await measure(args, (sentence) => process.stderr.write(`· ${sentence}\n`));
  } catch (error) {
    process.exitCode = error instanceof BenchError ? 1 : 2;
    process.stderr.write(
      error instanceof BenchError ? `${error.message}. ${error.remedy}\n` : `${(error as Error).stack}\n`,
    );
  }
}

/**
 * The values of a command's options.
 * @param command such as `npm run bench`
 * @throws BenchError for options that it does not have
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    const [reason] = (cause as Error).message.split(/\. |\n/);
    throw new BenchError(reason as string, `See: ${command} -- --help`);
  }
}
