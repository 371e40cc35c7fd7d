import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.styles';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={visuallyHidden.root}>
      {children}
    </span>
  );
}
