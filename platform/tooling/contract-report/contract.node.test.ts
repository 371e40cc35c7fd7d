import { contractReport, contractVersion, forgottenVersion, readKeptReport } from './contract-report';

// Two programs are read with all of their types.
jest.setTimeout(120_000);

const kept = { version: '2.0.0', report: 'export function showToast(): void;' };

it('is as its report says, of its version: after a change raise the version, then npm run contract', () => {
  expect({ version: contractVersion(), report: contractReport() }).toEqual(readKeptReport());
});

it.each([
  ['keeps what did not change', kept, false],
  [
    'keeps a change with a new version',
    { version: '3.0.0', report: 'export function toast(): void;' },
    false,
  ],
  ['keeps a new version without a change', { ...kept, version: '2.0.1' }, false],
  ['refuses a change under the old version', { ...kept, report: 'export function toast(): void;' }, true],
])('%s', (_, now, isForgotten) => {
  expect(forgottenVersion(kept, now) !== null).toBe(isForgotten);
});
