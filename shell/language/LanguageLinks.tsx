import type { Language } from '@site/shared/site/languages';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberLanguage, languageHref, offeredLanguages } from './languages';
import { languageLinks as styles } from './language.styles';
import { usePageLanguage } from './page-language';

/**
 * The same page in each language, by the language's own name. Plain links, so that they work without JavaScript; with it,
 * the section that the visitor reads stays, and the choice is remembered. Nothing where there is one language.
 */
export function LanguageLinks() {
  const { language, basePath, content } = usePageLanguage();
  const { pathname } = useLocation();
  if (offeredLanguages.length < 2) return null;

  return (
    <ul aria-label={content.frame.language.label} className={styles.list}>
      {offeredLanguages.map(({ tag, name, direction }: Language) => (
        <li key={tag}>
          <a
            href={languageHref(basePath, tag, pathname)}
            lang={tag}
            hrefLang={tag}
            dir={direction}
            aria-current={tag === language ? 'true' : undefined}
            className={styles.link}
            onClick={(event) => choose(event, tag)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function choose({ currentTarget }: MouseEvent<HTMLAnchorElement>, tag: string): void {
  rememberLanguage(tag);
  currentTarget.hash = location.hash;
}
