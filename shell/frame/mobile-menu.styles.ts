import { styleSlots } from '@site/shared/theme';

export const mobileMenu = styleSlots('menu', {
  root: {
    display: { base: 'block', md: 'none' },
    '&:not(:lang(en))': { display: { base: 'block', xl: 'none' } },
    '&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg:last-of-type': { display: 'none' },
  },
  toggle: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    paddingInline: '3',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    fontFamily: 'heading',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  openIcon: { flexShrink: '0', width: '1.25em', height: '1.25em' },
  closeIcon: { flexShrink: '0', width: '1.25em', height: '1.25em' },
  panel: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    display: 'grid',
    gap: '5',
    // As much as the header, whose height this 100 % is, leaves of the screen.
    maxHeight: 'calc(100vh - 100%)',
    overflowY: 'auto',
    padding: '5',
    backgroundColor: 'bg',
    borderBottom: 'outline',
    // The languages, in the paint after the one that opens the menu: for their scripts the browser looks through the device's
    // fonts, 50 ms on a cheap phone. Browsers that do not animate this property paint them at once.
    '& > ul': {
      transition: 'content-visibility 1ms step-end allow-discrete',
      containIntrinsicSize: { base: 'none calc({sizes.target} * 2)', sm: 'none {sizes.target}' },
      _starting: { contentVisibility: 'hidden' },
    },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderBottom: 'hairline',
    color: 'text',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
});
