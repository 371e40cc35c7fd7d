import { Command } from 'commander';
import { preview, type Preview } from '../../actions/preview';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import { type Context, partSource } from '../context';
import { portOf } from './serve';

export function previewCommand(contextOf: () => Context): Command {
  return new Command('preview')
    .description('compose releases with everything else that is live, at an address of its own')
    .argument('<part[@release]...>', 'such as landing or landing@3fa9c2d41b7e0011')
    .action(async (words: string[]) => {
      const context = contextOf();
      const choices = words.map(readChoice).map(({ part, release }) => ({
        part: partSource(context, part).part,
        release,
      }));
      const store = await context.openStore({ mayCreate: false });
      const parts = await chooseReleases(store, choices);
      reportPreview(context, await preview({ store, channel: context.channel, parts }));
    });
}

/** Tells a preview's address, and as warnings what would keep it from going live as it is. */
export function reportPreview({ report, env }: Pick<Context, 'report' | 'env'>, made: Preview): void {
  const { id, path, parts, problems } = made;
  const url = previewUrl(env, made);
  report.result(`Look at it: ${url}`, { preview: id, path, url, parts });
  problems.forEach((problem) => report.problem({ ...problem, severity: 'warning' }));
}

/**
 * Where people open a preview: below `SITE_PREVIEW_ORIGIN`, else below the origin that the live site has, else where
 * `site serve` shows it on this machine. Every host of the store has it under the same path.
 */
function previewUrl(env: NodeJS.ProcessEnv, { origin, path }: Preview): string {
  const given = env.SITE_PREVIEW_ORIGIN?.replace(/\/+$/, '');
  const live = origin && !origin.startsWith('http://localhost') ? origin : null;
  return (given || live || `http://localhost:${portOf(env)}`) + path;
}
