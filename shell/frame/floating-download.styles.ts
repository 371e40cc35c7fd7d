import { styleSlots } from '@site/shared/theme';

export const floatingDownload = styleSlots('floating', {
  root: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'floating',
    // It takes no room, so that the last section ends where the footer begins.
    height: '0',
    '& > a': { position: 'absolute', insetInlineEnd: '4', bottom: '4', maxWidth: 'calc(100% - 2rem)' },
    '&[hidden]': { display: 'block' },
    // A visitor who has come to it by keyboard keeps it, in full view.
    '&[hidden]:not(:focus-within)': { visibility: 'hidden' },
    '&:focus-within': { zIndex: 'header' },
    '@media print': { display: 'none' },
  },
});
