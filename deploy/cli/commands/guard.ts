import { setTimeout as pause } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { guard, type GuardedChange } from '../../actions/visits/guard';
import { type GuardedShare, guardShare } from '../../actions/visits/guard-share';
import type { Store } from '../../store/store';
import { SiteProblems } from '../../store/site-error';
import type { Context } from '../context/context';
import { sentenceOnChange, sentenceOnShare } from '../format/format-guard';
import { notifyOf } from '../context/outbox';
import { requiredVisitsPlace } from '../context/visits-place';

interface Options {
  file?: string;
  every: number;
  once?: boolean;
  dryRun?: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/** Visits of so many days say how a site does: a week has each day once. */
const DAYS = 7;

export function guardCommand(contextOf: () => Context): Command {
  return new Command('guard')
    .description(
      'watch visits: take back what they went worse by, take the next step of a share where they are fine',
    )
    .option(
      '--file <path>',
      'SQLite file that visits are counted in (default: the database of SITE_METRICS, else SITE_VISITS)',
    )
    .option('--every <seconds>', 'how often to look', readSeconds, 60)
    .option('--once', 'look once, for a timer of your own')
    .option('--dry-run', 'evaluate, and change nothing')
    .action(async ({ file, every, once, dryRun }: Options) => {
      const context = contextOf();
      const place = requiredVisitsPlace(context, file);
      const store = await context.openStore({ mayCreate: false });
      const report = onlyNews(context.report);
      const look = () => guardOnce({ ...context, report }, store, place, dryRun);
      if (once) {
        const refused = (await look()).flatMap(({ problems }) => problems);
        if (refused.length > 0) throw new SiteProblems(refused);
        return;
      }
      await lookUntilStopped(context, look, every * 1000);
    });
}

/** What was found the last time as well is no news: nobody wants a line a minute. */
function onlyNews(report: Context['report']): Context['report'] {
  let last = '';
  return {
    ...report,
    result: (text, fields) => {
      if (text !== last) report.result(text, fields);
      last = text;
    },
  };
}

async function guardOnce(
  context: Context,
  store: Store,
  place: string,
  dryRun?: boolean,
): Promise<(GuardedChange | GuardedShare)[]> {
  const { report, loadSigner } = context;
  const request = {
    store,
    place,
    author: 'Guard',
    progress: (sentence: string) => report.progress(sentence),
    loadSigner,
    dryRun,
  };
  const share = await guardShare(request);
  const changes = await guard({ ...request, since: new Date(Date.now() - DAYS * DAY) });
  const said = [
    ...(share ? [{ ...share, sentence: sentenceOnShare(share) }] : []),
    ...changes.map((change) => ({ ...change, sentence: sentenceOnChange(change) })),
  ];
  const text =
    said.map(({ sentence }) => sentence).join('\n') ||
    'Nothing live is on trial: nothing was there before it, or it was gone back to.';
  report.result(text, { share, changes });
  await notifyOf(
    context,
    said
      .filter((one) => newsOf(one) !== null)
      .map(({ sentence, ...details }) => ({
        what: newsOf(details)!,
        text: sentence,
        details,
      })),
  );
  return said;
}

/** A store or a file that cannot be read now may be read the next time. */
async function lookUntilStopped(
  context: Context,
  look: () => Promise<unknown>,
  every: number,
): Promise<void> {
  const stop = new AbortController();
  void context.untilStopped().then(() => stop.abort());
  while (!stop.signal.aborted) {
    await look().catch((error: Error) => context.report.progress(`Not looked at: ${error.message}`));
    await pause(every, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}

/** What the web hook is told of it; null for nothing. */
function newsOf(one: Pick<GuardedChange, 'takenBack' | 'problems'> & { wentOn?: string | null }) {
  if (one.takenBack) return 'guard-took-back';
  if (one.wentOn) return 'guard-went-on';
  return one.problems.length > 0 ? 'guard-refused' : null;
}

function readSeconds(words: string): number {
  const seconds = Number(words);
  if (Number.isInteger(seconds) && seconds >= 5 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('Give whole seconds from 5 to 3600.');
}
