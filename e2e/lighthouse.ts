/**
 * Lighthouse's figures for both routes, on a phone and on a desktop, of the site as the world would see it:
 * `npx tsx e2e/lighthouse.ts`. Lighthouse is fetched by npx: it is large, and its figures for speed depend on the
 * machine, so `npm test` does without it. Ends with status 1 when accessibility, best practices or SEO are below 100.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './support/find-browser';
import { putPublicSiteLive } from './support/public-site';
import { runSite, serveSite } from './support/site-command';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const [published, live] = [join(folder, 'published'), join(folder, 'live')];
  runSite(published, 'publish', 'landing', 'legal');
  await putPublicSiteLive(published, live);
  const server = await serveSite(live);
  try {
    for (const path of ['/', '/privacy-policy']) {
      for (const screen of ['phone', 'desktop'])
        tell(path, screen, measure(server.url + path, screen, join(folder, 'report.json')));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function measure(url: string, screen: string, file: string): Report {
  const flags = [
    ...(screen === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser(console.log) };
  const { status, stderr } = spawnSync('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function tell(path: string, screen: string, { categories, audits }: Report): void {
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
