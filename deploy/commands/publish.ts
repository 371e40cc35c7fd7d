import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { preview } from '../preview/preview';
import { publish } from '../publish/publish';
import { type Context, partSource } from './context';
import { previewUrl } from './preview';

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
        const { status, manifest, sha256 } = await publish({
          store,
          root: context.root,
          source,
          author,
          message,
          progress,
        });
        const { part, release } = manifest;
        const made = await preview({
          store,
          channel: context.channel,
          parts: { [part]: { release, manifestSha256: sha256 } },
        });
        const what =
          status === 'published'
            ? `Published ${part}@${release}.`
            : `${part}@${release} is already published.`;
        const look = made ? `\n  Look at it: ${previewUrl(context, made.path)}` : '';
        context.report.result(`${what}${look}\n  Put it live: npx site promote ${part}`, {
          status,
          part,
          release,
          preview: made?.path ?? null,
        });
      }
    });
}
