import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { publishIfChanged } from '../../actions/publish/publish-if-changed';
import { promote } from '../../actions/promote/promote';
import { type Context, partSource } from '../context';
import { portOf, serveLive } from './serve';

/** `npm start`: publish what is not yet published, promote it, serve. */
export function startCommand(contextOf: () => Context): Command {
  return new Command('start')
    .description('publish and promote the working copy, and serve it')
    .action(async () => {
      const context = contextOf();
      const port = portOf(context.env);
      const store = await context.openStore();
      const author = await context.author();
      const progress = (sentence: string) => context.report.progress(sentence);
      const chosen: Record<string, { release: string; manifestSha256: string }> = {};
      for (const name of Object.keys(parts)) {
        const source = partSource(context, name);
        const { manifest, sha256 } = await publishIfChanged({
          store,
          root: context.root,
          source,
          author,
          message: 'npm start',
          progress,
        });
        chosen[name] = { release: manifest.release, manifestSha256: sha256 };
      }
      await promote({
        store,
        channel: context.channel,
        parts: chosen,
        author,
        message: 'npm start',
        progress,
      });
      await serveLive(context, store, port);
    });
}
