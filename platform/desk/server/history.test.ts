import type { CandidatePage, DeploymentPage, History, Now, Over, Rollback } from '../answers';
import { dayInIndia } from '@site/text';
import { freeze, rollback, withMore } from '@site/operations';
import { aDesk, doAt, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite, goBack, goLive } from '../../testing/a-live-site';
import { aSignedSite, aTeam, decideBy, promoteBy, publishBy, putInForce, shipBy } from '../../testing/a-team';
import { inMinutes, scheduleIn, tickBy } from '../../testing/a-schedule';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding, aLegal, aPolicyOfTwoVersions, aShell, publishAll } from '../../testing/tiny-parts';

let desk: OpenDesk | undefined;

afterEach(() => {
  jest.useRealTimers();
  return desk?.stop();
});

it('reads a long history in pages, and those after the first stay when more goes live', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const rollBack = (number: number) =>
    rollback({ store, target: number % 2 === 1 ? '1' : '2', author: 'Asha', message: '' });
  for (let number = 3; number <= 103; number += 1) await rollBack(number);
  desk = await aDesk(store);
  const read = async (from = '') => (await desk!.ask(`/api/v1/history${from}`)).json<History>();

  const first = await read();
  const second = await read(`?from=${first.next}`);

  expect([first.deployments.length, second.deployments.length, second.next]).toEqual([53, 50, null]);
  const numbers = [...first.deployments, ...second.deployments].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 103 }, (_, index) => 103 - index));
  await rollBack(104);
  expect((await read()).next).toBe(first.next);
});

it('names the schedules that do nothing any more after a roll back, or once another release of their part is live', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const { landing: offer } = await publishAll(store, [aLanding({ sentence: 'An offer.' })]);
  const number = await scheduleIn(store, 60, { landing: offer! }, { until: 90 });
  const { landing, legal } = await publishAll(store, [
    aLanding({ sentence: 'Closed today.' }),
    aLegal({ clause: 'We keep it for 60 days.' }),
  ]);
  desk = await aDesk(store);
  const endedBy = async (path: string) => {
    const { ends } = (await desk!.ask(`/api/v1/${path}`)).json<Rollback | CandidatePage>();
    return ends.map((one) => one.number);
  };

  expect(await endedBy('rollback?part=landing')).toEqual([number]);
  expect(await endedBy('rollback')).toEqual([number]);
  expect(await endedBy(`candidates/landing/${landing!.release}`)).toEqual([number]);
  const times = { from: inMinutes(50), until: inMinutes(70) };
  await freeze({ store, author: 'Asha', message: 'Stock-taking', parts: ['landing'], ...times });
  // It would go live once the freeze is over.
  expect(await endedBy(`candidates/landing/${landing!.release}`)).toEqual([number]);
  expect(await endedBy(`candidates/landing/${offer!.release}`)).toEqual([]);
  expect(await endedBy(`candidates/legal/${legal!.release}`)).toEqual([]);
});

it('names the end of an offer that was put live before its date, rolled back, and is restored', async () => {
  const { store } = await aLiveSite();
  const offer = aLanding({ sentence: 'An offer.' });
  await scheduleIn(store, 60, await publishAll(store, [offer]), { until: 90 });
  const live = await goLive(store, [offer]);
  await goBack(store, { part: 'landing' });
  desk = await aDesk(store);

  expect((await desk.ask('/api/v1/now')).json<Now>().schedules).toMatchObject([
    { isOver: true, liveUntil: null, releases: 'waiting' },
  ]);
  const endsOf = async () =>
    (await desk!.ask(`/api/v1/rollback?part=landing&to=${live.name}`)).json<Rollback>().ends;
  expect(await endsOf()).toMatchObject([{ isOver: true, isDue: false }]);
  letMinutesPass(100);
  // It has no end then, which is to be said.
  expect(await endsOf()).toMatchObject([{ isOver: true, isDue: true }]);
});

