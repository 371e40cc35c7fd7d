import { readSpans } from '../visits/open-visits';
import { aLeavingBeacon, anArrival } from './beacons';
import { collectorOfEachTest, take } from './collector-of-each-test';

const DAY = 24 * 60 * 60 * 1000;

/** What holds wherever visits are counted. @param aPlace makes one where nothing was counted yet; a file by default */
export function visitsStoreContract(aPlace?: () => Promise<string>): void {
  const own = collectorOfEachTest(aPlace);

  it('counts visits by what they did', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival(), anArrival({ started: false }), aLeavingBeacon({ startedLate: true }));
    await collector.write();
    await take(collector, anArrival());
    await collector.write();

    expect(await own.counted()).toMatchObject({
      arrival: 3,
      start: 3,
      'failure landing': 1,
      'error landing 00000000': 1,
      'download hero': 1,
      'whatsapp footer': 1,
      pincode: 1,
    });
  });

  it('counts on in a place where something was counted before', async () => {
    for (let run = 0; run < 2; run += 1) {
      const collector = own.aCollector();
      await take(collector, anArrival());
      await own.closeAll();
    }

    expect((await own.counted()).arrival).toBe(2);
  });

  it('adds up what several collectors count at once, and loses nothing', async () => {
    const collectors = [own.aCollector(), own.aCollector(), own.aCollector()];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(collectors.map((collector) => take(collector, anArrival(), aLeavingBeacon())));
      await Promise.all(collectors.map((collector) => collector.write()));
    }

    expect(await own.counted()).toMatchObject({ arrival: 12, pincode: 12, 'error landing 00000000': 12 });
    expect(own.errors).toEqual([]);
  });

  it('adds up by day what is older than 30 days, and loses nothing of it', async () => {
    const collector = own.aCollector();
    for (let minute = 0; minute < 3; minute += 1) {
      await take(collector, anArrival());
      own.now += 60_000;
    }
    await collector.write();
    own.now += 32 * DAY;
    await take(collector, anArrival());
    await collector.write();

    expect((await own.counted()).arrival).toBe(4);
    const startOfDayInIndia = Date.UTC(2026, 10, 21, 18, 30);
    expect((await own.counted(startOfDayInIndia)).arrival).toBe(4);
    expect((await own.counted(startOfDayInIndia + 1_000)).arrival).toBe(1);
  });

  it('goes on counting when the clock is put back', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival());
    own.now -= 400 * DAY;

    expect(await take(collector, anArrival())).toEqual([null]);
    expect(collector.hasRoom()).toBe(true);
    await collector.write();
    expect((await own.counted()).arrival).toBe(2);
  });

  it('tells what was counted by spans of time, which begin with the day in India', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival());
    own.now += 40 * 60_000;
    await take(collector, anArrival(), anArrival());
    await collector.write();

    const hours = await readSpans(own.place, new Date(0), 3_600);
    const arrivals = hours.filter(({ measure }) => measure === 'arrival');
    expect(arrivals.map(({ start, count }) => [new Date(start * 1000).toISOString(), count])).toEqual([
      ['2026-11-22T17:30:00.000Z', 1],
      ['2026-11-22T18:30:00.000Z', 2],
    ]);
  });

  it('says where nobody counted yet', async () => {
    await expect(own.counted()).rejects.toMatchObject({ code: 'visits-missing' });
  });
}
