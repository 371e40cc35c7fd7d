import { act, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { ACTS, STORE, useLiveEvents } from '../client/queries';
import type { Act } from '../../api/acts';
import { aDeskThatDoes, show } from '../testing/show';
import { aProblem, aRefusedAct, aRunningAct, anAct } from '../testing/an-act';
import { ActDialog } from '../parts/ActDialog';
import { ActLine } from './ActLine';

const LATER = '2999-01-01T00:00:00.000Z';
const ofLegal = { kind: 'promote', part: 'legal', release: '3fa9c2d41b7e0011', message: '' } as const;
const RAVI = 'Ravi Das <ravi@brand.in>';
const asks = { challenge: 'YQ', credential: 'YQ' };

afterEach(() => sessionStorage.clear());

/** Shows to Asha what is done at the desk. @param author what the desk calls her: nothing before she has signed in */
function showToAsha(acts: Act[], piece = <ActLine />, author = 'Asha') {
  const { client, say } = aDeskThatDoes(acts);
  client.setQueryData([STORE, 'now'], { session: { author } });
  show(piece, '/', client);
  return say;
}

it('says the last thing that was done, and nothing of what was done before once that is closed', async () => {
  showToAsha([
    anAct({ id: '3', endedAt: LATER }),
    anAct({ id: '2', endedAt: LATER, request: { ...ofLegal, part: 'shell' } }),
    aRefusedAct([], { id: '1', endedAt: LATER, request: ofLegal }),
  ]);
  const said = () => screen.getAllByText(/live/i).map(({ textContent }) => textContent);
  const refused = 'Not done: putting the privacy policy live';

  expect(said()).toEqual(['Live now: the landing page.', refused]);
  await userEvent.setup().click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(said()).toEqual([refused]);
});

it('says what ended last, as a build that began before a shorter act, and no colleague’s act that found it done', () => {
  const publish = { kind: 'publish', part: 'landing', message: 'Diwali' } as const;
  const begun = (minute: number) => `2999-01-01T00:0${minute}:00.000Z`;
  showToAsha([
    anAct({ id: '3', endedAt: begun(5), author: RAVI, result: { status: 'already-live' } }),
    anAct({ id: '2', endedAt: begun(1) }),
    anAct({ id: '1', endedAt: begun(2), request: publish, result: { status: 'published' } }),
  ]);

  expect(screen.getByText('The landing page is published.', { exact: false })).toBeVisible();
  expect(screen.queryByText(/Live/)).not.toBeInTheDocument();
});

it('says no more that a change is proposed, once a colleague has signed it', async () => {
  const of = { kind: 'propose-again', proposal: 'a' } as const;
  const result = { status: 'proposed', missing: 1 };
  const proposed = anAct({ id: '1', request: of, about: 'CI', result, endedAt: LATER });
  const say = showToAsha([proposed]);
  expect(screen.getByText(/^Signed, for 1 more to sign/)).toBeVisible();

  const signed = { author: RAVI, about: 'CI', request: { ...of, kind: 'sign-people' } as const };
  const ended = { result: { status: 'in-force' }, endedAt: '2999-01-01T00:01:00.000Z' };
  act(() => void say([anAct({ id: '2', ...signed, ...ended }), proposed]));

  expect(await screen.findByText('In force now: “CI”.')).toBeVisible();
  expect(screen.queryByText(/^Signed/)).not.toBeInTheDocument();
});

it('says what became of one’s own act, also where a colleague’s ended while it waited for the passkey', () => {
  const lift = { kind: 'lift-freeze', number: 1, message: 'Over' } as const;
  showToAsha([
    anAct({
      id: '2',
      endedAt: '2999-01-01T00:01:00.000Z',
      author: RAVI,
      request: lift,
      about: 'Diwali',
      result: { status: 'freeze-lifted' },
    }),
    anAct({ id: '1', endedAt: LATER }),
  ]);

  expect(screen.getByText('Live now: the landing page.')).toBeVisible();
  expect(screen.getByText('The freeze “Diwali” is lifted: Over.')).toBeVisible();
});

it('says to a window how it ended what was under way when it was opened', async () => {
  const say = showToAsha([aRunningAct()]);
  expect(screen.getByText('Putting the landing page live')).toBeVisible();

  say([anAct()]);

  expect(await screen.findByText('Live now: the landing page.')).toBeVisible();
});

it('says after a phone has loaded it again what ended meanwhile, and nothing that was read', () => {
  const publish = { kind: 'publish', part: 'landing', message: 'Diwali' } as const;
  sessionStorage.setItem('desk-read-acts', JSON.stringify({ at: '/', ids: ['2'] }));
  showToAsha([
    anAct({ id: '2', author: RAVI }),
    anAct({ id: '1', request: publish, result: { status: 'published' } }),
  ]);

  expect(screen.getByText('The landing page is published.', { exact: false })).toBeVisible();
  expect(screen.queryByText(/^Live now/)).not.toBeInTheDocument();
});

it('says at another address that is typed what ended meanwhile, and nothing that ended before', () => {
  const until = '2999-01-01T00:00:00.000Z';
  sessionStorage.setItem('desk-read-acts', JSON.stringify({ at: '/edit', ids: [], until }));
  showToAsha([
    anAct({ id: '2', endedAt: '2998-12-31T23:59:00.000Z', author: RAVI }),
    anAct({
      id: '1',
      endedAt: '2999-01-01T00:01:00.000Z',
      request: { kind: 'publish', part: 'landing', message: 'Diwali' },
      result: { status: 'published' },
    }),
  ]);

  expect(screen.getByText('The landing page is published.', { exact: false })).toBeVisible();
  expect(screen.queryByText(/^Live now/)).not.toBeInTheDocument();
});

it('says no refusal of a colleague, nor one of what was begun again since', () => {
  const publish = { kind: 'publish', part: 'landing', message: 'Diwali' } as const;
  const of = (part: string) => ({ endedAt: LATER, request: { ...publish, part } });
  showToAsha([
    aRunningAct({ id: '4', ...of('legal'), progress: ['Building legal'] }),
    aRefusedAct([], { id: '3', ...of('shell'), author: RAVI }),
    aRefusedAct([], { id: '2', ...of('landing') }),
    aRefusedAct([], { id: '1', ...of('legal') }),
  ]);

  expect(screen.getAllByText(/publishing/i).map(({ textContent }) => textContent)).toEqual([
    'Publishing the privacy policy: “Diwali”',
    'Not done: publishing the landing page: “Diwali”',
  ]);
  expect(screen.getByText('Building the privacy policy')).toBeVisible();
});

it('says no refusal again that the dialog has said which began it', async () => {
  const user = userEvent.setup();
  const refused = aRefusedAct([aProblem('No.')], { endedAt: LATER });
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(refused) } as Response);
  const words = { label: 'Do it …', title: 'Do it', text: 'It is done.', confirm: 'Do it now' };
  const say = showToAsha(
    [],
    <>
      <ActDialog words={words} request={refused.request} />
      <ActLine />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Do it …' }));
  await user.click(await screen.findByRole('button', { name: 'Do it now' }));
  expect(await screen.findByText('No.')).toBeVisible();
  act(() => void say([refused]));

  expect(screen.getAllByText('No.')).toHaveLength(1);
});

