import { styleSlots } from '@site/shared/theme';

const STRIPES = [
  '{colors.line} 0 0.0625em, {colors.chilli} 0.0625em 1.9375em, {colors.line} 1.9375em 2.0625em',
  '{colors.paper} 2.0625em 3.9375em, {colors.line} 3.9375em 4em',
].join(', ');

/** One lobe of the scalloped edge, outlined; two of them, in two paints, make a tile. */
const lobe = (paint: string) =>
  `radial-gradient(circle at 1em 0, ${paint} 0.85em, {colors.line} 0.9em 0.97em, transparent 1em)`;

export const frameStyles = styleSlots('frame', {
  main: {
    display: 'block',
    outline: 'none',
    /** The awning under which every page is. It is paint alone: it scrolls away, and no control is below it. */
    _before: {
      content: '""',
      display: 'block',
      position: 'relative',
      height: '2em',
      marginBottom: '-2em',
      fontSize: { base: '0.75rem', md: '1rem' },
      pointerEvents: 'none',
      backgroundImage: `linear-gradient(90deg, ${STRIPES}), ${lobe('{colors.chilli}')}, ${lobe('{colors.paper}')}`,
      backgroundSize: '4em 1em, 4em 1em, 4em 1em',
      backgroundPosition: '0 0, 0 1em, 2em 1em',
      backgroundRepeat: 'repeat-x',
      '@media (forced-colors: active), print': { display: 'none' },
    },
  },
});

export const skipLink = styleSlots('skip', {
  root: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-20rem',
    zIndex: 'skipLink',
    padding: '3',
    backgroundColor: 'accent',
    color: 'onAccent',
    border: 'outline',
    borderRadius: 'md',
    fontWeight: 'medium',
    _focus: { top: '2' },
  },
});
