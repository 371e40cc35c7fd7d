import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertSources, sourceFingerprint, type PartSource, withSnapshot } from '@site/builder';
import { type DeploymentParts, readRelease } from '@site/ledger';
import { type PromoteOutcome, promote } from '../promote/promote';
import { assertMayPublish, publish, type PublishRequest } from '../publish/publish';

interface StartRequest extends Omit<PublishRequest, 'source' | 'message' | 'signal'> {
  sources: PartSource[];
}

/** Publishes what changed of a working copy, and puts all of it live. */
export async function start({ sources, ...request }: StartRequest): Promise<PromoteOutcome> {
  const said = { ...request, message: 'npm start' };
  const parts = await withSnapshot(request.root, sources, (taken) => publishChanged(taken, said));
  // The store is this machine's own: it has no visitors, whatever address its pages name.
  return promote({ ...said, parts, isUnchecked: true, isOwnMachine: true });
}

/**
 * The releases of parts' sources: a stored one where the source is as it was when that was built, else a new one.
 * What was built from what is remembered next to the build cache; forgetting it costs a build, nothing else.
 */
async function publishChanged(
  sources: PartSource[],
  request: Omit<PublishRequest, 'source'>,
): Promise<DeploymentParts> {
  const { store, root } = request;
  const parts: DeploymentParts = {};
  const changed: { source: PartSource; memory: string; fingerprint: string }[] = [];
  for (const source of sources) {
    const memory = join(root, '.cache', 'published', `${source.part}.json`);
    const fingerprint = await sourceFingerprint(dirname(source.folder), basename(source.folder), root);
    const remembered = await readMemory(memory);
    const stored =
      remembered?.fingerprint === fingerprint
        ? await readRelease(store, source.part, remembered.release)
        : null;
    if (stored) parts[source.part] = { release: stored.manifest.release, manifestSha256: stored.sha256 };
    else changed.push({ source, memory, fingerprint });
  }
  await assertSources(
    root,
    changed.map(({ source }) => source),
  );
  for (const { source, memory, fingerprint } of changed) {
    const own = { ...request, source };
    const { manifest, sha256 } = await publish(own, await assertMayPublish(own));
    parts[source.part] = { release: manifest.release, manifestSha256: sha256 };
    await mkdir(dirname(memory), { recursive: true });
    await writeFile(memory, JSON.stringify({ fingerprint, release: manifest.release }));
  }
  return parts;
}

async function readMemory(file: string): Promise<{ fingerprint: string; release: string } | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { fingerprint: string; release: string };
  } catch {
    return null;
  }
}
