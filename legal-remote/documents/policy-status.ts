import type { Words } from '../content/words.schema';
import type { HistoryEntry } from '../policy/history';
import type { ShownStatus } from '../policy/shown-status';

/** The status as labelled lines of text. A draft has no date from which it is in force. */
export function statusLines({ facts }: Words, status: ShownStatus): string[] {
  if (status.kind === 'draft') return [`${facts.status}: ${facts.draft.replace('{date}', status.writtenOn)}`];
  return [`${facts.inForce}: ${status.effectiveDate}`, `${facts.updated}: ${status.approvedOn}`];
}

/** Since when a version is in force, for the list of versions. */
export function sinceWhen(
  { history }: Words,
  { status, isComing }: Pick<HistoryEntry, 'status' | 'isComing'>,
): string {
  if (status.kind === 'draft') return history.draft.replace('{date}', status.writtenOn);
  return `${isComing ? history.coming : history.inForce} ${status.effectiveDate}`;
}
