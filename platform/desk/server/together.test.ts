import type { Candidate, History, CandidatePage, Over } from '../answers';
import { chooseReleases, liveDeployment, manifestKey } from '@site/ledger';
import type { Store } from '@site/store';
import { aDesk, doAt, type OpenDesk } from '../../testing/a-desk';
import { freeze } from '@site/operations';
import { inMinutes } from '../../testing/a-schedule';
import { alter } from '../../testing/each-store';
import { aLiveSite, livePointer } from '../../testing/a-live-site';
import {
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  putInForce,
  type Team,
} from '../../testing/a-team';
import { aLanding, aLegal, aShell, publishTiny } from '../../testing/tiny-parts';

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

  it('offers the other, and previews and compares them together, by another preview than that of one', async () => {
    const { landing, legal } = await twoThatWait();

    const alone = await pageOf(landing);
    await doAt(desk, { kind: 'preview', ...landing, together: [legal] });
    const both = await pageOf(landing, legal);

    expect(alone.others.map(nameOf)).toEqual([nameOf(legal)]);
    expect([alone.together, alone.preview.isMade]).toEqual([[], false]);
    expect([both.together.map(nameOf), both.preview.isMade]).toEqual([[nameOf(legal)], true]);
    const difference = await desk.ask(`/api/v1/difference?from=live&to=${both.preview.id}`);
    expect(difference.json()).toMatchObject({ pages: [{ path: '/' }, { path: '/privacy-policy' }] });
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
    // Its author is enough for landing, so it has no approval and needs none.
    expect([alone.candidate.state, alone.may.approve.isAllowed]).toEqual(['free', false]);
    expect(both.may.promote).toEqual({
      isAllowed: false,
      why: expect.stringMatching(/^legal needs 2 persons, .* It waits for 1 more: Ravi/),
    });
    expect(act.problems).toMatchObject([{ code: 'approval-missing' }]);
    expect(await livePointer(store)).toEqual(before);
  });

  it('lets who rejected it approve it after all, and only then put it live, where one person is enough', async () => {
    await sitDown(team.meera);
    await doAt(desk, { kind: 'reject', ...landing, message: 'Not yet' });
    const { may, candidate } = await pageOf(landing);
    // Who rejected it, and why, is said once.
    expect(candidate).toMatchObject({ waitsFor: '', said: [{ kind: 'rejected', message: 'Not yet' }] });
    const refused = {
      isAllowed: false,
      why: 'You have rejected it: it may go live only once you approve it after all.',
    };
    expect(may).toMatchObject({
      approve: { isAllowed: true },
      reject: refused,
      promote: refused,
      schedule: refused,
      emergency: { isAllowed: false },
    });

    expect((await doAt(desk, { kind: 'approve', ...landing, message: '' })).problems).toEqual([]);

    const page = await pageOf(landing);
    expect([page.candidate.state, page.may.promote.isAllowed]).toEqual(['free', true]);
  });

  it('tells the others of the team who can lift a rejection', async () => {
    await sitDown(team.ravi);
    await doAt(desk, { kind: 'reject', ...legal, message: 'Not yet' });
    await desk.stop();
    await sitDown(team.lata);

    expect((await pageOf(legal)).may.promote.why).toMatch(
      /^Ravi .*rejected it.*Not yet.* It may go live once they approve it after all\.$/,
    );
  });

  it('says of a decision by a key that was revoked since that it does not count', async () => {
    await decideBy(store, await chooseReleases(store, [legal]), team.ravi);
    const key = { ...team.ravi.publicKey, revoked: new Date().toISOString() };
    await putInForce(store, team, (people) => ({
      ...people!,
      persons: { ...people!.persons, [team.ravi.id]: { ...people!.persons[team.ravi.id]!, keys: [key] } },
    }));
    await sitDown(team.lata);

    expect((await pageOf(legal)).candidate.said).toMatchObject([
      { kind: 'approved-in-vain', author: 'Ravi' },
    ]);
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

    expect([page.untranslated, page.open]).toEqual([['kn', 'hi', 'ta', 'te', 'ur'], []]);
    expect((await pageOf(legal)).untranslated).toEqual([]);
  });

  it('counts each text once, and none of a version that its page shows no more', async () => {
    const inKannada = (file: string, state: 'changed' | 'missing' | 'outdated' = 'changed') =>
      ({ language: 'kn', state, line: 1, what: 'A clause', file: `kn/${file}` }) as const;
    const approved = ['1', '2'].map((version) => ({
      ...{ version, effectiveDate: `2026-0${version}-01`, isShown: version === '2' },
    }));
    const next = aLegal({
      clause: 'New.',
      versions: { file: 'versions.ts', approved },
      translations: [
        ...['versions/v1.json', 'versions/v2.json', 'words.json'].map((file) => inKannada(file)),
        inKannada('words.json', 'missing'),
        // Of the file as a whole.
        inKannada('words.json', 'outdated'),
      ],
    });
    const { release } = (await publishBy(store, next, team.lata)).legal!;
    await sitDown(team.lata);

    expect((await pageOf({ part: 'legal', release })).open).toEqual([
      { language: 'kn', missing: 1, changed: 2 },
    ]);
  });

  it('counts what is open in all that is ticked', async () => {
    const missing = { language: 'kn', state: 'missing', file: 'kn/x.json', line: 1, what: 'A text' } as const;
    const publish = async (part: typeof aLegal | typeof aLanding, by: Member) =>
      publishBy(store, part({ translations: [missing] }), by);
    const parts = { ...(await publish(aLegal, team.lata)), ...(await publish(aLanding, team.meera)) };
    await sitDown(team.lata);
    const [one, other] = ['legal', 'landing'].map((part) => ({ part, release: parts[part]!.release }));

    expect((await pageOf(one!)).open).toEqual([{ language: 'kn', missing: 1, changed: 0 }]);
    expect((await pageOf(one!, other!)).open).toEqual([{ language: 'kn', missing: 2, changed: 0 }]);
  });

  it('says who withdrew the same words that are published again with another change', async () => {
    await sitDown(team.lata);
    await doAt(desk, { kind: 'withdraw', ...legal, message: '2.1 is wrong' });
    const again = aLegal({ clause: 'We keep it for 60 days.', summary: 'Another summary' });
    const { release } = (await publishBy(store, again, team.lata)).legal!;

    expect((await pageOf({ part: 'legal', release })).alike).toMatchObject([
      { kind: 'withdrawn', message: '2.1 is wrong' },
    ]);
    expect((await pageOf(landing)).alike).toEqual([]);
    const other = aLegal({ clause: 'We keep it for 60 days.', texts: ['As served: in four steps.'] });
    const next = (await publishBy(store, other, team.lata)).legal!.release;
    expect((await pageOf({ part: 'legal', release: next })).alike).toEqual([]);
  });

  it.each([
    ['landing', aLanding, 'meera'],
    ['shell', aShell, 'asha'],
  ] as const)(
    'says in place of a button that %s goes live only together with another',
    async (part, a, who) => {
      const next = a({ businessValues: { brandName: 'Mandi' } });
      const published = await publishBy(store, next, team[who]);
      const { release } = published[part]!;
      if (part === 'shell') await decideBy(store, published, team.ravi);
      await sitDown(team[who]);

      const { may, candidate } = await pageOf({ part, release });

      const { candidates } = (await desk.ask('/api/v1/waiting')).json<{ candidates: Candidate[] }>();
      const listed = candidates.find((one) => one.release === release);
      expect([candidate.state, listed?.state]).toEqual(['misfit', 'misfit']);
      expect(may.promote.isAllowed).toBe(false);
      expect(may.promote.why).toMatch(
        /built with other business values than shell@\w+: “Brand, as on the shop sign”\. .+tick the others under “Together with”/,
      );
      expect(may.emergency.isAllowed).toBe(false);
      expect([may.schedule, may.approve]).toEqual([may.promote, may.promote]);
    },
  );

  it('forbids in a freeze, where no approval is missing, to go live now, and no date', async () => {
    await sitDown(team.meera);
    expect((await pageOf(landing, legal)).may.schedule.isAllowed).toBe(false);
    const times = { from: new Date(), until: inMinutes(90) };
    const { name: author, loadSigner } = team.meera;
    await freeze({ store, author, loadSigner, message: 'Diwali', parts: ['landing', 'legal'], ...times });

    expect((await pageOf(landing)).may).toMatchObject({
      ...{ promote: { isAllowed: false }, schedule: { isAllowed: true }, emergency: { isAllowed: true } },
    });
    expect((await pageOf(landing, legal)).may.schedule.isAllowed).toBe(false);
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

  it('names the parts that one may approve, and says of an approval in the frame that goes along that it counts', async () => {
    const published = await publishBy(store, aShell({ phone: '080 7777 7777' }), team.asha);
    const shell = { part: 'shell', release: published.shell!.release };
    await sitDown(team.ravi);
    const { approving } = await pageOf(legal, shell);
    const landingToo = await pageOf(legal, shell, landing);
    await doAt(desk, { kind: 'approve', ...legal, together: [shell], message: '' });

    expect([approving, landingToo.approving]).toEqual([
      ['legal', 'shell'],
      ['legal', 'shell'],
    ]);
    const kindsOf = ({ candidate }: CandidatePage) => candidate.said.map(({ kind }) => kind);
    expect(kindsOf(await pageOf(legal))).toEqual(['approved-before']);
    expect(kindsOf(await pageOf(legal, shell))).toEqual(['approved']);
  });

  it('says also of a release that another one replaced who rejected it, and why', async () => {
    await sitDown(team.ravi);
    await doAt(desk, { kind: 'reject', ...legal, message: 'Three years' });
    const next = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), team.lata);
    await promoteBy(store, next, team.ravi);

    expect((await pageOf(legal)) as unknown as Over).toMatchObject({
      replacedBy: { message: 'A legal page' },
      said: [
        { kind: 'published', author: 'Lata' },
        { kind: 'rejected', author: 'Ravi', message: 'Three years' },
      ],
    });
  });

  it('names all that one act approves, also what would need no approval', async () => {
    const published = await publishBy(store, aShell({ phone: '080 7777 7777' }), team.ravi);
    const shell = { part: 'shell', release: published.shell!.release };
    await sitDown(team.ravi);

    const { approving } = await pageOf(legal, shell);
    const act = await doAt(desk, { kind: 'approve', ...legal, together: [shell], message: '' });

    expect(act.result?.approved).toEqual(approving);
  });

  it('approves, of both, what one may approve, and says that this settles the changes that one asked for', async () => {
    await sitDown(team.ravi);
    await doAt(desk, { kind: 'ask-for-changes', ...legal, message: 'Say when' });
    await doAt(desk, { kind: 'reject', ...legal, message: 'Three years' });
    expect((await pageOf(legal)).candidate.said).toHaveLength(2);

    const act = await doAt(desk, { kind: 'approve', ...landing, together: [legal], message: '' });

    expect(act).toMatchObject({
      state: 'done',
      result: { status: 'approved-together', approved: ['legal'] },
    });
    expect((await pageOf(legal, landing)).may.approve).toMatchObject({ isAllowed: false });
    expect((await pageOf(legal)).candidate).toMatchObject({
      state: 'approved',
      said: [
        { kind: 'changes-settled', message: 'Say when' },
        { kind: 'rejection-settled', author: 'Ravi', message: 'Three years' },
        { kind: 'approved', author: 'Ravi', message: '' },
      ],
    });
  });
});
