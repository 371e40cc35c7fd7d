import { otherPages } from '../content/other-pages';

/**
 * Those of some names of content that the landing page shows: all that no other page does. In a file without
 * pictures, because tests of words run where none is loaded.
 */
export function landingPageNames(names: string[]): string[] {
  const elsewhere = Object.values<string[]>(otherPages).flat();
  return names.filter((name) => !elsewhere.includes(name));
}
