import type { History } from '../api/history';
import type { CandidatePage } from '../api/waiting';
import { chooseReleases, liveDeployment, manifestKey } from '@site/ledger';
import type { Store } from '@site/store';
import { aDesk, doAt, type OpenDesk } from '../../testing/a-desk';
import { alter } from '../../testing/each-store';
import { aLiveSite, livePointer } from '../../testing/a-live-site';
import { aSignedSite, decideBy, type Member, publishBy, putInForce, type Team } from '../../testing/a-team';
import { aLanding, aLegal, publishTiny } from '../../testing/tiny-parts';

let desk: OpenDesk;

afterEach(() => desk.stop());

const LANDING = aLanding({ sentence: 'Open on Diwali.' });
const LEGAL = aLegal({ clause: 'We keep it for 60 days.' });

const nameOf = ({ part, release }: { part: string; release: string }) => `${part}@${release}`;

/** A page of a candidate, with others next to it. */
async function pageOf(
  own: { part: string; release: string },
  ...together: { part: string; release: string }[]
) {
  const query = together.length > 0 ? `?together=${together.map(nameOf).join(',')}` : '';
  return (await desk.ask(`/api/v1/candidates/${own.part}/${own.release}${query}`)).json<CandidatePage>();
}

describe('given releases of two parts that wait, and no access policy', () => {
  async function twoThatWait() {
    const { store } = await aLiveSite();
    const [landing, legal] = [await publishTiny(store, LANDING), await publishTiny(store, LEGAL)];
    desk = await aDesk(store);
    return {
      store,
      landing: { part: 'landing', release: landing.manifest.release },
      legal: { part: 'legal', release: legal.manifest.release },
    };
  }

  it('puts both live in one deployment', async () => {
    const { landing, legal } = await twoThatWait();

    const act = await doAt(desk, { kind: 'promote', ...landing, together: [legal], message: 'Both' });

    expect(act).toMatchObject({ state: 'done', result: { status: 'promoted' } });
    const { deployments } = (await desk.ask('/api/v1/history')).json<History>();
    expect(deployments.map(({ message, changed }) => [message, [...changed].sort()])).toEqual([
      ['Both', ['landing', 'legal']],
      ['First day', ['landing', 'legal', 'shell']],
    ]);
    expect(desk.audit).toMatchObject([{ what: `promote ${nameOf(landing)} ${nameOf(legal)}` }]);
  });

  it('offers the other, and previews them together, which is another preview than that of one', async () => {
    const { landing, legal } = await twoThatWait();

    const alone = await pageOf(landing);
    await doAt(desk, { kind: 'preview', ...landing, together: [legal] });
    const both = await pageOf(landing, legal);

    expect(alone.others.map(nameOf)).toEqual([nameOf(legal)]);
    expect([alone.together, alone.preview.isMade]).toEqual([[], false]);
    expect([both.together.map(nameOf), both.preview.isMade]).toEqual([[nameOf(legal)], true]);
  });

  it.each(['approve', 'promote'] as const)('does not %s other bytes than its page showed', async (kind) => {
    const { store, landing, legal } = await twoThatWait();
    const { seen } = await pageOf(landing, legal);
    await alter(store, manifestKey('legal', legal.release), (json) =>
      json.replace('A legal page', 'Another'),
    );

    const act = await doAt(desk, { kind, ...landing, together: [legal], seen, message: '' });

    expect(act).toMatchObject({ state: 'refused', problems: [{ code: 'candidate-changed' }] });
  });

  it('refuses two releases of one part, and takes the newer of them for the page', async () => {
    const { store, landing, legal } = await twoThatWait();
    const newer = await publishTiny(store, aLegal({ clause: 'We keep it for 90 days.' }));
    const other = { part: 'legal', release: newer.manifest.release };
    const before = await livePointer(store);

    const acts = [
      await doAt(desk, { kind: 'promote', ...landing, together: [legal, other], message: '' }),
      await doAt(desk, { kind: 'promote', ...legal, together: [other], message: '' }),
    ];

    for (const { problems } of acts)
      expect(problems).toMatchObject([
        { code: 'part-twice', message: expect.stringMatching(/^Two releases of legal/) },
      ]);
    expect(await livePointer(store)).toEqual(before);
    expect((await pageOf(landing, legal, other)).together.map(nameOf)).toEqual([nameOf(other)]);
  });

  it('offers no company that was withdrawn', async () => {
    const { landing, legal } = await twoThatWait();
    await doAt(desk, { kind: 'withdraw', ...legal, message: '2.1 is wrong' });

    const page = await pageOf(landing, legal);

    expect([page.others, page.together]).toEqual([[], []]);
  });
});

