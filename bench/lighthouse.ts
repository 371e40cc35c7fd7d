import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchError } from './bench-error';
import type { PageResults } from './figures/page-results';
import { spreadOf } from './figures/statistics';
import type { Progress } from './options';

const execute = promisify(execFile);

/** Fetched when it is asked for: nothing else of the project needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

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
        progress(error instanceof BenchError ? `${error.message}. ${error.remedy}` : String(error));
      }
    }
    if (scores.length > 0) page.lighthouse = spreadOf(scores).median;
  }
}

async function scoreOf(executable: string, url: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  const args = ['--yes', LIGHTHOUSE, url, '--only-categories=performance', '--form-factor=mobile', '--quiet'];
  const output = [
    '--output=json',
    `--output-path=${report}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  try {
    await execute('npx', [...args, ...output], {
      env: { ...process.env, CHROME_PATH: executable },
      maxBuffer: 64 * 1024 * 1024,
    });
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: { performance: { score: number | null } };
    };
    if (categories.performance.score === null) throw new Error('it gave no score');
    return Math.round(categories.performance.score * 100);
  } catch (cause) {
    const reason = String((cause as { stderr?: string }).stderr || (cause as Error).message)
      .trim()
      .split('\n')
      .at(-1);
    throw new BenchError(
      `Lighthouse failed on ${url}: ${reason}`,
      'Leave out --lighthouse, or see what it says.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
