import { Box, Heading, LinkBox, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from './TextLink';

/** A sheet on the desk. */
export const Card = chakra('div', {
  base: {
    bg: 'bgRaised',
    border: 'hairline',
    borderRadius: 'md',
    padding: { base: '4', md: '5' },
    minWidth: '0',
  },
});

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

/** What is less than the words around it. */
export const Soft = chakra('p', { base: { color: 'textSoft' } });

/** Something to know, with a line before it. */
export const Note = chakra('div', {
  base: { borderStart: '4px solid', borderColor: 'accent', paddingStart: '3', color: 'text' },
});

/** Something that is wrong, on a sheet with a line before it. */
export const Warning = chakra('div', {
  base: {
    bg: 'bgRaised',
    borderStart: '4px solid',
    borderColor: 'action',
    borderRadius: 'sm',
    padding: '4',
  },
});

/** Fields that belong together. */
export const FieldSet = chakra('fieldset', {
  base: { border: '0', padding: '0', margin: '0', minWidth: '0' },
});

/** The heading of a screen, and a sentence on what it is for. */
export function ScreenTitle({ title, text }: { title: string; text?: string }) {
  return (
    <Box>
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      {text && <Soft>{text}</Soft>}
    </Box>
  );
}

/** A part of a screen below its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

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
      <Soft marginTop="3" fontSize="md">
        {text}
      </Soft>
      {link && (
        <TextLink to={link.to} marginTop="5" fontWeight="medium" fontSize="md">
          {link.label}
        </TextLink>
      )}
    </Box>
  );
}
