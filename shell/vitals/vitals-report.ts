import type { PageDeployment } from '@site/shared/contracts';
import { routeOf } from '../routes/routes';

/** One of web-vitals' figures: ms, or for CLS a share of the viewport. */
export interface Vital {
  name: string;
  value: number;
  /** The same for all reports of one figure of one visit: a later value replaces an earlier one. */
  id: string;
}

/** What is sent: enough to see which release of which part made a page slower, and nothing about the visitor. */
export interface VitalsReport {
  /** Path of the route that the visit began with; `/404` for every address that the site does not have. */
  page: string;
  /** The part that brings the page, and its release. */
  part: string;
  release: string;
  deployment: string;
  vitals: Vital[];
}

/** Collects figures until the visitor leaves the page, then sends those that are new in one beacon. */
export class VitalsCollection {
  private readonly unsent = new Map<string, Vital>();
  private readonly origin: Omit<VitalsReport, 'vitals'>;

  /** @param path of the page, below the base path */
  constructor(
    deployment: PageDeployment,
    path: string,
    private readonly endpoint: string,
  ) {
    const route = routeOf(path);
    const part = route?.remote ?? 'shell';
    this.origin = {
      page: route?.path ?? '/404',
      part,
      release: deployment.parts[part]?.release ?? 'none',
      deployment: deployment.deployment,
    };
  }

  note = ({ name, value, id }: Vital): void => {
    this.unsent.set(id, { name, value: rounded(name, value), id });
  };

  /** Sends nothing when nothing is new, such as when the visitor switches away a second time. */
  send = (): void => {
    if (this.unsent.size === 0) return;
    const report: VitalsReport = { ...this.origin, vitals: [...this.unsent.values()] };
    this.unsent.clear();
    navigator.sendBeacon(this.endpoint, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
}

function rounded(name: string, value: number): number {
  return name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
}
