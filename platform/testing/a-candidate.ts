import { compose } from '@site/composer';
import type { WeighedCandidate } from '../gates/candidate';
import { parsePages } from '../gates/page-document';
import { weighPages } from '../gates/budget-gate';
import { readParts } from '@site/ledger';
import { byPart } from '../operations/promote/candidate';
import { MemoryStore } from './memory-store';
import { aLanding, aLegal, aShell, publishAll, type TinyPart } from './tiny-parts';

export interface CandidateOptions {
  /** Shell, landing and legal unless others are given. */
  parts?: TinyPart[];
  basePath?: string;
  /** Changes what was composed for a path, for what tiny parts cannot get wrong by themselves. */
  change?: (html: string, path: string) => string;
}

/** Tiny parts composed, as page gates check them. */
export async function aCandidate({
  parts = [aShell(), aLanding(), aLegal()],
  basePath = '',
  change = (html) => html,
}: CandidateOptions = {}): Promise<WeighedCandidate> {
  const { manifests, builds } = await readTiny(parts);
  const composed = await compose({ deployment: '000001-3fa9c2d41b7e', basePath, builds });
  const pages = composed.pages.map((page) => ({
    ...page,
    html: change(page.html, page.route?.path ?? '/404'),
  }));
  const files = { ...composed.files };
  for (const { file, html } of pages) files[file] = html;
  return {
    ...composed,
    basePath,
    pages,
    files,
    manifests,
    builds,
    translations: await byPart(builds, (build) => build.readOpenTranslations()),
    sizes: await weighPages(pages),
    today: '2026-11-22',
    documents: parsePages(pages),
  };
}

/** Manifests of tiny parts, as release gates check them. */
export const manifestsOf = async (parts: TinyPart[]) => (await readTiny(parts)).manifests;

/** Builds of tiny parts, as pages are composed of them. */
export const buildsOf = async (parts: TinyPart[]) => (await readTiny(parts)).builds;

async function readTiny(parts: TinyPart[]) {
  const store = new MemoryStore();
  return readParts(store, await publishAll(store, parts));
}
