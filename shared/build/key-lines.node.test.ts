import { keyLines, lineOf } from './key-lines';

const SOURCE = `import type { Values } from './values.schema';

// phone: not this one
export const other = { phone: 1 };
export const values: Values = {
  phone: null,
  'city': 'Bengaluru',
  grievanceOfficer: {
    name: null, email: null,
  },
};
`;

it('finds the line of each property, however deep, of the export alone', () => {
  expect(keyLines(SOURCE, 'values')).toEqual({
    phone: 6,
    city: 7,
    grievanceOfficer: 8,
    'grievanceOfficer.name': 9,
    'grievanceOfficer.email': 9,
  });
});

it('takes the line of the property around one that is not named, and the first line for any other', () => {
  const lines = keyLines(SOURCE, 'values');

  expect(lineOf(lines, 'grievanceOfficer.phone')).toBe(8);
  expect(lineOf(lines, 'cin')).toBe(1);
});
