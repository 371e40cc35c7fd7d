import { Box, type BoxProps } from '@chakra-ui/react';

/** A sheet on the desk. */
export function Card(props: BoxProps) {
  return (
    <Box
      bg="bgRaised"
      border="hairline"
      borderRadius="md"
      padding={{ base: '4', md: '5' }}
      minWidth="0"
      {...props}
    />
  );
}
