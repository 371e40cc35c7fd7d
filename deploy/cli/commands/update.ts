import { Command } from 'commander';
import { updatePart } from '../../actions/scaffold/update-part';
import type { Context } from '../context/context';

interface Options {
  overwrite: string[];
}

export function updateCommand(contextOf: () => Context): Command {
  const part = new Command('part')
    .description('give a part what "site new part" would write around its pages today')
    .argument('<part>', 'such as careers')
    .option('--overwrite <files...>', 'take these over although the team changed them', [])
    .action(async (name: string, options: Options) => {
      const context = contextOf();
      const { created, edited, kept } = await updatePart({ root: context.root, name, ...options });
      const count = created.length + edited.length;
      const lines = [
        ...created.map((file) => `  new      ${file}`),
        ...edited.map((file) => `  edited   ${file}`),
        ...kept.map((file) => `  changed by the team, and left  ${file}`),
        ...nextSteps(name, count, kept),
      ];
      const sentence =
        count > 0 ? `Brought ${name} up to date (files written: ${count})` : `${name} is up to date`;
      context.report.result(lines.length > 0 ? `${sentence}:\n${lines.join('\n')}` : `${sentence}.`, {
        created,
        edited,
        kept,
      });
    });
  return new Command('update')
    .description('bring what the scaffold wrote up to date in the working copy')
    .addCommand(part);
}

function nextSteps(part: string, count: number, [kept]: string[]): string[] {
  const overwrite = `npm run site -- update part ${part} --overwrite ${kept}`;
  return [
    ...(count > 0 ? ['→ Look at it: git diff'] : []),
    ...(kept
      ? [`→ To have the scaffold's text there, too, and then keep what is yours: ${overwrite}; git diff`]
      : []),
  ];
}
