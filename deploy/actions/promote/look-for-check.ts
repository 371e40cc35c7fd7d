import type { People } from '../../authority/people';
import type { DeploymentParts } from '../../records/choose-releases';
import type { Deployment } from '../../records/deployment';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import type { Candidate } from './candidate';
import { findCheck } from './find-check';

interface Going {
  store: Store;
  message: string;
  /** It goes back to what was live before. */
  restores?: string;
  /** Though no browser has seen it. */
  isUnchecked?: boolean;
}

interface Combination {
  parts: DeploymentParts;
  /** Names of those that change. */
  changed: string[];
  people: People | null;
}

interface Looked {
  /** What the deployment says of it. */
  marks: Pick<Deployment, 'check' | 'unchecked'>;
  /** What keeps it from going live. */
  problems: SiteProblem[];
}

/**
 * Looks for a check of a candidate where it takes one: releases that go live on a public address. Going back takes none, since
 * what visitors see is worse; and on a machine of one's own there are no visitors.
 * @throws SiteError `reason-missing`
 */
export async function lookForCheck(
  { store, message, restores, isUnchecked = false }: Going,
  { isPublic, paths }: Pick<Candidate, 'isPublic' | 'paths'>,
  { parts, changed, people }: Combination,
): Promise<Looked> {
  if (!isPublic || changed.length === 0 || restores !== undefined) return { marks: {}, problems: [] };
  const { sha256, problems } = await findCheck(store, { parts, paths, people });
  if (sha256 !== null) return { marks: { check: sha256 }, problems: [] };
  if (!isUnchecked) return { marks: {}, problems };
  if (message.trim() === '') {
    throw new SiteError(
      'reason-missing',
      'Releases that no browser has seen go live for a reason alone, and none was given; nothing was put live.',
      'Give it: promote … --unchecked -m "why"',
    );
  }
  return { marks: { unchecked: true }, problems: [] };
}
