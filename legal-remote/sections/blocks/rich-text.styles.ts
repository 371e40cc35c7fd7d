import { styleSlots } from '@site/shared/theme';

export const richText = styleSlots('text', {
  /** A placeholder for a value that is missing. */
  missing: {
    paddingInline: '1',
    border: '1px dashed {colors.textSoft}',
    borderRadius: 'sm',
    backgroundColor: 'transparent',
    color: 'textSoft',
    boxDecorationBreak: 'clone',
  },
});
