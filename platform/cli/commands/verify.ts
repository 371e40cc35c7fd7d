import { Command } from 'commander';
import { memoryOf, referenceTo, remember } from '@site/ledger';
import { readFiledProof, verify } from '@site/operations';
import { type Severity, SiteProblems } from '@site/errors';
import { formatCount } from '@site/text';
import { type Context, readGiven } from '../context/context';
import { trustedRoots } from '../context/outbox';

interface Options {
  against?: string;
  whole?: boolean;
  restored?: boolean;
}

export function verifyCommand(contextOf: () => Context): Command {
  return new Command('verify')
    .description('check every record, what is live, and what is new since the store was last found in order')
    .option('--against <proof.html>', 'a proof that was filed: the history must still hold what it says')
    .option('--whole', 'read every page and release again, also those that this machine has checked before')
    .option('--restored', 'read all of an older copy that was restored, and forget what came after it here')
    .action(async ({ against, whole, restored }: Options) => {
      const { report, ...context } = contextOf();
      const proof = against
        ? readFiledProof(await readGiven(context, against, 'Give the file of a proof.'))
        : null;
      const store = await context.openStore({ mayCreate: false, withCopies: false });
      const roots = await trustedRoots(context);
      const memory = memoryOf(store);
      // Nothing is forgotten before all was found in order.
      if (restored) remember(store, memory.withoutMachine());
      const before = whole || restored ? null : await memory.readVerified();
      const found = await verify(store, report.progress, { against: proof, roots, since: before });
      const { checked, problems, since, live } = found;
      const count = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length;
      const [errors, warnings] = [count('error'), count('warning')];
      if (errors === 0 && restored) await memory.replaceTrusted(await memoryOf(store).readTrusted());
      if (errors === 0 && live) await memory.writeVerified(referenceTo(live));

      problems.filter(({ severity }) => severity !== 'error').forEach(report.problem);
      report.result(
        `Checked ${formatCount(checked.releases, 'release')}, ${formatCount(checked.deployments, 'deployment')} with the pages of ${checked.trees}, and ${formatCount(checked.previews, 'preview')}: ` +
          (errors + warnings === 0
            ? 'all is as it was stored.'
            : `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}.`) +
          (proof && errors === 0
            ? ` The history agrees with the proof of deployment ${proof.deployment.name}.`
            : '') +
          (since
            ? ` Pages and releases up to deployment ${since.name} were read before; --whole reads them again.`
            : '') +
          (restored && errors === 0
            ? ' What this machine knew of it besides is forgotten; restart its servers and desk.'
            : ''),
        {
          checked,
          since: since?.name ?? null,
          against: proof?.deployment.name ?? null,
          errors,
          warnings,
          information: count('information'),
        },
      );
      if (errors > 0) throw new SiteProblems(problems.filter(({ severity }) => severity === 'error'));
    });
}
