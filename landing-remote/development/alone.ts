import { showAlone } from '@site/shared/development';
import * as page from '../exposed/LandingPage';

showAlone(page);
