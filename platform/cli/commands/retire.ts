import { Command } from 'commander';
import { type RetireOutcome, retirePart } from '@site/operations';
import type { Context } from '../context/context';

interface Options {
  message: string;
  dryRun?: boolean;
}

export function retireCommand(contextOf: () => Context): Command {
  const part = new Command('part')
    .description('take a part with its pages out of the site; its releases stay in the store')
    .argument('<part>', 'such as careers')
    .requiredOption('-m, --message <words>', 'why')
    .option('--dry-run', 'compose and check, and say what would be; change nothing')
    .action(async (name: string, options: Options) => {
      const context = contextOf();
      const outcome = await retirePart({
        store: await context.openStore({ mayCreate: false }),
        part: name,
        author: await context.author(),
        progress: (sentence) => context.report.progress(sentence),
        loadSigner: context.loadSigner,
        ...options,
      });
      const { status, deployment, release } = outcome;
      context.report.result(sentenceOn(name, outcome), {
        status,
        deployment: deployment.name,
        part: name,
        release,
      });
    });
  return new Command('retire').description('take a part out of the site').addCommand(part);
}

function sentenceOn(part: string, { status, deployment, replaced }: RetireOutcome): string {
  return {
    retired: `${part} is out of the site with deployment ${deployment.name}; its addresses are not found.\nTo undo this: npm run site -- rollback ${replaced.record.number} --part ${part}`,
    'would-retire': `Every gate lets ${part} go. Nothing was changed.`,
    'already-retired': `${part} is not live; nothing was changed.`,
  }[status];
}
