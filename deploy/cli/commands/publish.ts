import { parts as allParts } from '@site/shared/federation';
import { Command } from 'commander';
import { sizesOf } from '../../compare/compare-parts';
import { preview } from '../../actions/preview';
import type { DeploymentParts } from '../../records/choose-releases';
import { publish, publishDry, type PublishRequest } from '../../actions/publish/publish';
import { formatSizes } from '../format/format-sizes';
import type { ReleaseManifest } from '../../records/release-manifest';
import { readRelease } from '../../records/releases';
import { readLiveDeployment } from '../../records/live-deployment';
import type { Store } from '../../store/store';
import { type Context, partSource } from '../context';
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
    .action(async (names: string[], { all, message, dryRun }: Options, command: Command) => {
      if (names.length === 0 && !all) command.error("error: missing required argument 'part'");
      const context = contextOf();
      const sources = (all ? Object.keys(allParts) : names).map((name) => partSource(context, name));
      const store = await context.openStore();
      const author = await context.author();
      const progress = (sentence: string) => context.report.progress(sentence);
      const live = await liveParts(context, store);
      const published: DeploymentParts = {};
      for (const source of sources) {
        const request = { store, root: context.root, source, author, message, progress };
        const release = dryRun ? null : await publishOne(context, request, live);
        if (release) published[source.part] = release;
        else await reportDryRun(context, request, live);
      }
      if (!dryRun) await previewAll(context, store, live, published);
    });
}

async function publishOne(
  context: Context,
  request: PublishRequest,
  live: DeploymentParts,
): Promise<DeploymentParts[string]> {
  const { status, manifest, sha256 } = await publish(request);
  const { part, release } = manifest;
  const what =
    status === 'published' ? `Published ${part}@${release}.` : `${part}@${release} is already published.`;
  const putLive = live[part]?.release === release ? 'It is live.' : `Put it live: npx site promote ${part}`;
  await reportRelease(context, request.store, `${what} ${putLive}`, status, manifest, live);
  return { release, manifestSha256: sha256 };
}

async function reportDryRun(context: Context, request: PublishRequest, live: DeploymentParts): Promise<void> {
  const { status, manifest } = await publishDry(request);
  const name = `${manifest.part}@${manifest.release}`;
  const what =
    status === 'would-publish'
      ? `Would publish ${name}; nothing was stored.`
      : `${name} is already published.`;
  await reportRelease(context, request.store, what, status, manifest, live);
}

async function reportRelease(
  { report }: Context,
  store: Store,
  what: string,
  status: string,
  manifest: ReleaseManifest,
  live: DeploymentParts,
): Promise<void> {
  const { part, release } = manifest;
  const liveRelease = live[part] ? await readRelease(store, part, live[part].release) : null;
  const sizes = { release: sizesOf(manifest), live: liveRelease && sizesOf(liveRelease.manifest) };
  report.result(`${what}\n  To download: ${formatSizes(sizes.release, sizes.live)}`, {
    status,
    part,
    release,
    sizes,
  });
}

/** A look at what was published, with everything else that is live. */
async function previewAll(
  context: Context,
  store: Store,
  live: DeploymentParts,
  published: DeploymentParts,
): Promise<void> {
  const missing = Object.keys(allParts).filter((part) => !(part in { ...live, ...published }));
  if (missing.length > 0) {
    context.report.progress(
      `No preview yet: ${missing.join(' and ')} must be live, or published along with it`,
    );
    return;
  }
  reportPreview(context, await preview({ store, channel: context.channel, parts: published }));
}

async function liveParts({ channel }: Context, store: Store): Promise<DeploymentParts> {
  return (await readLiveDeployment(store, channel))?.deployment.record.parts ?? {};
}
