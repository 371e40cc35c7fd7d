import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { namedReleases, newestReleases } from '../../actions/promote/promotable';
import { promote, type PromoteOutcome } from '../../actions/promote/promote';
import { readChoice } from '../../records/choose-releases';
import { type Context, partSource } from '../context';

interface Options {
  message: string;
  offline?: boolean;
  dryRun?: boolean;
}

export function promoteCommand(contextOf: () => Context): Command {
  return new Command('promote')
    .description('put releases live: the newest of each part, or those that you name')
    .argument(
      '[part[@release]...]',
      'such as landing or landing@3fa9c2d41b7e0011 (default: the newest of every part)',
    )
    .option('--offline', 'have browsers keep the site for reading offline, as they do at first')
    .option('--no-offline', 'have browsers forget the site and keep it no more')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'compose and judge, and say what would go live; change nothing')
    .action(async (words: string[], { message, offline, dryRun }: Options) => {
      const context = contextOf();
      // The switch alone puts nothing else live: it is for moments in which nobody wants more to change.
      const all = offline === undefined ? Object.keys(parts) : [];
      const store = await context.openStore({ mayCreate: false });
      const choices = words
        .map(readChoice)
        .map(({ part, release }) => ({ part: partSource(context, part).part, release }));
      const { parts: chosen, left } =
        choices.length > 0 ? await namedReleases(store, choices) : await newestReleases(store, all);
      left.forEach((problem) => context.report.problem(problem));
      const outcome = await promote({
        store,
        parts: chosen,
        offline,
        author: await context.author(),
        message,
        progress: (sentence) => context.report.progress(sentence),
        dryRun,
      });
      const { status, deployment, changed, rendered } = outcome;
      context.report.result(tell(outcome), {
        status,
        deployment: deployment.name,
        parts: deployment.record.parts,
        changed,
        rendered,
      });
    });
}

function tell({ status, deployment, changed }: PromoteOutcome): string {
  const { name } = deployment;
  if (status === 'already-live') return `That is live already, as deployment ${name}.`;
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  if (status === 'promoted') return `Deployment ${name} is live.${lines}`;
  return `Every gate lets it pass; it would go live as the next deployment. Nothing was changed.${lines}`;
}
