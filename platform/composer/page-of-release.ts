import type { PartBuild } from '@site/ledger';
import { withAddresses } from './compose-page';

/** A page as the release of its part has it. */
export interface PageOfRelease {
  part: string;
  /** Path in the release: `compose/pages/privacy-policy.html`. */
  path: string;
  body: Buffer;
  /** Whether a composed page has it in itself, byte for byte. */
  isIn(html: string): boolean;
}

/**
 * The page that a composed file shows; null for a file that is no part's page.
 * @param file `kn/index.html`
 * @throws SiteError what reading a release throws
 */
export async function readPageOfRelease(
  builds: Record<string, PartBuild>,
  file: string,
): Promise<PageOfRelease | null> {
  const name = `pages/${file}`;
  const build = Object.values(builds).find(({ composeFiles }) => composeFiles.includes(name));
  if (!build) return null;
  const body = await build.readComposeFile(name);
  return {
    part: build.part,
    path: `compose/${name}`,
    body,
    isIn: (html) => html.includes(`>${withAddresses(body.toString(), '')}</div>`),
  };
}
