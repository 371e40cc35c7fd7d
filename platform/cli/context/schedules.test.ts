import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bootstrapPolicy, tick } from '@site/operations';
import { aLiveSite, livePage } from '../../testing/a-live-site';
import { scheduleIn } from '../../testing/a-schedule';
import { aPerson, publishBy } from '../../testing/a-team';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding } from '../../testing/tiny-parts';
import { machineKey, scheduleSigner } from './schedules';

let home: string;
beforeEach(async () => {
  home = await makeTemporaryFolder();
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(home, { recursive: true });
});

const machineAt = (folder: string) => ({
  env: { XDG_CONFIG_HOME: folder },
  loadSigner: () => Promise.resolve(null),
});

/** Asha begins alone at a desk, whose machine the access policy names. */
async function aBegunStore() {
  const { store } = await aLiveSite();
  const asha = aPerson('Asha');
  await bootstrapPolicy({
    store,
    keys: [asha],
    machine: await machineKey(machineAt(home)),
    teams: { landing: [asha.id], legal: [asha.id], shell: [asha.id] },
    editors: [asha.id],
    partNames: ['shell', 'landing', 'legal'],
    message: 'Asha begins',
    loadSigner: asha.loadSigner,
  });
  return { store, asha };
}

it('the machine of the desk at which a team began carries schedules out, though people have passkeys alone', async () => {
  const { store, asha } = await aBegunStore();
  const offer = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), asha);
  await scheduleIn(store, 10, offer, { by: asha });
  letMinutesPass(10);

  const loadSigner = () => scheduleSigner(machineAt(home), store);
  const { done } = await tick({ store, loadSigner });

  expect(done).toHaveLength(1);
  expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
});

it('another machine has no key for that', async () => {
  const { store } = await aBegunStore();

  expect(await scheduleSigner(machineAt(join(home, 'another')), store)).toBeNull();
});

it('the key is made once, in a file for its owner alone', async () => {
  const made = await machineKey(machineAt(home));

  expect(await machineKey(machineAt(home))).toEqual(made);
  expect((await stat(join(home, 'site/machine-key.pem'))).mode & 0o777).toBe(0o600);
});
