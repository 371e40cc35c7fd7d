import { resolve } from 'node:path';
import { Command } from 'commander';
import { exportPreviews, exportSite } from '../../actions/export/export-site';
import { formatCount } from '../../text/table';
import type { Context } from '../context/context';

interface Options {
  previews?: boolean;
}

export function exportCommand(contextOf: () => Context): Command {
  return new Command('export')
    .description(
      'write what is live into a folder, for hosts that take one (Netlify, Cloudflare Pages, a bucket)',
    )
    .argument('<folder>', 'new, empty, or from an export before, of which it keeps what is still wanted')
    .option('--previews', 'write the previews instead, for their own host (SITE_PREVIEW_ORIGIN)')
    .action(async (folder: string, { previews }: Options) => {
      const context = contextOf();
      const to = resolve(context.cwd, folder);
      const request = { store: await context.openStore({ mayCreate: false }), folder: to };
      const site = previews ? null : await exportSite(request);
      const outcome = site ?? (await exportPreviews(request));
      const { status, files, written, removed } = outcome;
      const what = site ? `deployment ${site.deployment}` : 'all previews';
      context.report.result(
        status === 'already-exported'
          ? `${to} shows ${what} already.`
          : `${to} shows ${what}: ${formatCount(files, 'file')}, ${written} of them written, ${removed} removed.`,
        { ...outcome, folder: to },
      );
    });
}
