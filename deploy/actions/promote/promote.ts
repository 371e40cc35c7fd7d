import { throwErrors } from '../../gates/check-gates';
import { moveChannel } from '../../records/live-pointer';
import { writeDeployment } from '../../records/deployments';
import { siteFolder } from '../../records/record-names';
import { readLiveDeployment } from '../../records/live-deployment';
import { keepsOffline, nameDeployment, nextDeployment, type NamedDeployment } from '../../records/deployment';
import { type Store, StoreConflict } from '../../store/store';
import { withReadyReleases } from './candidate';
import type { DeploymentParts } from '../../records/choose-releases';
import { writeEncoded } from '../../records/write-site';

export interface PromoteRequest {
  store: Store;
  channel: string;
  /** Releases to put live; parts that are not named stay as they are live now. */
  parts: DeploymentParts;
  /** Whether browsers keep the site for reading offline; missing: as it is live now, and on at first. */
  offline?: boolean;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Does everything but write: composes, judges, and says what would be. */
  dryRun?: boolean;
  /** For taking a part back: the deployment whose release of it goes live again. */
  restores?: string;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: NamedDeployment;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
  /** Paths whose pages were rendered; the others were kept from an earlier time. */
  rendered: string[];
}

/** How often a promotion is composed anew on top of somebody else's before it gives up. */
const ATTEMPTS = 10;

/**
 * Puts releases live: composes and judges the exact combination, then moves the channel's pointer. When somebody else
 * went live in between, composes on top of theirs, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError `page-failed` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(request);
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
      request.progress('Somebody else went live first; composing on top of theirs');
    }
  }
}

async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, channel, parts, author, message, progress, dryRun = false, restores } = request;
  const shown = await readLiveDeployment(store, channel);
  const live = shown?.deployment ?? null;
  const changed = changedParts(live?.record.parts ?? {}, parts);
  const offline = request.offline ?? keepsOffline(live?.record);
  const isLive = live && changed.length === 0 && keepsOffline(live.record) === offline;
  if (isLive) return { status: 'already-live', deployment: live, changed, rendered: [] };

  const wanted = { ...live?.record.parts, ...parts };
  return withReadyReleases(store, wanted, async ({ origin, compose }) => {
    const time = new Date().toISOString();
    const facts = { site: null, parts: wanted, kind: 'promote' as const, author, message, time };
    const more = { ...(!offline && { offline }), ...(restores && { restores }) };
    const deployment = nextDeployment(live, { ...facts, origin, ...more });
    const { name } = nameDeployment(deployment);
    progress(`Composing deployment ${name}`);
    const { site, problems, rendered, keepRenders } = await compose(name, { basePath: '', offline });
    throwErrors(problems);
    if (dryRun) return { status: 'would-promote', deployment: nameDeployment(deployment), changed, rendered };

    await keepRenders();
    await writeEncoded(store, siteFolder(name), site);
    const written = await writeDeployment(store, deployment);
    await moveChannel(store, channel, shown?.version ?? null, written);
    return { status: 'promoted', deployment: written, changed, rendered };
  });
}

function changedParts(live: DeploymentParts, wanted: DeploymentParts): PromoteOutcome['changed'] {
  return Object.entries(wanted)
    .map(([part, { release }]) => ({ part, from: live[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
}
