import type { LandingContent } from './all-content';

/** The content of each further page of this part; the landing page shows everything else. */
export const otherPages = {} satisfies Record<string, (keyof LandingContent)[]>;
