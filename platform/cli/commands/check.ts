import { Command } from 'commander';
import { type CheckOutcome, check, findingsOf, partsOfCandidate } from '@site/operations';
import { openBrowserOfCommand } from '@site/page-check';
import { finding, SiteError, SiteProblems } from '@site/errors';
import { formatCount, formatShare, formatTable, groupsOf } from '@site/text';
import { actIn, candidateOf, type Context } from '../context/context';
import { type CheckedView, idsOfReleases } from '@site/ledger';
import { languages } from '@site/shared/site/languages';

/** What to do about a finding, by its check. */
const REMEDIES: Record<string, string> = {
  starts: 'Open the preview and look at the console of the browser: a script throws, or does not arrive.',
  console: 'Open the preview and look at the console of the browser.',
  policy: 'Bring what is refused with the release, or leave it out: pages load nothing from elsewhere.',
  requests: 'Have the part bring the file, or ask for it no more.',
  'layout-shift': 'Give pictures their width and height, and keep room for what comes late.',
};

export function checkCommand(contextOf: () => Context): Command {
  return new Command('check')
    .description('have a browser open every page of what would be live, and record what it saw')
    .argument('<candidate...>', 'releases, such as landing@3fa9c2d41b7e0011, or the id of a preview')
    .option('--language <tag...>', 'these languages alone; going live takes all of them', readLanguage)
    .action(async (words: string[], { language }: { language?: string[] }) => {
      const context = contextOf();
      const act = await actIn(context);
      const outcome = await check({
        ...act,
        parts: await partsOfCandidate(act.store, candidateOf(words)),
        languages: language ?? [],
        openBrowser: () => openBrowserOfCommand(context.env),
      });
      const { preview, check: record } = outcome;
      const { isPassed, parts, against, browser, paths, views } = record;
      const status = isPassed ? 'passed' : 'failed';
      const fields = { status, preview: preview.id, parts, against, browser, paths, views };
      context.report.result(sentenceOn(outcome), fields);
      if (isPassed) return;
      const problems = findingsOf(record).map(({ check: what, message, path, views: seen }) =>
        finding(
          `check-${what}`,
          `${path}: ${message} (${seen.map(nameWindow).join('; ')})`,
          REMEDIES[what] ?? 'Open the preview in such a window; put it right, and publish the part again.',
        ),
      );
      throw new SiteProblems(problems);
    });
}

function sentenceOn({ preview, check: { isPassed, views, paths, browser } }: CheckOutcome): string {
  const seen = `${formatCount(paths.length, 'page')} in ${formatCount(views.length, 'view')} by ${browser}`;
  const looks = formatLooks(views);
  if (!isPassed) return [`Saw ${seen}; what is found must be put right first.`, ...looks].join('\n');
  const names = idsOfReleases(preview.changed);
  const next = names.length > 0 ? [`Put it live: npm run site -- promote ${names.join(' ')}`] : [];
  return [`Saw ${seen}: nothing found.`, ...looks, ...next].join('\n');
}

/** What looks different from what is live, by page and section: the largest share of all views. */
function formatLooks(views: CheckedView[]): string[] {
  const pictured = views.filter(({ difference }) => difference !== null);
  if (pictured.length === 0) return ['There is nothing live to compare its pictures with.'];
  const sections = pictured.flatMap(({ path, difference }) =>
    difference!.sections.filter(({ share }) => share > 0).map((section) => ({ path, ...section })),
  );
  if (sections.length === 0)
    return [`It looks as what is live does, to the pixel, in ${formatCount(pictured.length, 'picture')}.`];
  const rows = groupsOf(sections, ({ path, section }) => JSON.stringify([path, section])).map((group) => {
    const [{ path, section }] = group;
    return [path, section, formatShare(Math.max(...group.map(({ share }) => share)))];
  });
  return ['What looks different from what is live:', ...formatTable(['page', 'section', 'changed'], rows)];
}

/** `phone, dark`, `phone, light, without JavaScript`. */
function nameWindow({ device, theme, hasScripts, missing }: CheckedView): string {
  const without = [...(hasScripts ? [] : ['JavaScript']), ...(missing === null ? [] : [missing])];
  return [device, theme, ...without.map((what) => `without ${what}`)].join(', ');
}

/**
 * A language of the site as it was typed, after those that were given before it.
 * @throws SiteError `language-unknown`
 */
function readLanguage(words: string, before: string[] = []): string[] {
  const tags = languages.map(({ tag }) => tag);
  if (tags.includes(words)) return [...before, words];
  throw new SiteError(
    'language-unknown',
    `The site has no page in the language "${words}".`,
    `It has pages in ${tags.join(', ')}.`,
  );
}
