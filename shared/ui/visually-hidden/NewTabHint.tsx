import { VisuallyHidden } from './VisuallyHidden';

/** Goes into every link with `target="_blank"`, so that its name says what will happen. */
export function NewTabHint() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}
