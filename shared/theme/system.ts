import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { themeNames, themeSelector } from './themes';
import { tokens, semanticTokens } from './tokens';
import { widgetRecipes } from './widget-recipes';

const config = defineConfig({
  cssVarsPrefix: 's',
  preflight: false,
  disableLayers: true,
  conditions: {
    ...Object.fromEntries(themeNames.map((theme) => [theme, `${themeSelector(theme)} &`])),
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
