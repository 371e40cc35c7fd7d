import { throwErrors } from '../../gates/check-gates';
import type { DeploymentParts } from '../../records/choose-releases';
import {
  type Deployment,
  keepsOffline,
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  type StoredDeployment,
} from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { readLiveDeployment } from '../../records/live-deployment';
import { moveLivePointer } from '../../records/live-pointer';
import { assertPlainWords } from '../../records/plain-words';
import { siteFolder } from '../../records/record-names';
import { readStanding } from '../../records/standing';
import { writeEncoded } from '../../records/write-site';
import { type Store, StoreConflict } from '../../store/store';
import { withdrawnAmong } from '../withdraw/withdrawn-among';
import type { LoadSigner } from '../people/own-key';
import { Candidate } from './candidate';
import { reportRefused } from './report-refused';
import { applySeal, prepareSeal } from './seal';

export interface PromoteRequest {
  store: Store;
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
  /** The key of whoever does it, for a store with a file of people. */
  loadSigner?: LoadSigner;
}

export interface PromoteOutcome {
  status: 'promoted' | 'already-live' | 'would-promote';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** Parts whose release changes, with the release before; null for a part that is new. */
  changed: { part: string; from: string | null; to: string }[];
  /** Paths whose pages were rendered; the others were kept from an earlier time. */
  rendered: string[];
}

/** How often a promotion is composed anew on top of somebody else's before it gives up. */
const ATTEMPTS = 10;

/**
 * Puts releases live. When somebody else went live in between, composes on top of theirs, so that both end up live.
 * @throws SiteProblems when a gate refuses; SiteError `page-failed` and the like, and the store's faults. The live site
 *   is then as it was.
 */
export async function promote(request: PromoteRequest): Promise<PromoteOutcome> {
  assertPlainWords({ author: request.author, message: request.message });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(request);
    } catch (error) {
      if (!(error instanceof StoreConflict) || attempt === ATTEMPTS) throw error;
      request.progress('Somebody else went live first; composing on top of theirs');
    }
  }
}

/** The steps of going live, in order: nothing is written before every gate let the candidate pass. */
async function promoteOnce(request: PromoteRequest): Promise<PromoteOutcome> {
  const { store, progress, dryRun = false } = request;
  const live = await readLiveDeployment(store);
  const standing = await readStanding(store, live?.deployment ?? null);
  reportRefused(standing, progress);
  const { parts, changed, offline } = plan(request, standing.accepted);
  const isRight = standing.accepted?.name === live?.deployment.name;
  if (live && isRight && changed.length === 0 && keepsOffline(live.deployment.record) === offline)
    return { status: 'already-live', deployment: live.deployment, changed, rendered: [] };

  throwErrors(await withdrawnAmong(store, releasesOf(changed)));
  const changedParts = changed.map(({ part }) => part);
  const seal = await prepareSeal({
    store,
    standing,
    loadSigner: request.loadSigner,
    parts,
    changed: changedParts,
    isUndo: request.restores !== undefined,
  });
  const candidate = await Candidate.open(store, parts, changedParts);
  try {
    const deployment = describe(request, live?.deployment ?? null, {
      parts,
      offline,
      origin: candidate.origin,
    });
    const { name } = nameDeployment(deployment);
    progress(`Composing deployment ${name}`);
    const place = { basePath: '', offline };
    const { site, problems, rendered, altered, cacheRenders } = await candidate.compose(
      name,
      place,
      request.author,
    );
    if (altered.length > 0)
      progress(
        `What was kept of ${altered.join(', ')} is not what its release renders; it is rendered anew. Find out who writes to the store: npm run site -- verify`,
      );
    throwErrors(problems);
    if (dryRun) return { status: 'would-promote', deployment: nameDeployment(deployment), changed, rendered };

    await cacheRenders();
    const filesSha256 = await writeEncoded(store, siteFolder(name), site);
    const written = { ...(await writeDeployment(store, deployment)), filesSha256 };
    if (seal) await applySeal(store, seal, standing, written);
    await moveLivePointer(store, live?.version ?? null, written);
    return { status: 'promoted', deployment: written, changed, rendered };
  } finally {
    await candidate.close();
  }
}

function releasesOf(changed: PromoteOutcome['changed']): Record<string, { release: string }> {
  return Object.fromEntries(changed.map(({ part, to }) => [part, { release: to }]));
}

interface Plan {
  /** Every part with the release that is to be live. */
  parts: DeploymentParts;
  changed: PromoteOutcome['changed'];
  offline: boolean;
}

function plan({ parts, offline }: PromoteRequest, live: NamedDeployment | null): Plan {
  const before = live?.record.parts ?? {};
  const changed = Object.entries(parts)
    .map(([part, { release }]) => ({ part, from: before[part]?.release ?? null, to: release }))
    .filter(({ from, to }) => from !== to);
  return { parts: { ...before, ...parts }, changed, offline: offline ?? keepsOffline(live?.record) };
}

/** The record of the deployment that would come after the live one. */
function describe(
  { author, message, restores }: PromoteRequest,
  live: NamedDeployment | null,
  { parts, offline, origin }: Pick<Plan, 'parts' | 'offline'> & { origin: string },
): Deployment {
  return nextDeployment(live, {
    site: null,
    parts,
    kind: restores ? 'rollback' : 'promote',
    author,
    message,
    time: new Date().toISOString(),
    origin,
    ...(!offline && { offline }),
    ...(restores && { restores }),
  });
}
