import type { BusinessValues } from './business-values.schema';

/** Names of the business values that content may hold in braces. */
export const NAMED_VALUES = ['brand', 'app', 'city', 'pincode', 'company'] as const;

/** Business values that content may name in braces, so that a sentence stays whole in its content file. */
export function namedValues(site: BusinessValues): Map<string, string> {
  return new Map([
    ['brand', site.brandName],
    ['app', site.appName],
    ['city', site.city],
    ['pincode', site.servicePincode],
    ['company', site.legalName],
  ]);
}

/**
 * Puts business values into a sentence: `'in {city}'` → `'in Bengaluru'`.
 * @throws Error for a name that is none of brand, app, city, pincode, company.
 */
export function fillIn(sentence: string, site: BusinessValues): string {
  const values = namedValues(site);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new Error(
        `"${sentence}" names {${name}}, which is none of {${[...values.keys()].join('}, {')}}.`,
      );
    }
    return value;
  });
}