it('moves the end of an offer that is live, and names it where it counts again once the offer is rolled back to, and nothing to do about it until then', async () => {
  const { store, deployment: live } = await aLiveSite();
  const offer = await publishAll(store, [aLanding({ sentence: 'An offer.' })]);
  await scheduleIn(store, 0.02, offer, { until: 90 });
  await new Promise((due) => setTimeout(due, 1500));
  expect((await tickBy(store)).refused).toEqual([]);
  desk = await aDesk(store);
  const until = '2099-01-03T18:29:00.000Z';
  const { schedules: before, parts } = (await desk.ask('/api/v1/now')).json<Now>();
  const { part, release } = parts.find((one) => one.part === 'landing')!;
  expect(before[0]!.liveUntil).toMatchObject({
    deployment: live.name,
    parts: { landing: live.record.parts.landing!.release },
  });
  expect(await doAt(desk, { kind: 'set-end', part, release, until, message: 'It sells' })).toMatchObject({
    ...{ about: 'A landing page', result: { status: 'end-set' } },
  });
  expect((await desk.ask('/api/v1/now')).json<Now>().schedules).toMatchObject([
    { liveUntil: { at: until }, mayMoveEnd: true, message: 'It sells' },
  ]);
  await goLive(store, [aLanding({ sentence: 'Closed today.' })]);

  const { schedules } = (await desk.ask('/api/v1/now')).json<Now>();
  expect(schedules).toMatchObject([{ isOver: true, problems: [], liveUntil: null }]);
  const { ends } = (await desk.ask('/api/v1/rollback?part=landing')).json<Rollback>();
  expect(ends).toMatchObject([{ isOver: true, number: schedules[0]!.number }]);
  await goBack(store, { part: 'landing' });
  expect((await desk.ask('/api/v1/now')).json<Now>().schedules).toMatchObject([{ isOver: false }]);
  const { landing } = await publishAll(store, [aLanding({ sentence: 'Open at night.' })]);
  const page = (await desk.ask(`/api/v1/candidates/landing/${landing!.release}`)).json<CandidatePage>();
  expect(page.ends).toMatchObject([{ isOver: false, liveUntil: { at: until } }]);
  const cancel = { kind: 'cancel', number: schedules[0]!.number, message: 'It stays' };
  expect(await doAt(desk, cancel)).toMatchObject({ about: 'the end of the offer of the landing page' });
  const said = [
    { kind: 'end-given', message: '', at: before[0]!.at },
    { kind: 'end-moved', message: 'It sells', at: until },
    { kind: 'end-cancelled', author: 'Asha', message: 'It stays' },
  ];
  const over = (await desk.ask(`/api/v1/candidates/${part}/${release}`)).json<Over>();
  const [given, moved, ...rest] = said;
  expect(over.said).toMatchObject([{ kind: 'published' }, given, moved, { kind: 'replaced' }, ...rest]);
  const { deployments } = (await desk.ask('/api/v1/history')).json<History>();
  const began = deployments.find(({ scheduledFor }) => scheduledFor)!.name;
  expect((await desk.ask(`/api/v1/deployments/${began}`)).json<DeploymentPage>().said).toMatchObject(said);
});

it('offers no roll back of one part that was built with other business values than the site’s frame, and says what there is', async () => {
  const values = { businessValues: { brandName: 'Mandi' } };
  const { store } = await aLiveSite();
  await goLive(store, [aShell(values), aLanding(values), aLegal(values)]);
  desk = await aDesk(store);

  const { why } = (await desk.ask('/api/v1/rollback?part=landing')).json<Rollback>();
  expect(why).toMatch(/^landing@\S+ was built with other business values .* roll back the whole site\.$/);
  expect((await desk.ask('/api/v1/rollback')).json<Rollback>().why).toBeNull();
});

it('names who may roll back the whole site where one part alone cannot be, and says what else there is where no person may', async () => {
  const values = { businessValues: { brandName: 'Mandi' } };
  const { store } = await aLiveSite();
  await goLive(store, [aShell(values), aLanding(values), aLegal(values)]);
  const team = aTeam();
  const { meera, ravi, input } = team;
  await putInForce(store, team, () => input);
  desk = await aDesk(store, { author: meera.name, loadSigner: meera.loadSigner });
  const why = async () => (await desk!.ask('/api/v1/rollback?part=landing')).json<Rollback>().why;

  expect(await why()).toMatch(/ No person may roll back the whole site: write the earlier words again/);
  await putInForce(store, team, (people) => withMore(people!, [], { landing: [ravi.id] }));
  expect(await why()).toMatch(/ The whole site can be rolled back, on the screen Now, by Ravi\.$/);
});

it('says why what is rolled back to was published before it was live, also where it was published again since', async () => {
  const { store } = await aLiveSite();
  const holi = (author: string, message: string) =>
    aLanding({ sentence: 'Holi.', input: { author, message, time: new Date().toISOString() } });
  await goLive(store, [holi('Lata', 'Holi')]);
  await publishAll(store, [holi('Ravi', 'For next year')]);
  await goLive(store, [aLanding({ sentence: 'Closed today.' })]);
  desk = await aDesk(store);

  const { release } = (await desk.ask('/api/v1/rollback?part=landing')).json<Rollback>();
  expect(release).toMatchObject({ author: 'Lata', message: 'Holi' });
});

