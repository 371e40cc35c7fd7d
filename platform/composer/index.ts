export { composePage, type ComposedPage } from './compose-page';
export { composePreview, previewDeployment, previewFacts } from './compose-preview';
export { compose, composeSite, type Composition, type SiteRequest } from './compose-site';
export { composedLanguages, isPublicOrigin, originFor } from './origin';
export { readPageOfRelease, type PageOfRelease } from './page-of-release';
export { readSiteStyles, type SiteStyles } from './page-styles';
export { readReleasedPage } from './released-page';
export { readShell, type Shell } from './shell-release';
export { siteRoutes } from './site-routes';
