import {
  type Deployment,
  type DeploymentParts,
  type People,
  Checks,
  previewId,
  idOfRelease,
  readRelease,
  idsOfReleases,
} from '@site/ledger';
import { finding, SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';

interface CheckedCandidate {
  /** Every part. */
  parts: DeploymentParts;
  paths: string[];
  /** Null without an access policy. */
  people: People | null;
}

/**
 * Whether a browser has seen every page of exactly this combination, and found nothing.
 * @returns SHA-256 of the check that passed, or null, and why there is none
 * @throws SiteError `record-unreadable`
 */
export async function findPassingCheck(
  store: Store,
  { parts, paths, people }: CheckedCandidate,
): Promise<{ sha256: string | null; problems: SiteProblem[] }> {
  const stored = await new Checks(store, previewId(parts)).readNewest(people);
  const names = idsOfReleases(parts);
  const refused = (code: string, fact: string) => {
    const remedy = `Have a browser open it: npm run site -- check ${names.join(' ')}. In an emergency: promote … --unchecked -m "why", which the history shows.`;
    return { sha256: null, problems: [finding(code, fact, remedy)] };
  };
  const what = names.join(' with ');
  if (!stored) return refused('check-missing', `No browser has opened ${what}; nothing was put live.`);
  const { check, sha256, isSigned } = stored;
  const unseen = paths.filter((path) => !check.paths.includes(path)).join(', ');
  if (unseen)
    return refused('check-partial', `The last check of ${what} left out ${unseen}; nothing was put live.`);
  const count = check.views.reduce((sum, { findings }) => sum + findings.length, 0);
  if (!check.isPassed || count > 0)
    return refused('check-failed', `The last check of ${what} found ${count}; nothing was put live.`);
  for (const [part, { release }] of Object.entries(check.parts)) {
    const time = (await readRelease(store, part, release))?.manifest.time;
    // It cannot have seen what was built after it.
    if (time !== undefined && time > check.time) {
      const fact = `The check of ${check.time} is older than ${idOfRelease({ part, release })}, of ${time}.`;
      return refused('check-outdated', fact);
    }
  }
  if (isSigned) return { sha256, problems: [] };
  const fact = `No person of the access policy signed the check of ${check.time} as it is now; nothing was put live.`;
  return refused('check-unsigned', fact);
}

/**
 * Looks for a check of a candidate where it takes one: releases that go live on a public address. A rollback takes none, since
 * what visitors see is worse; and on a machine of one's own there are no visitors.
 * @param changed the parts whose release changes
 * @returns what a deployment says of its check, and what keeps it from going live
 * @throws SiteError `reason-missing`
 */
export async function requiredCheck(
  store: Store,
  { isPublic, changed, ...candidate }: CheckedCandidate & { isPublic: boolean; changed: string[] },
  asked: { message: string; rollsBackTo?: string; isUnchecked?: boolean },
): Promise<{ flags: Pick<Deployment, 'check' | 'unchecked'>; problems: SiteProblem[] }> {
  if (!isPublic || changed.length === 0 || asked.rollsBackTo !== undefined)
    return { flags: {}, problems: [] };
  const { sha256, problems } = await findPassingCheck(store, candidate);
  if (sha256 !== null) return { flags: { check: sha256 }, problems: [] };
  if (!asked.isUnchecked) return { flags: {}, problems };
  if (asked.message.trim() === '')
    throw new SiteError(
      'reason-missing',
      'Releases that no browser has seen go live for a reason alone, and none was given; nothing was put live.',
      'Give it: promote … --unchecked -m "why"',
    );
  return { flags: { unchecked: true }, problems: [] };
}
