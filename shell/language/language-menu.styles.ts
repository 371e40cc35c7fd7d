import { styleSlots } from '@site/shared/theme';

export const languageMenu = styleSlots('language', {
  root: { position: 'relative' },
  toggle: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { width: '1.25rem', height: '1.25rem' },
  },
  panel: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + {spacing.2})',
    minWidth: '9rem',
    paddingInline: '4',
    paddingBlock: '2',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    '& ul': { display: 'block' },
    '& a': { width: '100%' },
  },
});
