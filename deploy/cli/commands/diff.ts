import { resolve } from 'node:path';
import { knownParts } from '@site/shared/working-copy/known-parts';
import { Command } from 'commander';
import { diff, type DiffOutcome } from '../../actions/diff/diff';
import type { SiteVersion } from '../../compare/site-version';
import { formatDifference } from '../../compare/format-difference';
import { idOfRelease } from '../../records/inventory';
import type { Store } from '../../store/store';
import type { Context } from '../context/context';
import { readLanguage } from '../context/language';
import { assertNewFile, writeNewFile } from '../context/write-new-file';

interface Options {
  pictures?: string;
  language?: string[];
}

export function diffCommand(contextOf: () => Context): Command {
  return new Command('diff')
    .description('say in plain words what is different for the visitor; changes nothing')
    .argument(
      '[a]',
      'a deployment (12, its name, live), a preview, or a release (landing@3fa9c2d4; landing for its newest)',
    )
    .argument(
      '[b]',
      'the same; without it, a deployment is compared with what is live, a release is what comes after it',
    )
    .option(
      '--pictures <file>',
      'also write an HTML file with the words and, by a browser, pictures before and after',
    )
    .option('--language <tag...>', 'pictures of pages in these languages alone', readLanguage)
    .addHelpText('after', '\nWithout arguments: what "site promote" would change now.')
    .action(async (a: string | undefined, b: string | undefined, options: Options) => {
      const context = contextOf();
      if (options.pictures) assertNewFile(resolve(context.cwd, options.pictures), '--pictures');
      const store = await context.openStore({ mayCreate: false });
      const { before, after, difference, goesLive, left } = await diff({
        store,
        words: [a, b].filter((word) => word !== undefined),
        parts: Object.keys(knownParts),
        author: await context.author(),
      });
      left.forEach((problem) => context.report.problem(problem));
      if (options.pictures) await writePictures(context, store, { before, after, difference }, options);
      const next =
        goesLive.length > 0
          ? `\n\nPut it live: npm run site -- promote ${goesLive.map(idOfRelease).join(' ')}`
          : '';
      context.report.result(
        `From ${before.title} to ${after.title}\n\n${formatDifference(difference)}${next}${options.pictures ? `\n\nWritten to ${options.pictures}` : ''}`,
        {
          before: nameOf(before),
          after: nameOf(after),
          ...difference,
          file: options.pictures ?? null,
        },
      );
    });
}

/** Loaded here: it draws with libraries that words do not need. */
async function writePictures(
  context: Context,
  store: Store,
  compared: Pick<DiffOutcome, 'before' | 'after' | 'difference'>,
  { pictures, language }: Options,
): Promise<void> {
  const { picturePairs } = await import('../../actions/diff/picture-pairs');
  const { picturesDocument } = await import('../../actions/diff/pictures-document');
  const { openBrowserOfCommand } = await import('../../check/browser');
  const pairs = await picturePairs({
    store,
    ...compared,
    languages: language ?? [],
    openBrowser: () => openBrowserOfCommand(context.env),
    progress: (sentence) => context.report.progress(sentence),
  });
  const file = resolve(context.cwd, pictures!);
  await writeNewFile(file, picturesDocument({ ...compared, pairs }, new Date()), '--pictures');
}

function nameOf({ kind, name, manifests }: SiteVersion) {
  const releases = Object.entries(manifests).map(([part, { release }]) => [part, release]);
  return { kind, name, parts: Object.fromEntries(releases) as Record<string, string> };
}
