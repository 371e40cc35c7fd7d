/** White on black, whatever the terminal's own colours are. */
export const WHITE_ON_BLACK = '\u001b[97;40m';

/** The terminal's own colours again. */
export const OWN_COLORS = '\u001b[0m';
