import { type ContentValues, stepsOf } from '@site/shared/content/content-value';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parts } from '@site/shared/federation';
import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import { checkChange } from './save-change';
import { contentFiles, openFile } from './working-copy';
import { readForm } from './read-form';
import type { Shape } from '@site/shared/editing/shape';

const root = resolve(__dirname, '../../..');

const known = Object.keys(parts).flatMap((part) =>
  languages.flatMap(({ tag }) => contentFiles(root, { part, language: tag })),
);

/** What is not translated yet has no file. */
const all = known.filter(({ isThere }) => isThere);

/** Paths of the texts that a form lets change. */
function textsIn(shape: Shape, value: unknown, path: string): string[] {
  if (shape.kind === 'text' || shape.kind === 'date') return typeof value === 'string' ? [path] : [];
  if (shape.kind === 'list' && Array.isArray(value))
    return value.flatMap((one, index) => textsIn(shape.item, one, `${path}[${index}]`));
  if (!value || shape.kind === 'list') return [];
  const inner = value as Record<string, unknown>;
  if (shape.kind === 'variants') return textsIn(shape.of[String(inner[shape.by])]!, value, path);
  if (shape.kind !== 'group') return [];
  return Object.entries(shape.fields).flatMap(([key, field]) => textsIn(field, inner[key], `${path}.${key}`));
}

/** All shapes of a form. */
function shapesIn(shape: Shape): Shape[] {
  const inner =
    shape.kind === 'list'
      ? [shape.item]
      : shape.kind === 'record'
        ? [shape.entry]
        : Object.values(shape.kind === 'group' ? shape.fields : shape.kind === 'variants' ? shape.of : {});
  return [shape, ...inner.flatMap(shapesIn)];
}

/** Paths of values that a form has no fields for. */
function withoutFields(shape: Shape | undefined, value: unknown, path: string): string[] {
  if (!shape) return [path];
  if (value === undefined || value === null) return [];
  const inner = value as Record<string, unknown>;
  if (shape.kind === 'variants')
    return withoutFields(shape.of[String(inner[shape.by])], value, `${path}:${String(inner[shape.by])}`);
  if (shape.kind === 'list')
    return (value as unknown[]).flatMap((one, index) => withoutFields(shape.item, one, `${path}[${index}]`));
  if (shape.kind === 'group')
    return Object.entries(inner).flatMap(([key, one]) =>
      withoutFields(shape.fields[key], one, `${path}.${key}`),
    );
  return [];
}

/** Names that say something to engineers alone. */
const OF_ENGINEERS =
  /^(alt|about|list|hero|malformed|not served|served|ios|cells|hash|href|image|meta|toasts)$/i;

function withChange(values: ContentValues, path: string, text?: string): ContentValues {
  const changed = structuredClone(values);
  const steps = stepsOf(path);
  const container = steps
    .slice(0, -1)
    .reduce<Record<string, unknown>>((inner, step) => inner[step] as Record<string, unknown>, changed);
  container[steps.at(-1)!] = text ?? `${String(container[steps.at(-1)!])} ’“changed”`;
  return changed;
}

function changedLines(before: string, after: string): number {
  const [were, are] = [before, after].map((text) => text.split('\n'));
  expect(are).toHaveLength(were!.length);
  return were!.filter((line, index) => line !== are![index]).length;
}

it('finds the words of every part, and their translations', () => {
  expect(known.filter(({ isThere, language }) => !isThere && language === DEFAULT_LANGUAGE)).toEqual([]);
  expect(all.length).toBeGreaterThan(90);
});

describe.each(all.map((file) => [file.file, file] as const))('%s', (file, ref) => {
  const source = readFileSync(join(root, file), 'utf8');

  it('yields a form with fields for all that it says, called as people call it; in a translation, with the entries of English', async () => {
    const { shapes, values, art, version } = await readForm(root, ref);
    const inner = Object.values(shapes).flatMap(shapesIn);
    const shown = inner.filter(({ kind }) => kind !== 'hidden' && kind !== 'group');

    expect(Object.keys(shapes)).toEqual(Object.keys(values));
    expect(version?.isFrozen ?? false).toBe(false);
    expect(Object.keys(values).flatMap((name) => withoutFields(shapes[name], values[name], name))).toEqual(
      [],
    );
    expect(shown.map(({ label }) => label).filter((label) => OF_ENGINEERS.test(label))).toEqual([]);
    for (const shape of inner) {
      const within = shapesIn(shape).filter(({ kind }) => !['group', 'variants'].includes(kind));
      if (shape.kind !== 'hidden' && ref.language !== DEFAULT_LANGUAGE)
        // A heading alone says nothing.
        expect(within.filter(({ kind }) => kind !== 'hidden')).not.toEqual([]);
      if (shape.kind === 'list' && ref.language !== DEFAULT_LANGUAGE) expect(shape.most).toBe(0);
      if (shape.kind === 'choice' && shape.art)
        expect(Object.keys(art)).toEqual(
          expect.arrayContaining(shape.options.map((option) => `${shape.art}-${option}`)),
        );
    }
  });

  it('says of each field that is left empty that it is, and what to write, where it may not be', async () => {
    const opened = await openFile(root, ref);
    const { shapes, values } = await readForm(root, ref);
    const paths = Object.entries(shapes).flatMap(([name, shape]) => textsIn(shape, values[name], name));
    const emptied = paths.reduce((now, path) => withChange(now, path, ''), values);

    const { problems } = checkChange(root, opened, emptied);

    const said = problems.filter(({ path }) => paths.includes(path)).map(({ what }) => what);
    expect(said.filter((what) => !/^is empty\. (It must|Write) /.test(what))).toEqual([]);
  });

  it('is the same, byte for byte, when nothing was changed, and differs in one line when a text was', async () => {
    const opened = await openFile(root, ref);
    const { shapes, values } = await readForm(root, ref);
    const [name, shape] = Object.entries(shapes)[0]!;
    const path = textsIn(shape, values[name], name)[0]!;

    expect(checkChange(root, opened, opened.values)).toMatchObject({ files: {}, paths: [], problems: [] });
    const change = checkChange(root, opened, withChange(values, path));
    expect(change.paths).toEqual([path]);
    expect(changedLines(source, change.files[file]!)).toBe(1);
  });
});
