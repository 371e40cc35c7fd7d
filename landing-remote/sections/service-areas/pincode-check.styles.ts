import { styleSlots } from '@site/shared/theme';

export const pincodeCheck = styleSlots('pincode', {
  root: {
    marginTop: '8',
    // Keeps its place while it waits for its script, so that nothing moves; without scripts it never comes.
    '&[data-waiting]': { visibility: 'hidden' },
    '@media (scripting: none)': { display: 'none' },
  },
  label: { display: 'block', fontFamily: 'heading', fontSize: 'lg', fontWeight: 'bold' },
  field: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' },
  input: {
    width: '9rem',
    maxWidth: '100%',
    minHeight: 'target',
    paddingInline: '4',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    color: 'text',
    font: 'inherit',
    fontSize: 'lg',
    letterSpacing: '0.08em',
    '&[aria-invalid]': { borderColor: 'link', boxShadow: 'inset 0 0 0 1px {colors.link}' },
  },
  error: { marginTop: '3', fontWeight: 'medium', color: 'link' },
  answer: {
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    '&:not(:empty)': { marginBlock: '3' },
  },
});