it('says before a roll back who rejected what is live again then, and why', async () => {
  const { store, team } = await aSignedSite();
  const holi = await publishBy(store, aLanding({ sentence: 'Holi.' }), team.meera);
  await promoteBy(store, holi, team.meera);
  await shipBy(store, aLanding({ sentence: 'Closed today.' }), team.meera);
  const opened = (desk = await aDesk(store));
  const rejected = async () => (await opened.ask('/api/v1/rollback?part=landing')).json<Rollback>().rejected;
  expect(await rejected()).toEqual([]);

  await decideBy(store, holi, team.meera, false);

  expect(await rejected()).toEqual(['The landing page: Meera <meera@brand.in> rejected it: Looked at it.']);
});

it('names the versions that a page shows and announces once its part or the site is rolled back', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aPolicyOfTwoVersions('1', '2026-03-01', 'We keep it for 30 days.')]);
  await goLive(store, [aPolicyOfTwoVersions('2', '2026-03-01', 'We keep it for 60 days.')]);
  desk = await aDesk(store);

  for (const query of ['?part=legal', '']) {
    const { versions } = (await desk.ask(`/api/v1/rollback${query}`)).json<Rollback>();
    expect(versions).toEqual([
      { version: '1', effectiveDate: '2026-02-01', isShown: true },
      { version: '2', effectiveDate: '2026-03-01', isShown: false },
    ]);
  }
});

it('says that a page shows a draft once its part is rolled back', async () => {
  const draft = { file: 'versions.ts', approved: [] };
  const { store } = await aLiveSite([aShell(), aLanding(), aLegal({ versions: draft })]);
  await goLive(store, [aPolicyOfTwoVersions('2', '2026-03-01', 'We keep it for 60 days.')]);
  desk = await aDesk(store);

  const rollback = (await desk.ask('/api/v1/rollback?part=legal')).json<Rollback>();
  expect([rollback.isDraft, rollback.versions]).toEqual([true, []]);
});

it('says of a day whether a page showed a draft then, or which versions it showed and announced', async () => {
  const draft = { file: 'versions.ts', approved: [] };
  const { store } = await aLiveSite([aShell(), aLanding(), aLegal({ versions: draft })]);
  desk = await aDesk(store);
  const shownOf = async (page: string) =>
    (await desk!.ask(`/api/v1/shown?path=${page}&day=${dayInIndia(new Date())}`)).json();

  expect(await shownOf('/privacy-policy')).toMatchObject({ versions: [], isDraft: true });
  expect(await shownOf('/')).toMatchObject({ versions: [], isDraft: false });
  await goLive(store, [aPolicyOfTwoVersions('1', '2026-03-01', 'We keep it for 30 days.')]);
  const versions = [{ isShown: true }, { isShown: false, effectiveDate: '2026-03-01' }];
  expect(await shownOf('/privacy-policy')).toMatchObject({ versions, isDraft: false });
});

it('says of a day on which a page was changed that it was another one before', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  desk = await aDesk(store);
  const shownOf = async (page: string) =>
    (await desk!.ask(`/api/v1/shown?path=${page}&day=${dayInIndia(new Date())}`)).json();

  expect(await shownOf('/')).toMatchObject({ deployment: { number: 2 }, isOver: false, wasOther: true });
  expect(await shownOf('/privacy-policy')).toMatchObject({ deployment: { number: 1 }, wasOther: false });
});

it('counts as another page one with other words in the frame around it, and none with another frame that shows the same', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aShell({ phone: '080 999' })]);
  await rollback({ store, target: '1', author: 'Asha', message: '' });
  desk = await aDesk(store);
  const shownOf = async () =>
    (await desk!.ask(`/api/v1/shown?path=/privacy-policy&day=${dayInIndia(new Date())}`)).json();

  expect(await shownOf()).toMatchObject({ deployment: { number: 3 }, wasOther: true });
  await goLive(store, [aShell({ missingValues: [{ path: 'phone', file: 'values.json', line: 1 }] })]);
  expect(await shownOf()).toMatchObject({ deployment: { number: 3 }, wasOther: true });
});

it('offers to restore what a person rolled back, and no offer that ended by itself', async () => {
  const { store } = await aLiveSite();
  const offer = await publishAll(store, [aLanding({ sentence: 'An offer.' })]);
  await scheduleIn(store, 10, offer, { until: 20 });
  for (const minutes of [11, 10]) {
    letMinutesPass(minutes);
    await tickBy(store);
  }
  jest.useRealTimers();
  desk = await aDesk(store);

  const { live, undo } = (await desk.ask('/api/v1/now')).json<Now>();
  expect([live?.scheduledFor, undo]).toEqual([expect.any(String), null]);
});
