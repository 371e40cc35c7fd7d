import { styleSlots } from '@site/shared/theme';

export const versions = styleSlots('versions', {
  list: { marginTop: '4', borderInlineStart: '3px solid {colors.hairline}' },
  version: { paddingInlineStart: '5', paddingBlock: '2', '& + &': { marginTop: '5' } },
  name: { fontSize: 'lg' },
  summary: { minHeight: 'target', paddingBlock: '2', fontWeight: 'medium', cursor: 'pointer' },
  part: { marginTop: '4' },
  partTitle: { fontFamily: 'heading', fontWeight: 'bold' },
  clause: {
    marginTop: '2',
    padding: '3',
    border: 'hairline',
    borderRadius: 'sm',
    backgroundColor: 'bgRaised',
    fontSize: 'sm',
  },
  same: {},
  added: { color: 'good', fontWeight: 'medium', textDecorationThickness: '2px', textUnderlineOffset: '3px' },
  removed: { color: 'textSoft', textDecorationThickness: '2px' },
});
