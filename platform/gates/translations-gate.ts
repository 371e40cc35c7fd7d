import { finding } from '@site/errors';
import { formatCount } from '@site/text';
import type { PageGate } from './candidate';
import { missingForPublic } from './missing-for-public';

/**
 * No unconfirmed translation is shown on a public address. It concerns the languages that
 * have pages. One that was confirmed before its English changed is shown and told of, and stops nothing: who ships a sentence
 * does not wait for all translators.
 */
export const translationsGate: PageGate = (candidate) => {
  if (candidate.shell.siteOrigin === null) return [];
  return Object.entries(missingForPublic(candidate).translations).flatMap(([part, open]) => {
    const [outdated, unconfirmed] = (['outdated', 'unconfirmed'] as const).map((state) =>
      open
        .filter((one) => one.state === state)
        .map(({ language, file, line }) => `\n    ${file}:${line}  ${language}`),
    ) as [string[], string[]];
    const isOutdated = finding(
      'translation-outdated',
      `${part} has ${formatCount(outdated.length, 'translated file')} whose English has changed since a speaker confirmed it; the earlier translation is shown:${outdated.join('')}`,
      `Have a speaker of the language read each, and confirm it again at the desk; then publish ${part}`,
      'warning',
    );
    const isUnconfirmed = finding(
      'translation-unconfirmed',
      `${part} has ${formatCount(unconfirmed.length, 'unconfirmed translated file')}:${unconfirmed.join('')}`,
      `Have each read by a speaker of the language, write confirmed: true in it, and publish ${part} again: npm run site -- publish ${part}; or write offered: false next to the language in shared/site/languages.ts, and publish the shell`,
    );
    return [...(outdated.length > 0 ? [isOutdated] : []), ...(unconfirmed.length > 0 ? [isUnconfirmed] : [])];
  });
};
