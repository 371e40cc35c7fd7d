import { showAlone } from '@site/tooling/development';
import { inLanguage } from '../exposed/PrivacyPolicyPage';

void showAlone(inLanguage);
