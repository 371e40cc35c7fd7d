import { aLeavingBeacon, anArrival } from '../testing/beacons';
import { collectorOfEachTest, take } from '../testing/collector-of-each-test';
import { describeOnPostgres, postgresOfTheseTests, query } from '../testing/postgres/use-postgres';
import { visitsStoreContract } from '../testing/visits-store.contract';

describeOnPostgres('visits in a PostgreSQL database', () => {
  const { aDatabase } = postgresOfTheseTests();
  visitsStoreContract(aDatabase);
  const own = collectorOfEachTest(aDatabase);

  it('are kept in a table that people can ask', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival());
    await collector.write();

    expect(await query(own.place, "SELECT * FROM site_visits WHERE measure = 'start'")).toEqual([
      {
        period: 'minute',
        start: String(Date.UTC(2026, 10, 22, 18, 0) / 1000),
        deployment: '000012-3fa9c2d41b7e',
        route: '/privacy-policy',
        language: 'kn',
        measure: 'start',
        label: '',
        count: '1',
      },
    ]);
  });

  it('are read by somebody who may do nothing else', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival());
    await collector.write();
    const reader = `reader_${process.pid}`;
    await query(
      own.place,
      `CREATE ROLE ${reader} LOGIN PASSWORD 'r'; GRANT SELECT ON site_visits TO ${reader}`,
    );
    own.place = own.place.replace(/\/\/[^@]+/, `//${reader}:r`);

    expect((await own.counted()).arrival).toBe(1);
    await take(collector, anArrival());
    const other = own.aCollector();
    await take(other, anArrival());
    await other.write();
    expect(String(own.errors[0])).toContain('permission denied');
  });

  it('wait while the database takes no connections, and are all counted when it does again', async () => {
    const collector = own.aCollector();
    await take(collector, anArrival());
    await collector.write();
    const [server, name] = own.place.split(/\/(?=visits_)/) as [string, string];
    const allow = async (isAllowed: boolean) => {
      await query(`${server}/postgres`, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
      if (!isAllowed) await query(`${server}/postgres`, hangUp(name));
    };
    await allow(false);
    await take(collector, anArrival(), aLeavingBeacon());
    await collector.write();
    await collector.write();

    expect(own.errors).toHaveLength(1);
    expect(String(own.errors[0])).toContain('cannot be used');

    await allow(true);
    await collector.write();
    expect(await own.counted()).toMatchObject({ arrival: 2, pincode: 1 });
  });

  it('take only so much room while they wait, and what is dropped is counted', async () => {
    const { place } = own;
    own.place = place.replace(/:\d+\//, ':9/');
    const collector = own.aCollector();
    for (let minute = 0; minute < 800; minute += 1) {
      own.now += 60_000;
      await take(collector, aLeavingBeacon());
      if (minute % 100 === 0) void collector.write();
    }

    expect(own.dropped.length).toBeGreaterThan(0);
    expect(new Set(own.dropped)).toEqual(new Set(['no-room']));
  });
});

const hangUp = (name: string) =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
