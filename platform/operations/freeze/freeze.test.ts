import { type DeploymentParts, liveDeployment, readFreezes, readPeopleVersions } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import type { Store } from '@site/store';
import { recordFreeze } from '../../ledger/freezes/freezes';
import { aLiveSite, goLive, livePage, goBack, proofNow } from '../../testing/a-live-site';
import { inMinutes, scheduleIn, tickBy } from '../../testing/a-schedule';
import {
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  revokeLatasKey,
  shipBy,
} from '../../testing/a-team';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { promote } from '../promote/promote';
import { readStatus } from '../status';
import { verify } from '../verify/verify';
import { freeze, liftFreeze } from './freeze';

const OFFER = aLanding({ sentence: 'Two for one.' });
const NAMES = ['shell', 'landing', 'legal'];

afterEach(() => jest.useRealTimers());

/** Freezes parts so many minutes from now, for ten. */
function freezeIn(
  store: Store,
  minutes: number,
  { by, parts = ['landing'] }: { by?: Member; parts?: string[] },
) {
  const times = { from: inMinutes(minutes), until: inMinutes(minutes + 10) };
  const author = by ? `${by.name} <${by.id}>` : 'Asha';
  return freeze({ store, parts, ...times, author, message: 'Diwali week', loadSigner: by?.loadSigner });
}

/** A site of a team, or of everybody; an offer waits, which `ship` puts live. */
async function anOffer(isSigned: boolean) {
  if (!isSigned) {
    const { store } = await aLiveSite(undefined, new MemoryStore());
    const parts = await publishAll(store, [OFFER]);
    const ship = (changes = {}) => promote({ store, parts, author: 'Asha', message: '', ...changes });
    return { store, parts, by: undefined, ship };
  }
  const { store, team } = await aSignedSite(new MemoryStore());
  const parts = await publishBy(store, OFFER, team.meera);
  return {
    store,
    parts,
    by: team.meera,
    ship: (changes = {}) => promoteBy(store, parts, team.meera, changes),
  };
}

const refused = { problems: [{ code: 'part-frozen' }] };

describe.each([
  ['with an access policy', true],
  ['without one', false],
])('given landing is frozen in a store %s', (_, isSigned) => {
  it('its release does not go live: it is said until when, why, and by whom', async () => {
    const { store, by, ship } = await anOffer(isSigned);
    await freezeIn(store, 0, { by });

    const error = (await ship().catch((thrown: unknown) => thrown)) as Error;

    expect(error).toMatchObject(refused);
    expect(error.message).toMatch(
      /No release of landing goes live from .+ until \d.+ \+05:30: Diwali week \(by (Meera <meera@brand.in>|Asha)\)\./,
    );
    expect(await livePage(store, 'index.html')).not.toContain('Two for one.');
  });

  it('an emergency with its reason passes, waits for no confirmation, and what was frozen stays authorized', async () => {
    const { store, by, ship } = await anOffer(isSigned);
    await freezeIn(store, 0, { by });

    await expect(ship({ emergency: true })).rejects.toMatchObject({ code: 'emergency-unclear' });
    await ship({ emergency: true, message: 'The price is wrong' });

    expect(await livePage(store, 'index.html')).toContain('Two for one.');
    expect((await liveDeployment(store)).record.emergencies).toMatchObject({
      landing: { message: 'The price is wrong' },
    });
    expect((await readStatus(store, NAMES)).emergencies).toEqual([]);
    const { notes } = await proofNow(store, '/');
    expect(notes.join()).toMatch(
      /as an emergency: The price is wrong\. It lacked no approval, so no other person has to confirm it\.$/,
    );
    expect((await verify(store, () => undefined)).problems).toEqual([]);
  });

  it('it goes live once the freeze is over, or lifted', async () => {
    const { store, by, ship } = await anOffer(isSigned);
    const { freeze: made } = await freezeIn(store, 0, { by });
    const person = { store, author: 'Meera', message: 'Sold out', loadSigner: by?.loadSigner };
    await liftFreeze({ ...person, number: made.number });
    await expect(liftFreeze({ ...person, number: made.number })).rejects.toMatchObject({
      code: 'freeze-unknown',
    });

    expect(await ship({ dryRun: true })).toMatchObject({ status: 'would-promote' });
    await freezeIn(store, 0, { by });
    await expect(ship({ dryRun: true })).rejects.toMatchObject(refused);
    letMinutesPass(10);
    expect(await ship()).toMatchObject({ status: 'promoted' });
  });
});

