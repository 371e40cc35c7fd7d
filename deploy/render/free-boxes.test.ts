import { readParts } from '../records/read-parts';
import { MemoryStore } from '../store/memory-store';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { giveBack, takeBox } from './free-boxes';
import { Prerenderer } from './prerenderer';
import type { RenderBox } from './render-box';
import { RenderBoxes } from './render-boxes';

const HOME = { path: '/', remote: 'landing', module: 'LandingPage' };

/** Where a release could leave something for the next one. */
const PLACES = ['globalThis', 'URL', 'Array.prototype', 'Object.prototype'];

/** Renders a landing page that does something meanwhile, and gives back the box in which it did. */
async function renderIn(whileRendering: string): Promise<{ body: string | Error; box: RenderBox }> {
  const parts = [aShell(), aLanding({ whileRendering }), aLegal()];
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, parts));
  const boxes = new RenderBoxes();
  const prerenderer = new Prerenderer(builds, boxes);
  const request = { path: '/', language: 'en', basePath: '', origin: null };
  const body = await prerenderer.renderRoute(HOME, request).then(
    (rendered) => rendered.body,
    (error: Error) => error,
  );
  const box = boxes.of('landing');
  await prerenderer.close();
  return { body, box };
}

it('renders the next deployment in the process of the last one, which left nothing there', async () => {
  const first = await renderIn(PLACES.map((place) => `try { ${place}.left = 'left'; } catch {}`).join(' '));
  const second = await renderIn(
    PLACES.map((place) => `if (${place}.left) throw new Error('something was left');`).join(' '),
  );

  expect([first.body, second.body]).toEqual([expect.any(String), expect.any(String)]);
  expect(second.box).toBe(first.box);
});

it('ends the process of a release that failed', async () => {
  const failed = await renderIn(`throw new Error('no crates')`);
  const next = await renderIn('');

  expect(failed.body).toBeInstanceOf(Error);
  expect(failed.box.isFree).toBe(false);
  expect(next.box).not.toBe(failed.box);
});

it('never gives the box of one part to another', async () => {
  const { box } = await renderIn('');
  const [legal, landing] = [takeBox('legal'), takeBox('landing')];

  expect(legal).not.toBe(box);
  expect(landing).toBe(box);
  await Promise.all([giveBack('legal', legal), landing.close()]);
});

it('ends a process that nobody takes', async () => {
  const { box } = await renderIn('');

  for (let waited = 0; box.isFree && waited < 10_000; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(box.isFree).toBe(false);
});
