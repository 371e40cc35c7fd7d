import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import { start } from '@site/operations';
import { type Context, partSource } from '../context/context';
import { assertPortsFree, close, createLimitedServer, listen } from '@site/server';
import { portOf } from '../context/port';
import { assertLinks } from '../context/preview-links';
import type { Store } from '@site/store';
import { serveUntilStopped } from './serve';

/** `npm start`: publish what is not yet published, put it live, serve it; in `.site` alone, never in a store that others use. */
export function startCommand(contextOf: () => Context): Command {
  return new Command('start')
    .description('publish and promote the working copy in its own local store, and serve it')
    .action(async () => {
      const context = contextOf();
      const port = portOf(context.env);
      await assertLinks(context, true);
      // What a visitor gets who comes before the site is built.
      const headers = {
        'Content-Type': 'text/plain',
        Connection: 'close',
        'Cache-Control': 'no-store',
        Refresh: 5,
      };
      const building = createLimitedServer((_, response) => {
        response.writeHead(503, headers).end('The site is being built. This page loads again by itself.\n');
      });
      await assertPortsFree([{ from: 'PORT=', port }]);
      await listen(building, port);
      const store = await startLocalStore(context).finally(() => close(building, 0));
      await serveUntilStopped(context, store, { port });
    });
}

/** Puts the working copy live in its own store. @returns the store @throws SiteError `store-not-local` where another one is named */
export async function startLocalStore(context: Context): Promise<Store> {
  const store = await context.openLocalStore();
  context.report.progress(
    'Builds what has changed since the last time, and puts it live on this machine: one to three minutes at first, then seconds',
  );
  await start({
    store,
    root: context.root,
    sources: Object.keys(knownParts).map((name) => partSource(context, name)),
    author: await context.author(),
    progress: context.report.progress,
    loadSigner: context.loadSigner,
  });
  return store;
}
