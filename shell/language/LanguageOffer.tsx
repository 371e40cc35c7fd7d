import { languagePath, locale } from '@site/shared/site/languages';
import { Container } from '@site/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FrameContent } from '../content/frame.schema';
import { whenIdle } from '../browser/when-idle';
import { pageId, routeAt } from '../routes/routes';
import {
  chosenLanguage,
  rememberLanguage,
  OFFER_FILE,
  languageHref,
  offeredLanguages,
  preferredLanguage,
} from './languages';
import { languageOffer as styles } from './language.styles';
import { usePageLanguage } from './page-language';

/** What is asked when a page's code has come, or failed to (`remotes/load-with-retries.ts`). */
export interface AnsweringPages {
  firstAnswer(pageId: string): Promise<unknown>;
}

interface Offer {
  tag: string;
  words: FrameContent['language']['offer'];
}

/**
 * One line that offers the language that the visitor's browser prefers, in that language; once it was closed, or a language
 * chosen, never again. It lies over the end of the screen and moves nothing. Its words come when the
 * page's code has come, or has failed to, and the browser is idle: nothing of the page waits behind them.
 */
export function LanguageOffer({ pages }: { pages: AnsweringPages }) {
  const { language, basePath } = usePageLanguage();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const tags = offeredLanguages.map(({ tag }) => tag);
    const tag = preferredLanguage(navigator.languages, tags);
    if (!tag || tag === language || chosenLanguage()) return;
    const route = routeAt(openedAt);
    const answer = route ? pages.firstAnswer(pageId(route)) : Promise.resolve();
    void answer.then(() => whenIdle(() => void readOffer(basePath, tag).then(setOffer)));
  }, [basePath, language, openedAt, pages]);

  useEffect(() => {
    if (!offer) return;
    // WCAG 2.2 2.4.11: what gets the focus stays clear of the line, which lies over the end of the screen, and of the page.
    const { documentElement: root, body } = document;
    root.style.scrollPaddingBlockEnd = '11rem';
    body.style.paddingBlockEnd = '11rem';
    return () => {
      root.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [offer]);

  if (!offer) return null;
  const { tag, words } = offer;
  const direction = offeredLanguages.find((other) => other.tag === tag)?.direction;

  function close() {
    rememberLanguage(language);
    setOffer(null);
  }

  return (
    <aside lang={locale(tag)} dir={direction} aria-label={words.text} className={styles.root}>
      <Container>
        <div className={styles.row}>
          <p>
            {words.text}{' '}
            <a
              href={languageHref(basePath, tag, pathname)}
              hrefLang={tag}
              className={styles.link}
              onClick={() => rememberLanguage(tag)}
            >
              {words.read}
            </a>
          </p>
          <button type="button" aria-label={words.close} className={styles.close} onClick={close}>
            <X aria-hidden />
          </button>
        </div>
      </Container>
    </aside>
  );
}

/** Null without a connection: there is no haste. */
async function readOffer(basePath: string, tag: string): Promise<Offer | null> {
  try {
    const answer = await fetch(`${basePath}${languagePath(tag)}/${OFFER_FILE}`);
    return answer.ok ? { tag, words: (await answer.json()) as Offer['words'] } : null;
  } catch {
    return null;
  }
}
