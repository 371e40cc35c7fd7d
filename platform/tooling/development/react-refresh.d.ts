/** What the development server uses of React's refresh, which brings no types. */
declare module 'react-refresh/runtime' {
  /** Says that a component is the next one of a kind. @param id of the kind */
  export function register(component: unknown, id: string): void;
  /** Has React put the next one of each kind in the place of the one before, with its state. */
  export function performReactRefresh(): unknown;
  /** Has React tell of what it renders. */
  export function injectIntoGlobalHook(scope: object): void;
}
