import { RELEASES_PATH } from '@site/shared/contracts';

const NAME = '[a-z0-9][a-z0-9-]*';
const FILE = '[\\w][\\w.-]*';
/** Compressed siblings have no address of their own. */
const ADDRESS = new RegExp(`^${RELEASES_PATH}(${NAME})/(${NAME})/(?!.*\\.(?:br|gz)$)(${FILE})$`);

/** Names one file of a release. */
export interface ReleaseFileAddress {
  part: string;
  release: string;
  /** Name within the browser build: `main.3fa9c2d4.js`. */
  file: string;
}

/** Public folder of a release's browser files, ending in `/`. */
export function releaseBase({ part, release }: Pick<ReleaseFileAddress, 'part' | 'release'>): string {
  return `${RELEASES_PATH}${part}/${release}/`;
}

/** Reads the path of a release's file; null for any other path. */
export function readReleaseAddress(path: string): ReleaseFileAddress | null {
  const [, part, release, file] = ADDRESS.exec(path) ?? [];
  return part && release && file ? { part, release, file } : null;
}
