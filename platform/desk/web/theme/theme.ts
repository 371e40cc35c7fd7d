import { createSystem, defaultConfig, defineRecipe } from '@chakra-ui/react';
import { meanings, tokens } from '@site/shared/theme/tokens';
import headingFont from '../../../../shared/fonts/anek-latin.woff2';

const { bg: _, ...paints } = meanings;

/** One of the site's meanings; Chakra's own has a value for light that would win over the base. */
function ours(name: keyof typeof meanings): { value: object } {
  const { base, _dark } = meanings[name].value;
  return { value: { base, _light: base, _dark } };
}

/** The recipes of Chakra that the desk uses ask for these; each is one of the site's meanings. */
const forRecipes = {
  bg: { DEFAULT: ours('bg'), panel: ours('bgRaised'), emphasized: ours('hairline') },
  fg: { DEFAULT: ours('text'), muted: ours('textSoft'), error: ours('link') },
  border: { DEFAULT: ours('hairline'), emphasized: ours('line'), error: ours('action') },
  /** The one palette of buttons and links. */
  brand: {
    solid: ours('action'),
    contrast: ours('onAction'),
    fg: ours('link'),
    muted: ours('bgSunk'),
    subtle: ours('bgSunk'),
    emphasized: ours('hairline'),
    focusRing: ours('focus'),
    border: ours('line'),
  },
};

/** What a badge or a button says may take two lines on a phone. */
const badge = defineRecipe({ base: { whiteSpace: 'normal' } });
const button = defineRecipe({
  base: { whiteSpace: 'normal', flexShrink: 1, maxWidth: 'full' },
  variants: {
    size: {
      sm: { h: 'auto', minH: '9', py: '1' },
      md: { h: 'auto', minH: '10', py: '1' },
      lg: { h: 'auto', minH: '11', py: '1' },
    },
  },
});

/** The site's tokens with all of Chakra's recipes. */
export const system = createSystem(defaultConfig, {
  cssVarsPrefix: 's',
  // By day or by night, as the device is.
  conditions: { dark: '@media (prefers-color-scheme: dark)', light: '@media (prefers-color-scheme: light)' },
  theme: {
    tokens,
    recipes: { badge, button },
    semanticTokens: { colors: { ...paints, ...forRecipes } as never },
  },
  globalCss: {
    '@font-face': {
      fontFamily: 'Anek Latin',
      src: `url('${headingFont}') format('woff2')`,
      fontWeight: '600 800',
      fontDisplay: 'swap',
    } as never,
    html: {
      colorPalette: 'brand',
      colorScheme: 'light dark',
      scrollPaddingTop: '6rem',
      scrollPaddingBottom: 'var(--act-line, 0px)',
    },
    body: { backgroundColor: 'bg', color: 'text', fontSize: 'sm', lineHeight: 'body' },
    'h1, h2, h3': { fontFamily: 'heading', lineHeight: 'heading', textWrap: 'balance' },
    ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '*, ::before, ::after': {
      _motionReduce: { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
    },
  },
});
