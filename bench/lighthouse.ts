import { runLighthouse } from '../e2e/support/run-lighthouse';
import type { Progress } from './command';

/** One audit of a page by Lighthouse's own simulated slow 4G. */
export interface Audit {
  /** Mobile performance, 0 to 100. */
  performance: number;
  /** Total blocking time, in ms. */
  blockingTime: number;
}

/** Audits a page as often as asked; fewer where an audit fails. */
export async function auditPage(
  executable: string,
  url: string,
  { runs, cpuSlowdown, progress }: { runs: number; cpuSlowdown: number; progress: Progress },
): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (let audit = 1; audit <= runs; audit += 1) {
    const request = { url, executable, screen: 'phone', categories: ['performance'], cpuSlowdown } as const;
    // An audit that fails takes no other measurement with it.
    const report = await runLighthouse(request).catch((error: Error) => void progress(error.message));
    if (report) {
      audits.push({
        performance: Math.round(report.categories.performance!.score * 100),
        blockingTime: report.audits['total-blocking-time']!.numericValue!,
      });
    }
    const scores = audits.map(({ performance }) => performance).join(', ');
    progress(`${url}: Lighthouse ${audit} of ${runs}: ${scores}`);
  }
  return audits;
}
