/** Path of the checker's Java archive. */
declare module 'vnu-jar' {
  const path: string;
  export default path;
}
