import { parts, type PartName } from '@site/shared/federation';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryStore } from '../../testing/memory-store';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';
import { start } from './start';

describe('given a working copy', () => {
  const store = new MemoryStore();
  let root: string;

  beforeAll(async () => {
    root = await makeTemporaryFolder();
    await makeTinyWorkingCopy(root);
    for (const part of [aShell(), aLanding(), aLegal()]) await editTinyPart(root, part);
  });
  afterAll(() => rm(root, { recursive: true }));

  async function startIt() {
    const said: string[] = [];
    const sources = Object.entries(parts).map(([part, { workspace }]) => ({
      part: part as PartName,
      folder: join(root, workspace),
    }));
    const outcome = await start({
      store,
      root,
      sources,
      author: 'Asha',
      progress: (line) => said.push(line),
    });
    return { outcome, said };
  }

  it('puts it live, and says which deployment it composes', async () => {
    const { outcome, said } = await startIt();

    expect(outcome.status).toBe('promoted');
    expect(said).toContain(`Composing deployment ${outcome.deployment.name}`);
  });

  it('puts live what has changed since, and says so', async () => {
    await editTinyPart(root, aLanding({ sentence: 'Open on Sundays.' }));

    const { outcome, said } = await startIt();

    expect(outcome).toMatchObject({ status: 'promoted', changed: [{ part: 'landing' }] });
    expect(said).toContain(`Composing deployment ${outcome.deployment.name}`);
  });

  it('composes nothing, and does not say so, when nothing has changed', async () => {
    const { outcome, said } = await startIt();

    expect(outcome).toMatchObject({ status: 'already-live', changed: [] });
    expect(said.filter((sentence) => /Composing|changed/.test(sentence))).toEqual([]);
  });
});
