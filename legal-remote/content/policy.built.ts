/**
 * What the page needs of all versions, in each language. The build runs this module and leaves the results for one language
 * (`build/run-at-build.js`): the browser gets neither earlier versions nor the code that compares them.
 */
import { countUnconfirmed } from '@site/shared/content/content-value';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { historyOf, type HistoryEntry, comparedInOneLanguage } from '../policy/history';
import { published, translatedVersions, versions } from '../policy/all-versions';
import { asShown, type ShownPolicy } from '../policy/shown';
import { shownVersion, translatedFrom } from '../policy/version-order';

export interface BuiltPolicy {
  /** Language of the version that the page shows in full: English while that is not translated. */
  policyLanguage: string;
  /** The version that the page shows in full: the one in force, or the draft of the first. */
  policy: ShownPolicy;
  /** How many texts of it are not confirmed. */
  unconfirmedCount: number;
  /** All versions, newest first. */
  history: HistoryEntry[];
}

const { inForce, digests } = published;

const englishHistory = historyOf(versions, digests, inForce);

export const byLanguage: Record<string, BuiltPolicy> = Object.fromEntries(
  [DEFAULT_LANGUAGE, ...Object.keys(translatedVersions)].map((language) => [language, builtPolicy(language)]),
);

function builtPolicy(language: string): BuiltPolicy {
  const translated = translatedVersions[language] ?? {};
  const english = shownVersion(versions, inForce);
  const all = translatedFrom(versions, translated);
  const shown = shownVersion(all, inForce);
  return {
    policyLanguage: translated[english.id] ? language : DEFAULT_LANGUAGE,
    policy: asShown(shown),
    unconfirmedCount: countUnconfirmed(english),
    history:
      language === DEFAULT_LANGUAGE
        ? englishHistory
        : comparedInOneLanguage(historyOf(all, digests, inForce), englishHistory, translated),
  };
}
