import type { Part } from '../federation';

/** The table of parts, with the rows of this repository's own. */
export const knownParts: Record<string, Part>;
/** Names of the parts whose source is in this repository. */
export const partsHere: string[];
