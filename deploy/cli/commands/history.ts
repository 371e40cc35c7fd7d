import { Command, InvalidArgumentError } from 'commander';
import { HISTORY_READS, type HistoryEntry, readHistory } from '../../actions/history';
import { formatTable, personName } from '../../text/table';
import { isRollbackOfPart } from '../../records/deployment';
import { shortTime } from '../../text/time';
import type { Context } from '../context/context';
import { atAddress, howToSee, type SiteAddress, siteAddress } from '../context/site-address';

export function historyCommand(contextOf: () => Context): Command {
  return new Command('history')
    .description('what was live, newest first')
    .option('-n, --limit <deployments>', 'the most deployments to tell', readLimit, 20)
    .option('--part <name>', 'only what changed this part')
    .action(async ({ limit, part }: { limit: number; part?: string }) => {
      const { report, ...context } = contextOf();
      const store = await context.openStore({ mayCreate: false, readFirst: HISTORY_READS });
      const { entries, hasMore, problems } = await readHistory(store, limit, { part });
      const fields = entries.map(({ name, sha256, changed, retired, withdrawn, record }) => ({
        name,
        sha256,
        changed,
        retired,
        withdrawn,
        ...record,
      }));
      const [newest] = entries;
      const address = newest && (await siteAddress(context, store, newest.record.origin));
      report.result(address ? formatHistory(entries, hasMore, address) : part ? nothingOf(part) : NOTHING, {
        deployments: fields,
        hasMore,
      });
      problems.forEach((problem) => report.problem(problem));
    });
}

const NOTHING = 'Nothing was live yet. Put something live: npm run site -- promote';

function nothingOf(part: string): string {
  return `No part ${JSON.stringify(part)} was live. What is: npm run site -- status`;
}

/** So many parts of a deployment are named; of more, the first ones. */
const NAMED = 4;

/** Names and what is said of them, in a line that can be read. */
function someOf(words: string[], separator: string): string {
  if (words.length <= NAMED) return words.join(separator);
  const shown = words.slice(0, NAMED - 1);
  return `${shown.join(separator)} and ${words.length - shown.length} more`;
}

function formatHistory(entries: HistoryEntry[], hasMore: boolean, address: SiteAddress): string {
  const rows = entries.map((entry) => {
    const { name, record } = entry;
    return [name, shortTime(record.time), personName(record.author), whatOf(entry), record.message];
  });
  const heading = [`What was live${atAddress(address)}, newest first:`];
  const more = hasMore
    ? [`There are earlier deployments: npm run site -- history --limit ${entries.length * 5}`]
    : [];
  const table = formatTable(['deployment', 'made', 'by', 'what', 'message'], rows);
  return [...heading, ...table, ...more, ...howToSee(address)].join('\n');
}

/** What a deployment did: `landing@3fa9c2d41b7e0011`, or `back to 000012-3fa9c2d41b7e (landing)`. */
function whatOf({ record, changed, retired, withdrawn }: HistoryEntry): string {
  const made = changed.map(
    (part) => `${part}@${record.parts[part]!.release}${withdrawn.includes(part) ? ' (withdrawn since)' : ''}`,
  );
  const releases = someOf([...made, ...retired.map((part) => `${part} retired`)], ' ');
  const mark = record.emergency ? 'EMERGENCY: ' : '';
  const due = record.scheduled ? `, scheduled for ${shortTime(record.scheduled.at)}` : '';
  if (!record.restores) return mark + releases + (record.unchecked ? ' (unchecked)' : '') + due;
  if (isRollbackOfPart(record)) return `${releases}, back to that of ${record.restores}${due}`;
  return `back to ${record.restores} (${someOf([...changed, ...retired], ', ') || 'no part changed'})`;
}

function readLimit(words: string): number {
  if (/^[1-9]\d{0,5}$/.test(words)) return Number(words);
  throw new InvalidArgumentError(`"${words}" is no whole number from 1.`);
}
