import { anApprovedPolicy, aSecondVersion } from '../testing/a-policy';
import { freezeVersion, versionToFreeze } from './freeze-version';
import { digestOf } from './published';

const source = { file: 'content/v1.json', lines: { 'v1.status': 6 } };

it('adds the digest of a version to those of earlier versions', () => {
  const second = aSecondVersion();

  expect(freezeVersion(second, { v1: 'sha256-of-v1' }, source, '2027-05-01')).toEqual({
    v1: 'sha256-of-v1',
    v2: digestOf(second),
  });
});

it('refuses a version in which something is not confirmed, and lists it with file and line', () => {
  const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });

  expect(() => freezeVersion(draft, {}, source, '2027-05-01')).toThrow(
    'Cannot freeze v1: not all of it is confirmed. Confirm or fill in these first:\n' +
      '  content/v1.json:6  a draft: not final, and without a date from which it is in force',
  );
});

it('refuses a version that would have been in force before it was frozen', () => {
  expect(() => freezeVersion(anApprovedPolicy(), {}, source, '2027-05-14')).toThrow(
    'Cannot freeze v1: it would be in force since 2027-05-13, and today is 2027-05-14.',
  );
  expect(() => freezeVersion(anApprovedPolicy(), {}, source, '2027-05-13')).not.toThrow();
});

describe('the version to freeze', () => {
  const first = anApprovedPolicy();
  const second = aSecondVersion();
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
});
