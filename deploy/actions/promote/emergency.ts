import type { Envelope } from '../../authority/envelope';
import { readApprovals } from '../../records/approvals';
import type { NamedDeployment, StoredDeployment } from '../../records/deployment';
import { recordEmergency } from '../../records/emergencies';
import { lastEmergency } from '../../records/emergency-rule';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';

/**
 * Refuses an emergency without a reason, and one that nobody needs.
 * @throws SiteError `emergency-unclear`, `emergency-needless`
 */
export function assertEmergency({ message }: { message: string }, signatures: object | null): void {
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

/** Records each release that a deployment puts live as an emergency, so that status finds it. */
export async function recordEmergencies(
  store: Store,
  { name, record }: StoredDeployment,
  parts: string[],
): Promise<void> {
  const { author, message, time } = record;
  for (const part of parts)
    await recordEmergency(store, {
      part,
      release: record.parts[part]!.release,
      deployment: name,
      author,
      message,
      time,
    });
}

/** What was said of the last emergency of a part. */
export async function readConfirmations(
  store: Store,
  part: string,
  newest: NamedDeployment | null,
): Promise<Envelope[]> {
  const last = await lastEmergency(store, part, newest);
  if (!last) return [];
  const said = await readApprovals(store, part, last.record.parts[part]!.release);
  return said.map(({ envelope }) => envelope);
}
