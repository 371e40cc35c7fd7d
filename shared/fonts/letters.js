/**
 * How each language's letters are set, where the theme's tokens, which are made for Latin ones, do not fit. Another language
 * than English that is not here has English sizes and line heights, the system's font, and no letter spacing.
 *
 * @typedef {object} Letters
 * @property {string} [font] File of the brand's letters: a member of the Anek family of type, one design in many scripts, in one
 *   weight for all headings. In these scripts a second weight costs as much again. Without it, headings have the
 *   system's font. Licence: SIL OFL 1.1 (see OFL.txt).
 * @property {string} [pictureFont] File of the letters in pictures, where these are not the brand's.
 * @property {{ names: string[], width: number }} [standIn] Fonts of devices, by their names, which stand in until the
 *   brand's is here; and the width of the site's headings in the brand's font, in percent of that in the first of them.
 * @property {Record<string, string>} tokens By custom property. Signs above and below the letters need higher lines, and
 *   words are longer; letters that join take no letter spacing.
 */

/** What holds for letters that join, and so for every language but English. */
const JOINED_LETTERS = { '--s-letter-spacings-display': '0' };

const LONG_WORDS = {
  '--s-font-sizes-2xl': 'clamp(min(1.5rem, 1rem + 2.5vw), 1.25rem + 1.3vw, 2.25rem)',
  '--s-font-sizes-display': 'clamp(min(1.875rem, 1rem + 4.375vw), 1.35rem + 2.6vw, 3.5rem)',
  ...JOINED_LETTERS,
};

/** Of a language that has words as wide as a card: smaller below 360 px, where they would break between two letters. */
const LONGEST_WORDS = {
  '--s-font-sizes-xl': 'clamp(1.15rem, 12.5vw - 1.3rem, 1.5rem)',
  '--s-font-sizes-2xl': 'clamp(min(1.3rem, 1rem + 2.5vw), min(8vw - 0.25rem, 1.25rem + 1.3vw), 2.25rem)',
};

/** @type {Record<string, Letters>} */
const letters = {
  kn: {
    font: require.resolve('@expo-google-fonts/anek-kannada/700Bold/AnekKannada_700Bold.ttf'),
    standIn: { names: ['Noto Sans Kannada Bold', 'Nirmala UI Bold', 'Kannada Sangam MN Bold'], width: 93.4 },
    tokens: { ...LONG_WORDS, ...lineHeights(1.3, 1.35, 1.5, 1.75) },
  },
  hi: {
    font: require.resolve('@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf'),
    standIn: {
      names: ['Noto Sans Devanagari Bold', 'Nirmala UI Bold', 'Kohinoor Devanagari Bold'],
      width: 96.7,
    },
    tokens: { ...LONG_WORDS, ...lineHeights(1.25, 1.3, 1.45, 1.7) },
  },
  ta: {
    font: require.resolve('@expo-google-fonts/anek-tamil/700Bold/AnekTamil_700Bold.ttf'),
    standIn: { names: ['Noto Sans Tamil Bold', 'Nirmala UI Bold', 'Tamil Sangam MN Bold'], width: 92.2 },
    tokens: { ...LONG_WORDS, ...LONGEST_WORDS, ...lineHeights(1.2, 1.3, 1.45, 1.7) },
  },
  te: {
    font: require.resolve('@expo-google-fonts/anek-telugu/700Bold/AnekTelugu_700Bold.ttf'),
    standIn: { names: ['Noto Sans Telugu Bold', 'Nirmala UI Bold', 'Kohinoor Telugu Bold'], width: 99.8 },
    tokens: { ...LONG_WORDS, ...lineHeights(1.3, 1.35, 1.5, 1.75) },
  },
  // Nastaliq, which some systems take for Urdu, slopes: its lines need the most room.
  ur: {
    pictureFont:
      require.resolve('@expo-google-fonts/noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf'),
    tokens: { ...LONG_WORDS, ...lineHeights(1.7, 1.75, 1.8, 2) },
  },
};

function lineHeights(display, heading, snug, body) {
  const heights = { display, heading, snug, body };
  return Object.fromEntries(
    Object.entries(heights).map(([name, height]) => [`--s-line-heights-${name}`, String(height)]),
  );
}

/** How the letters of a language are set. @param {string} language not English @returns {Letters} */
function lettersOf(language) {
  return letters[language] ?? { tokens: JOINED_LETTERS };
}

module.exports = { letters, lettersOf };
