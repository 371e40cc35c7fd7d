import { act, screen, waitFor, within } from '@testing-library/react';
import { aVisitor } from '../testing/a-visitor';
import { fakePages, landing, policy } from '../testing/fake-pages';
import { FakeRemotes } from '../testing/fake-remotes';
import { openSite } from '../testing/open-site';
import { frame } from '../testing/english';
import { PAGE_SHOWN } from '../browser/focus-page';

const user = aVisitor();

let remotes: FakeRemotes;

const heading = () => screen.getByRole('heading', { level: 1 });
const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const policyLink = () => footerLink(frame.footer.privacyPolicy);

/** Acts as soon as the address has changed, before the page has. */
function atNextNewAddress(then: () => void) {
  const push = history.pushState.bind(history);
  jest.spyOn(history, 'pushState').mockImplementationOnce((...entry) => {
    push(...entry);
    then();
  });
}

async function visit(path: string, basePath = '') {
  remotes = new FakeRemotes();
  await openSite({ path, basePath, remotes });
  const pageId = path === '/' ? 'landing/LandingPage' : 'legal/PrivacyPolicyPage';
  await act(() => remotes.succeed(fakePages[pageId]!));
}

describe('given the landing page', () => {
  beforeEach(() => visit('/'));

  it('stays until the page that a link leads to is here, and shows at once that the link is followed', async () => {
    await user.click(policyLink());

    expect(heading()).toHaveTextContent('Wholesale groceries');
    expect(location.pathname).toBe('/');
    expect(policyLink()).toHaveAttribute('data-following');
  });

  it('shows it no more when the visitor goes on to a section of this page', async () => {
    await user.click(policyLink());
    await user.click(footerLink(frame.navigation[0]!.label));

    expect(policyLink()).not.toHaveAttribute('data-following');
  });

  it('arrives as a full load would: the address, its title, and the focus on its heading', async () => {
    await user.click(policyLink());
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expect(location.pathname).toBe('/privacy-policy');
    expect(policyLink()).not.toHaveAttribute('data-following');
    expect(document.title).toBe('Privacy Policy – title');
    expect(heading()).toHaveFocus();
  });

  it('leaves the focus on a control that the visitor used while the page was coming', async () => {
    const theme = screen.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) });
    document.addEventListener(PAGE_SHOWN, () => theme.focus(), { capture: true, once: true });
    await user.click(policyLink());
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expect(document.title).toBe('Privacy Policy – title');
    expect(theme).toHaveFocus();
  });

  it('leaves a link to one of its own sections to the browser', async () => {
    await user.click(footerLink(frame.navigation[0]!.label));

    expect(location.hash).toBe('#services');
    expect(remotes.attempts).toHaveLength(1);
  });

  it('stays where the visitor went on to while the page was on its way', async () => {
    await user.click(policyLink());
    await user.click(footerLink(frame.navigation[0]!.label));
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Wholesale groceries');
    expect(location.pathname + location.hash).toBe('/#services');
  });

  it('stays where the visitor went back to while the page was on its way', async () => {
    await user.click(footerLink(frame.navigation[0]!.label));
    await user.click(policyLink());
    history.back();
    await waitFor(() => expect(location.hash).toBe(''));
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Wholesale groceries');
    expect(location.pathname).toBe('/');
  });

  it('follows a click that comes when the address has changed and the page has not yet', async () => {
    atNextNewAddress(() => footerLink(frame.navigation[0]!.label).click());
    await user.click(policyLink());
    await act(() => remotes.succeed(policy));

    await waitFor(() => expect(location.pathname + location.hash).toBe('/#services'));
    expect(await screen.findByRole('heading', { name: 'Section of Wholesale groceries' })).toHaveFocus();
  });

  it('arrives at the start of a page that was left and chosen again before another was shown', async () => {
    atNextNewAddress(() => screen.getByRole('link', { name: new RegExp(frame.tagline) }).click());
    await user.click(policyLink());
    await act(() => remotes.succeed(policy));

    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('counts a page once in the history that was chosen again while it was coming', async () => {
    const before = history.length;
    atNextNewAddress(() => policyLink().click());
    await user.click(policyLink());
    await act(() => remotes.succeed(policy));

    expect(heading()).toHaveTextContent('Privacy Policy');
    expect(history.length).toBe(before + 1);
  });
});

describe('given the privacy policy', () => {
  it("leads to a section of the landing page: there, with the focus on the section's heading", async () => {
    await visit('/privacy-policy');

    await user.click(footerLink(frame.navigation[0]!.label));
    await act(() => remotes.succeed(landing));

    expect(location.pathname + location.hash).toBe('/#services');
    expect(screen.getByRole('heading', { name: 'Section of Wholesale groceries' })).toHaveFocus();
  });

  it('stays below the path that a preview hangs under', async () => {
    await visit('/privacy-policy', '/_preview/p1');

    await user.click(footerLink(frame.navigation[0]!.label));
    await act(() => remotes.succeed(landing));

    expect(location.pathname).toMatch(/^\/_preview\/p1\/?$/);
    expect(location.hash).toBe('#services');
    expect(heading()).toHaveTextContent('Wholesale groceries');
  });
});
