import { IconButton } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, currentTheme, type Theme } from '../theme/theme-choice';
import { frame } from '../content/frame.content';

/** Day or night. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';

  return (
    <IconButton
      variant="ghost"
      color="onBoard"
      _hover={{ bg: 'rgba(255 255 255 / 8%)' }}
      _focusVisible={{ outlineColor: 'accent' }}
      aria-label={frame[other]}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
