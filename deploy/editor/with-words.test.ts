import type { PartBuild } from '../records/part-build';
import { type PageWords, withWords } from './with-words';

/** A chunk of words as webpack writes it. */
const chunkOf = (content: object) => `
exports.ids = [310], exports.modules = {
  516(module, exports, load) {
    const get = { content: () => (${JSON.stringify(content)}), inEnglish: () => ['steps'], language: () => 'en' };
    for (const name of Object.keys(get)) Object.defineProperty(exports, name, { enumerable: true, get: get[name] });
  },
};`;

async function shown(content: object, page: PageWords | null): Promise<unknown> {
  const build = { part: 'landing', readNodeFile: async () => chunkOf(content) } as unknown as PartBuild;
  const source = await withWords(build, () => page).readNodeFile('content-en.js');
  const chunk: { modules: Record<string, (module: object, made: object) => void> } = { modules: {} };
  new Function('exports', source)(chunk);
  const module = { exports: {} };
  chunk.modules[516]!(module, module.exports);
  return module.exports;
}

const page = (words: PageWords['words'], language = 'en'): PageWords => ({
  part: 'landing',
  language,
  words,
});

it('puts words in the place of those of the release, and keeps the others', async () => {
  const content = { hero: { title: 'Old' }, steps: { title: 'Steps' } };

  expect(await shown(content, page({ hero: { title: 'It’s "new" </script>\u2028' } }))).toEqual({
    language: 'en',
    inEnglish: ['steps'],
    content: { hero: { title: 'It’s "new" </script>\u2028' }, steps: { title: 'Steps' } },
  });
});

it.each([
  ['of another language', page({ hero: { title: 'New' } }, 'kn')],
  ['of another part', { ...page({ hero: { title: 'New' } }), part: 'legal' }],
  ['of nobody', null],
])('leaves a build alone where the words are %s', async (_, words) => {
  expect(await shown({ hero: { title: 'Old' } }, words)).toMatchObject({
    content: { hero: { title: 'Old' } },
  });
});

it('shows a version of the policy in full, without the name of whoever approved it', async () => {
  const sections = [
    {
      title: 'One',
      blocks: [
        { kind: 'heading', title: 'A' },
        { kind: 'text', text: 'B' },
      ],
    },
  ];
  const v2 = { id: 'v2', status: { kind: 'approved', approvedBy: 'Meera' }, sections };

  expect(await shown({ policy: { id: 'v1' }, outline: {} }, page({ v2 }))).toMatchObject({
    content: {
      policy: { id: 'v2', status: { kind: 'approved' }, sections },
      outline: { sections: [{ title: 'One', blocks: [{ kind: 'heading', title: 'A' }] }] },
    },
  });
  expect(JSON.stringify(await shown({ policy: {} }, page({ v2 })))).not.toContain('Meera');
});
