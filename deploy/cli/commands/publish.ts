import { parts as allParts } from '@site/shared/federation';
import { Command } from 'commander';
import { type PublishedPart, publishParts } from '../../actions/publish/publish-parts';
import { type Context, partSource } from '../context';
import { formatSizes } from '../format/format-sizes';
import type { Report } from '../report';
import { reportPreview } from './preview';

interface Options {
  all?: boolean;
  message: string;
  dryRun?: boolean;
}

export function publishCommand(contextOf: () => Context): Command {
  return new Command('publish')
    .description('build parts and store each as a release; no page changes')
    .argument('[part...]', Object.keys(allParts).join(', '))
    .option('--all', 'publish every part')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'build, and say what would be published; store nothing')
    .action(async (names: string[], { all, message, dryRun = false }: Options, command: Command) => {
      if (names.length === 0 && !all) command.error("error: missing required argument 'part'");
      const context = contextOf();
      const { report, root } = context;
      const { preview, missing } = await publishParts({
        store: await context.openStore(),
        root,
        sources: (all ? Object.keys(allParts) : names).map((name) => partSource(context, name)),
        allParts: Object.keys(allParts),
        author: await context.author(),
        message,
        isDry: dryRun,
        progress: (sentence) => report.progress(sentence),
        onPart: (part) => reportPart(report, part),
      });
      if (missing.length > 0)
        report.progress(`No preview yet: ${missing.join(' and ')} must be live, or published along with it`);
      if (preview) reportPreview(context, preview);
    });
}

function reportPart(report: Report, part: PublishedPart): void {
  const { status, manifest, sizes } = part;
  report.result(`${summaryOf(part)}\n  To download: ${formatSizes(sizes.release, sizes.live)}`, {
    status,
    part: manifest.part,
    release: manifest.release,
    sizes,
  });
}

function summaryOf({ status, manifest, isLive }: PublishedPart): string {
  const name = `${manifest.part}@${manifest.release}`;
  if (status === 'would-publish') return `Would publish ${name}; nothing was stored.`;
  const what = status === 'published' ? `Published ${name}.` : `${name} is already published.`;
  return `${what} ${isLive ? 'It is live.' : `Put it live: npm run site -- promote ${name}`}`;
}
