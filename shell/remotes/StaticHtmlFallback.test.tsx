import type { RemotePageModule } from '@site/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
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

  it('keeps her focus', async () => {
    const button = screen.getByRole('button', { name: /^Pressed/ });
    button.focus();

    await failing();

    expect(button).toHaveFocus();
  });

  it('keeps the words that she selected, forwards and backwards', async () => {
    getSelection()!.setBaseAndExtent(words(), 9, words(), 0);

    await failing();

    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!;
    expect([anchorNode, anchorOffset, focusNode, focusOffset]).toEqual([words(), 9, words(), 0]);
  });

  it('leaves a caret and a selection elsewhere as they are', async () => {
    const other = policyLink().firstChild!;
    policyLink().focus();
    getSelection()!.setBaseAndExtent(other, 0, other, 3);

    await failing();

    const { anchorNode, focusOffset } = getSelection()!;
    expect([anchorNode, focusOffset]).toEqual([other, 3]);
    expect(policyLink()).toHaveFocus();
  });
});
