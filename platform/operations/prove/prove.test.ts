import { languages } from '@site/shared/site/languages';
import { type NamedDeployment, deploymentKey, siteKey } from '@site/ledger';
import type { Store } from '@site/store';
import { alter } from '../../testing/each-store';
import { aLiveSite, goLive, goBack } from '../../testing/a-live-site';
import { keyNamed } from '../../testing/content-name';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { prove } from './prove';
import { forgePolicy, pointAtPagesAsTheyAre, putPagesInPlaceOf } from '../../testing/tampered-pages';

const SECOND = 'We keep it for 60 days.';

/** Policy of 30 days, then of 60 days by Vikram, then another landing page by Meera. */
async function aSiteOfThreeDeployments() {
  const { store, deployment: first } = await aLiveSite();
  const second = await goLive(store, [aLegal({ clause: SECOND })], {
    author: 'Vikram',
    message: 'Counsel asked',
  });
  const third = await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })], { author: 'Meera' });
  return { store, first, second, third };
}

const proofAt = (store: Store, url: string, time: Date) =>
  prove({ store, url, moment: { time, meaning: 'then' } });
const madeAt = ({ record }: Pick<NamedDeployment, 'record'>) => new Date(record.time);
const wordsOf = ({ page }: Awaited<ReturnType<typeof prove>>) => page.text?.blocks.map(({ text }) => text);

