export { assertSources, buildPart, type PartSource } from './build-part';
export { assertPartName, type BuiltFile, nearestFolder, readBuiltPart, readDist } from './built-part';
export { federationFacts } from './federation-facts';
export { containsCommit, readGitState, readGitUser } from './git';
export { withSnapshot } from './snapshot';
export { partVersion, sourceFingerprint, toolVersions } from './source-fingerprint';
