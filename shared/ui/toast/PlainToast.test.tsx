import { act, render, screen } from '@testing-library/react';
import { PlainToast } from './ToastRegion';

const offline = { message: 'You are offline.' };
const online = { message: 'You are online again.' };
const question = { message: 'Newer?', action: { label: 'Reload', onClick: () => {}, dismissLabel: 'Later' } };
const onSeen = jest.fn();
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  onSeen.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

it('says the newest toast for 4 s, and then none of them is to be shown any more', () => {
  render(<PlainToast toasts={[online, offline]} onSeen={onSeen} />);
  expect(said()).toBe('You are offline.');

  act(() => jest.advanceTimersByTime(3_900));
  expect(onSeen).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(200));
  expect(onSeen.mock.calls).toEqual([[[online, offline]]]);
});

it('gives a newer toast 4 s of its own', () => {
  const { rerender } = render(<PlainToast toasts={[offline]} onSeen={onSeen} />);
  act(() => jest.advanceTimersByTime(3_000));
  rerender(<PlainToast toasts={[offline, online]} onSeen={onSeen} />);
  expect(said()).toBe('You are online again.');

  act(() => jest.advanceTimersByTime(3_000));
  expect(onSeen).not.toHaveBeenCalled();
});

it('leaves questions to the toaster', () => {
  render(<PlainToast toasts={[question]} onSeen={onSeen} />);
  act(() => jest.advanceTimersByTime(10_000));

  expect(said()).toBe('');
  expect(onSeen).not.toHaveBeenCalled();
});

it('puts its words into a live region that stood empty before, so that they are announced', async () => {
  const changes: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    records.forEach(({ target, addedNodes }) =>
      addedNodes.forEach((node) => node.nodeType === Node.TEXT_NODE && changes.push(target.textContent)),
    ),
  );
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  render(<PlainToast toasts={[offline]} onSeen={onSeen} />);
  await act(async () => undefined);
  observer.disconnect();

  expect(changes).toEqual(['You are offline.']);
});
