/** The path of a file that is built beside the scripts. */
declare module '*.woff2' {
  const path: string;
  export default path;
}