it('has a button for each that waits for a passkey, which says what it is', () => {
  const at = '2026-12-31T09:00+05:30';
  showToAsha([
    aRunningAct({ id: '2', asks, request: { ...ofLegal, isEmergency: true } }),
    aRunningAct({ id: '1', asks, about: 'Version 2', request: { ...ofLegal, kind: 'schedule', at } }),
  ]);

  expect(screen.getAllByRole('button', { name: /^Confirm/ }).map(({ textContent }) => textContent)).toEqual([
    'Confirm with your passkey: Putting the privacy policy live as an emergency',
    'Confirm with your passkey: Scheduling the privacy policy for 31 Dec 2026, 9:00 am: “Version 2”',
  ]);
});

it('has what waits for a passkey on top, which is in sight where the rest has to be scrolled to', () => {
  showToAsha([anAct({ id: '2', endedAt: LATER }), aRunningAct({ id: '1', asks, request: ofLegal })]);

  expect(screen.getAllByText(/live/i).map(({ textContent }) => textContent)).toEqual([
    'Putting the privacy policy live',
    'Live now: the landing page.',
  ]);
});

it('shows what begins to wait for a passkey, also to a reader who has scrolled below it', async () => {
  const done = anAct({ id: '1', endedAt: LATER });
  const say = showToAsha([done]);
  const region = screen.getByRole('region', { name: 'What is being done' });
  region.scrollTop = 80;

  act(() => void say([aRunningAct({ id: '2', asks, request: ofLegal }), done]));

  expect(await screen.findByRole('button', { name: 'Confirm with your passkey' })).toBeVisible();
  expect(region.scrollTop).toBe(0);
});

it('has one way to say no to what waits for a passkey', () => {
  showToAsha([aRunningAct({ asks, request: { kind: 'publish', part: 'landing', message: 'Diwali' } })]);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Confirm with your passkey',
    'Do not do it',
  ]);
});

