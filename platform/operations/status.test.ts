import { formatStatus } from '../cli/format/format-status';
import { manifestKey } from '@site/ledger';
import { MemoryStore } from '../testing/memory-store';
import { aLiveSite, goLive, goBack } from '../testing/a-live-site';
import { alter } from '../testing/each-store';
import {
  aLanding,
  aLegal,
  aPolicyOfTwoVersions,
  aShell,
  publishAll,
  publishTiny,
} from '../testing/tiny-parts';
import { askForChanges } from './approve/decide';
import { readHistory } from './history';
import { readStatus } from './status';
import { withdraw } from './withdraw/withdraw';
import { freeze } from './freeze/freeze';
import { aRecordedSchedule, aScheduledPolicy, inMinutes, scheduleIn, tickBy } from '../testing/a-schedule';
import { decideBy, promoteBy, putInForce, revokeLatasKey } from '../testing/a-team';
import { withoutMember } from './people/people-input';
import { setEnd } from './schedule/schedule';
import { letMinutesPass } from '../testing/time-of-day';
import type { Store } from '@site/store';

const PARTS = ['shell', 'landing', 'legal'];
const LATER = '2026-11-25T04:00:00.000Z';
const NOW = new Date('2026-11-25T06:00:00.000Z');

describe('the status', () => {
  it('tells what is live by part, and what was live before', async () => {
    const { store, deployment: first } = await aLiveSite();
    const second = await goLive(store, [
      aLegal({ clause: 'We keep it for 60 days.', input: { author: 'Vikram' } }),
    ]);

    const { live, previous, parts } = await readStatus(store, PARTS);

    expect([live?.name, previous?.name]).toEqual([second.name, first.name]);
    expect(parts.map(({ part, manifest }) => [part, manifest?.author])).toEqual([
      ['shell', 'Asha'],
      ['landing', 'Asha'],
      ['legal', 'Vikram'],
    ]);
  });

  it('lists the releases that were published after the live ones, newest first, whatever their clocks said', async () => {
    const store = new MemoryStore();
    await publishTiny(store, aLanding({ sentence: 'Earlier.', input: { time: '2099-01-01T04:00:00.000Z' } }));
    await aLiveSite(undefined, store);
    const holi = await publishTiny(store, aLanding({ sentence: 'Holi.', input: { time: LATER } }));
    const pongal = await publishTiny(
      store,
      aLanding({ sentence: 'Pongal.', input: { time: '2026-11-01T04:00:00.000Z' } }),
    );

    const { newer } = await readStatus(store, PARTS);

    expect(newer.map(({ release }) => release)).toEqual([pongal.manifest.release, holi.manifest.release]);
  });

  it.each([
    [
      'which is announced, and that it is not scheduled',
      '2099-02-01',
      'version-unscheduled',
      'announces version 2',
    ],
    ['whose day has come', '2026-03-01', 'version-superseded', 'shows version 1, but version 2 is in force'],
  ])('names the version %s, until it is scheduled', async (_, day, code, message) => {
    const { store } = await aLiveSite([
      aShell(),
      aLanding(),
      aPolicyOfTwoVersions('1', day, 'We keep it for 30 days.'),
    ]);
    const { problems } = await readStatus(store, PARTS);
    const parts = await publishAll(store, [aPolicyOfTwoVersions('2', day, 'We keep it for 60 days.')]);
    await scheduleIn(store, (Date.parse('2099-02-01T04:00Z') - Date.now()) / 60_000, parts);
    const then = await readStatus(store, PARTS);
    await goLive(store, [aPolicyOfTwoVersions('1', day, 'We keep it for 45 days.')]);
    const over = await readStatus(store, PARTS);

    const due = [{ code, message: expect.stringContaining(message) }];
    expect(problems).toMatchObject(due);
    expect(then.problems).toEqual([]);
    // By hand, another release went live: the schedule does nothing any more.
    expect([over.schedules[0]!.isOver, over.problems]).toEqual([true, [expect.objectContaining(due[0]!)]]);
  });

  it('names the version that is announced also where it is scheduled for a later day than its own', async () => {
    const day = '2099-01-31';
    const { store } = await aLiveSite([
      aShell(),
      aLanding(),
      aPolicyOfTwoVersions('1', day, 'We keep it for 30 days.'),
    ]);
    const parts = await publishAll(store, [aPolicyOfTwoVersions('2', day, 'We keep it for 60 days.')]);
    await scheduleIn(store, (Date.parse('2099-02-01T04:00Z') - Date.now()) / 60_000, parts);

    const { problems } = await readStatus(store, PARTS);

    expect(problems).toMatchObject([{ code: 'version-unscheduled' }]);
  });

  it('says which of them is on a branch, until it is published from the main one', async () => {
    const store = new MemoryStore();
    await aLiveSite(undefined, store);
    const told = async (input: object) => {
      await publishTiny(store, aLanding({ sentence: 'Holi.', input: { message: 'An idea', ...input } }));
      return formatStatus(await readStatus(store, PARTS), NOW);
    };

    const git = { commit: 'a'.repeat(40), dirty: false, draft: 'ideas' };
    expect(await told({ git })).toContain('An idea (branch ideas)');
    const onMain = await told({ message: 'For good' });
    expect(onMain).toContain('For good');
    expect(onMain).not.toContain('branch ideas');
  });

  it('says of which of them changes were asked for, and which', async () => {
    const { store } = await aLiveSite();
    const { release } = (await publishTiny(store, aLanding({ sentence: 'Open on Holi.' }))).manifest;

    const author = 'Lata Rao <lata@brand.in>';
    await askForChanges({ store, part: 'landing', release, author, message: 'Say when' });

    expect(formatStatus(await readStatus(store, PARTS), NOW)).toContain(
      `landing@${release}: Lata Rao asked for changes: Say when`,
    );
  });

  it('tells a release of which it cannot be read who asked for changes, and that it cannot', async () => {
    const { store } = await aLiveSite();
    const { release } = (await publishTiny(store, aLanding({ sentence: 'Open on Holi.' }))).manifest;
    await askForChanges({ store, part: 'landing', release, author: 'Lata', message: 'Say when' });
    const [key] = await store.list('change-requests/');
    await alter(store, key!, () => 'half a reco');

    const { newer, problems } = await readStatus(store, PARTS);

    expect(newer.map((one) => one.release)).toEqual([release]);
    expect(problems).toMatchObject([{ code: 'record-unreadable' }]);
  });

  it('is told of a store in which nothing is live, and of one in which nothing is at all', async () => {
    const store = new MemoryStore();
    expect(formatStatus(await readStatus(store, PARTS), NOW)).toContain('npm run site -- publish --all');

    await publishTiny(store, aLanding({ input: { time: LATER } }));
    const told = formatStatus(await readStatus(store, PARTS), NOW);

    expect(told).toContain('Nothing is live yet.');
    expect(told).toContain('2 hours ago');
  });

  describe('of a shell that lacks business values', () => {
    const missingValues = [
      { path: 'phone', file: 'shared/site/business-values.json', line: 21 },
      { path: 'cin', file: 'shared/site/business-values.json', line: 1 },
    ];

    it("counts what is the example's, as long as it is live", async () => {
      const { store } = await aLiveSite([aShell({ missingValues }), aLanding(), aLegal()]);
      const before = await readStatus(store, PARTS);

      expect(before.missingValues).toEqual(missingValues);
      expect(formatStatus(before, NOW)).toContain('2 values of the example business');

      await goLive(store, [aShell({ missingValues: [] })]);
      const after = await readStatus(store, PARTS);

      expect(after.missingValues).toEqual([]);
      expect(formatStatus(after, NOW)).not.toContain('example');
    });
  });

  it('lists what counsel has to answer, with file and line', async () => {
    const questions = [{ file: 'legal/v1.json', line: 7, question: 'Counsel: one year?' }];
    const { store } = await aLiveSite([aShell(), aLanding(), aLegal({ questions })]);
    const status = await readStatus(store, PARTS);

    expect(status.questions).toEqual(questions);
    expect(formatStatus(status, NOW)).toContain(
      '1 question to be answered before all of the policy can be confirmed:\n' +
        'legal/v1.json:7  Counsel: one year?',
    );
  });

  describe('of parts with translations', () => {
    const translations = [
      { language: 'hi', state: 'changed', file: 'landing/hi/hero.json', line: 4, what: 'Order today' },
      { language: 'ur', state: 'changed', file: 'landing/ur/hero.json', line: 6, what: 'Order today' },
      { language: 'ur', state: 'missing', file: 'landing/hero.json', line: 8, what: 'Now' },
      { language: 'ur', state: 'unconfirmed', file: 'landing/ur/hero.json', line: 9, what: 'nobody' },
    ] as const;

    it('lists with file and line, once for all languages, what changed in English since, and counts what is not confirmed', async () => {
      const { store } = await aLiveSite([aShell(), aLanding({ translations: [...translations] }), aLegal()]);
      const status = await readStatus(store, PARTS);

      expect(status.translations).toEqual(translations);
      expect(formatStatus(status, NOW)).toContain(
        'Translations to look at; what was translated before is shown:\n' +
          'landing/hi/hero.json:4  hi, ur, changed: Order today\n' +
          'landing/hero.json:8  ur, missing: Now\n' +
          'Not confirmed: 1 translated file (ur).',
      );
    });
  });

  it('says of what is live why it was published before it went live, also once it was published again', async () => {
    const { store } = await aLiveSite();
    const holi = (author: string, message: string) =>
      aLanding({ sentence: 'Holi.', input: { author, message, time: new Date().toISOString() } });
    await publishTiny(store, holi('Asha', 'A draft'));
    await goLive(store, [holi('Lata', 'Holi')]);
    await publishTiny(store, holi('Ravi', 'Holi again'));
    await goLive(store, [aLegal({ clause: 'Another part.' })]);

    const { parts } = await readStatus(store, PARTS);

    expect(parts.find(({ part }) => part === 'landing')?.manifest).toMatchObject({ message: 'Holi' });
  });

  it('tells of the parts that were asked for alone, and refuses a name that no part has', async () => {
    const { store } = await aLiveSite();
    await publishTiny(store, aLanding({ sentence: 'Holi.' }));
    const status = await readStatus(store, PARTS, ['legal']);

    expect(status.parts.map(({ part }) => part)).toEqual(['legal']);
    expect(status.newer).toEqual([]);
    await expect(readStatus(store, PARTS, ['legale'])).rejects.toMatchObject({ code: 'part-unknown' });
  });

  it('goes on where a manifest is damaged, and names it', async () => {
    const { store, deployment } = await aLiveSite();
    const { release } = deployment.record.parts.landing!;
    await alter(store, manifestKey('landing', release), () => 'no JSON');

    const { parts, problems } = await readStatus(store, PARTS);

    expect(parts).toContainEqual({ part: 'landing', release, manifest: null, hasEarlier: false });
    expect(problems).toMatchObject([{ code: 'record-unreadable' }]);
  });
});

