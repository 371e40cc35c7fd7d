import { siteTreeOf, type StoredDeployment } from './deployment';
import { siteFolder } from './record-names';

/** Name of the link to the pages that are live, beside the store's own folders. */
export const LIVE_LINK = 'live';

/** Where the link leads for a deployment: `sites/000012-3fa9c2d41b7e`, relative so that the store's folder can be moved. */
export function linkTarget(deployment: StoredDeployment): string {
  return siteFolder(siteTreeOf(deployment)).slice(0, -1);
}
