import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type NamedDeployment, TimeStamps, deploymentKey, readLivePointer } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { aStoredDeployment } from '../../testing/records';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import {
  type Answering,
  aTimeStampingAuthority,
  type TimeStampingAuthority,
} from '../../testing/time-stamping-authority';
import { readTimeStamp } from './rfc-3161';
import { moveLivePointer } from '../../ledger/deployments/deployment-chain';
import { stampDeployments } from './stamp';

let folder: string;
let authority: TimeStampingAuthority;
let other: Buffer;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  authority = await aTimeStampingAuthority(folder);
  const { store, first } = await aChain();
  await stamp(store);
  other = (await new TimeStamps(store).read(first.name))!;
});
afterAll(async () => {
  await authority.close();
  await rm(folder, { recursive: true });
});

/** Two deployments, the second live; their pages do not matter here. */
async function aChain(input: { time?: string } = {}) {
  const store = new MemoryStore();
  const make = async (before: NamedDeployment | null) => {
    const made = await aStoredDeployment(store, before, { ...input, message: Math.random().toString() });
    await moveLivePointer(store, (await readLivePointer(store))?.version ?? null, made);
    return made;
  };
  const first = await make(null);
  return { store, first, second: await make(first) };
}

/** @param timeoutMs for what is to be given up; else there is time enough, on any machine */
async function stamp(
  store: MemoryStore,
  answering: Answering = (body) => Promise.resolve({ body }),
  timeoutMs = 60_000,
) {
  authority.answering = answering;
  const said: string[] = [];
  const progress = (sentence: string) => said.push(sentence);
  const done = await stampDeployments({ store, url: authority.url, progress, timeoutMs });
  return { done, said: said.join() };
}

describe('given a time-stamping authority', () => {
  it('each deployment gets its time-stamp, once, which openssl confirms', async () => {
    const { store, first, second } = await aChain();

    expect(await stamp(store)).toEqual({ done: [second.name, first.name], said: '' });
    expect(await stamp(store)).toEqual({ done: [], said: '' });

    const { body } = (await store.read(deploymentKey(second.name)))!;
    const response = (await new TimeStamps(store).read(second.name))!;
    await writeFile(join(folder, 'd.json'), body);
    await writeFile(join(folder, 'd.tsr'), response);
    const words = ['ts', '-verify', '-data', 'd.json', '-in', 'd.tsr', '-CAfile', 'root.pem'];
    expect(execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' }).toString()).toContain(
      'Verification: OK',
    );
    const { time, ...rest } = await readTimeStamp(response, body, { roots: authority.root });
    expect(rest).toEqual({ authority: 'O=Test, CN=Time Stamping', isTrusted: true });
    expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('a byte that is altered anywhere is found, or leaves what it says as it is', async () => {
    const { store, second } = await aChain();
    await stamp(store);
    const { body } = (await store.read(deploymentKey(second.name)))!;
    const response = (await new TimeStamps(store).read(second.name))!;
    const said = await readTimeStamp(response, body, { roots: authority.root });
    let found = 0;
    for (let index = 0; index < response.length; index += 29) {
      const altered = Buffer.from(response);
      altered[index]! ^= 0x55;
      const read = await readTimeStamp(altered, body, { roots: authority.root }).catch(() => null);
      if (read === null || !read.isTrusted) found += 1;
      else expect(read).toEqual(said);
    }
    expect(found).toBeGreaterThan(20);
    await expect(readTimeStamp(response, Buffer.from('other'))).rejects.toThrow('it is over other bytes');
  });

  it('a root that was not given is not trusted', async () => {
    const { store, second } = await aChain();
    await stamp(store);
    const { body } = (await store.read(deploymentKey(second.name)))!;
    const response = (await new TimeStamps(store).read(second.name))!;
    const words = [
      'req',
      '-x509',
      '-nodes',
      '-newkey',
      'rsa:2048',
      '-subj',
      '/O=Test/CN=Root',
      '-out',
      'x.pem',
    ];
    execFileSync('openssl', [...words, '-keyout', 'x.key'], { cwd: folder, stdio: 'pipe' });
    const roots = execFileSync('cat', ['x.pem'], { cwd: folder }).toString();

    expect(await readTimeStamp(response, body, { roots })).toMatchObject({ isTrusted: false });
    expect(await readTimeStamp(response, body)).toMatchObject({ isTrusted: null });
  });

  it.each<[string, Answering, RegExp]>([
    ['is silent', () => 'silent', /did not answer/],
    ['fails', () => Promise.resolve({ status: 503, body: Buffer.from('') }), /status 503/],
    [
      'sends a page',
      () => Promise.resolve({ body: Buffer.from('<html>') }),
      /no answer of a time-stamping authority/,
    ],
    ['sends the time-stamp of another', () => Promise.resolve({ body: other }), /it is over other bytes/],
    [
      'sends half of one',
      (body) => Promise.resolve({ body: body.subarray(0, 300) }),
      /is no time-stamp of it/,
    ],
    ['is slow', (body) => setTimeout(1_500, { body }), /did not answer/],
    [
      'sends elsewhere',
      (body) => Promise.resolve({ status: 307, location: `${authority.url}/elsewhere`, body }),
      /status 307/,
    ],
    ['sends far too much', () => Promise.resolve({ body: Buffer.alloc(100_000) }), /too large/],
  ])(
    'one that %s is no hindrance, nothing is kept, and the next time all are fetched',
    async (_, answer, said) => {
      const isGivenUp = said.test('did not answer');
      const { store, first, second } = await aChain();

      const failed = await stamp(store, answer, isGivenUp ? 500 : undefined);
      expect(failed).toEqual({ done: [], said: expect.stringMatching(said) as string });
      expect(await new TimeStamps(store).list()).toEqual(new Map());
      expect((await stamp(store)).done).toEqual([second.name, first.name]);
    },
  );
});

it('an authority that says an earlier time than that at which the deployment was made is not believed', async () => {
  const { store } = await aChain({ time: new Date(Date.now() + 10 * 60_000).toISOString() });

  expect(await stamp(store)).toEqual({
    done: [],
    said: expect.stringMatching(/its time, .*, is before it was made/) as string,
  });
  expect(await new TimeStamps(store).list()).toEqual(new Map());
});

it('without an authority, none is asked', async () => {
  const { store } = await aChain();

  expect(await stampDeployments({ store, url: undefined, progress: () => undefined })).toEqual([]);
});
