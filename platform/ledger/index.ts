export { ALONE, EDITORS_NEEDED, usualRule } from './authority/default-rules';
export { readDeskOrigin } from './authority/desk-origin';
export {
  addSignature,
  isSignatureBy,
  signedBytes,
  signerOf,
  type Envelope,
  type Signature,
  type Signer,
} from './authority/envelope';
export { ERRAND_MS, errandBytes, type Errand } from './authority/errand';
export { configurationFolder, keyFileOf, makeKey, readPrivateKey } from './authority/key-file';
export { formatKeyLine, readKeyLine, readOwner, type OwnedKey } from './authority/owned-key';
export { assertedBytes, challengeFor, passkeyName } from './authority/passkey';
export {
  fullName,
  isUsable,
  newShortages,
  peopleSchema,
  ruleOf,
  shortagesOf,
  withKey,
  type PartRule,
  type People,
  type PeopleInput,
  type PersonKey,
} from './authority/people';
export { keyIdOf, passkeySchema, pemOf, publicKeyOf, shortKeyId, type Passkey } from './authority/public-key';
export { isSameSecret, newSecret, secretDigest } from './authority/secret';
export { outOfUse, ownerOf, ownerOfPasskey, signersOf } from './authority/signers';
export { sign, type Predicate } from './authority/statement';
export { readTimeStamp, timeStampRequest, type TimeStamp } from './authority/time-stamp';
export {
  openApprovals,
  readApprovals,
  recordApproval,
  type Approval,
  type SignedApproval,
} from './records/approvals';
export { changedParts, hasPagesOf, policyViolationOf, retiredParts, versionFor } from './records/authorise';
export { isCancelled, mayCancel, recordCancellation, type Cancelling } from './records/cancellations';
export { openChangeRequests, recordChangeRequest, type ChangeRequest } from './records/change-requests';
export {
  hashCheck,
  isSigned,
  readNewestCheck,
  readPictureFile,
  readSignedCheck,
  writeCheck,
  writePictureFile,
  type Check,
  type CheckedPicture,
  type CheckedView,
  type StoredCheck,
} from './records/checks';
export {
  chooseReleases,
  publishedReleases,
  readChoice,
  unknownRelease,
  type DeploymentParts,
  type ReleaseChoice,
} from './records/choose-releases';
export { GOING_LIVE_MS, disagreement } from './records/clock';
export { bytesOf, textOf, type ComposedFile } from './records/composed-file';
export { readDeployedFiles } from './records/deployed-files';
export { deploymentBefore, policyViolationInItsTime } from './records/deployment-before';
export { readChain, readLinkedDeployment, walkChain } from './records/deployment-chain';
export { readSignatures, writeSignatures, type DeploymentSignatures } from './records/deployment-signatures';
export {
  countsVisits,
  deploymentName,
  deploymentSchema,
  isRollbackOfPart,
  nameByHash,
  nameDeployment,
  nextDeployment,
  numberOf,
  referenceTo,
  sha256Of,
  siteTreeOf,
  type Deployment,
  type DeploymentReference,
  type Emergencies,
  type NamedDeployment,
  type StoredDeployment,
} from './records/deployment';
export { readDeployment, writeDeployment } from './records/deployments';
export { earlierRelease, rollbackCommand, type EarlierRelease } from './records/earlier-release';
export { encodeBrotli, encodeGzip, encodedSiblings, isCompressible } from './records/encode';
export { evidenceOf, readEvidence } from './records/evidence';
export {
  findDeployment,
  isDeploymentWord,
  liveDeployment,
  livePointer,
  nothingLive,
} from './records/find-deployment';
export {
  idOfRelease,
  reachedTrees,
  takeInventory,
  type Inventory,
  type ReleaseName,
} from './records/inventory';
export {
  readInvitation,
  readInvitations,
  recordAcceptance,
  recordInvitation,
  recordInvitationRevoked,
  revokedInvitation,
  stateOfInvitation,
  type Acceptance,
  type Invitation,
  type InvitationState,
  type InvitationTerms,
} from './records/invitations';
export { readLiveDeployment } from './records/live-deployment';
export { deploymentOf, moveLivePointer, readLivePointer } from './records/live-pointer';
export { isEndOf, readOpenSchedules, withEnds } from './records/open-schedules';
export { openStore, type OpenStoreOptions } from './records/open-store';
export {
  contentFiles,
  exposedFiles,
  inOrder,
  readTranslations,
  textFiles,
  type PartBuild,
} from './records/part-build';
export { assertPartName } from './records/part-names';
export { readProposals, recordProposal, removeProposal } from './records/people-proposals';
export {
  decidersOn,
  missingSignatures,
  openVersion,
  peopleKey,
  readPeople,
  readPeopleVersions,
  writePeople,
  type PeopleVersion,
} from './records/people-versions';
export { readPolicyWaiver, recordPolicyWaiver } from './records/policy-waiver';
export {
  decisionsOn,
  evaluate,
  isOfTeam,
  mayRollBack,
  type Act,
  type Decision,
  type Refusal,
  type Verdict,
} from './records/policy';
export {
  isPreviewId,
  previewId,
  previewSiteKey,
  readPreview,
  writePreview,
  type StoredPreview,
} from './records/previews';
export {
  pruningKey,
  whenPrunedRelease,
  whenPrunedTree,
  writePruning,
  type Pruning,
} from './records/prunings';
export { listPublications, readPublications, type Publication } from './records/publications';
export { readParts } from './records/read-parts';
export {
  LIVE_POINTER_KEY,
  deploymentKey,
  deploymentNameSchema,
  manifestDigests,
  manifestKey,
  partNameSchema,
  releaseFolder,
  releaseIdSchema,
  siteKey,
} from './records/record-names';
export {
  readMissingValues,
  readOpenQuestions,
  readOpenTranslations,
  type OpenQuestion,
} from './records/release-facts';
export type { ReleaseFileRecord, ReleaseManifest } from './records/release-manifest';
export {
  listReleaseIds,
  readRelease,
  readReleaseFile,
  validateFile,
  type StoredRelease,
} from './records/releases';
export { assertNotSuperseded, schedulerOfTerms } from './records/schedule-rule';
export {
  covers,
  readDone,
  recordDone,
  recordRefusal,
  recordSchedule,
  type OpenSchedule,
  type ScheduleRefusal,
  type ScheduleTerms,
} from './records/schedules';
export { makeShareLink, recordShareRevocation, stateOfShareLink } from './records/share-links';
export { assertSingleLine } from './records/single-line';
export { assertStillThere } from './records/store-format';
export { packSite, readSite, writeSite, type StoredSite } from './records/stored-site';
export { listTimeStamps, readTimeStampOf, timeStampKey, writeTimeStamp } from './records/time-stamps';
export {
  assertLiveAuthorized,
  readHead,
  readVerifiedHistory,
  verifyWholeHistory,
  type Head,
  type VerifiedHistory,
} from './records/verified-history';
export { verifyRelease } from './records/verify-release';
export { openWithdrawals, recordWithdrawal, type Withdrawal } from './records/withdrawals';
export {
  describeRelease,
  writeRelease,
  type ReleaseInput,
  type WrittenRelease,
} from './records/write-release';
