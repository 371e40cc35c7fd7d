export {
  canonicalJson,
  damageOf,
  jsonIn,
  nullIfDamaged,
  parseCanonical,
  parseRecord,
  readRecord,
  sha256Of,
} from './records';
export { folderFault, hasCode } from './folder-fault';
export { readIfThere, removeFile, TEMPORARY_FOLDER } from './folder-files';
export { FolderStore, sweepLeftovers } from './folder-store';
export { mapLimited } from './map-limited';
export { type CopiesEnvironment, copiesFolder, hashOf, hashOfIntegrity, ObjectCache } from './object-cache';
export { CLOCK_TOLERANCE_MS, connectToBucket, type S3Environment } from './s3-bucket';
export { S3Store } from './s3-store';
export { assertSafeKey, isSafeKey } from './keys';
export { CALLS_AT_ONCE, type ReadFirst, type Store, StoreConflict } from './store';
