import { manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell, type TinyPart } from '../testing/tiny-parts';
import { kitGate } from './kit-gate';

type Kit = TinyPart['input']['federation']['kit'];

const withKit = (part: TinyPart, kit: Kit): TinyPart => {
  part.input.federation.kit = kit;
  return part;
};
const check = async (...parts: TinyPart[]) =>
  kitGate({ manifests: await manifestsOf(parts), routes: [], businessValues: {} });

const shell = () => withKit(aShell(), { uses: ['ToastRegion'], brings: ['Button', 'Card', 'ToastRegion'] });

it('has nothing against parts that use what the kit has', async () => {
  expect(await check(shell(), withKit(aLanding(), { uses: ['Button', 'Card'] }), aLegal())).toEqual([]);
});

it('refuses a part that uses names which the kit has lost, and names them', async () => {
  const problems = await check(
    shell(),
    aLanding(),
    withKit(aLegal(), { uses: ['Button', 'Sign', 'showToast'] }),
  );

  expect(problems).toEqual([
    {
      code: 'kit-names-missing',
      severity: 'error',
      message: expect.stringMatching(
        /^legal@\w+ uses Sign and showToast of the kit, and the kit of shell@\w+ has no such name\.$/,
      ),
      remedy: expect.stringContaining('npm run site -- promote shell legal'),
    },
  ]);
});

it('passes over releases from before, which do not say what they use', async () => {
  expect(await check(aShell(), withKit(aLanding(), { uses: ['Gone'] }))).toEqual([]);
  expect(await check(shell(), aLanding())).toEqual([]);
});
