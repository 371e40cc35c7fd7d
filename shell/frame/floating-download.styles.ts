import { styleSlots } from '@site/shared/theme';

export const floatingDownload = styleSlots('floating', {
  root: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'floating',
    width: 'fit-content',
    marginInlineStart: 'auto',
    marginInlineEnd: '4',
    marginBottom: '4',
    borderRadius: 'md',
    '&[hidden]': { display: 'block', visibility: 'hidden' },
    '@media print': { display: 'none' },
  },
});
