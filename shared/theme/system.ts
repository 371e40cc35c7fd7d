import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { tokens, semanticTokens } from './tokens';
import { widgetRecipes } from './widget-recipes';

/** How `shell/` marks the theme that the visitor chose; without the attribute the page follows the device. */
export const darkSelector = ':root[data-theme=dark]';

const config = defineConfig({
  cssVarsPrefix: 's',
  preflight: false,
  disableLayers: true,
  conditions: {
    dark: `${darkSelector} &`,
    light: ':root[data-theme=light] &',
    hover: '&:hover',
    active: '&:active',
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    slotRecipes: widgetRecipes,
  },
});

/** The project's own Chakra system: the base utilities with our tokens, and nothing of the default preset. */
export const system = createSystem(defaultBaseConfig, config);
