import type { VisitBeacon } from '@site/shared/contracts';
import { languages } from '@site/shared/site/languages';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOfFile } from '@site/addresses';
import { type NamedDeployment, siteTreeOf } from '@site/ledger';
import { readBeacon } from './beacon';

/** Why a beacon was not counted. */
export type DropReason = 'malformed' | 'too-large' | 'too-many' | 'foreign';

/** Upper ends of the buckets: Web Vitals' own limits (2.5 and 4 s; 0.2 and 0.5 s; 0.1 and 0.25) among them. */
const LCP = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP = [0.05, 0.1, 0.2, 0.3, 0.5, 1];
const CLS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** The value of a label that is none of those that have series of their own. */
const OTHER = 'other';

/** The most kinds of errors of a deployment that are told apart: fingerprints are the one value that a stranger can invent. */
const MAX_FINGERPRINTS = 20;

/** Beacons a second; more are dropped unread. A city's 300,000 visits a day are seven at an average moment; each takes 0.1 ms. */
export const MAX_PER_SECOND = 300;

const PAGE = ['deployment', 'page', 'language'] as const;
const TAP = [...PAGE, 'control', 'place'] as const;
const RELEASE = ['deployment', 'part', 'release'] as const;

/**
 * Takes beacons and counts them: what Prometheus reads of visits since the process started, and of what is live. Every label has few values: those that the site has, and
 * `other`. Deployments that are neither live nor one of the few before lose their series.
 */
export class SiteMetrics {
  readonly registry = new Registry();
  private readonly arrived = this.counter('site_visits_arrived_total', 'Pages that arrived', PAGE);
  private readonly started = this.counter('site_visits_started_total', 'Visits that started', PAGE);
  private readonly failed = this.counter('site_visits_failed_total', 'Visits in which a part failed', [
    ...PAGE,
    'part',
  ]);
  private readonly errors = this.counter('site_visits_errors_total', 'Visits with an error, by its kind', [
    'deployment',
    'part',
    'fingerprint',
  ]);
  private readonly taps = this.counter('site_visits_taps_total', 'Visits with a tap', TAP);
  private readonly pincodes = this.counter(
    'site_visits_pincode_checks_total',
    'Visits with a pincode check',
    PAGE,
  );
  private readonly vitals = {
    lcp: this.histogram('site_visits_lcp_seconds', 'Largest Contentful Paint', LCP),
    inp: this.histogram('site_visits_inp_seconds', 'Interaction to Next Paint', INP),
    cls: this.histogram('site_visits_cls_ratio', 'Cumulative Layout Shift', CLS),
  };
  private readonly dropped = this.counter('site_beacons_dropped_total', 'Beacons that were not counted', [
    'reason',
  ]);
  private readonly live = this.gauge('site_live_deployment_info', 'The deployment that is served', [
    'deployment',
  ]);
  private readonly releases = this.gauge('site_release_info', 'Releases of recent deployments', RELEASE);

  private recent = new Set<string>();
  private pages = new Set<string>();
  private parts = new Set<string>();
  private readonly fingerprints = new Map<string, Set<string>>();
  private second = { start: 0, beacons: 0 };

  /** @param now the time of day, in ms */
  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Has series for what is live, each from zero on, and for the few deployments before; those of older ones end.
   * @param recent what is live and some before it, newest first
   * @param files names of the files that are live
   */
  async follow(recent: NamedDeployment[], files: string[]): Promise<void> {
    const deployments = new Map(recent.map((one) => [siteTreeOf(one), one.record.parts]));
    const visited = files.map(routeOfFile).filter((page) => page !== null);
    this.recent = new Set(deployments.keys());
    this.pages = new Set(visited.map(({ route }) => route));
    this.parts = new Set([...deployments.values()].flatMap((parts) => Object.keys(parts)));
    this.live.reset();
    this.releases.reset();
    for (const [deployment, parts] of deployments)
      for (const [part, { release }] of Object.entries(parts))
        this.releases.set({ deployment, part, release }, 1);
    const [deployment] = this.recent;
    if (deployment === undefined) return;
    this.live.set({ deployment }, 1);
    for (const { route: page, language } of visited) {
      const labels = { deployment, page, language };
      this.arrived.inc(labels, 0);
      this.started.inc(labels, 0);
      for (const part of Object.keys(deployments.get(deployment)!)) this.failed.inc({ ...labels, part }, 0);
    }
    await this.endOld();
  }

  /** Whether another beacon may be read this second; one that may not is counted as dropped. */
  hasRoom(): boolean {
    const start = Math.floor(this.now() / 1000);
    if (this.second.start !== start) this.second = { start, beacons: 0 };
    this.second.beacons += 1;
    if (this.second.beacons <= MAX_PER_SECOND) return true;
    this.drop('too-many');
    return false;
  }

  /** @returns false for what no page of ours sends */
  take(body: string): boolean {
    const beacon = readBeacon(body);
    if (beacon) this.count(beacon);
    else this.drop('malformed');
    return beacon !== null;
  }

  count(beacon: VisitBeacon): void {
    const labels = {
      deployment: this.recent.has(beacon.deployment) ? beacon.deployment : OTHER,
      page: this.pages.has(beacon.route) ? beacon.route : OTHER,
      language: languages.some(({ tag }) => tag === beacon.language) ? beacon.language : OTHER,
    };
    if (beacon.kind === 'arrival') this.arrived.inc(labels);
    if (beacon.kind === 'arrival' ? beacon.started : beacon.startedLate) this.started.inc(labels);
    if (beacon.kind === 'arrival') return;
    const { deployment } = labels;
    const failures = beacon.failures.map(({ part, fingerprint }) => ({
      part: this.parts.has(part) ? part : OTHER,
      fingerprint,
    }));
    for (const part of new Set(failures.map((failure) => failure.part))) this.failed.inc({ ...labels, part });
    for (const { part, fingerprint } of failures)
      this.errors.inc({ deployment, part, fingerprint: this.bounded(deployment, fingerprint) });
    for (const { control, place } of beacon.clicks) this.taps.inc({ ...labels, control, place });
    if (beacon.pincode) this.pincodes.inc(labels);
    const { lcp, inp, cls } = beacon.vitals;
    if (lcp !== undefined) this.vitals.lcp.observe(labels, lcp / 1000);
    if (inp !== undefined) this.vitals.inp.observe(labels, inp / 1000);
    if (cls !== undefined) this.vitals.cls.observe(labels, cls);
  }

  drop(reason: DropReason): void {
    this.dropped.inc({ reason });
  }

  private bounded(deployment: string, fingerprint: string): string {
    const known = this.fingerprints.get(deployment) ?? new Set();
    this.fingerprints.set(deployment, known);
    if (known.size < MAX_FINGERPRINTS) known.add(fingerprint);
    return known.has(fingerprint) ? fingerprint : OTHER;
  }

  private async endOld(): Promise<void> {
    const isOld = (name: unknown) => name !== OTHER && !this.recent.has(String(name));
    for (const name of this.fingerprints.keys()) if (isOld(name)) this.fingerprints.delete(name);
    const { arrived, started, failed, errors, taps, pincodes, vitals } = this;
    for (const metric of [arrived, started, failed, errors, taps, pincodes, ...Object.values(vitals)])
      for (const { labels } of (await metric.get()).values) {
        const { le: _, ...own } = labels as Record<string, string>;
        if (isOld(own.deployment)) metric.remove(own);
      }
  }

  private counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, labelNames: readonly string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, labelNames: PAGE, buckets, registers: [this.registry] });
  }
}
