import { createHash } from 'node:crypto';
import type { RenderedRoute } from './prerendered';
import { MemoryStore } from '../store/memory-store';
import { renderId, type RenderInputs, renderKey, StoredRenders } from './render-cache';

const inputs: RenderInputs = {
  shell: '1111111111111111',
  page: 'landing@2222222222222222/LandingPage',
  path: '/',
  language: 'en',
  basePath: '',
  origin: null,
};

const rendered: RenderedRoute = {
  status: 200,
  title: 'The landing page',
  description: 'About landing',
  body: '<h1>Ankura – ₹ 100</h1>',
  picture: null,
  structuredData: [],
  words: {
    documents: { 'index.md': '# Prices' },
    summary: null,
    lastModified: null,
    versions: null,
    texts: [],
    unconfirmed: [],
  },
};

const make = async () => rendered;
const neverMake = async (): Promise<RenderedRoute> => {
  throw new Error('It was rendered again.');
};

/** A store in which the render is kept. */
async function storeWithRender() {
  const store = new MemoryStore();
  const renders = new StoredRenders(store, { by: 'Asha' });
  await renders.of(inputs, make);
  await renders.keep();
  return store;
}

it('gives a render that was kept, as it was', async () => {
  const renders = new StoredRenders(await storeWithRender(), { by: 'Asha' });

  await expect(renders.of(inputs, neverMake)).resolves.toEqual(rendered);
  expect(renders.made).toEqual([]);
});

it('keeps nothing before it is told to', async () => {
  const store = new MemoryStore();
  const renders = new StoredRenders(store, { by: 'Asha' });

  await renders.of(inputs, make);

  expect(renders.made).toEqual([inputs]);
  expect(await store.list('')).toEqual([]);
});

it('keeps nothing of a page that cannot be rendered', async () => {
  const store = new MemoryStore();
  const renders = new StoredRenders(store, { by: 'Asha' });

  await expect(renders.of(inputs, neverMake)).rejects.toThrow('It was rendered again.');
  await renders.keep();

  expect(await store.list('')).toEqual([]);
});

it.each<Partial<RenderInputs>>([
  { shell: '3333333333333333' },
  { page: 'landing@4444444444444444/LandingPage' },
  { page: null },
  { path: '/privacy-policy' },
  { language: 'kn' },
  { basePath: '/_preview/3fa9c2d41b7e0011' },
  { origin: 'https://www.ankura.in' },
])('renders again when what it follows from is %j', async (change) => {
  const renders = new StoredRenders(await storeWithRender(), { by: 'Asha' });
  const another = { ...rendered, title: 'Another' };

  await expect(renders.of({ ...inputs, ...change }, async () => another)).resolves.toBe(another);
});

it('does not depend on the order in which the inputs are named', () => {
  const { shell, ...others } = inputs;

  expect(renderId({ ...others, shell })).toBe(renderId(inputs));
});

describe('a render that is damaged', () => {
  it.each([
    ['cut off', (body: Buffer) => body.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['of other words', (body: Buffer) => Buffer.from(body.toString().replace('100', '900'))],
  ])('(%s) counts as none, and is replaced', async (_, damage) => {
    const store = await storeWithRender();
    const key = renderKey(renderId(inputs));
    const whole = (await store.read(key))!.body;
    await store.remove(key);
    await store.create(key, damage(whole));

    const renders = new StoredRenders(store, { by: 'Asha' });
    await expect(renders.of(inputs, make)).resolves.toBe(rendered);
    await renders.keep();

    expect((await store.read(key))!.body).toEqual(whole);
  });
});

it.each(['null', '{}', `{"inputs":${JSON.stringify(inputs)},"by":"Mallory"}`, '{"inputs'])(
  'takes %s for no render, whatever hash stands before it',
  async (json) => {
    const store = new MemoryStore();
    const hash = createHash('sha256').update(json).digest('hex');
    await store.create(renderKey(renderId(inputs)), Buffer.from(`${hash}\n${json}`));

    await expect(new StoredRenders(store, { by: 'Asha' }).of(inputs, make)).resolves.toBe(rendered);
  },
);

it('takes one that is nested deeper than can be looked at for none', async () => {
  const store = new MemoryStore();
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const kept = JSON.stringify({
    inputs,
    by: 'Mallory',
    rendered: { ...rendered, structuredData: [{ deep: 0 }] },
  });
  const json = kept.replace('"deep":0', `"deep":${deep}`);
  const hash = createHash('sha256').update(json).digest('hex');
  await store.create(renderKey(renderId(inputs)), Buffer.from(`${hash}\n${json}`));

  await expect(new StoredRenders(store, { by: 'Asha' }).of(inputs, make)).resolves.toBe(rendered);
});

describe('a render that was planted', () => {
  const planted = { ...rendered, body: '<h1>Free gold</h1>' };

  async function storeWithPlantedRender() {
    const store = new MemoryStore();
    const renders = new StoredRenders(store, { by: 'Mallory' });
    await renders.of(inputs, async () => planted);
    await renders.keep();
    return store;
  }

  it('is replaced, and its path is named, where it is made again as a sample', async () => {
    const store = await storeWithPlantedRender();
    const renders = new StoredRenders(store, { by: 'Asha', isChecked: (nth) => nth === 0 });

    await expect(renders.of(inputs, make)).resolves.toEqual(rendered);
    await renders.keep();

    expect(renders.altered).toEqual([inputs]);
    const again = new StoredRenders(store, { by: 'Asha' });
    await expect(again.of(inputs, neverMake)).resolves.toEqual(rendered);
  });

  it('is not taken for the render of other inputs', async () => {
    const store = await storeWithPlantedRender();
    const other = { ...inputs, path: '/privacy-policy' };
    const { body } = (await store.read(renderKey(renderId(inputs))))!;
    await store.create(renderKey(renderId(other)), body);

    await expect(new StoredRenders(store, { by: 'Asha' }).of(other, make)).resolves.toBe(rendered);
  });
});
