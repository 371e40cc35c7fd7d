import { showAlone } from '@site/shared/development';
import * as page from '../exposed/PrivacyPolicyPage';

showAlone(page);
