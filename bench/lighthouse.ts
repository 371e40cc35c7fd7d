import { runLighthouse } from '../e2e/support/run-lighthouse';
import type { PageResults } from './figures/page-results';
import { spreadOf } from './figures/statistics';
import type { Progress } from './bench-command';

/** Audits vary; the median counts. */
const AUDITS = 3;

export interface AuditRequest {
  /** Path of the browser. */
  executable: string;
  /** Of the site, without a trailing slash. */
  url: string;
  pages: PageResults[];
  progress: Progress;
}

/** Adds Lighthouse's mobile performance scores (its own simulated slow 4G) to the pages; a page that it fails on has none. */
export async function auditPages({ executable, url, pages, progress }: AuditRequest): Promise<void> {
  for (const page of pages) {
    const scores: number[] = [];
    for (let audit = 1; audit <= AUDITS; audit += 1) {
      try {
        const score = await scoreOf(executable, url + page.path);
        progress(`${page.path}: Lighthouse ${audit} of ${AUDITS}: ${score}`);
        scores.push(score);
      } catch (error) {
        // An audit that fails takes no other measurement with it.
        progress(`${(error as Error).message}. Leave out --lighthouse, or see what it says.`);
      }
    }
    if (scores.length > 0) page.lighthouse = spreadOf(scores).median;
  }
}

async function scoreOf(executable: string, url: string): Promise<number> {
  const { categories } = await runLighthouse({
    url,
    executable,
    screen: 'phone',
    categories: ['performance'],
  });
  return Math.round(categories.performance!.score * 100);
}
