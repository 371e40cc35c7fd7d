import { styleSlots } from '@site/shared/theme';

/** A screen with one message: not found, failed, not available. */
export const message = styleSlots('message', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4',
    minHeight: '60vh',
    alignContent: 'center',
    paddingBlock: '12',
  },
  /** A shop with its shutter down: next to the words, or below them on phones. */
  closed: {
    position: 'relative',
    minHeight: { md: 'max(60vh, 28rem)' },
    paddingInlineEnd: { md: '18rem', lg: '24rem' },
    _after: {
      content: '""',
      position: { md: 'absolute' },
      insetInlineEnd: { md: '0' },
      maxWidth: '100%',
      width: { base: '10rem', md: '16rem', lg: '22rem' },
      marginTop: { base: '6', md: '0' },
      aspectRatio: '1',
      placeSelf: { md: 'center' },
      backgroundImage: "url('./closed-shop.svg')",
      backgroundSize: 'contain',
    },
  },
  code: {
    fontFamily: 'heading',
    fontSize: 'clamp(min(5rem, 25vw), 22vw, 11rem)',
    fontWeight: 'heavy',
    lineHeight: '0.9',
    color: 'action',
    textShadow: '5px 5px 0 {colors.shade}',
  },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
});