describe('a schedule', () => {
  const stateOf = async (store: Store) => {
    const { schedules } = await readStatus(store, ['legal']);
    return schedules.map(({ state, problems }) => [state, problems[0]?.message ?? '']);
  };

  it('is held from the moment that a person rejects its release, until that is taken back', async () => {
    const { store, team, parts } = await aScheduledPolicy();
    expect(await stateOf(store)).toEqual([['scheduled', '']]);

    await decideBy(store, parts, team.ravi, false);
    expect(await stateOf(store)).toEqual([['held', expect.stringContaining('Ravi')]]);
    expect(formatStatus(await readStatus(store, ['legal']), new Date())).toContain('HELD. Schedule 1');

    await decideBy(store, parts, team.ravi);
    expect(await stateOf(store)).toEqual([['scheduled', '']]);
  });

  it('is held from the moment that the key is revoked by which its release was published', async () => {
    const { store, team } = await aScheduledPolicy();

    await revokeLatasKey(store, team);

    expect(await stateOf(store)).toEqual([['held', expect.stringContaining('was revoked')]]);
  });

  it('of an offer that is live is held from then on, too, until a colleague moves its end to the same time', async () => {
    const { store, team, parts } = await aScheduledPolicy();
    await scheduleIn(store, 60, parts, { by: team.lata, until: 70 });
    await promoteBy(store, parts, team.lata);
    const endOf = async () =>
      (await readStatus(store, ['legal'])).schedules.find(({ rollsBackTo }) => rollsBackTo)!;
    expect(await endOf()).toMatchObject({ state: 'scheduled', problems: [] });

    await revokeLatasKey(store, team);
    const held = await endOf();
    expect(held).toMatchObject({
      state: 'held',
      problems: [
        {
          message: expect.stringContaining('was revoked') as string,
          remedy: expect.stringContaining('move its end, also to the same time') as string,
        },
      ],
    });

    const own = { store, part: 'legal', release: parts.legal!.release, until: new Date(held.at) };
    await setEnd({ ...own, author: 'Ravi', message: '', loadSigner: team.ravi.loadSigner });
    expect(await endOf()).toMatchObject({ state: 'scheduled', problems: [] });
  });

  it('is held once its author has left the team', async () => {
    const { store, team } = await aScheduledPolicy();
    await putInForce(store, team, (people) => withoutMember(people!, team.lata.id, ['legal'], false));

    expect(await stateOf(store)).toContainEqual([
      'held',
      'Lata <lata@brand.in> published it, and may not publish legal any more.',
    ]);
  });

  it('is held where a person withdrew its release who could not cancel it', async () => {
    const { store, parts } = await aScheduledPolicy();
    const choice = { part: 'legal', release: parts.legal!.release };

    await withdraw({ store, choice, author: 'Operator', message: 'Wrong clause' });

    expect(await stateOf(store)).toEqual([['held', expect.stringMatching(/Operator withdrew it/)]]);
  });
});

