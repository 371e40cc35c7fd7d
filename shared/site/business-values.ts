/**
 * The business values as the site shows them. A build leaves the results of this module only
 * (`platform/tooling/build/business-values-loader.js`): once all values are supplied, nothing of the example is in it.
 */
import supplied from './business-values.json';
import type { BusinessValues, SuppliedValues } from './business-values.schema';
import { completeValues, missingPaths } from './complete-values';
import { exampleBusiness } from './example-business';

/** A value that the business has not supplied, and where it is to be put. */
export interface MissingValue {
  /** Such as `phone` or `grievanceOfficer.email`. */
  path: string;
  /** From the project's root. */
  file: string;
  /** Of the value, from 1; of what it belongs to where the file does not name it; 1 where nothing was built. */
  line: number;
}

const { $schema: _, ...values } = supplied;

/** What the business has supplied. */
export const suppliedValues: SuppliedValues = values;

export const businessValues: BusinessValues = completeValues(suppliedValues, exampleBusiness);

/** Values that the business has not supplied: the site shows the example's. */
export const missingValues: MissingValue[] = missingPaths(suppliedValues, exampleBusiness).map((path) => ({
  path,
  file: 'shared/site/business-values.json',
  line: 1,
}));

/** A constant of its own, so that a build leaves out what is only needed while it is true. */
export const hasMissingValues: boolean = missingValues.length > 0;
