import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
