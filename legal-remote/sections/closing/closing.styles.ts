import { styleSlots } from '@site/shared/theme';

export const closing = styleSlots('closing', {
  root: {
    paddingBlock: { base: '8', md: '10' },
    borderTop: 'outline',
    backgroundColor: 'bgSunk',
    '@media print': { display: 'none' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
  text: { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
});
