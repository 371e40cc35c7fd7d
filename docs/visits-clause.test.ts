import { beaconFields } from '../platform/testing/beacon-fields';
import { versions } from '../legal-remote/policy/all-versions';

/** What the clause on this website says of each field that a page sends (docs/visits.md); `kind` is the beacon's own. */
const SAID: Record<string, string> = {
  deployment: 'which version of the page you opened',
  route: 'which page it is',
  language: 'in which language',
  started: 'whether it started',
  startedLate: 'whether it started',
  'failures.part': 'which part of it failed',
  'failures.fingerprint': 'a code number for the kind of error',
  'vitals.lcp': 'how fast it was shown',
  'vitals.inp': 'how fast it answered',
  'vitals.cls': 'how much it moved',
  'clicks.control': 'whether you pressed Download or WhatsApp',
  'clicks.place': 'where on the page',
  pincode: 'whether you used the pincode check',
};

it('the policy in force says each field that a page sends of a visit', () => {
  const policy = JSON.stringify(versions.at(-1));

  expect(Object.keys(SAID).sort()).toEqual(beaconFields().filter((field) => field !== 'kind'));
  expect(Object.values(SAID).filter((words) => !policy.includes(words))).toEqual([]);
});
