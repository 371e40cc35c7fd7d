import { composePreview } from '@site/composer';
import { aLiveSite, promoteParts, livePage, goBack } from '../../testing/a-live-site';
import { aLanding } from '../../testing/tiny-parts';
import { preview } from '../preview';

const visitsOf = (html: string) => /(?<=<script>\(count\)\("\/_visits",).*?(?=\)<\/script>)/.exec(html)?.[0];

it('pages count no visits until that is switched on, and then say which page of which deployment they are', async () => {
  const { store } = await aLiveSite();
  expect(visitsOf(await livePage(store, 'index.html'))).toBeUndefined();

  const { status, deployment } = await promoteParts(store, [], { visits: true });

  expect([status, deployment.record.visits]).toEqual(['promoted', true]);
  expect(JSON.parse(visitsOf(await livePage(store, 'index.html'))!)).toEqual({
    deployment: deployment.name,
    route: '/',
    language: 'en',
  });
});

it('stays switched on when others ship, and off once it is switched off', async () => {
  const { store } = await aLiveSite();
  await promoteParts(store, [], { visits: true });
  const { deployment } = await promoteParts(store, [aLanding({ sentence: 'Diwali hours.' })]);
  expect(deployment.record.visits).toBe(true);
  expect((await promoteParts(store, [], { visits: true })).status).toBe('already-live');

  const off = await promoteParts(store, [], { visits: false });

  expect([off.status, 'visits' in off.deployment.record]).toEqual(['promoted', false]);
  expect(visitsOf(await livePage(store, 'index.html'))).toBeUndefined();
});

it('a rollback says what the pages do that it shows again', async () => {
  const { store } = await aLiveSite();
  await promoteParts(store, [], { visits: true });

  const { deployment } = await goBack(store);

  expect(deployment.record.visits).toBeUndefined();
  expect(visitsOf(await livePage(store, 'index.html'))).toBeUndefined();
});

it('the policy of a page lets its script run, and previews have none', async () => {
  const { store } = await aLiveSite();
  await promoteParts(store, [], { visits: true });
  const html = await livePage(store, 'index.html');
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256')
    .update(`(count)("/_visits",${visitsOf(html)})`)
    .digest('base64');
  expect(html).toContain(`'sha256-${hash}'`);

  const { id } = await preview({ store, parts: {} });
  const shown = (await composePreview(store, id))!.get('index.html')!.toString();
  expect(visitsOf(shown)).toBeUndefined();
});
