import { Command } from 'commander';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import { readComments } from '../../records/comments';
import { type Context, partSource } from '../context/context';
import { formatComment } from '../format/format-comment';

export function commentsCommand(contextOf: () => Context): Command {
  return new Command('comments')
    .description('list what people said of a release that waits, at the desk and by guest links')
    .argument('<part[@release]>', 'such as landing or landing@3fa9c2d41b7e0011')
    .action(async (words: string) => {
      const context = contextOf();
      const choice = readChoice(words);
      const { part } = partSource(context, choice.part);
      const store = await context.openStore({ mayCreate: false });
      const { release } = (await chooseReleases(store, [{ part, release: choice.release }]))[part]!;
      const comments = await readComments(store, part, release);
      const lines =
        comments.length > 0
          ? comments.flatMap(formatComment)
          : [`Nobody said anything of ${part}@${release}. People comment at the desk: npm run site -- desk`];
      context.report.result(lines.join('\n'), { part, release, comments });
    });
}
