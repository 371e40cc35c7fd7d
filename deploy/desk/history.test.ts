import { historySchema } from '@site/desk/api/history';
import { rollback } from '../actions/rollback/rollback';
import { aDesk, type OpenDesk } from '../testing/a-desk';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aLanding } from '../testing/tiny-parts';

let desk: OpenDesk | undefined;

afterEach(() => desk?.stop());

it('reads a long history in pages, each from where the one before ended', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  for (let number = 3; number <= 53; number += 1)
    await rollback({ store, target: number % 2 === 1 ? '1' : '2', author: 'Asha', message: '' });
  desk = await aDesk(store);

  const first = historySchema.parse((await desk.ask('/api/v1/history')).json());
  const second = historySchema.parse((await desk.ask(`/api/v1/history?from=${first.next}`)).json());

  expect([first.deployments.length, second.deployments.length, second.next]).toEqual([50, 3, null]);
  expect(second.deployments.map(({ number }) => number)).toEqual([3, 2, 1]);
});
