import type { SiteRoute } from '@site/shared/contracts';
import { parts } from '@site/shared/federation';

/**
 * Pages of the table of parts, in its order: all that there are in development. What visitors load has none of it, or it would
 * grow with every part.
 */
export const tableRoutes: SiteRoute[] = Object.entries(parts).flatMap(([remote, { pages }]) =>
  Object.entries(pages).map(([path, module]) => ({ path, remote, module })),
);

/** Paths that the frame itself links to. Whose they are is for the shell to say; all others the parts' releases say. */
const FRAME_PATHS = ['/', '/privacy-policy'];

/** Routes that no part can take from another. */
export const frameRoutes = tableRoutes.filter(({ path }) => FRAME_PATHS.includes(path));
