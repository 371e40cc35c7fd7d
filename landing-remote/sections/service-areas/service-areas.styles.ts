import { styleSlots } from '@site/shared/theme';

export const serviceAreas = styleSlots('areas', {
  signs: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gap: '4',
  },
  /** A blue enamel street sign. */
  sign: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '3.5rem',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'sm',
    border: '2px solid {colors.white}',
    outline: '2px solid {colors.signBlue}',
    backgroundColor: 'signBlue',
    color: 'white',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'lg',
    lineHeight: 'snug',
  },
  pin: { flexShrink: '0', width: '1.25em', height: '1.25em' },
  warehouse: { display: 'flex', alignItems: 'center', gap: '2', marginTop: '8', fontWeight: 'medium' },
});
