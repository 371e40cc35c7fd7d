import type { ComposedPageModule, Fits } from '@site/shared/contracts';

export * from './LandingPage';
export { default } from './LandingPage';
export { landingStructuredData as structuredData } from '../documents/structured-data';
export { ogImage } from '../documents/og-image';
export { landingSummary as summary } from '../documents/summary';
export { landingTexts as texts } from '../documents/texts';

export type Contract = Fits<ComposedPageModule, typeof import('./LandingPage.compose')>;
