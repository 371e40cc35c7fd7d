import { styleSlots } from '@site/shared/theme';

export const contact = styleSlots('contact', {
  root: { paddingBlock: { base: '12', md: '20' } },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  text: { marginTop: '3', fontSize: 'lg', color: 'textSoft' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: '3', marginTop: '6' },
  contacts: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '5' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', overflowWrap: 'anywhere' },
});
