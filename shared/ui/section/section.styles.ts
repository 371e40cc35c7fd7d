import { styleRecipe, styleSlots } from '@site/shared/theme';

export const sectionRoot = styleRecipe('section', {
  base: { paddingBlock: { base: '12', md: '20' } },
  variants: {
    ground: {
      paper: {},
      kraft: { backgroundColor: 'bgSunk' },
      // The focus ring's usual colour drowns in dark paint.
      wall: { backgroundColor: 'wall', color: 'onWall', '--s-colors-focus': '{colors.accent}' },
      board: { backgroundColor: 'board', color: 'onBoard', '--s-colors-focus': '{colors.accent}' },
    },
  },
  defaults: { ground: 'paper' },
});

export const sectionColumns = styleRecipe('columns', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', md: '10' } },
  variants: {
    head: {
      above: {},
      centred: { justifyItems: { lg: 'center' }, textAlign: { lg: 'center' }, '& > *': { width: '100%' } },
      /** In the room above the lower part of a content whose first column (22rem) is taller. */
      inset: {
        '& > :first-child': {
          marginInlineStart: { lg: 'calc(22rem + {spacing.6})' },
          marginBottom: { lg: '-8rem' },
        },
      },
      /** Heading and content share the width where there is room for both. */
      beside: {
        gridTemplateColumns: { lg: '17rem minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' },
        columnGap: { lg: '8', xl: '16' },
      },
    },
  },
  defaults: { head: 'above' },
});

export const section = styleSlots('section', {
  head: { maxWidth: '46rem' },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  intro: { marginTop: '3', fontSize: 'lg', lineHeight: 'snug', opacity: '0.9', textWrap: 'pretty' },
});
