import { type ComponentType, useEffect, useState } from 'react';
import type { PolicyTextProps } from './PolicyText';

/** The policy's text as a component of React. */
export type PolicyText = ComponentType<PolicyTextProps>;

/** Where the policy's text comes from. */
export interface PolicyTextSource {
  /** Null where the server's HTML stands for it. */
  here: PolicyText | null;
  load: () => Promise<PolicyText>;
}

/**
 * The policy's text; null while the server's HTML stands for it.
 * @param isNeeded Whether React has to render it, because something about it changes.
 */
export function usePolicyText({ here, load }: PolicyTextSource, isNeeded: boolean): PolicyText | null {
  const [text, setText] = useState(() => here);

  useEffect(() => {
    if (!isNeeded || text) return;
    load().then(
      (loaded) => setText(() => loaded),
      (error: unknown) => console.error('The marks of the draft did not arrive:', error),
    );
  }, [isNeeded, load, text]);

  return text;
}
