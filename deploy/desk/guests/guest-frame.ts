import { documentHeaders, NOT_INDEXED } from '../../addresses/headers';
import { previewBase } from '../../addresses/previews';
import { readAddress } from '../../addresses/request-address';
import { withoutScripts } from '../../editor/without-scripts';
import { findPage } from '../../serve/find-answer';
import type { SiteFiles } from '../../serve/site-files';

/** A file of a preview as a guest gets it. */
export interface GuestFile {
  status: 200 | 308;
  headers: Record<string, string>;
  body: Buffer;
}

/** Nothing of it runs, whether it is framed or opened alone; only the guest's own page frames it. */
const POLICY =
  "script-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/**
 * A file of a preview below a guest link. Its addresses lead below the link alone, and no code loads: who has the link never
 * learns where the preview itself is, so that nothing is left of it when the link has ended.
 * @param path within the site: `/privacy-policy`
 * @param base path that the site hangs under: `/guest/…/site`
 */
export async function findGuestFile(
  files: SiteFiles,
  { preview, path, base }: { preview: string; path: string; base: string },
): Promise<GuestFile | null> {
  const address = readAddress(path);
  if (address?.kind !== 'page') return null;
  const found = await findPage((name) => files.findInPreview(preview, name, []), base, address, '');
  if (!found || found.status === 404) return null;
  const { 'X-Frame-Options': _, ...others } = documentHeaders;
  const headers = {
    ...others,
    ...(found.file && { 'Content-Type': found.file.headers['Content-Type']! }),
    ...(found.headers.Location && { Location: found.headers.Location }),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': NOT_INDEXED,
  };
  const body = found.file?.body ?? Buffer.alloc(0);
  const isHtml = headers['Content-Type']?.startsWith('text/html');
  return { status: found.status, headers, body: isHtml ? rebased(body, preview, base) : body };
}

function rebased(html: Buffer, preview: string, base: string): Buffer {
  return Buffer.from(withoutScripts(html.toString()).replaceAll(previewBase(preview), base));
}
