import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from './show-toast';
import { ToastRegion } from './ToastRegion';

const user = userEvent.setup({ delay: null });

/** Lets time pass, in ms, in steps that the toaster's timers and frames can answer each other in. */
async function wait(duration: number) {
  for (let passed = 0; passed < duration; passed += STEP)
    await act(() => jest.advanceTimersByTimeAsync(STEP));
}

const STEP = 250;

/** The toaster's code arrives, and its first toast is drawn. */
const ARRIVAL = 750;

const say = (...messages: string[]) => act(async () => messages.forEach((message) => showToast({ message })));
const ask = (onClick: () => void) =>
  showToast({
    message: 'A newer version is ready.',
    action: { label: 'Reload', onClick, dismissLabel: 'Later' },
  });
const shown = () => screen.queryAllByRole('status').map((toast) => toast.textContent);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  // The toaster is one for the page: what is still in it leaves before the next test.
  await wait(10_000);
  jest.useRealTimers();
});

it('has an empty live region from the start, which says the first toast', async () => {
  const { container } = render(<ToastRegion />);
  await wait(ARRIVAL);
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();

  await say('You are offline.');
  expect(region).toHaveTextContent('You are offline.');

  await say('You are online again.');
  expect(region).toBeEmptyDOMElement();
  await wait(6_000);
});

it('shows what the kit of another part says, before and after it stood on the page', async () => {
  let other: typeof import('./show-toast') | undefined;
  jest.isolateModules(() => (other = require('./show-toast') as typeof import('./show-toast')));
  expect(other?.showToast).not.toBe(showToast);

  await act(async () => other?.showToast({ message: 'The link is copied.' }));
  render(<ToastRegion />);
  await act(async () => other?.showToast({ message: 'It is copied again.' }));
  await wait(ARRIVAL);

  expect(shown().sort()).toEqual(['It is copied again.', 'The link is copied.']);
});

it('takes a toast away after 4 s, and not before', async () => {
  render(<ToastRegion />);
  await say('First, to load the toaster');
  await wait(10_000);
  await say('You are online again.');

  await wait(3_500);
  expect(shown()).toEqual(['You are online again.']);

  await wait(1_000);
  expect(shown()).toEqual([]);
});

it('shows at most 3 at once, and the others when there is room', async () => {
  render(<ToastRegion />);
  await say('1', '2', '3', '4');
  await wait(ARRIVAL);
  expect(shown().sort()).toEqual(['1', '2', '3']);

  await wait(5_000);
  expect(shown()).toEqual(['4']);
});

it('keeps a toast that waits for an answer until it is given', async () => {
  const reload = jest.fn();
  render(<ToastRegion />);
  await act(async () => ask(reload));
  await wait(12_000);
  expect(screen.getByRole('status')).toHaveTextContent('A newer version is ready.');

  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await wait(1_000);

  expect(reload).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it('closes such a toast without doing anything when the visitor wants nothing', async () => {
  const reload = jest.fn();
  render(<ToastRegion />);
  await act(async () => ask(reload));
  await wait(ARRIVAL);

  await user.click(screen.getByRole('button', { name: 'Later' }));
  await wait(1_000);

  expect(shown()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('asks the same question once at a time', async () => {
  render(<ToastRegion />);
  await act(async () => ask(jest.fn()));
  await act(async () => ask(jest.fn()));
  await wait(ARRIVAL);

  expect(shown()).toHaveLength(1);
});

it('says it politely to assistive technology', async () => {
  render(<ToastRegion />);
  await say('You are offline.');
  await wait(ARRIVAL);

  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveAttribute('aria-live', 'polite');
});
