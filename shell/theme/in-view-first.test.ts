import { inViewFirst } from './theme-choice';

/** A block of the page, from one height of the page to another, in px. */
function aBlock(top: number, bottom: number): HTMLElement {
  const block = document.createElement('section');
  block.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  return document.querySelector('main')!.appendChild(block);
}

it('leaves what is out of view, above and below, for after the paint of the change', async () => {
  document.body.innerHTML = '<main></main>';
  const blocks = [aBlock(-900, -100), aBlock(-100, 500), aBlock(innerHeight + 1, innerHeight + 301)];
  const heights = () => blocks.map(({ style }) => style.height);
  let atChange: string[] = [];

  inViewFirst(() => (atChange = heights()));

  expect(atChange).toEqual(['800px', '', '300px']);
  while (heights().some(Boolean)) await new Promise((resolve) => setTimeout(resolve));
});
