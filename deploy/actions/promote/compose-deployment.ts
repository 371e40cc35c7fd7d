import { throwErrors } from '../../gates/check-gates';
import {
  type Deployment,
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  type StoredDeployment,
  type Emergencies,
} from '../../records/deployment';
import { writeDeployment } from '../../records/deployments';
import { siteFolder } from '../../records/record-names';
import type { Standing } from '../../records/standing';
import { writeEncoded } from '../../records/write-site';
import { peopleProblems } from '../people/open-to-all';
import { Candidate } from './candidate';
import type { PlannedChange } from './plan-change';
import type { PromoteRequest } from './promote-request';
import { collectSignatures, type CollectedSignatures, signDeployment } from './collect-signatures';
import type { DeploymentParts } from '../../records/choose-releases';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { People } from '../../authority/people';
import type { Store } from '../../store/store';
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
  const signatures = await collectSignatures({
    store,
    standing,
    loadSigner: request.loadSigner,
    parts,
    changed,
    isUndo: request.restores !== undefined,
    schedule: request.schedule,
    isEmergency: request.emergency,
  });
  if (request.emergency) assertEmergency(request, signatures);
  const candidate = await Candidate.open(store, parts);
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
    const { site, problems } = await candidate.compose(name, { basePath: '', visits }, request.on);
    throwErrors([...problems, ...looked.problems, ...unsaid]);
    if (dryRun) return { planned, written: null, signatures };

    const filesSha256 = await writeEncoded(store, siteFolder(name), site);
    const written = { ...(await writeDeployment(store, deployment)), filesSha256 };
    if (signatures) await signDeployment(store, signatures, written);
    return { planned, written, signatures };
  } finally {
    candidate.close();
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

/**
 * Refuses an emergency without a reason, and one that nobody needs.
 * @throws SiteError `emergency-unclear`, `emergency-needless`
 */
function assertEmergency({ message }: { message: string }, signatures: object | null): void {
  if (message.trim() === '')
    throw new SiteError(
      'emergency-unclear',
      'An emergency is shipped with its reason; nothing was put live.',
      'Say why: --emergency -m "why"',
    );
  if (signatures) return;
  throw new SiteError(
    'emergency-needless',
    'Nobody has said who may ship what in this store, so no approval is missing; nothing was put live.',
    'Leave --emergency out.',
  );
}

/** The emergencies of what is to be live: those of releases that stay, and those of what a promotion changes for one. */
function emergenciesAfter(
  before: NamedDeployment | null,
  { parts, changed, made }: { parts: DeploymentParts; changed: string[]; made: Emergencies[string] | null },
): { emergencies?: Emergencies } {
  const stay = Object.entries(before?.record.emergencies ?? {}).filter(
    ([part]) => part in parts && !changed.includes(part),
  );
  const emergencies = Object.fromEntries([
    ...stay,
    ...(made ? changed.map((part) => [part, made]) : []),
  ]) as Emergencies;
  return Object.keys(emergencies).length > 0 ? { emergencies } : {};
}

/**
 * Looks for a check of a candidate where it takes one: releases that go live on a public address. Going back takes none, since
 * what visitors see is worse; and on a machine of one's own there are no visitors.
 * @throws SiteError `reason-missing`
 */
async function lookForCheck(
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
