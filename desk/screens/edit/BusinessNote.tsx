import { Heading, Stack, Text } from '@chakra-ui/react';
import { edit as words } from '../../content/edit.content';

/** What becomes of what the business supplies, in the place of a page: the live pages cannot show it yet. */
export function BusinessNote() {
  return (
    <Stack as="section" gap="3" aria-labelledby="business-note" borderStart="outline" paddingStart="4">
      <Heading as="h2" size="lg" id="business-note">
        {words.business.title}
      </Heading>
      {words.business.texts.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}
