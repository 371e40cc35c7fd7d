import { businessValues, missingValues } from './business-values';
import { withMarks } from './placeholders';

/**
 * The business values for what programs read (structured data, manifest, `/.well-known/`): a mark in the place of each
 * that the business has not supplied, so that it is left out. The example is for people who look at a page.
 */
export const markedValues = withMarks(
  businessValues,
  missingValues.map(({ path }) => path),
);
