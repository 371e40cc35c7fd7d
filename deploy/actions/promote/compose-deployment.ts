import { throwErrors } from '../../gates/check-gates';
import {
  type Deployment,
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  type StoredDeployment,
} from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { siteFolder } from '../../records/record-names';
import type { Standing } from '../../records/standing';
import { writeEncoded } from '../../records/write-site';
import { peopleProblems } from '../people/open-to-all';
import { asApproved } from './as-approved';
import { Candidate } from './candidate';
import { assertEmergency, emergenciesAfter } from './emergency';
import { lookForCheck } from './look-for-check';
import type { PlannedChange } from './plan-change';
import type { PromoteRequest } from './promote-request';
import { collectSignatures, type CollectedSignatures, signDeployment } from './collect-signatures';

/** A deployment that is to be made. */
interface WantedDeployment {
  plan: PlannedChange;
  /** What its visitors get now, by the rules. */
  standing: Standing;
  /** The newest deployment of the history; null for none. */
  newest: NamedDeployment | null;
}

interface MadeDeployment {
  planned: StoredDeployment;
  /** The same in the store, with its pages and signatures; null for a dry run. No pointer names it yet. */
  written: NamedDeployment | null;
  /** Paths whose pages were rendered; the others were kept from an earlier time. */
  rendered: string[];
  /** Null where nobody has said who may ship what. */
  signatures: CollectedSignatures | null;
}

/** Composes a deployment, and stores it when every gate has let it pass. @throws as a promotion does */
export async function composeDeployment(
  request: PromoteRequest,
  { plan, standing, newest }: WantedDeployment,
): Promise<MadeDeployment> {
  const { store, progress, dryRun = false } = request;
  const { parts, visits } = plan;
  const changed = plan.changed.map(({ part }) => part);
  const collected = await collectSignatures({
    store,
    standing,
    loadSigner: request.loadSigner,
    parts,
    changed,
    isUndo: request.restores !== undefined,
    schedule: request.schedule,
    isEmergency: request.emergency,
  });
  if (request.emergency) assertEmergency(request, collected);
  const candidate = await Candidate.open(store, parts, changed);
  try {
    const people = standing.versions.at(-1)?.people ?? null;
    const looked = await lookForCheck(request, candidate, { parts, changed, people });
    const unsaid = isOpenToWorld(request, candidate, standing)
      ? await peopleProblems(store, candidate.origin)
      : [];
    const { author, message, emergency } = request;
    const made = emergency ? { author, message, time: new Date().toISOString() } : null;
    const facts = {
      ...looked.marks,
      ...emergenciesAfter(standing.accepted, { parts, changed, made }),
      origin: candidate.origin,
    };
    const deployment = describe(request, newest, plan, facts);
    const planned = nameDeployment(deployment);
    const { name } = planned;
    progress(`Composing deployment ${name}`);
    const place = { basePath: '', visits };
    const compose = (isFresh: boolean) =>
      candidate.compose(name, place, request.author, { on: request.on, isFresh });
    const isAsked = request.restores === undefined && !request.emergency;
    const { composed, signatures } = await asApproved(compose, collected, { parts, isAsked });
    const { site, problems, rendered, altered, cacheRenders } = composed;
    if (altered.length > 0)
      progress(
        `What was kept of ${altered.join(', ')} is not what its release renders; it is rendered anew. Find out who writes to the store: npm run site -- verify`,
      );
    throwErrors([...problems, ...looked.problems, ...unsaid]);
    if (dryRun) return { planned, written: null, rendered, signatures };

    await cacheRenders();
    const filesSha256 = await writeEncoded(store, siteFolder(name), site);
    const written = { ...(await writeDeployment(store, deployment)), filesSha256 };
    if (signatures) await signDeployment(store, signatures, written);
    return { planned, written, rendered, signatures };
  } finally {
    await candidate.close();
  }
}

/** Whether everybody sees it, and nobody has said who may put something there. Going back is for everybody, always. */
function isOpenToWorld(
  { isOwnMachine, restores }: PromoteRequest,
  { isPublic }: Candidate,
  { versions }: Standing,
): boolean {
  return isPublic && versions.length === 0 && !isOwnMachine && restores === undefined;
}

/** The record of the deployment that would come after the newest one. */
function describe(
  { author, message, restores, schedule }: PromoteRequest,
  newest: NamedDeployment | null,
  { parts, visits }: PlannedChange,
  facts: Pick<Deployment, 'origin' | 'check' | 'unchecked' | 'emergencies'>,
): Deployment {
  return nextDeployment(newest, {
    site: null,
    parts,
    ...facts,
    kind: restores ? 'rollback' : 'promote',
    author,
    message,
    time: new Date().toISOString(),
    ...(visits && { visits }),
    ...(restores && { restores }),
    ...(schedule && { scheduled: { number: schedule.terms.number, at: schedule.terms.at } }),
  });
}
