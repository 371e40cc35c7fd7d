import { styleRecipe } from '@site/shared/theme';

export const sign = styleRecipe('sign', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    border: 'outline',
    borderRadius: 'sm',
    backgroundColor: 'bgRaised',
    color: 'text',
    fontFamily: 'heading',
    // A row of signs may wrap elsewhere when the brand's letters come: those that stand in for other scripts are up to 7% narrower.
    '&:not(:lang(en))': { fontFamily: 'body' },
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    '& > svg': { flexShrink: '0', width: '1.125em', height: '1.125em' },
  },
  variants: {
    paint: {
      plain: {},
      /** Chalked for later: what is not there yet. */
      chalked: { backgroundColor: 'transparent', borderStyle: 'dashed', color: 'inherit' },
    },
  },
  defaults: { paint: 'plain' },
});
