import type { BusinessValues } from '../site/business-values.schema';
import supplied from './supplied-business-values.json';

const { $schema: _, ...values } = supplied;

/**
 * An invented business that has supplied everything, for tests that need no placeholder. A build can take it for the business
 * (`SITE_BUSINESS_VALUES=shared/testing/supplied-business-values.json npm run site -- publish shell`).
 */
export const suppliedValues: BusinessValues & { siteOrigin: string } = values;
