import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import type { CandidateAnswer, CheckRecord, Over } from '../../../answers';
import type { Act } from '../../../api/acts';
import { STORE } from '../../client/queries';
import { aCandidatePage, schedule } from '../../testing/a-candidate-page';
import { aProblem, aRunningAct, anAct } from '../../testing/an-act';
import { aDeskThatDoes, anObedientDesk, openDialog, show } from '../../testing/show';
import { CandidateCheck } from './CandidateCheck';
import { CandidatePreview } from './CandidatePreview';
import { CandidateScreen } from './CandidateScreen';

const legal = { part: 'legal', release: '3fa9c2d41b7e0011' };
const landing = {
  ...aCandidatePage().candidate,
  part: 'landing',
  release: '00000000000000aa',
  message: 'Diwali',
};
const time = '2026-11-22T05:00:00.000Z';
const by = { author: 'Ravi <ravi@brand.in>', time };
const PREVIEW = '0123456789abcdef';
const check: CheckRecord = {
  ...{ preview: PREVIEW, author: 'Meera <meera@brand.in>', time, browser: 'Chromium 143' },
  ...{ isPassed: true, findings: [], pictures: [] },
};
const failed: CheckRecord = {
  ...check,
  isPassed: false,
  findings: [
    { path: '/', check: 'console', message: 'A script throws.', views: 4, isUnchanged: false },
    {
      path: '/privacy-policy',
      check: 'console',
      message: 'A picture is missing.',
      views: 1,
      isUnchanged: true,
    },
  ],
};

const other = { part: 'legal', release: '00000000000000bb', message: '' };
const KEY = [STORE, 'candidates/legal/3fa9c2d41b7e0011', ''];
const READING = 'What stands here is being read …';

/** What the desk answers of a release that is live. */
const over = (changes: Partial<Over> = {}): Over => ({
  ...{ live: '3-abc', replacedBy: null, isUnconfirmed: false, said: [], check: null },
  ...changes,
});

/** The screen of legal's release, where the desk answers so. */
function open(answer: CandidateAnswer, client = new QueryClient(), updatedAt = Date.now()) {
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  client.setQueryData(KEY, answer, { updatedAt });
  const routes = (
    <Routes>
      <Route path="/waiting/:part/:release" element={<CandidateScreen />} />
    </Routes>
  );
  return show(routes, '/waiting/legal/3fa9c2d41b7e0011', client);
}

it('says once that its publisher does not count any more, with what to do', () => {
  const waitsFor = 'Its publisher may not publish legal any more.';
  const why = `${waitsFor} Publish it again, under Edit: then it is yours.`;
  const no = { isAllowed: false, why };
  open(aCandidatePage({ candidate: { waitsFor, state: 'published' }, may: { approve: no, promote: no } }));

  expect(screen.getAllByText(/^Its publisher may not publish/).map(({ textContent }) => textContent)).toEqual(
    [
      'Its publisher may not publish the privacy policy any more. Publish it again, under Edit: then it is yours.',
    ],
  );
});

it('says once which freeze holds what is scheduled', () => {
  const waitsFor = 'No release of legal goes live from now on.';
  const problems = [aProblem(`${waitsFor} It waits.`, 'schedule-frozen')];
  open(aCandidatePage({ candidate: { waitsFor, schedule: { ...schedule, state: 'held', problems } } }));

  expect(screen.getAllByText(/^No release of the privacy policy goes live/)).toHaveLength(1);
});

