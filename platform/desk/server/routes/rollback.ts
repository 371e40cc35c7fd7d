import type { Rollback } from '../../api/history';
import {
  type NamedDeployment,
  earlierRelease,
  findDeployment,
  nothingLive,
  readHead,
  readLinkedDeployment,
} from '@site/ledger';
import { collectSignatures, releaseAt, rollback } from '@site/operations';
import { throwErrors, withdrawnGate } from '@site/gates';
import { SiteError, SiteProblems } from '@site/errors';
import type { DeskContext } from '../context/desk-context';
import { entryOf, summaryOf } from './summaries';

/**
 * What would be live again, and whether the person who asks may do that; nothing is composed.
 * @param part null for the whole site
 * @param to the deployment to roll back to; null for the one before
 */
export async function readRollback(
  desk: DeskContext,
  part: string | null,
  to: string | null,
): Promise<Rollback> {
  return part === null ? ofSite(desk, to) : ofPart(desk, part, to);
}

async function ofSite(desk: DeskContext, to: string | null): Promise<Rollback> {
  const { store, author, loadSigner } = desk;
  try {
    const request = { store, author, message: '', dryRun: true, loadSigner, target: to };
    const { status, rolledBackTo } = await rollback(request);
    const why = status === 'already-live' ? 'The site shows it already.' : null;
    return { ...(await shown(desk, rolledBackTo)), part: null, release: null, ...permission(why) };
  } catch (error) {
    // Without a deployment to roll back to, there is nothing to show.
    if (to === null) throw error;
    const rolledBackTo = await findDeployment(store, to);
    return {
      ...(await shown(desk, rolledBackTo)),
      part: null,
      release: null,
      ...permission(reasonIn(error)),
    };
  }
}

async function ofPart(desk: DeskContext, part: string, to: string | null): Promise<Rollback> {
  const { store, loadSigner } = desk;
  const head = await readHead(store);
  const { newest: live, accepted } = head;
  if (!live) throw nothingLive();
  const { deployment, release } =
    to === null ? await earlierRelease(store, part) : await releaseAt(store, part, to);
  const rolledBackTo = await findDeployment(store, deployment);
  const back = { ...(await shown(desk, rolledBackTo)), part, release: release.release };
  const toWords = `${part}@${release.release}`;
  if (live.record.parts[part]?.release === release.release)
    return { ...back, to: toWords, ...permission('That release is live already.') };
  try {
    throwErrors(await withdrawnGate(store, { [part]: release }));
    const parts = { ...accepted?.record.parts, [part]: release };
    await collectSignatures({ store, history: head, loadSigner, parts, changed: [part], isRollback: true });
    return { ...back, to: toWords, ...permission(null) };
  } catch (error) {
    return { ...back, to: toWords, ...permission(reasonIn(error)) };
  }
}

async function shown({ store }: DeskContext, rolledBackTo: NamedDeployment) {
  const reference = rolledBackTo.record.previous;
  const previous = reference && (await readLinkedDeployment(store, reference));
  return { rolledBackTo: summaryOf(entryOf(rolledBackTo, previous)), to: rolledBackTo.name };
}

function permission(why: string | null): Pick<Rollback, 'isAllowed' | 'why'> {
  return { isAllowed: why === null, why };
}

function reasonIn(error: unknown): string {
  if (error instanceof SiteError || error instanceof SiteProblems) return error.message;
  throw error;
}
