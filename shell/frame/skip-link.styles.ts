import { styleSlots } from '@site/shared/theme';

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
