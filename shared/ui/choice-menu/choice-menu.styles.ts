import { styleSlots } from '@site/shared/theme';

export const choiceMenu = styleSlots('choice', {
  trigger: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    padding: '0',
    border: 'outline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    color: 'text',
    cursor: 'pointer',
    '& > svg': { width: '1.25rem', height: '1.25rem' },
  },
});
