import { defineTokens, defineSemanticTokens } from '@chakra-ui/react/styled-system';
import type { Themed } from './themes';

/**
 * The palette and scales of the site: a Bengaluru market (mandi) of hand-painted signs, crates and kraft paper.
 * Colours here are raw paint; everything on the page uses the semantic tokens below, which know light and dark.
 */
export const tokens = defineTokens({
  colors: {
    ink: { value: '#1c1b33' },
    night: { value: '#14152a' },
    nightRaised: { value: '#1f2140' },
    nightSunk: { value: '#0e0f20' },
    paper: { value: '#fdf7ea' },
    kraft: { value: '#f1e2c4' },
    kraftDeep: { value: '#dcc294' },
    white: { value: '#ffffff' },
    lamp: { value: '#f7ecd4' },
    marigold: { value: '#f4a71d' },
    chilli: { value: '#b92a19' },
    chilliDeep: { value: '#96200f' },
    leaf: { value: '#1e6b47' },
    leafGlow: { value: '#8fd0a2' },
    signBlue: { value: '#1f5aa6' },
  },
  fonts: {
    heading: { value: "'Anek Latin', {fonts.standIn}" },
    /** Shows until the web font is here; its first three are in `global.styles.ts`. */
    standIn: {
      value:
        "'Anek Fallback Roboto Bold', 'Anek Fallback Roboto', 'Anek Fallback Arial', system-ui, sans-serif",
    },
    body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif" },
  },
  fontWeights: {
    regular: { value: '400' },
    medium: { value: '600' },
    bold: { value: '700' },
    heavy: { value: '800' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    // Large letters grow by less than all others where a long word would not fit the screen.
    '2xl': { value: 'clamp(min(1.75rem, 1rem + 3.75vw), 1.35rem + 2vw, 2.625rem)' },
    display: { value: 'clamp(min(2.375rem, 1rem + 6.875vw), 1.6rem + 3.9vw, 4.5rem)' },
  },
  lineHeights: {
    display: { value: '1.02' },
    heading: { value: '1.12' },
    body: { value: '1.6' },
    snug: { value: '1.35' },
  },
  letterSpacings: { display: { value: '-0.02em' } },
  spacing: {
    0: { value: '0' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
    20: { value: '5rem' },
  },
  sizes: {
    /** The widest line of content on the page. */
    page: { value: '76rem' },
    /** A comfortable measure for running text (about 70 characters). */
    prose: { value: '42rem' },
    /** Smallest control: 44 px, above WCAG 2.2 2.5.8's 24 px. */
    target: { value: '2.75rem' },
    header: { value: '4.25rem' },
  },
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '9999px' },
  },
  borders: {
    outline: { value: '2px solid var(--s-colors-line)' },
    hairline: { value: '1px solid var(--s-colors-hairline)' },
  },
  shadows: {
    /** The sign painter's drop shade: hard, to the lower right, in one colour. */
    shade: { value: '4px 4px 0 var(--s-colors-shade)' },
    shadeLarge: { value: '8px 8px 0 var(--s-colors-shade)' },
  },
  zIndex: {
    floating: { value: '10' },
    /** Cards that the floating button must never cover lie above it. */
    keepClear: { value: '11' },
    header: { value: '20' },
    skipLink: { value: '30' },
  },
  durations: { quick: { value: '150ms' } },
});

/** What the page's colours mean in each theme. Contrast is held by `contrast.node.test.ts` (WCAG 2.2 1.4.3, 1.4.11). */
export const meanings = {
  bg: { value: { base: '{colors.paper}', _dark: '{colors.night}' } },
  bgSunk: { value: { base: '{colors.kraft}', _dark: '{colors.nightSunk}' } },
  bgRaised: { value: { base: '{colors.white}', _dark: '{colors.nightRaised}' } },
  text: { value: { base: '{colors.ink}', _dark: '{colors.lamp}' } },
  textSoft: { value: { base: '#504c62', _dark: '#c3bba9' } },
  line: { value: { base: '{colors.ink}', _dark: '#6a6c99' } },
  hairline: { value: { base: '{colors.kraftDeep}', _dark: '#383a63' } },
  shade: { value: { base: '{colors.ink}', _dark: '{colors.nightSunk}' } },
  /** The one action colour. */
  action: { value: { base: '{colors.chilli}', _dark: '{colors.marigold}' } },
  actionHover: { value: { base: '{colors.chilliDeep}', _dark: '#ffc04d' } },
  onAction: { value: { base: '{colors.white}', _dark: '{colors.ink}' } },
  link: { value: { base: '{colors.chilliDeep}', _dark: '{colors.marigold}' } },
  accent: { value: { base: '{colors.marigold}', _dark: '{colors.marigold}' } },
  onAccent: { value: { base: '{colors.ink}', _dark: '{colors.ink}' } },
  good: { value: { base: '{colors.leaf}', _dark: '{colors.leafGlow}' } },
  /** A printed poster on a wall. */
  poster: { value: { base: '{colors.chilli}', _dark: '#7d2015' } },
  onPoster: { value: { base: '{colors.paper}', _dark: '{colors.lamp}' } },
  /** A painted wall: dark ground in both themes. */
  wall: { value: { base: '{colors.leaf}', _dark: '#173f2e' } },
  onWall: { value: { base: '{colors.paper}', _dark: '{colors.lamp}' } },
  /** The shop front: sunlit by day, in the dark of the street by night. */
  front: { value: { base: '{colors.marigold}', _dark: '{colors.nightRaised}' } },
  onFront: { value: { base: '{colors.ink}', _dark: '{colors.lamp}' } },
  board: { value: { base: '{colors.ink}', _dark: '{colors.nightRaised}' } },
  onBoard: { value: { base: '{colors.lamp}', _dark: '{colors.lamp}' } },
  focus: { value: { base: '{colors.signBlue}', _dark: '{colors.marigold}' } },
} satisfies Record<string, { value: Themed }>;

export const semanticTokens = defineSemanticTokens({ colors: meanings });
