import { setTimeout as pause } from 'node:timers/promises';
import type { VisitBeacon } from '@site/shared/contracts';
import { readBeacon } from './beacon';
import { countsOf } from './counts';
import { openVisits } from './open-visits';
import { Tally } from './tally';
import type { VisitsStore } from './visits-store';

/** Why a beacon was not counted. */
export type DropReason =
  'malformed' | 'unknown-deployment' | 'unknown-page' | 'too-large' | 'too-many' | 'foreign' | 'no-room';

/** What pages of a deployment can name. */
export interface VisitedDeployment {
  /** Whether it has a page for a route in a language. */
  hasPage: (route: string, language: string) => boolean;
  parts: string[];
}

interface CollectorOptions {
  /** Path of an SQLite file, or address of a PostgreSQL database. */
  place: string;
  /** Names of the deployments that were live, as the store has them now. */
  readDeployments: () => Promise<string[]>;
  /** Reads one of them. */
  readDeployment: (name: string) => Promise<VisitedDeployment>;
  /** Called when counts cannot be written, once until they can be again. */
  onError: (error: unknown) => void;
  /** Called with each beacon that was counted, and each that was dropped. */
  onCounted?: (beacon: VisitBeacon) => void;
  onDropped?: (reason: DropReason) => void;
  now?: () => number;
}

/** How often counts are tried again that could not be written, in ms. */
const WRITE_EVERY = 2_000;

/** How long a beacon waits for others to be written with it, in ms: one write costs the same for one as for many. */
const GATHER_FOR = 50;

/** The longest that one waits, in ms: a database may be silent. */
const WAIT_AT_MOST = 500;

/** How many beacons may wait for that; more are answered at once. */
const MOST_WAITING = 500;

/** Beacons a second; more are dropped unread. A city's 300,000 visits a day are seven at an average moment; each takes 0.1 ms. */
export const MOST_A_SECOND = 300;

/** How long a list of deployments is good for beacons that name another, in ms. */
const FRESH_FOR = 2_000;

const HOUR = 3_600_000;

/** Takes beacons and counts them by minute. Whatever fails here, nobody who sends one notices. */
export class Collector {
  private readonly tally = new Tally();
  private readonly now: () => number;
  private readonly visits: VisitsStore;
  private readonly timer: NodeJS.Timeout;
  /** Ends when no more is being written. */
  private writing = Promise.resolve();
  private isWriting = false;
  /** Runs while beacons are gathered. */
  private gathering: NodeJS.Timeout | undefined;
  /** Tell those who wait whether it is written. */
  private readonly waiting: ((isWritten: boolean) => void)[] = [];
  /** Beacons that are being read. */
  private readonly taking = new Set<Promise<unknown>>();
  private second = { start: 0, beacons: 0 };
  private deployments = Promise.resolve(new Set<string>());
  private deploymentsReadAt = -Infinity;
  private readonly read = new Map<string, Promise<VisitedDeployment | null>>();
  private rolledUpAt = -Infinity;
  private isFailing = false;

  /** @throws SiteError `visits-file-unusable` */
  constructor(private readonly options: CollectorOptions) {
    this.now = options.now ?? Date.now;
    this.visits = openVisits(options.place);
    this.timer = setInterval(() => {
      if (!this.isWriting) void this.write();
    }, WRITE_EVERY);
  }

  /** Whether another beacon may be read this second; one that may not is counted as dropped. */
  hasRoom(): boolean {
    const start = Math.floor(this.now() / 1000);
    if (this.second.start !== start) this.second = { start, beacons: 0 };
    this.second.beacons += 1;
    if (this.second.beacons <= MOST_A_SECOND) return true;
    this.drop('too-many');
    return false;
  }

  /** @returns why it was not counted; null where it was, in memory at first: {@link untilWritten} */
  take(body: string): Promise<DropReason | null> {
    const taking = this.takeOne(body).finally(() => this.taking.delete(taking));
    this.taking.add(taking);
    return taking;
  }

  private async takeOne(body: string): Promise<DropReason | null> {
    const beacon = readBeacon(body);
    if (!beacon) return this.drop('malformed');
    const deployment = await this.look(beacon.deployment);
    if (!deployment) return this.drop('unknown-deployment');
    if (!isOf(deployment, beacon)) return this.drop('unknown-page');
    if (!this.tally.add(countsOf(beacon), this.now())) return this.drop('no-room');
    this.options.onCounted?.(beacon);
    return null;
  }

  drop(reason: DropReason): DropReason {
    this.options.onDropped?.(reason);
    return reason;
  }

  /**
   * Waits until what was taken so far is written, together with what comes meanwhile.
   * @returns false where it cannot be written soon, and waits in memory
   */
  untilWritten(): Promise<boolean> {
    if (this.isFailing || this.waiting.length >= MOST_WAITING) return Promise.resolve(false);
    this.gathering ??= setTimeout(() => void this.write(), GATHER_FOR);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), WAIT_AT_MOST);
      this.waiting.push((isWritten) => {
        clearTimeout(timer);
        resolve(isWritten);
      });
    });
  }

  /** Writes what was counted; what cannot be written waits for the next time. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  /** Counts also what is being read: who sent it may have left, so no open connection says so. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([Promise.allSettled(this.taking), pause(WAIT_AT_MOST, null, { ref: false })]);
    await this.write();
    await this.visits.close();
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const waiting = this.waiting.splice(0);
    const counts = this.tally.take();
    try {
      if (counts.length > 0) await this.visits.add(counts);
      counts.length = 0;
      if (Math.abs(this.now() - this.rolledUpAt) > HOUR) {
        await this.visits.rollUp(new Date(this.now()));
        this.rolledUpAt = this.now();
      }
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.options.onError(error);
      this.isFailing = true;
    }
    waiting.forEach((tell) => tell(counts.length === 0));
    this.tally.settle(counts);
    this.isWriting = false;
  }

  /** Each is read once: no deployment changes. */
  private async look(name: string): Promise<VisitedDeployment | null> {
    if (!(await this.knows(name))) return null;
    const found =
      this.read.get(name) ??
      this.options.readDeployment(name).catch(() => {
        this.read.delete(name);
        return null;
      });
    this.read.set(name, found);
    return found;
  }

  private async knows(deployment: string): Promise<boolean> {
    const known = await this.deployments;
    const age = Math.abs(this.now() - this.deploymentsReadAt);
    if (known.has(deployment)) return true;
    if (age > FRESH_FOR) {
      this.deploymentsReadAt = this.now();
      this.deployments = this.options.readDeployments().then(
        (names) => new Set(names),
        // The store cannot be had now: what was known goes on being counted.
        () => known,
      );
    }
    return (await this.deployments).has(deployment);
  }
}

function isOf({ hasPage, parts }: VisitedDeployment, beacon: VisitBeacon): boolean {
  const failures = beacon.kind === 'leaving' ? beacon.failures : [];
  return hasPage(beacon.route, beacon.language) && failures.every(({ part }) => parts.includes(part));
}
