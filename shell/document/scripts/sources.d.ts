/** The source of the function that a module exports by default, as a page carries it (`build/script-source.js`). */
declare module '*?script' {
  const source: string;
  export default source;
}
