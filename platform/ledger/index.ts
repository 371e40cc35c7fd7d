export {
  openApprovals,
  readApprovals,
  recordApproval,
  signApproval,
  evidenceOf,
  readEvidence,
  type Approval,
} from './approvals/approvals';
export { openChangeRequests, recordChangeRequest, type ChangeRequest } from './approvals/change-requests';
export {
  isSigned,
  readNewestCheck,
  readPictureFile,
  readSignedCheck,
  recordCheck,
  writePictureFile,
  type Check,
  type CheckedPicture,
  type CheckedView,
  type StoredCheck,
} from './approvals/checks';
export {
  isPreviewId,
  previewId,
  previewKey,
  readPreview,
  writePreview,
  type StoredPreview,
} from './approvals/previews';
export {
  MAX_SHARE_HOURS,
  makeShareLink,
  recordShareRevocation,
  stateOfShareLink,
} from './approvals/share-links';
export {
  addSignature,
  amongBytes,
  digestOf,
  isSignatureBy,
  signedBytes,
  signerOf,
  type Envelope,
  type Signature,
  type Signer,
} from './authority/envelope';
export { ERRAND_MS, errandBytes, type Errand } from './authority/errand';
export { configurationFolder, keyFileOf, makeKey, readSigner } from './authority/key-file';
export { formatKeyLine, readKeyLine, readOwner, type OwnedKey } from './authority/owned-key';
export { readDeskOrigin, assertedBytes, challengeFor, passkeyName } from './authority/passkey';
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
export { keyIdOf, passkeySchema, pemOf, shortKeyId, type Passkey } from './authority/public-key';
export { isSameSecret, newSecret, secretDigest } from './authority/secret';
export { outOfUse, ownerOf, ownerOfPasskey, signersOf } from './authority/signers';
export { sign } from './authority/statement';
export {
  countsVisits,
  deploymentSchema,
  isRollbackOfPart,
  nameDeployment,
  nextDeployment,
  numberOf,
  readDeployment,
  referenceTo,
  sha256Of,
  siteTreeOf,
  writeDeployment,
  type Deployment,
  type DeploymentReference,
  type Emergencies,
  type NamedDeployment,
  type StoredDeployment,
} from './deployments/deployment';
export {
  readChain,
  readLinkedDeployment,
  walkChain,
  moveLivePointer,
  readLiveDeployment,
  readLivePointer,
  findDeployment,
  isDeploymentWord,
  liveDeployment,
  nothingLive,
} from './deployments/deployment-chain';
export {
  readSignatures,
  writeSignatures,
  listTimeStamps,
  readTimeStampOf,
  timeStampKey,
  writeTimeStamp,
  type DeploymentSignatures,
} from './deployments/deployment-signatures';
export { pruningKey, whenPrunedTree, writePruning, type Pruning } from './deployments/prunings';
export {
  readDeployedFiles,
  bytesOf,
  textOf,
  packSite,
  readSite,
  writeSite,
  type ComposedFile,
  type StoredSite,
} from './deployments/stored-site';
export { changedParts, hasPagesOf, policyViolationOf, retiredParts, versionFor } from './history/authorise';
export { deploymentBefore, policyViolationInItsTime } from './history/deployment-before';
export {
  assertLiveAuthorized,
  readHead,
  readVerifiedHistory,
  verifyWholeHistory,
  type Head,
  type VerifiedHistory,
} from './history/verified-history';
export { idOfRelease, takeInventory, type Inventory, type ReleaseName } from './inventory';
export { memoryOf } from './known-stores/store-memory';
export { openStore, type OpenStoreOptions } from './open-store';
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
} from './people/invitations';
export {
  readDroppedProposals,
  readProposals,
  recordProposal,
  removeProposal,
} from './people/people-proposals';
export {
  EDITORS_NEEDED,
  decidersOn,
  makeVersion,
  missingSignatures,
  readPeople,
  readPeopleVersions,
  writePeople,
  readPolicyWaiver,
  recordPolicyWaiver,
  type PeopleVersion,
} from './people/people-versions';
export {
  decisionsOn,
  evaluate,
  isOfTeam,
  mayRollBack,
  type Act,
  type Decision,
  type Refusal,
  type Verdict,
} from './policy/policy';
export { GOING_LIVE_MS, disagreement } from './records/clock';
export { encodeBrotli, encodeGzip, encodedSiblings, isCompressible } from './records/encode';
export {
  LIVE_POINTER_KEY,
  deploymentKey,
  deploymentNameSchema,
  manifestKey,
  partNameSchema,
  releaseFolder,
  releaseIdSchema,
  siteKey,
} from './records/record-names';
export { assertSingleLine } from './records/single-line';
export { assertStillThere } from './records/store-format';
export {
  chooseReleases,
  publishedReleases,
  readChoice,
  unknownRelease,
  type DeploymentParts,
  type ReleaseChoice,
} from './releases/choose-releases';
export { earlierRelease, rollbackCommand, type EarlierRelease } from './releases/earlier-release';
export {
  contentFiles,
  exposedFiles,
  inOrder,
  readTranslations,
  textFiles,
  type PartBuild,
} from './releases/part-build';
export { assertPartName } from './releases/part-names';
export { listPublications, readPublications, type Publication } from './releases/publications';
export { readParts } from './releases/read-parts';
export { ReleaseFiles, type OpenQuestion } from './releases/release-files';
export type { ReleaseFileRecord, ReleaseManifest } from './releases/release-manifest';
export {
  listReleaseIds,
  readRelease,
  validateFile,
  type StoredRelease,
} from './releases/releases';
export { missingFiles, verifyRelease } from './releases/verify-release';
export { openWithdrawals, recordWithdrawal, type Withdrawal } from './releases/withdrawals';
export {
  describeRelease,
  writeRelease,
  type ReleaseInput,
  type WrittenRelease,
} from './releases/write-release';
export {
  isCancelled,
  makeCancellation,
  mayCancel,
  recordCancellation,
  isEndOf,
  readOpenSchedules,
  withEnds,
  type Cancellation,
  type Cancelling,
} from './schedules/cancellations';
export { assertNotSuperseded, schedulerOfTerms } from './schedules/schedule-rule';
export {
  covers,
  readDone,
  recordDone,
  recordRefusal,
  nextScheduleNumber,
  recordSchedule,
  signSchedule,
  type OpenSchedule,
  type ScheduleRefusal,
  type ScheduleTerms,
} from './schedules/schedules';
