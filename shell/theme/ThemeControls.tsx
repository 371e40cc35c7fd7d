import { ChoiceMenu } from '@site/shared/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { FrameContent } from '../content/frame.schema';
import { useFrame } from '../language/page-language';
import {
  chooseThemeMode,
  type ThemeMode,
  themeModes,
  onThemeModeChange,
  readThemeMode,
} from './theme-choice';
import { themeRadios } from './theme-radios.styles';
import { useSyncExternalStore } from 'react';

const icons: Record<ThemeMode, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** The modes by name. */
function themeChoices({ theme }: Pick<FrameContent, 'theme'>) {
  return themeModes.map((value) => ({ value, label: theme[value] }));
}

/** The header's theme control: a button that opens a menu of the modes by name. */
export function ThemeMenu() {
  const frame = useFrame();
  const mode = useThemeMode();
  const Icon = icons[mode];

  return (
    <ChoiceMenu<ThemeMode>
      label={frame.theme.label}
      choices={themeChoices(frame)}
      value={mode}
      onChoose={chooseThemeMode}
      icon={<Icon aria-hidden />}
    />
  );
}

/** The mobile menu's theme control: the modes by name, side by side. */
export function ThemeRadios() {
  const frame = useFrame();
  const mode = useThemeMode();

  return (
    <fieldset className={themeRadios.root}>
      <legend className={themeRadios.legend}>{frame.theme.label}</legend>
      <div className={themeRadios.choices}>
        {themeChoices(frame).map(({ value, label }) => (
          <label key={value} className={themeRadios.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              className={themeRadios.input}
              checked={mode === value}
              onChange={() => chooseThemeMode(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The chosen theme mode; 'system' in prerendered HTML, which cannot know. */
function useThemeMode(): ThemeMode {
  return useSyncExternalStore(onThemeModeChange, readThemeMode, () => 'system');
}
