import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPart, type PartSource } from '../../build/build-part';
import { federationFacts } from '../../build/federation-facts';
import { readGitState } from '../../build/git';
import { encodedDist, readDist } from '../../build/read-dist';
import { assertPlainWords } from '../../records/plain-words';
import { readRelease, type StoredRelease } from '../../records/releases';
import {
  describeRelease,
  type ReleaseInput,
  writeRelease,
  type WrittenRelease,
} from '../../records/write-release';
import type { Store } from '../../store/store';

export interface PublishRequest {
  store: Store;
  /** The working copy's root. */
  root: string;
  source: PartSource;
  author: string;
  /** Why the release is made. */
  message: string;
  progress: (sentence: string) => void;
}

/** Builds a part and stores the build as a release; no page changes. Publishing the same source again changes nothing. */
export async function publish(request: PublishRequest): Promise<WrittenRelease> {
  assertPlainWords({ author: request.author, message: request.message });
  const { store, source, progress } = request;
  const { input, files } = await build(request);
  progress(`Storing ${files.length} files of ${source.part}`);
  return writeRelease(store, input, files);
}

/** Builds a part, and stores nothing: what {@link publish} would publish, or what is published already. */
export async function publishDry(
  request: PublishRequest,
): Promise<{ status: 'would-publish' | 'already-published'; manifest: StoredRelease['manifest'] }> {
  const { input, files } = await build(request);
  const manifest = describeRelease(input, files);
  const stored = await readRelease(request.store, manifest.part, manifest.release);
  return stored
    ? { status: 'already-published', manifest: stored.manifest }
    : { status: 'would-publish', manifest };
}

async function build({ root, source, author, message, progress }: PublishRequest) {
  progress(`Building ${source.part}`);
  await buildPart(root, source);
  const built = await readDist(source);
  const input: ReleaseInput = {
    part: source.part,
    version: await readVersion(source.folder),
    federation: federationFacts(source.part, built),
    git: await readGitState(source.folder),
    author,
    message,
    time: new Date().toISOString(),
    tools: await toolVersions(root),
  };
  return { input, files: [...built, ...(await encodedDist(built))] };
}

async function readVersion(folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The versions that shape a build, as the lock file has them. */
async function toolVersions(root: string): Promise<Record<string, string>> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const versionOf = (name: string) => packages[`node_modules/${name}`]?.version ?? 'unknown';
  return {
    node: process.versions.node,
    webpack: versionOf('webpack'),
    federation: versionOf('@module-federation/enhanced'),
    typescript: versionOf('typescript'),
  };
}
