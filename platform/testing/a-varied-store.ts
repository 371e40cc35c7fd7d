import { liveDeployment } from '@site/ledger';
import {
  askForChanges,
  cancel,
  invite,
  preview,
  revokeShareLinks,
  rollback,
  rollbackPart,
  withdraw,
} from '@site/operations';
import type { Store } from '@site/store';
import { aCheck } from './a-check';
import { scheduleIn } from './a-schedule';
import { aSignedSite, decideBy, promoteBy, publishBy, putInForce, shipBy } from './a-team';
import { aLanding, aLegal } from './tiny-parts';

/** What visitors of it see. */
export const SENTENCE = 'Open on Diwali.';
export const CLAUSE = 'We keep it for 60 days.';

/** Fills a store by what people do on most days, so that it holds records of nearly all kinds. */
export async function fillByDays(store: Store): Promise<void> {
  const { team } = await aSignedSite(store);
  const { asha, lata, meera, ravi } = team;
  const as = ({ name, loadSigner }: typeof asha) => ({ store, author: name, message: 'Why', loadSigner });

  await shipBy(store, aLanding({ sentence: SENTENCE }), meera);
  const policy = await publishBy(store, aLegal({ clause: CLAUSE }), lata);
  await aCheck(
    store,
    { ...(await liveDeployment(store)).record.parts, ...policy },
    { background: 'red', share: 0.1 },
  );
  await decideBy(store, policy, ravi);
  await promoteBy(store, policy, lata);

  const next = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), lata);
  const { release } = next.legal!;
  await askForChanges({ ...as(ravi), part: 'legal', release });
  await decideBy(store, next, ravi, false);
  await decideBy(store, next, ravi);
  await cancel({ ...as(lata), target: await scheduleIn(store, 60, next, { by: lata }) });
  const { id } = await preview({ store, parts: next });
  await revokeShareLinks(store, id, 'Lata');
  await promoteBy(store, next, lata);
  await rollback({ ...as(lata), target: null });
  await promoteBy(store, next, lata);
  await rollbackPart({ ...as(lata), part: 'legal', target: null });
  await withdraw({ ...as(lata), choice: { part: 'legal', release } });

  await invite({
    ...as(asha),
    name: 'Divya',
    email: 'divya@brand.in',
    teams: ['landing'],
    isEditor: false,
    hours: 1,
  });
  await putInForce(store, team, (current) => ({ ...current!, persons: { ...current!.persons } }));
}
