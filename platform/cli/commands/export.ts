import { resolve } from 'node:path';
import { Command } from 'commander';
import { exportSite } from '@site/operations';
import { formatCount } from '@site/text';
import type { Context } from '../context/context';

export function exportCommand(contextOf: () => Context): Command {
  return new Command('export')
    .description(
      'write what is live into a folder, for hosts that take one (Netlify, Cloudflare Pages, a bucket)',
    )
    .argument('<folder>', 'new, empty, or from an export before, of which it keeps what is still wanted')
    .action(async (folder: string) => {
      const context = contextOf();
      const to = resolve(context.cwd, folder);
      const store = await context.openStore({ mayCreate: false });
      const outcome = await exportSite({ store, folder: to });
      const { status, deployment, files, written, removed } = outcome;
      context.report.result(
        status === 'already-exported'
          ? `${to} shows deployment ${deployment} already.`
          : `${to} shows deployment ${deployment}: ${formatCount(files, 'file')}, ${written} of them written, ${removed} removed.`,
        { ...outcome, folder: to },
      );
    });
}
