import type { RemotePageModule, RemotePageProps } from '@site/shared/contracts';
import type { TranslatedContent } from '@site/shared/content/translated-content';
import { InEnglish } from '@site/shared/ui';
import { type LegalContent, loadContent } from '../content/all-content';
import { PrivacyPolicyPage } from './PrivacyPolicyPage';
import { privacyPolicyMeta } from './privacy-policy-meta';

/** The privacy policy in a language, once its words are here. */
export async function privacyPolicyPageIn(language: string): Promise<RemotePageModule> {
  return privacyPolicyPageWith(await loadContent(language), language);
}

/**
 * The policy counts as a whole: where its text is not translated, the page is in English.
 * @param asked The language that was asked for.
 */
export function privacyPolicyPageWith(
  { content }: Pick<TranslatedContent<LegalContent>, 'content'>,
  asked: string,
): RemotePageModule {
  const isEnglish = content.policyLanguage !== asked;
  return {
    default: (props: RemotePageProps) => (
      <InEnglish if={isEnglish}>
        <PrivacyPolicyPage {...props} content={content} />
      </InEnglish>
    ),
    meta: (site) => privacyPolicyMeta(content.meta, site),
    ...(isEnglish && { inEnglish: 'wholly' }),
  };
}
