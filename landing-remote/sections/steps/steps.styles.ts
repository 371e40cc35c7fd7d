import { styleSlots } from '@site/shared/theme';

export const steps = styleSlots('steps', {
  path: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '8', lg: '6' },
  },
  stop: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '5rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    alignItems: { base: 'center', lg: 'start' },
    gap: '4',
    // The dashed road from one stop to the next: down on phones, to the right on wide screens.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: { base: '5rem', lg: '2.5rem' },
      insetInlineStart: { base: 'calc(2.5rem - 1.5px)', lg: '5.5rem' },
      width: { base: '0', lg: 'calc(100% - 4.5rem)' },
      height: { base: 'calc(100% - 3rem)', lg: '0' },
      borderInlineStart: { base: '3px dashed {colors.accent}', lg: '0' },
      borderTop: { lg: '3px dashed {colors.accent}' },
    },
  },
  stamp: { position: 'relative', zIndex: '1', display: 'block', width: '5rem', height: '5rem', padding: '1' },
  number: {
    position: 'absolute',
    insetInlineEnd: '-0.25rem',
    bottom: '-0.25rem',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: 'full',
    border: '2px solid {colors.ink}',
    backgroundColor: 'accent',
    color: 'onAccent',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    lineHeight: '1',
  },
  title: { fontSize: 'xl', fontWeight: 'bold', marginBottom: '1' },
});
