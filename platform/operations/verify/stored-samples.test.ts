import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { openStore, readDeployedFiles, readHead } from '@site/ledger';
import { fillByDays, CLAUSE, SENTENCE } from '../../testing/a-varied-store';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { verify } from './verify';

/** Of each format, a store as a version of this tool left it, with the times of its files. */
const SAMPLES = join(__dirname, '../../testing/stored-samples');

let folder: string;
beforeEach(async () => (folder = await makeTemporaryFolder()));
afterEach(() => rm(folder, { recursive: true }));

it('a sample is kept of the format that is written today', async () => {
  const store = await openStore(folder, { env: {} });
  const { format } = JSON.parse(await readFile(join(folder, 'format.json'), 'utf8')) as { format: number };
  const sample = join(SAMPLES, `format-${format}.tar.zst`);
  if (existsSync(sample)) return;
  await fillByDays(store);
  await mkdir(SAMPLES, { recursive: true });
  await writeFile(sample, zstdCompressSync(execFileSync('tar', ['-c', '--format=pax', '-C', folder, '.'])));
  throw new Error(`${sample} was not there. It is made now, and goes into the repository.`);
});

describe.each(readdirSync(SAMPLES))('the store in %s', (name) => {
  beforeEach(async () => {
    const sample = zstdDecompressSync(await readFile(join(SAMPLES, name)));
    execFileSync('tar', ['-x', '-p', '-C', folder], { input: sample });
  });

  it('is in order for the tool of today', async () => {
    const { checked, problems } = await verify(await openStore(folder, { env: {} }), () => undefined);

    expect(checked.deployments).toBeGreaterThan(3);
    // A newer tool may compose other documents around the same pages, and says so of what is live.
    expect(problems.filter(({ message }) => !message.includes('is not what its releases gives'))).toEqual([]);
  });

  it('shows visitors the pages that were live, by the signatures of then', async () => {
    const store = await openStore(folder, { env: {} });
    const { newest, accepted } = await readHead(store);
    const { files } = await readDeployedFiles(store, accepted!);

    expect(accepted).toEqual(newest);
    expect(files.get('index.html')!.toString()).toContain(SENTENCE);
    expect(files.get('privacy-policy.html')!.toString()).toContain(CLAUSE);
  });
});
