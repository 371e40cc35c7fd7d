import { ENLARGED, styleSlots } from '@site/shared/theme';

export const container = styleSlots('container', {
  root: {
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '5', md: '8' },
    [ENLARGED]: { paddingInline: '2' },
  },
});
