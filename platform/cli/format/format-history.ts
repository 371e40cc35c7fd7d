import type { History, HistoryEntry } from '@site/operations';
import { formatTable, personName, shortTime } from '@site/text';
import { isRollbackOfPart } from '@site/ledger';
import { atAddress, howToSee, type SiteAddress } from '../context/site-address';

/** What was live, newest first, in lines. @param parts that were asked for; none: all */
export function formatHistory(
  { entries, hasMore }: Pick<History, 'entries' | 'hasMore'>,
  parts: string[],
  address: SiteAddress | null,
): string {
  if (!address) return parts.length > 0 ? nothingOf(parts) : NOTHING;
  const rows = entries.map((entry) => {
    const { name, record } = entry;
    return [name, shortTime(record.time), personName(record.author), whatOf(entry), record.message];
  });
  const heading = [`What was live${atAddress(address)}, newest first:`];
  const more = hasMore
    ? [`There are earlier deployments: npm run site -- status --history ${entries.length * 5}`]
    : [];
  const table = formatTable(['deployment', 'made', 'by', 'what', 'message'], rows);
  return [...heading, ...table, ...more, ...howToSee(address)].join('\n');
}

const NOTHING = 'Nothing was live yet. Put something live: npm run site -- promote';

function nothingOf(parts: string[]): string {
  return `No part ${parts.map((part) => JSON.stringify(part)).join(' or ')} was live. What is: npm run site -- status`;
}

/** So many parts of a deployment are named; of more, the first ones. */
const NAMED = 4;

/** Names and what is said of them, in a line that can be read. */
function someOf(words: string[], separator: string): string {
  if (words.length <= NAMED) return words.join(separator);
  const shown = words.slice(0, NAMED - 1);
  return `${shown.join(separator)} and ${words.length - shown.length} more`;
}

/** What a deployment did: `landing@3fa9c2d41b7e0011`, or `back to 000012-3fa9c2d41b7e (landing)`. */
function whatOf({ record, changed, retired, withdrawn }: HistoryEntry): string {
  const made = changed.map(
    (part) => `${part}@${record.parts[part]!.release}${withdrawn.includes(part) ? ' (withdrawn since)' : ''}`,
  );
  const releases = someOf([...made, ...retired.map((part) => `${part} retired`)], ' ');
  const mark = changed.some((part) => record.emergencies?.[part]) ? 'EMERGENCY: ' : '';
  const due = record.scheduled ? `, scheduled for ${shortTime(record.scheduled.at)}` : '';
  if (!record.rollsBackTo) return mark + releases + (record.unchecked ? ' (unchecked)' : '') + due;
  if (isRollbackOfPart(record)) return `${releases}, back to that of ${record.rollsBackTo}${due}`;
  return `back to ${record.rollsBackTo} (${someOf([...changed, ...retired], ', ') || 'no part changed'})`;
}
