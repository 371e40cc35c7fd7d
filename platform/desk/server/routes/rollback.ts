import type { Rollback } from '../../api/history';
import {
  type NamedDeployment,
  findDeployment,
  nothingLive,
  readHead,
  readRelease,
  unknownRelease,
} from '@site/ledger';
import { collectSignatures, earlierRelease, releaseAt, rollback } from '@site/operations';
import { throwErrors, withdrawnGate } from '@site/gates';
import { SiteError, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import type { DeskContext } from '../context/desk-context';
import { readSummary } from './summaries';

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

async function ofSite({ store, author, loadSigner }: DeskContext, to: string | null): Promise<Rollback> {
  try {
    const request = { store, author, message: '', dryRun: true, loadSigner, target: to };
    const { status, rolledBackTo } = await rollback(request);
    const why = status === 'already-live' ? 'The site shows it already.' : null;
    return { ...(await shown(store, rolledBackTo)), part: null, release: null, why };
  } catch (error) {
    // Without a deployment to roll back to, there is nothing to show.
    if (to === null) throw error;
    return {
      ...(await shown(store, await findDeployment(store, to))),
      part: null,
      release: null,
      why: reasonIn(error),
    };
  }
}

async function ofPart(
  { store, loadSigner }: DeskContext,
  part: string,
  to: string | null,
): Promise<Rollback> {
  const history = await readHead(store);
  const { newest: live, accepted } = history;
  if (!live) throw nothingLive();
  const { deployment, release } =
    to === null ? await earlierRelease(store, part) : await releaseAt(store, part, to);
  const { rolledBackTo } = await shown(store, await findDeployment(store, deployment));
  const stored = await readRelease(store, part, release.release);
  if (!stored) throw unknownRelease(part, release.release);
  const { author, message, time } = stored.manifest;
  const back = { rolledBackTo, part, release: { author, message, time }, to: `${part}@${release.release}` };
  if (live.record.parts[part]?.release === release.release)
    return { ...back, why: 'That release is live already.' };
  try {
    throwErrors(await withdrawnGate(store, { [part]: release }));
    const parts = { ...accepted?.record.parts, [part]: release };
    await collectSignatures({ store, history, loadSigner, parts, changed: [part], isRollback: true });
    return { ...back, why: null };
  } catch (error) {
    return { ...back, why: reasonIn(error) };
  }
}

async function shown(store: Store, rolledBackTo: NamedDeployment) {
  return { rolledBackTo: await readSummary(store, rolledBackTo), to: rolledBackTo.name };
}

function reasonIn(error: unknown): string {
  if (error instanceof SiteError || error instanceof SiteProblems) return error.message;
  throw error;
}
