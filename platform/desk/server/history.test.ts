import type { History } from '../api/history';
import { rollback } from '@site/operations';
import { aDesk, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLanding } from '../../testing/tiny-parts';

let desk: OpenDesk | undefined;

afterEach(() => desk?.stop());

it('reads a long history in pages, and those after the first stay when more goes live', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const rollBack = (number: number) =>
    rollback({ store, target: number % 2 === 1 ? '1' : '2', author: 'Asha', message: '' });
  for (let number = 3; number <= 103; number += 1) await rollBack(number);
  desk = await aDesk(store);
  const read = async (from = '') => (await desk!.ask(`/api/v1/history${from}`)).json<History>();

  const first = await read();
  const second = await read(`?from=${first.next}`);

  expect([first.deployments.length, second.deployments.length, second.next]).toEqual([53, 50, null]);
  const numbers = [...first.deployments, ...second.deployments].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 103 }, (_, index) => 103 - index));
  await rollBack(104);
  expect((await read()).next).toBe(first.next);
});
