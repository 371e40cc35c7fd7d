import { landingTextOf } from '../pages/LandingText';
import { english } from './english';

/** The sections without behaviour of an English page, as React renders them. */
export const englishText = landingTextOf(english);
