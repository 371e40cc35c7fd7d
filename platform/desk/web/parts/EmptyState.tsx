import { Box, Heading, Text } from '@chakra-ui/react';
import { TextLink } from './TextLink';

interface EmptyStateProps {
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** A screen with nothing to show says what would be there, and how it gets there. */
export function EmptyState({ title, text, link }: EmptyStateProps) {
  return (
    <Box maxWidth="prose" marginInline="auto" paddingBlock="16" textAlign="center">
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Text marginTop="3" color="textSoft" fontSize="md">
        {text}
      </Text>
      {link && (
        <TextLink to={link.to} marginTop="5" fontWeight="medium" fontSize="md">
          {link.label}
        </TextLink>
      )}
    </Box>
  );
}
