import { styleSlots } from '@site/shared/theme';

export const floatingDownload = styleSlots('floating', {
  root: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'floating',
    // It takes no room, so that the last section ends where the footer begins.
    height: '0',
    '& > a': { position: 'absolute', insetInlineEnd: '4', bottom: '4' },
    '&[hidden]': { display: 'block', visibility: 'hidden' },
    '@media print': { display: 'none' },
  },
});
