export { assertSources, buildPart, type PartSource } from './build-part';
export { nearestFolder, readBuiltPart } from './built-part';
export { federationFacts } from './federation-facts';
export { containsCommit, readGitState, readGitUser } from './git';
export { assertPartName } from './part-names';
export { readDist, type BuiltFile } from './read-dist';
export { withSnapshot } from './snapshot';
export { partVersion, sourceFingerprint, toolVersions } from './source-fingerprint';
