import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Collector, type DropReason } from '../visits/collector';
import { readCounts } from '../visits/open-visits';
import { VISITED } from './beacons';
import { makeTemporaryFolder } from './temporary-folder';

/** What a test of collectors has. */
interface CollectorTest {
  folder: string;
  /** What is counted in: an SQLite file, whose folder is not there yet, unless a test has another place. */
  place: string;
  /** The time of day, in ms; a test moves it on. */
  now: number;
  dropped: DropReason[];
  errors: unknown[];
  /** One that counts in the file, for a deployment with two pages in two languages. */
  aCollector(readDeployments?: () => Promise<string[]>): Collector;
  /** Closes all of them, as their processes end. */
  closeAll(): Promise<void>;
  /** What the place has counted, by measure and label. */
  counted(since?: number): Promise<Record<string, number>>;
}

/** A folder, a time and collectors of its own for each test of a file. @param aPlace makes another one than a file to count in */
export function collectorOfEachTest(aPlace?: () => Promise<string>): CollectorTest {
  const open: Collector[] = [];
  const own: CollectorTest = {
    folder: '',
    place: '',
    now: 0,
    dropped: [],
    errors: [],
    aCollector,
    closeAll,
    counted,
  };

  beforeEach(async () => {
    own.folder = await makeTemporaryFolder();
    own.place = aPlace ? await aPlace() : join(own.folder, 'visits', 'visits.sqlite');
    own.now = Date.UTC(2026, 10, 22, 18, 0, 30);
    own.dropped = [];
    own.errors = [];
  });
  afterEach(async () => {
    await closeAll();
    await rm(own.folder, { recursive: true });
  });
  return own;

  function aCollector(readDeployments = async () => [VISITED]): Collector {
    const collector = new Collector({
      place: own.place,
      readDeployments,
      readDeployment: async () => ({
        hasPage: (route, language) =>
          ['/', '/privacy-policy'].includes(route) && ['en', 'kn'].includes(language),
        parts: ['shell', 'landing'],
      }),
      onError: (error) => own.errors.push(error),
      onDropped: (reason) => own.dropped.push(reason),
      now: () => own.now,
    });
    open.push(collector);
    return collector;
  }

  async function closeAll(): Promise<void> {
    await Promise.all(open.splice(0).map((collector) => collector.close()));
  }

  async function counted(since = 0): Promise<Record<string, number>> {
    const counts = await readCounts(own.place, new Date(since));
    return Object.fromEntries(
      counts.map(({ measure, label, count }) => [`${measure} ${label}`.trim(), count]),
    );
  }
}

/** Hands beacons to a collector as they arrive, in JSON. */
export function take(collector: Collector, ...beacons: object[]) {
  return Promise.all(beacons.map((beacon) => collector.take(JSON.stringify(beacon))));
}
