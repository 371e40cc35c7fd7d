/**
 * Ids of the nine sections, in the specification's order (§2). The app, letters and search engines link to them, so an id
 * is never changed and never removed.
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

/** Ids within the sections that are frozen for the same reason: Google Play's deletion link is `#delete-account`. */
export const CLAUSE_IDS = ['retention', 'delete-account', 'grievance'] as const;
