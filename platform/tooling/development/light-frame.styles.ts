import { styleSlots } from '@site/shared/theme';

/** As high and as wide as the shell's, so that a page is where it will be. */
export const lightFrame = styleSlots('lightFrame', {
  header: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'header',
    paddingInline: '4',
    backgroundColor: 'bg',
    borderBottom: 'outline',
    fontFamily: 'heading',
    fontWeight: 'medium',
  },
  footer: { padding: '4', borderTop: 'outline', fontSize: 'sm' },
});
