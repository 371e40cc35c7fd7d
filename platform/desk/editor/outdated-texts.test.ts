import { resolve } from 'node:path';
import type { ContentValue } from '@site/shared/content/content-value';
import { MemoryStore } from '../../testing/memory-store';
import { Editor, outdatedTexts } from './editor';
import { readForm } from './read-form';

const entry = (title: string) => ({ id: title, title });
const categories = {
  intro: 'Five categories for your shop.',
  list: ['Oil', 'Rice', 'Tea', 'Soap', 'Salt'].map(entry),
};
const meta = { description: 'Browse products across five categories.', title: 'Five good reasons' };

it('names the texts that say how many entries a list had, of its own file and of the others', () => {
  const longer = { ...categories, list: [...categories.list, entry('Ice cream')] };

  expect(outdatedTexts({ categories }, { categories: longer }, { categories: longer, meta })).toMatchObject([
    { path: 'categories.intro', text: categories.intro },
    { path: 'meta.description', text: meta.description },
  ]);
});

it('names the texts that say of a photograph that it is drawn', () => {
  const features = {
    note: 'Illustrations, not screenshots.',
    cards: [{ id: 'cart', image: 'checkout', alt: '' }],
  };
  const photo = {
    ...features,
    cards: [{ id: 'cart', image: 'pictures/cart-3f2a9c1d4b5e6f70.avif', alt: '' }],
  };

  expect(outdatedTexts({ features }, { features: photo }, { features: photo })).toMatchObject([
    { path: 'features.note' },
  ]);
});

it('names none that was written since, and none of a picture that is still drawn', () => {
  const card = (id: string, image: string, alt: string) => ({ id, image, alt });
  const drawn = card('search', 'discovery', 'Drawing of a phone: products in a grid.');
  const [photo, note] = ['pictures/cart-3f2a9c1d4b5e6f70.avif', 'Illustrations, not screenshots.'];
  const before = { note, cards: [drawn, card('cart', 'checkout', 'Drawing of a cart.')] };
  const after = { note, cards: [card('cart', photo, 'A cart in a drawing room.'), drawn] };
  const namedIn = (features: typeof after) =>
    outdatedTexts({ features: before }, { features }, { features }).map(({ path }) => path);

  expect(namedIn(after)).toEqual(['features.note']);
  expect(namedIn({ ...after, note: 'A photograph and a drawing.' })).toEqual([]);
});

it('names none where a text alone was changed', () => {
  const other = { ...categories, intro: 'Five categories.' };

  expect(outdatedTexts({ categories }, { categories: other }, { categories: other, meta })).toEqual([]);
});

it('compares with what a form held when it was opened, so that a text is named also once the change is saved', async () => {
  const root = resolve(__dirname, '../../..');
  const ref = { part: 'landing', language: 'en', name: 'categories' };
  const editor = new Editor(root, new MemoryStore());
  const { values } = await readForm(root, ref);
  const { list, ...rest } = values.categories as { list: ContentValue[] };
  const six = { categories: { ...rest, list: [...list, { id: 'ice', icon: 'groceries', title: 'Ice' }] } };
  const namedIn = async (opened?: typeof six) => (await editor.try(ref, six, null, opened)).outdated;

  expect((await namedIn()).map(({ text }) => text)).toContain('Five categories for your shop or kitchen.');
  expect(await namedIn(six)).toEqual([]);
});

it('names none for a paragraph more in the policy, whose numbers count years and rules', async () => {
  const root = resolve(__dirname, '../../..');
  const ref = { part: 'legal', language: 'en', name: 'versions/v1' };
  const editor = new Editor(root, new MemoryStore());
  const { values } = await readForm(root, ref);
  type Section = { blocks: ContentValue[] };
  const { sections, ...rest } = values.v1 as unknown as { sections: Section[] };
  const longer = sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: [...blocks, blocks.at(-1)!],
  }));

  expect((await editor.try(ref, { v1: { ...rest, sections: longer } })).outdated).toEqual([]);
});
