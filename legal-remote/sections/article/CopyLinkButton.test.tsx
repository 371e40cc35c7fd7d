import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { onToast } from '@site/shared/testing/on-toast';
import { CopyLinkButton } from './article.section';
import { useCopyLinks } from './use-copy-links';
import { english } from '../../testing/english';

const { words } = english;

function Article() {
  const article = useRef<HTMLElement>(null);
  useCopyLinks(article, words);
  return (
    <article ref={article}>
      <CopyLinkButton id="sharing" number={3} words={words} />
    </article>
  );
}

/** Presses the button and returns the messages that the visitor gets. */
async function copy(): Promise<string[]> {
  const messages: string[] = [];
  const stop = onToast(({ message }) => messages.push(message));
  render(<Article />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link to section 3' }));
  await waitFor(() => expect(messages).not.toEqual([]));
  stop();
  return messages;
}

it('copies the address of the section and reports it', async () => {
  // Installs a clipboard, which jsdom lacks.
  userEvent.setup();

  expect(await copy()).toEqual(['Link to section 3 copied']);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#sharing');
});

it('puts the address into the address bar where the clipboard is not available', async () => {
  userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

  expect(await copy()).toEqual([words.copyFailed]);
  expect(location.hash).toBe('#sharing');
});