it('a schedule is held from the moment that another release of its part is put live by hand', async () => {
  const { store, deployment } = await aLiveSite();
  const parts = await publishAll(store, [aLanding({ sentence: 'Diwali.' })]);
  await scheduleIn(store, 60, parts, { until: 90 });
  const heldBy = async () => {
    const { schedules } = await readStatus(store, ['landing']);
    return schedules.map(({ state, problems: [problem] }) => problem?.code ?? state);
  };
  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  expect(await heldBy()).toEqual(['scheduled', 'scheduled']);

  await goLive(store, [aLanding({ sentence: 'Closed today.' })]);
  expect((await heldBy()).sort()).toEqual(['schedule-superseded', 'schedule-superseded']);

  // It was decided by hand, also where that was undone; its end finds what it rolls back to.
  await goBack(store, { part: 'landing', target: deployment.name });
  expect((await heldBy()).sort()).toEqual(['schedule-superseded', 'scheduled']);
});

it('a schedule is held by a freeze at its time, also without an access policy', async () => {
  const { store } = await aLiveSite();
  const parts = await publishAll(store, [aLanding({ sentence: 'Diwali.' })]);
  await aRecordedSchedule(store, 60, parts);
  const [from, until] = [inMinutes(30), inMinutes(90)];
  await freeze({ store, author: 'Asha', message: 'Stock-taking', parts: ['landing'], from, until });

  const { schedules } = await readStatus(store, ['landing']);

  expect(schedules).toMatchObject([
    { state: 'held', problems: [{ message: expect.stringContaining('Stock-taking') as string }] },
  ]);
});

