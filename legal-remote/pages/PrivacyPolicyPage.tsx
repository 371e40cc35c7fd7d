import type { PageMeta, RemotePageModule, RemotePageProps } from '@site/shared/contracts';
import { hasServedHtml, ServedHtml } from '@site/shared/served-html';
import { type BusinessValues, fillIn } from '@site/shared/site';
import { Container, InEnglish, KitWords } from '@site/shared/ui';
import { useMemo, useRef, type ComponentType, useEffect, useState } from 'react';
import { loadContent, loadPageContent, type PageContent } from '../content/all-content';
import type { MetaContent } from '../content/meta.schema';
import { fillPolicy } from '../policy/texts';
import { useCopyLinks } from '../sections/article/use-copy-links';
import { ClosingSection } from '../sections/closing/closing.section';
import { ContentsSection } from '../sections/contents/contents.section';
import { DraftSection, useDraftView } from '../sections/draft/draft.section';
import { MastheadSection } from '../sections/masthead/masthead.section';
import { page as styles } from './privacy-policy-page.styles';
import type { PolicyTextProps } from './PolicyText';

interface PrivacyPolicyPageProps extends RemotePageProps {
  content: PageContent;
  text: PolicyTextSource;
}

/** Name of the place of the policy's text. */
const POLICY_TEXT = 'policy-text';

/** The privacy policy in its nine sections (specification §2); it ends with a WhatsApp button. */
export function PrivacyPolicyPage({ site, links, content, text, isPreview = false }: PrivacyPolicyPageProps) {
  const { words, outline, unconfirmedCount } = content;
  const filled = useMemo(() => fillPolicy(outline, site), [outline, site]);
  const draftView = useDraftView(isPreview, unconfirmedCount);
  const PolicyText = usePolicyText(text, draftView.isOffered);
  const article = useRef<HTMLElement>(null);
  useCopyLinks(article, words);

  return (
    <div className={styles.root} data-headings="legal">
      <MastheadSection policy={filled} site={site} words={words} />
      <DraftSection view={draftView} unconfirmedCount={unconfirmedCount} words={words} />
      <Container>
        <div className={styles.columns}>
          {/* It watches the text's elements, which are others when React renders the text. */}
          <ContentsSection
            key={PolicyText ? 'rendered' : 'served'}
            sections={filled.sections}
            words={words}
          />
          <article ref={article} aria-label={filled.title} className={styles.text}>
            <ServedHtml name={POLICY_TEXT}>
              {PolicyText && (
                <PolicyText
                  site={site}
                  address={links.privacyPolicy}
                  mark={draftView.isOn ? words.draftView.mark : null}
                />
              )}
            </ServedHtml>
          </article>
        </div>
      </Container>
      <ClosingSection site={site} words={words} greeting={content.greeting} />
    </div>
  );
}

/** The policy's text as a component of React. */
type PolicyText = ComponentType<PolicyTextProps>;

/** Where the policy's text comes from. */
export interface PolicyTextSource {
  /** Null where the server's HTML stands for it. */
  here: PolicyText | null;
  load: () => Promise<PolicyText>;
}

/**
 * The policy's text; null while the server's HTML stands for it.
 * @param isNeeded Whether React has to render it, because something about it changes.
 */
function usePolicyText({ here, load }: PolicyTextSource, isNeeded: boolean): PolicyText | null {
  const [text, setText] = useState(() => here);

  useEffect(() => {
    if (!isNeeded || text) return;
    load().then(
      (loaded) => setText(() => loaded),
      (error: unknown) => console.error('The marks of the draft did not arrive:', error),
    );
  }, [isNeeded, load, text]);

  return text;
}

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
