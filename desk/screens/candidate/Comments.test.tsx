import { screen, within } from '@testing-library/react';
import { aCandidatePage } from '../../testing/a-candidate-page';
import { show } from '../../testing/show';
import { Comments } from './Comments';

const time = '2026-11-22T05:00:00.000Z';
const comment = {
  number: 1,
  page: '/',
  section: 'How it works',
  text: 'Say when.',
  asksForChanges: true,
  link: null,
  author: 'Lata Rao <lata@brand.in>',
  time,
  answers: [],
  resolved: null,
};

it('says of each comment what it is about, who says it, and how it stands', () => {
  const comments = [
    comment,
    { ...comment, number: 2, page: null, section: null, author: 'Ravi', link: 3, asksForChanges: false },
    {
      ...comment,
      number: 3,
      resolved: { author: 'Meera', time },
      answers: [{ author: 'Meera', time, text: 'Done.' }],
    },
  ];
  show(<Comments page={aCandidatePage({ comments })} />);

  const [asked, guests, resolved] = screen.getAllByRole('listitem');
  expect(asked).toHaveTextContent(/The home page › How it works.*Lata Rao.*Asks for changes.*Say when\./);
  expect(guests).toHaveTextContent(/As a whole.*Ravi.*Guest, link 3/);
  expect(guests).not.toHaveTextContent('Asks for changes');
  expect(resolved).toHaveTextContent(/Done\..*Resolved by Meera/);
  expect(within(resolved!).getByRole('button', { name: 'Open it again' })).toBeEnabled();
});
