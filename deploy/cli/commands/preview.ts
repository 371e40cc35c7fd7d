import { Command } from 'commander';
import { preview, type Preview } from '../../actions/preview';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import type { Store } from '../../store/store';
import { type Context, partSource } from '../context/context';
import { formatPreviewLink } from '../format/format-preview-link';
import { findPreviewLink } from '../context/preview-links';

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
      await reportPreview(context, store, await preview({ store, parts }));
    });
}

/** Reports a preview's address and the command that puts it live, and as warnings what would keep it from that. */
export async function reportPreview(context: Context, store: Store, made: Preview): Promise<void> {
  const { report } = context;
  const { id, path, parts, changed, problems } = made;
  const link = await findPreviewLink(context, store, path);
  const names = Object.entries(changed).map(([part, { release }]) => `${part}@${release}`);
  const isKept = problems.some(({ severity }) => severity === 'error');
  const putLive = isKept
    ? 'It cannot go live as it is now. What keeps it, and what to do:'
    : `Put it live: npm run site -- promote ${names.join(' ')}`;
  const next = names.length > 0 ? putLive : 'It is what is live: there is nothing to promote.';
  const { url, state } = link;
  report.result([...formatPreviewLink(link, context.isTerminal), next].join('\n'), {
    preview: id,
    path,
    url,
    state,
    parts,
  });
  problems.forEach((problem) => report.problem({ ...problem, severity: 'warning' }));
}
