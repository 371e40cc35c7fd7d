export { buildPart, type PartSource } from './build-part';
export { nearestFolder, readBuiltPart } from './built-part';
export { assertSources } from './check-sources';
export { federationFacts } from './federation-facts';
export { containsCommit, readGitState, readGitUser } from './git';
export { encodedDist, readDist } from './read-dist';
export { withSnapshot } from './snapshot';
export { partVersion, sourceFingerprint, toolVersions } from './source-fingerprint';