describe('what comes of a schedule', () => {
  /** An offer is scheduled in an hour, for half an hour where it ends. */
  async function anOffer({ until }: { until?: number } = {}) {
    const { store } = await aLiveSite();
    const parts = await publishAll(store, [aLanding({ sentence: 'Diwali.' })]);
    await scheduleIn(store, 60, parts, { until });
    const outlook = async () => {
      const { schedules } = await readStatus(store, ['landing']);
      const { state, isOver, releases, problems } = schedules.find(({ rollsBackTo }) => !rollsBackTo)!;
      return [state, isOver, releases, ...problems.map(({ code }) => code)];
    };
    const freezeUntil = async (minutes: number) => {
      const times = { from: inMinutes(30), until: inMinutes(minutes) };
      await freeze({ store, author: 'Asha', message: 'Stock-taking', parts: [], ...times });
      const { schedules } = await readStatus(store, ['landing']);
      return schedules.flatMap(({ problems }) => problems);
    };
    return { store, parts, outlook, freezeUntil };
  }

  it('once a newer release of its part is live: it does nothing any more, and its own waits no longer', async () => {
    const { store, outlook } = await anOffer();
    await goLive(store, [aLanding({ sentence: 'Closed today.' })]);

    expect(await outlook()).toEqual(['held', true, 'replaced', 'schedule-superseded']);
  });

  it('once its part is rolled back: it does nothing any more, and its release waits again', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [aLanding({ sentence: 'Closed today.' })]);
    await scheduleIn(store, 60, await publishAll(store, [aLanding({ sentence: 'Diwali.' })]));
    await goBack(store, { part: 'landing' });

    const { schedules } = await readStatus(store, ['landing']);
    const problems = [{ code: 'schedule-superseded' }];
    expect(schedules).toMatchObject([{ state: 'held', isOver: true, releases: 'waiting', problems }]);
  });

  it('once an offer that is live is rolled back by hand: its end does nothing, until the offer is restored', async () => {
    const { store } = await anOffer({ until: 90 });
    letMinutesPass(60);
    await tickBy(store);
    jest.useRealTimers();
    const isOver = async () => (await readStatus(store, ['landing'])).schedules.map((one) => one.isOver);

    expect(await isOver()).toEqual([false]);
    const { replaced } = await goBack(store, { part: 'landing' });
    expect(await isOver()).toEqual([true]);
    await goBack(store, { part: 'landing', target: replaced.name });
    expect(await isOver()).toEqual([false]);
  });

  it('once its release is put live by hand, also in a freeze of its time: nothing is wrong with it', async () => {
    const { store, outlook, freezeUntil } = await anOffer({ until: 90 });
    await goLive(store, [aLanding({ sentence: 'Diwali.' })]);

    expect(await freezeUntil(100)).toEqual([]);
    expect(await outlook()).toEqual(['scheduled', false, 'live']);
  });

  it.each([
    [
      'it waits, and goes live once that is over',
      80,
      /It waits, and goes live by itself once that is over, /,
    ],
    ['where its end is in it, never', 100, /It was to end before that, .*: it does not go live at all\.$/],
  ])('once its time is frozen: %s; no rejection has to be taken back', async (_, minutes, then) => {
    const { freezeUntil } = await anOffer({ until: 90 });

    expect(await freezeUntil(minutes)).toMatchObject([
      {
        code: 'schedule-frozen',
        message: expect.stringMatching(then) as string,
        remedy: expect.not.stringContaining('rejected') as string,
      },
    ]);
  });
});

