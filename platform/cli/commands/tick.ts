import { Command } from 'commander';
import { changesOfTick, tick } from '@site/operations';
import { SiteProblems } from '@site/errors';
import { shortTime } from '@site/text';
import type { Context } from '../context/context';
import { sentenceOn, scheduleSigner } from '../context/schedules';
import { mailFrom, notifyOf, stampAfterGoingLive } from '../context/outbox';

export function tickCommand(contextOf: () => Context): Command {
  return new Command('tick')
    .description('put live, and roll back, what is scheduled and due; to be run every minute')
    .action(async () => {
      const context = contextOf();
      const { report } = context;
      const store = await context.openStore({ mayCreate: false });
      const loadSigner = () => scheduleSigner(context, store);
      const { done, refused, next } = await tick({ store, progress: report.progress, loadSigner });
      const stamped = await stampAfterGoingLive(context, store);
      const lines = done.map(sentenceOn);
      const nothing = refused.length > 0 ? 'What is due was refused.' : 'Nothing is due.';
      const rest = next ? `Next: ${shortTime(next)}` : 'Nothing else is scheduled.';
      report.log('information', [...(lines.length > 0 ? lines : [nothing]), rest].join('\n'), {
        done,
        refused: refused.map(({ number, problems }) => ({ number, problems })),
        next: next?.toISOString() ?? null,
        stamped,
      });
      await notifyOf(context, changesOfTick({ done, refused }));
      await mailFrom(context, store);
      if (refused.length === 0) return;
      const problems = refused.flatMap(({ number, problems: of }) => {
        // A record that cannot be read is no schedule.
        const what = number === 0 ? '' : `Schedule ${number} was refused, and what is live stays: `;
        return of.map((problem) => ({ ...problem, message: what + problem.message }));
      });
      throw new SiteProblems(problems);
    });
}
