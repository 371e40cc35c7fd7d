/** How many releases, or trees of pages, are read at once: of each, no more files than a store has calls. */
export const FOLDERS_AT_ONCE = 4;
