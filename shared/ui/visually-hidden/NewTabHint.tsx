import { useContext } from 'react';
import { KitWords } from '../words/kit-words';
import { VisuallyHidden } from './VisuallyHidden';

/** Goes into every link with `target="_blank"`, so that its name says what will happen. */
export function NewTabHint() {
  const { newTab } = useContext(KitWords);
  return <VisuallyHidden> ({newTab})</VisuallyHidden>;
}
