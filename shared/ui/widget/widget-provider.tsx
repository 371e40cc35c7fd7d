import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../../theme/system';

// The page's style sheets already hold the tokens and element styles; Chakra adds its widgets' own rules only.
const widgetSystem = { ...system, _global: [] };

/** Chakra for a lazily loaded widget. */
export function WidgetProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={widgetSystem}>{children}</ChakraProvider>;
}