describe('given Meera, who ships landing, and Ravi, who ships legal with another', () => {
  let store: Store;
  let team: Team;
  let landing: { part: string; release: string };
  let legal: { part: string; release: string };

  /** Releases of both parts, of which that of legal was published by Lata; Meera may put legal live, too. */
  beforeEach(async () => {
    ({ store, team } = await aSignedSite());
    await putInForce(store, team, (people) => ({
      ...people!,
      parts: {
        ...people!.parts,
        legal: { ...people!.parts.legal!, publish: [team.lata.id, team.ravi.id, team.meera.id] },
      },
    }));
    landing = { part: 'landing', release: (await publishBy(store, LANDING, team.meera)).landing!.release };
    legal = { part: 'legal', release: (await publishBy(store, LEGAL, team.lata)).legal!.release };
  });

  const sitDown = async ({ loadSigner, name, id }: Member) => {
    desk = await aDesk(store, { loadSigner, author: `${name} <${id}>` });
  };

  it('forbids both where one lacks an approval, in its words, and refuses it all the same', async () => {
    await sitDown(team.meera);
    const before = await livePointer(store);

    const [alone, both] = [await pageOf(landing), await pageOf(landing, legal)];
    const act = await doAt(desk, { kind: 'promote', ...landing, together: [legal], message: '' });

    expect(alone.may.promote).toEqual({ isAllowed: true, why: null });
    // Its author is enough for landing, so nobody has approved it, and nobody has to.
    expect([alone.candidate.state, alone.may.approve.isAllowed]).toEqual(['free', false]);
    expect(both.may.promote).toEqual({
      isAllowed: false,
      why: expect.stringMatching(/^legal needs 2 persons, .* It waits for 1 more: Ravi/),
    });
    expect(act.problems).toMatchObject([{ code: 'approval-missing' }]);
    expect(await livePointer(store)).toEqual(before);
  });

  it('lets who rejected it approve it after all, where one person is enough', async () => {
    await sitDown(team.meera);
    await doAt(desk, { kind: 'reject', ...landing, message: 'Not yet' });
    const { may } = await pageOf(landing);
    expect([may.approve.isAllowed, may.reject.why]).toEqual([true, 'You have rejected it.']);

    expect((await doAt(desk, { kind: 'approve', ...landing, message: '' })).problems).toEqual([]);

    expect((await pageOf(landing)).candidate.state).toBe('free');
  });

  it('has what is withdrawn wait for no person', async () => {
    await sitDown(team.lata);
    expect((await pageOf(legal)).candidate.waitsFor).toMatch(/^legal needs 2 persons/);

    await doAt(desk, { kind: 'withdraw', ...legal, message: '2.1 is wrong' });

    expect((await pageOf(legal)).candidate.waitsFor).toBe('');
  });

  it('names the languages in which visitors read English from then on, and counts no texts of theirs', async () => {
    const outdated = { state: 'changed', file: 'kn.json', line: 1, what: 'An old clause' } as const;
    const next = aLegal({
      clause: 'New.',
      inEnglish: 'wholly',
      translations: [{ language: 'kn', ...outdated }],
    });
    const { release } = (await publishBy(store, next, team.lata)).legal!;
    await sitDown(team.lata);

    const page = await pageOf({ part: 'legal', release });

    expect([page.untranslated, page.outdated]).toEqual([['kn', 'hi', 'ta', 'te', 'ur'], []]);
    expect((await pageOf(legal)).untranslated).toEqual([]);
  });

  it('lets both go live once the other is approved', async () => {
    await decideBy(store, await chooseReleases(store, [legal]), team.ravi);
    await sitDown(team.meera);

    expect((await pageOf(landing, legal)).may.promote.isAllowed).toBe(true);
    const act = await doAt(desk, { kind: 'promote', ...landing, together: [legal], message: '' });

    expect(act).toMatchObject({ state: 'done', result: { status: 'promoted' } });
    // Without a reason of its own, the history has that of publishing.
    expect((await liveDeployment(store)).record.message).toBe('A landing page; A legal page');
  });

  it('approves, of both, what one may approve', async () => {
    await sitDown(team.ravi);
    await doAt(desk, { kind: 'ask-for-changes', ...legal, message: 'Say when' });
    expect((await pageOf(legal)).candidate.said).toHaveLength(1);

    const act = await doAt(desk, { kind: 'approve', ...landing, together: [legal], message: '' });

    expect(act).toMatchObject({ state: 'done', result: { status: 'approved-together' } });
    expect((await pageOf(legal, landing)).may.approve).toMatchObject({ isAllowed: false });
    expect((await pageOf(legal)).candidate).toMatchObject({ state: 'approved', said: [] });
  });
});
