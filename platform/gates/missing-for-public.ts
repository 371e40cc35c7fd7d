import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from '@site/shared/contracts';
import { isOffered } from '@site/shared/site/languages';
import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import type { PageCandidate } from './candidate';

/** A text that is not confirmed. */
type UnconfirmedText = PageFacts['unconfirmed'][number];

/** What keeps pages off a public address until the business or a colleague has said something. */
export interface MissingForPublic {
  values: MissingValue[];
  /** By part that has pages, what it says that is not confirmed. */
  texts: Record<string, UnconfirmedText[]>;
  /** By part, files in languages that visitors are offered, which no speaker has confirmed as their English is now. */
  translations: Record<string, OpenTranslation[]>;
}

type Composed = Pick<PageCandidate, 'shell' | 'pages' | 'files' | 'missingValues' | 'translations'>;

/** What composed pages miss for a public address, whether they have one or not. */
export function missingForPublic(composed: Composed): MissingForPublic {
  const { shell, pages, files, missingValues, translations } = composed;
  const texts: MissingForPublic['texts'] = {};
  for (const { route, facts } of pages) {
    if (!route) continue;
    const known = (texts[route.remote] ??= []);
    // A part says the same of itself with its page in every language.
    for (const text of facts?.unconfirmed ?? [])
      if (!known.some((one) => isDeepStrictEqual(one, text))) known.push(text);
  }
  // Without an address, there are pages also in languages that a public site does not offer.
  const hidden = shell.siteOrigin === null ? shell.languages.filter((one) => !isOffered(one)) : [];
  const isOpen = ({ language, state }: OpenTranslation) =>
    (state === 'unconfirmed' || state === 'outdated') &&
    `${language}/index.html` in files &&
    !hidden.some(({ tag }) => tag === language);
  return {
    values: missingValues,
    texts,
    translations: Object.fromEntries(
      Object.entries(translations).map(([part, open]) => [part, open.filter(isOpen)]),
    ),
  };
}
