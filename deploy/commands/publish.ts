import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { publish } from '../publish/publish';
import { type Context, partSource } from './context';

interface Options {
  all?: boolean;
  message: string;
}

export function publishCommand(contextOf: () => Context): Command {
  return new Command('publish')
    .description('build a part and store it as a release; no page changes')
    .argument('[part...]', 'shell, landing, legal')
    .option('--all', 'publish every part')
    .option('-m, --message <words>', 'why', '')
    .action(async (names: string[], { all, message }: Options) => {
      const context = contextOf();
      const sources = (all ? Object.keys(parts) : names).map((name) => partSource(context, name));
      const store = await context.openStore();
      const author = await context.author();
      for (const source of sources) {
        const progress = (sentence: string) => context.report.progress(sentence);
        const { status, manifest } = await publish({
          store,
          root: context.root,
          source,
          author,
          message,
          progress,
        });
        const { part, release } = manifest;
        context.report.result(
          status === 'published'
            ? `Published ${part}@${release}. To put it live: npx site promote ${part}`
            : `${part}@${release} is already published.`,
          { status, part, release },
        );
      }
    });
}
