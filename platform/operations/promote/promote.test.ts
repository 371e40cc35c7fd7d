import { languages } from '@site/shared/site/languages';
import { MemoryStore } from '../../testing/memory-store';
import type { Store } from '@site/store';
import { describeOnAStore } from '../../testing/each-store';
import { aLiveSite, goBack, livePointer, promoteParts, livePage } from '../../testing/a-live-site';
import { keyNamed } from '../../testing/content-name';
import { readStatus } from '../status';
import { aLanding, aLegal, aShell, publishAll, type TinyPart } from '../../testing/tiny-parts';

/** Bytes by key. */
async function contentsOf(store: Store): Promise<Record<string, string>> {
  const keys = await store.list('');
  const entries = keys.map(async (key) => [key, (await store.read(key))!.body.toString('base64')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describeOnAStore('promoting', (given) => {
  it('says why as its releases were published last, where it says nothing itself', async () => {
    const { store } = await aLiveSite(undefined, given.store);
    const diwali = aLanding({ sentence: 'Diwali hours.' });
    await publishAll(store, [diwali]);
    const again = { ...diwali, input: { ...diwali.input, author: 'Ravi', message: 'For Holi' } };

    const { deployment } = await promoteParts(store, [again], { author: 'Meera', message: '' });

    expect(deployment.record.message).toBe('For Holi');
    const { parts } = await readStatus(store, ['landing']);
    expect(parts[0]!.manifest).toMatchObject({ author: 'Ravi', message: 'For Holi' });
  });

  it('puts releases live with those that are live', async () => {
    const { store, deployment } = await aLiveSite(undefined, given.store);

    const {
      status,
      changed,
      deployment: next,
    } = await promoteParts(store, [aLanding({ sentence: 'Diwali hours.' })], {
      author: 'Ravi',
      message: 'Diwali',
    });

    expect(status).toBe('promoted');
    expect(changed).toEqual([
      {
        part: 'landing',
        from: deployment.record.parts.landing!.release,
        to: next.record.parts.landing!.release,
      },
    ]);
    expect(next.record).toMatchObject({ number: 2, author: 'Ravi', message: 'Diwali' });
    expect(next.record.parts).toMatchObject({
      shell: deployment.record.parts.shell,
      legal: deployment.record.parts.legal,
    });
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
    expect(await livePage(store, 'privacy-policy.html')).toContain('We keep it for 30 days.');
  });

  it('puts the policy in a language live after the landing page, without the shell', async () => {
    const kannada = languages.filter(({ tag }) => ['en', 'kn'].includes(tag));
    const landing = aLanding({
      bodies: { en: '<h1 id="services">Mandi</h1>', kn: '<h1 id="services">ಮಂಡಿ</h1>' },
    });
    const english = '<h1>Privacy Policy</h1>';
    const { store, deployment } = await aLiveSite(
      [aShell({ languages: kannada }), landing, aLegal({ bodies: { en: english } })],
      given.store,
    );
    expect(await livePage(store, 'kn/privacy-policy.html')).toContain(english);

    const weeksLater = await promoteParts(store, [
      aLegal({ bodies: { en: english, kn: '<h1>ಗೌಪ್ಯತಾ ನೀತಿ</h1>' } }),
    ]);

    const { shell, landing: same } = deployment.record.parts;
    expect(weeksLater.deployment.record.parts).toMatchObject({ shell, landing: same });
    expect(await livePage(store, 'kn/privacy-policy.html')).toContain('ಗೌಪ್ಯತಾ ನೀತಿ');
    expect(await livePage(store, 'privacy-policy.html')).toContain(english);
  });

  it('checks again what is said of a page, and the page in another language, where its HTML in one is as it is live', async () => {
    const kannada = languages.filter(({ tag }) => ['en', 'kn'].includes(tag));
    const bodies = { en: '<h1 id="services">Mandi</h1>', kn: '<h1 id="services">ಮಂಡಿ</h1>' };
    const parts = [aShell({ languages: kannada }), aLanding({ bodies }), aLegal()];
    const { store } = await aLiveSite(parts, given.store);

    const said = aLanding({ bodies, summary: 'Free delivery.' });
    await expect(promoteParts(store, [said])).rejects.toThrow('The page /kn/ makes 1 claim');
    const inKannada = aLanding({ bodies: { ...bodies, kn: `${bodies.kn}<p>Free delivery.</p>` } });
    await expect(promoteParts(store, [inKannada])).rejects.toThrow('The page /kn/ makes 1 claim');
  });

  it('shows on every page the deployment that it is part of', async () => {
    const { store } = await aLiveSite(undefined, given.store);

    const { deployment } = await promoteParts(store, [aLegal({ clause: 'We keep it for 60 days.' })]);

    for (const name of ['index.html', 'privacy-policy.html', '404.html'])
      expect(await livePage(store, name)).toContain(deployment.name);
  });

  it('says so when all of it is live already, and writes nothing', async () => {
    const { store, deployment } = await aLiveSite(undefined, given.store);
    await publishAll(store, [aLanding()]);
    const before = await contentsOf(store);

    const outcome = await promoteParts(store, [aLanding()]);

    expect(outcome).toEqual({
      status: 'already-live',
      deployment: expect.objectContaining({ name: deployment.name }),
      changed: [],
    });
    expect(await contentsOf(store)).toEqual(before);
  });

  it('writes nothing at all on a dry run, and says what would be', async () => {
    const { store, deployment } = await aLiveSite(undefined, given.store);
    const landing = aLanding({ sentence: 'Diwali hours.' });
    await publishAll(store, [landing]);
    const before = await contentsOf(store);
    const prepareMove = jest.fn();
    Object.assign(store, { prepareMove });

    const outcome = await promoteParts(store, [landing], { dryRun: true });
    expect(prepareMove).not.toHaveBeenCalled();

    expect(outcome).toMatchObject({ status: 'would-promote', deployment: { record: { number: 2 } } });
    expect(outcome.changed.map(({ part, from }) => [part, from])).toEqual([
      ['landing', deployment.record.parts.landing!.release],
    ]);
    expect(await contentsOf(store)).toEqual(before);
  });
});

describe('a promotion that is refused leaves the store as it was:', () => {
  it.each<[string, TinyPart, string]>([
    ['a page lost a sentence', aLanding({ texts: ['Open on Diwali.'] }), 'lacks 1 text of its content'],
    [
      'a remote was built for another contract',
      aLanding({ sentence: 'Soon.', requires: { '@site/shared/contracts': '^2.0.0' } }),
      'needs @site/shared/contracts',
    ],
    [
      'the site became public, and is not complete',
      aShell({ siteOrigin: 'https://www.ankura.in', phone: '⟦phone⟧' }),
      '⟦phone⟧',
    ],
  ])('%s', async (_, part, fact) => {
    const { store } = await aLiveSite();
    await publishAll(store, [part]);
    const before = await contentsOf(store);

    await expect(promoteParts(store, [part])).rejects.toThrow(fact);
    await expect(promoteParts(store, [part], { dryRun: true })).rejects.toThrow(fact);

    expect(await contentsOf(store)).toEqual(before);
  });

  it('a file of a release is missing', async () => {
    const { store } = await aLiveSite();
    const landing = aLanding({ sentence: 'Diwali hours.' });
    const chosen = await publishAll(store, [landing]);
    const file = await keyNamed(store, 'landing', 'remoteEntry');
    await store.remove(file);
    const before = await contentsOf(store);

    await expect(promoteParts(store, [], { parts: chosen })).rejects.toThrow(file);

    expect(await contentsOf(store)).toEqual(before);
  });
});

describe('when the deployment that visitors see is gone from the store', () => {
  it('promotes nothing rather than begin the history again', async () => {
    const store = new MemoryStore();
    const { deployment } = await aLiveSite(undefined, store);
    await store.remove(`deployments/${deployment.name}.json`);
    const before = await livePointer(store);

    await expect(promoteParts(store, [aLanding({ sentence: 'Diwali hours.' })])).rejects.toMatchObject({
      code: 'deployment-missing',
      message: expect.stringContaining(deployment.name),
    });

    expect(await livePointer(store)).toEqual(before);
  });
});

it('puts no version live for a day for which the live page has another, and rolls back to the one that was live', async () => {
  const policyOf = (version: string) => {
    const approved = [{ version, effectiveDate: '2026-02-01', isShown: true }];
    return aLegal({ clause: `Version ${version}.`, versions: { file: 'versions.ts', approved } });
  };
  const { store, deployment } = await aLiveSite([aShell(), aLanding(), policyOf('1')]);
  const goLiveUnchecked = (part: TinyPart) =>
    promoteParts(store, [part], { isUnchecked: true, isOwnMachine: true, message: 'New' });

  await expect(goLiveUnchecked(policyOf('2'))).rejects.toMatchObject({
    problems: [{ code: 'version-day-taken' }],
  });

  // Before this was checked, one could.
  await goLiveUnchecked(aLegal());
  await goLiveUnchecked(policyOf('2'));
  await goBack(store, { part: 'legal', target: deployment.name });
  expect(await livePage(store, 'privacy-policy.html')).toContain('Version 1.');
});
