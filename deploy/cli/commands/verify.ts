import { Command } from 'commander';
import { SiteProblems } from '../report';
import { formatCount } from '../../text/table';
import type { Severity } from '../../store/site-error';
import { verify } from '../../actions/verify/verify';
import type { Context } from '../context';

export function verifyCommand(contextOf: () => Context): Command {
  return new Command('verify')
    .description('read the whole store and check every hash; changes nothing')
    .action(async () => {
      const { report, ...context } = contextOf();
      const store = await context.openStore({ mayCreate: false });
      const { checked, problems } = await verify(store, (sentence) => report.progress(sentence));
      const count = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length;
      const [errors, warnings] = [count('error'), count('warning')];

      problems.filter(({ severity }) => severity !== 'error').forEach((problem) => report.problem(problem));
      report.result(
        `Checked ${formatCount(checked.releases, 'release')}, ${formatCount(checked.deployments, 'deployment')} with the pages of ${checked.trees}, and ${formatCount(checked.previews, 'preview')}: ` +
          (errors + warnings === 0
            ? 'all is as it was stored.'
            : `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}.`),
        { checked, errors, warnings, information: count('information') },
      );
      if (errors > 0) throw new SiteProblems(problems.filter(({ severity }) => severity === 'error'));
    });
}
