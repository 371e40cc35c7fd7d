import type { ComposedExposedModule, ComposedPageModule, Fits } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { loadContent } from '../content/all-content';
import { policyDocuments } from '../documents/documents';
import { lastModified, policyStructuredData } from '../documents/structured-data';
import { policyTexts } from '../documents/texts';
import { pageVersions, unconfirmed } from '../documents/versions.built';
import { policyTextOf } from '../pages/PolicyText';
import { privacyPolicyPageWith } from '../pages/PrivacyPolicyPage';

/** The privacy policy in a language, with all that composing asks of it. */
export async function inLanguage(asked: string): Promise<ComposedPageModule> {
  const { content } = await loadContent(asked);
  const { content: english } = await loadContent(DEFAULT_LANGUAGE);
  const text = policyTextOf(content, asked);
  return {
    ...privacyPolicyPageWith(content, asked, { here: text, load: async () => text }),
    documents: (site) => policyDocuments(asked, { content, english }, site),
    lastModified: () => lastModified(content),
    ogImage: () => ({ headline: content.policy.title }),
    structuredData: (site, origin) => policyStructuredData(content, site, { origin, language: asked }),
    texts: (site) => policyTexts(content, site),
    // Translations have a list of their own.
    ...(asked === DEFAULT_LANGUAGE && { unconfirmed: () => unconfirmed }),
    versions: () => pageVersions,
  };
}

export type Contract = Fits<ComposedExposedModule, typeof import('./PrivacyPolicyPage.compose')>;
