import { chakra } from '@chakra-ui/react';

/** Something to know, with a line before it. */
export const Note = chakra('div', {
  base: { borderStart: '4px solid', borderColor: 'accent', paddingStart: '3', color: 'text' },
});
