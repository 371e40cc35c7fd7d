import type { RemotePageProps } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';

/** What every part is handed, below the path that the site hangs under. */
export function pagePropsAt(basePath: string): RemotePageProps {
  return {
    site: businessValues,
    links: { home: `${basePath}/`, privacyPolicy: `${basePath}/privacy-policy` },
  };
}
