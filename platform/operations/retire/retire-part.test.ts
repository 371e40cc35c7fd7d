import { aSignedSite } from '../../testing/a-team';
import { aLiveSite, goLive, livePage, goBack } from '../../testing/a-live-site';
import { liveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import { aLanding, aLegal, aRemote, aShell, publishTiny } from '../../testing/tiny-parts';
import { readHistory } from '../history';
import { newestReleases } from '../promote/choose-candidate';
import { type RetireRequest, retirePart } from './retire-part';

const ROUTES = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
  { path: '/careers', remote: 'careers', module: 'CareersPage' },
];
const shell = () => aShell({ routes: ROUTES });
const careers = () => aRemote('careers', 'CareersPage');

const retire = (store: Store, changes: Partial<RetireRequest> = {}) =>
  retirePart({ store, part: 'careers', author: 'Asha', message: 'Nobody is hired', ...changes });

const livePaths = async (store: Store) => Object.keys((await liveDeployment(store)).record.parts).sort();

describe('given a live site with careers', () => {
  let store: Store;

  beforeEach(async () => {
    ({ store } = await aLiveSite([shell(), aLanding(), aLegal(), careers()]));
  });

  it('takes careers out, and leaves the others as they are', async () => {
    const before = await liveDeployment(store);

    expect(await retire(store)).toMatchObject({
      status: 'retired',
      release: before.record.parts.careers!.release,
    });

    const { careers: _gone, ...others } = before.record.parts;
    expect((await liveDeployment(store)).record.parts).toEqual(others);
    await expect(livePage(store, 'careers.html')).rejects.toThrow();
    expect(await livePage(store, 'index.html')).not.toContain('careers');
    expect((await readHistory(store, 1)).entries).toMatchObject([{ changed: [], retired: ['careers'] }]);
  });

  it('is back with the release that it had, when it is rolled back', async () => {
    const { parts } = (await liveDeployment(store)).record;
    await retire(store);

    const back = await goBack(store, { part: 'careers', target: '1' });

    expect(back).toMatchObject({ status: 'rolled-back' });

    expect((await liveDeployment(store)).record.parts).toEqual(parts);
    expect(await livePage(store, 'careers.html')).toContain('<h1>careers</h1>');
  });

  it('stays out when others ship, and when a promotion names no release', async () => {
    await retire(store);
    await goLive(store, [aLanding({ sentence: 'Diwali hours.' })]);

    const { parts, left } = await newestReleases(store, ['shell', 'landing', 'legal', 'careers'], 'Asha');

    expect(await livePaths(store)).toEqual(['landing', 'legal', 'shell']);
    expect(parts.careers).toBeUndefined();
    expect(left).toMatchObject([{ code: 'release-rolled-back' }]);
  });

  it('says so, and changes nothing, when it is out already, and on a dry run', async () => {
    expect(await retire(store, { dryRun: true })).toMatchObject({ status: 'would-retire' });
    expect(await livePaths(store)).toContain('careers');

    await retire(store);
    const { name } = await liveDeployment(store);

    expect(await retire(store)).toMatchObject({ status: 'already-retired', deployment: { name } });
  });

  it('stays while a page links to it', async () => {
    const body = '<h1>Mandi</h1><section id="services"></section><a href="/careers">Careers</a>';
    await goLive(store, [aLanding({ body })]);

    await expect(retire(store)).rejects.toThrow('no release of careers, which shows it, goes with it');

    expect(await livePaths(store)).toContain('careers');
  });
});

it.each([
  ['the shell', 'shell', 'shell-stays'],
  ['a part that never was live', 'careers', 'release-unknown'],
])('refuses %s', async (_, part, code) => {
  const { store } = await aLiveSite();
  await publishTiny(store, careers());

  await expect(retire(store, { part })).rejects.toMatchObject({ code });
});

describe('given an access policy', () => {
  it('is for the part’s own team', async () => {
    const { store, team } = await aSignedSite();
    const as = ({ name, loadSigner }: typeof team.meera) => ({ part: 'legal', author: name, loadSigner });

    await expect(retire(store, as(team.meera))).rejects.toThrow('is not in the team of legal');
    expect(await livePaths(store)).toContain('legal');

    expect(await retire(store, as(team.lata))).toMatchObject({ status: 'retired' });
  });
});
