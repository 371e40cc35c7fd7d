export { openBrowser, openBrowserOfCommand, type OpenBrowser } from './browser';
export type { EncodedPicture } from './encode-picture';
export { assertFonts } from './missing-fonts';
export { missingForCheck } from './missing-for-check';
export type { SitePlace } from './open-page';
export { seeViews, type SeenView } from './see-views';
export { defaultPages, listViews, pagePaths, pathsIn } from './views';
