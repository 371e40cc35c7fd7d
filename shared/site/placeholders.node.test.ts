import { suppliedValues } from '../testing/supplied-values';
import { placeholderPaths, withMarks } from './placeholders';

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

it('puts marks in the place of values, however deep, and leaves all others as they are', () => {
  const paths = ['phone', 'grievanceOfficer.email'];

  const marked = withMarks(suppliedValues, paths);

  expect(placeholderPaths(marked)).toEqual(paths);
  expect(marked).toEqual({
    ...suppliedValues,
    phone: '⟦phone⟧',
    grievanceOfficer: { ...suppliedValues.grievanceOfficer, email: '⟦grievanceOfficer.email⟧' },
  });
});
