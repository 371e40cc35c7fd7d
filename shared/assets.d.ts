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

interface ImportMeta {
  /** Webpack's list of the modules in a folder, with a query for their loaders; the result imports one of them. */
  webpackContext: (
    folder: string,
    options: { regExp: RegExp },
  ) => { (file: string): unknown; keys(): string[] };
}
