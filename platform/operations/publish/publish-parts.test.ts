import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { chooseReleases } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { aLiveSite } from '../../testing/a-live-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';
import { promote } from '../promote/promote';
import { type PublishedPart, publishParts, readFailedPublication } from './publish-parts';

const WHO = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in'];

describe('publishing while a colleague is live', () => {
  let folder: string;
  let asha: string;
  let ravi: string;
  const store = new MemoryStore();

  const git = (root: string, ...args: string[]) =>
    execFileSync('git', [...WHO, ...args], { cwd: root, stdio: 'pipe' });

  async function commit(root: string, sentence: string): Promise<void> {
    await editTinyPart(root, aLanding({ sentence }));
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', sentence);
  }

  async function publish(root: string, progress: () => void = () => undefined): Promise<PublishedPart> {
    const published: PublishedPart[] = [];
    await publishParts({
      store,
      root,
      sources: [{ part: 'landing', folder: join(root, parts.landing.workspace) }],
      allParts: Object.keys(parts),
      author: 'Asha',
      message: '',
      isDry: false,
      progress,
      onPart: (part) => published.push(part),
    });
    return published[0]!;
  }

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    [asha, ravi] = [join(folder, 'asha'), join(folder, 'ravi')];
    await aLiveSite(undefined, store);
    await makeTinyWorkingCopy(asha);
    git(asha, 'init', '--quiet', '--initial-branch=main');
    await commit(asha, 'Open on Sunday.');
    await cp(asha, ravi, { recursive: true });
    await commit(ravi, 'Open on Diwali.');
    const { release } = (await publish(ravi)).manifest;
    const chosen = await chooseReleases(store, [{ part: 'landing', release }]);
    await promote({ store, parts: chosen, author: 'Ravi', message: '' });
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('names the live release whose commit this working copy lacks', async () => {
    await commit(asha, 'Open on Holi.');
    const { notInWorkingCopy } = await publish(asha);

    expect(notInWorkingCopy?.git?.commit).toBe(git(ravi, 'rev-parse', 'HEAD').toString().trim());
  });

  it('names none once that commit is in this working copy, changed by another', async () => {
    git(asha, 'pull', '--quiet', '--strategy=ours', '--no-rebase', ravi, 'main');
    await commit(asha, 'Open on Diwali and Holi.');

    expect((await publish(asha)).notInWorkingCopy).toBeNull();
  });

  it('publishes what was saved when it began, and names the commit of that', async () => {
    await commit(asha, 'Open on Pongal.');
    const pressedAt = git(asha, 'rev-parse', 'HEAD').toString().trim();
    const saveMeanwhile = () => {
      writeFileSync(join(asha, parts.landing.workspace, 'source/browser/late.txt'), 'Half a sente');
      git(asha, 'add', '--all');
      git(asha, 'commit', '--quiet', '--allow-empty', '--message', 'Saved meanwhile');
    };

    const { manifest } = await publish(asha, saveMeanwhile);

    expect(manifest.git).toEqual({ commit: pressedAt, dirty: false });
    expect(manifest.files.map(({ path }) => path)).not.toContain('browser/late.txt');
    expect((await publish(asha)).manifest.files.map(({ path }) => path)).toContain('browser/late.txt');
  });

  it('names none in a clone without its history, where it is unknown', async () => {
    const clone = join(folder, 'clone');
    git(folder, 'clone', '--quiet', '--depth=1', `file://${asha}`, clone);
    await makeTinyWorkingCopy(clone);
    await editTinyPart(clone, aLanding({ sentence: 'Open on Onam.' }));

    expect((await publish(clone)).notInWorkingCopy).toBeNull();
  });

  it('that failed is remembered in the working copy until one succeeds', async () => {
    await editTinyPart(asha, aLanding({ sentence: 'Open.' }));
    await rm(join(asha, parts.landing.workspace, 'source'), { recursive: true });
    await expect(publish(asha)).rejects.toMatchObject({ code: 'build-failed' });
    expect((await readFailedPublication(asha, store))?.message).toContain('The build of landing failed');

    await editTinyPart(asha, aLanding({ sentence: 'Open.' }));
    await publish(asha);
    expect(await readFailedPublication(asha, store)).toBeNull();
  });
});
