export { openBrowser, type OpenBrowser, openBrowserOfCommand } from './browser';
export type { EncodedPicture } from './pictures';
export { assertFonts, missingForCheck } from './missing';
export { type SeenView, seeViews } from './see-views';
export { defaultPages, listViews, pagePaths, pathsIn } from './views';
