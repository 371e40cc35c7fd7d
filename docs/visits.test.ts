import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beaconFields } from '../platform/testing/beacon-fields';

it('docs/visits.md names every field that a page sends', () => {
  const page = readFileSync(join(__dirname, 'visits.md'), 'utf8');
  const names = beaconFields().flatMap((field) => field.split('.'));

  expect(names).toContain('fingerprint');
  expect(names.filter((field) => field !== 'kind' && !page.includes(`\`${field}\``))).toEqual([]);
});
