import type { RemotePageModule } from '@site/shared/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { noteTaps } from '../document/scripts/head';
import { holdEarlyTaps } from '../early-taps/early-taps';
import { aVisitor } from '../testing/a-visitor';
import { landing, policy } from '../testing/fake-pages';
import { FakeRemotes } from '../testing/fake-remotes';
import { compose, type OpenSite, openSite } from '../testing/open-site';
import { frame, kannada } from '../testing/english';

const { unavailable } = frame;
const user = aVisitor();

let remotes: FakeRemotes;
let site: OpenSite;

// For all tests, not in the first of them: the frame and the page are rendered once.
beforeAll(() => compose('/', ''));

beforeEach(() => {
  remotes = new FakeRemotes();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });
const policyLink = () => screen.getByRole('link', { name: frame.footer.privacyPolicy });
const expectNoFallback = () => {
  expect(screen.queryByText(unavailable.title)).not.toBeInTheDocument();
  expect(screen.queryByText(unavailable.loading)).not.toBeInTheDocument();
};

describe('given a page that was opened with its prerendered HTML', () => {
  let servedHeading: HTMLElement;

  beforeEach(async () => {
    site = await openSite({ path: '/', remotes });
    servedHeading = heading();
  });

  it("keeps the HTML while the remote's code is on its way", () => {
    expect(servedHeading).toHaveTextContent('Wholesale groceries');
    expect(remotes.attempts).toHaveLength(1);
    expectNoFallback();
  });

  it('keeps the HTML when the remote fails', async () => {
    await act(() => remotes.fail());

    expect(site.pages.status('landing/LandingPage')).toBe('failed');
    expect(heading()).toBe(servedHeading);
    expectNoFallback();
  });

  it('keeps the HTML when the visitor jumps to a section meanwhile', async () => {
    await act(() => remotes.fail());

    await act(async () => {
      history.pushState(null, '', '/#services');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

    expect(heading()).toBe(servedHeading);
    expectNoFallback();
  });

  it.each([false, true])(
    'takes the HTML over as it stands when the code arrives, after a failure: %s',
    async (isLate) => {
      if (isLate) await act(() => remotes.fail());
      if (isLate) await act(async () => site.pages.retry());
      await act(() => remotes.succeed(landing));

      await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));

      expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeInTheDocument();
      expect(heading()).toBe(servedHeading);
      expect(site.repairs).toEqual([]);
    },
  );
});

it('answers a tap that came before the code of the page', async () => {
  noteTaps();
  holdEarlyTaps();
  site = await openSite({ path: '/', remotes });
  await user.click(button('Pressed 0 times'));
  await act(() => remotes.succeed(landing));

  expect(button('Pressed 1 times')).toBeVisible();
});

it('leaves a page that a translator has touched as it stands, and its links lead on', async () => {
  holdEarlyTaps();
  const touch = (root: HTMLElement) =>
    void (root.querySelector('h1')!.innerHTML = '<a href="/privacy-policy">ಸಗಟು ದಿನಸಿ</a>');
  site = await openSite({ path: '/', remotes, touch });
  await act(() => remotes.succeed(landing));
  expect(heading()).toHaveTextContent('ಸಗಟು ದಿನಸಿ');

  await user.click(screen.getByRole('link', { name: 'ಸಗಟು ದಿನಸಿ' }));
  await act(() => remotes.succeed(policy));

  expect(heading()).toHaveTextContent('Privacy Policy');
});

it('tells of a page that React had to render again, because its HTML was that of another', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  site = await openSite({ path: '/', remotes });
  await act(() => remotes.succeed(policy));

  expect(site.repairs).not.toEqual([]);
});

it.each([
  ['in small tasks on a phone, where the page that is left stays in view meanwhile', true],
  ['at once on a wide screen', false],
])('follows a link %s, and ends the page that is left', async (_, isPhone) => {
  const media = Object.assign(new EventTarget(), { matches: isPhone });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(media as never);
  let running = 0;
  const Landing: RemotePageModule['default'] = (props) => {
    useEffect(() => {
      running += 1;
      return () => void (running -= 1);
    }, []);
    return <landing.default {...props} />;
  };
  const isLandingInView = () => screen.queryByText('Wholesale groceries') !== null;
  const isFolded = () => document.querySelector('[data-folded]') !== null;
  let meanwhile: boolean[] | undefined;
  const Policy: RemotePageModule['default'] = (props) => {
    meanwhile ??= [isLandingInView(), isFolded()];
    return <policy.default {...props} />;
  };
  site = await openSite({ path: '/', remotes });
  await act(() => remotes.succeed({ ...landing, default: Landing }));
  await user.click(policyLink());
  expect(running).toBe(1);
  await act(() => remotes.succeed({ ...policy, default: Policy }));

  expect(meanwhile).toEqual([isPhone, isPhone]);
  expect(isLandingInView()).toBe(false);
  expect(heading()).toHaveFocus();
  await user.click(button('Pressed 0 times'));
  expect(button('Pressed 1 times')).toBeVisible();
  await waitFor(() => expect([isFolded(), running]).toEqual([false, 0]));
});

