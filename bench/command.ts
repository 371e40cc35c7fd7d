import { cpus, loadavg } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';

/** A fault that the person who runs the benchmark can correct. The message says what failed, and what to do next. */
export class BenchError extends Error {}

/** Called with each step of a measurement. */
export type Progress = (sentence: string) => void;

/** Runs a benchmark. Exit status: 0 measured (whatever the figures are), 1 the user can correct it, 2 our defect. */
export async function runBench<Options extends object>(
  command: Command,
  measure: (options: Options, progress: Progress) => Promise<void>,
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

/** When and where something was measured, and whether to doubt the times: more processes wanted to run than there are cores. */
export function describeConditions(loads: number[]): string {
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const isBusy = Math.max(...loads) > cpus().length;
  return (
    `${time} UTC. Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}; ` +
    `load average ${loads.map((load) => load.toFixed(1)).join(' before and ')} after.` +
    (isBusy ? ' The machine was busy with other work: times are in doubt.' : '')
  );
}

/** Load average of the last minute. */
export const loadNow = () => loadavg()[0] as number;
