import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import { join } from 'node:path';
import type { LandingContent } from '../content/all-content';

/** The content of an English page. */
export const english = readContentFolder<LandingContent>(join(__dirname, '../content'), 'en').content;