it('is no more to be pressed once it is confirmed, until the acts are read again', async () => {
  const [bytes, user] = [new ArrayBuffer(1), userEvent.setup()];
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
  const passkey = { id: 'p', rawId: bytes, response, getClientExtensionResults: () => ({}) };
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.assign(navigator, { credentials: { get: () => Promise.resolve(passkey) } });
  let read: (answer: Partial<Response>) => void = () => undefined;
  globalThis.fetch = (_, init) =>
    init?.method === 'POST'
      ? Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response)
      : new Promise((resolve) => (read = resolve as typeof read));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha' } });
  client.setQueryData([ACTS], { acts: [aRunningAct({ asks })] });
  show(<ActLine />, '/', client);

  await user.click(screen.getByRole('button', { name: 'Confirm with your passkey' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Confirm with your passkey' })).toBeDisabled();

  read({ ok: true, json: () => Promise.resolve({ acts: [anAct()] }) });
  expect(await screen.findByText('Live now: the landing page.')).toBeVisible();
});

it('asks for the passkey of a person who begins for a team, and has no name there yet', () => {
  const request = {
    kind: 'bootstrap-policy',
    name: 'Asha',
    email: 'asha@brand.in',
    credential: 'p',
    publicKey: '',
  } as const;
  showToAsha([aRunningAct({ asks, request, author: 'nobody signed in' })], <ActLine />, '');

  expect(screen.getByRole('button', { name: 'Confirm with your passkey' })).toBeVisible();
});

it('says in a line what a colleague does, which can be closed', async () => {
  const request = { kind: 'check', part: 'landing', release: ofLegal.release } as const;
  showToAsha([aRunningAct({ request, progress: ['/hi/: 8 views'], author: RAVI })]);

  expect(screen.getByText('By Ravi Das')).toBeVisible();
  expect(screen.queryByText('/hi/: 8 views')).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('By Ravi Das')).not.toBeInTheDocument();
});

it('says how one’s own act ended, also where it was closed while it ran', async () => {
  const request = { kind: 'check', part: 'landing', release: ofLegal.release } as const;
  const running = aRunningAct({ request });
  const say = showToAsha([running]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/open every page/)).not.toBeInTheDocument();

  const ended = { state: 'done', endedAt: LATER, result: { status: 'passed' } } as const;
  act(() => void say([{ ...running, ...ended }]));
  expect(await screen.findByText(/^A browser opened every page/)).toBeVisible();
});

it('says to a window that is opened later what a desk that was ended left behind, and not that it was not done', () => {
  showToAsha([aRefusedAct([aProblem('The desk was ended.', 'desk-ended')])]);

  expect(screen.getByText('Putting the landing page live')).toBeVisible();
  expect(screen.getByText('The desk was ended.')).toBeVisible();
});

it('says nothing of what a desk that was ended left behind once it was begun again, as in another window', () => {
  showToAsha([
    anAct({ id: '2' }),
    aRefusedAct([aProblem('The desk was ended.', 'desk-ended')]),
    aRefusedAct([aProblem('It was ended.', 'desk-ended')], { id: '0', request: ofLegal }),
  ]);

  expect(screen.queryByText('The desk was ended.')).not.toBeInTheDocument();
  expect(screen.getByText('It was ended.')).toBeVisible();
});

it('says of what is under way when the desk was ended that it is unknown how far it is, and offers to stop nothing', async () => {
  const sources: EventSource[] = [];
  class Lost {
    onerror = () => undefined;
    readyState = 0;
    close = () => undefined;
    constructor() {
      sources.push(this as unknown as EventSource);
    }
  }
  Object.assign(window, { EventSource: Object.assign(Lost, { CLOSED: 2 }) });
  const request = { kind: 'publish', part: 'landing', message: '' } as const;
  function Foot() {
    useLiveEvents();
    return <ActLine />;
  }
  showToAsha([aRunningAct({ request, progress: ['Storing 76 files of landing'] })], <Foot />);

  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  act(() => void sources[0]!.onerror!(new Event('error')));
  expect(await screen.findByText('How far this is will show once the desk answers again.')).toBeVisible();
  expect(screen.queryByText(/^Storing/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

it('leads from a build that failed to each form that it names', () => {
  const failure =
    'The build of landing failed:\nERROR in ./content/hero.json:9: hero.title is too long\n' +
    'ERROR in /site/landing-remote/content/kn/brand-owners.json:4\nERROR in ./content/hero.json:12';
  const request = { kind: 'publish', part: 'landing', message: '' } as const;
  showToAsha([aRefusedAct([aProblem(failure, 'build-failed')], { endedAt: LATER, request })]);
  const links = screen.getAllByRole('link', { name: /^Open the form/ });

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the form: Top of the page', '/edit/landing/en/hero'],
    ['Open the form: For brand owners', '/edit/landing/kn/brand-owners'],
  ]);
});
