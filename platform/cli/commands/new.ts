import { knownParts } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import { type WrittenFiles, newPage, newPart, newSection } from '@site/operations';
import type { Context } from '../context/context';

const TITLE = 'its heading (default: the name)';

export function newCommand(contextOf: () => Context): Command {
  return new Command('new')
    .description('write the files of a new part, page or section into the working copy')
    .addCommand(
      new Command('part')
        .description(
          'a part of the site with one page: workspace, tests, workflow, owner, and its row in the table of parts',
        )
        .argument('<name>', 'one word, such as careers')
        .requiredOption('--path <path>', 'where its page is to be, such as /careers')
        .option('--title <words>', TITLE)
        .action(async (name: string, { path, title }: { path: string; title?: string }) => {
          const context = contextOf();
          const written = await newPart({ root: context.root, name, path, title });
          report(context, written, [
            `See it in the frame: npm run dev (http://localhost:3000${path}), or npm start for the composed site`,
            `Write its words: ${name}-remote/content/`,
            `Test it: npx jest ${name}-remote. Ship it: npm run site -- publish ${name} -m "why"`,
          ]);
        }),
    )
    .addCommand(
      new Command('page')
        .description('a further page of a part')
        .argument('<name>', 'such as festival-offers')
        .requiredOption('--part <part>', 'whose page it is')
        .requiredOption('--path <path>', 'where it is to be, such as /festival-offers')
        .option('--title <words>', TITLE)
        .action(async (name: string, options: { part: string; path: string; title?: string }) => {
          const context = contextOf();
          const written = await newPage({ root: context.root, name, ...options });
          report(context, written, [
            `See it in the frame: npm run dev (http://localhost:3000${options.path})`,
            `Ship it, without any other part: npm run site -- publish ${options.part} -m "why"`,
          ]);
        }),
    )
    .addCommand(
      new Command('section')
        .description('a further section of a page')
        .argument('<name>', 'such as festival-hours')
        .requiredOption('--part <part>', 'whose page it is on')
        .option('--page <module>', 'such as LandingPage (default: the part’s first page)')
        .option('--after <section>', 'the section before it, such as hero (default: it is the last one)')
        .option('--title <words>', TITLE)
        .action(async (name: string, options: Omit<Parameters<typeof newSection>[0], 'root' | 'name'>) => {
          const context = contextOf();
          const written = await newSection({ root: context.root, name, ...options });
          const { workspace } = knownParts[options.part]!;
          report(context, written, [
            `Write its words: ${workspace}/content/${name}.json. Links lead to it by #${name}`,
            `Until ${workspace}/content/<language>/${name}.json is there, it is in English: translate it at the desk, or with npm run translations -w ${workspace} -- --export hi`,
            `Ship it: npm run site -- publish ${options.part} -m "why"`,
          ]);
        }),
    );
}

function report({ report: to }: Context, { created, edited }: WrittenFiles, next: string[]): void {
  const lines = [
    ...created.map((file) => `  new     ${file}`),
    ...edited.map((file) => `  edited  ${file}`),
    ...next.map((step) => `→ ${step}`),
  ];
  to.result(`Wrote ${created.length} files and edited ${edited.length}:\n${lines.join('\n')}`, {
    created,
    edited,
  });
}
