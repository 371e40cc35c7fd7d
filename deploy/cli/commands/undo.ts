import { Command } from 'commander';
import { MOVE_READS } from '../../actions/promote/promote';
import { releasesOf } from '../../actions/promote/rollout-errors';
import { undoShare } from '../../actions/rollback/undo-share';
import type { Rollout } from '../../records/deployment';
import type { Context } from '../context/context';
import { stampAfterGoingLive } from '../context/time-stamping';

interface Options {
  message: string;
  dryRun?: boolean;
}

export function undoCommand(contextOf: () => Context): Command {
  return new Command('undo')
    .description('take back what a share of visitors gets (promote --to): all get what the others get')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'say what would be taken back; change nothing')
    .action(async (options: Options) => {
      const context = contextOf();
      const store = await context.openStore({ mayCreate: false, readFirst: MOVE_READS });
      const { deployment, restored, ended } = await undoShare({
        store,
        author: await context.author(),
        loadSigner: context.loadSigner,
        ...options,
      });
      const { percent } = ended!;
      const status = options.dryRun ? 'would-undo' : 'undone';
      context.report.result(sentenceOn(ended!, options.dryRun ? null : deployment.name), {
        status,
        deployment: deployment.name,
        restored: restored.name,
        percent,
        releases: releasesOf(ended!),
      });
      if (status === 'undone') await stampAfterGoingLive(context, store);
    });
}

/** @param name of the deployment that did it; null where nothing was changed */
function sentenceOn(ended: Rollout, name: string | null): string {
  const { percent } = ended;
  const releases = releasesOf(ended);
  const names = releases.join(' and ');
  const who = `the ${percent} % of visitors who ${name ? 'had' : 'have'} it`;
  if (!name) return `${names} would be taken back from ${who}. Nothing was changed.`;
  return `${names} is taken back from ${who}; all get what the others have, recorded as deployment ${name}.\nTo give it to them again: npm run site -- promote ${releases.join(' ')} --to ${percent}%`;
}
