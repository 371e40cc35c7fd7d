import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { hasServedHtml, ServedHtml } from './served-html';

const text = <p>Fresh every morning</p>;

/** The page as the browser makes it of the server's HTML: it has no code for the text. */
function Page({ name, children = null }: { name: string; children?: ReactNode }) {
  const [isDark, setDark] = useState(false);
  return (
    <main className={isDark ? 'dark' : ''}>
      <button onClick={() => setDark(true)}>Dark</button>
      <ServedHtml name={name}>{children}</ServedHtml>
    </main>
  );
}

/** Puts the server's HTML of the page into the document. */
function serve(name: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page name={name}>{text}</Page>);
  document.body.append(root);
  return root;
}

const words = () => screen.getByText('Fresh every morning');

describe('where the server sent its HTML', () => {
  it('keeps the very nodes, through hydration and every update', async () => {
    const container = serve('kept');
    const served = words();
    const repairs: unknown[] = [];

    expect(hasServedHtml('kept')).toBe(true);
    render(<Page name="kept" />, {
      container,
      hydrate: true,
      onRecoverableError: (error) => repairs.push(error),
    });
    act(() => screen.getByRole('button').click());

    expect(screen.getByRole('main')).toHaveClass('dark');
    expect(words()).toBe(served);
    expect(repairs).toEqual([]);
  });

  it('shows them again when the visitor left the page and returns', () => {
    const container = serve('again');
    const served = words();
    hasServedHtml('again');
    const first = render(<Page name="again" />, { container, hydrate: true });
    first.unmount();

    render(<Page name="again" />);

    expect(words()).toBe(served);
  });

  it('shows them where React makes the page again before it has hydrated', () => {
    const container = serve('unhydrated');
    const served = words();
    hasServedHtml('unhydrated');
    container.remove();

    render(<Page name="unhydrated" />);

    expect(words()).toBe(served);
  });

  it('gives the place to what React renders', () => {
    const container = serve('replaced');
    hasServedHtml('replaced');
    const { rerender } = render(<Page name="replaced" />, { container, hydrate: true });

    rerender(
      <Page name="replaced">
        <p>Draft</p>
      </Page>,
    );

    expect(screen.getByText('Draft')).toBeInTheDocument();
    expect(screen.queryByText('Fresh every morning')).not.toBeInTheDocument();
  });
});

it('writes no markup where the server sent none, which Trusted Types would refuse', () => {
  const write = jest.spyOn(Element.prototype, 'innerHTML', 'set');

  render(<Page name="missing" />);

  expect(write).not.toHaveBeenCalled();
  expect(hasServedHtml('missing')).toBe(false);
});
