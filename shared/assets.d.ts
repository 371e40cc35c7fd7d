/** An image or font that the build emits as a file: its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** The text of an image itself. */
declare module '*.svg?source' {
  const text: string;
  export default text;
}

/** The bytes of a file. */
declare module '*?bytes' {
  const bytes: Uint8Array;
  export default bytes;
}
