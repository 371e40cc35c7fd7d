import { suppliedValues } from '../testing/supplied-values';
import { isSupplied, withMarks } from './placeholders';

it('knows a text with a mark in it, wherever it stands', () => {
  expect(['fine', '⟦phone⟧', 'Write to ⟦e-mail⟧ today.'].map(isSupplied)).toEqual([true, false, false]);
});

it('puts marks in the place of values, however deep, and leaves all others as they are', () => {
  expect(withMarks(suppliedValues, ['phone', 'grievanceOfficer.email'])).toEqual({
    ...suppliedValues,
    phone: '⟦phone⟧',
    grievanceOfficer: { ...suppliedValues.grievanceOfficer, email: '⟦grievanceOfficer.email⟧' },
  });
});
