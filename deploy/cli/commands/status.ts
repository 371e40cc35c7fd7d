import { parts } from '@site/shared/federation';
import { Command } from 'commander';
import { readStatus } from '../../actions/status';
import { formatStatus } from '../format/format-status';
import type { NamedDeployment } from '../../records/deployment';
import type { Context } from '../context';

export function statusCommand(contextOf: () => Context): Command {
  return new Command('status')
    .description('what is live, what is published and not live, and what was live before')
    .action(async () => {
      const { report, ...context } = contextOf();
      const store = await context.openStore({ mayCreate: false });
      const status = await readStatus(store, Object.keys(parts));
      status.problems.forEach((problem) => report.problem(problem));
      report.result(formatStatus(status, new Date()), {
        live: status.live && fieldsOf(status.live),
        previous: status.previous && fieldsOf(status.previous),
        parts: status.parts.map(({ part, release, manifest }) => ({ part, release, ...manifest })),
        newer: status.newer,
        missingValues: status.missingValues,
      });
    });
}

function fieldsOf({ name, sha256, record }: NamedDeployment) {
  return { name, sha256, ...record };
}
