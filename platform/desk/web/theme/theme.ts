import { createSystem, defaultConfig, defineConfig, defineRecipe } from '@chakra-ui/react';
import { semanticTokens, tokens } from '@site/shared/theme/tokens';
import headingFont from '../../../../shared/fonts/anek-latin.woff2';

const { bg: _, ...paints } = semanticTokens.colors!;

/** One of the site's meanings; Chakra's own has a value for light that would win over the base. */
function ours(name: keyof typeof semanticTokens.colors): { value: object } {
  const { base, _dark } = (semanticTokens.colors![name] as { value: { base: string; _dark: string } }).value;
  return { value: { base, _light: base, _dark } };
}

/** Chakra's recipes ask for these; each is one of the site's meanings. */
const forRecipes = {
  bg: {
    DEFAULT: ours('bg'),
    panel: ours('bgRaised'),
    subtle: ours('bgSunk'),
    muted: ours('bgSunk'),
    emphasized: ours('hairline'),
  },
  fg: { DEFAULT: ours('text'), muted: ours('textSoft'), subtle: ours('textSoft'), error: ours('link') },
  border: {
    DEFAULT: ours('hairline'),
    muted: ours('hairline'),
    subtle: ours('hairline'),
    emphasized: ours('line'),
    error: ours('action'),
  },
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

const config = defineConfig({
  cssVarsPrefix: 's',
  conditions: { dark: ':root[data-theme=dark] &', light: ':root[data-theme=light] &' },
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
      colorScheme: 'light',
      scrollPaddingTop: '6rem',
      scrollPaddingBottom: 'var(--act-line, 0px)',
    },
    ':root[data-theme=dark]': { colorScheme: 'dark' },
    body: {
      backgroundColor: 'bg',
      color: 'text',
      fontSize: 'sm',
      lineHeight: 'body',
      overflowWrap: 'break-word',
    },
    'h1, h2, h3': { fontFamily: 'heading', lineHeight: 'heading', textWrap: 'balance' },
    ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '*, ::before, ::after': {
      _motionReduce: { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
    },
  },
});

/** The site's tokens with all of Chakra's recipes. */
export const system = createSystem(defaultConfig, config);
