import type { RemotePageProps } from '../contracts/remote-page';
import { businessValues } from '../site/business-values';
import { languagePath } from '../site/languages';

/** What the ids of a page begin with (`useId`), so that they are not those of the frame. */
export const PAGE_ID_PREFIX = 'page';

/** Name of the file at the site's root that shows the QR code to the store. */
export const STORE_CODE_FILE = 'store-code.svg';

/** Composing makes the file; the development servers have none. */
const hasStoreCode = process.env.NODE_ENV !== 'development';

/**
 * What every page is handed.
 * @param basePath Path that the site hangs under.
 */
export function pagePropsAt(basePath: string, language: string): RemotePageProps {
  const base = basePath + languagePath(language);
  return {
    site: businessValues,
    isPreview: basePath !== '',
    links: {
      home: `${base}/`,
      privacyPolicy: `${base}/privacy-policy`,
      ...(hasStoreCode && { storeCode: `${basePath}/${STORE_CODE_FILE}` }),
    },
  };
}
