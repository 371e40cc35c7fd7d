import type { RemotePageModule, RemotePageProps, PageMeta } from '@site/shared/contracts';
import { hasServedHtml } from '@site/shared/served-html';
import { InEnglish, KitWords } from '@site/shared/ui';
import { loadContent, loadPageContent, type PageContent } from '../content/all-content';
import { POLICY_TEXT, PrivacyPolicyPage, type PolicyText, type PolicyTextSource } from './PrivacyPolicyPage';
import { type BusinessValues, fillIn } from '@site/shared/site';
import type { MetaContent } from '../content/meta.schema';

/** The privacy policy in a language, once its words are here: those that the server's HTML does not have already. */
export async function privacyPolicyPageIn(language: string): Promise<RemotePageModule> {
  const load = () => loadText(language);
  const [{ content }, here] = await Promise.all([
    loadPageContent(language),
    hasServedHtml(POLICY_TEXT) ? null : load(),
  ]);
  return privacyPolicyPageWith(content, language, { here, load });
}

async function loadText(language: string): Promise<PolicyText> {
  const [{ content }, { policyTextOf }] = await Promise.all([
    loadContent(language),
    import(/* webpackChunkName: "policy-text" */ './PolicyText'),
  ]);
  return policyTextOf(content, language);
}

/**
 * The policy counts as a whole: where its text is not translated, the page is in English.
 * @param asked The language that was asked for.
 */
export function privacyPolicyPageWith(
  content: PageContent,
  asked: string,
  text: PolicyTextSource,
): RemotePageModule {
  const isEnglish = content.policyLanguage !== asked;
  return {
    default: (props: RemotePageProps) => (
      <KitWords value={content.kitWords}>
        <InEnglish if={isEnglish}>
          <PrivacyPolicyPage {...props} content={content} text={text} />
        </InEnglish>
      </KitWords>
    ),
    meta: (site) => privacyPolicyMeta(content.meta, site),
    ...(isEnglish && { inEnglish: 'wholly' }),
  };
}

/** Title and description of the privacy policy's document. */
export function privacyPolicyMeta(meta: MetaContent, site: BusinessValues): PageMeta {
  return { title: fillIn(meta.title, site), description: fillIn(meta.description, site) };
}
