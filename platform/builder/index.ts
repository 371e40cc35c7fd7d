export { assertSources, buildPart, type PartSource } from './build-part';
export { type BuiltFile, nearestFolder, readBuiltPart, readDist } from './built-part';
export { federationFacts } from './federation-facts';
export { containsCommit, readGitState, readGitUser } from './git';
export { assertPartName } from './built-part';
export { withSnapshot } from './snapshot';
export { partVersion, sourceFingerprint, toolVersions } from './source-fingerprint';
