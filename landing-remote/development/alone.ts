import { showAlone } from '@site/tooling/development';
import { inLanguage } from '../exposed/LandingPage';

void showAlone(inLanguage);
