/** Texts of licences, by the names that `webpack.config.js` gives them. */
declare module 'font-licence' {
  const text: string;
  export default text;
}

declare module 'icons-licence' {
  const text: string;
  export default text;
}
