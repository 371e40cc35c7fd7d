import type { RemotePageProps } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { languagePath } from '@site/shared/site/languages';

/** Name of the file at the site's root that shows the QR code to the store. */
export const STORE_CODE_FILE = 'store-code.svg';

/** Composing makes the file; the development servers have none. */
const hasStoreCode = process.env.NODE_ENV !== 'development';

/**
 * What every part is handed.
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
