import { pageName } from './page-name';

it('takes the name of a page in the table of parts', () => {
  expect(pageName.parse('legal/privacy-policy')).toBe('legal/privacy-policy');
});

it.each(['legal/refunds', '/privacy-policy', 'legal'])(
  'refuses %s, and says which pages there are',
  (name) => {
    const { error } = pageName.safeParse(name);

    expect(error?.issues[0]?.message).toMatch(
      new RegExp(`^names "${name}", which no part has. Pages are landing/, .*legal/privacy-policy`),
    );
  },
);
