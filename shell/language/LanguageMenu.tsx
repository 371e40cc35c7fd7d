import { Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { closeMenuWhenDone } from '../browser/close-menu';
import { languageMenu as styles } from './language.styles';
import { LanguageLinks } from './LanguageLinks';
import { builtLanguages, offeredLanguages } from './languages';
import { usePageLanguage } from './page-language';

/**
 * The header's language control from `md` up. A `<details>` element, as the mobile menu is, so that it opens before and
 * without JavaScript. Nothing where there is one language.
 */
export function LanguageMenu() {
  const { language, content } = usePageLanguage();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeMenuWhenDone(menu.current) : undefined), []);
  if (offeredLanguages.length < 2) return null;
  const current = builtLanguages.find(({ tag }) => tag === language);

  return (
    <details ref={menu} className={styles.root}>
      <summary
        aria-label={`${content.frame.language.label}: ${current?.name ?? ''}`}
        className={styles.toggle}
      >
        <Languages aria-hidden />
      </summary>
      <div className={styles.panel}>
        <LanguageLinks />
      </div>
    </details>
  );
}
