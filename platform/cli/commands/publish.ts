import { idOfRelease } from '@site/ledger';
import { resolve } from 'node:path';
import { knownParts, partsHere } from '@site/shared/working-copy/working-copy';
import { Command } from 'commander';
import { type PublishedPart, assertKnownPart, publishParts } from '@site/operations';
import { readBuiltPart, type PartSource } from '@site/builder';
import { type Context, partSource } from '../context/context';
import { finding } from '@site/errors';
import type { Store } from '@site/store';
import { assertLinks } from '../context/preview-links';
import type { Report } from '../context/report';
import { reportPreview } from './preview';
import type { PartSizes } from '@site/gates';
import { formatKilobytes } from '@site/text';

const KINDS: [keyof PartSizes, string][] = [
  ['scripts', 'scripts'],
  ['styles', 'styles'],
  ['other', 'pictures and fonts'],
];

interface Options {
  all?: boolean;
  dist?: string[];
  message: string;
  dryRun?: boolean;
}

export function publishCommand(contextOf: () => Context): Command {
  return new Command('publish')
    .description('build parts and store each as a release; no page changes')
    .argument('[part...]', Object.keys(knownParts).join(', '))
    .option('--all', 'publish every part whose source is here')
    .option(
      '--dist <folder...>',
      'publish what is built already in these folders, of any part; build nothing',
    )
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'build, and say what would be published; store nothing')
    .action(async (names: string[], { all, dist, message, dryRun = false }: Options, command: Command) => {
      if (names.length === 0 && !all && !dist) command.error("error: missing required argument 'part'");
      if (dist && (names.length > 0 || all))
        command.error('error: --dist says which parts by itself: name none with it');
      const context = contextOf();
      const { report, root } = context;
      await assertLinks(context);
      const store = await context.openStore();
      const { preview, missing } = await publishParts({
        store,
        root,
        sources: dist
          ? await builtParts(store, context, dist)
          : (all ? partsHere : names).map((name) => partSource(context, name)),
        allParts: Object.keys(knownParts),
        author: await context.author(),
        message,
        isDry: dryRun,
        progress: report.progress,
        loadSigner: context.loadSigner,
        onPart: (part) => reportPart(report, part),
      });
      if (missing.length > 0)
        report.progress(
          `No preview yet: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not live. For a whole site: npm run site -- publish --all -m "why"`,
        );
      if (preview) await reportPreview(context, store, preview);
    });
}

/** The parts that are built in some folders. @throws SiteError where a folder holds none, before anything is stored */
async function builtParts(store: Store, { cwd }: Context, folders: string[]): Promise<PartSource[]> {
  const sources = await Promise.all(folders.map((folder) => readBuiltPart(resolve(cwd, folder))));
  for (const { part } of sources) await assertKnownPart(store, part, Object.keys(knownParts));
  return sources;
}

function reportPart(report: Report, part: PublishedPart): void {
  const { status, manifest, sizes, notInWorkingCopy } = part;
  report.result(`${summaryOf(part)}\n  To download: ${formatSizes(sizes.release, sizes.live)}`, {
    status,
    part: manifest.part,
    release: manifest.release,
    sizes,
  });
  if (!notInWorkingCopy) return;
  // The live release has what this working copy lacks: to put this one live takes it away.
  const { author, git } = notInWorkingCopy;
  const fact = `${idOfRelease(notInWorkingCopy)}, which is live, was built by ${author} from commit ${git!.commit.slice(0, 10)}, and this working copy does not have that commit. What it changed would go.`;
  const remedy = `Get it (git pull), and publish again. What would go: npm run site -- diff ${manifest.part}`;
  report.problem(finding('live-release-newer', fact, remedy, 'warning'));
}

function summaryOf({ status, manifest, isLive }: PublishedPart): string {
  const name = idOfRelease(manifest);
  if (status === 'would-publish') return `Would publish ${name}; nothing was stored.`;
  if (status === 'published') return `Published ${name}.`;
  const state = isLive ? 'It is live.' : 'It is not live.';
  const said = `${name} is already published: its source makes the same release. ${state}`;
  if (manifest.part === 'shell') return said;
  return `${said}\n  Header and footer go live with the shell: npm run site -- publish shell`;
}

/** `scripts 22.4 kB (+0.2 kB), styles 5.1 kB (as live)`: what visitors can download of a release, next to the live one. */
function formatSizes(release: PartSizes, live: PartSizes | null): string {
  const shown = KINDS.filter(([kind]) => release[kind] > 0 || (live?.[kind] ?? 0) > 0);
  const sizes = shown.map(([kind, name]) => {
    const size = `${name} ${formatKilobytes(release[kind])}`;
    if (!live) return size;
    const growth = release[kind] - live[kind];
    if (growth === 0) return `${size} (as live)`;
    const amount = Math.abs(growth);
    return `${size} (${growth > 0 ? '+' : '−'}${amount < 1000 ? `${amount} B` : formatKilobytes(amount)})`;
  });
  return sizes.join(', ');
}
