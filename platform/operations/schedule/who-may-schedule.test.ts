import { type ScheduleTerms, readLiveDeployment, readOpenSchedules, readVerifiedHistory } from '@site/ledger';
import { readStatus } from '../status';
import { MemoryStore } from '../../testing/memory-store';
import { forge, signWith } from '../../testing/a-forged-deployment';
import { aScheduledPolicy, copyOfStore, inMinutes, scheduleIn, tickBy } from '../../testing/a-schedule';
import { alter } from '../../testing/each-store';
import { letMinutesPass } from '../../testing/time-of-day';
import { type Member, publishBy, promoteBy, revokeLatasKey, shipBy } from '../../testing/a-team';
import { livePage } from '../../testing/a-live-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { setEnd } from './schedule';

let site: Awaited<ReturnType<typeof aScheduledPolicy>>;
beforeAll(async () => {
  site = await aScheduledPolicy();
});
afterEach(() => jest.useRealTimers());

const given = async () => ({ ...site, store: await copyOfStore(site.store) });
const codesOf = ({ refused }: Awaited<ReturnType<typeof tickBy>>) =>
  refused.flatMap(({ problems }) => problems.map(({ code }) => code));

describe('given a policy of two lawyers is scheduled', () => {
  it('it waits, and is not refused, while the access policy is damaged', async () => {
    const { store, machine } = await given();
    await alter(store, 'people/000001.json', (text) => {
      const envelope = JSON.parse(text) as { signatures: object[] };
      return JSON.stringify({ ...envelope, signatures: envelope.signatures.slice(0, 1) });
    });
    letMinutesPass(60);

    await expect(tickBy(store, machine)).rejects.toMatchObject({ code: 'policy-altered' });
  });

  it('a machine of no team puts it live at its time, by the signature of its author', async () => {
    const { store, team, machine } = await given();
    await shipBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
    letMinutesPass(60);

    expect(await tickBy(store, machine)).toMatchObject({ done: [{ number: 1 }], refused: [] });
    const deployment = (await readLiveDeployment(store))!;
    expect((await readVerifiedHistory(store, deployment)).refused).toEqual([]);
    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
  });

  it.each([
    ['at its time', false],
    ['by hand before its time', true],
  ])(
    'a machine ends it, too, by the signature and without another approval: put live %s',
    async (_, isEarly) => {
      const { store, team, machine } = await given();
      const [{ terms } = { terms: { parts: {} } }] = await readOpenSchedules(store);
      await scheduleIn(store, 60, terms.parts, { by: team.lata, until: 70 });
      if (isEarly) await promoteBy(store, terms.parts, team.lata);
      letMinutesPass(60);
      await tickBy(store, machine);
      letMinutesPass(71);

      expect(await tickBy(store, machine)).toMatchObject({ done: [{ number: 2 }], refused: [] });
      const deployment = (await readLiveDeployment(store))!;
      expect(deployment.record).toMatchObject({ number: 3, kind: 'rollback' });
      expect((await readVerifiedHistory(store, deployment)).refused).toEqual([]);
      expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
    },
  );

  it.each([
    ['gives it an end', undefined, 3],
    ['moves its end', 70, 4],
  ])(
    'a lawyer %s once it is live, which a machine then carries out, and marketing does not',
    async (_, until, number) => {
      const { store, team, machine } = await given();
      const [{ terms } = { terms: { parts: {} } }] = await readOpenSchedules(store);
      await scheduleIn(store, 60, terms.parts, { by: team.lata, until });
      letMinutesPass(60);
      await tickBy(store, machine);
      const { release } = (await readLiveDeployment(store))!.record.parts.legal!;
      const request = {
        ...{ store, part: 'legal', release, until: inMinutes(30) },
        author: 'Ravi',
        message: '',
      };
      const setBy = ({ loadSigner }: Member) => setEnd({ ...request, loadSigner });
      for (const other of [team.meera, machine])
        await expect(setBy(other)).rejects.toMatchObject({ code: 'signer-not-of-team' });
      await setBy(team.ravi);
      letMinutesPass(91);

      expect(await tickBy(store, machine)).toMatchObject({ done: [{ number }], refused: [] });
      const deployment = (await readLiveDeployment(store))!;
      expect((await readVerifiedHistory(store, deployment)).refused).toEqual([]);
      expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
    },
  );

  it('it is not carried out without a key', async () => {
    const { store } = await given();
    letMinutesPass(60);

    await expect(tickBy(store)).rejects.toMatchObject({ code: 'key-missing' });
  });

  it('it is refused once the key that signed it is revoked', async () => {
    const { store, team, machine } = await given();
    await revokeLatasKey(store, team);
    letMinutesPass(60);

    expect(codesOf(await tickBy(store, machine))).toEqual(['schedule-unsigned']);
  });

  it('its end is said not to come, also where it was put live before its date, once the key that signed both is revoked', async () => {
    const { store, team } = await given();
    const [{ terms } = { terms: { parts: {} } }] = await readOpenSchedules(store);
    await scheduleIn(store, 60, terms.parts, { by: team.lata, until: 70 });
    await promoteBy(store, terms.parts, team.lata);
    const offer = async () => (await readStatus(store, ['legal'])).schedules.find((one) => !one.rollsBackTo);
    expect(await offer()).toMatchObject({ state: 'scheduled', releases: 'live', isEndSigned: true });

    await revokeLatasKey(store, team);

    const problems = [
      { code: 'schedule-unsigned', remedy: expect.stringContaining('move its end') as string },
    ];
    expect(await offer()).toMatchObject({ state: 'held', releases: 'live', isEndSigned: false, problems });
  });

  it('what it was to put live waits no longer once the key that published it is revoked, with one thing to do', async () => {
    const { store, team } = await given();
    const schedules = async () => (await readStatus(store, ['legal'])).schedules;
    expect(await schedules()).toMatchObject([{ releases: 'waiting' }]);

    await revokeLatasKey(store, team);

    const problems = [{ remedy: expect.stringContaining('publish the same words again') as string }];
    expect(await schedules()).toMatchObject([{ releases: 'unsigned', problems }]);
  });
});

