import { Command, InvalidArgumentError } from 'commander';
import { type HistoryEntry, readHistory } from '../../actions/history';
import { nameOf, tellTable } from '../../text/table';
import { lockOf, readChannel } from '../../records/live-pointer';
import type { Context } from '../context';

export function historyCommand(contextOf: () => Context): Command {
  return new Command('history')
    .description('what was live, newest first')
    .option('-n, --limit <locks>', 'the most locks to tell', readLimit, 20)
    .action(async ({ limit }: { limit: number }) => {
      const { report, ...context } = contextOf();
      const store = await context.openStore({ mayCreate: false });
      const live = await readChannel(store, context.channel);
      const { entries, hasMore, problems } = await readHistory(store, live && lockOf(live.pointer), limit);
      const fields = entries.map(({ name, sha256, changed, lock }) => ({ name, sha256, changed, ...lock }));
      report.result(tellHistory(entries, hasMore), { locks: fields, hasMore });
      problems.forEach((problem) => report.problem(problem));
    });
}

function tellHistory(entries: HistoryEntry[], hasMore: boolean): string {
  if (entries.length === 0) return 'Nothing was live yet. Put something live: npx site promote';
  const rows = entries.map((entry) => {
    const { name, lock } = entry;
    return [name, lock.time, nameOf(lock.author), whatOf(entry), lock.message];
  });
  const more = hasMore ? [`There are earlier locks: npx site history --limit ${entries.length * 5}`] : [];
  return [...tellTable(['lock', 'made', 'by', 'what', 'message'], rows), ...more].join('\n');
}

/** What a lock did: `landing@3fa9c2d41b7e0011`, or `back to 000012-3fa9c2d41b7e (landing)`. */
function whatOf({ lock, changed }: HistoryEntry): string {
  if (lock.kind === 'rollback')
    return `back to ${lock.restores} (${changed.join(', ') || 'no part changed'})`;
  return changed.map((part) => `${part}@${lock.parts[part]!.release}`).join(' ');
}

function readLimit(words: string): number {
  if (/^[1-9]\d{0,5}$/.test(words)) return Number(words);
  throw new InvalidArgumentError(`"${words}" is no whole number from 1.`);
}
