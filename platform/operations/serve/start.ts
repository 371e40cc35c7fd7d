import { type PartSource, withSnapshot } from '@site/builder';
import type { Store } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { promote } from '../promote/promote';
import type { PromoteOutcome } from '../promote/promote';
import { publishIfChanged } from '../publish/publish-if-changed';

interface StartRequest {
  store: Store;
  /** The working copy's root. */
  root: string;
  sources: PartSource[];
  author: string;
  progress: (sentence: string) => void;
  loadSigner?: LoadSigner;
}

/** Publishes what changed of a working copy, and puts all of it live. */
export async function start({ sources, ...request }: StartRequest): Promise<PromoteOutcome> {
  const said = { ...request, message: 'npm start' };
  const parts = await withSnapshot(request.root, sources, (taken) =>
    publishIfChanged({ ...said, sources: taken }),
  );
  // The store is this machine's own: it has no visitors, whatever address its pages name.
  return promote({ ...said, parts, isUnchecked: true, isOwnMachine: true });
}
