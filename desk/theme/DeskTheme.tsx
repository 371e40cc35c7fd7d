import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { system } from './theme';

interface DeskThemeProps {
  /** What the document's policy lets styles in by. */
  nonce?: string;
  children: ReactNode;
}

/** What every screen is drawn with. */
export function DeskTheme({ nonce, children }: DeskThemeProps) {
  const [styles] = useState(() => createCache({ key: 'd', nonce }));

  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
