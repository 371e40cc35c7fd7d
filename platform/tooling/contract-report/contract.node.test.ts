import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractReport, contractVersion, forgottenVersion, readKeptReport } from './contract-report';

// Programs are read with all of their types.
jest.setTimeout(120_000);

const kept = { ...readKeptReport(), version: '2.1.0' };

it('is as its report says, of its version: after a change raise the version, then npm run contract', () => {
  expect({ version: contractVersion, report: contractReport() }).toEqual(readKeptReport());
});

it('is told of to teams with a repository of their own', () => {
  const changes = readFileSync(join(__dirname, '../../../shared/CHANGELOG.md'), 'utf8');

  expect(/^## (.*)$/m.exec(changes)?.[1]).toBe(contractVersion);
});

it.each([
  ['what a page is handed more', 'isPreview?:', 'isPrinted: boolean;\n    isPreview?:', '2.2.0'],
  ['what a page may say more', 'summary?:', 'outline?: () => string;\n    summary?:', '2.2.0'],
  ['what a page must say more', 'meta:', 'outline: () => string;\n    meta:', '3.0.0'],
  ['a property of pages by another name', 'links: {', 'addresses: {', '3.0.0'],
  ['an event by another name', '"site-toast"', '"site-message"', '3.0.0'],
])('%s takes another version', (_, before, after, least) => {
  const report = kept.report.replace(before, after);

  expect(forgottenVersion(kept, { ...kept, report })).toContain(`Put ${least} there`);
});

it.each([
  [
    'a change with a version for it',
    { version: '3.0.0', report: kept.report.replace('links: {', 'addresses: {') },
  ],
  ['a new version without a change', { ...kept, version: '2.1.1' }],
])('keeps %s', (_, now) => {
  expect(forgottenVersion(kept, now)).toBeNull();
});
