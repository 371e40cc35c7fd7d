import { Command } from 'commander';
import { close, listen } from '../../serve/listen';
import { createSiteServer } from '../../serve/site-server';
import { watchLiveFolder } from '../../serve/live-folder';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import type { Context } from '../context';

export function serveCommand(contextOf: () => Context): Command {
  return new Command('serve')
    .description('serve what is live, as production would')
    .option('-p, --port <number>', 'port on this machine (default: PORT, else 8080)', readPort)
    .action(async ({ port }: { port?: number }) => {
      const context = contextOf();
      await serveLive(context, await context.openStore({ mayCreate: false }), port ?? portOf(context.env));
    });
}

/** Serves the live channel until the command is stopped. */
export async function serveLive(context: Context, store: Store, wantedPort: number): Promise<void> {
  const server = createSiteServer({
    store,
    liveFolder: watchLiveFolder(store, context.channel),
    onError: (error) => context.report.progress(`A request failed: ${String(error)}`),
  });
  const port = await listen(server, wantedPort);
  const url = `http://localhost:${port}`;
  context.report.result(`The site is at ${url} (Ctrl-C stops it)`, { url });
  await context.untilStopped();
  await close(server);
}

/** `PORT`, else 8080. @throws SiteError `port-invalid` */
export function portOf(env: NodeJS.ProcessEnv): number {
  return env.PORT ? readPort(env.PORT) : 8080;
}

function readPort(words: string): number {
  const port = Number(words);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || words.trim() === '') {
    throw new SiteError(
      'port-invalid',
      `"${words}" is no port.`,
      'Give a number from 0 to 65535, such as PORT=8080.',
    );
  }
  return port;
}
