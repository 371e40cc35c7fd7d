import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

it('is a link when it leads somewhere', () => {
  render(<Button href="/privacy-policy">Read on</Button>);

  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is a button when it acts on the page', async () => {
  const act = jest.fn();
  render(<Button onClick={act}>Try again</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(act).toHaveBeenCalledTimes(1);
});

it('sends no form that it stands in', async () => {
  const send = jest.fn();
  render(
    <form onSubmit={send}>
      <Button>Try again</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button'));

  expect(send).not.toHaveBeenCalled();
});
