import type { BusinessValues, SuppliedValues } from './business-values.schema';
import type { ExampleBusiness } from './example-business.schema';

/** The business values as the pages show them: the example's in the place of those that are not supplied. */
export function completeValues(supplied: SuppliedValues, example: ExampleBusiness): BusinessValues {
  return { ...(complete(supplied, example) as BusinessValues), siteOrigin: supplied.siteOrigin ?? null };
}

/** Paths of the values for which the example's are shown, such as `grievanceOfficer.email`, in the example's order. */
export function missingPaths(supplied: unknown, example: object): string[] {
  const own = (supplied ?? {}) as Values;
  return Object.entries(example).flatMap(([key, value]) => {
    if (isGroup(value)) return missingPaths(own[key], value).map((path) => `${key}.${path}`);
    return own[key] == null ? [key] : [];
  });
}

type Values = Record<string, unknown>;

function complete(supplied: unknown, example: unknown): unknown {
  if (!isGroup(example)) return supplied ?? example;
  const own = (supplied ?? {}) as Values;
  const filled = Object.entries(example).map(([key, value]) => [key, complete(own[key], value)]);
  return { ...own, ...Object.fromEntries(filled) };
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
