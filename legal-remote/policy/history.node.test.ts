import { anApproval, anApprovedPolicy } from '../testing/a-policy';
import { historyOf } from './history';

const first = anApprovedPolicy({ id: 'v1', version: '1' });
const second = anApprovedPolicy({
  status: anApproval({ effectiveDate: '2027-06-01' }),
  id: 'v2',
  version: '2',
  lead: 'It is for all who use the {app} app.',
  changes: ['Shorter.'],
});

it('lists the newest version first', () => {
  expect(historyOf([first, second], {}).map(({ version }) => version)).toEqual(['2', '1']);
});

it('compares each version with the one before, and the first with none', () => {
  const [newest, oldest] = historyOf([first, second], {});

  expect(newest?.differences).toHaveLength(1);
  expect(oldest?.differences).toBeNull();
});

it('never shows who approved a version', () => {
  expect(JSON.stringify(historyOf([first, second], {}))).not.toMatch(/approvedBy|Counsel/);
});

it('refuses a list of versions without one that was published', () => {
  expect(() => historyOf([second], { v1: 'sha256-x', v2: 'sha256-y' })).toThrow(
    'Version v1 was published, but content/versions/ does not have it. Put its file back.',
  );
});

it('shows the last version, and the others at addresses of their own', () => {
  const [newest, oldest] = historyOf([first, second], {});

  expect([newest?.hasOwnAddress, oldest?.hasOwnAddress, newest?.isComing]).toEqual([false, true, false]);
});

it('shows a version ahead of its day as the coming one, while the one before is in force', () => {
  const [newest, oldest] = historyOf([first, second], {}, 'v1');

  expect([newest?.isComing, newest?.hasOwnAddress, oldest?.hasOwnAddress]).toEqual([true, true, false]);
});

it('leaves out a draft that the page does not show', () => {
  const draft = anApprovedPolicy({ ...second, status: { kind: 'draft', writtenOn: '2027-05-20' } });

  expect(historyOf([first, draft], {}, 'v1').map(({ id }) => id)).toEqual(['v1']);
  expect(historyOf([first, draft], {}).map(({ id }) => id)).toEqual(['v2', 'v1']);
});

it('counts version 1.10 as later than 1.9', () => {
  const versions = [
    { ...first, version: '1.9' },
    { ...second, version: '1.10' },
  ];

  expect(historyOf(versions, {}).map(({ version }) => version)).toEqual(['1.10', '1.9']);
});

it.each([
  [
    'with a draft before another one',
    [{ ...first, status: { kind: 'draft' as const, writtenOn: '2026-11-21' } }, second],
    'v1 is a draft, and v2 comes after it',
  ],
  ['with the same number twice', [first, { ...second, version: '1' }], 'v2 has the number 1, after 1 of v1'],
  ['with an id out of order', [first, { ...second, id: 'v3' }], 'Version 2 of .* has the id "v3"'],
  [
    'of which a later one is in force earlier',
    [first, { ...second, status: anApproval({ effectiveDate: '2027-05-12' }) }],
    'v2 is in force from 2027-05-12, and v1 before it from 2027-05-13',
  ],
])('refuses versions %s', (_, versions, message) => {
  expect(() => historyOf(versions, {})).toThrow(new RegExp(message));
});

it('refuses a version in force that is not there', () => {
  expect(() => historyOf([first], {}, 'v2')).toThrow('"inForce" is "v2"');
});
