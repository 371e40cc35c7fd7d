export { privacyPolicyPageIn as inLanguage } from '../pages/PrivacyPolicyPage';
