import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CandidatePage } from '../../api/waiting';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { show } from '../../testing/show';
import { GuestLinks } from './GuestLinks';

const link = {
  author: 'Lata Rao <lata@brand.in>',
  time: '2026-11-22T05:00:00.000Z',
  until: '2026-11-23T05:00:00.000Z',
  mayComment: true,
  preview: '0123456789abcdef',
  state: 'open' as const,
  revoked: null,
};

const linesOn = (...guestLinks: CandidatePage['guestLinks']) => {
  show(<GuestLinks page={aCandidatePage({ guestLinks, comments: [aComment(1), aComment(2)] })} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('says of a link that works for whom it opens, and what was said by it, above the button that closes it', () => {
  expect(linesOn({ ...link, number: 2 })).toEqual([
    'Link 2 by Lata Rao, 22 Nov 2026, 10:30 am' +
      'Opens for everybody who has it, as often as they like, until 23 Nov 2026, 10:30 am. They may comment; so far: 1.' +
      'Close link 2 …',
  ]);
});

it('says of a link that was closed by whom and when, and that nobody could comment by it', () => {
  const revoked = { author: 'Asha <asha@brand.in>', time: '2026-11-22T06:00:00.000Z' };

  expect(linesOn({ ...link, number: 3, mayComment: false, state: 'revoked', revoked })).toEqual([
    'Link 3 by Lata Rao, 22 Nov 2026, 10:30 am' +
      'Closed by Asha, 22 Nov 2026, 11:30 am. They cannot comment.',
  ]);
});

it('tells a link to what would have gone live before from one to what the page shows now', () => {
  const [line] = linesOn({ ...link, number: 3, preview: 'fedcba9876543210' });

  expect(line).toContain('It shows another preview than this page does now.');
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

/** What a guest said. @param link that it came by */
function aComment(link: number): CandidatePage['comments'][number] {
  return {
    number: link,
    page: null,
    section: null,
    text: 'Say when you open.',
    asksForChanges: false,
    link,
    author: 'Ravi',
    time: '2026-11-22T05:30:00.000Z',
    answers: [],
    resolved: null,
  };
}
