import { clauseIds } from './clauses';
import { CLAUSE_IDS, SECTION_IDS } from './policy.schema';
import { versions } from './all-versions';

/**
 * The app, Google Play's console and letters link to these ids. The list is written out here on purpose, so that a change
 * in the code fails; no id is ever removed from it.
 */
const PUBLISHED_IDS = {
  sections: [
    'information-collected',
    'use-of-information',
    'sharing',
    'security',
    'your-rights',
    'childrens-privacy',
    'app-permissions',
    'policy-changes',
    'contact',
  ],
  clauses: ['retention', 'delete-account', 'grievance'],
};

it('keeps the ids of the nine sections', () => {
  expect(SECTION_IDS).toEqual(PUBLISHED_IDS.sections);
});

it('keeps the ids of the clauses that others link to', () => {
  expect(CLAUSE_IDS).toEqual(PUBLISHED_IDS.clauses);
});

it.each(versions)('finds every published id in $id', (version) => {
  expect(clauseIds(version)).toEqual(expect.arrayContaining(Object.values(PUBLISHED_IDS).flat()));
});
