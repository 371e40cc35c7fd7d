import { anApprovedPolicy, anApproval } from '../testing/a-policy';
import { versionToFreeze } from './version-to-freeze';

const first = anApprovedPolicy();
const second = anApprovedPolicy({
  id: 'v2',
  version: '2',
  status: anApproval({ effectiveDate: '2027-06-01' }),
});
const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });

it('is the version with the id', () => {
  expect(versionToFreeze([first, second], 'v2')).toBe(second);
});

it('can be a draft that a later version follows, so that its open points are listed', () => {
  expect(versionToFreeze([draft, second], 'v1')).toBe(draft);
});

it.each([
  [
    'an id that no version has',
    [first, second],
    'v3',
    'There is no version "v3" in legal-remote/content/versions. Name one of: v1, v2.',
  ],
  ['a copy that has the id of its original still', [first, first], 'v2', 'has the id "v1". Ids are v1, v2'],
  ['a version after a draft', [draft, second], 'v2', 'v1 is a draft, and v2 comes after it.'],
])('refuses %s, and says what to change', (_, versions, id, sentence) => {
  expect(() => versionToFreeze(versions, id)).toThrow(sentence);
});
