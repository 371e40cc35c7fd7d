import type { ActKind, ActRequest } from '@site/desk/api/acts';
import { decide } from '../../actions/approve/decide';
import { check } from '../../actions/check/check';
import { preview } from '../../actions/preview';
import { promote } from '../../actions/promote/promote';
import { cancel } from '../../actions/schedule/cancel';
import { readComingTime } from '../../actions/schedule/read-time';
import { schedule } from '../../actions/schedule/schedule';
import { verify } from '../../actions/verify/verify';
import { withdraw } from '../../actions/withdraw/withdraw';
import { chooseReleases } from '../../records/choose-releases';
import type { DeskContext } from '../desk-context';
import type { Hands, Outcome } from './acts';
import { confirm } from './confirm';
import { publish } from './publish';
import { takeBack } from './take-back';

type Request<Kind extends ActKind> = Extract<ActRequest, { kind: Kind }>;

type Hand = DeskContext & Hands;

type Performers = { [Kind in ActKind]: (hand: Hand, request: Request<Kind>) => Promise<Outcome> };

/** Each act as the command of that name does it: by the same action, in the same person's name and with the same key. */
const performers: Performers = {
  publish,
  preview: async (hand, request) => {
    const { problems } = await preview({ store: hand.store, parts: await releaseOf(hand, request) });
    return { result: { status: 'previewed', found: problems.length }, problems };
  },
  check: async (hand, request) => {
    const { check: record } = await check({ ...hand, parts: await releaseOf(hand, request), languages: [] });
    const found = record.views.reduce((sum, { findings }) => sum + findings.length, 0);
    return { result: { status: record.isPassed ? 'passed' : 'failed', found } };
  },
  approve: (hand, request) => decideOn(hand, request, true),
  reject: (hand, request) => decideOn(hand, request, false),
  promote: async (hand, request) => {
    const parts = await releaseOf(hand, request);
    const { status, deployment } = await promote({ ...hand, parts, message: request.message });
    if (status === 'promoted') await hand.afterGoingLive();
    return { result: { status, deployment: deployment.name } };
  },
  schedule: async (hand, request) => {
    const { time } = readComingTime(request.at, new Date());
    const parts = await releaseOf(hand, request);
    const { status } = await schedule({ ...hand, parts, at: time, message: request.message });
    return { result: { status, at: time.toISOString() } };
  },
  cancel: async (hand, { number, message }) => {
    await cancel({ ...hand, target: number, message });
    return { result: { status: 'cancelled' } };
  },
  withdraw: async (hand, { part, release, message }) => {
    const { status } = await withdraw({ ...hand, choice: { part, release }, message });
    return { result: { status } };
  },
  reinstate: async (hand, { part, release, message }) => {
    const { status } = await withdraw({ ...hand, choice: { part, release }, message, undo: true });
    return { result: { status } };
  },
  'take-back': takeBack,
  verify: async ({ store, progress, trustedRoots }) => {
    const { problems } = await verify(store, progress, null, await trustedRoots());
    const wrong = problems.filter(({ severity }) => severity !== 'information');
    return { result: { status: 'verified', found: wrong.length }, problems: wrong };
  },
};

/** Does what was asked for. @throws SiteError, SiteProblems as the action does */
export async function perform(desk: DeskContext, request: ActRequest, hands: Hands): Promise<Outcome> {
  const performer = performers[request.kind] as (hand: Hand, request: ActRequest) => Promise<Outcome>;
  await confirm(desk, request, hands.ask);
  return performer({ ...desk, ...hands, loadSigner: () => desk.loadSigner(hands.ask) }, request);
}

function releaseOf({ store }: Hand, { part, release }: { part: string; release: string }) {
  return chooseReleases(store, [{ part, release }]);
}

async function decideOn(
  hand: Hand,
  { part, release, message }: Request<'approve' | 'reject'>,
  isApproved: boolean,
): Promise<Outcome> {
  const [outcome] = await decide({ ...hand, candidate: [{ part, release }], isApproved, message });
  const { status, vouching } = outcome!;
  return { result: { status, counted: vouching.counted.length, needed: vouching.needed } };
}
