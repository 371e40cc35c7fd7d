import type { ComposedPageModule, Fits } from '@site/shared/contracts';

export * from './PrivacyPolicyPage';
export { default } from './PrivacyPolicyPage';
export { unconfirmed } from '../documents/unconfirmed';
export { policyDocuments as documents, versions } from '../documents/documents';
export { policyStructuredData as structuredData } from '../documents/structured-data';
export { lastModified } from '../documents/last-modified';
export { ogImage } from '../documents/og-image';
export { policyTexts as texts } from '../documents/texts';

export type Contract = Fits<ComposedPageModule, typeof import('./PrivacyPolicyPage.compose')>;
