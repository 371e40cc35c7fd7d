import { Box, Heading, Text } from '@chakra-ui/react';

/** The heading of a screen, and a sentence on what it is for. */
export function ScreenTitle({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      <Text color="textSoft">{text}</Text>
    </Box>
  );
}
