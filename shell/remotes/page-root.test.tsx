import { act, screen, within } from '@testing-library/react';
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

  it('says so before and after its code has come, and repairs nothing', async () => {
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
