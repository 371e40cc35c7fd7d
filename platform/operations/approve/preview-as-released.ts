import { previewBase } from '@site/addresses';
import { composeSite } from '@site/composer';
import {
  type DeploymentParts,
  bytesOf,
  previewId,
  previewSiteKey,
  readParts,
  readPreview,
  readSite,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/**
 * An approver has looked at the preview that lies in the store: all that it shows is, byte for byte, what its releases give.
 * @throws SiteError `preview-altered`, `record-unreadable`, and what composing throws
 */
export async function assertPreviewAsReleased(store: Store, parts: DeploymentParts): Promise<void> {
  const id = previewId(parts);
  const preview = await readPreview(store, id);
  const site = preview && (await readSite(store, previewSiteKey(id)));
  if (!site) return;
  const { builds } = await readParts(store, parts);
  const deployment = `preview-${id}`;
  const composed = await composeSite({
    deployment,
    basePath: previewBase(id),
    preview: preview.facts,
    builds,
  });
  for (const name of new Set([...site.files.keys(), ...Object.keys(composed)])) {
    const file = composed[name];
    if (file === undefined || !site.files.get(name)?.equals(bytesOf(file))) throw altered(id, name);
  }
}

function altered(id: string, name: string): SiteError {
  return new SiteError(
    'preview-altered',
    `The preview ${id} shows something else on ${name} than its releases say; nothing was signed.`,
    'It was altered in the store, or another version of this tool composed it. Make it again, and look once more: npm run site -- preview <the same releases>',
  );
}
