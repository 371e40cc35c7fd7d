import { ChoiceMenu } from '@site/shared/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { frame } from '../content/frame.content';
import { chooseThemeMode, type ThemeMode, themeModes } from './theme-choice';
import { useThemeMode } from './use-theme-mode';

const icons = { light: Sun, dark: Moon, system: Monitor };

export const themeChoices = themeModes.map((value) => ({ value, label: frame.theme[value] }));

/** The header's theme control: a button that opens a menu of the three modes by name. */
export function ThemeMenu() {
  const mode = useThemeMode();
  const Icon = icons[mode];

  return (
    <ChoiceMenu<ThemeMode>
      label={frame.theme.label}
      choices={themeChoices}
      value={mode}
      onChoose={chooseThemeMode}
      icon={<Icon aria-hidden />}
    />
  );
}
