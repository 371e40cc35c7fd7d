import { showAlone } from '@site/shared/development';
import { inLanguage } from '../exposed/LandingPage';

void showAlone(inLanguage);
