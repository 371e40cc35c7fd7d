import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { serveLive } from '../../actions/serve-live';
import { readLiveDeployment } from '../../records/live-deployment';
import type { Store } from '../../store/store';
import type { Context } from '../context';
import { formatQrCode } from '../format/format-qr-code';
import { networkAddress } from '../network-address';
import { portOf, readPort } from '../port';
import { sharedLink } from '../preview-links';
import { noteServed } from '../served-sites';

interface Options {
  port?: number;
  previewPort?: number;
  share?: boolean;
}

export function serveCommand(contextOf: () => Context): Command {
  return new Command('serve')
    .description('serve what is live, as production would, and previews at a port of their own')
    .option('-p, --port <number>', 'port on this machine (default: PORT, else 8080)', readPort)
    .option(
      '--preview-port <number>',
      'port of the previews (default: the first free one after it)',
      readPort,
    )
    .option('--share', 'let phones in the same network see it too, by a link with a token')
    .action(async (options: Options) => {
      const context = contextOf();
      const store = await context.openStore({ mayCreate: false, withCopies: false });
      await serveUntilStopped(context, store, options);
    });
}

/** Serves what is live, and previews, until the command is stopped. */
export async function serveUntilStopped(
  context: Context,
  store: Store,
  { port = portOf(context.env), previewPort, share }: Options,
): Promise<void> {
  const token = randomBytes(12).toString('base64url');
  const { url, previewUrl, shared, stop } = await serveLive({
    store,
    port,
    previewPort,
    ...(share && { share: { address: networkAddress(), token } }),
    onError: (error) => context.report.progress(`A request failed: ${String(error)}`),
  });
  const forget = await noteServed(context.root, {
    store: store.describe(),
    url,
    previewUrl,
    shared: shared && { previewUrl: shared.previewUrl, token },
  }).catch((error: unknown) => {
    context.report.progress(
      `Other commands will not find this server, and print other links: ${String(error)}`,
    );
  });
  try {
    const sharedUrl = shared && sharedLink(`${shared.url}/`, token);
    const lines = [
      `The site is at ${url} (Ctrl-C stops it)`,
      `Previews are at ${previewUrl}/_preview/…`,
      ...(sharedUrl ? [await sharedSentence(store, sharedUrl)] : []),
      ...(sharedUrl && context.isTerminal ? [formatQrCode(sharedUrl)] : []),
    ];
    context.report.result(lines.join('\n'), { url, previewUrl, ...(sharedUrl && { sharedUrl }) });
    await context.untilStopped();
  } finally {
    await forget?.();
    await stop();
  }
}

async function sharedSentence(store: Store, sharedUrl: string): Promise<string> {
  const sentence = `On a phone in the same network, until you stop this: ${sharedUrl}`;
  const live = (await readLiveDeployment(store))?.deployment;
  if (!live?.record.origin.startsWith('https:')) return sentence;
  // Such pages ask for all that they load by https, which no machine in a room has.
  return `${sentence}\nIts live pages are made for ${live.record.origin} and show without style there; previews show whole.`;
}
