import { changesOfTick, watchSchedules, type CarriedOut } from '@site/operations';
import type { Store } from '@site/store';
import type { Context } from './context';
import { scheduleSigner } from './machine-key';
import { notifyOf } from './outbox';
import { formatDuration, shortTime } from '@site/text';

/** Carries schedules out while a command goes on, and says what was done. */
export function watchSchedulesOf(context: Context, store: Store): ReturnType<typeof watchSchedules> {
  const { progress } = context.report;
  return watchSchedules({
    store,
    loadSigner: () => scheduleSigner(context, store),
    progress,
    onTick: ({ done, refused }) => {
      done.map(sentenceOn).forEach(progress);
      void notifyOf(context, changesOfTick({ done, refused }));
    },
  });
}

/** What was done for a schedule, in a sentence. */
export function sentenceOn({ number, releases, deployment, due, lateMs }: CarriedOut): string {
  const late = lateMs >= 60_000 ? `, ${formatDuration(lateMs)} late` : '';
  return `Schedule ${number} is carried out: live is ${releases.join(', ')}, with deployment ${deployment} (due ${shortTime(due)}${late}).`;
}
