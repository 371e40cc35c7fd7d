import type { Act } from '../api/acts';
import type {
  DeploymentPage,
  History,
  Rollback,
  Now,
  CandidatePage,
  Candidate,
  Over,
  Replaced,
} from '../answers';
import { aDesk, doAt, ended, type OpenDesk } from '../../testing/a-desk';
import { aCheck, recordCheck } from '../../testing/a-check';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { MemoryStore } from '../../testing/memory-store';
import { aRecordedSchedule, inMinutes, scheduleIn, tickBy } from '../../testing/a-schedule';
import { aSignedSite, decideBy, type Member, publishBy, revokeLatasKey } from '../../testing/a-team';
import { letMinutesPass } from '../../testing/time-of-day';
import {
  aLanding,
  aLegal,
  aPolicyOfTwoVersions,
  aShell,
  publishAll,
  publishTiny,
} from '../../testing/tiny-parts';
import { writePreview } from '@site/ledger';
import type { OpenBrowser as BrowserOfCheck } from '@site/page-check';
import { freeze, setEnd, withdraw } from '@site/operations';
import type { Store } from '@site/store';

let desk: OpenDesk | undefined;

afterEach(async () => {
  jest.useRealTimers();
  await desk?.stop();
  desk = undefined;
});

const waitingLanding = async (store: Store, sentence = 'Open on Diwali.') => {
  const { manifest } = await publishTiny(store, aLanding({ sentence, input: { message: 'Festival hours' } }));
  return manifest.release;
};

