import { ENLARGED, styleSlots } from '@site/shared/theme';

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
