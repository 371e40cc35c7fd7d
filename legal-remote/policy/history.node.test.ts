import { anApprovedPolicy } from '../testing/a-policy';
import { historyOf } from './history';

const first = anApprovedPolicy({ id: 'v1', version: '1' });
const second = anApprovedPolicy({
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
    'Version v1 was published, but content/versions/versions.ts does not list it. Put it back.',
  );
});
