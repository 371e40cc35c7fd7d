/** The path of a file that is built next to the scripts. */
declare module '*.woff2' {
  const path: string;
  export default path;
}
