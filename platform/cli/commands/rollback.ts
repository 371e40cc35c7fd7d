import { Command } from 'commander';
import { MOVE_READS, rollback, rollbackPart } from '@site/operations';
import { idOfRelease } from '@site/ledger';
import { shortTime } from '@site/text';
import { actIn, type Context, partNamed } from '../context/context';
import { stampAfterGoingLive } from '../context/outbox';

type RollbackRequest = Parameters<typeof rollback>[0];

interface Options {
  message: string;
  part?: string;
  dryRun?: boolean;
}

export function rollbackCommand(contextOf: () => Context): Command {
  return new Command('rollback')
    .description('put an earlier deployment live again, as it was')
    .argument('[deployment]', 'its number or name (default: the one before)')
    .option('--part <part>', 'this part alone; the later work of the others stays')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'say what would be live again; change nothing')
    .action(async (target: string | undefined, { part: name, ...options }: Options) => {
      const context = contextOf();
      const part = name === undefined ? null : partNamed(name);
      const request = { ...(await actIn(context, MOVE_READS)), target: target ?? null, ...options };
      const { sentence, ...fields } = await (part === null
        ? rollbackAll(request)
        : rollbackOf(request, part));
      context.report.result(sentence, fields);
      if (fields.status === 'rolled-back') await stampAfterGoingLive(context, request.store);
    });
}

async function rollbackAll(request: RollbackRequest) {
  const { status, deployment, rolledBackTo, replaced } = await rollback(request);
  const then = `deployment ${rolledBackTo.name} (${shortTime(rolledBackTo.record.time)})`;
  const sentence = {
    'rolled-back': `The site is as it was at ${then}, recorded as deployment ${deployment.name}.\nTo undo this: npm run site -- rollback ${replaced.record.number}`,
    'would-roll-back': `The site would be as it was at ${then}. Nothing was changed.`,
    'already-live': `The site shows deployment ${rolledBackTo.name} already.`,
  }[status];
  return { sentence, status, deployment: deployment.name, rolledBackTo: rolledBackTo.name };
}

async function rollbackOf(request: RollbackRequest, part: string) {
  const { status, deployment, release, rollsBackTo, replaced } = await rollbackPart({ ...request, part });
  const name = idOfRelease({ part, release });
  const sentence = {
    'rolled-back': `${name} is live again, as deployment ${deployment.name}; the other parts stay as they are.\nTo undo this: npm run site -- rollback ${replaced.record.number} --part ${part}`,
    'would-roll-back': `${name} would be live again, as at deployment ${rollsBackTo}. Nothing was changed.`,
    'already-live': `${name} of deployment ${rollsBackTo} is live already.`,
  }[status];
  return { sentence, status, deployment: deployment.name, part, release };
}
