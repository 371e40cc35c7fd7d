import { setImmediate as turn } from 'node:timers/promises';
import type { ComposedPage } from '@site/composer';
import { type SiteProblem, throwErrors } from '@site/errors';
import { groupsOf } from '@site/text';
import { exposedModulesGate, movedAddressesGate, pagePathsGate } from './address-gates';
import { budgetGate, weighPages } from './budget-gate';
import type { PageCandidate, PageGate, ReleaseCandidate, ReleaseGate } from './candidate';
import { claimsGate } from './claims-gate';
import { linksGate } from './links-gate';
import { parsePages } from './page-document';
import { businessValuesGate, translationsGate } from './public-gates';
import { sameValuesGate, sharedScopeGate } from './shared-gates';
import { versionDaysGate, versionsGate } from './versions-gate';
import { contentGate, outlineGate } from './words-gates';

const releaseGates: ReleaseGate[] = [
  sharedScopeGate,
  exposedModulesGate,
  pagePathsGate,
  movedAddressesGate,
  sameValuesGate,
];

/** What they find follows from the page and the shell's release alone. */
const wordGates: PageGate[] = [outlineGate, contentGate, claimsGate];

const pageGates: PageGate[] = [
  businessValuesGate,
  translationsGate,
  versionsGate,
  versionDaysGate,
  linksGate,
];

/** Checks releases before they are composed. @returns warnings @throws SiteProblems with everything that any gate has against them */
export function checkReleases(candidate: ReleaseCandidate): SiteProblem[] {
  const problems = releaseGates.flatMap((gate) => gate(candidate));
  throwErrors(problems);
  return problems;
}

/**
 * Everything that any gate has against the composed pages. Words that are live were checked, and so was the weight of pages whose
 * releases are live: of other parts, a page holds nothing but the names of their files. Other threads weigh what is new meanwhile.
 */
export async function checkPages(candidate: Omit<PageCandidate, 'documents'>): Promise<SiteProblem[]> {
  const { pages, liveParts = [], livePages = [] } = candidate;
  const isNewShell = !liveParts.includes('shell');
  const isNewRelease = ({ route }: ComposedPage) =>
    isNewShell || (route !== null && !liveParts.includes(route.remote));
  const isNew = (page: ComposedPage) => isNewShell || (isNewRelease(page) && !livePages.includes(page.file));
  const sizes = weighPages(pages.filter(isNewRelease));
  const documents = parsePages(pages.filter(isNew), isNewShell);
  const composed = { ...candidate, documents };
  const problems: SiteProblem[] = [];
  for (const gate of [...wordGates, ...pageGates]) {
    problems.push(...gate(composed));
    await turn();
  }
  problems.push(...budgetGate({ ...composed, sizes: await sizes }));
  // What a part says of itself, it says with its page in every language.
  return groupsOf(problems, (problem) => JSON.stringify(problem)).map(([first]) => first);
}
