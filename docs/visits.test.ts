import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beaconFields } from '../deploy/testing/beacon-fields';

it.each(['visits.md', 'visits-privacy.md'])('docs/%s names every field that a page sends', (name) => {
  const page = readFileSync(join(__dirname, name), 'utf8');
  const names = beaconFields().flatMap((field) => field.split('.'));

  expect(names).toContain('fingerprint');
  expect(names.filter((field) => field !== 'kind' && !page.includes(`\`${field}\``))).toEqual([]);
});