describe('given all parts are frozen', () => {
  it('what was live before goes live again, of the site and of a part', async () => {
    const { store } = await aLiveSite(undefined, new MemoryStore());
    await goLive(store, [OFFER]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await freezeIn(store, 0, { parts: [] });

    expect(await goBack(store)).toMatchObject({ status: 'rolled-back' });
    expect(await goBack(store, { part: 'landing' })).toMatchObject({ status: 'rolled-back' });
  });

  it('only editors freeze and lift that, and those of a team their own part', async () => {
    const { store, team } = await aSignedSite(new MemoryStore());
    const foreign = { code: 'signer-not-of-team' };

    await expect(freezeIn(store, 0, { by: team.meera, parts: [] })).rejects.toMatchObject(foreign);
    await expect(freezeIn(store, 0, { by: team.meera, parts: ['legal'] })).rejects.toMatchObject(foreign);
    await freezeIn(store, 0, { by: team.lata, parts: [] });
    const { loadSigner } = team.meera;
    const lifting = liftFreeze({ store, number: 1, author: 'Meera', message: 'Sold out', loadSigner });
    await expect(lifting).rejects.toMatchObject(foreign);
    const policy = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
    await decideBy(store, policy, team.ravi);
    const waits = { state: 'frozen', waitsFor: expect.stringContaining('Diwali week') as string };
    expect((await readStatus(store, NAMES)).newer).toMatchObject([{ part: 'legal', approval: waits }]);
  });
});

describe('given a release is scheduled', () => {
  const schedule = (store: Store, parts: DeploymentParts, by?: Member) =>
    scheduleIn(store, 15, parts, { by });

  it('into a freeze, it is refused at once', async () => {
    const { store, parts, by } = await anOffer(true);
    await freezeIn(store, 10, { by });

    await expect(schedule(store, parts, by)).rejects.toMatchObject(refused);
    await expect(scheduleIn(store, 25, parts, { by })).resolves.toBe(1);
  });

  it('and its time is frozen later, that is said then; it waits, and goes live when the freeze is over', async () => {
    const { store, parts, by } = await anOffer(true);
    await schedule(store, parts, by);

    expect((await freezeIn(store, 10, { by })).held).toMatchObject([{ terms: { number: 1 } }]);
    letMinutesPass(15);
    expect((await tickBy(store, by)).refused).toMatchObject([{ number: 1, ...refused }]);
    const waits = {
      message: expect.stringContaining('It waits, and goes live by itself once that is over') as string,
    };
    expect((await readStatus(store, NAMES)).schedules).toMatchObject([
      { state: 'refused', problems: [waits] },
    ]);
    letMinutesPass(6);
    expect((await tickBy(store, by)).done).toMatchObject([{ number: 1 }]);
  });

  it('an offer that is live ends on its day, also in a freeze', async () => {
    const { store, parts } = await anOffer(false);
    await scheduleIn(store, 5, parts, { until: 15 });
    expect((await freezeIn(store, 10, {})).held).toEqual([]);
    letMinutesPass(5);
    await tickBy(store);
    letMinutesPass(10);

    expect((await tickBy(store)).done).toMatchObject([{ number: 1 }]);
    expect(await livePage(store, 'index.html')).not.toContain('Two for one.');
  });
});

it('a freeze that no person of the team signed counts for nothing, and status and verify say so', async () => {
  const { store, team } = await aSignedSite(new MemoryStore());
  const live = await liveDeployment(store);
  const times = { from: inMinutes(-1).toISOString(), until: inMinutes(10).toISOString() };
  const said = { parts: [], ...times, author: 'Meera', message: 'Mine', time: new Date().toISOString() };
  for (const signer of [null, team.meera.signer]) await recordFreeze(store, said, live, signer);

  const told = ['freeze-unauthorized', 'freeze-unauthorized'];
  const { freezes, problems } = await readStatus(store, NAMES);
  expect([freezes, problems.map(({ code }) => code)]).toEqual([[], told]);
  expect((await verify(store, () => undefined)).problems.map(({ code }) => code)).toEqual(told);
  await shipBy(store, OFFER, team.meera);
  expect(await livePage(store, 'index.html')).toContain('Two for one.');
});

it('one of a person who has left the team since counts: it was hers to say', async () => {
  const { store, team } = await aSignedSite(new MemoryStore());
  await freezeIn(store, 0, { by: team.lata, parts: ['legal'] });
  await revokeLatasKey(store, team);

  expect(await readFreezes(store, await readPeopleVersions(store))).toHaveLength(1);
});
