import type { ReactNode } from 'react';
import { sign } from './sign.styles';

interface SignProps {
  /** Element to render. @default 'span' */
  as?: 'span' | 'li';
  paint?: 'plain' | 'chalked';
  children: ReactNode;
}

/** A few words on a small painted board: a status, a place name. */
export function Sign({ as: Element = 'span', paint, children }: SignProps) {
  return <Element className={sign({ paint })}>{children}</Element>;
}
