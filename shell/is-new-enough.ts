/**
 * Whether this browser has what the site's scripts are written for: ECMAScript 2022, as of Chrome 93, Firefox 92 and Safari 15.4.
 * An older one would fail somewhere in the middle; without scripts, it has the whole page as HTML.
 */
export function isNewEnough(): boolean {
  return typeof Object.hasOwn === 'function' && typeof Array.prototype.at === 'function';
}
