import { aLeavingBeacon } from '../testing/beacons';
import { countsOf } from './counts';
import { Tally } from './tally';

const MINUTE = 60_000;
const keys = countsOf(aLeavingBeacon());

/** Adds a visit a minute until there is no room. @returns how many minutes that took */
function fill(tally: Tally): number {
  let minute = 0;
  while (tally.add(keys, minute * MINUTE)) minute += 1;
  return minute;
}

it('has room for only so many counts, those among them that are being written', () => {
  const tally = new Tally();
  const room = fill(tally);
  const taken = tally.take();

  expect(fill(tally)).toBe(0);
  tally.settle(taken);
  expect(fill(tally)).toBe(0);

  tally.take();
  tally.settle([]);
  expect(fill(tally)).toBe(room);
});