describe('the history', () => {
  it('tells which parts each deployment changed, newest first, up to a limit', async () => {
    const { store, deployment: first } = await aLiveSite();
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await goLive(store, [aLanding({ sentence: 'Diwali.' })]);
    await goBack(store, { target: '1' });

    const all = await readHistory(store, 10);
    const two = await readHistory(store, 2);

    expect(all.entries.map(({ changed }) => changed)).toEqual([
      ['landing', 'legal'],
      ['landing'],
      ['legal'],
      ['landing', 'legal', 'shell'],
    ]);
    expect(all.entries[0]?.record.rollsBackTo).toBe(first.name);
    expect([all.hasMore, two.hasMore, two.entries.length]).toEqual([false, true, 2]);
    expect(two.entries[1]?.changed).toEqual(['landing']);
  });

  it('tells of one part what changed it, up to a limit of these', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await goLive(store, [aLanding({ sentence: 'Diwali.' })]);
    const history = async (limit: number, part: string) => {
      const { entries, hasMore } = await readHistory(store, limit, { parts: [part] });
      return [entries.map(({ record }) => record.number), hasMore];
    };

    expect(await history(9, 'legal')).toEqual([[2, 1], false]);
    expect(await history(1, 'legal')).toEqual([[2], true]);
    expect(await history(9, 'legale')).toEqual([[], false]);
  });
});
