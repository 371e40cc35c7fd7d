import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Act } from '../../api/acts';
import type { Store } from '@site/store';
import { aDesk, ended, type OpenDesk } from '../../../testing/a-desk';
import { aLiveSite } from '../../../testing/a-live-site';
import { makeTemporaryFolder } from '../../../testing/temporary-folder';
import { aLanding } from '../../../testing/tiny-parts';
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
const noted = () => JSON.parse(readFileSync(journalOf(process.pid), 'utf8')) as Act[];
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

  expect(noted()).toMatchObject([{ id: act.id }]);
  await stop(act);
  expect(existsSync(journalOf(process.pid))).toBe(false);
});

it('of a desk that was killed, the next one says once what it was at, and what to do', async () => {
  const act = await publish();
  const left = noted();
  await stop(act);
  await desk.stop();
  mkdirSync(join(root, '.cache/desk/acts'), { recursive: true });
  await writeFile(journalOf(spawnSync('true').pid), JSON.stringify(left));
  desk = await aDesk(store, { root });

  expect(await acts()).toMatchObject([
    {
      ...{ request: act.request, author: act.author, state: 'refused' },
      problems: [{ code: 'desk-ended', remedy: expect.stringContaining('do it again') as string }],
    },
  ]);
  await desk.stop();
  desk = await aDesk(store, { root });
  expect(await acts()).toEqual([]);
});
