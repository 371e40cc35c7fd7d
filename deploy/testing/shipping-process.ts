import { promote } from '../actions/promote/promote';
import { openStore } from '../records/open-store';
import type { Store } from '../store/store';
import { aLanding, aLegal, publishAll } from './tiny-parts';

/** What the test asks of this process: to publish a part that says something, or to put live what it published last. */
export type ShippingAct =
  { act: 'publish'; part: 'landing' | 'legal'; sentence: string } | { act: 'promote' };

/** What came of it: the release, or the name of the deployment. */
export type ShippingOutcome = string;

type Published = Awaited<ReturnType<typeof publishAll>>;

/** Ships to the store that SITE_STORE names, one act after the other, for SITE_AUTHOR. */
async function run(): Promise<void> {
  const store = await openStore(process.env.SITE_STORE!, { env: process.env });
  let published: Published = {};
  process.on('message', (act: ShippingAct) => void perform(act).then((outcome) => process.send!(outcome)));
  process.send!('ready');

  async function perform(act: ShippingAct): Promise<ShippingOutcome> {
    if (act.act === 'promote') return putLive(store, published);
    const { part, sentence } = act;
    const made = part === 'landing' ? aLanding({ sentence }) : aLegal({ clause: sentence });
    published = await publishAll(store, [made]);
    return published[part]!.release;
  }
}

async function putLive(store: Store, parts: Published): Promise<string> {
  const author = process.env.SITE_AUTHOR!;
  const progress = () => undefined;
  const { deployment } = await promote({ store, channel: 'live', parts, author, message: '', progress });
  return deployment.name;
}

void run();