describe('given a site that is live, and a release that waits', () => {
  it('says what is live, by whom and why, and how many wait', async () => {
    const { store, deployment } = await aLiveSite();
    await waitingLanding(store);
    desk = await aDesk(store);

    const now = (await desk.ask('/api/v1/now')).json<Now>();

    expect(now).toMatchObject({
      live: { name: deployment.name, author: 'Asha', message: 'First day' },
      pages: ['/', '/privacy-policy'],
      waiting: 1,
      isWithoutPolicy: true,
      problems: [],
    });
    expect(now.parts.map(({ part, hasEarlier }) => [part, hasEarlier])).toEqual([
      ['shell', false],
      ['landing', false],
      ['legal', false],
    ]);
  });

  it('puts it live in the operator’s name, and shows it in the history', async () => {
    const { store, deployment } = await aLiveSite();
    const release = await waitingLanding(store);
    desk = await aDesk(store);

    const act = await doAt(desk, { kind: 'promote', part: 'landing', release, message: 'For Diwali' });

    const { deployments } = (await desk.ask('/api/v1/history')).json<History>();
    expect(act).toMatchObject({ state: 'done', result: { status: 'promoted' } });
    expect(deployments.map(({ message, changed }) => [message, changed])).toEqual([
      ['For Diwali', ['landing']],
      ['First day', ['shell', 'landing', 'legal'].sort()],
    ]);
    expect(deployments[1]!.name).toBe(deployment.name);
    expect(desk.audit).toMatchObject([
      { author: 'Asha', what: `promote landing@${release}`, outcome: 'done' },
    ]);
    expect((await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>().candidates).toEqual([]);
  });

  it('keeps with it what changes a colleague asked for, which stops nothing', async () => {
    const { store } = await aLiveSite();
    const release = await waitingLanding(store);
    desk = await aDesk(store);

    const asked = { kind: 'ask-for-changes', part: 'landing', release, message: 'Say when' };
    expect(await doAt(desk, asked)).toMatchObject({ state: 'done', result: { status: 'changes-asked' } });

    const { candidate, may } = (
      await desk.ask(`/api/v1/candidates/landing/${release}`)
    ).json<CandidatePage>();
    expect(candidate.said).toMatchObject([{ kind: 'changes-asked', author: 'Asha', message: 'Say when' }]);
    expect(may.promote.isAllowed).toBe(true);
  });

  it('offers no way to a public address without an access policy, and says so', async () => {
    const shell = aShell({ siteOrigin: 'https://www.brand.in' });
    const { store } = await aLiveSite([shell, aLanding(), aLegal()]);
    const release = await waitingLanding(store);
    desk = await aDesk(store);

    const { may, missing } = (await desk.ask(`/api/v1/candidates/landing/${release}`)).json<CandidatePage>();

    const why = expect.stringContaining('has no access policy') as string;
    expect(may.promote).toEqual({ isAllowed: false, why });
    expect(missing).toMatchObject({ code: 'policy-missing', message: why });
  });

  it('schedules it and cancels that', async () => {
    const { store } = await aLiveSite();
    const release = await waitingLanding(store);
    desk = await aDesk(store);
    const request = { kind: 'schedule', part: 'landing', release, message: '' };

    expect(await doAt(desk, { ...request, at: '2020-01-01' })).toMatchObject({
      problems: [{ code: 'time-passed' }],
    });
    const at = '2099-01-01T09:00+05:30';
    expect(await doAt(desk, { ...request, at, until: '2098-01-01' })).toMatchObject({
      problems: [{ code: 'schedule-impossible' }],
    });
    expect(await doAt(desk, { ...request, at })).toMatchObject({
      result: { status: 'scheduled', at: '2099-01-01T03:30:00.000Z' },
    });
    const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>();
    expect(candidates[0]).toMatchObject({
      state: 'scheduled',
      schedule: { at: '2099-01-01T03:30:00.000Z', until: null },
    });
    const until = '2099-01-03T23:59+05:30';
    expect(await doAt(desk, { ...request, at, until })).toMatchObject({
      result: { status: 'scheduled-until', until: '2099-01-03T18:29:00.000Z' },
    });
    const { schedules } = (await desk.ask('/api/v1/now')).json<Now>();
    expect(schedules).toMatchObject([{ rollsBackTo: null, until: '2099-01-03T18:29:00.000Z' }]);
    const cancel = { kind: 'cancel', number: schedules[0]!.number, message: 'Too early' };
    expect(await doAt(desk, cancel)).toMatchObject({ about: 'the schedule of the landing page' });
    expect((await desk.ask('/api/v1/now')).json<Now>().schedules).toEqual([]);
    const { said } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>().candidates[0]!;
    const cancelled = { kind: 'cancelled', author: 'Asha', message: 'Too early' };
    expect(said).toMatchObject([cancelled]);
    await doAt(desk, { ...request, kind: 'promote' });
    const over = (await desk.ask(`/api/v1/candidates/landing/${release}`)).json<Over>();
    expect(over.said).toMatchObject([{ kind: 'published' }, cancelled]);
  });

  it('says of one that was not carried out that its time has passed, and that it waits as others do', async () => {
    const { store } = await aLiveSite();
    const { landing } = await publishAll(store, [aLanding({ sentence: 'Two for one.' })]);
    await aRecordedSchedule(store, -3, { landing: landing! });
    desk = await aDesk(store);

    const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>();

    expect(candidates).toMatchObject([{ state: 'free', schedule: { state: 'missed', isDue: true } }]);
  });

  it('says of a release that was live why it is no more, and of one that another replaced which that is', async () => {
    const { store, deployment } = await aLiveSite();
    const replaced = await waitingLanding(store);
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Holi.' }));
    const live = manifest.release;
    const opened = (desk = await aDesk(store));
    await doAt(desk, { kind: 'promote', part: 'landing', release: live, message: '' });

    const waiting = async () =>
      (await opened.ask('/api/v1/waiting')).json<{ candidates: Candidate[]; replaced: Replaced[] }>();
    expect((await waiting()).replaced).toMatchObject([{ part: 'landing', release: replaced }]);
    const over = (await desk.ask(`/api/v1/candidates/landing/${replaced}`)).json<Over>();
    expect(over.replacedBy).toMatchObject({ author: manifest.author, message: manifest.message });
    await doAt(desk, { kind: 'rollback', part: 'landing', to: deployment.name, message: 'Wrong headline' });

    const { candidates } = await waiting();
    expect(candidates.find(({ release }) => release === live)!.said).toMatchObject([
      { kind: 'rolled-back', author: 'Asha', message: 'Wrong headline' },
    ]);
  });
});

describe('given releases that others replaced before they were ever live', () => {
  const replacedAt = async (store: Store) => {
    desk = await aDesk(store);
    return (await desk.ask('/api/v1/waiting')).json<{ replaced: Replaced[] }>().replaced;
  };

  it('shows those of the first day, before which nothing was live', async () => {
    const store = new MemoryStore();
    const { landing } = await publishAll(store, [aShell(), aLanding({ sentence: 'Soon.' }), aLegal()]);
    await goLive(store, [aShell(), aLanding(), aLegal()]);

    expect(await replacedAt(store)).toMatchObject([{ part: 'landing', release: landing!.release }]);
  });

  it('goes on showing one when the next goes live, and none that was live itself, or was published again', async () => {
    const { store } = await aLiveSite();
    const replaced = await waitingLanding(store);
    const again = await waitingLanding(store, 'Open on Pongal.');
    for (const sentence of ['Open on Holi.', 'Open on Onam.']) await goLive(store, [aLanding({ sentence })]);
    await waitingLanding(store, 'Open on Pongal.');

    expect(again).not.toBe(replaced);
    expect((await replacedAt(store)).map(({ release }) => release)).toEqual([replaced]);
  });

  it('shows what its check found, also where it was checked together with another, at any desk', async () => {
    const { store, deployment } = await aLiveSite();
    const next = [aLanding({ sentence: 'Open on Diwali.' }), aLegal({ clause: 'We keep it for 60 days.' })];
    const parts = { ...deployment.record.parts, ...(await publishAll(store, next)) };
    await writePreview(store, { parts, changed: ['landing', 'legal'], against: deployment.name });
    const preview = await aCheck(store, parts, { background: 'red', share: null });
    await goLive(store, [aLanding({ sentence: 'Open on Holi.' })]);

    const [{ part, release }] = (await replacedAt(store)) as [Replaced];
    const page = (await desk!.ask(`/api/v1/candidates/${part}/${release}`)).json<Over>();

    expect(release).toBe(parts.landing!.release);
    expect(page.check).toMatchObject({ preview });
  });
});

it('says of an offer that ended by itself that it did, and not that a person rolled it back', async () => {
  const { store } = await aLiveSite();
  const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await scheduleIn(store, 10, parts, { until: 20 });
  for (const minutes of [10, 11]) {
    letMinutesPass(minutes);
    await tickBy(store);
  }
  desk = await aDesk(store);

  const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>();
  expect(candidates[0]!.said).toMatchObject([{ kind: 'ended', author: 'Asha' }]);
});

it('says of an offer that ended at another time than it was given first who moved its end, and why', async () => {
  const { store } = await aLiveSite();
  const offer = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await scheduleIn(store, 10, offer, { until: 90 });
  letMinutesPass(10);
  await tickBy(store);
  const { release } = offer.landing!;
  const until = inMinutes(10);
  await setEnd({ store, author: 'Ravi', message: 'Stock is gone', part: 'landing', release, until });
  letMinutesPass(11);
  await tickBy(store);
  desk = await aDesk(store);

  const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>();
  expect(candidates[0]!.said).toMatchObject([
    { kind: 'end-given', author: 'Asha' },
    { kind: 'end-moved', author: 'Ravi', message: 'Stock is gone', at: until.toISOString() },
    { kind: 'ended' },
  ]);
});

it('goes on waiting for the date of an offer once what is live was published again', async () => {
  const { store } = await aLiveSite();
  const daily = (author: string) =>
    aLanding({ sentence: 'Open every day.', input: { author, time: new Date().toISOString() } });
  await goLive(store, [daily('Lata')]);
  const offer = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await scheduleIn(store, 10, offer, { until: 20 });
  await publishAll(store, [daily('Ravi')]);
  desk = await aDesk(store);

  const { candidates, replaced } = (await desk.ask('/api/v1/waiting')).json<{
    candidates: Candidate[];
    replaced: object[];
  }>();

  expect(candidates).toMatchObject([{ release: offer.landing!.release, state: 'scheduled' }]);
  expect(replaced).toEqual([]);
});

it('lists what goes live by itself by its date', async () => {
  const { store } = await aLiveSite();
  await scheduleIn(store, 60, await publishAll(store, [aLanding({ sentence: 'On New Year.' })]));
  await scheduleIn(store, 20, await publishAll(store, [aLegal({ clause: 'Today.' })]));
  desk = await aDesk(store);

  const { schedules } = (await desk.ask('/api/v1/now')).json<Now>();
  expect(schedules.map(({ parts }) => Object.keys(parts))).toEqual([['legal'], ['landing']]);
});

it('says of an offer with another one in its place when it is live again', async () => {
  const { store } = await aLiveSite();
  await scheduleIn(store, 10, await publishAll(store, [aLanding({ sentence: 'A week.' })]), { until: 90 });
  letMinutesPass(10);
  await tickBy(store);
  await scheduleIn(store, 10, await publishAll(store, [aLanding({ sentence: 'A day.' })]), { until: 20 });
  letMinutesPass(10);
  await tickBy(store);
  desk = await aDesk(store);

  const [day, week] = (await desk.ask('/api/v1/now')).json<Now>().schedules;
  expect(day).toMatchObject({ isOver: false, resumesAt: null });
  expect(week).toMatchObject({ isOver: true, resumesAt: day!.at });
});

it('says of an offer with another one in its place no time at which it is live again where the end of that does not come', async () => {
  const { store, team } = await aSignedSite();
  const offer = async (clause: string, by: Member, until: number) => {
    const parts = await publishBy(store, aLegal({ clause }), team.ravi);
    await decideBy(store, parts, team.lata);
    await scheduleIn(store, 10, parts, { by, until });
    letMinutesPass(10);
    await tickBy(store, team.ravi);
  };
  await offer('A week.', team.ravi, 90);
  await offer('A day.', team.lata, 20);
  desk = await aDesk(store, { author: 'Asha', loadSigner: team.asha.loadSigner });
  const resumes = async () =>
    (await desk!.ask('/api/v1/now')).json<Now>().schedules.map(({ resumesAt }) => resumesAt);
  expect(await resumes()).toEqual([null, expect.any(String)]);

  await revokeLatasKey(store, team);

  expect(await resumes()).toEqual([null, null]);
});

it('says of what goes live again when an offer ends that it does, and not that a freeze holds it', async () => {
  const { store } = await aLiveSite();
  const daily = (author: string) => aLanding({ sentence: 'Open every day.', input: { author } });
  await goLive(store, [daily('Lata')]);
  const offer = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const { landing } = await publishAll(store, [daily('Ravi')]);
  const next = await publishAll(store, [aLanding({ sentence: 'Closed today.' })]);
  await scheduleIn(store, 10, offer, { until: 20 });
  letMinutesPass(10);
  await tickBy(store);
  const times = { from: inMinutes(0), until: inMinutes(60) };
  await freeze({ store, author: 'Asha', message: 'Diwali week', parts: [], ...times });
  desk = await aDesk(store);
  const read = async ({ release }: { release: string }) =>
    (await desk!.ask(`/api/v1/candidates/landing/${release}`)).json<CandidatePage>();

  const { candidate } = await read(landing!);
  expect(candidate).toMatchObject({ waitsFor: '', schedule: { liveUntil: { parts: {} } } });
  expect((await read(next.landing!)).older).toEqual([]);
});

it('says of what a browser found whether the words of that page are as they are live', async () => {
  const { store, deployment } = await aLiveSite();
  const { landing } = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const parts = { ...deployment.record.parts, landing: landing! };
  const views = ['/', '/privacy-policy'].map((path) => ({
    ...{ path, device: 'phone' as const, language: 'en', theme: 'light' as const, hasScripts: true },
    ...{ missing: null, picture: null, difference: null },
    findings: [{ check: 'layout-shift' as const, message: 'its layout shifts while it loads, by 0.007' }],
  }));
  const found = { against: deployment.name, isPassed: false, time: new Date().toISOString(), views };
  await recordCheck(store, parts, found);
  desk = await aDesk(store);

  const answer = await desk.ask(`/api/v1/candidates/landing/${landing!.release}`);

  const { findings } = answer.json<CandidatePage>().check!;
  expect(findings.map(({ path, isUnchanged }) => [path, isUnchanged])).toEqual([
    ['/', false],
    ['/privacy-policy', true],
  ]);
});

it('stops a check, which leaves no record', async () => {
  const { store } = await aLiveSite();
  const release = await waitingLanding(store);
  let close = (): void => undefined;
  const closed = new Promise<never>((_, reject) => {
    close = () => reject(new Error('The browser was closed.'));
  });
  closed.catch(() => undefined);
  // It opens a page for as long as it is open itself.
  const browser = { newPage: () => closed, close: () => Promise.resolve(close()) };
  const openBrowser = () => Promise.resolve({ browser, version: 'Chromium' } as unknown as BrowserOfCheck);
  desk = await aDesk(store, { openBrowser });

  const act = (await desk.send('/api/v1/acts', { kind: 'check', part: 'landing', release })).json<Act>();
  await desk.send(`/api/v1/acts/${act.id}/stop`, {});

  expect(await ended(desk, act)).toMatchObject({ state: 'refused', problems: [{ code: 'check-stopped' }] });
  const { check } = (await desk.ask(`/api/v1/candidates/landing/${release}`)).json<CandidatePage>();
  expect(check).toBeNull();
});

describe('given two deployments', () => {
  it('shows what would be live again, rolls back one part, and proves what stood on a page', async () => {
    const { store, deployment } = await aLiveSite();
    const { record, name } = await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })], {
      message: 'Diwali',
    });
    desk = await aDesk(store);

    const back = (await desk.ask('/api/v1/rollback?part=landing')).json<Rollback>();
    const act = await doAt(desk, {
      kind: 'rollback',
      part: 'landing',
      to: deployment.name,
      message: 'Too early',
    });
    const proof = await desk.ask(`/api/v1/proof?path=/&at=${record.time}`);

    expect(back).toMatchObject({ rolledBackTo: { name: deployment.name }, why: null });
    expect(act.result).toMatchObject({ status: 'rolled-back' });
    expect(proof.headers['content-disposition']).toMatch(
      /^attachment; filename="proof-home-\d{4}-\d\d-\d\d-deployment-\d+\.html"$/,
    );
    expect(proof.text).toContain('Open on Diwali.');
    expect(proof.text).toContain('<p>The landing page, on this page: published on');
    expect(proof.text.split('<h2>The terms')[0]).not.toContain('SHA-256 ');
    const page = await desk.ask(`/api/v1/deployments/${act.result!.deployment}`);
    expect(page.json<DeploymentPage>()).toMatchObject({
      deployment: { rollsBackTo: deployment.name, isOfPart: true, changed: ['landing'] },
      isLive: true,
    });
    const now = (await desk.ask('/api/v1/now')).json<Now>();
    expect([now.undo?.name, now.parts.find(({ part }) => part === 'landing')!.hasEarlier]).toEqual([
      name,
      false,
    ]);
    const undone = await desk.ask(`/api/v1/rollback?part=landing&to=${now.undo!.name}`);
    expect(undone.json<Rollback>()).toMatchObject({ rolledBackTo: { name }, why: null });
    await doAt(desk, { kind: 'rollback', part: 'landing', to: now.undo!.name, isUndo: true, message: '' });
    const { deployments } = (await desk.ask('/api/v1/history')).json<History>();
    expect(deployments.map(({ isUndo }) => isUndo)).toEqual([true, false, false, false]);
    expect(deployments.map(({ message }) => message).slice(0, 2)).toEqual(['', 'Too early']);
    // What was restored has nothing to restore.
    expect((await desk.ask('/api/v1/now')).json<Now>().undo).toBeNull();
  });

  it('restores nothing that was withdrawn since it was rolled back, and says so', async () => {
    const { store, deployment } = await aLiveSite();
    const { release } = (await goLive(store, [aLanding({ sentence: 'Wrong.' })])).record.parts.landing!;
    desk = await aDesk(store);
    await doAt(desk, { kind: 'rollback', part: 'landing', to: deployment.name, message: 'Wrong' });
    await doAt(desk, { kind: 'withdraw', part: 'landing', release, message: 'Never' });

    const { undo } = (await desk.ask('/api/v1/now')).json<Now>();
    expect(undo?.withdrawn).toMatchObject([{ kind: 'withdrawn', message: 'Never' }]);
  });
});