it('does nothing with less than is ticked, while what is ticked is still read', async () => {
  const user = userEvent.setup();
  anObedientDesk();
  const shell = { ...landing, part: 'shell', message: 'Menu' };
  open(aCandidatePage({ others: [landing, shell] }));
  const acts = () => screen.getAllByRole('button', { name: /Put .* live|Approve|preview|check/ });
  for (const button of acts()) expect(button).toBeEnabled();

  await user.click(screen.getByRole('checkbox', { name: 'The landing page: Diwali' }));
  await waitFor(() => acts().forEach((button) => expect(button).toBeDisabled()));
  await user.click(screen.getByRole('checkbox', { name: 'The site’s frame: Menu' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
});

it.each<[string, Partial<Act>, boolean]>([
  ['says that it is read again what its reader approved, until it is', {}, true],
  ['says nothing of that where a colleague approved', { author: 'Ravi' }, false],
  ['nor of a check', { request: { kind: 'check', ...legal } }, false],
  ['nor of what was done to another release', { request: { kind: 'withdraw', ...other } }, false],
])('%s', async (_, changes, isSaid) => {
  anObedientDesk();
  const approved = anAct({
    request: { kind: 'approve', ...legal, message: '' },
    endedAt: new Date(Date.now() - 1_000).toISOString(),
    author: 'Asha',
    ...changes,
  });
  const { client } = aDeskThatDoes([approved]);
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha' } });
  const waits = aCandidatePage({ candidate: { waitsFor: 'It waits for 1 more.' } });
  open(waits, client, Date.now() - 60_000);
  const approve = screen.getByRole('button', { name: 'Approve the privacy policy …' });

  act(() => void client.invalidateQueries({ queryKey: [STORE] }));
  await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryAllByText(READING)).toHaveLength(isSaid ? 1 : 0));
  approve.focus();
  if (isSaid) {
    expect(screen.getByText('It waits for 1 more.')).not.toBeVisible();
    await userEvent.click(approve);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(approve).toHaveFocus();
  }

  act(() => void client.setQueryData(KEY, waits));
  await waitFor(() => expect(screen.queryByText(READING)).not.toBeInTheDocument());
  await userEvent.click(approve);
  expect(await screen.findByRole('dialog', { name: 'Approve the privacy policy' })).toBeVisible();
});

describe('the screen of a candidate says', () => {
  it.each<[string, Parameters<typeof aCandidatePage>[0], string]>([
    ['what it is', {}, 'The privacy policy: Renting is selling, too'],
    [
      'its release where it has no message',
      { candidate: { message: '' } },
      'The privacy policy: 3fa9c2d41b7e0011',
    ],
    ['what it waits for', { candidate: { waitsFor: 'It waits for Ravi.' } }, 'It waits for Ravi.'],
    [
      'when it goes live',
      { candidate: { schedule } },
      'The privacy policy goes live on 28 Nov 2026, 9:00 am. Scheduled by Lata Rao.',
    ],
    [
      'when it was to go live, where that was refused',
      { candidate: { schedule: { ...schedule, isDue: true, state: 'refused' } } },
      'The privacy policy was to go live on 28 Nov 2026, 9:00 am. Scheduled by Lata Rao. It was tried and refused; what was live stays, and it is tried again.',
    ],
    [
      'what holds it, and what helps',
      {
        candidate: {
          schedule: {
            ...schedule,
            state: 'held',
            problems: [
              { code: 'schedule-frozen', severity: 'warning', message: 'It is frozen.', remedy: 'Wait.' },
            ],
          },
        },
      },
      'It is frozen.',
    ],
    [
      'that it does not go live as it is',
      { candidate: { schedule: { ...schedule, state: 'held' } } },
      'The privacy policy is scheduled for 28 Nov 2026, 9:00 am. Scheduled by Lata Rao. As it is, it does not go live then.',
    ],
    [
      'who rejected it before, and why',
      { candidate: { said: [{ ...by, kind: 'rejection-settled', message: 'Wrong years' }] } },
      /^Ravi rejected it, and approved it since: Wrong years/.source,
    ],
    [
      'why it was withdrawn',
      { candidate: { said: [{ ...by, kind: 'withdrawn', message: 'Wrong' }] } },
      /^Ravi withdrew it: Wrong/.source,
    ],
    [
      'that it was live, and why it is no more',
      { candidate: { said: [{ ...by, kind: 'rolled-back', message: 'Wrong headline' }] } },
      /^It was live, until Ravi rolled it back: Wrong headline/.source,
    ],
    [
      'who cancelled its schedule, and why',
      { candidate: { said: [{ ...by, kind: 'cancelled', message: 'Moved' }] } },
      /^Ravi cancelled its schedule: Moved/.source,
    ],
    [
      'which end it had, and why',
      { candidate: { said: [{ ...by, kind: 'end-given', message: 'Stock', at: time }] } },
      /^Ravi gave it an end, 22 Nov 2026, 10:30 am: Stock/.source,
    ],
    ['what can go live with it', { others: [landing] }, 'Together with'],
    [
      'what is to be done before several are compared',
      { together: [landing] },
      /^Make the preview of them together/.source,
    ],
  ])('%s', (_, page, words) => {
    anObedientDesk();
    open(aCandidatePage(page));

    expect(screen.getByText(words.startsWith('^') ? new RegExp(words) : words)).toBeVisible();
    const isAlone = !page?.others;
    expect(screen.queryAllByRole('heading', { name: 'Together with' })).toHaveLength(isAlone ? 0 : 1);
  });

  it('who made it, when, in words that do not age, and what changes were asked for', () => {
    anObedientDesk();
    open(aCandidatePage({ candidate: { said: [{ ...by, kind: 'changes-asked', message: 'Say when' }] } }));

    expect(screen.getByText(/^Lata Rao,/)).toHaveTextContent(/22 Nov 2026, 10:30 am$/);
    expect(screen.getByText(/^Ravi asked for changes: Say when/)).toHaveTextContent('22 Nov 2026, 10:30 am');
  });

  it('that it was live, in place of that it is ready, also once its end was cancelled', () => {
    anObedientDesk();
    const one = { author: 'Meera', message: 'Diwali', time: '2026-11-22T05:00:00.000Z' };
    const said = (['rolled-back', 'end-cancelled'] as const).map((kind) => ({ ...one, kind }));
    open(aCandidatePage({ candidate: { state: 'free', said } }));

    expect(screen.getByText('Was live')).toBeVisible();
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
  });

  it.each([
    ['that changes were asked for', 'published', 1],
    ['nothing of that at its top, once it is withdrawn', 'withdrawn', 0],
  ] as const)('%s', (_, state, count) => {
    anObedientDesk();
    open(
      aCandidatePage({ candidate: { state, said: [{ ...by, kind: 'changes-asked', message: 'Say when' }] } }),
    );

    expect(screen.queryAllByText('Changes asked for')).toHaveLength(count);
  });

  it.each([
    ['that it misses its date, where nothing signs that any more', 'held', 1],
    ['nothing of that, where it comes', 'scheduled', 0],
  ] as const)('%s', (_, state, count) => {
    anObedientDesk();
    open(aCandidatePage({ candidate: { state: 'approved', schedule: { ...schedule, state } } }));

    expect(screen.queryAllByText('As it is, misses its date')).toHaveLength(count);
  });

  it('which forms were saved since what is live, also where their words are on no page as it opens', () => {
    anObedientDesk();
    open({ ...aCandidatePage(), saved: [{ name: 'frame', language: 'en', by: 'Meera' }] });

    expect(screen.getByText(/^Changed since what is live, .*: Header and footer \(Meera\)\.$/)).toBeVisible();
  });

  it('who made the versions final that it shows and announces, and when', () => {
    anObedientDesk();
    const approval = { approvedBy: 'Meera', approvedOn: '2027-03-02', replacedBy: null };
    const versions = [
      { ...approval, id: 'v2', version: '2', effectiveDate: '2027-03-04', isShown: true },
      { ...approval, id: 'v3', version: '3', effectiveDate: '2027-04-01', isShown: false },
    ];
    open({ ...aCandidatePage(), versions });

    for (const sentence of [
      'It shows Version 2 in full, made final by Meera on 2 Mar 2027, in force from 4 Mar 2027.',
      'It announces Version 3, made final by Meera on 2 Mar 2027, in force from 1 Apr 2027.',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
  });

  it('in which languages how many texts are open, or visitors read English, also before it goes live', async () => {
    anObedientDesk();
    const inOne = { missing: 2, changed: 3 };
    const inBoth = ['ta', 'te'].map((language) => ({ language, ...inOne }));
    open({ ...aCandidatePage(), untranslated: ['kn', 'hi'], open: inBoth });
    const sentences = [
      /^In Kannada, Hindi, visitors read it in English from then on/,
      'In Tamil, Telugu, 2 texts are not translated yet, 3 texts still say what English said before.',
    ];
    for (const words of sentences) expect(screen.getByText(words)).toBeVisible();

    const dialog = await openDialog(/live …$/);

    for (const words of sentences) expect(dialog.getByText(words)).toBeVisible();
  });

  it('which changes were asked for before it went live', () => {
    anObedientDesk();
    const said = [{ kind: 'changes-asked' as const, ...by, message: 'Say when' }];
    open(over({ said }));

    expect(screen.getByText(/^Ravi asked for changes: Say when/)).toBeVisible();
  });

  it('that it is live by now, with what a browser saw', () => {
    anObedientDesk();
    open(over({ check: failed }));

    expect(screen.getByText('The privacy policy is live')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in the history' })).toHaveAttribute(
      'href',
      '/history/3-abc',
    );
    expect(screen.getByRole('link', { name: '← All that waits' })).toHaveAttribute('href', '/waiting');
    expect(screen.getByText('Faults found: 2')).toBeVisible();
    const hint = screen.getByText(/are as they were live then/);
    expect(hint.parentElement).toHaveTextContent(/^A picture is missing/);
  });

  it.each([
    ['live as an offer', null, legal.release, 'The privacy policy is live'],
    [
      'to go live again',
      { author: 'Ravi', message: 'Diwali' },
      'a'.repeat(16),
      'It goes live again by itself',
    ],
  ])('that it is %s, until when, and offers to change that', (_, replacedBy, offered, title) => {
    anObedientDesk();
    const client = new QueryClient();
    const at = '2026-12-03T18:29:00.000Z';
    const next = replacedBy ? legal.release : 'b'.repeat(16);
    const liveUntil = { at, parts: { legal: next }, deployment: '000007-3fa9c2d41b7e' };
    const end = { ...schedule, at, liveUntil, rollsBackTo: liveUntil.deployment, parts: { legal: offered } };
    const may = { mayCancel: true, mayMoveEnd: true };
    client.setQueryData([STORE, 'now'], { session: {}, schedules: [{ ...end, ...may }], parts: [legal] });
    open(over({ replacedBy }), client);

    expect(screen.getByText(title)).toBeVisible();
    expect(
      screen.getByText(
        /^An offer of the privacy policy is live until 3 Dec 2026, 11:59 pm; then what was live before, with deployment 7, goes live again by itself\./,
      ),
    ).toBeVisible();
    for (const name of ['Move its end …', 'Cancel its end …'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('not that it goes live again where the end does not come that was to bring it back', () => {
    anObedientDesk();
    const client = new QueryClient();
    const at = '2026-12-03T18:29:00.000Z';
    const liveUntil = { at, parts: { legal: legal.release }, deployment: '000007-3fa9c2d41b7e' };
    const end = { ...schedule, at, liveUntil, rollsBackTo: liveUntil.deployment };
    const isVoid = { state: 'held', isToCome: false, isEndSigned: false };
    client.setQueryData([STORE, 'now'], { session: {}, schedules: [{ ...end, ...isVoid }], parts: [legal] });
    open(over({ replacedBy: { author: 'Ravi', message: 'Diwali' } }), client);

    expect(screen.getByText('It waits no longer')).toBeVisible();
    expect(
      screen.getByText(/is to go live again on 3 Dec 2026, 11:59 pm\. .* does not go live then\.$/),
    ).toBeVisible();
  });

  it('nothing of offers of another part, or at whose end another release goes live again', () => {
    anObedientDesk();
    const client = new QueryClient();
    const end = (parts: Record<string, string>) => ({
      ...{ ...schedule, parts, mayCancel: true, mayMoveEnd: true },
      liveUntil: { at: time, parts, deployment: '000007-3fa9c2d41b7e' },
    });
    const schedules = [schedule, end({ landing: landing.release }), end({ legal: 'b'.repeat(16) })];
    client.setQueryData([STORE, 'now'], { session: {}, schedules, parts: [legal] });
    const replacedBy = { author: 'Ravi', message: 'Diwali' };
    open(over({ replacedBy }), client);

    expect(screen.getByText('It waits no longer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move its end …' })).not.toBeInTheDocument();
  });

  it.each([null, { author: 'Ravi', message: '' }])(
    'where the link is that was made before it was live or replaced, and closes it: %j',
    async (replacedBy) => {
      const request = { kind: 'share-preview', ...legal, preview: PREVIEW, hours: 24 } as const;
      const result = { status: 'linked', link: 'https://desk.brand.in/guest/x', at: schedule!.at };
      const { told } = anObedientDesk();
      const { client } = aDeskThatDoes([anAct({ request, result })]);
      open(over({ replacedBy }), client);

      expect(screen.getByRole('textbox', { name: 'Link to this preview' })).toHaveValue(result.link);
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: 'Close all links to it, if there are any …' }));
      await user.click(await screen.findByRole('button', { name: 'Close all links to it' }));

      expect(told).toEqual([{ kind: 'revoke-share-links', ...legal }]);
    },
  );

  it('that it is live as an emergency which waits for another person, and where', () => {
    anObedientDesk();
    open(over({ isUnconfirmed: true }));

    expect(screen.getByText('The privacy policy is live, as an emergency')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it on the screen Now' })).toHaveAttribute('href', '/');
  });

  it('that another one is live in its place while a browser still opens its pages', () => {
    const { client } = aDeskThatDoes([aRunningAct({ request: { kind: 'check', ...legal } })]);
    const replacedBy = { author: 'Ravi', message: '' };
    open(over({ replacedBy }), client);

    const section = screen.getByRole('heading', { name: 'What a browser saw' }).parentElement;
    expect(section).toHaveTextContent('The check runs …');
  });

  it('that another one is live in its place, with what a browser saw of it', () => {
    anObedientDesk();
    const replacedBy = { author: 'Ravi <ravi@brand.in>', message: 'A pin' };
    open(over({ replacedBy, check: failed }));

    expect(
      screen.getByText(
        /^Another release of the privacy policy is live, which Ravi published: A pin\. If the words .*; otherwise write them again under Edit .*, and publish\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Faults found: 2')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Close all links to it, if there are any …',
    ]);
  });

  it('that another one is live in its place, and that no browser saw it', () => {
    anObedientDesk();
    open(over({ replacedBy: { author: 'Ravi', message: '' } }));

    expect(screen.getByText('No browser has opened all of its pages.')).toBeVisible();
  });

  it.each<[string, Parameters<typeof aCandidatePage>[0], string]>([
    ['of it alone', {}, 'legal%403fa9c2d41b7e0011'],
    ['of it and others by their preview', { together: [landing], isMade: true }, PREVIEW],
  ])('what is different %s', (_, page, to) => {
    const { asked } = anObedientDesk();
    open(aCandidatePage(page));

    expect(screen.getByText('Composing the pages to compare them …')).toBeVisible();
    expect(asked).toContain(`/api/v1/difference?from=live&to=${to}`);
  });

  it('that the check is of what would be live, or not', () => {
    anObedientDesk();
    const { unmount } = open(aCandidatePage({ check }));
    expect(screen.queryByText(/^This is of the release with other parts around it/)).not.toBeInTheDocument();
    unmount();
    open(aCandidatePage({ check: { ...check, preview: 'fedcba9876543210' } }));

    expect(screen.getByText(/^This is of the release with other parts around it/)).toBeVisible();
  });
});

describe('the check of a candidate', () => {
  it('says that it passed, by whom and in which browser', () => {
    show(<CandidateCheck page={aCandidatePage({ check })} />);

    const said = screen.getByText('Nothing was found.').parentElement;
    expect(said).toHaveTextContent(/^Nothing was found\. Meera, with Chromium 143, 22 Nov 2026, 10:30 am$/);
    expect(screen.queryByText(/^Something else/)).not.toBeInTheDocument();
  });

  it('says what was found, on which page', () => {
    show(<CandidateCheck page={aCandidatePage({ check: failed })} />);

    expect(screen.getByText('Faults found: 2')).toBeVisible();
    expect(screen.queryByText('Nothing was found.')).not.toBeInTheDocument();
    expect(screen.getByText('A script throws.')).toBeVisible();
    expect(screen.getByText('on the home page, in 4 views')).toBeVisible();
    expect(screen.getByText('on the privacy policy, in 1 view')).toBeVisible();
  });

  it.each([
    ['Run the check', null, /^A browser opens every page/],
    ['Run the check again', check, /^Nothing was found/],
  ])('begins by "%s"', async (name, before, says) => {
    const { told } = anObedientDesk();
    const page = aCandidatePage({ check: before, together: [landing] });
    show(<CandidateCheck page={page} />);

    expect(screen.getByText(says)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));

    const { part, release } = landing;
    expect(told).toEqual([{ kind: 'check', ...legal, seen: page.seen, together: [{ part, release }] }]);
  });

  it.each<[string, Partial<Parameters<typeof anAct>[0]>, boolean]>([
    ['while it runs', {}, false],
    ['once it is done', { state: 'done' }, true],
    [
      'while that of another release runs',
      { request: { kind: 'check', part: 'legal', release: landing.release } },
      true,
    ],
  ])('%s, can be begun: %s', (_, act, isEnabled) => {
    const { client } = aDeskThatDoes([
      anAct({ state: 'running', request: { kind: 'check', ...legal }, ...act }),
    ]);
    show(<CandidateCheck page={aCandidatePage()} />, '/', client);

    const name = isEnabled ? 'Run the check' : 'The check runs …';
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(!isEnabled);
  });
});

describe('the preview of a candidate', () => {
  it('is made by a button, of all that go live together', async () => {
    const { told } = anObedientDesk();
    show(<CandidatePreview page={aCandidatePage({ together: [landing] })} />);

    expect(
      screen.getByText(/^The preview shows the whole site with the privacy policy and the landing page/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make the preview' }));

    expect(told).toEqual([
      {
        kind: 'preview',
        ...legal,
        seen: aCandidatePage().seen,
        together: [{ part: 'landing', release: landing.release }],
      },
    ]);
  });

  it('shows its pages, and is shared for as long as is chosen', async () => {
    const user = userEvent.setup();
    const { told } = anObedientDesk();
    const frames = 'https://frames.brand.in';
    const link = { status: 'linked', link: 'https://desk.brand.in/guest/x', at: schedule!.at };
    const shared = (preview: string, at = link.at) =>
      anAct({ request: { kind: 'share-preview', ...legal, preview, hours: 24 }, result: { ...link, at } });
    const { client } = aDeskThatDoes([shared('fedcba9876543210', time), shared(PREVIEW)]);
    client.setQueryData([STORE, 'now'], { session: { frames } });
    show(<CandidatePreview page={aCandidatePage({ isMade: true })} />, '/', client);

    const base = `${frames}/_preview/${PREVIEW}`;
    expect(screen.getByTitle('the home page as a phone shows it')).toHaveAttribute('src', `${base}/`);
    expect(screen.getByRole('link', { name: 'Open the preview in a new tab' })).toHaveAttribute(
      'href',
      `${base}/`,
    );
    expect(screen.getByText('Opens for anyone who has it, until 28 Nov 2026, 9:00 am.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link to this preview' })).toHaveValue(link.link);

    // What was chosen and left is not taken the next time.
    for (const then of ['Not now', 'Make the link']) {
      const dialog = await openDialog('Make a link to show it …');
      expect(dialog.getByText(/the whole preview of the privacy policy, in every language/)).toBeVisible();
      const hours = dialog.getByRole('combobox', { name: 'The link works for' });
      expect(hours).toHaveDisplayValue('24 hours');
      await user.selectOptions(hours, '3 days');
      await user.click(dialog.getByRole('button', { name: then }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    const closing = await openDialog(/^Close all links/, 'Close all links to previews of the privacy policy');
    await user.click(closing.getByRole('button', { name: 'Close all links to it' }));

    expect(told).toEqual([
      { kind: 'share-preview', ...legal, preview: PREVIEW, hours: 72 },
      { kind: 'revoke-share-links', part: 'legal', release: legal.release },
    ]);
  });

  const closing = (release: string, state: 'done' | 'running') =>
    anAct({ state, request: { kind: 'revoke-share-links', part: 'legal', release } });

  it.each([
    ['not once all links were closed', closing(legal.release, 'done'), false],
    ['while they are being closed', closing(legal.release, 'running'), true],
    ['where those of another release were closed', closing(landing.release, 'done'), true],
  ])('has its link, and what closes it: %s', (_, last, isThere) => {
    const result = { status: 'linked', link: 'https://desk.brand.in/guest/x', at: time };
    const request = { kind: 'share-preview', ...legal, preview: PREVIEW, hours: 24 } as const;
    const { client } = aDeskThatDoes([last, anAct({ request, result })]);
    client.setQueryData([STORE, 'now'], { session: { frames: '' } });
    show(<CandidatePreview page={aCandidatePage({ isMade: true })} />, '/', client);

    expect(screen.queryAllByRole('textbox', { name: 'Link to this preview' })).toHaveLength(isThere ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: /^Close all links/ })).toHaveLength(isThere ? 1 : 0);
  });
});

it.each([
  ['Run the check', 'The check runs …', CandidateCheck],
  ['Make the preview', 'The preview is made …', CandidatePreview],
])('"%s" is pressed once, also while the desk has not answered', async (name, working, Piece) => {
  globalThis.fetch = () => new Promise(() => undefined);
  show(<Piece page={aCandidatePage()} />);
  await userEvent.click(screen.getByRole('button', { name }));

  expect(await screen.findByRole('button', { name: working })).toBeDisabled();
});
