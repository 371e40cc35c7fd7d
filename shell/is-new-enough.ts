/**
 * Whether this browser is one of those that the scripts are written for (`browserslist` in `shared/package.json`): ECMAScript 2022, as of
 * Chrome 93, Firefox 92 and Safari 15.4. `e2e/oldest-browsers.spec.ts` holds the scripts to it.
 * An older one would fail somewhere in the middle; without scripts, it has the whole page as HTML.
 */
export function isNewEnough(): boolean {
  return typeof Object.hasOwn === 'function' && typeof Array.prototype.at === 'function';
}
