/** Name of the file at the site's root that says whose work the site shows. */
export const CREDITS_FILE = 'credits.txt';

/**
 * Whose pictures, icons and letters the site shows, and on what terms.
 * @param licences texts that ask to be handed on with what they cover
 */
export function credits({ font, icons }: { font: string; icons: string }): string {
  return [
    'Pictures: drawn for this site, all of them. No stock pictures, no emoji sets.',
    'Lettering: Anek (Latin, Kannada, Devanagari, Tamil, Telugu) by Ek Type, cut down to what the site uses. SIL Open Font License 1.1, below.',
    'Small icons: Lucide. ISC License, below.',
    `${RULE}\nAnek\n\n${font.trim()}`,
    `${RULE}\nLucide\n\n${icons.trim()}`,
    '',
  ].join('\n\n');
}

const RULE = '-'.repeat(60);
