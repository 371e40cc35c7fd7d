import type { VisitBeacon } from '@site/shared/contracts';
import { Counter, Histogram, Registry } from 'prom-client';
import type { DropReason } from './collector';

/** Upper ends of the buckets, in seconds: Web Vitals' own limits (2.5 and 4 s; 0.2 and 0.5 s) among them. */
const LCP = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP = [0.05, 0.1, 0.2, 0.3, 0.5, 1];

/** Visits for Prometheus since the process started. Labels have few values: no deployment and no release is among them. */
export class VisitMetrics {
  private readonly registry = new Registry();
  private readonly arrivals = this.counter('site_visits_arrivals_total', 'Pages that arrived', [
    'route',
    'language',
  ]);
  private readonly starts = this.counter('site_visits_starts_total', 'Visits in which the site started', [
    'route',
    'language',
  ]);
  private readonly failures = this.counter('site_visits_failures_total', 'Visits in which a part failed', [
    'part',
  ]);
  private readonly clicks = this.counter('site_visits_clicks_total', 'Visits with a click', [
    'control',
    'place',
  ]);
  private readonly drops = this.counter('site_visits_dropped_total', 'Beacons that were not counted', [
    'reason',
  ]);
  private readonly lcp = this.histogram('site_visits_lcp_seconds', 'Largest Contentful Paint', LCP);
  private readonly inp = this.histogram('site_visits_inp_seconds', 'Interaction to Next Paint', INP);

  count(beacon: VisitBeacon): void {
    const { route, language } = beacon;
    if (beacon.kind === 'arrival') this.arrivals.inc({ route, language });
    if (beacon.kind === 'arrival' ? beacon.started : beacon.startedLate) this.starts.inc({ route, language });
    if (beacon.kind === 'arrival') return;
    const { failures, vitals, clicks } = beacon;
    for (const part of new Set(failures.map((failure) => failure.part))) this.failures.inc({ part });
    for (const { control, place } of clicks) this.clicks.inc({ control, place });
    if (vitals.lcp !== undefined) this.lcp.observe(vitals.lcp / 1000);
    if (vitals.inp !== undefined) this.inp.observe(vitals.inp / 1000);
  }

  drop(reason: DropReason): void {
    this.drops.inc({ reason });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** In Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
