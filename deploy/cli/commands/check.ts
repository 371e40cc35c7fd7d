import { Command } from 'commander';
import { check, type CheckOutcome } from '../../actions/check/check';
import { partsOfCandidate } from '../../actions/check/parts-of-candidate';
import { openBrowserOfCommand } from '../../check/browser';
import { isPreviewId } from '../../records/previews';
import { readChoice } from '../../records/choose-releases';
import { SiteProblems } from '../../store/site-error';
import { formatCount } from '../../text/table';
import { type Context, partSource } from '../context/context';
import { formatLooks, problemsOf } from '../format/format-check';

export function checkCommand(contextOf: () => Context): Command {
  return new Command('check')
    .description('have a browser open every page of what would be live, and record what it saw')
    .argument('<candidate...>', 'releases, such as landing@3fa9c2d41b7e0011, or the id of a preview')
    .option('--language <tag...>', 'these languages alone; going live takes all of them')
    .action(async (words: string[], { language }: { language?: string[] }) => {
      const context = contextOf();
      const store = await context.openStore({ mayCreate: false });
      const [first = ''] = words;
      const candidate =
        words.length === 1 && isPreviewId(first)
          ? first
          : words
              .map(readChoice)
              .map(({ part, release }) => ({ part: partSource(context, part).part, release }));
      const outcome = await check({
        store,
        parts: await partsOfCandidate(store, candidate),
        languages: language ?? [],
        author: await context.author(),
        loadSigner: context.loadSigner,
        openBrowser: () => openBrowserOfCommand(context.env),
        progress: (sentence) => context.report.progress(sentence),
      });
      const { preview, check: record } = outcome;
      context.report.result(sentenceOn(outcome), {
        status: record.isPassed ? 'passed' : 'failed',
        preview: preview.id,
        parts: record.parts,
        against: record.against,
        browser: record.browser,
        paths: record.paths,
        views: record.views,
      });
      if (!record.isPassed) throw new SiteProblems(problemsOf(record));
    });
}

function sentenceOn({ preview, check: { isPassed, views, paths, browser } }: CheckOutcome): string {
  const seen = `${formatCount(paths.length, 'page')} in ${formatCount(views.length, 'view')} by ${browser}`;
  const looks = formatLooks(views);
  if (!isPassed) return [`Saw ${seen}; what is found must be put right first.`, ...looks].join('\n');
  const names = Object.entries(preview.changed).map(([part, { release }]) => `${part}@${release}`);
  const next = names.length > 0 ? [`Put it live: npm run site -- promote ${names.join(' ')}`] : [];
  return [`Saw ${seen}: nothing found.`, ...looks, ...next].join('\n');
}
