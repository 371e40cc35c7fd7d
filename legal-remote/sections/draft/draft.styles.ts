import { styleSlots } from '@site/shared/theme';

export const draft = styleSlots('draft', {
  root: {
    paddingBlock: '3',
    borderBottom: 'outline',
    backgroundColor: 'bgRaised',
    fontSize: 'sm',
    '@media print': { display: 'none' },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
  },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    fontWeight: 'medium',
    cursor: 'pointer',
    // Without scripts the marks of a preview stay on.
    '@media (scripting: none)': { display: 'none' },
  },
  switch: { width: '1.25rem', height: '1.25rem', accentColor: '{colors.action}', cursor: 'pointer' },
  /** A small label next to the text. */
  mark: {
    paddingInline: '1',
    border: '1px dashed {colors.textSoft}',
    borderRadius: 'sm',
    color: 'textSoft',
    fontSize: 'xs',
    fontWeight: 'regular',
    // A table on paper has no room for the longest words of other languages.
    '@media print': { overflowWrap: 'anywhere' },
  },
});
