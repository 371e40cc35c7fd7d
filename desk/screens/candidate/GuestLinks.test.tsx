import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { show } from '../../testing/show';
import { GuestLinks } from './GuestLinks';

const link = {
  author: 'Lata Rao <lata@brand.in>',
  time: '2026-11-22T05:00:00.000Z',
  until: '2026-11-23T05:00:00.000Z',
  mayComment: true,
};

it('says of each link who made it, how it stands, and lets one be closed that works', () => {
  const guestLinks = [
    { ...link, number: 2, state: 'open' as const },
    { ...link, number: 1, state: 'revoked' as const },
  ];
  show(<GuestLinks page={aCandidatePage({ guestLinks })} />);

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Link 2 by Lata RaoWorks until 23 Nov 2026, 10:30 am, comments allowedClose link 2 …',
    'Link 1 by Lata RaoClosed, comments allowed',
  ]);
});

it('names all that the preview shows before a link to it is made', async () => {
  const { candidate: legal } = aCandidatePage();
  const landing = { ...legal, part: 'landing', release: '00000000000000aa' };
  show(<GuestLinks page={aCandidatePage({ beside: [landing] })} />);

  await userEvent.setup().click(screen.getByRole('button', { name: 'Make a link …' }));

  expect(await screen.findByRole('dialog', { name: 'Make a link to this preview' })).toHaveTextContent(
    'sees the preview of legal and landing until it ends',
  );
});
