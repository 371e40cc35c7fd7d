import { ToastRegion } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { closeMenuWhenDone } from '../browser/close-menu';
import { type PageLanguage, PageLanguageProvider } from '../language/page-language';
import { chooseThemeMode, readThemeMode, type ThemeMode } from '../theme/theme-choice';
import { ThemeMenu } from '../theme/ThemeControls';

/**
 * Makes of a frame what can be made, where something has changed it before React could take it over: a translator, an extension, a
 * host that rewrites HTML. Its words and the place of the reader stay. Links and menus work by themselves; here menus learn to close,
 * the theme can be chosen, and messages have their region. Loaded where it is needed alone.
 */
export function enlivenTouchedFrame(frame: HTMLElement, pageLanguage: PageLanguage): void {
  for (const menu of frame.querySelectorAll('details')) closeMenuWhenDone(menu);
  enlivenThemeRadios(frame);
  const withWords = (child: ReactNode) => (
    <PageLanguageProvider value={pageLanguage}>{child}</PageLanguageProvider>
  );
  const themeMenu = frame.querySelector('[data-theme-menu]');
  if (themeMenu) createRoot(themeMenu).render(withWords(<ThemeMenu />));
  const messages = frame.appendChild(document.createElement('div'));
  createRoot(messages).render(withWords(<ToastRegion />));
}

function enlivenThemeRadios(frame: HTMLElement): void {
  for (const radio of frame.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
    radio.checked = radio.value === readThemeMode();
    radio.addEventListener('change', () => chooseThemeMode(radio.value as ThemeMode));
  }
}
