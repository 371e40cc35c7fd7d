import { styleSlots } from '@site/shared/theme';

export const hero = styleSlots('hero', {
  root: {
    paddingBlock: { base: '8', md: '16' },
    backgroundColor: 'bg',
    borderBottom: 'outline',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '8', md: '10' },
  },
  title: { fontSize: 'display', fontWeight: 'heavy', lineHeight: 'display', letterSpacing: '-0.02em' },
  text: { maxWidth: '34rem', marginTop: '5', fontSize: 'lg', lineHeight: 'snug', color: 'textSoft' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '6' },
  picture: { justifySelf: 'center', width: '100%', maxWidth: { base: '20rem', md: '30rem' } },
});
