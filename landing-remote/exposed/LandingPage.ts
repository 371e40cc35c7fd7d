export { landingPageIn as inLanguage } from '../pages/landing-page-in';
