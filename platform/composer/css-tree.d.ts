/** The piece of css-tree that finds the tokens of a sheet, without its parser and its lexer, which take long to load. */
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}
