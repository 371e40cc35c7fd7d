import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { BUSINESS_VALUES, englishContent } from '../translations/content-folders';
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

/** Where editors find the schemas of a workspace: its files of content name them (`$schema`). */
const FOLDER = '.cache/schemas';

/** The JSON Schema of an English content file, with what the schema says of itself (`meta`, `describe`). @param file absolute path */
export function jsonSchemaOf(file: string): JsonSchema {
  const { schema } = contentRules(schemaFileOf(file));
  return z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
}

/** The same for its translations, which have words and ids alone, and may lack some. @param path of the value, with `[]` for any entry */
export function schemaOfWords(schema: JsonSchema, path: string): JsonSchema | null {
  const {
    oneOf,
    anyOf,
    properties,
    required: _all,
    items,
    additionalProperties,
    minItems: _least,
    ...rest
  } = schema;
  const kinds = (oneOf ?? anyOf)?.map((one) => schemaOfWords(one, path)).filter((one) => one !== null);
  if (kinds) return kinds.length > 0 ? { ...rest, anyOf: kinds } : null;
  if (items) {
    const entry = schemaOfWords(items, `${path}[]`);
    return entry && { ...rest, items: entry };
  }
  if (properties) {
    const isEntry = path.endsWith(']') && properties.id !== undefined;
    const inner = Object.entries(properties).flatMap(([key, value]) => {
      const own = isEntry && key === 'id' ? value : schemaOfWords(value, `${path}.${key}`);
      return own ? [[key, own] as const] : [];
    });
    if (inner.every(([key]) => key === 'id')) return null;
    return {
      ...rest,
      properties: Object.fromEntries(inner),
      required: isEntry ? ['id'] : [],
      additionalProperties: false,
    };
  }
  if (typeof additionalProperties === 'object')
    return { ...rest, additionalProperties: schemaOfWords(additionalProperties, `${path}.*`) ?? false };
  return rest.type === 'string' && rest.const === undefined && isWords(path) ? rest : null;
}

/** Writes the schemas of a workspace's content for editors, which complete and check by them. @param at the root to write below */
export function writeSchemas(workspace: string, at = ROOT): void {
  const content = englishContent(workspace);
  const values = content.some(({ folder }) => folder === BUSINESS_VALUES.folder) ? [BUSINESS_VALUES] : [];
  for (const { folder, name } of [...content, ...values]) {
    const file = join(ROOT, folder, name);
    const schema = jsonSchemaOf(file);
    const schemas = join(at, folder.split('/')[0]!, FOLDER);
    const named = `${basename(schemaFileOf(file), '.schema.ts')}.json`;
    write(join(schemas, named), ofFile(schema, {}));
    const words = schemaOfWords(schema, contentName(file));
    if (words && !values.some((one) => one.name === name))
      write(
        join(schemas, 'translations', named),
        ofFile(words, {
          $confirmed: {
            type: 'boolean',
            description: 'Whether a person who speaks the language has read all of this and confirms it.',
          },
        }),
      );
  }
}

/** A schema with what a file says of itself. */
function ofFile(schema: JsonSchema, own: Record<string, JsonSchema>): JsonSchema {
  return { ...schema, properties: { $schema: { type: 'string' }, ...own, ...schema.properties } };
}

function write(file: string, schema: JsonSchema): void {
  const text = formatJson(schema);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
