import { candidatePageSchema } from '@site/desk/api/waiting';
import type { Store } from '../../store/store';
import { aDesk, doAt, fetchFrom, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite } from '../../testing/a-live-site';
import { aLanding, publishTiny } from '../../testing/tiny-parts';

let store: Store;
let release: string;
let desk: OpenDesk;

beforeEach(async () => {
  ({ store } = await aLiveSite());
  ({ release } = (await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }))).manifest);
  desk = await aDesk(store);
});

afterEach(() => desk.stop());

const linkWith = async (mayComment: boolean) =>
  (await doAt(desk, { kind: 'guest-link', part: 'landing', release, hours: 24, mayComment })).result!.link!;
const makeLink = () => linkWith(true);

describe('a comment by a guest link', () => {
  const COMMENT = { name: 'Ravi', about: '0', text: 'Say <when>.' };
  const send = (link: string, typed: object = COMMENT, headers: Record<string, string> = {}) =>
    fetchFrom(
      link,
      {
        Origin: new URL(link).origin,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      new URLSearchParams({ ...COMMENT, ...typed }).toString(),
    );
  const candidate = async () =>
    candidatePageSchema.parse((await desk.ask(`/api/v1/candidates/landing/${release}`)).json());

  it('stands at the desk as a guest’s, about a section of a page, and its answer on the guest’s page', async () => {
    const link = await makeLink();
    const section = /<option value="(\d+)">[^<]*: Services</.exec((await fetchFrom(link, {})).text)![1]!;

    const sent = await send(link, { about: section });

    expect([sent.status, sent.headers.location]).toEqual([303, `${new URL(link).pathname}#comments`]);
    const page = await candidate();
    expect(page.comments).toMatchObject([
      { author: 'Ravi', page: '/', section: 'Services', text: 'Say <when>.', link: 1, resolved: null },
    ]);
    expect(page.candidate).toMatchObject({ openComments: 1, changesAskedBy: [] });
    await doAt(desk, { kind: 'answer', part: 'landing', release, number: 1, text: 'Every day.' });
    await doAt(desk, {
      kind: 'comment',
      part: 'landing',
      release,
      page: null,
      section: null,
      text: 'Ours',
      asksForChanges: false,
    });
    const shown = (await fetchFrom(link, {})).text;
    expect(shown).toContain('Say &lt;when&gt;.');
    expect(shown).toContain('Every day.');
    expect(shown).not.toContain('Ours');
  });

  it.each([
    ['no name', { name: ' ' }, 'Give a name'],
    ['a name that is too long', { name: 'a'.repeat(61) }, 'Give a name'],
    ['control characters in it', { name: 'Ravi\u202e' }, 'cannot be shown'],
    ['escape sequences', { text: 'Look \u001b[31m' }, 'cannot be shown'],
    ['too many letters', { text: 'a'.repeat(1_001) }, 'at most 1,000'],
    ['a section that there is not', { about: '99' }, 'Choose once more'],
  ])('with %s is not kept; what was typed is there again', async (_, typed, why) => {
    const answer = await send(await makeLink(), typed);

    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(why)]);
    expect(answer.text).toContain('text' in typed ? 'value="Ravi"' : 'Say &lt;when&gt;.</textarea>');
    expect((await candidate()).comments).toEqual([]);
  });

  it.each([
    ['another page', { Origin: 'https://evil.example' }, 403],
    ['a page without a name', { Origin: 'null' }, 403],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a script', { 'Content-Type': 'application/json' }, 413],
  ])('from %s is refused', async (_, headers, status) => {
    expect((await send(await makeLink(), {}, headers)).status).toBe(status);
    expect((await candidate()).comments).toEqual([]);
  });

  it('is refused where the link takes none', async () => {
    const link = await linkWith(false);

    expect((await fetchFrom(link, {})).text).not.toContain('<form');
    expect((await send(link)).status).toBe(405);
    expect((await candidate()).comments).toEqual([]);
  });

  it('is the sixth within a minute, and waits', async () => {
    const link = await makeLink();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send(link)).status);

    expect(statuses).toEqual([303, 303, 303, 303, 303, 400]);
    expect((await candidate()).comments).toHaveLength(5);
  });

  it('is not taken once the link is closed', async () => {
    const link = await makeLink();
    await doAt(desk, { kind: 'revoke-guest-link', part: 'landing', release, number: 1 });

    expect((await send(link)).status).toBe(410);
  });
});
