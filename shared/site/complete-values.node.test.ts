import { suppliedValues } from '../testing/supplied-values';
import type { SuppliedValues } from './business-values.schema';
import { completeValues, missingPaths } from './complete-values';
import { exampleBusiness } from './example-business';

const { brandName: _brandName, ...withoutName } = suppliedValues;
const supplied: SuppliedValues = {
  ...withoutName,
  phone: null,
  cin: 'not applicable',
  grievanceOfficer: { ...suppliedValues.grievanceOfficer, email: null },
};

it('shows what is supplied, and the example where it is null or left out', () => {
  expect(completeValues(supplied, exampleBusiness)).toEqual({
    ...suppliedValues,
    brandName: exampleBusiness.brandName,
    phone: exampleBusiness.phone,
    cin: 'not applicable',
    grievanceOfficer: { ...suppliedValues.grievanceOfficer, email: exampleBusiness.grievanceOfficer.email },
  });
});

it('lists the paths of what is shown from the example', () => {
  expect(missingPaths(supplied, exampleBusiness)).toEqual(['brandName', 'phone', 'grievanceOfficer.email']);
});

it('lists each value of a group that is missing whole', () => {
  const paths = missingPaths({ ...suppliedValues, grievanceOfficer: null }, exampleBusiness);

  expect(paths).toEqual(['name', 'role', 'email', 'phone'].map((name) => `grievanceOfficer.${name}`));
});

it('takes nothing of the example once all values are supplied', () => {
  expect(completeValues(suppliedValues, exampleBusiness)).toEqual(suppliedValues);
  expect(missingPaths(suppliedValues, exampleBusiness)).toEqual([]);
});

it('has no public address until the business gives one', () => {
  expect(completeValues({ ...suppliedValues, siteOrigin: null }, exampleBusiness).siteOrigin).toBeNull();
  expect(completeValues({ ...suppliedValues, siteOrigin: undefined }, exampleBusiness).siteOrigin).toBeNull();
});
