import { Badge, Box, chakra, Flex, LinkOverlay } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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

/** Entries, one below the other. */
export const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
});

interface EntryProps {
  title: ReactNode;
  /** Where every place of it leads; missing for nowhere. */
  to?: string;
  before?: ReactNode;
  /** At its end: its states, or what can be done with it. */
  marks?: ReactNode;
  /** Below its title. */
  children?: ReactNode;
}

/** An entry of a list, on a sheet. */
export function Entry({ title, to, before, marks, children }: EntryProps) {
  return (
    <Card as="li" position="relative" _hover={to ? { borderColor: 'line' } : undefined}>
      <Flex columnGap="4" rowGap="2" wrap="wrap" align={children ? 'flex-start' : 'center'}>
        {before}
        <Box flex="1" minWidth="min(12rem, 100%)">
          <Box fontWeight="bold">
            {to ? (
              <LinkOverlay asChild>
                <RouterLink to={to}>{title}</RouterLink>
              </LinkOverlay>
            ) : (
              title
            )}
          </Box>
          {children}
        </Box>
        <Flex columnGap="4" rowGap="1" align="center" wrap="wrap">
          {marks}
        </Flex>
      </Flex>
    </Card>
  );
}

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
    color: 'text',
    borderStart: '4px solid',
    borderColor: 'action',
    borderRadius: 'sm',
    padding: '4',
  },
});

/** Lines of a list, each with its point. */
export function Points({ lines }: { lines: string[] }) {
  return (
    <Box as="ul" marginBlock="3" paddingInlineStart="5" wordBreak="break-word">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

/** Fields that belong together. */
export const FieldSet = chakra('fieldset', {
  base: { border: '0', padding: '0', margin: '0', minWidth: '0' },
});

const TONES = {
  good: { bg: 'good', color: 'bgRaised' },
  open: { bg: 'accent', color: 'onAccent' },
  bad: { bg: 'action', color: 'onAction' },
  planned: { bg: 'board', color: 'onBoard' },
  over: { bg: 'bgSunk', color: 'text' },
};

/** How a state is: reached, to be seen to, refused, to come, or past. */
export type Tone = keyof typeof TONES;

/** A state, in some words. */
export function Mark({ tone, children }: { tone?: Tone; children: string }) {
  return (
    <Badge size="md" {...(tone && TONES[tone])}>
      {children}
    </Badge>
  );
}
