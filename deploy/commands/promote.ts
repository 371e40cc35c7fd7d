import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { chooseReleases, readChoice } from '../promote/choose-releases';
import { promote } from '../promote/promote';
import { type Context, partSource } from './context';

export function promoteCommand(contextOf: () => Context): Command {
  return new Command('promote')
    .description('put releases live: the newest of each part, or those that you name')
    .argument(
      '[part[@release]...]',
      'such as landing or landing@3fa9c2d41b7e0011 (default: the newest of every part)',
    )
    .option('-m, --message <words>', 'why', '')
    .action(async (words: string[], { message }: { message: string }) => {
      const context = contextOf();
      const choices = (words.length > 0 ? words : Object.keys(parts)).map(readChoice);
      const named = choices.map(({ part, release }) => ({ part: partSource(context, part).part, release }));
      const store = await context.openStore({ mayCreate: false });
      const { status, lock } = await promote({
        store,
        channel: context.channel,
        parts: await chooseReleases(store, named),
        author: await context.author(),
        message,
        progress: (sentence) => context.report.progress(sentence),
      });
      context.report.result(
        status === 'promoted' ? `Lock ${lock.name} is live.` : `That is live already, as lock ${lock.name}.`,
        { status, lock: lock.name, parts: lock.lock.parts },
      );
    });
}
