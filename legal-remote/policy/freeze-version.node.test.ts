import { anApprovedPolicy } from '../testing/a-policy';
import { freezeVersion } from './freeze-version';
import { digestOf } from './published';

const source = { file: 'content/v1.json', lines: { 'v1.status': 6 } };

it('adds the digest of a version to those of earlier versions', () => {
  const second = anApprovedPolicy({ id: 'v2', version: '2' });

  expect(freezeVersion(second, { v1: 'sha256-of-v1' }, source, '2027-05-01')).toEqual({
    v1: 'sha256-of-v1',
    v2: digestOf(second),
  });
});

it('refuses a version in which something is not confirmed, and lists it with file and line', () => {
  const draft = anApprovedPolicy({ status: { kind: 'draft', writtenOn: '2026-11-21' } });

  expect(() => freezeVersion(draft, {}, source, '2027-05-01')).toThrow(
    'Cannot freeze v1: not all of it is confirmed. Confirm or fill in these first:\n' +
      '  content/v1.json:6  a draft: not approved, and without a date from which it is in force',
  );
});

it('refuses a version that would have been in force before it was frozen', () => {
  expect(() => freezeVersion(anApprovedPolicy(), {}, source, '2027-05-14')).toThrow(
    'Cannot freeze v1: it would be in force since 2027-05-13, and today is 2027-05-14.',
  );
  expect(() => freezeVersion(anApprovedPolicy(), {}, source, '2027-05-13')).not.toThrow();
});
