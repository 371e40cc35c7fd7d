export { privacyPolicyPageIn as inLanguage } from '../pages/privacy-policy-page-in';
