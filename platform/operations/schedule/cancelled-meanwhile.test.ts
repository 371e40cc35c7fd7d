import { MemoryStore } from '../../store/memory-store';
import { aLiveSite } from '../../testing/a-live-site';
import { openTerms, scheduleIn } from '../../testing/a-schedule';
import { livePage } from '../../testing/live-page';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLegal, publishAll } from '../../testing/tiny-parts';
import { cancel } from './cancel';
import { tick } from './tick';

afterEach(() => jest.useRealTimers());

it('what is cancelled while a tick composes it does not go live', async () => {
  const store = new MemoryStore();
  await aLiveSite(undefined, store);
  const parts = await publishAll(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  const number = await scheduleIn(store, 60, parts);
  letMinutesPass(60);
  const create = store.create.bind(store);
  jest.spyOn(store, 'create').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('deployments/'))
      await cancel({ store, target: number, author: 'Asha', message: 'Stop' });
    return create(key, ...rest);
  });
  const said: string[] = [];

  const outcome = await tick({ store, progress: (sentence) => said.push(sentence) });

  expect(outcome).toEqual({ done: [], refused: [], next: null });
  expect(said.at(-1)).toContain('was cancelled while it was being carried out');
  expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
  expect(await openTerms(store)).toEqual([]);
});
