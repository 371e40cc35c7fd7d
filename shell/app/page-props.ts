import type { RemotePageProps } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';

/** Name of the file at the site's root that shows the QR code to the store. */
export const STORE_CODE_FILE = 'store-code.svg';

/** Composing makes the file; the development servers have none. */
const hasStoreCode = process.env.NODE_ENV !== 'development';

/** What every part is handed, below the path that the site hangs under. */
export function pagePropsAt(basePath: string): RemotePageProps {
  return {
    site: businessValues,
    isPreview: basePath !== '',
    links: {
      home: `${basePath}/`,
      privacyPolicy: `${basePath}/privacy-policy`,
      ...(hasStoreCode && { storeCode: `${basePath}/${STORE_CODE_FILE}` }),
    },
  };
}
