import { withEditedWords } from './edited-words';

afterEach(() => (globalThis.siteEditedWords = undefined));

const edit = (words: object, language = 'en') =>
  (globalThis.siteEditedWords = { language, words: words as never });

it('puts words in the place of those of the build, and keeps the others', () => {
  edit({ hero: { title: 'New' } });

  expect(withEditedWords('en', { hero: { title: 'Old' }, steps: { title: 'Steps' } })).toEqual({
    hero: { title: 'New' },
    steps: { title: 'Steps' },
  });
});

it('leaves the words of another language alone, and all while none is changed', () => {
  const built = { hero: { title: 'Old' } };
  expect(withEditedWords('en', built)).toBe(built);

  edit({ hero: { title: 'New' } }, 'kn');
  expect(withEditedWords('en', built)).toBe(built);
});

it('shows a version of the policy in full, without the name of its approver', () => {
  const blocks = [
    { kind: 'heading', title: 'A' },
    { kind: 'text', text: 'B' },
  ];
  edit({
    v2: { id: 'v2', status: { kind: 'approved', approvedBy: 'Meera' }, sections: [{ title: 'One', blocks }] },
  });

  expect(withEditedWords('en', { policy: { id: 'v1' }, outline: {} })).toEqual({
    policy: { id: 'v2', status: { kind: 'approved' }, sections: [{ title: 'One', blocks }] },
    outline: { id: 'v2', status: { kind: 'approved' }, sections: [{ title: 'One', blocks: [blocks[0]] }] },
  });
});
