export {
  openApprovals,
  openChangeRequests,
  recordApproval,
  recordChangeRequest,
  signApproval,
  evidenceOf,
  readEvidence,
  type Approval,
} from './approvals/approvals';
export { Checks, type Check, type CheckedView } from './approvals/checks';
export {
  isPreviewId,
  listPreviewIds,
  previewId,
  previewKey,
  readPreview,
  writePreview,
  type StoredPreview,
} from './approvals/previews';
export { isSameSecret, newSecret, ShareLinks } from './approvals/share-links';
export {
  addSignature,
  errandSigner,
  isSignatureBy,
  passkeySigner,
  type Envelope,
  type Signature,
  type Signer,
} from './authority/envelope';
export { configurationFolder, keyFileOf, makeKey, readSigner } from './authority/key-file';
export { formatKeyLine, readKeyLine, readOwner, readPublicKey, type OwnedKey } from './authority/owned-key';
export { readDeskOrigin, challengeFor, passkeyName } from './authority/passkey';
export {
  fullName,
  isUsable,
  ruleOf,
  shortagesOf,
  withKey,
  type PartRule,
  type People,
  type PeopleInput,
} from './authority/people';
export { keyIdOf, passkeySchema, pemOf, shortKeyId, type Passkey } from './authority/public-key';
export { outOfUse, ownerOf, ownerOfPasskey, plainSignatures, signersOf } from './authority/signers';
export {
  deploymentSchema,
  isRollbackOfPart,
  nameDeployment,
  nextDeployment,
  numberOf,
  readDeployment,
  referenceTo,
  siteTreeOf,
  type Deployment,
  type NamedDeployment,
  type StoredDeployment,
} from './deployments/deployment';
export {
  readChain,
  readLinkedDeployment,
  walkChain,
  readLiveDeployment,
  readLivePointer,
  findDeployment,
  liveDeployment,
  nothingLive,
} from './deployments/deployment-chain';
export { readSignatures, TimeStamps, type DeploymentSignatures } from './deployments/deployment-signatures';
export {
  readDeployedFiles,
  bytesOf,
  packSite,
  readSite,
  writePruning,
  type ComposedFile,
  type StoredSite,
} from './deployments/stored-site';
export { mayFreeze, readAllFreezes, readFreezes, recordFreeze, type Freeze } from './freezes/freezes';
export { changedParts, hasPagesOf, policyViolationOf, retiredParts, versionFor } from './history/authorise';
export { commit, type CollectedSignatures } from './history/commit';
export {
  assertLiveAuthorized,
  readHead,
  readVerifiedHistory,
  verifyWholeHistory,
  type VerifiedHistory,
} from './history/verified-history';
export { takeInventory, type Inventory } from './inventory';
export { liveCopyOf, type LiveSite } from './known-stores/live-copy';
export { memoryOf, remember } from './known-stores/store-memory';
export { isStoreUrl, openStore } from './open-store';
export {
  Invitations,
  revokedInvitation,
  stateOfInvitation,
  type Invitation,
  type InvitationTerms,
} from './people/invitations';
export { Proposals } from './people/people-proposals';
export {
  makeVersion,
  peopleAt,
  readPeople,
  readPeopleVersions,
  writePeople,
  readPolicyWaiver,
  recordPolicyWaiver,
  type PeopleVersion,
} from './people/people-versions';
export { EDITORS_NEEDED, decidersOn, hasJustRevoked, missingSignatures } from './people/who-may-change';
export {
  decisionsOn,
  evaluate,
  frozenFact,
  isFrozen,
  isOfTeam,
  mayRollBack,
  type Act,
  type Refusal,
  type Verdict,
} from './policy/may-go-live';
export {
  assertSingleLine,
  LIVE_POINTER_KEY,
  deploymentKey,
  deploymentNameSchema,
  type DeploymentParts,
  type DeploymentReference,
  type Said,
  filesFolder,
  idOfRelease,
  idsOfReleases,
  manifestKey,
  type ReleaseName,
  partNameSchema,
  releaseFolder,
  siteKey,
} from './records/record-fields';
export { assertStillThere } from './records/store-format';
export {
  chooseReleases,
  publishedReleases,
  readChoice,
  unknownRelease,
  type ReleaseChoice,
} from './releases/choose-releases';
export { readParts, type PartBuild } from './releases/part-build';
export {
  lastBefore,
  NO_BRANCH,
  readLastPublication,
  readPublications,
  type Publication,
} from './releases/publications';
export {
  pageVersionsSchema,
  readPageVersions,
  ReleaseFiles,
  type OpenQuestion,
} from './releases/release-files';
export { releaseFileKey, type ReleaseManifest } from './releases/release-manifest';
export { listReleaseIds, readRelease, readSharedFile } from './releases/releases';
export { verifyRelease } from './releases/verify-release';
export { openWithdrawals, recordWithdrawal, withdrawnProblems } from './releases/withdrawals';
export { describeRelease, writeRelease } from './releases/write-release';
export {
  signCancellation,
  mayCancel,
  mayEnd,
  isEndOf,
  readScheduled,
  readOpenSchedules,
  withEnds,
} from './schedules/cancellations';
export { assertDue, assertNotSuperseded, dueSchedules, schedulerAt } from './schedules/due-schedule';
export {
  readFalselyDone,
  recordDone,
  recordRefusal,
  nextScheduleNumber,
  signSchedules,
  type OpenSchedule,
  type ScheduleTerms,
} from './schedules/schedules';
