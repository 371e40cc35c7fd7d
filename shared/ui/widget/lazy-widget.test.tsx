import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { lazyWidget } from './lazy-widget';

const Words: ComponentType<{ text: string }> = ({ text }) => <p>{text}</p>;

it('shows nothing while its code is on its way, then the widget with what it was given', async () => {
  let arrive!: (widget: typeof Words) => void;
  const Widget = lazyWidget<{ text: string }>(() => new Promise((resolve) => (arrive = resolve)));
  render(<Widget text="Here" />);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();

  await act(async () => arrive(Words));

  expect(screen.getByRole('paragraph')).toHaveTextContent('Here');
});

it('shows nothing, and takes nothing else down, when its code cannot be had', async () => {
  const Widget = lazyWidget<{ text: string }>(() => Promise.reject(new Error('offline')));
  render(
    <StrictMode>
      <button>Stays</button>
      <Widget text="Never" />
    </StrictMode>,
  );

  expect(await screen.findByRole('button', { name: 'Stays' })).toBeInTheDocument();
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

it('shows its stopgap once its code could not be had, and the widget when it can', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Words);
  const Widget = lazyWidget<{ text: string }>(load, ({ text }) => <p>{text}, plainly</p>);
  const { rerender } = render(<Widget text="First" />);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  expect(await screen.findByRole('paragraph')).toHaveTextContent('First, plainly');

  rerender(<Widget text="Second" />);

  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent(/^Second$/));
});
