import { encodeBrotli, isCompressible } from '@site/addresses';
import {
  type Signer,
  type ReleaseManifest,
  assertSingleLine,
  describeRelease,
  fullName,
  readPeople,
  readRelease,
  ruleOf,
  writeRelease,
} from '@site/ledger';
import {
  buildPart,
  federationFacts,
  nearestFolder,
  partVersion,
  readDist,
  readGitState,
  toolVersions,
  type BuiltFile,
  type PartSource,
} from '@site/builder';
import { SiteError } from '@site/errors';
import { mapLimited } from '@site/store';
import { type Acting, knownSigner } from '../people/own-key';

export interface PublishRequest extends Acting {
  /** The working copy's root. */
  root: string;
  /** In a snapshot, so that nothing is built that is saved meanwhile. */
  source: PartSource;
  /** Stops a build that is under way; what is stored then is stored whole. */
  signal?: AbortSignal;
}

/**
 * Builds a part, unless its build is given, and stores the build as a release; no page changes. Publishing the same source
 * again changes nothing.
 * @param signer of the publication: what {@link assertMayPublish} says
 */
export async function publish(request: PublishRequest, signer: Signer | null) {
  const { store, source, progress } = request;
  const { input, files } = await build(request);
  progress?.(`Storing ${files.length} files of ${source.part}`);
  return writeRelease(store, input, files, signer);
}

/**
 * Asked before anything is built.
 * @returns who signs a publication; null without an access policy
 * @throws SiteError `words-not-plain`, `key-missing`, `signer-unknown`, `signer-not-of-team`
 */
export async function assertMayPublish(request: PublishRequest): Promise<Signer | null> {
  const { store, source, author, message, loadSigner } = request;
  const { part } = source;
  assertSingleLine({ author, message });
  const version = await readPeople(store);
  if (!version) return null;
  const { people } = version;
  const { signer, person } = await knownSigner(people, loadSigner);
  if (ruleOf(people, part).publish.includes(person)) return signer;
  throw new SiteError(
    'signer-not-of-team',
    `${fullName(people, person)} may not publish ${part}; nothing was stored.`,
    'Who may: npm run site -- people',
  );
}

/** Builds a part, and stores nothing: what {@link publish} would publish, or what is published already. */
export async function publishDry(
  request: PublishRequest,
): Promise<{ status: 'would-publish' | 'already-published'; manifest: ReleaseManifest }> {
  const { input, files } = await build(request);
  const manifest = await describeRelease(input, files);
  const stored = await readRelease(request.store, manifest.part, manifest.release);
  return stored
    ? { status: 'already-published', manifest: stored.manifest }
    : { status: 'would-publish', manifest };
}

async function build({ root, source, author, message, progress, signal }: PublishRequest) {
  if (!source.dist) {
    progress?.(`Building ${source.part}`);
    await buildPart(root, source, signal);
  }
  const built = await readDist(source);
  const input = {
    part: source.part,
    version: await partVersion(source.folder),
    federation: federationFacts(source.part, built),
    git: source.git === undefined ? await readGitState(source.folder) : source.git,
    author,
    message,
    time: new Date().toISOString(),
    tools: await toolVersions(nearestFolder(source.folder, 'package-lock.json')),
  };
  // Of what browsers load, budgets count what is sent.
  const files = await mapLimited(built, async (file): Promise<BuiltFile & { sent?: number }> => {
    if (!file.path.startsWith('browser/') || !isCompressible(file.path)) return file;
    const { length } = await encodeBrotli(file.body, 'best');
    return length < file.body.length ? { ...file, sent: length } : file;
  });
  return { input, files };
}
