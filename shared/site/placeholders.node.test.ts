import { suppliedValues } from '../testing/supplied-values';
import { placeholderPaths } from './placeholders';

it('names the path of each placeholder, however deep', () => {
  const values = {
    ...suppliedValues,
    phone: '⟦phone⟧',
    grievanceOfficer: { ...suppliedValues.grievanceOfficer, email: '⟦e-mail⟧' },
  };

  expect(placeholderPaths(values)).toEqual(['phone', 'grievanceOfficer.email']);
});

it('finds a placeholder in the middle of a sentence and in a list', () => {
  expect(placeholderPaths({ list: ['fine', 'Write to ⟦e-mail⟧ today.'] })).toEqual(['list.1']);
});

it('finds none in values that are all supplied', () => {
  expect(placeholderPaths(suppliedValues)).toEqual([]);
});
