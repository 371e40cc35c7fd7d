import { styleSlots } from '@site/shared/theme';

export const languageOffer = styleSlots('offer', {
  root: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    backgroundColor: 'bgRaised',
    borderBottom: 'outline',
    fontSize: 'sm',
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
