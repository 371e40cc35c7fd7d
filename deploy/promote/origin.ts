import type { PartBuild } from '../compose/part-build';
import { Prerenderer } from '../prerender/prerenderer';
import type { ShellFacts } from '../prerender/prerendered';

export interface Origin {
  /** Scheme and host, such as `https://www.brand.in`. */
  address: string;
  /** Whether anybody but the people of this machine can see it. */
  isPublic: boolean;
}

/** Where the site is seen while the business has not said where it will be served. */
const LOCAL: Origin = { address: 'http://localhost:8080', isPublic: false };

/** The origin that a shell was built for: a business value. */
export function originFor({ siteOrigin }: Pick<ShellFacts, 'siteOrigin'>): Origin {
  return siteOrigin ? { address: siteOrigin, isPublic: true } : LOCAL;
}

/** The origin that the shell among these releases was built for. @throws SiteError `shell-missing`, `shell-failed` */
export async function originOf(builds: Record<string, PartBuild>): Promise<Origin> {
  const prerenderer = new Prerenderer(builds);
  try {
    return originFor(await prerenderer.shell());
  } finally {
    await prerenderer.close();
  }
}
