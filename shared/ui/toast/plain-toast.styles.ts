import { styleSlots } from '@site/shared/theme';

export const plainToast = styleSlots('plain-toast', {
  root: {
    position: 'fixed',
    insetInlineStart: '4',
    // Where the toaster puts its toasts.
    bottom: '4.75rem',
    maxWidth: 'calc(100vw - 2rem)',
    zIndex: 'header',
    paddingInline: '4',
    paddingBlock: '3',
    border: '1px solid {colors.line}',
    borderRadius: 'md',
    backgroundColor: 'board',
    color: 'onBoard',
    fontSize: 'sm',
    // Not `display: none`, which would keep a live region from assistive technology until it has words.
    _empty: { opacity: '0' },
  },
});
