import type { ReactNode } from 'react';
import { container } from './container.styles';

/** Keeps content to the page's width, with room at the sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={container.root}>{children}</div>;
}
