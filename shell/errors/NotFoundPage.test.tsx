import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';
import { render } from '../testing/render';
import { frame } from '../testing/english';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  render(
    <MemoryRouter initialEntries={['/offers/today?from=mail']}>
      <NotFoundPage />
    </MemoryRouter>,
    { basePath: '/_preview/p1' },
  );
});

it("shows '404' and that the page was not found (specification §2)", () => {
  const heading = screen.getByRole('heading', { level: 1 });

  expect(heading).toHaveTextContent(frame.notFound.code);
  expect(heading).toHaveTextContent(frame.notFound.title);
});

it('leads home', () => {
  expect(screen.getByRole('link', { name: frame.notFound.home })).toHaveAttribute('href', '/_preview/p1/');
});

it('logs the attempted path once', () => {
  expect(consoleError.mock.calls).toEqual([['404: there is no page at /offers/today']]);
});
