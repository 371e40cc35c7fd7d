/** Texts of licences, by the names that `webpack.config.js` gives them. */
declare module '*-licence' {
  const text: string;
  export default text;
}
