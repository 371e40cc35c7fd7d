import { runLighthouse } from '../e2e/support/run-lighthouse';
import type { Progress } from './command';

/** One audit of a page by Lighthouse's own simulated slow 4G. */
export interface Audit {
  /** Mobile performance, 0 to 100. */
  performance: number;
  /** Total blocking time, in ms. */
  blockingTime: number;
  /** How fast Lighthouse found the machine: two machines with a like number can be compared. */
  benchmarkIndex: number;
}

/** Audits a page as often as asked; fewer where an audit fails. */
export async function auditPage(
  executable: string,
  url: string,
  { runs, progress }: { runs: number; progress: Progress },
): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (let audit = 1; audit <= runs; audit += 1) {
    const running = runLighthouse({ url, executable, screen: 'phone', categories: ['performance'] });
    // An audit that fails takes no other measurement with it.
    const report = await running.catch((error: Error) => void progress(error.message));
    if (report) {
      audits.push({
        performance: Math.round(report.categories.performance!.score * 100),
        blockingTime: report.audits['total-blocking-time']!.numericValue!,
        benchmarkIndex: report.environment.benchmarkIndex,
      });
    }
    const scores = audits.map(({ performance }) => performance).join(', ');
    progress(`${url}: Lighthouse ${audit} of ${runs}: ${scores}`);
  }
  return audits;
}
