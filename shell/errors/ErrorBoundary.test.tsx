import { screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { render } from '../testing/render';
import { english } from '../testing/english';

const { frame } = english;

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  consoleError.mockRestore();
});

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('the page broke');
  return <h1>The page</h1>;
}

const around = (isBroken: boolean) => (
  <ErrorBoundary fallback={<ErrorScreen homeHref="/" />}>
    <Page isBroken={isBroken} />
  </ErrorBoundary>
);

const heading = () => screen.getByRole('heading', { level: 1 });

describe('given a page that fails to render', () => {
  it('shows the error screen, and the details in the console', () => {
    render(around(true));

    expect(screen.getByRole('alert')).toContainElement(heading());
    expect(heading()).toHaveTextContent(frame.error.title);
    expect(consoleError.mock.calls.flat().join('\n')).toContain('the page broke');
  });

  it('offers a reload and the way home as a full load', () => {
    render(around(true));

    expect(screen.getByRole('button', { name: frame.error.reload })).toBeInTheDocument();
    const home = screen.getByRole('link', { name: frame.error.home });
    expect(home).toHaveAttribute('href', '/');
    expect(home).toHaveAttribute('data-full-load');
  });
});
