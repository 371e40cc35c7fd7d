import { isWords } from '@site/shared/translations/words';
import type { JsonSchema } from '@site/shared/content-files/write-schemas';
import type { Shape } from '@site/shared/editing/shape';

/** From so many letters on, a text has several lines. */
const LONG = 100;

/** Values by which the site's parts find each other: the content has them from engineers. */
const NO_CHOICE = /\.(id|hash|code|kind)$/;

/** What fields are called whose names are an engineer's. */
const LABELS: Record<string, string> = {
  about: 'Completes the label',
  alt: 'The picture in words',
  cells: 'Columns',
  image: 'Picture',
  ios: 'The app for iPhones',
  malformed: 'Answer to what is no pincode',
  meta: 'Title and description',
  notServed: 'Answer where it does not deliver',
  served: 'Answer where it delivers',
  toasts: 'Short messages',
  unavailable: 'Where a page cannot be shown',
};

/**
 * The shape of a form for a value.
 * @param path of the value, with `[]` for any place of a list
 * @param isTranslation everything but words is that of the English content, then
 */
export function makeShape(schema: JsonSchema, path: string, isTranslation: boolean): Shape {
  const of = {
    label: schema.title ?? labelOf(path),
    ...(schema.description && { hint: schema.description }),
  };
  const inner = (value: JsonSchema, step: string) => makeShape(value, path + step, isTranslation);
  if (isHidden(schema, path, isTranslation)) return { ...of, kind: 'hidden', value: schema.const };
  const supplied = withoutNull(schema);
  if (supplied) return { ...makeShape(supplied, path, isTranslation), ...of, isNullable: true };
  if (schema.oneOf) return { ...of, ...variantsOf(schema.oneOf, path, isTranslation) };
  if (schema.picture) return { ...of, kind: 'picture', ...schema.picture };
  if (schema.enum) return { ...of, kind: 'choice', options: schema.enum, art: schema.art };
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = null, things = 'entries' } = schema;
    const label = schema.title ?? labelOf(path.endsWith('.list') ? `.${things}` : path);
    // A translation has the entries of English.
    const bounds = isTranslation ? { least: 0, most: 0 } : { least: minItems, most: maxItems };
    return { ...of, label, kind: 'list', item: inner(items, '[]'), ...bounds, things };
  }
  if (schema.properties) return { ...of, kind: 'group', fields: fieldsOf(schema, inner) };
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
  const isNull = (one: JsonSchema['type']) => one === 'null';
  if (Array.isArray(type) && type.some(isNull))
    return { ...schema, type: type.filter((one) => !isNull(one)).join() };
  return anyOf.some((one) => isNull(one.type)) ? anyOf.find((one) => !isNull(one.type)) : undefined;
}

function isHidden(schema: JsonSchema, path: string, isTranslation: boolean): boolean {
  if (schema.const !== undefined || NO_CHOICE.test(path)) return true;
  if (!isTranslation || path.startsWith('translation')) return false;
  return !isWords(path) || /\.confirmed$/.test(path);
}

function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  inner: (of: JsonSchema, step: string) => Shape,
): Record<string, Shape> {
  const fields = Object.entries(properties).map(([key, value]): [string, Shape] => [
    key,
    { ...inner(value, `.${key}`), ...(!required.includes(key) && { isOptional: true }) },
  ]);
  return Object.fromEntries(fields);
}

/** Kinds of a value that a literal tells apart. */
function variantsOf(schemas: JsonSchema[], path: string, isTranslation: boolean) {
  const by = Object.keys(schemas[0]?.properties ?? {}).find((key) =>
    schemas.every(({ properties }) => properties?.[key]?.const !== undefined),
  )!;
  const of = schemas.map((schema): [string, Shape] => [
    String(schema.properties?.[by]?.const),
    makeShape(schema, path, isTranslation),
  ]);
  return { kind: 'variants' as const, by, of: Object.fromEntries(of) };
}

/** `hero.badgesLabel` → `Badges label`, `buyers` → `Buyers`; an entry of a list, and what stands for itself, has none of its own. */
function labelOf(path: string): string {
  const name = /([a-zA-Z0-9]+)$/.exec(path)?.[1] ?? '';
  if (LABELS[name]) return LABELS[name];
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
