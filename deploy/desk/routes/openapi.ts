import { refusalSchema } from '@site/desk/api/problem';
import { z } from 'zod';
import { allRoutes } from './all-routes';
import type { Route } from './route';

/** The API as an OpenAPI 3.1 document, made from the schemas that the server and the screens use. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of allRoutes)
    (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'The desk',
      version: '1',
      description:
        'Takes the cookie of a session. Changes take the desk’s own Origin, too. Every refusal has the same body.',
    },
    paths,
  };
}

function operationOf({ method, path, summary, query, body, answer }: Route): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    parameters: [...inPath, ...queryParameters(query)],
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: {
      200: {
        description: 'Done',
        content: answer ? json(answer, 'output') : { 'application/octet-stream': {} },
      },
      default: { description: 'Refused', content: json(refusalSchema, 'output') },
    },
  };
}

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...document } = z.toJSONSchema(schema, { io });
  return { 'application/json': { schema: document } };
}
