import { aDesk, type OpenDesk } from '../testing/a-desk';
import { aLiveSite } from '../testing/a-live-site';

let desk: OpenDesk | undefined;

afterEach(() => desk?.stop());

it('says nothing of visits where nobody said where they are counted, and what is wrong where it cannot be read', async () => {
  const { store } = await aLiveSite();
  desk = await aDesk(store);
  expect((await desk.ask('/api/v1/visits')).json()).toEqual({ visits: null });
  await desk.stop();

  desk = await aDesk(store, { visitsPlace: '/nowhere/visits.sqlite' });

  const { problems } = (await desk.ask('/api/v1/visits')).json<{ problems: { code: string }[] }>();
  expect(problems).toMatchObject([{ code: 'visits-missing' }]);
});
