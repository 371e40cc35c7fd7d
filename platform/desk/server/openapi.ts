import { z } from 'zod';
import { problemSchema } from '../api/problem';
import { api as words } from '../content/help.content';
import type { Route } from './routes/route';
import { COOKIE } from './sign-in/sessions';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The API of the desk, by path and method in small letters: https://spec.openapis.org/oas/v3.1.1.html */
export function openApiOf(routes: Route[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {});
    path[route.method.toLowerCase()] = operationOf(route);
  }
  const refused = schemaOf(z.object({ problems: z.array(problemSchema) }));
  const description = `Of one’s own desk, at http://localhost, it is ${COOKIE.local}.`;
  return {
    openapi: '3.1.1',
    info: { title: 'The desk', version: '1' },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      responses: { Refused: { description: 'What was not done, and why.', content: jsonOf(refused) } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: COOKIE.secure, description } },
    },
  };
}

function operationOf({ path, summary, query, body, isOpen }: Route) {
  const schema: JsonSchema = { type: 'string' };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name: name!, required: true, schema }));
  return {
    summary,
    parameters: [
      ...inPath.map((field) => ({ ...field, in: 'path' })),
      ...(query ? fieldsOf(schemaOf(query)) : []).map((field) => ({ ...field, in: 'query' })),
    ],
    ...(body && { requestBody: { required: true, content: jsonOf(schemaOf(body)) } }),
    responses: {
      200: { description: 'It is done: JSON, or a file.' },
      default: { $ref: '#/components/responses/Refused' },
    },
    security: isOpen ? [] : [{ session: [] }],
  };
}

const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });

const jsonOf = (schema: JsonSchema) => ({ 'application/json': { schema } });

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema = {}) =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    return { name, required: required.includes(name), schema };
  });

/** The same in Markdown: what each route does, and what it takes. */
export function apiPage({ paths }: ReturnType<typeof openApiOf>): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, parameters, requestBody }]) => {
      const query = parameters.filter((one) => one.in === 'query');
      const body = requestBody?.content['application/json'].schema;
      const fields = [query, ...(body?.oneOf ?? [body]).map(fieldsOf)].map(inWords).filter(Boolean);
      const title = `## \`${method.toUpperCase()} ${path}\``;
      return [title, summary, fields.map((line) => `- ${line}`).join('\n')].join('\n\n');
    }),
  );
  return [words.head, ...routes].join('\n\n');
}

/** `kind` “cancel”, `number`, `message` */
function inWords(fields: ReturnType<typeof fieldsOf>): string {
  const said = fields.map(({ name, required, schema }) => {
    const value = schema.const === undefined ? '' : ` “${String(schema.const)}”`;
    return `\`${name}\`${value}${required ? '' : words.optional}`;
  });
  return said.join(', ');
}
