import { v1 } from '../content/versions/v1.content';
import { versions } from '../content/versions/versions';
import { clauseIds } from './clauses';
import { CLAUSE_IDS, SECTION_IDS } from './section-ids';

/**
 * These addresses are in the app, in Google Play's console and in letters. This list is written out on purpose: it is
 * what the code is held to, and nothing is ever taken from it.
 */
const PUBLISHED_ADDRESSES = {
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

it('keeps the addresses of the nine sections', () => {
  expect(SECTION_IDS).toEqual(PUBLISHED_ADDRESSES.sections);
});

it('keeps the addresses of the clauses that others link to', () => {
  expect(CLAUSE_IDS).toEqual(PUBLISHED_ADDRESSES.clauses);
});

it.each(versions)('finds every published address in $id', (version) => {
  expect(clauseIds(version)).toEqual(expect.arrayContaining(Object.values(PUBLISHED_ADDRESSES).flat()));
});

it('gives no address twice', () => {
  const ids = clauseIds(v1);

  expect(ids).toEqual([...new Set(ids)]);
});
