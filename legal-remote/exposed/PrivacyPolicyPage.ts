export { PrivacyPolicyPage as default } from '../pages/PrivacyPolicyPage';
export { privacyPolicyMeta as meta } from '../pages/privacy-policy-meta';
