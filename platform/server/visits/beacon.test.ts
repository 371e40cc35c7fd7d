import { aLeavingBeacon, anArrival } from '../../testing/beacons';
import { MAX_BYTES, readBeacon } from './beacon';

it('reads what pages send', () => {
  for (const beacon of [anArrival(), aLeavingBeacon()])
    expect(readBeacon(JSON.stringify(beacon))).toEqual(beacon);
});

it.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a number', '42'],
  ['another kind', { ...anArrival(), kind: 'visitor' }],
  ['a field more', { ...anArrival(), visitor: 'asha' }],
  ['a field less', { ...anArrival(), started: undefined }],
  ['a name that no deployment has', { ...anArrival(), deployment: '../../000012' }],
  ['control characters', { ...anArrival(), route: '/\u0000\u001b[2J' }],
  ['an address with a query', { ...anArrival(), route: '/?name=asha' }],
  ['an address that no page has', { ...anArrival(), route: '/orders/asha@ankura.in' }],
  ['what is no language', { ...anArrival(), language: 'asha@ankura.in' }],
  ['what is no part', { ...aLeavingBeacon(), failures: [{ part: 'asha k', fingerprint: '0badcafe' }] }],
  [
    'words for a fingerprint',
    { ...aLeavingBeacon(), failures: [{ part: 'landing', fingerprint: 'asha was here' }] },
  ],
  ['a figure below nothing', { ...aLeavingBeacon(), vitals: { lcp: -1 } }],
  ['an endless figure', { ...aLeavingBeacon(), vitals: { cls: 1e99 } }],
  ['a place that there is not', { ...aLeavingBeacon(), clicks: [{ control: 'download', place: 'asha' }] }],
  ['a pincode', { ...aLeavingBeacon(), pincode: '560076' }],
  ['a prototype', '{"kind":"arrival","__proto__":{"deployment":"000012-3fa9c2d41b7e"}}'],
])('refuses %s', (_, sent) => {
  expect(readBeacon(typeof sent === 'string' ? sent : JSON.stringify(sent))).toBeNull();
});

it('the largest beacon that a page sends is far below what is taken', () => {
  expect(JSON.stringify(aLeavingBeacon()).length).toBeLessThan(MAX_BYTES / 2);
});