describe('a proof', () => {
  it('tells the text that stood on the page, and the deployment that was live', async () => {
    const { store, first, second, third } = await aSiteOfThreeDeployments();

    const before = await proofAt(store, '/privacy-policy', madeAt(first));
    const after = await proofAt(store, '/privacy-policy', madeAt(second));

    expect(before.deployment.name).toBe(first.name);
    expect(wordsOf(before)).toContain('We keep it for 30 days.');
    expect(after.deployment.name).toBe(second.name);
    expect(wordsOf(after)).toContain(SECOND);
    expect(after.until).toEqual(madeAt(third));
  });

  it('tells who shipped the words, when and why, though another part was shipped since', async () => {
    const { store, second, third } = await aSiteOfThreeDeployments();

    const { deployment, until, parts } = await proofAt(store, '/privacy-policy', madeAt(third));
    const legal = parts.find(({ part }) => part === 'legal');

    expect(deployment.name).toBe(third.name);
    expect(until).toBeNull();
    expect(legal).toMatchObject({
      isOnPage: true,
      since: { name: second.name, record: { author: 'Vikram', message: 'Counsel asked' } },
    });
    expect(parts.map(({ part, isOnPage }) => [part, isOnPage])).toEqual([
      ['legal', true],
      ['shell', true],
      ['landing', false],
    ]);
  });

  it('holds: chain, page, releases, and the page composed again', async () => {
    const { store, first, third } = await aSiteOfThreeDeployments();

    const { chain, checks } = await proofAt(store, '/', madeAt(first));

    expect([chain[0]?.name, chain.at(-1)?.name]).toEqual([third.name, first.name]);
    expect(checks.map(({ what, holds }) => [what, holds])).toEqual([
      ['chain', true],
      ['page', true],
      ['page-deployment', true],
      ['times', true],
      ['releases', true],
      ['composition', true],
    ]);
    expect(checks.at(-1)?.fact).toContain('byte for byte');
  });

  it('tells of a rollback whose pages it shows', async () => {
    const { store, first } = await aSiteOfThreeDeployments();
    const { deployment } = await goBack(store, { target: '1' });

    const proof = await proofAt(store, '/privacy-policy', madeAt(deployment));

    expect(wordsOf(proof)).toContain('We keep it for 30 days.');
    expect(proof.notes.join(' ')).toContain(`pages of deployment ${first.record.number}.`);
    expect(proof.checks.every(({ holds }) => holds)).toBe(true);
  });

  it('is not given over an altered deployment in between, nor over an altered page', async () => {
    const { store, first, second } = await aSiteOfThreeDeployments();
    await forgePolicy(store, second, (text) => text.replace('60', '90'));
    await expect(proofAt(store, '/privacy-policy', madeAt(second))).rejects.toMatchObject({
      code: 'site-altered',
    });

    await alter(store, deploymentKey(second.name), (text) => text.replace('Vikram', 'Mallory'));
    await expect(proofAt(store, '/', madeAt(first))).rejects.toMatchObject({ code: 'deployment-altered' });
  });

  it('is doubtful where the pointer was altered to fit an altered page', async () => {
    const { store, third } = await aSiteOfThreeDeployments();
    await forgePolicy(store, third, (text) => text.replace('60 days', '90 days'));
    await pointAtPagesAsTheyAre(store, third);

    const { checks } = await proofAt(store, '/privacy-policy', madeAt(third));

    expect(checks.find(({ what }) => what === 'composition')).toMatchObject({ holds: false });
  });

  it('is doubtful where the pointer was altered to fit pages of another deployment', async () => {
    const { store, first, third } = await aSiteOfThreeDeployments();
    await putPagesInPlaceOf(store, third, first);
    await pointAtPagesAsTheyAre(store, third);

    const { checks } = await proofAt(store, '/privacy-policy', madeAt(third));

    expect(checks.find(({ what }) => what === 'page-deployment')).toMatchObject({ holds: false });
  });

  it('is doubtful where a release is not as the deployment names it', async () => {
    const { store, first } = await aSiteOfThreeDeployments();
    await alter(store, await keyNamed(store, 'landing', 'remoteEntry'), (text) => `${text} `);

    const { checks } = await proofAt(store, '/', madeAt(first));

    expect(checks.find(({ what }) => what === 'releases')).toMatchObject({ holds: false });
  });

  it('names what was live before where the moment is that of going live', async () => {
    const { store, first, second } = await aSiteOfThreeDeployments();

    const { notes } = await proofAt(store, '/', madeAt(second));

    const sentence = `This deployment was made on .*: until then, visitors saw deployment ${first.record.number}\\.`;
    expect(notes.join(' ')).toMatch(new RegExp(sentence));
  });

  it('takes an address with origin, query, fragment and in another spelling, in the language that it names', async () => {
    const kannada = languages.filter(({ tag }) => ['en', 'kn'].includes(tag));
    const { store, deployment } = await aLiveSite([aShell({ languages: kannada }), aLanding(), aLegal()]);
    const fileAt = async (url: string) => (await proofAt(store, url, madeAt(deployment))).page.file;

    expect(await fileAt('http://localhost:3000/privacy-policy/?a=b#v1')).toBe('privacy-policy.html');
    expect(await fileAt('/privacy-policy.html#versions')).toBe('privacy-policy.html');
    expect(await fileAt('http://localhost:8080')).toBe('index.html');
    expect(await fileAt('/index.html')).toBe('index.html');
    expect(await fileAt('/robots.txt')).toBe('robots.txt');
    for (const url of ['http://localhost:8080/kn', '/kn/', '/kn/index.html'])
      expect(await fileAt(url)).toBe('kn/index.html');
    expect(await fileAt('/kn/privacy-policy/')).toBe('kn/privacy-policy.html');
    await expect(fileAt('/kn/404.html')).rejects.toThrow('The site had no page /kn/404.html then');
  });

  it.each([
    ['a page that the site never had', '/blog', 'page-unknown'],
    ['the page that says "not found"', '/404', 'page-unknown'],
    ['the address of another site', 'https://example.com/', 'url-elsewhere'],
    ['what is no address', 'privacy-policy', 'url-unclear'],
  ])('refuses %s', async (_, url, code) => {
    const { store, third } = await aSiteOfThreeDeployments();

    await expect(proofAt(store, url, madeAt(third))).rejects.toMatchObject({ code });
  });

  it('refuses pages that are lost', async () => {
    const { store, third } = await aSiteOfThreeDeployments();
    await store.remove(siteKey(third.name));

    await expect(proofAt(store, '/', madeAt(third))).rejects.toMatchObject({ code: 'site-missing' });
  });

  it('refuses a moment before the first deployment', async () => {
    const { store, first } = await aSiteOfThreeDeployments();

    await expect(proofAt(store, '/', new Date(madeAt(first).getTime() - 1))).rejects.toMatchObject({
      code: 'moment-too-early',
      message: expect.stringMatching(/^Nothing was live before \d+ \w+ \d{4}, .*m\.$/) as string,
    });
  });
});
