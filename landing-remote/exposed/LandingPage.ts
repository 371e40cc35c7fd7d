export { landingPageIn as inLanguage } from '../pages/LandingPage';
