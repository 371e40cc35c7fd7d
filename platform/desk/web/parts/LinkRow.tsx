import { chakra, LinkBox } from '@chakra-ui/react';

/** An entry of a list, of which every place leads where its link does. */
export const LinkRow = chakra(LinkBox, {
  base: {
    bg: 'bgRaised',
    border: 'hairline',
    borderRadius: 'md',
    padding: '4',
    _hover: { borderColor: 'line' },
  },
});
