/** The piece of css-tree that finds the tokens of a sheet, without its parser and its lexer, which take long to load. */
declare module 'css-tree/tokenizer' {
  export { tokenize } from 'css-tree';
  export const tokenTypes: Record<
    | 'Ident'
    | 'Function'
    | 'WhiteSpace'
    | 'Colon'
    | 'Semicolon'
    | 'Comment'
    | 'LeftParenthesis'
    | 'RightParenthesis'
    | 'LeftSquareBracket'
    | 'RightSquareBracket'
    | 'LeftCurlyBracket'
    | 'RightCurlyBracket',
    number
  >;
}
