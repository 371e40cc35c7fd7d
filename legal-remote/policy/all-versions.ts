import { readVersions } from './versions';

/** The versions of this working copy. A build puts them in the place of this code (`build/all-versions-loader.js`). */
export const { versions, translatedVersions, published, linesOf } = readVersions();
