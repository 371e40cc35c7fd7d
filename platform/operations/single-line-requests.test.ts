import type { DeploymentParts } from '@site/ledger';
import { aLiveSite, type LiveSite } from '../testing/a-live-site';
import { decide, askForChanges } from './approve/decide';
import { check } from './check/check';
import { bootstrapPolicy, waivePolicy } from './people/policy';
import { invite, revokeInvitation } from './people/invitations';
import { proposePeople } from './people/propose-people';
import { promote } from './promote/promote';
import { prune } from './prune/prune';
import { assertMayPublish } from './publish/publish';
import { retirePart } from './retire/retire-part';
import { rollback } from './rollback/rollback';
import { rollbackPart } from './rollback/rollback-part';
import { cancel } from './schedule/cancel';
import { schedule } from './schedule/schedule';
import { withdraw } from './withdraw/withdraw';

/** Who does it, and why. */
interface Said {
  author: string;
  message: string;
}

interface Given extends Said {
  store: LiveSite['store'];
  parts: DeploymentParts;
  landing: { part: string; release: string };
}

type Act = [what: string, act: (given: Given) => Promise<unknown>];

/** Never asked for where the words are refused. */
const never = () => Promise.reject(new Error('This comes too late.'));
const progress = () => undefined;
const source = { part: 'landing', folder: '/nowhere' };
const window = { deployments: 1, days: 1, previewDays: 1 };
const team = { keys: [], teams: {}, editors: [], partNames: [] };
const invited = { name: 'Lata', email: 'lata@brand.in', teams: [], isEditor: false, hours: 1 };

const SAYS_WHY: Act[] = [
  ['publishing', (given) => assertMayPublish({ ...given, source, root: '/nowhere', progress })],
  ['putting live', (given) => promote({ ...given, progress })],
  ['rolling back', (given) => rollback({ ...given, target: '1' })],
  ['rolling back a part', (given) => rollbackPart({ ...given, part: 'landing', target: '1', progress })],
  ['withdrawing', ({ landing, ...given }) => withdraw({ ...given, choice: landing })],
  ['approving', (given) => decideOn(given, true)],
  ['asking for changes', ({ landing, ...given }) => askForChanges({ ...given, ...landing })],
  ['rejecting', (given) => decideOn(given, false)],
  ['scheduling', (given) => schedule({ ...given, at: new Date('2099-01-01'), progress })],
  ['cancelling', (given) => cancel({ ...given, target: 1 })],
  ['retiring a part', (given) => retirePart({ ...given, part: 'legal', progress })],
  ['waiving the access policy', (given) => waivePolicy(given)],
];

const SAYS_WHO: Act[] = [
  ...SAYS_WHY,
  ['checking', (given) => check({ ...given, languages: [], openBrowser: never, progress })],
  ['pruning', (given) => prune({ ...given, window, now: new Date(), isReal: true, progress, settle: never })],
  ['inviting', (given) => invite({ ...given, ...invited, loadSigner: never })],
  ['revoking an invitation', (given) => revokeInvitation({ ...given, number: 1, loadSigner: never })],
];

const SAYS_ONLY_WHY: Act[] = [
  ...SAYS_WHY,
  ['bootstrapping the access policy', (given) => bootstrapPolicy({ ...given, ...team, loadSigner: never })],
  [
    'changing who may ship',
    (given) => proposePeople({ ...given, change: (current) => current!, loadSigner: never }),
  ],
];

function decideOn(given: Given, isApproved: boolean) {
  return decide({ ...given, parts: {}, isApproved, loadSigner: never });
}

/** What becomes of an act by words that would forge a line of their own in a terminal. */
async function doAct(act: Act[1], said: Said) {
  const { store, deployment } = await aLiveSite();
  const { parts } = deployment.record;
  const before = await store.list('');
  const landing = { part: 'landing', release: parts.landing!.release };
  const refused = await act({ store, parts, landing, ...said }).catch((error: unknown) => error);
  expect(await store.list('')).toEqual(before);
  return refused;
}

it.each(SAYS_WHO)('%s is refused to an author with invisible signs', async (_, act) => {
  const refused = await doAct(act, { author: 'Asha\u001B[2K', message: 'Prices' });

  expect(refused).toMatchObject({
    code: 'words-not-plain',
    message: 'The author holds a line break or another invisible sign (U+001B): "Asha\\u001b[2K".',
  });
});

it.each(SAYS_ONLY_WHY)('%s is refused with invisible signs in its reason', async (_, act) => {
  const refused = await doAct(act, { author: 'Asha', message: 'Prices\n✓ Approved by Lata' });

  expect(refused).toMatchObject({
    code: 'words-not-plain',
    message:
      'The message holds a line break or another invisible sign (U+000A): "Prices\\n✓ Approved by Lata".',
  });
});
