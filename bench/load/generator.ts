import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { BenchError } from '../bench-error';
import { type LoadFigures, readAutocannon, readWrk } from './generator-output';

const execute = promisify(execFile);

/** Keeps so many connections busy with one address. */
export interface LoadGenerator {
  name: string;
  run(url: string, connections: number, seconds: number): Promise<LoadFigures>;
}

/** What the visitors of the benchmark accept. */
const ACCEPT_ENCODING = 'Accept-Encoding: br, gzip';

/** An answer that takes longer counts as an error, in s. The generator shares its processors with the server. */
const PATIENCE = 10;

const wrk: LoadGenerator = {
  name: 'wrk',
  run: async (url, connections, seconds) => {
    const args = [
      '--latency',
      '-t2',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      `${PATIENCE}s`,
      '-H',
      ACCEPT_ENCODING,
      url,
    ];
    return readWrk((await execute('wrk', args)).stdout);
  },
};

const autocannon: LoadGenerator = {
  name: 'autocannon',
  run: async (url, connections, seconds) => {
    const args = [
      '--json',
      '-c',
      String(connections),
      '-d',
      String(seconds),
      '-t',
      String(PATIENCE),
      '-H',
      ACCEPT_ENCODING,
      url,
    ];
    return readAutocannon((await execute('autocannon', args, { maxBuffer: 10_000_000 })).stdout);
  },
};

/** The one that this machine has. @throws BenchError */
export function findGenerator(): LoadGenerator {
  const found = [wrk, autocannon].find(({ name }) => spawnSync(name, ['--version']).error === undefined);
  if (found) return found;
  throw new BenchError(
    'Neither wrk nor autocannon is installed',
    'Install one of them: apt install wrk, or npm install --global autocannon.',
  );
}
