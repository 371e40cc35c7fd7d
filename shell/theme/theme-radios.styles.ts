import { styleSlots } from '@site/shared/theme';

export const themeRadios = styleSlots('theme', {
  root: {
    margin: '0',
    padding: '0',
    border: '0',
    // Without scripts the choice could not be kept; the page follows the device.
    '@media (scripting: none)': { display: 'none' },
  },
  legend: { padding: '0', marginBottom: '2', fontWeight: 'medium', fontSize: 'sm' },
  choices: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' },
  choice: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    border: 'outline',
    borderRadius: 'md',
    fontSize: 'sm',
    cursor: 'pointer',
  },
  // By its neighbour, not by `:has()`: the oldest supported browsers do not know that (`shared/package.json`, browserslist).
  input: {
    margin: '0',
    accentColor: '{colors.ink}',
    '&:checked + span': { color: 'onAccent' },
    '&:checked + span::before': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      borderRadius: 'calc({radii.md} - 2px)',
      backgroundColor: 'accent',
    },
  },
});
