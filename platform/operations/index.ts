export { ALLOWED, allowedActs, forbidden, type Permission } from './approve/allowed-acts';
export { readEmergencies } from './approve/candidate-state';
export { decide, askForChanges, type DecideOutcome } from './approve/decide';
export { check, findingsOf, type CheckOutcome } from './check/check';
export { diff } from './diff/diff';
export { exportSite } from './export/export-site';
export { freeze, liftFreeze } from './freeze/freeze';
export { HISTORY_READS, readHistory, stepOf, type History, type HistoryEntry } from './history';
export type { NewerRelease, ReleaseSummary } from './newer-releases';
export { changeOf, changesOfTick, type Change } from './notify/texts';
export { mailDuties } from './notify/mail';
export { notify, secretProblem } from './notify/web-hook';
export {
  bootstrapPolicy,
  missingPolicy,
  type PeopleState,
  type ProposalState,
  readPeopleState,
  waivePolicy,
} from './people/policy';
export { describeChange, nameOfChange, titleOfChange } from './people/describe-change';
export {
  acceptInvitation,
  invite,
  openInvitation,
  proposeInvited,
  revokeInvitation,
} from './people/invitations';
export { knownSigner, whyNoEditor, type KnownSigner, type LoadSigner } from './people/own-key';
export { isOfOne } from './people/usual-approvals';
export { withMachine, withMore, withoutKey, withoutMember, type Teams } from './people/people-input';
export {
  againOn,
  dropProposal,
  proposeAgain,
  proposalUnknown,
  proposePeople,
  signPeople,
  type PeopleOutcome,
} from './people/propose-people';
export { partsOfCandidate, preview, revokeShareLinks, sharePreview, type Preview } from './preview';
export { collectSignatures } from './promote/collect-signatures';
export { findPassingCheck } from './promote/find-passing-check';
export { findMisfit, pathsInBoth } from './promote/candidate';
export { chooseCandidate, choiceReads, planPromotion, type PromotionPlan } from './promote/choose-candidate';
export { MOVE_READS, promote, type PromoteOutcome } from './promote/promote';
export { formatProof } from './prove/format-proof';
export { fileAt, readAddress } from './prove/page-address';
export { proofFields } from './prove/proof';
export { proofDocument } from './prove/proof-document';
export { chainDownTo, firstWithPage, prove } from './prove/prove';
export type { PlanItem } from './prune/plan-prune';
export { SETTLE_MS, prune, type PruneOutcome } from './prune/prune';
export { DEFAULT_WINDOW } from './prune/retention';
export { publicSteps, type OpenStep } from './public-steps';
export {
  assertKnownPart,
  publishParts,
  readFailedPublication,
  type FailedPublication,
  type PublishedPart,
} from './publish/publish-parts';
export { readComingTime, readMoment, type NamedTime } from './read-time';
export { retirePart } from './retire/retire-part';
export { rollback } from './rollback/rollback';
export { earlierRelease, releaseAt, rollbackCommand, rollbackPart } from './rollback/rollback-part';
export type { WrittenFiles } from './scaffold/file-changes';
export { newPage } from './scaffold/new-page';
export { newPart } from './scaffold/new-part';
export { newSection } from './scaffold/new-section';
export { removePart } from './scaffold/remove-part';
export { cancel } from './schedule/cancel';
export { schedule, setEnd, type ScheduleOutcome } from './schedule/schedule';
export { tick, watchSchedules, type CarriedOut, type TickOutcome } from './schedule/tick';
export type { ScheduleOutlook } from './schedule/outlook';
export { serveLive, serveMetrics } from './serve/serve';
export { start } from './serve/start';
export { STATUS_READS, readStatus, type Status } from './status';
export { stampDeployments } from './time-stamp/stamp';
export { verify } from './verify/verify';
export { readFiledProof } from './verify/filed-proof';
export { withdraw } from './withdraw/withdraw';
