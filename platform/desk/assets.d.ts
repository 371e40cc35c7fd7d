/** By their names, the pages of *Help* (`server/built-screens.ts`). */
declare module 'virtual:help-pages' {
  const pages: Map<string, () => import('react').ReactNode>;
  export default pages;
}

/** The path of a file that is built next to the scripts. */
declare module '*.woff2' {
  const path: string;
  export default path;
}
