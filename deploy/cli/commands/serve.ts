import { Command } from 'commander';
import { serveLive } from '../../actions/serve-live';
import type { Store } from '../../store/store';
import type { Context } from '../context';
import { portOf, readPort } from '../port';

export function serveCommand(contextOf: () => Context): Command {
  return new Command('serve')
    .description('serve what is live, as production would')
    .option('-p, --port <number>', 'port on this machine (default: PORT, else 8080)', readPort)
    .action(async ({ port }: { port?: number }) => {
      const context = contextOf();
      await serveUntilStopped(
        context,
        await context.openStore({ mayCreate: false, withCopies: false }),
        port ?? portOf(context.env),
      );
    });
}

/** Serves what is live until the command is stopped. */
export async function serveUntilStopped(context: Context, store: Store, wantedPort: number): Promise<void> {
  const { url, stop } = await serveLive({
    store,
    port: wantedPort,
    onError: (error) => context.report.progress(`A request failed: ${String(error)}`),
  });
  context.report.result(`The site is at ${url} (Ctrl-C stops it)`, { url });
  await context.untilStopped();
  await stop();
}
