import type { Candidate, CandidatePage, Now } from '../../answers';
import { aDesk, doAt } from '../../../testing/a-desk';
import { aLiveSite } from '../../../testing/a-live-site';
import { inMinutes, scheduleIn } from '../../../testing/a-schedule';
import { aSignedSite, type Member, publishBy, revokeLatasKey } from '../../../testing/a-team';
import { aLanding, publishAll } from '../../../testing/tiny-parts';

const OFFER = aLanding({ sentence: 'Two for one.' });
const times = () => ({ from: inMinutes(-1).toISOString(), until: inMinutes(60).toISOString() });

/** A desk at which an offer waits, of a team or of everybody. */
async function anOffer(isSigned: boolean, who: 'meera' | 'lata' = 'meera') {
  if (!isSigned) {
    const { store } = await aLiveSite();
    return { desk: await aDesk(store), candidate: (await publishAll(store, [OFFER])).landing!, store };
  }
  const { store, team } = await aSignedSite();
  const candidate = (await publishBy(store, OFFER, team.meera)).landing!;
  const { loadSigner, name }: Member = team[who];
  return { desk: await aDesk(store, { loadSigner, author: name }), candidate, store };
}

it.each([true, false])(
  'who may freezes a part: its candidate waits, an emergency passes, and it is lifted (access policy: %s)',
  async (isSigned) => {
    const { desk, candidate } = await anOffer(isSigned);
    const read = async <T>(path: string) => (await desk.ask(`/api/v1/${path}`)).json<T>();
    const mayOf = async () => {
      const { may, isUnapproved } = await read<CandidatePage>(`candidates/landing/${candidate.release}`);
      expect(isUnapproved).toBe(false);
      return [may.promote.isAllowed, may.schedule.isAllowed, may.emergency.isAllowed];
    };
    expect((await read<Now>('now')).session.may.freeze).toContain('landing');

    const message = 'Diwali week';
    expect(await doAt(desk, { kind: 'freeze', part: 'landing', ...times(), message })).toMatchObject({
      result: { status: 'frozen' },
    });

    expect((await read<Now>('now')).freezes).toMatchObject([{ parts: ['landing'], message, mayLift: true }]);
    const { candidates } = await read<{ candidates: Candidate[] }>('waiting');
    expect(candidates).toMatchObject([
      { state: 'frozen', waitsFor: expect.stringContaining('Diwali week') as string },
    ]);
    expect(await mayOf()).toEqual([false, true, true]);
    expect(await doAt(desk, { kind: 'lift-freeze', number: 1, message: 'Sold out' })).toMatchObject({
      about: 'Diwali week',
      result: { status: 'freeze-lifted' },
    });
    expect(await mayOf()).toEqual([true, true, false]);
    const { freezes, lifted } = await read<Now>('now');
    expect(freezes).toEqual([]);
    expect(lifted).toMatchObject([{ parts: ['landing'], freeze: message, message: 'Sold out' }]);
    await desk.stop();
  },
);

it('only editors are offered to freeze all parts, and no person to lift the freeze of another team', async () => {
  const { desk, store } = await anOffer(true);
  const { session } = (await desk.ask('/api/v1/now')).json<Now>();
  expect(session.may).toMatchObject({ freeze: ['landing'], freezeAll: false });
  const refused = await doAt(desk, { kind: 'freeze', part: null, ...times(), message: 'All' });
  expect(refused.problems).toMatchObject([{ code: 'signer-not-of-team' }]);
  expect((await store.list('freezes/')).length).toBe(0);
  await desk.stop();
});

it('what is scheduled and frozen is in a calendar at a secret address, until its reader has no key any more', async () => {
  const { store, team } = await aSignedSite();
  const parts = await publishBy(store, OFFER, team.meera);
  await scheduleIn(store, 90, parts, { by: team.meera, until: 120 });
  const desk = await aDesk(store, { loadSigner: team.lata.loadSigner, author: 'Lata' });
  await doAt(desk, { kind: 'freeze', part: 'legal', ...times(), message: 'Diwali week; all of it' });
  const { calendar } = (await desk.ask('/api/v1/now')).json<Now>();
  const stranger = { Cookie: '' };

  const { status, headers, text } = await desk.ask(calendar!, stranger);

  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text.match(/^(UID|SUMMARY|DESCRIPTION):.*(?=\r)/gm)).toEqual([
    expect.stringMatching(/^UID:schedule-1@localhost/),
    'SUMMARY:As before again: the landing page',
    'DESCRIPTION:(Meera)',
    expect.stringMatching(/^UID:schedule-2@localhost/),
    'SUMMARY:Goes live: the landing page',
    'DESCRIPTION:On its day (Meera)',
    expect.stringMatching(/^UID:freeze-1@localhost/),
    'SUMMARY:Frozen: the privacy policy',
    'DESCRIPTION:Diwali week\\; all of it (Lata)',
  ]);
  expect((await desk.ask(calendar!.replace(/.{3}(?=\.ics)/, 'xxx'), stranger)).status).toBe(404);
  expect((await desk.ask('/api/v1/now', stranger)).status).toBe(401);
  await revokeLatasKey(store, team);
  expect((await desk.ask(calendar!, stranger)).status).toBe(404);
  await desk.stop();
});
