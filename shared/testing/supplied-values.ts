/** Business values as they are once the business has supplied all of them, for tests that need no placeholder. */
export { businessValues as suppliedValues } from './supplied-business-values.content';
