/**
 * Lighthouse's figures for both routes, on a phone and on a desktop, of the site as the world would see it:
 * `npx tsx e2e/lighthouse.ts`. Its figures for speed depend on the machine, so `npm test` does without it. Ends with
 * status 1 when accessibility, best practices or SEO are below 100.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './support/find-browser';
import { putPublicSiteLive } from './support/public-site';
import { type LighthouseReport, runLighthouse } from './support/run-lighthouse';
import { serveSite } from './support/site-command';
import { sitePaths } from './support/site-paths';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const store = join(folder, 'store');
  const executable = findBrowser(console.log);
  await putPublicSiteLive(store);
  const server = await serveSite(store);
  try {
    for (const path of sitePaths) {
      for (const screen of ['phone', 'desktop'] as const) {
        const request = { url: server.url + path, executable, screen, categories: CATEGORIES };
        printScores(path, screen, await runLighthouse(request));
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function printScores(path: string, screen: string, { categories, audits }: LighthouseReport): void {
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(categories[name]!.score * 100)}`);
  console.log(`${path} on a ${screen}: ${scores.join(', ')}`);
  for (const name of CATEGORIES.filter((category) => category !== 'performance')) {
    const failed = categories[name]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    failed.forEach(({ id }) => console.log(`  ${name}: ${audits[id]?.title}`));
    if (failed.length > 0) process.exitCode = 1;
  }
}

void main();
