import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onToast } from '../../../shared/ui/toast/show-toast';
import { words } from '../../content/words.content';
import { CopyLinkButton } from './CopyLinkButton';

/** Presses the button and returns what the visitor is told. */
async function copy(): Promise<string[]> {
  const told: string[] = [];
  const stop = onToast(({ message }) => told.push(message));
  render(<CopyLinkButton id="sharing" number={3} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link to section 3' }));
  await waitFor(() => expect(told).not.toEqual([]));
  stop();
  return told;
}

it('copies the address of the section and says so', async () => {
  // Brings a clipboard, which jsdom lacks.
  userEvent.setup();

  expect(await copy()).toEqual(['Link to section 3 copied']);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#sharing');
});

it('puts the address into the address bar where the clipboard is out of reach', async () => {
  userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

  expect(await copy()).toEqual([words.copyFailed]);
  expect(location.hash).toBe('#sharing');
});
