import { styleSlots } from '@site/shared/theme';

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
