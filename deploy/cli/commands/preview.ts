import { Command } from 'commander';
import { preview, type Preview } from '../../actions/preview';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import { type Context, partSource } from '../context';
import { previewUrl } from '../preview-url';

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
      reportPreview(context, await preview({ store, parts }));
    });
}

/** Reports a preview's address and the command that puts it live, and as warnings what would keep it from that. */
export function reportPreview({ report, env }: Pick<Context, 'report' | 'env'>, made: Preview): void {
  const { id, path, parts, changed, problems } = made;
  const url = previewUrl(env, made);
  const names = Object.entries(changed).map(([part, { release }]) => `${part}@${release}`);
  const next =
    names.length > 0
      ? `Put it live: npm run site -- promote ${names.join(' ')}`
      : 'It is what is live: there is nothing to promote.';
  report.result(`Look at it: ${url}\n${next}`, { preview: id, path, url, parts });
  problems.forEach((problem) => report.problem({ ...problem, severity: 'warning' }));
}
