import { styleSlots } from '@site/shared/theme';

export const tooltip = styleSlots('tooltip', {
  trigger: { display: 'inline-flex', position: 'relative', '& > :first-child': { flexGrow: '1' } },
  // Above the middle of the control, and a little wider than it at most: the words also stand in the control.
  words: {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 0.5rem)',
    insetInline: '-1rem',
    width: 'fit-content',
    marginInline: 'auto',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'sm',
    backgroundColor: 'board',
    color: 'onBoard',
    border: '1px solid {colors.line}',
    fontSize: 'sm',
    lineHeight: 'snug',
    zIndex: 'header',
  },
});
