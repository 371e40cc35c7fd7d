/**
 * Addresses of the nine sections, in the specification's order (§2). They are in the app, in letters and in search
 * engines, so they never change; nor do they disappear.
 */
export const SECTION_IDS = [
  'information-collected',
  'use-of-information',
  'sharing',
  'security',
  'your-rights',
  'childrens-privacy',
  'app-permissions',
  'policy-changes',
  'contact',
] as const;

/** Addresses within the sections that are as frozen: Google Play's deletion link is `#delete-account`. */
export const CLAUSE_IDS = ['retention', 'delete-account', 'grievance'] as const;
