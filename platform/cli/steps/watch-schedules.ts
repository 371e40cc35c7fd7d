import { changesOfTick, watchSchedules } from '@site/operations';
import type { Store } from '@site/store';
import type { Context } from '../context/context';
import { sentenceOn } from '../format/format-carried-out';
import { scheduleSigner } from '../context/machine-key';
import { notifyOf } from '../context/outbox';

/** Carries schedules out while a command goes on, and says what was done. */
export function watchSchedulesOf(context: Context, store: Store): ReturnType<typeof watchSchedules> {
  const progress = (sentence: string) => context.report.progress(sentence);
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
