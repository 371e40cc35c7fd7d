import { runLighthouse } from '../../e2e/support/run-lighthouse';
import type { Progress } from '../command';

/** Audits vary; the median counts. */
const AUDITS = 3;

/** Lighthouse's mobile performance scores of a page, 0 to 100, by its own simulated slow 4G; fewer where an audit fails. */
export async function auditPage(executable: string, url: string, progress: Progress): Promise<number[]> {
  const scores: number[] = [];
  for (let audit = 1; audit <= AUDITS; audit += 1) {
    const running = runLighthouse({ url, executable, screen: 'phone', categories: ['performance'] });
    // An audit that fails takes no other measurement with it.
    const report = await running.catch((error: Error) => void progress(error.message));
    if (report) scores.push(Math.round(report.categories.performance!.score * 100));
    progress(`${url}: Lighthouse ${audit} of ${AUDITS}: ${scores.join(', ')}`);
  }
  return scores;
}
