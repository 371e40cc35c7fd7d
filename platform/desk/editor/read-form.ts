import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from '@site/shared/content-files/write-schemas';
import type { Shape } from '@site/shared/editing/shape';
import { isWords } from '@site/shared/translations/words';
import { capitalised } from '@site/text';
import { changesInDraft, versionState } from './versions';
import { type ContentRef, contentTools, openFile, workspaceOf } from './working-copy';

/** @throws SiteError `content-unknown` */
export async function readForm(root: string, ref: ContentRef) {
  const opened = await openFile(root, ref);
  const { digest, content, check, values } = opened;
  const { part, language, name, file, original, holds } = opened.place;
  const { jsonSchemaOf, shownValues, CONFIRMED } = contentTools(root);
  const translation: JsonSchema = { properties: { confirmed: CONFIRMED }, required: ['confirmed'] };
  const shown = shownValues(root);
  const version = await versionState(root, opened);
  const isDraft = version?.isFrozen === false && check === null;
  const shapes: Record<string, Shape> = {
    [content.name]: makeShape(jsonSchemaOf(join(root, original)), content.name, check !== null),
    ...(check && { translation: makeShape(translation, 'translation', false) }),
  };
  return {
    ...{ part, language, name, file, digest, shapes, values },
    /** Pictures of choices by their names, as data addresses: `category-groceries`. */
    art: await artOf(join(root, workspaceOf(part), 'art'), shapes),
    /** Of a translation, the English texts by path. */
    english: Object.fromEntries((check?.texts ?? []).map(({ path, text, state }) => [path, { text, state }])),
    version,
    /** Of a draft, what it says otherwise than the last final version. */
    draft: isDraft ? await changesInDraft(root, opened) : null,
    /** What pages show for names in braces: `pincode`. */
    named: shown.named,
    /** Of what the business supplies, what pages show now, also where it is an invented value. */
    shown: holds === 'values' ? { [content.name]: shown.values } : {},
    /** Words of this part's pages, or what the business supplies and the pages of all parts show. */
    holds,
  };
}

/** The pictures of all choices that have some. @param folder of the part's pictures */
async function artOf(folder: string, shapes: Record<string, Shape>): Promise<Record<string, string>> {
  const families = [...JSON.stringify(shapes).matchAll(/"art":"([a-z-]+)"/g)].map(([, name]) => `${name}-`);
  const files = families.length > 0 ? await readdir(folder).catch(() => []) : [];
  const pictures = files
    .filter((file) => families.some((family) => file.startsWith(family)))
    .map(async (file) => {
      const svg = await readFile(join(folder, file), 'base64');
      return [file.replace(/\.svg$/, ''), `data:image/svg+xml;base64,${svg}`] as const;
    });
  return Object.fromEntries(await Promise.all(pictures));
}

/** From so many letters on, a text has several lines. */
const LONG = 100;

/** Values by which the site's parts find each other: the content has them from engineers. */
const NO_CHOICE = /\.(id|hash|code|kind|anchor)$/;

/**
 * The shape of a form for a value.
 * @param path of the value, with `[]` for any place of a list
 * @param isTranslation everything but words is that of the English content, then
 */
function makeShape(schema: JsonSchema, path: string, isTranslation: boolean): Shape {
  const inner = (value: JsonSchema, step: string) => makeShape(value, path + step, isTranslation);
  const label = schema.title ?? labelOf(path);
  const of = { label, ...(schema.description && { hint: schema.description }) };
  const isTranslated = isWords(path) && !path.endsWith('.confirmed');
  if (schema.const !== undefined || NO_CHOICE.test(path) || (isTranslation && !isTranslated))
    return { ...of, kind: 'hidden', value: schema.const };
  /** Of what has nothing to translate. In English, an entry that is added has its group's hidden values. */
  const allHidden = (inside: (readonly [unknown, Shape])[]): Shape | null =>
    isTranslation && inside.every(([, { kind }]) => kind === 'hidden') ? { ...of, kind: 'hidden' } : null;
  const supplied = withoutNull(schema);
  if (supplied) return { ...inner(supplied, ''), ...of, isNullable: true };
  if (schema.oneOf) {
    const { key: by, values } = discriminatorOf(schema.oneOf);
    const kinds = schema.oneOf.map((kind, index) => [values[index], inner(kind, '')] as const);
    return allHidden(kinds) ?? { ...of, kind: 'variants', by, of: Object.fromEntries(kinds) };
  }
  if (schema.picture) return { ...of, kind: 'picture', ...schema.picture };
  if (schema.enum) return { ...of, kind: 'choice', options: schema.enum, art: schema.art };
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = null, things = 'entries' } = schema;
    // A translation has the entries of English.
    const bounds = isTranslation ? { least: 0, most: 0 } : { least: minItems, most: maxItems };
    const called = path.endsWith('.list') && !schema.title ? labelOf(things) : label;
    return { ...of, label: called, kind: 'list', item: inner(items, '[]'), ...bounds, things };
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([key, value]): [string, Shape] => {
      const isOptional = !schema.required?.includes(key);
      return [key, { ...inner(value, `.${key}`), ...(isOptional && { isOptional }) }];
    });
    return allHidden(fields) ?? { ...of, kind: 'group', fields: Object.fromEntries(fields) };
  }
  if (typeof schema.additionalProperties === 'object')
    return { ...of, kind: 'record', entry: inner(schema.additionalProperties, '.*') };
  if (schema.type === 'boolean') return { ...of, kind: 'switch' };
  if (schema.fixedInEnglish && !isTranslation)
    return { ...of, kind: 'fixed', reason: 'These words were agreed for good. An engineer can change that.' };
  if (schema.format === 'date') return { ...of, kind: 'date' };
  const { letters, place } = schema;
  const room = letters && place ? { room: { letters, place } } : {};
  return { ...of, kind: 'text', ...room, isLong: (letters ?? Infinity) > LONG };
}

/** The schema of a value that may be null, where it is not; undefined where it may not. */
function withoutNull({ type, anyOf = [], ...schema }: JsonSchema): JsonSchema | undefined {
  if (Array.isArray(type) && type.includes('null'))
    return { ...schema, type: type.filter((one) => one !== 'null').join() };
  return anyOf.some((one) => one.type === 'null') ? anyOf.find((one) => one.type !== 'null') : undefined;
}

/** The property whose literal tells kinds of a value apart, and its values. */
function discriminatorOf(kinds: JsonSchema[]): { key: string; values: string[] } {
  const valuesOf = (key: string) => kinds.map(({ properties }) => properties?.[key]?.const);
  const key = Object.keys(kinds[0]?.properties ?? {}).find((one) => !valuesOf(one).includes(undefined))!;
  return { key, values: valuesOf(key).map(String) };
}

/** `hero.badgesLabel` → `Badges label`, `buyers` → `Buyers`; an entry of a list, and what stands for itself, has none of its own. */
function labelOf(path: string): string {
  const name = /([a-zA-Z0-9]+)$/.exec(path)?.[1] ?? '';
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (start) => ` ${start.toLowerCase()}`);
  return capitalised(words);
}
