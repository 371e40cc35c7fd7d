import { Command } from 'commander';
import { BenchError, runBench, wholeNumber } from './command';

async function run(measure: (options: object) => Promise<void>) {
  const output: string[] = [];
  const stderr = { write: (text: string) => output.push(text) };
  const process = { argv: ['node', 'bench.ts', '--runs', '23'], stderr, exitCode: 0 };
  await runBench(new Command().option('--runs <count>', 'how often', wholeNumber), measure, process);
  return [process.exitCode, output.join('')];
}

it('hands its options to the measurement', async () => {
  const seen: object[] = [];

  expect(await run(async (options) => void seen.push(options))).toEqual([0, '']);
  expect(seen).toEqual([{ runs: 23 }]);
});

it.each([
  [1, /^There is no store\. Name another\.\n$/, new BenchError('There is no store. Name another.')],
  [2, /^TypeError: x is undefined\n +at /, new TypeError('x is undefined')],
])('ends with status %d and what failed: %s', async (status, words, error) => {
  expect(await run(() => Promise.reject(error))).toEqual([status, expect.stringMatching(words)]);
});

it.each(['0', '-1', '1.5', 'many', ''])('takes "%s" for no whole number', (words) => {
  expect(() => wholeNumber(words)).toThrow('Give a whole number from 1.');
});
