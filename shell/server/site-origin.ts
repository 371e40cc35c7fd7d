import { businessValues } from '@site/shared/site';
import { placeholderPaths } from '@site/shared/site/placeholders';

/** Where the business serves the site; null while it has not said so. */
export const siteOrigin: string | null =
  placeholderPaths(businessValues.siteOrigin).length > 0 ? null : businessValues.siteOrigin;
