/**
 * Whether the integrity policy blocks preloads of scripts here: WebKit (2.50, Safari 26) reads no digest of them. There a page asks for
 * its scripts without preloads, each when it is needed.
 */
export const blocksPreloads = () => navigator.vendor.startsWith('Apple');
