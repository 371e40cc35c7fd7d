import type { PartBuild } from '../../records/part-build';
import { readParts } from '../../records/read-parts';
import { withAddresses } from '../../compose/compose-page';
import type { NamedDeployment } from '../../records/deployment';
import type { Store } from '../../store/store';

/** A page as the release of its part holds it. */
export interface HeldPage {
  part: string;
  /** Path in the release: `compose/pages/privacy-policy.html`. */
  path: string;
  body: Buffer;
  /** Whether a composed page holds it, byte for byte. */
  isIn(html: string): boolean;
}

/**
 * The pages of a deployment's releases, by the file that shows them: `kn/index.html`.
 * @throws SiteError what reading a release throws
 */
export async function readHeldPages(
  store: Store,
  { record }: NamedDeployment,
): Promise<(file: string) => Promise<HeldPage | null>> {
  const { builds } = await readParts(store, record.parts);
  return async (file) => {
    const name = `pages/${file}`;
    const build = Object.values(builds).find((one) => one.composeFiles.includes(name));
    return build ? heldPage(build, name, builds) : null;
  };
}

async function heldPage(
  build: PartBuild,
  name: string,
  builds: Record<string, PartBuild>,
): Promise<HeldPage> {
  const markup = await build.readComposeFile(name);
  return {
    part: build.part,
    path: `compose/${name}`,
    body: Buffer.from(markup),
    isIn: (html) => html.includes(`>${withAddresses(markup, '', builds)}</div>`),
  };
}
