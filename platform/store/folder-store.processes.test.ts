import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { FolderStore } from './folder-store';
import type { ContendedAct, ContendedOutcome } from '../testing/contending-process';
import { doomedBody } from '../testing/doomed-process';
import { folderOfEachTest } from '../testing/temporary-folder';

const ROUNDS = 20;
const execArgv = ['--import', require.resolve('tsx')];

describe('a folder store', () => {
  let store: FolderStore;
  folderOfEachTest((root) => {
    store = new FolderStore(root);
  });

  describe('given two processes that write at once', () => {
    let writers: ChildProcess[];

    beforeEach(async () => {
      const script = path.join(__dirname, '../testing/contending-process.ts');
      writers = [fork(script, [store.root], { execArgv }), fork(script, [store.root], { execArgv })];
      await Promise.all(writers.map((writer) => once(writer, 'message')));
    }, 30_000);

    afterEach(() => writers.forEach((writer) => writer.kill()));

    async function contend(acts: ContendedAct[]): Promise<ContendedOutcome[]> {
      const answers = writers.map((writer) => once(writer, 'message'));
      writers.forEach((writer, index) => writer.send(acts[index]!));
      return (await Promise.all(answers)).map(([outcome]) => outcome as ContendedOutcome);
    }

    it(`lets exactly one create each key, ${ROUNDS} rounds`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = `race/${round}`;

        const outcomes = await contend(['A', 'B'].map((body) => ({ act: 'create', key, body })));

        expect([...outcomes].sort()).toEqual(['lost', 'won']);
        expect((await store.read(key))?.body.toString()).toBe(outcomes[0] === 'won' ? 'A' : 'B');
      }
    }, 30_000);

    it(`lets exactly one move the pointer, ${ROUNDS} rounds`, async () => {
      const key = 'pointers/live.json';
      let expectedVersion: string | null = null;
      for (let round = 0; round < ROUNDS; round += 1) {
        const acts = ['A', 'B'].map((body) => ({
          act: 'replace' as const,
          key,
          body: body + round,
          expectedVersion,
        }));

        const outcomes = await contend(acts);

        expect([...outcomes].sort()).toEqual(['lost', 'won']);
        const now = await store.read(key);
        expect(now?.body.toString()).toBe(acts[outcomes.indexOf('won')]!.body);
        expectedVersion = now!.version;
      }
    }, 30_000);
  });

  describe('given a process that was killed with SIGKILL while it wrote', () => {
    // Twelve of the first hundred file system calls.
    const callsToDieAt = seededPoints(12, 100);

    async function runDoomed(name: string, dieAtCall: number): Promise<{ created: number; moved: number }> {
      const script = path.join(__dirname, '../testing/doomed-process.ts');
      const child = fork(script, [store.root, name, String(dieAtCall)], { execArgv, silent: true });
      let said = '';
      child.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [, signal] = (await once(child, 'close')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      return { created: said.match(/created/g)?.length ?? 0, moved: said.match(/moved/g)?.length ?? 0 };
    }

    async function expectWholeStore(name: string, did: { created: number; moved: number }): Promise<void> {
      const keys = await store.list(`doomed/${name}/`);
      expect(keys.length).toBeGreaterThanOrEqual(did.created);
      expect(keys.length).toBeLessThanOrEqual(did.created + 1);
      for (const key of keys) {
        expect((await store.read(key))?.body.equals(doomedBody(Number(path.basename(key))))).toBe(true);
      }

      const pointer = await store.read('pointers/counter.json');
      const moved = Number(pointer?.body.toString() ?? 0);
      // An act whose last word was cut off may have been done: then it counts, once.
      expect([did.moved, did.moved + 1]).toContain(moved);

      expect(
        (await store.list('')).filter((key) => !/^doomed\/|^pointers\/counter\.json$/.test(key)),
      ).toEqual([]);
    }

    async function expectNextWriterSucceeds(name: string): Promise<void> {
      expect(await store.create(`doomed/${name}/9999`, doomedBody(9999))).toBe('created');

      const seen = await store.read('pointers/counter.json');
      const next = String(Number(seen?.body.toString() ?? 0) + 1);
      await store.replace('pointers/counter.json', Buffer.from(next), seen?.version ?? null);

      expect(await fs.readFile(path.join(store.root, 'pointers/counter.json'), 'utf8')).toBe(next);
    }

    it.each(callsToDieAt)(
      'is whole and goes on, killed before its file system call %i',
      async (call) => {
        const name = `call-${call}`;
        const did = await runDoomed(name, call);

        await expectWholeStore(name, did);
        await expectNextWriterSucceeds(name);
      },
      120_000,
    );
  });
});

/** The same points on every run: a linear congruential generator with a fixed seed. */
function seededPoints(count: number, below: number): number[] {
  const points = new Set<number>();
  for (let state = 20_261_121; points.size < count;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    points.add(1 + (state % below));
  }
  return [...points].sort((a, b) => a - b);
}
