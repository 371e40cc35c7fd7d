import type { RemotePageModule } from '@site/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { holdEarlyTaps } from '../early-taps/early-taps';
import { aVisitor } from '../testing/a-visitor';
import { landing } from '../testing/fake-pages';
import { FakeRemotes } from '../testing/fake-remotes';
import { openSite } from '../testing/open-site';
import { frame } from '../testing/english';

const user = aVisitor();

function throwing(): never {
  throw new Error('the page broke');
}

const FakeLanding = landing.default;

/** Landing pages that fail, each in its way. */
const broken: Record<string, RemotePageModule> = {
  'while it is rendered': { ...landing, default: throwing },
  'in an effect': {
    ...landing,
    default: function Page(props) {
      useEffect(throwing, []);
      return <FakeLanding {...props} />;
    },
  },
  'when it is used': {
    ...landing,
    default: function Page(props) {
      const [isUsed, setIsUsed] = useState(false);
      if (isUsed) throwing();
      return (
        <div onClick={() => setIsUsed(true)}>
          <FakeLanding {...props} />
        </div>
      );
    },
  },
};

let remotes: FakeRemotes;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  remotes = new FakeRemotes();
});

const heading = () => screen.getByRole('heading', { level: 1 });
const policyLink = () =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name: frame.footer.privacyPolicy });

describe.each(Object.entries(broken))('given a page that throws %s', (when, page) => {
  beforeEach(async () => {
    holdEarlyTaps();
    await openSite({ path: '/', remotes });
    await act(() => remotes.succeed(page));
    if (when === 'when it is used') await user.click(screen.getByRole('button', { name: /^Pressed/ }));
  });

  it('keeps its words and its sections', () => {
    expect(heading()).toHaveTextContent('Wholesale groceries');
    expect(screen.getByRole('heading', { name: 'Section of Wholesale groceries' })).toBeInTheDocument();
    expect(screen.queryByText(frame.error.title)).not.toBeInTheDocument();
  });

  it('keeps them when the visitor jumps to a section afterwards', async () => {
    await act(async () => {
      history.pushState(null, '', '/#services');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

    expect(heading()).toHaveTextContent('Wholesale groceries');
  });

  it('has the site hear of taps in it, which may be at a link', async () => {
    const tapped = jest.fn();
    document.addEventListener('click', tapped, { once: true });

    await user.click(heading());

    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('leads on to the other page', async () => {
    await user.click(policyLink());
    await act(() => remotes.succeed({ ...landing, default: () => <h1>Privacy Policy</h1> }));

    expect(heading()).toHaveTextContent('Privacy Policy');
  });
});

it('leaves the error screen where a page throws before it has shown anything', async () => {
  await openSite({ path: '/', remotes });
  await act(() => remotes.succeed(landing));
  await user.click(policyLink());
  await act(() => remotes.succeed({ ...landing, default: throwing }));

  expect(heading()).toHaveTextContent(frame.error.title);
  expect(heading()).toHaveFocus();
});

describe('given a reader in a page that throws later', () => {
  let fail: () => void;

  beforeEach(async () => {
    await openSite({ path: '/', remotes });
    const Page: RemotePageModule['default'] = (props) => {
      const [hasFailed, setFailed] = useState(false);
      fail = () => setFailed(true);
      if (hasFailed) throwing();
      return <FakeLanding {...props} />;
    };
    await act(() => remotes.succeed({ ...landing, default: Page }));
  });

  const failing = () => act(async () => fail());
  const words = () => heading().firstChild as Text;

  it('keeps her focus, and her place', async () => {
    const button = screen.getByRole('button', { name: /^Pressed/ });
    button.focus();
    const focused = jest.spyOn(button, 'focus');

    await failing();

    expect(button).toHaveFocus();
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('keeps the words that she selected, forwards and backwards', async () => {
    getSelection()!.setBaseAndExtent(words(), 9, words(), 0);

    await failing();

    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!;
    expect([anchorNode, anchorOffset, focusNode, focusOffset]).toEqual([words(), 9, words(), 0]);
  });

  it.each([
    ['a caret', () => words(), 0],
    ['a selection elsewhere', () => policyLink().firstChild!, 3],
  ])('leaves %s alone: to select again takes the caret out of a field', async (_, at, length) => {
    const node = at();
    policyLink().focus();
    getSelection()!.setBaseAndExtent(node, 0, node, length);
    const selected = jest.spyOn(getSelection()!, 'setBaseAndExtent');

    await failing();

    expect(selected).not.toHaveBeenCalled();
    expect(policyLink()).toHaveFocus();
  });
});
