import { THEME_COLORS, THEME_KEY } from '../../theme/theme-choice';

/** Before the first paint, so that a remembered theme never flashes in. */
export function showRememberedTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
      meta.content = THEME_COLORS[theme];
    });
  } catch {
    // Storage is blocked: the page is as the device likes it.
  }
}