it('of a lawyer, to schedule the policy counts as approval, though enough have approved it', async () => {
  const { store } = await given();

  const { newer } = await readStatus(store, ['legal']);

  expect(newer[0]!.approval!.decisions).toMatchObject([
    { person: 'ravi@brand.in', isApproved: true },
    { person: 'lata@brand.in', isApproved: true },
  ]);
});

it('a lawyer cannot schedule the policy alone, nor marketing schedule it', async () => {
  const { store, team } = await given();
  const policy = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), team.lata);

  await expect(scheduleIn(store, 60, policy, { by: team.lata })).rejects.toThrow(/waits for 1 more/);
  await expect(scheduleIn(store, 60, policy, { by: team.meera })).rejects.toThrow(
    'is not in the team of legal',
  );
});

describe('given the key of a machine was stolen along with the credentials', () => {
  /** Puts what is scheduled live by the thief's own hand. */
  async function force(
    { store, machine }: { store: MemoryStore; machine: Member },
    change: (terms: ScheduleTerms) => Partial<ScheduleTerms>,
    rollsBackTo = false,
  ) {
    const deployment = (await readLiveDeployment(store))!;
    const [{ terms, envelope } = (await readOpenSchedules(site.store))[0]!] = await readOpenSchedules(store);
    const { parts, at, number } = { ...terms, ...change(terms) };
    const forged = await forge(store, deployment, {
      parts: { ...deployment.record.parts, ...parts },
      scheduled: { number, at },
      time: new Date().toISOString(),
      ...(rollsBackTo && { rollsBackTo: deployment.name }),
    });
    await signWith(store, machine, forged, {}, envelope);
    const { accepted, refused } = await readVerifiedHistory(store, forged);
    return {
      isRefused: accepted?.name === deployment.name,
      codes: refused.map(({ problem }) => problem.code),
    };
  }

  it.each<[string, string, (terms: ScheduleTerms) => Partial<ScheduleTerms>]>([
    ['before its time', 'schedule-differs', () => ({})],
    ['by another time than the signed one', 'schedule-differs', () => ({ at: new Date(0).toISOString() })],
  ])('the policy does not go live %s', async (_, code, change) => {
    expect(await force(await given(), change)).toEqual({ isRefused: true, codes: [code] });
  });

  it('nothing else goes live by the schedule of the policy', async () => {
    const { store, machine, team } = await given();
    const landing = await publishBy(store, aLanding({ sentence: 'Closed for ever.' }), team.meera);
    letMinutesPass(60);

    expect(await force({ store, machine }, () => ({ parts: landing }))).toEqual({
      isRefused: true,
      codes: ['schedule-differs'],
    });
  });

  it('the policy does not go live without the approvals that it takes', async () => {
    const own = await given();
    letMinutesPass(60);

    expect(await force(own, () => ({}))).toEqual({ isRefused: true, codes: ['publication-unsigned'] });
  });

  it('a schedule that was carried out and rolled back is of no use', async () => {
    const { store, machine, team } = await given();
    letMinutesPass(60);
    await tickBy(store, machine);
    const deployment = (await readLiveDeployment(store))!;
    const before = { legal: (await readLiveDeployment(site.store))!.record.parts.legal! };
    await promoteBy(store, before, team.lata, { rollsBackTo: deployment.record.previous!.name });

    expect((await force({ store, machine }, () => ({}))).codes).toEqual(['schedule-superseded']);
  });
});
