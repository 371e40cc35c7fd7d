import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const toastButton = {
  minHeight: '1.75rem',
  paddingInline: '3',
  borderRadius: 'sm',
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: 'medium',
  cursor: 'pointer',
} as const;

/** Looks of the widgets that Chakra runs in the browser: they load when they are first needed (`ui/*-widget.tsx`). */
export const widgetRecipes = {
  toast: defineSlotRecipe({
    slots: ['root', 'title', 'actionTrigger', 'closeTrigger'],
    base: {
      root: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        width: 'max-content',
        maxWidth: 'calc(100vw - 2rem)',
        paddingInline: '4',
        paddingBlock: '3',
        borderRadius: 'md',
        backgroundColor: 'board',
        color: 'onBoard',
        '--s-colors-focus': '{colors.accent}',
        border: '1px solid {colors.line}',
        boxShadow: 'shade',
        // Zag moves and fades toasts with these variables.
        translate: 'var(--x) var(--y)',
        scale: 'var(--scale)',
        zIndex: 'var(--z-index)',
        height: 'var(--height)',
        opacity: 'var(--opacity)',
        '@media (prefers-reduced-motion: no-preference)': {
          transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
        },
      },
      // With large letters, what is to be done goes below it.
      title: { flex: '1 1 8rem', fontSize: 'sm', lineHeight: 'snug' },
      actionTrigger: { ...toastButton, border: '1px solid currentColor', color: 'accent' },
      closeTrigger: { ...toastButton, border: 'none', color: 'inherit' },
    },
  }),
  menu: defineSlotRecipe({
    slots: ['positioner', 'content', 'item', 'itemIndicator', 'itemText'],
    base: {
      positioner: {
        // Zag takes its own step aside away before it has found the menu's place: a frame shows it in the page's corner.
        transform: 'translate3d(var(--x, 0), var(--y, -100vh), 0) !important',
      },
      content: {
        minWidth: '10rem',
        padding: '1',
        borderRadius: 'md',
        backgroundColor: 'bgRaised',
        color: 'text',
        border: 'outline',
        boxShadow: 'shade',
        zIndex: 'header',
        outline: 'none',
      },
      item: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minHeight: 'target',
        paddingInline: '3',
        borderRadius: 'sm',
        fontSize: 'sm',
        cursor: 'pointer',
        outline: 'none',
        // The arrow keys highlight an item without focusing it.
        _highlighted: { backgroundColor: 'bgSunk', outline: '{borders.outline}', outlineOffset: '-2px' },
      },
      // The place of the tick is kept where there is none, so that the words line up.
      itemIndicator: { width: '1.25em', display: 'inline-flex', '&[hidden]': { visibility: 'hidden' } },
      itemText: { flex: '1' },
    },
  }),
};
