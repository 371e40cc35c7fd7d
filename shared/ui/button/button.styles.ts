import { ENLARGED, styleRecipe } from '@site/shared/theme';

export const button = styleRecipe('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    maxWidth: '100%',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'md',
    border: 'outline',
    fontFamily: 'heading',
    fontSize: 'md',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > svg': { flexShrink: '0', width: '1.25em', height: '1.25em' },
    [ENLARGED]: { paddingInline: '2', '& > svg': { display: 'none' } },
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'transform {durations.quick}, box-shadow {durations.quick}',
    },
  },
  variants: {
    look: {
      /** The one thing to do on a screen: painted, with the sign painter's shade. */
      solid: {
        backgroundColor: 'action',
        color: 'onAction',
        boxShadow: '3px 3px 0 {colors.shade}',
        _hover: { backgroundColor: 'actionHover' },
        _active: { transform: 'translate(2px, 2px)', boxShadow: '1px 1px 0 {colors.shade}' },
      },
      outline: { backgroundColor: 'bgRaised', color: 'text', _hover: { backgroundColor: 'bgSunk' } },
      /** On painted walls and boards. */
      light: { backgroundColor: 'accent', color: 'onAccent', borderColor: 'onAccent' },
      unavailable: {
        backgroundColor: 'transparent',
        color: 'textSoft',
        borderStyle: 'dashed',
        borderColor: 'textSoft',
        cursor: 'not-allowed',
      },
    },
    size: {
      md: {},
      lg: {
        minHeight: '3.25rem',
        paddingInline: '6',
        fontSize: 'lg',
        [ENLARGED]: { paddingInline: '2', fontSize: 'md' },
      },
    },
  },
  defaults: { look: 'solid', size: 'md' },
});
