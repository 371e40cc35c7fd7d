import { useState, useSyncExternalStore } from 'react';

/** Whether React is taking over what the server sent; false from then on, and in a browser that has no such HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => undefined;

/** With this, React takes the element over and leaves its nodes alone. One object for all renders, or React writes it. */
const AS_SERVED = { __html: '' };

/** The `dangerouslySetInnerHTML` of an element whose nodes are the server's: undefined where the server sent none. */
export function useServedNodes(): typeof AS_SERVED | undefined {
  const isHydrating = useIsHydrating();
  const [isServed] = useState(isHydrating);
  return isServed ? AS_SERVED : undefined;
}
