import { ENLARGED, styleSlots } from '@site/shared/theme';

export const contact = styleSlots('contact', {
  /** The shop front again, where the page began. */
  root: { paddingBlock: { base: '12', md: '20' }, backgroundColor: 'front', borderTop: 'outline' },
  card: {
    backgroundColor: 'bgRaised',
    border: 'outline',
    borderRadius: 'lg',
    boxShadow: 'shade',
    padding: { base: '5', md: '6' },
    [ENLARGED]: { padding: '3' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '8',
  },
  title: { fontSize: '2xl', fontWeight: 'heavy' },
  text: { marginTop: '3', fontSize: 'lg', color: 'textSoft' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    gap: '3',
    marginTop: '6',
    '& > *': { flexGrow: { base: '1', sm: '0' } },
  },
  contacts: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '5' },
  code: { display: { base: 'none', md: 'block' }, width: '12rem', textAlign: 'center' },
  /** Scanners want dark on white with a quiet zone around, in both themes; the picture brings both. */
  codePicture: { width: '100%', border: 'outline', borderRadius: 'md', backgroundColor: 'white' },
  codeCaption: { marginTop: '2', fontSize: 'sm', lineHeight: 'snug', color: 'textSoft' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', overflowWrap: 'anywhere' },
});
