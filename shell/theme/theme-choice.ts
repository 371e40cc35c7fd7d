import { isTheme, type Theme, themeNames, THEMES } from '@site/shared/theme/themes';
import { nextTask } from '../browser/next-task';
import { layOutInPieces, outOfView } from '../browser/lay-out-in-pieces';

/** The theme modes (specification §9). 'system' follows the device, live, by CSS alone. */
export const themeModes: ThemeMode[] = [...themeNames, 'system'];
export type ThemeMode = Theme | 'system';

/** Where the choice is remembered. The head script reads it before the first paint. */
export const THEME_KEY = 'theme';

/** Chosen, and shown after the next paint; undefined once the page has it. */
let chosen: ThemeMode | undefined;

/** The mode that was chosen, here or before; 'system' where nothing was chosen or storage is blocked. */
export function readThemeMode(): ThemeMode {
  const mode = chosen ?? document.documentElement.dataset.theme;
  return isTheme(mode) ? mode : 'system';
}

/**
 * Remembers a mode and gives it to the page. A browser that blocks storage forgets it with the page. The control that was
 * touched shows the choice in the next paint, and the page follows after it: a cheap phone styles a page for 60 ms.
 */
export function chooseThemeMode(mode: ThemeMode): void {
  chosen = mode;
  try {
    if (mode === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, mode);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  listeners.forEach((listener) => listener());
  requestAnimationFrame(() => void nextTask().then(showChosen));
}

function showChosen(): void {
  const mode = chosen;
  if (mode === undefined) return;
  chosen = undefined;
  inViewFirst(() => applyThemeMode(mode));
}

const listeners = new Set<() => void>();

/** Calls back when the mode changes, in this tab or in another one. Returns how to stop. */
export function onThemeModeChange(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    chosen = undefined;
    applyThemeMode(isTheme(event.newValue) ? event.newValue : 'system');
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTab);
  };
}

function applyThemeMode(mode: ThemeMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.theme;
  else dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const followed = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = THEMES[mode === 'system' ? followed : mode].ground;
  }
}

/** Blocks that a page is made of, from top to bottom. */
const BLOCKS = 'main section, footer';

/**
 * Makes a change that styles the whole page again, so that the next paint waits for what is in view alone. The blocks out of
 * view keep their size meanwhile and follow after that paint, each in a task of its own. They stay in the accessibility
 * tree, and a browser that gets there earlier draws them then (CSS Containment 2 §4, `content-visibility: auto`).
 */
export function inViewFirst(change: () => void): void {
  const later = outOfView(document.querySelectorAll<HTMLElement>(BLOCKS));
  for (const { block, height } of later) {
    block.style.contentVisibility = 'auto';
    block.style.height = `${height}px`;
  }
  change();
  void layOutInPieces(
    later.map(({ block }) => block),
    ({ style }) => {
      style.contentVisibility = style.height = '';
    },
  );
}
