import { ChoiceMenu } from '@site/shared/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { FrameContent } from '../content/frame.schema';
import { useFrame } from '../language/page-language';
import { chooseThemeMode, type ThemeMode, themeModes } from './theme-choice';
import { useThemeMode } from './use-theme-mode';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The three modes by name. */
export function themeChoices({ theme }: Pick<FrameContent, 'theme'>) {
  return themeModes.map((value) => ({ value, label: theme[value] }));
}

/** The header's theme control: a button that opens a menu of the three modes by name. */
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
