import { styleSlots } from '@site/shared/theme';

/** A screen with one message: not found, failed, not available. */
export const message = styleSlots('message', {
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: '4',
    minHeight: '60vh',
    alignContent: 'center',
    paddingBlock: '12',
  },
  code: {
    fontFamily: 'heading',
    fontSize: 'clamp(5rem, 22vw, 11rem)',
    fontWeight: 'heavy',
    lineHeight: '0.9',
    color: 'action',
    textShadow: '5px 5px 0 {colors.shade}',
  },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
});
