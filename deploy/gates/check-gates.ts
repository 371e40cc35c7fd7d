import { SiteProblems } from '../report/report';
import type { ComposedFile } from '../compose/composed-file';
import type { PartBuild } from '../compose/part-build';
import type { ReleaseManifest } from '../store/release-manifest';
import type { SiteProblem } from '../store/site-error';
import { placeholderGate } from './placeholder-gate';
import { sharedScopeGate } from './shared-scope-gate';

/** The exact combination that wants to go live. */
export interface Candidate {
  manifests: Record<string, ReleaseManifest>;
  builds: Record<string, PartBuild>;
  /** The composed files by name. */
  files: Record<string, ComposedFile>;
  /** Whether the site is served where anybody can see it. */
  isPublic: boolean;
}

/** What must hold before a lock goes live, each in a file of its own. */
const gates: ((candidate: Candidate) => SiteProblem[])[] = [sharedScopeGate, placeholderGate];

/** @throws SiteProblems with everything that any gate has against the candidate */
export async function checkGates(candidate: Candidate): Promise<void> {
  const problems = gates.flatMap((gate) => gate(candidate));
  if (problems.some(({ severity }) => severity === 'error')) throw new SiteProblems(problems);
}
