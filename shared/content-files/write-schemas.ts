import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { contentPlaces } from '../translations/content-folders';
import { isWords } from '../translations/words';
import { contentName, formatJson } from '../working-copy/content-file';
import { ROOT } from '../working-copy/working-copy';
import { contentRules, schemaFileOf } from './read-content';

/** What is read of JSON Schema, and of what the content's schemas say of themselves (`meta`, `describe`). */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  const?: string | number | boolean;
  enum?: string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  /** Of `content/text.ts`: how many letters fit into a place of the page. */
  letters?: number;
  place?: string;
  things?: string;
  /** Of `content/picture.ts`. */
  picture?: { drawings: string[]; width: number; height: number; described: string };
  art?: string;
  fixedInEnglish?: boolean;
}

/** The JSON Schema of an English content file, with what the schema says of itself (`meta`, `describe`). @param file absolute path */
export function jsonSchemaOf(file: string): JsonSchema {
  const { schema } = contentRules(schemaFileOf(file));
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
}

/** The same for its translations, which have words and ids alone, and may lack some. @param path of the value, with `[]` for any entry */
function schemaOfWords(schema: JsonSchema, path: string): JsonSchema | null {
  const { oneOf, anyOf, properties, items, additionalProperties, ...rest } = schema;
  const own = { ...rest, required: undefined, minItems: undefined };
  const kinds = (oneOf ?? anyOf)?.flatMap((one) => schemaOfWords(one, path) ?? []);
  if (kinds) return kinds.length > 0 ? { ...own, anyOf: kinds } : null;
  if (items) {
    const entry = schemaOfWords(items, `${path}[]`);
    return entry && { ...own, items: entry };
  }
  if (properties) {
    const inner = Object.entries(properties).flatMap(([key, value]) => {
      const words = schemaOfWords(value, `${path}.${key}`);
      return words ? [[key, words] as const] : [];
    });
    if (inner.length === 0) return null;
    const id: JsonSchema['properties'] = path.endsWith(']') && properties.id ? { id: properties.id } : {};
    const said = { ...id, ...Object.fromEntries(inner) };
    return { ...own, properties: said, required: Object.keys(id), additionalProperties: false };
  }
  if (typeof additionalProperties === 'object')
    return { ...own, additionalProperties: schemaOfWords(additionalProperties, `${path}.*`) ?? false };
  return rest.type === 'string' && rest.const === undefined && isWords(path) ? rest : null;
}

/** What a translation says of itself. */
export const CONFIRMED: JsonSchema = {
  type: 'boolean',
  description: 'Whether a person who speaks the language has read all of this and confirms it.',
};

/**
 * Writes the schemas of a workspace's content for editors, which complete and check by them: `$schema` of each file names one.
 * @param at the root to write below
 */
export function writeSchemas(workspace: string, at = ROOT): void {
  for (const { folder, name, holds } of contentPlaces(workspace, DEFAULT_LANGUAGE)) {
    const file = join(ROOT, folder, name);
    const schema = jsonSchemaOf(file);
    const words = holds === 'words' ? schemaOfWords(schema, contentName(file)) : null;
    const schemas = join(at, folder.split('/')[0]!, '.cache/schemas');
    const named = `${basename(schemaFileOf(file), '.schema.ts')}.json`;
    write(join(schemas, named), schema, {});
    if (words) write(join(schemas, 'translations', named), words, { $confirmed: CONFIRMED });
  }
}

/** Writes a schema, with what a file says of itself, and of each text where it stands and for how many letters there is room. */
function write(file: string, schema: JsonSchema, own: Record<string, JsonSchema>): void {
  mkdirSync(dirname(file), { recursive: true });
  const properties = { $schema: { type: 'string' }, ...own, ...schema.properties };
  const json = JSON.stringify({ ...schema, properties }, (_, value: JsonSchema | null) => {
    if (!value?.letters) return value;
    const { letters, place, description = '' } = value;
    const room = `${description} Of a ${place}, which has room for ${letters} letters.`.trim();
    // Letters of other scripts are several characters each.
    return { ...value, description: room, ...(!own.$confirmed && { maxLength: letters }) };
  });
  const text = formatJson(JSON.parse(json) as object);
  // Others may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
