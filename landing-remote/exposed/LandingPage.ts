export { LandingPage as default } from '../pages/LandingPage';
export { landingMeta as meta } from '../pages/landing-meta';
