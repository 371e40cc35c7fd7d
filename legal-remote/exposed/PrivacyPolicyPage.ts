export { PrivacyPolicyPage as default } from '../pages/PrivacyPolicyPage';
export { privacyPolicyMeta as meta } from '../pages/privacy-policy-meta';
export { unconfirmed } from '../documents/unconfirmed';
export { policyDocuments as documents } from '../documents/documents';
export { policyStructuredData as structuredData } from '../documents/structured-data';
export { lastModified } from '../documents/last-modified';
