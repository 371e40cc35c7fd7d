import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Collector, type DropReason } from '../visits/collector';
import type { Count } from '../visits/counts';
import { VisitsFile } from '../visits/visits-file';
import { VISITED } from './beacons';
import { makeTemporaryFolder } from './temporary-folder';

/** What a test of collectors has. */
interface CollectorTest {
  folder: string;
  /** Of the SQLite file; its folder is not there yet. */
  path: string;
  /** The time of day, in ms; a test moves it on. */
  now: number;
  dropped: DropReason[];
  errors: unknown[];
  /** One that counts in the file, for a deployment with two pages in two languages. */
  aCollector(readDeployments?: () => Promise<string[]>): Collector;
  /** Closes all of them, as their processes end. */
  closeAll(): void;
  /** What the file has counted, by measure and label. */
  counted(since?: number): Record<string, number>;
}

/** A folder, a time and collectors of its own for each test of a file. */
export function collectorOfEachTest(): CollectorTest {
  const open: Collector[] = [];
  const own: CollectorTest = {
    folder: '',
    path: '',
    now: 0,
    dropped: [],
    errors: [],
    aCollector,
    closeAll,
    counted,
  };

  beforeEach(async () => {
    own.folder = await makeTemporaryFolder();
    own.path = join(own.folder, 'visits', 'visits.sqlite');
    own.now = Date.UTC(2026, 10, 22, 18, 0, 30);
    own.dropped = [];
    own.errors = [];
  });
  afterEach(async () => {
    closeAll();
    await rm(own.folder, { recursive: true });
  });
  return own;

  function aCollector(readDeployments = async () => [VISITED]): Collector {
    const collector = new Collector({
      path: own.path,
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

  function closeAll(): void {
    open.splice(0).forEach((collector) => collector.close());
  }

  function counted(since = 0): Record<string, number> {
    const counts: Count[] = VisitsFile.readCounts(own.path, new Date(since));
    return Object.fromEntries(
      counts.map(({ measure, label, count }) => [`${measure} ${label}`.trim(), count]),
    );
  }
}

/** Hands beacons to a collector as they arrive, in JSON. */
export function take(collector: Collector, ...beacons: object[]) {
  return Promise.all(beacons.map((beacon) => collector.take(JSON.stringify(beacon))));
}
