import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Act } from '../../api/acts';
import type { Store } from '@site/store';
import { aDesk, deskRequest, ended, type OpenDesk } from '../../../testing/a-desk';
import { aLiveSite } from '../../../testing/a-live-site';
import { makeTemporaryFolder } from '../../../testing/temporary-folder';
import { aLanding } from '../../../testing/tiny-parts';
import { sealed } from './acts-journal';
import { editTinyPart, makeTinyWorkingCopy } from '../../../testing/tiny-working-copy';

let root: string;
let store: Store;
let desk: OpenDesk;

beforeEach(async () => {
  root = await makeTemporaryFolder();
  await makeTinyWorkingCopy(root);
  await editTinyPart(root, aLanding({ sentence: 'Open on Onam.' }));
  ({ store } = await aLiveSite());
  desk = await aDesk(store, { root });
});
afterEach(async () => {
  await desk.stop();
  await rm(root, { recursive: true });
});

const journalOf = (pid: number) => join(root, `.cache/desk/acts/${pid}.json`);
const noted = () =>
  (
    JSON.parse(readFileSync(journalOf(process.pid), 'utf8')) as {
      noted: { act: Act; isSecondTime: boolean }[];
    }
  ).noted;
const acts = async () => (await desk.ask('/api/v1/acts')).json<{ acts: Act[] }>().acts;

/** Begins to publish, by a builder that does not end. */
async function publish(): Promise<Act> {
  const builder = join(root, 'node_modules/.bin/webpack');
  await writeFile(builder, '#!/bin/sh\nexec sleep 60\n');
  await chmod(builder, 0o755);
  return (await desk.send('/api/v1/acts', { kind: 'publish', part: 'landing', message: 'Onam' })).json<Act>();
}

async function stop(act: Act): Promise<void> {
  await desk.send(`/api/v1/acts/${act.id}/stop`, {});
  await ended(desk, act);
}

it('notes an act while it goes on, and no longer', async () => {
  const act = await publish();

  expect(noted()).toMatchObject([{ act: { id: act.id }, isSecondTime: false }]);
  await stop(act);
  expect(existsSync(journalOf(process.pid))).toBe(false);
});

describe('given a desk that was killed while it published', () => {
  let left: { act: Act; isSecondTime: boolean };

  beforeEach(async () => {
    const act = await publish();
    left = noted()[0]!;
    await stop(act);
    await desk.stop();
    await makeTinyWorkingCopy(root);
  });

  /** Starts the next desk, with the journal as it lies there when its process is gone. */
  async function startNext(journal: typeof left, secret = deskRequest(store).previewSecret): Promise<void> {
    mkdirSync(join(root, '.cache/desk/acts'), { recursive: true });
    await writeFile(journalOf(spawnSync('true').pid), sealed([journal], secret));
    desk = await aDesk(store, { root });
  }

  it('the next one goes on with it, to its end', async () => {
    await startNext(left);
    const [act] = await acts();
    await ended(desk, act!);

    expect(await acts()).toMatchObject([
      {
        request: left.act.request,
        author: left.act.author,
        state: 'done',
        progress: expect.arrayContaining([expect.stringMatching(/^The desk was ended/)]) as string[],
        result: { status: 'published' },
      },
    ]);
  });

  it('the next one does nothing that a branch brought in its place', async () => {
    await startNext(left, 'a secret of another machine, or none');

    expect(await acts()).toEqual([]);
  });

  it.each([
    ['it ended two desks', () => ({ ...left, isSecondTime: true })],
    [
      'that was hours ago',
      () => ({
        ...left,
        act: { ...left.act, startedAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString() },
      }),
    ],
    [
      'it was putting something live',
      () => ({
        ...left,
        act: {
          ...left.act,
          request: { kind: 'promote', part: 'landing', release: '0123456789abcdef', message: '' } as const,
        },
      }),
    ],
  ])('the next one only says what it was at, and what to do, where %s', async (_, journal) => {
    await startNext(journal());

    expect(await acts()).toMatchObject([
      {
        state: 'refused',
        problems: [{ code: 'desk-ended', remedy: expect.stringContaining('do it again') as string }],
      },
    ]);
    await desk.stop();
    desk = await aDesk(store, { root });
    expect(await acts()).toEqual([]);
  });
});
