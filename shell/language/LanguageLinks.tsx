import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { closeMenuWhenDone } from '../browser/close-menu';
import { builtLanguages, languageHref, offeredLanguages, rememberLanguage } from './languages';
import { languageLinks as styles, languageMenu as menuStyles } from './language.styles';
import { usePageLanguage } from './page-language';

/**
 * The header's language control from `md` up. A `<details>` element, as the mobile menu is, so that it opens before and
 * without JavaScript. Nothing where there is one language.
 */
export function LanguageMenu() {
  const { language, content } = usePageLanguage();
  if (offeredLanguages.length < 2) return null;
  const current = builtLanguages.find(({ tag }) => tag === language);

  return (
    <details ref={closeMenuWhenDone} className={menuStyles.root}>
      <summary
        aria-label={`${content.frame.language.label}: ${current?.name ?? ''}`}
        className={menuStyles.toggle}
      >
        <Languages aria-hidden />
      </summary>
      <div className={menuStyles.panel}>
        <LanguageLinks />
      </div>
    </details>
  );
}

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
      {offeredLanguages.map(({ tag, name, direction }) => (
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
