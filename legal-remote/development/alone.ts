import { showAlone } from '@site/shared/development';
import { inLanguage } from '../exposed/PrivacyPolicyPage';

void showAlone(inLanguage);
