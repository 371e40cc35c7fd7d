import { Command } from 'commander';
import { removePart, retirePart } from '@site/operations';
import { actIn, type Context } from '../context/context';

export function retireCommand(contextOf: () => Context): Command {
  const part = new Command('part')
    .description('take a part with its pages out of the site; its releases stay in the store')
    .argument('<part>', 'such as careers')
    .requiredOption('-m, --message <words>', 'why')
    .option('--dry-run', 'compose and check, and say what would be; change nothing')
    .action(async (name: string, options: { message: string; dryRun?: boolean }) => {
      const context = contextOf();
      const { status, deployment, release, replaced } = await retirePart({
        ...(await actIn(context)),
        part: name,
        ...options,
      });
      const sentence = {
        retired: `${name} is out of the site with deployment ${deployment.name}; its addresses are not found.\nTo remove its source: npm run site -- retire source ${name}\nTo undo this: npm run site -- rollback ${replaced.record.number} --part ${name}`,
        'would-retire': `Every gate lets ${name} go. Nothing was changed.`,
        'already-retired': `${name} is not live; nothing was changed.\nTo remove its source: npm run site -- retire source ${name}`,
      }[status];
      context.report.result(sentence, { status, deployment: deployment.name, part: name, release });
    });
  const source = new Command('source')
    .description('remove the source of a part that is not live: workspace, workflow, owner, row of the table')
    .argument('<part>', 'such as careers')
    .action(async (name: string) => {
      const { openStore, report, root } = contextOf();
      const { removed, edited } = await removePart({ root, name, store: await openStore() });
      report.result(
        `Removed ${removed.join(' and ')}; edited ${edited.join(', ')}.\n→ What else names ${name}: npm run typecheck`,
        { removed, edited },
      );
    });
  return new Command('retire')
    .description('take a part out of the site, and out of the working copy')
    .addCommand(part)
    .addCommand(source);
}
