import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../deploy/records/open-store';
import { errorsOf } from '../../deploy/testing/pruned-sites';
import { verify } from '../../deploy/actions/verify/verify';
import { writeSimulatedStore } from './simulated-store';

it('is a store as the site command leaves it: all its releases were live in turn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulated-store-'));
  try {
    await writeSimulatedStore(folder, { releases: 4, remotes: 3 });
    const store = await openStore(folder, { env: {} });

    expect((await verify(store, () => undefined)).checked).toMatchObject({
      deployments: 4,
      trees: 4,
      releases: 7,
    });
    expect(await errorsOf(store)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
