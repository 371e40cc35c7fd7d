import { readContentFolder } from '@site/shared/content-files/read-content-folder';
import { join } from 'node:path';
import type { LegalContent } from '../content/all-content';
import { policyTextOf } from '../pages/PolicyText';
import type { PolicyTextSource } from '../pages/PrivacyPolicyPage';

/** The content of an English page. */
export const english = readContentFolder<LegalContent>(join(__dirname, '../content'), 'en').content;

const text = policyTextOf(english, 'en');

/** Its policy's text where React renders it. */
export const englishText: PolicyTextSource = { here: text, load: async () => text };
