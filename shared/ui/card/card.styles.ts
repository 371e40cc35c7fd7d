import { styleRecipe } from '@site/shared/theme';

export const card = styleRecipe('card', {
  base: {
    backgroundColor: 'bgRaised',
    border: 'outline',
    borderRadius: 'lg',
    padding: { base: '5', md: '6' },
  },
  variants: {
    shade: { none: {}, painted: { boxShadow: 'shade' } },
    /** Lies above the floating download button, which so never covers what is in the card. */
    layer: { normal: {}, keepClear: { position: 'relative', zIndex: 'keepClear' } },
  },
  defaults: { shade: 'none', layer: 'normal' },
});
