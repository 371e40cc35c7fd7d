import { styleSlots, ENLARGED } from '@site/shared/theme';

export const languageLinks = styleSlots('languages', {
  list: { display: 'flex', flexWrap: 'wrap', columnGap: '4', listStyle: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'text',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&[aria-current]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

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

export const languageOffer = styleSlots('offer', {
  root: {
    position: 'fixed',
    zIndex: 'header',
    // Above the floating button; next to it where there is room, and in front of it where both would fill the screen.
    insetInlineStart: '4',
    insetInlineEnd: { base: '4', md: 'auto' },
    bottom: { base: '5.5rem', md: '4' },
    [ENLARGED]: { bottom: '4' },
    maxWidth: '30rem',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    fontSize: 'sm',
    '@media print': { display: 'none' },
  },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'link',
    textUnderlineOffset: '4px',
  },
  close: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'target',
    height: 'target',
    border: '0',
    backgroundColor: 'transparent',
    color: 'text',
    cursor: 'pointer',
    '& > svg': { width: '1.25rem', height: '1.25rem' },
  },
});

export const englishNote = styleSlots('english-note', {
  root: { paddingBlock: '2', color: 'textSoft', fontSize: 'sm' },
});
