import { useSyncExternalStore } from 'react';
import { onThemeModeChange, readThemeMode, type ThemeMode } from './theme-choice';

/** The chosen theme mode; 'system' in prerendered HTML, which cannot know. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(onThemeModeChange, readThemeMode, () => 'system');
}
