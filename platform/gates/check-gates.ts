import { setImmediate as turn } from 'node:timers/promises';
import type { ComposedPage } from '@site/composer';
import { type SiteProblem, SiteProblems } from '@site/errors';
import { budgetGate, weighPages } from './budget-gate';
import { businessValuesGate } from './business-values-gate';
import type { PageCandidate, PageGate, ReleaseCandidate, ReleaseGate } from './candidate';
import { claimsGate } from './claims-gate';
import { contentGate } from './content-gate';
import { exposedModulesGate } from './exposed-modules-gate';
import { linksGate } from './links-gate';
import { outlineGate } from './outline-gate';
import { parsePages } from './page-document';
import { pagePathsGate } from './page-paths-gate';
import { sameValuesGate } from './same-values-gate';
import { sharedScopeGate } from './shared-scope-gate';
import { translationsGate } from './translations-gate';
import { versionsGate } from './versions-gate';

const releaseGates: ReleaseGate[] = [sharedScopeGate, exposedModulesGate, pagePathsGate, sameValuesGate];

/** What they find follows from the page's release and the shell's alone. */
const wordGates: PageGate[] = [outlineGate, contentGate, claimsGate];

const pageGates: PageGate[] = [businessValuesGate, translationsGate, versionsGate, linksGate];

/** Checks releases before they are composed. @returns warnings @throws SiteProblems with everything that any gate has against them */
export function checkReleases(candidate: ReleaseCandidate): SiteProblem[] {
  const problems = releaseGates.flatMap((gate) => gate(candidate));
  throwErrors(problems);
  return problems;
}

/** Everything that any gate has against the composed pages; words that are live were checked. Other threads weigh them meanwhile. */
export async function checkPages(candidate: Omit<PageCandidate, 'documents'>): Promise<SiteProblem[]> {
  const sizes = weighPages(candidate.pages);
  const isChecked = (part: string) => candidate.checked?.includes(part) ?? false;
  const isNew = ({ route }: ComposedPage) => !isChecked('shell') || !isChecked(route?.remote ?? 'shell');
  const documents = parsePages(candidate.pages.filter(isNew), !isChecked('shell'));
  const composed = { ...candidate, documents };
  const problems: SiteProblem[] = [];
  for (const gate of [...wordGates, ...pageGates]) {
    problems.push(...gate(composed));
    await turn();
  }
  return unique([...problems, ...budgetGate({ ...composed, sizes: await sizes })]);
}

/** What a part says of itself, it says with its page in every language. */
function unique(problems: SiteProblem[]): SiteProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** @throws SiteProblems when one of them is an error */
export function throwErrors(problems: SiteProblem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new SiteProblems(problems);
}
