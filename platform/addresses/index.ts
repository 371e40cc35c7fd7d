export { contentType } from './content-types';
export {
  NOT_INDEXED,
  NOT_KEPT,
  REVALIDATE,
  documentHeaders,
  releaseHeaders,
  securityHeaders,
  siteFileCaching,
} from './headers';
export { VERSION_PATH, ownedFiles, ownsFile } from './owned-files';
export {
  NOT_FOUND_FILE,
  fileOfPath,
  isNotFoundFile,
  languageOfPath,
  notFoundFile,
  pageFile,
  pathOfFile,
  routeOfFile,
} from './page-files';
export { PATH_FORM, pathFault } from './page-paths';
export { NO_FRAMES, policyOfFile } from './page-policy';
export { previewBase, previewPath, type ShareTerms } from './previews';
export { releaseBase, type ReleaseFileAddress } from './release-files';
export { queryOf, readAddress, readTarget, type Address } from './request-address';
export { VISITS_PATH } from './visits';
