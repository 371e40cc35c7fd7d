import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import { diff } from '@site/operations';
import { type SiteVersion, formatDifference } from '@site/gates';
import { idOfRelease } from '@site/ledger';
import { actIn, type Context } from '../context/context';

export function diffCommand(contextOf: () => Context): Command {
  return new Command('diff')
    .description('say in plain words what is different for the visitor; changes nothing')
    .argument(
      '[a]',
      'a deployment (12, its name, live), a preview, or a release (landing@3fa9c2d4; landing for its newest)',
    )
    .argument(
      '[b]',
      'the same; without it, a deployment is compared with what is live, a release is what comes after it',
    )
    .addHelpText('after', '\nWithout arguments: what "site promote" would change now.')
    .action(async (a: string | undefined, b: string | undefined) => {
      const context = contextOf();
      const { before, after, difference, goesLive, left } = await diff({
        ...(await actIn(context)),
        words: [a, b].filter((word) => word !== undefined),
        parts: Object.keys(knownParts),
      });
      left.forEach(context.report.problem);
      const next =
        goesLive.length > 0
          ? `\n\nPut it live: npm run site -- promote ${goesLive.map(idOfRelease).join(' ')}`
          : '';
      context.report.result(
        `From ${before.title} to ${after.title}\n\n${formatDifference(difference)}${next}`,
        { before: nameOf(before), after: nameOf(after), ...difference },
      );
    });
}

function nameOf({ kind, name, manifests }: SiteVersion) {
  const releases = Object.entries(manifests).map(([part, { release }]) => [part, release]);
  return { kind, name, parts: Object.fromEntries(releases) as Record<string, string> };
}
