import { formatCount } from '../text/table';
import type { PageGate } from './candidate';
import { publicLacks } from './public-lacks';

/**
 * No translation that nobody has confirmed is shown where anybody can see it. It concerns the languages that
 * have pages; a translation that is older than the English text is shown, and stops nothing.
 */
export const translationsGate: PageGate = (candidate) => {
  if (candidate.shell.siteOrigin === null) return [];
  return Object.entries(publicLacks(candidate).translations).flatMap(([part, unconfirmed]) => {
    if (unconfirmed.length === 0) return [];
    return [
      {
        code: 'translation-unconfirmed',
        severity: 'error' as const,
        message: `${part} has ${formatCount(unconfirmed.length, 'translated file')} that nobody has confirmed:${unconfirmed.map(({ language, file, line }) => `\n    ${file}:${line}  ${language}`).join('')}`,
        remedy: `Have each read by somebody who speaks the language, write confirmed: true in it, and publish ${part} again: npm run site -- publish ${part}; or write offered: false beside the language in shared/site/languages.ts, and publish the shell`,
      },
    ];
  });
};
