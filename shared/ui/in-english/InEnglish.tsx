import type { ReactNode } from 'react';
import { inEnglish } from './in-english.styles';

interface InEnglishProps {
  /** Whether it is English on a page in another language. */
  if: boolean;
  children: ReactNode;
}

/** Says of what is not translated that it is in English, for fonts, hyphenation and those who read the page out. */
export function InEnglish({ if: isEnglish, children }: InEnglishProps) {
  if (!isEnglish) return children;
  return (
    <div lang="en-IN" dir="ltr" className={inEnglish.root}>
      {children}
    </div>
  );
}
