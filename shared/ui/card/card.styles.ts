import { ENLARGED, styleRecipe } from '@site/shared/theme';

export const card = styleRecipe('card', {
  base: {
    backgroundColor: 'bgRaised',
    border: 'outline',
    borderRadius: 'lg',
    padding: { base: '5', md: '6' },
    [ENLARGED]: { padding: '3' },
  },
  variants: {
    shade: { none: {}, painted: { boxShadow: 'shade' } },
  },
  defaults: { shade: 'none' },
});
