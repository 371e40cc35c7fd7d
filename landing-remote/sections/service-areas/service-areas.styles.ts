import { styleSlots } from '@site/shared/theme';

export const serviceAreas = styleSlots('areas', {
  signs: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    alignContent: 'start',
  },
  /** A blue enamel street sign. */
  sign: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '3.25rem', md: '4.25rem' },
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2',
    borderRadius: 'sm',
    border: '2px solid {colors.white}',
    outline: '2px solid {colors.signBlue}',
    backgroundColor: 'signBlue',
    color: 'white',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: { base: 'lg', xl: 'xl' },
    lineHeight: 'snug',
  },
  pin: { flexShrink: '0', width: '1.25em', height: '1.25em' },
  warehouse: { display: 'flex', alignItems: 'center', gap: '2', marginTop: '5', fontWeight: 'medium' },
});
