import { Command } from 'commander';
import { preview } from '../preview/preview';
import { chooseReleases, readChoice } from '../promote/choose-releases';
import { SiteError } from '../store/site-error';
import { type Context, partSource } from './context';
import { portOf } from './serve';

export function previewCommand(contextOf: () => Context): Command {
  return new Command('preview')
    .description('compose releases with everything else that is live, at an address of its own')
    .argument('<part[@release]...>', 'such as landing or landing@3fa9c2d41b7e0011')
    .action(async (words: string[]) => {
      const context = contextOf();
      const choices = words
        .map(readChoice)
        .map(({ part, release }) => ({ part: partSource(context, part).part, release }));
      const store = await context.openStore({ mayCreate: false });
      const made = await preview({
        store,
        channel: context.channel,
        parts: await chooseReleases(store, choices),
      });
      if (!made)
        throw new SiteError(
          'nothing-live',
          'Nothing is live yet to preview with.',
          'Put the site live first: npx site promote',
        );
      context.report.result(`Preview: ${previewUrl(context, made.path)}`, {
        preview: made.id,
        path: made.path,
        parts: made.parts,
      });
    });
}

/** Where `site serve` shows a preview on this machine; other hosts serve the same path. */
export function previewUrl({ env }: Pick<Context, 'env'>, path: string): string {
  return `http://localhost:${portOf(env)}${path}`;
}
