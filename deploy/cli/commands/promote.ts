import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { namedReleases, newestReleases } from '../../actions/promote/promotable';
import { promote, type PromoteOutcome } from '../../actions/promote/promote';
import { readChoice } from '../../records/choose-releases';
import { planPromotion } from '../../actions/promote/promotion-plan';
import { type Context, partSource } from '../context';
import { formatPlan } from '../format/format-plan';
import { previewPlaces } from '../preview-links';

interface Options {
  message: string;
  offline?: boolean;
  dryRun?: boolean;
}

export function promoteCommand(contextOf: () => Context): Command {
  return new Command('promote')
    .description('put releases live: those that you name, or the newest of each part that you published')
    .argument(
      '[part[@release]...]',
      'such as landing or landing@3fa9c2d41b7e0011 (default: the newest of every part, if you published it)',
    )
    .option('--offline', 'have browsers keep the site for reading offline, as they do at first')
    .option('--no-offline', 'have browsers forget the site and keep it no more')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'compose and check, and say what would go live; change nothing')
    .action(async (words: string[], { message, offline, dryRun }: Options) => {
      const context = contextOf();
      // The switch alone puts nothing else live: it is for moments in which nobody wants more to change.
      const all = offline === undefined ? Object.keys(parts) : [];
      const store = await context.openStore({ mayCreate: false });
      const choices = words
        .map(readChoice)
        .map(({ part, release }) => ({ part: partSource(context, part).part, release }));
      const author = await context.author();
      const { parts: chosen, left } =
        choices.length > 0
          ? await namedReleases(store, choices, author)
          : await newestReleases(store, all, author);
      left.forEach((problem) => context.report.problem(problem));
      const plan = await planPromotion(store, chosen);
      const url = plan.preview && (await previewPlaces(context, store, plan.preview)).url;
      formatPlan(plan, url, new Date()).forEach((line) => context.report.progress(line));
      const outcome = await promote({
        store,
        parts: chosen,
        offline,
        author,
        message,
        progress: (sentence) => context.report.progress(sentence),
        dryRun,
        loadSigner: context.loadSigner,
      });
      const { status, deployment, changed, rendered } = outcome;
      context.report.result(sentenceOn(outcome, left.length > 0), {
        status,
        deployment: deployment.name,
        parts: deployment.record.parts,
        changed,
        rendered,
      });
    });
}

function sentenceOn({ status, deployment, changed }: PromoteOutcome, hasLeft: boolean): string {
  const { name, record } = deployment;
  if (status === 'already-live' && hasLeft)
    return `Nothing was put live: deployment ${name} stays. The releases above go live only when they are named.`;
  if (status === 'already-live') return `That is live already, as deployment ${name}, at ${record.origin}`;
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  if (status === 'promoted') return `Deployment ${name} is live at ${record.origin}${lines}`;
  return `Every gate lets it pass; it would go live as the next deployment. Nothing was changed.${lines}`;
}
