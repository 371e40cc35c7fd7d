/**
 * The business values as the site shows them. A build leaves the results of this module only
 * (`shared/build/business-values-loader.js`): once all values are supplied, nothing of the example is in it.
 */
import { businessValues as supplied } from './business-values.content';
import type { BusinessValues } from './business-values.schema';
import { completeValues, missingPaths } from './complete-values';
import { exampleBusiness } from './example-business.content';
import type { MissingValue } from './missing-value';

export const businessValues: BusinessValues = completeValues(supplied, exampleBusiness);

/** Values that the business has not supplied: the site shows the example's. */
export const missingValues: MissingValue[] = missingPaths(supplied, exampleBusiness).map((path) => ({
  path,
  file: 'shared/site/business-values.content.ts',
  line: 1,
}));

/** A constant of its own, so that a build leaves out what is only needed while it is true. */
export const hasMissingValues: boolean = missingValues.length > 0;
