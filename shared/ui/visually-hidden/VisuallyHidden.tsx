import { type ReactNode, useContext } from 'react';
import { visuallyHidden } from './visually-hidden.styles';
import { KitWords } from '../words/kit-words';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden.root}>{children}</span>;
}

/** Goes into every link with `target="_blank"`, so that its name says what will happen. */
export function NewTabHint() {
  const { newTab } = useContext(KitWords);
  return <VisuallyHidden> ({newTab})</VisuallyHidden>;
}
