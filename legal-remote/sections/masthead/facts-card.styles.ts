import { styleSlots } from '@site/shared/theme';

/** A card with a coloured title, and a line between the facts. */
export const factsCard = styleSlots('facts', {
  root: {
    overflow: 'hidden',
    border: 'outline',
    borderRadius: 'lg',
    backgroundColor: 'bgRaised',
    boxShadow: 'shade',
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
  title: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: { base: '1', md: '2' },
    borderBottom: 'outline',
    backgroundColor: 'accent',
    color: 'onAccent',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'lg',
    '@media print': { backgroundColor: 'transparent', color: 'text' },
  },
  list: { paddingInline: { base: '4', md: '5' }, paddingBlock: '2' },
  fact: {
    display: 'flex',
    // With large letters, a value goes below its label.
    flexWrap: 'wrap',
    columnGap: { base: '3', sm: '4' },
    paddingBlock: { base: '1', md: '2' },
    fontSize: 'sm',
    '& + &': { borderTop: 'hairline' },
  },
  label: { flex: { base: '0 0 7rem', sm: '0 0 9rem' }, color: 'textSoft' },
  value: { flex: '1 1 7rem', minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
  link: { display: 'block', width: 'fit-content', minHeight: '1.75rem' },
});
