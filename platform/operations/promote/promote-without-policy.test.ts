import { aLiveSite, goLive, promoteParts, goBack } from '../../testing/a-live-site';
import { aSignedSite } from '../../testing/a-team';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { waivePolicy } from '../people/policy';

const unchecked = { isUnchecked: true, message: 'To the world' };
const publicShell = aShell({ siteOrigin: 'https://www.brand.in' });
const open = { author: 'Asha', message: 'One person ships' };

describe('given a store that is no valid version of the access policy', () => {
  it('refuses to go live on a public address, and names both ways on', async () => {
    const { store } = await aLiveSite();

    await expect(promoteParts(store, [publicShell], unchecked)).rejects.toMatchObject({
      problems: [
        {
          code: 'policy-missing',
          message: expect.stringContaining('https://www.brand.in') as string,
          remedy: expect.stringMatching(/people init.*people none/) as string,
        },
      ],
    });
  });

  it('goes live there once the access policy is waived on purpose, and keeps who waived it first', async () => {
    const { store } = await aLiveSite();

    expect(await waivePolicy({ store, ...open })).toBe(true);
    expect(await waivePolicy({ store, ...open, author: 'Ravi' })).toBe(false);

    expect(await promoteParts(store, [publicShell], unchecked)).toMatchObject({ status: 'promoted' });
  });

  it('lets everybody roll back', async () => {
    const { store } = await aLiveSite([publicShell, aLanding(), aLegal()]);
    await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);

    expect(await goBack(store)).toMatchObject({ status: 'rolled-back' });
  });

  it('takes a reason', async () => {
    const { store } = await aLiveSite();

    await expect(waivePolicy({ store, author: 'Asha', message: ' ' })).rejects.toMatchObject({
      code: 'reason-missing',
    });
  });
});

it('cannot be said where the store says who may ship what', async () => {
  const { store } = await aSignedSite();

  await expect(waivePolicy({ store, ...open })).rejects.toMatchObject({ code: 'policy-exists' });
});
