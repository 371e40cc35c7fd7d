import { runNodeBuild } from '../compose/node-build';
import type { PartBuild } from '../compose/part-build';
import { SiteError } from '../store/site-error';

export interface Origin {
  /** Scheme and host, such as `https://www.brand.in`. */
  address: string;
  /** Whether anybody but the people of this machine can see it. */
  isPublic: boolean;
}

/** Where the site is seen while the business has not said where it will be served. */
const LOCAL: Origin = { address: 'http://localhost:8080', isPublic: false };

/** The origin that the shell's release was built for: a business value. */
export async function originOf(builds: Record<string, PartBuild>): Promise<Origin> {
  const shell = builds.shell;
  if (!shell) {
    throw new SiteError(
      'shell-missing',
      'There is no release of the shell to go with it.',
      'Publish the shell first: npx site publish shell',
    );
  }
  const { siteOrigin } = runNodeBuild<{ siteOrigin: string | null }>(
    await shell.readNodeFile('shell.js'),
    'shell',
    {},
  );
  return siteOrigin ? { address: siteOrigin, isPublic: true } : LOCAL;
}
