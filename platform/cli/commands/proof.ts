import { resolve, dirname } from 'node:path';
import { Command } from 'commander';
import { formatProof, proofDocument, proofFields, prove, readMoment } from '@site/operations';
import { finding, SiteError } from '@site/errors';
import type { Context } from '../context/context';
import { trustedRoots } from '../context/outbox';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

export function proofCommand(contextOf: () => Context): Command {
  return new Command('proof')
    .description('say what stood on a page at a moment, who shipped it, and how that is known')
    .argument('<url>', 'an address of the site, or its path: /privacy-policy')
    .requiredOption(
      '--at <time>',
      'a date (its end, in India), a time with its offset (2026-11-21T10:30+05:30), or now',
    )
    .option('--out <file>', 'also write it as an HTML file, to be filed or printed')
    .action(async (url: string, { at, out }: { at: string; out?: string }) => {
      const context = contextOf();
      const moment = readMoment(at, new Date());
      const file = out === undefined ? null : resolve(context.cwd, out);
      // Before the work, what would keep it from being written after it.
      if (file && existsSync(file))
        throw new SiteError(
          'file-exists',
          `${file} is there already; it was not overwritten.`,
          'Give another name with --out.',
        );
      if (file && !existsSync(dirname(file))) throw refused(file, new Error('there is no such folder'));
      const proof = await prove({
        store: await context.openStore({ mayCreate: false }),
        url,
        moment,
        roots: await trustedRoots(context),
      });
      // Never over another one, also where that came meanwhile.
      if (file)
        await writeFile(file, proofDocument(proof, new Date()), { flag: 'wx' }).catch((cause: Error) => {
          throw refused(file, cause);
        });
      const remedy =
        'npm run site -- verify lists what else is wrong. Restore the files from a backup, then ask again.';
      for (const { holds, fact } of proof.checks)
        if (holds === false) context.report.problem(finding('proof-doubtful', fact, remedy, 'warning'));
      context.report.result(formatProof(proof) + (out ? `\n\nWritten to ${out}` : ''), {
        ...proofFields(proof),
        file: out ?? null,
      });
    });
}

function refused(file: string, cause: Error): SiteError {
  return new SiteError(
    'file-refused',
    `${file} cannot be written: ${cause.message}.`,
    'Give a file in a folder that you can write to with --out.',
    { cause },
  );
}
