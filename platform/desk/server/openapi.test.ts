import { z } from 'zod';
import { aDesk, type OpenDesk } from '../../testing/a-desk';
import { aLiveSite } from '../../testing/a-live-site';
import { routes } from './answer-api';
import { apiPage, openApiOf } from './openapi';

let desk: OpenDesk;

beforeAll(async () => {
  desk = await aDesk((await aLiveSite()).store);
});
afterAll(() => desk.stop());

const schema = z.record(z.string(), z.unknown()).refine((given) => z.fromJSONSchema(given));
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) });
const parameter = z.strictObject({
  ...{ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema },
});
const operation = z.strictObject({
  summary: z.string().regex(/^[A-Z].*\.$/),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.strictObject({
    200: z.strictObject({ description: z.string() }),
    default: z.strictObject({ $ref: z.literal('#/components/responses/Refused') }),
  }),
  security: z.array(z.strictObject({ session: z.tuple([]) })),
});
/** The objects of OpenAPI 3.1 that the desk uses, with the fields that it says they have to have, and no others than it knows. */
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional() }),
  ),
  components: z.strictObject({
    responses: z.strictObject({ Refused: z.strictObject({ description: z.string(), content }) }),
    securitySchemes: z.strictObject({
      session: z.strictObject({
        ...{ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string(), description: z.string() },
      }),
    }),
  }),
});

const operationsOf = ({ paths }: z.infer<typeof openApi>) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one! })),
  );

const read = async () => openApi.parse((await desk.ask('/api/v1/openapi.json')).json());

it('describes the API as OpenAPI 3.1', async () => {
  const operations = operationsOf(await read());

  for (const { path, parameters } of operations) {
    const inPath = parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});

it('has every route of the server, with what it does, and says so to people', async () => {
  const operations = operationsOf(await read());

  const described = operations.map(({ method, path, summary }) => [method, path, summary]);
  expect(described).toHaveLength(routes.length);
  for (const { method, path, summary } of routes)
    expect(described).toContainEqual([method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}'), summary]);
  const page = apiPage(openApiOf(routes));
  for (const { method, path, summary } of operations)
    expect(page).toContain(`## \`${method.toUpperCase()} ${path}\`\n\n${summary}`);
  expect(page).toContain('\n- `kind` “cancel”, `number`, `message`\n');
  expect(page).toContain('\n- `part` (may be missing), `to` (may be missing)\n');
});

it.each([
  ['takes', { kind: 'verify' }, 200],
  ['does not take', { kind: 'verify', part: 'landing' }, 400],
  ['does not take', { kind: 'freeze', part: null, from: '', until: '', message: '' }, 400],
])('what it says of an act, the desk %s as well: %j', async (_, act, status) => {
  const { requestBody } = (await read()).paths['/acts']!.post!;

  const said = z.fromJSONSchema(requestBody!.content['application/json'].schema).safeParse(act);

  expect(said.success).toBe(status === 200);
  expect((await desk.send('/api/v1/acts', act)).status).toBe(status);
});