it('leads on from an address that has no page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  site = await openSite({ path: '/zebra', remotes });
  await user.click(policyLink());
  await act(() => remotes.succeed(policy));

  expect(heading()).toHaveTextContent('Privacy Policy');
});

describe('given a navigation to a page that cannot be had', () => {
  beforeEach(async () => {
    site = await openSite({ path: '/', remotes });
    await act(() => remotes.succeed(landing));
    await user.click(screen.getByRole('link', { name: frame.footer.privacyPolicy }));
    await act(() => remotes.fail());
  });

  it('says what happened, under the address that was asked for, between header and footer', () => {
    expect(heading()).toHaveTextContent(unavailable.title);
    expect(screen.getByText(unavailable.text)).toBeInTheDocument();
    expect(document.title).toBe(unavailable.title);
    expect(location.pathname).toBe('/privacy-policy');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('tries again when asked to, and shows the page without a reload', async () => {
    await user.click(screen.getByRole('button', { name: unavailable.retry }));
    expect(remotes.attempts).toHaveLength(3);

    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expectNoFallback();
    expect(document.title).toBe('Privacy Policy – title');
    expect(heading()).toHaveFocus();
  });

  it('shows the page by itself when a later attempt succeeds, and leaves the focus of a visitor who went on', async () => {
    const logo = within(screen.getByRole('banner')).getAllByRole('link')[0]!;
    act(() => logo.focus());
    await act(async () => site.pages.retry());
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expect(document.title).toBe('Privacy Policy – title');
    expect(logo).toHaveFocus();
  });
});

it('says that a page is on its way where the browser goes back to one that was never loaded', async () => {
  site = await openSite({ path: '/', remotes });
  await act(() => remotes.succeed(landing));

  await act(async () => {
    history.pushState(null, '', '/privacy-policy');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await act(async () => undefined);

  expect(screen.queryByText(unavailable.title)).not.toBeInTheDocument();
  await act(() => remotes.succeed(policy));
  expect(heading()).toHaveTextContent('Privacy Policy');
});

describe('given a frame in Kannada around a page of another team', () => {
  const { whollyInEnglish, partlyInEnglish } = kannada.frame.language;

  beforeEach(async () => {
    site = await openSite({ path: '/', language: 'kn', remotes });
    await act(() => remotes.succeed(landing));
    await user.click(screen.getByRole('link', { name: kannada.frame.footer.privacyPolicy }));
  });

  it.each([
    ['all of it is', 'wholly', [whollyInEnglish]],
    ['pieces of it are', 'partly', [partlyInEnglish]],
    ['nothing is', undefined, []],
  ] as const)('says in Kannada what is in English where %s', async (_, inEnglish, sentences) => {
    await act(() => remotes.succeed({ ...policy, inEnglish }));

    expect(heading()).toHaveTextContent('Privacy Policy');
    const said = [whollyInEnglish, partlyInEnglish].filter((sentence) => screen.queryByText(sentence));
    expect(said).toEqual(sentences);
  });
});

describe('given a page in Kannada that was opened with some of its words in English', () => {
  const { partlyInEnglish } = kannada.frame.language;

  beforeEach(async () => {
    site = await openSite({ path: '/', language: 'kn', inEnglish: 'partly', remotes });
  });

  it('says so in its HTML, and before and after its code has come, and repairs nothing', async () => {
    expect((await compose('/', '', 'kn', 'partly')).body).toContain(partlyInEnglish);
    expect(screen.getByText(partlyInEnglish)).toBeVisible();

    await act(() => remotes.succeed({ ...landing, inEnglish: 'partly' }));

    expect(screen.getByText(partlyInEnglish)).toBeVisible();
    expect(site.repairs).toEqual([]);
  });

  it('says it of no other page', async () => {
    await act(() => remotes.succeed({ ...landing, inEnglish: 'partly' }));
    await user.click(screen.getByRole('link', { name: kannada.frame.footer.privacyPolicy }));
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expect(screen.queryByText(partlyInEnglish)).not.toBeInTheDocument();
  });
});
