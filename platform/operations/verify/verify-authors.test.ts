import { aSignedSite, promoteBy, publishBy } from '../../testing/a-team';
import { aLanding } from '../../testing/tiny-parts';
import { verify } from './verify';

it.each([
  ['another', 'Lata Rao <LATA@brand.in>', ['author-differs']],
  ['their own', 'Meera R. <meera@brand.in>', []],
  ['a stranger, who signs nothing', 'Meera <meera@home.in>', []],
])('of deployments by one key and in the name of %s, it names what is false', async (_, author, codes) => {
  const { store, team } = await aSignedSite();
  const parts = await publishBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
  await promoteBy(store, parts, team.meera, { author });

  expect((await verify(store, () => undefined)).problems.map(({ code }) => code)).toEqual(codes);
});
