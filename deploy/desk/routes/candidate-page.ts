import type { Candidate, CandidatePage } from '@site/desk/api/waiting';
import { ALLOWED, allowedActs, forbidden, type Permissions } from '../../actions/approve/allowed-acts';
import { peopleProblems } from '../../actions/people/open-to-all';
import { findCheck } from '../../actions/promote/find-check';
import { previewId, previewPath } from '../../actions/preview';
import { pagePaths } from '../../check/views';
import { isPublicOrigin } from '../../compose/origin';
import { readNewestCheck } from '../../records/checks';
import { chooseReleases, type DeploymentParts } from '../../records/choose-releases';
import { readLiveDeployment } from '../../records/live-deployment';
import { previewFolder } from '../../records/previews';
import { readSiteTree } from '../../records/site-tree';
import { readStanding } from '../../records/standing';
import type { DeskContext } from '../desk-context';
import { checkOf, readEarlierCheck } from './check-routes';
import { defaultPages } from './summaries';

/** A candidate with its preview, its newest check, and what may be done with it by whoever runs the desk. */
export async function readCandidatePage(
  { store, loadSigner, phoneUrl }: DeskContext,
  candidate: Candidate,
): Promise<CandidatePage> {
  const { part, release } = candidate;
  const live = (await readLiveDeployment(store))?.deployment ?? null;
  const { accepted, versions } = await readStanding(store, live);
  const parts: DeploymentParts = {
    ...accepted?.record.parts,
    ...(await chooseReleases(store, [{ part, release }])),
  };
  const id = previewId(parts);
  const tree = await readSiteTree(store, previewFolder(id));
  const check = await readNewestCheck(store, id);
  const version = versions.at(-1) ?? null;
  const { approve, reject, promote, cancel } = await allowedActs({ store, version, part, parts, loadSigner });
  const paths = pagePaths(Object.keys(tree?.files ?? {}));
  const [lacking] =
    live && isPublicOrigin(live.record.origin)
      ? [
          ...(version ? [] : await peopleProblems(store, live.record.origin)),
          ...(await findCheck(store, { parts, paths, people: version?.people ?? null })).problems,
        ]
      : [];
  const goingLive = promote.isAllowed && lacking ? forbidden(lacking.message) : promote;
  return {
    candidate,
    may: mayBeDone(candidate, { approve, reject, promote: goingLive, cancel }),
    preview: {
      id,
      path: previewPath(id),
      isMade: tree !== null,
      pages: defaultPages(Object.keys(tree?.files ?? {})),
      phoneUrl: phoneUrl(previewPath(id)),
    },
    check: check && checkOf(check.check, await readEarlierCheck(store, check.check)),
  };
}

/** A withdrawn release can be let go live again, and nothing else. */
function mayBeDone(
  { withdrawn, schedule }: Candidate,
  { approve, reject, promote, cancel }: Permissions,
): CandidatePage['may'] {
  const isOut = withdrawn !== null;
  const out = forbidden('It is withdrawn.');
  return {
    approve: isOut ? out : approve,
    reject: isOut ? out : reject,
    promote: isOut ? out : promote,
    schedule: isOut ? out : promote,
    withdraw: isOut ? out : ALLOWED,
    reinstate: isOut ? ALLOWED : forbidden('It is not withdrawn.'),
    cancel: schedule ? cancel : forbidden('It is not scheduled.'),
  };
}
