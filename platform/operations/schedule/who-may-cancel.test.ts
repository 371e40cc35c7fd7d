import { readOpenSchedules, readPeople } from '@site/ledger';
import { canonicalJson } from '@site/store';
import { MemoryStore } from '../../testing/memory-store';
import type { SiteProblem } from '@site/errors';
import { aLiveSite, livePage } from '../../testing/a-live-site';
import { aScheduledPolicy, copyOfStore, openTerms, scheduleIn, tickBy } from '../../testing/a-schedule';
import { aPerson, aTeam, type Member, putInForce, revokeLatasKey, type Team } from '../../testing/a-team';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLegal, publishAll } from '../../testing/tiny-parts';
import { verify } from '../verify/verify';
import { withdraw } from '../withdraw/withdraw';
import { sign } from '../../ledger/authority/statement';
import { cancel } from './cancel';

const UNSIGNED = { format: 1, author: 'Asha', message: 'Not yet', time: new Date().toISOString() };

let site: Awaited<ReturnType<typeof aScheduledPolicy>>;
beforeAll(async () => {
  site = await aScheduledPolicy();
});
afterEach(() => jest.useRealTimers());

const given = async () => ({ ...site, store: await copyOfStore(site.store) });
const cancelBy = (store: MemoryStore, by?: Member) =>
  cancel({ store, target: 1, author: 'Another', message: 'Not yet', loadSigner: by?.loadSigner });
const policyAfter = async (store: MemoryStore, machine: Member) => {
  letMinutesPass(60);
  await tickBy(store, machine);
  return livePage(store, 'privacy-policy.html');
};

/** Writes a cancellation as who has the store's credentials can. */
async function plant(
  store: MemoryStore,
  by: Member,
  change: (said: { number: number; sha256: string; people: { number: number; sha256: string } }) => object = (
    said,
  ) => said,
) {
  const { terms, sha256 } = (await readOpenSchedules(store))[0]!;
  const version = (await readPeople(store))!;
  const people = { number: version.people.number, sha256: version.sha256 };
  const said = { number: terms.number, sha256, people };
  const { author, message, time } = UNSIGNED;
  const statement = { ...said, author, message, time, ...change(said) };
  const envelope = await sign(by.signer, 'cancellation', statement as never, { schedule: sha256 });
  await store.create('schedules/000001/cancelled/000001.json', canonicalJson({ format: 1, envelope }));
}

describe('given a policy of two lawyers is scheduled', () => {
  it.each<[string, (team: Team) => Member]>([
    ['its author', ({ lata }) => lata],
    ['another of its team', ({ ravi }) => ravi],
  ])('%s cancels it alone', async (_, who) => {
    const { store, team, machine } = await given();

    await cancelBy(store, who(team));

    expect(await openTerms(store)).toEqual([]);
    expect(await policyAfter(store, machine)).toContain('30 days');
  });

  it.each<[string, string, (members: { team: Team; machine: Member }) => Member | undefined]>([
    ['marketing', 'signer-not-of-team', ({ team }) => team.meera],
    ['a machine', 'signer-not-of-team', ({ machine }) => machine],
    ['a person without a key', 'key-missing', () => undefined],
    ['an unknown person', 'signer-unknown', () => aPerson('Mallory')],
  ])('%s cannot cancel it', async (_, code, who) => {
    const { store, ...members } = await given();

    await expect(cancelBy(store, who(members))).rejects.toMatchObject({ code });
    expect(await openTerms(store)).toHaveLength(1);
  });

  it('an unsigned cancellation counts for nothing, is told, and is no obstacle to one that counts', async () => {
    const { store, team, machine } = await given();
    await store.create('schedules/000001/cancelled.json', canonicalJson(UNSIGNED));

    const { problems } = await verify(store, () => undefined);
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'cancellation-unauthorized',
        severity: 'warning',
        message: expect.stringContaining('schedule 1 counts for nothing') as string,
      }),
    );
    expect(await policyAfter(await copyOfStore(store), machine)).toContain('60 days');
    jest.useRealTimers();

    await cancelBy(store, team.ravi);
    expect(await policyAfter(store, machine)).toContain('30 days');
  });

  it.each<[string, RegExp, (store: MemoryStore, members: { team: Team; machine: Member }) => Promise<void>]>([
    [
      'by marketing',
      /Meera.* is no person of the team of legal/,
      (store, { team }) => plant(store, team.meera),
    ],
    ['by a machine', /Cron.* is no person of the team/, (store, { machine }) => plant(store, machine)],
    ['by an unknown key', /is not in the access policy/, (store) => plant(store, aPerson('Mallory'))],
    [
      'of another schedule',
      /of another schedule/,
      (store, { team }) => plant(store, team.lata, () => ({ sha256: 'a'.repeat(64) })),
    ],
    [
      'by an access policy that never was',
      /never in force/,
      (store, { team }) =>
        plant(store, team.lata, ({ people }) => ({ people: { ...people, sha256: 'a'.repeat(64) } })),
    ],
    [
      'that was damaged',
      /cannot be read/,
      async (store) =>
        void (await store.create('schedules/000001/cancelled/000001.json', Buffer.from('{"format":1}'))),
    ],
  ])('a cancellation %s counts for nothing', async (_, reason, doIt) => {
    const { store, ...members } = await given();
    await doIt(store, members);
    const problems: SiteProblem[] = [];

    expect(await readOpenSchedules(store, problems)).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(reason)]);
  });

  it('a mark that it was carried out, where no deployment did that, is found', async () => {
    const { store } = await given();
    const mark = { format: 1, deployment: '000001-0123456789ab', time: UNSIGNED.time };
    await store.create('schedules/000001/done.json', canonicalJson(mark));

    const { problems } = await verify(store, () => undefined);

    expect(problems.map(({ code }) => code)).toContain('schedule-never-done');
  });

  it('it stays cancelled when the key that cancelled it is revoked afterwards', async () => {
    const { store, team } = await given();
    await cancelBy(store, team.lata);
    await revokeLatasKey(store, team);

    expect(await openTerms(store)).toEqual([]);
  });

  it('another time for it takes its place by the signature of who chose that', async () => {
    const { store, team, machine } = await given();
    const { parts } = (await openTerms(store))[0]!;

    await scheduleIn(store, 120, parts, { by: team.ravi });

    expect(await openTerms(store)).toMatchObject([{ number: 2 }]);
    expect(await policyAfter(store, machine)).toContain('30 days');
  });

  it('withdrawing the release cancels it by a lawyer’s key, and without one holds it back at its time', async () => {
    const { store, team, machine } = await given();
    const { parts } = (await openTerms(store))[0]!;
    const other = await copyOfStore(store);
    const request = {
      choice: { part: 'legal', release: parts.legal!.release },
      author: 'Lata',
      message: 'Wrong',
    };

    await withdraw({ ...request, store, loadSigner: team.lata.loadSigner });
    await withdraw({ ...request, store: other });

    expect(await openTerms(store)).toEqual([]);
    expect(await openTerms(other)).toHaveLength(1);
    expect(await policyAfter(other, machine)).toContain('30 days');
  });
});

it('what was not signed, before there was an access policy, is cancelled without a signature for good', async () => {
  const { store } = await aLiveSite(undefined, new MemoryStore());
  await scheduleIn(store, 60, await publishAll(store, [aLegal({ clause: 'We keep it for 60 days.' })]));
  await cancel({ store, target: 1, author: 'Asha', message: 'Not yet' });
  const team = aTeam();
  await putInForce(store, team, () => team.input);

  expect(await openTerms(store)).toEqual([]);
});
