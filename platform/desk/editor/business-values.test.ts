import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MemoryStore } from '../../testing/memory-store';
import { checkChange } from './save-change';
import { Editor } from './editor';
import { readForm } from './read-form';
import { contentFiles, type ContentRef, openFile } from './working-copy';

const root = resolve(__dirname, '../../..');
const BUSINESS: ContentRef = { part: 'shell', language: 'en', name: 'business-values' };

/** The values with one of them supplied. */
async function valuesWith(name: string, value: string | null) {
  const { values } = await readForm(root, BUSINESS);
  return { businessValues: { ...(values.businessValues as object), [name]: value } };
}

const changeOf = async (name: string, value: string | null) =>
  checkChange(root, await openFile(root, BUSINESS), await valuesWith(name, value));

it('stand with the shell, once for all languages', () => {
  const places = (part: string, language: string) =>
    contentFiles(root, { part, language }).filter(({ holds }) => holds === 'values');

  expect(places('shell', 'en').map(({ name }) => name)).toEqual(['business-values']);
  expect([...places('shell', 'kn'), ...places('landing', 'en')]).toEqual([]);
});

it('have a field each, with what it is called and what it takes, and may be missing', async () => {
  const { shapes } = await readForm(root, BUSINESS);
  const { phone, grievanceOfficer } = (shapes.businessValues as { fields: Record<string, object> }).fields;

  expect(phone).toMatchObject({
    kind: 'text',
    label: 'Phone that has WhatsApp',
    hint: 'Takes an Indian mobile number such as +919800000000.',
    isNullable: true,
  });
  expect(grievanceOfficer).toMatchObject({ kind: 'group', label: 'Who answers complaints' });
});

it('are supplied by a change of one line', async () => {
  const source = readFileSync(join(root, 'shared/site/business-values.json'), 'utf8');
  const change = await changeOf('phone', '+919845012345');

  expect(change).toMatchObject({ paths: ['businessValues.phone'], problems: [] });
  expect(change.files).toEqual({
    'shared/site/business-values.json': source.replace('"phone": null', '"phone": "+919845012345"'),
  });
});

it.each([
  ['phone', '+910000012345', 'must be an Indian mobile number'],
  ['siteOrigin', 'https://www.brand.in/shop', 'must be an https address without a path'],
  ['brandName', 'Brand <b>', 'must be text of at most 40 letters, without < or >'],
  ['city', 'Bengaluru <', 'must be the name of the city, without < or >.'],
  ['city', '', 'is empty. It must be the name of the city, without < or >.'],
  ['copyrightYear', '', 'is empty. It must be a year.'],
])('are refused at their field: %s "%s"', async (name, value, what) => {
  const { problems, content } = await changeOf(name, value);

  expect(content).toBeNull();
  expect(problems).toContainEqual({
    path: `businessValues.${name}`,
    what: expect.stringContaining(what) as string,
  });
});

it('are tried without a page: each part is built with them first', async () => {
  const editor = new Editor(root, new MemoryStore());
  const preview = await editor.try(BUSINESS, await valuesWith('phone', '+919845012345'));

  expect(preview).toEqual({ problems: [], page: null, pageProblem: null, isPreparing: false, outdated: [] });
});
