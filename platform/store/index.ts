export {
  canonicalJson,
  damageOf,
  jsonIn,
  noteDamage,
  nullIfDamaged,
  parseCanonical,
  parseRecord,
  readRecord,
  sha256Of,
} from './records';
export { folderFault, hasCode } from './folder-fault';
export { makeFile, nullIfAbsent, readIfThere, removeFile, TEMPORARY_FOLDER } from './folder-files';
export { FolderStore, sweepLeftovers } from './folder-store';
export { mapLimited } from './lists';
export { type CopiesEnvironment, copiesFolder, hashOf, hashOfIntegrity, ObjectCache } from './object-cache';
export { assertClock, CLOCK_TOLERANCE_MS } from './clock';
export { bucketAddress, connectToBucket, type S3Environment } from './s3-bucket';
export type { EtagForm } from './s3-conditions';
export { S3Store } from './s3-store';
export { assertSafeKey, isSafeKey } from './keys';
export { type ContentHash, type ReadFirst, type Store, StoreConflict } from './store';
