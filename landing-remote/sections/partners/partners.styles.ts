import { styleSlots } from '@site/shared/theme';

export const invitation = styleSlots('invitation', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: '6',
    padding: { base: 'clamp({spacing.3}, 12.5vw - 1.3125rem, {spacing.6})', lg: '10' },
    border: 'outline',
    borderRadius: 'lg',
  },
  poster: {
    backgroundColor: 'poster',
    color: 'onPoster',
    '--s-colors-focus': '{colors.accent}',
    boxShadow: 'shadeLarge',
  },
  card: { backgroundColor: 'bgRaised', alignSelf: { md: 'end' } },
  title: { fontSize: 'lg', fontWeight: 'bold' },
  shout: {
    fontFamily: 'heading',
    fontSize: 'clamp(min(2rem, 1rem + 5vw), 1.4rem + 2.6vw, 3.5rem)',
    fontWeight: 'heavy',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  text: { fontSize: 'xl', lineHeight: 'snug', textWrap: 'balance' },
});

export const partnersRegion = styleSlots('partners', {
  root: { paddingBlock: { base: '12', md: '20' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    gap: { base: '6', md: '8' },
  },
});
