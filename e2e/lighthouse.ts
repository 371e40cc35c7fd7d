/**
 * Lighthouse's scores for both routes of the site as the world would see it: `npm run lighthouse` takes the English pages, on a
 * phone and on a desktop; `npm run lighthouse -- kn ur` those of these languages, on a phone. Figures for speed depend on the
 * machine, so `npm test` does without them, and languages too. Ends with status 1 when accessibility, best practices or
 * SEO are below 100.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languagePath, languages } from '../shared/site/languages';
import { findBrowser } from './support/find-browser';
import { putPublicSiteLive } from './support/public-site';
import { type LighthouseRequest, runLighthouse } from './support/run-lighthouse';
import { serveSite } from './support/site-command';
import { sitePaths } from './support/site-paths';

type Screen = LighthouseRequest['screen'];

/** What is to be 100, wherever it is audited. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const WITH_SPEED = ['performance', ...CATEGORIES];

/** @param asked tags of languages; none for English, on both screens and with speed */
async function main(asked: string[]): Promise<void> {
  const tags = languages.map(({ tag }) => tag);
  const unknown = asked.find((tag) => !tags.includes(tag));
  if (unknown) throw new Error(`"${unknown}" is no language of the site. It has ${tags.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const store = join(folder, 'store');
  await putPublicSiteLive(store);
  const server = await serveSite(store);
  const audit = (path: string, screen: Screen, categories: string[]) =>
    auditPage({ url: server.url + path, executable: findBrowser(console.log), screen, categories });
  try {
    for (const path of asked.flatMap((tag) => sitePaths.map((page) => languagePath(tag) + page)))
      await audit(path, 'phone', CATEGORIES);
    for (const path of asked.length > 0 ? [] : sitePaths)
      for (const screen of ['phone', 'desktop'] as const) await audit(path, screen, WITH_SPEED);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function auditPage(request: LighthouseRequest): Promise<void> {
  const { categories, audits } = await runLighthouse(request);
  const scores = request.categories.map((name) => `${name} ${Math.round(categories[name]!.score * 100)}`);
  console.log(`${new URL(request.url).pathname} on a ${request.screen}: ${scores.join(', ')}`);
  for (const name of CATEGORIES) {
    const failed = categories[name]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    failed.forEach(({ id }) => console.log(`  ${name}: ${audits[id]?.title}`));
    if (failed.length > 0) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
