import { ChoiceMenu } from '@site/shared/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
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

/** The header's theme control: a button that opens a menu of the modes by name. */
export function ThemeMenu() {
  const { label, choices, mode } = useThemeChoice();
  const Icon = icons[mode];

  return (
    <ChoiceMenu<ThemeMode>
      label={label}
      choices={choices}
      value={mode}
      onChoose={chooseThemeMode}
      icon={<Icon aria-hidden />}
    />
  );
}

/** The mobile menu's theme control: the modes by name, side by side. */
export function ThemeRadios() {
  const { label: name, choices, mode } = useThemeChoice();

  return (
    <fieldset className={themeRadios.root}>
      <legend className={themeRadios.legend}>{name}</legend>
      <div className={themeRadios.choices}>
        {choices.map(({ value, label }) => (
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

/** The modes by name, and which is chosen: 'system' in prerendered HTML, which cannot know. */
function useThemeChoice() {
  const { theme } = useFrame();
  const choices = themeModes.map((value) => ({ value, label: theme[value] }));
  const mode = useSyncExternalStore<ThemeMode>(onThemeModeChange, readThemeMode, () => 'system');
  return { label: theme.label, choices, mode };
}
