import { styleSlots } from '@site/shared/theme';

export const richText = styleSlots('text', {
  /** What the business has still to supply: pencilled in. */
  missing: {
    paddingInline: '1',
    border: '1px dashed {colors.textSoft}',
    borderRadius: 'sm',
    backgroundColor: 'transparent',
    color: 'textSoft',
    boxDecorationBreak: 'clone',
  },
});
