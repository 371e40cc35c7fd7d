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

export const section = styleSlots('section', {
  head: { maxWidth: 'prose', marginBottom: { base: '8', md: '10' } },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  intro: { marginTop: '3', fontSize: 'lg', lineHeight: 'snug', opacity: '0.9' },
});
