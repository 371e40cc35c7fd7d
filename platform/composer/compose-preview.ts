import type { PreviewFacts } from '@site/shared/contracts';
import { previewBase } from '@site/addresses';
import { type StoredPreview, bytesOf, readParts, readPreview } from '@site/ledger';
import type { Store } from '@site/store';
import { plainTime } from '@site/text';
import { composeSite } from './compose-site';

/**
 * All files of a preview by name, or null when there is none of that id. They follow from the releases that the id names, each time
 * that a preview is shown: there is no copy that could be altered while a person looks at it.
 * @throws SiteError `record-unreadable`, and what composing throws
 */
export async function composePreview(store: Store, id: string): Promise<Map<string, Buffer> | null> {
  const preview = await readPreview(store, id);
  if (!preview) return null;
  const { manifests, builds } = await readParts(store, preview.parts);
  const composed = await composeSite({
    deployment: previewDeployment(id),
    basePath: previewBase(id),
    preview: previewFacts(preview, manifests),
    builds,
  });
  return new Map(Object.entries(composed).map(([name, file]) => [name, bytesOf(file)]));
}

/** The name of the deployment that its pages carry. */
export function previewDeployment(id: string): string {
  return `preview-${id}`;
}

/** What it says of itself on its pages. @param manifests of its releases, by part */
export function previewFacts(
  { changed, against }: Pick<StoredPreview, 'changed' | 'against'>,
  manifests: Record<string, { message: string; time: string }>,
): PreviewFacts {
  const releases = changed.flatMap((part) => {
    const manifest = manifests[part];
    return manifest ? [{ part, message: manifest.message, time: plainTime(manifest.time) }] : [];
  });
  return { releases, isOnTop: against !== null };
}