describe('given a team in which two of legal ship the policy', () => {
  it('offers an approval to approvers, and says to others why not', async () => {
    const { store, team } = await aSignedSite();
    const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
    const { release } = parts.legal!;
    const path = `/api/v1/candidates/legal/${release}`;

    desk = await aDesk(store, { author: 'Meera', loadSigner: team.meera.loadSigner });
    const forMeera = (await desk.ask(path)).json<CandidatePage>();
    await desk.stop();
    desk = await aDesk(store, { author: 'Lata', loadSigner: team.lata.loadSigner });
    const forLata = (await desk.ask(path)).json<CandidatePage>();
    await desk.stop();
    desk = await aDesk(store, { author: 'Ravi', loadSigner: team.ravi.loadSigner });
    const forRavi = (await desk.ask(path)).json<CandidatePage>();

    expect(forMeera.may.approve.why).toBe('Meera <meera@brand.in> may not approve legal.');
    expect(forMeera.may.promote.why).toBe('Meera <meera@brand.in> is not in the team of legal.');
    expect(forLata.may.promote.why).toMatch(/^legal needs 2 persons.*It waits for 1 more: Ravi/);
    expect([forRavi.may.approve.isAllowed, forRavi.may.promote.isAllowed]).toEqual([true, true]);
    expect(await doAt(desk, { kind: 'approve', part: 'legal', release, message: '' })).toMatchObject({
      result: { status: 'approved', waitsFor: '' },
    });
  });

  it('offers no approval of what a person published who may not any more, and says who publishes it again', async () => {
    const { store, team } = await aSignedSite();
    const { legal } = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
    await revokeLatasKey(store, team);
    const said: unknown[] = [];
    for (const { name: author, loadSigner } of [team.ravi, team.asha]) {
      desk = await aDesk(store, { author, loadSigner });
      const { may } = (await desk.ask(`/api/v1/candidates/legal/${legal!.release}`)).json<CandidatePage>();
      said.push(may.approve, may.promote);
      await desk.stop();
    }

    const fact = 'The key that signed its publication was revoked, or has expired.';
    const forRavi = { isAllowed: false, why: `${fact} Publish it again, under Edit: then it is yours.` };
    const forAsha = {
      isAllowed: false,
      why: `${fact} A person of its team has to publish it again, under Edit.`,
    };
    expect(said).toEqual([forRavi, forRavi, forAsha, forAsha]);
  });

  it.each([
    ['an approval of it alone does not count any more', 'ravi', true, ['approval-missing']],
    ['nor does its own signature', 'lata', false, ['schedule-unsigned', 'approval-missing']],
  ] as const)(
    'says of what is scheduled whether it goes live once it is approved, where %s',
    async (_, by, isToCome, codes) => {
      const { store, team } = await aSignedSite();
      const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.ravi);
      await decideBy(store, parts, team.lata);
      await scheduleIn(store, 60, parts, { by: team[by] });
      await revokeLatasKey(store, team);
      desk = await aDesk(store, { author: 'Asha', loadSigner: team.asha.loadSigner });

      const path = `/api/v1/candidates/legal/${parts.legal!.release}`;
      const { candidate, may } = (await desk.ask(path)).json<CandidatePage>();

      expect(may.approve.isAllowed).toBe(true);
      expect(candidate.schedule).toMatchObject({ state: 'held', isToCome });
      expect(candidate.schedule!.problems.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('says to give a version of the policy the date of its day where no signature of its schedule counts', async () => {
    const { store, team } = await aSignedSite();
    const policy = aPolicyOfTwoVersions('2', '2099-02-01', 'We keep it for 60 days.');
    const parts = await publishBy(store, policy, team.ravi);
    const minutes = (Date.parse('2099-02-01T06:00Z') - Date.now()) / 60_000;
    await decideBy(store, parts, team.lata);
    await scheduleIn(store, minutes, parts, { by: team.lata });
    desk = await aDesk(store, { author: 'Asha', loadSigner: team.asha.loadSigner });
    const path = `/api/v1/candidates/legal/${parts.legal!.release}`;
    const early = async () => (await desk!.ask(path)).json<CandidatePage>().early;
    expect(await early()).toMatch(/from 1 February 2099\. For what/);

    await revokeLatasKey(store, team);

    expect(await early()).toMatch(/from 1 February 2099: put it live on that date\. For what/);
  });

  it('offers a version of the policy whose day is to come on that day alone', async () => {
    const { store, team } = await aSignedSite();
    const policy = aPolicyOfTwoVersions('2', '2099-02-01', 'We keep it for 60 days.');
    const { legal } = await publishBy(store, policy, team.lata);
    desk = await aDesk(store, { author: 'Ravi', loadSigner: team.ravi.loadSigner });

    const { may } = (await desk.ask(`/api/v1/candidates/legal/${legal!.release}`)).json<CandidatePage>();

    const why =
      'It shows version 2, which is in force from 1 February 2099: put it live on that date. For what has to go live before, open the version that is in force under Edit, press “Have the page show it”, and publish.';
    expect([may.promote, may.emergency]).toEqual([
      { isAllowed: false, why },
      { isAllowed: false, why },
    ]);
    expect(may.schedule.isAllowed).toBe(true);

    await desk.stop();
    desk = await aDesk(store, { author: 'Lata', loadSigner: team.lata.loadSigner });
    const own = (await desk.ask(`/api/v1/candidates/legal/${legal!.release}`)).json<CandidatePage>();
    expect(own.may.promote.why).toMatch(/^legal needs 2 persons.*It waits for 1 more: Ravi/);
    expect(own.early).toBe(why);

    const { release } = legal!;
    const message = 'Wrong clause';
    await withdraw({ store, choice: { part: 'legal', release }, author: 'Lata', message });
    const withdrawn = (await desk.ask(`/api/v1/candidates/legal/${release}`)).json<CandidatePage>();
    expect(withdrawn.early).toBeNull();
  });

  it('offers to cancel a schedule, to publish, to roll back and to freeze to the team of the part alone', async () => {
    const { store, team } = await aSignedSite();
    const parts = await publishBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
    await scheduleIn(store, 60, parts, { by: team.meera });

    const offered: unknown[] = [];
    for (const { name: author, loadSigner } of [team.meera, team.lata]) {
      desk = await aDesk(store, { author, loadSigner });
      const { schedules, session } = (await desk.ask('/api/v1/now')).json<Now>();
      offered.push(
        schedules.map(({ mayCancel }) => mayCancel),
        session.may,
      );
      await desk.stop();
    }

    expect(offered).toEqual([
      ...[[true], { publish: ['landing'], rollBack: ['landing'], freeze: ['landing'], freezeAll: false }],
      ...[[false], { publish: ['legal'], rollBack: ['legal'], freeze: ['legal'], freezeAll: true }],
    ]);
  });
});

it.each<[string, (store: Store) => Promise<unknown>]>([
  ['a publication elsewhere', (store) => publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })])],
  ['the end of its session, which another window ends', async () => desk?.send('/api/v1/sign-out', {})],
  [
    'a freeze elsewhere',
    (store) =>
      freeze({
        ...{ store, author: 'Asha', message: 'Stock-taking', parts: ['landing'] },
        ...{ from: inMinutes(0), until: inMinutes(90) },
      }),
  ],
])('tells every open window of %s within two seconds', async (_, change) => {
  const { store } = await aLiveSite();
  desk = await aDesk(store);
  const stop = new AbortController();
  const stream = await fetch(`${desk.url}/api/v1/events`, {
    headers: { Cookie: desk.cookie },
    signal: stop.signal,
  });
  const events: string[] = [];
  const read = (async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) events.push(chunk);
  })().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));

  await change(store);
  while (!events.join('').includes('data: store\n')) await new Promise((resolve) => setTimeout(resolve, 20));

  stop.abort();
  await read;
});
