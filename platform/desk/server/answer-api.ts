import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { readTarget } from '@site/addresses';
import { IMMUTABLE, send, sendJson } from './security/headers';
import { type DeskContext, assertActsForPerson, deskOf } from './context/desk-context';
import { clientLimiter, ENTRIES } from './security/rate-limit';
import { openApiOf } from './openapi';
import { RequestRefused, assertOwnPage, readJson } from './security/refusal';
import { actRoutes } from './routes/acts-routes';
import { checkRoutes } from './routes/check-routes';
import { editRoutes } from './routes/edit-routes';
import { historyRoutes } from './routes/history-routes';
import { calendarRoutes } from './routes/calendar-routes';
import { nowRoutes } from './routes/now-routes';
import { peopleRoutes } from './routes/people-routes';
import { FileAnswer, type Route, type RouteRequest, Topic } from './routes/route';
import { waitingRoutes } from './routes/waiting-routes';

const description = new Topic()
  .does('What the API has, as OpenAPI 3.1.')
  .get('/openapi.json', {}, async () => openApiOf(routes));

/** Every address of the API: a topic is a file. */
export const routes: Route[] = [
  ...[nowRoutes, calendarRoutes, waitingRoutes, checkRoutes, historyRoutes, actRoutes],
  ...[editRoutes, peopleRoutes, description],
].flatMap((topic) => topic.routes);

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^/api/v1${route.path.replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,100})')}$`),
}));

/** Answers `/api/`: for a session alone, but for the way to one; and changes for the desk's own page alone. */
export function answerApi(shared: DeskContext) {
  const mayEnter = clientLimiter(ENTRIES);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = readTarget(request.url);
    // Node leaves the body out.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    // One for each method, with what the path says in place of their parameters.
    const found = patterns.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ route, params: { ...match.groups } }] : [];
    });
    const { route, params } = found.find((one) => one.route.method === method) ?? {};
    if (!route && found.length > 0) {
      const methods = found.map((one) => one.route.method).join(' or ');
      throw new RequestRefused(405, 'method-unknown', `${path} is asked by ${methods} alone.`);
    }
    assertOwnPage(request, shared.signIn.origin);
    const session = await openSession(shared, request.headers.cookie);
    const desk = deskOf(shared, session?.owner ?? null);
    const changes = !(method === 'GET' || route?.isRead);
    const isOpen = route?.isOpen;
    if (!session && !isOpen) throw notSignedIn(shared, request.headers.cookie);
    const mayAsk = isOpen ? mayEnter(request) : changes ? session?.mayChange() : session?.mayRead();
    if (!mayAsk)
      throw new RequestRefused(
        429,
        'requests-too-many',
        'The desk was asked for more within a minute than a person does; nothing was changed.',
        'Wait a minute, then do it again.',
      );
    if (changes && !isOpen && !route?.isForBeginning) assertActsForPerson(desk);
    if (!route) throw new RequestRefused(404, 'address-unknown', `The desk has nothing at ${path}.`);
    const answer = await route.handle(desk, {
      params,
      query: route.query && parsed(route.query, Object.fromEntries(query)),
      body: route.body && parsed(route.body, await readJson(request, route.maxBytes)),
      response,
    } as RouteRequest);
    if (answer instanceof FileAnswer) {
      const { contentType, body, saveAs } = answer;
      send(response, 200, body, {
        'Content-Type': contentType,
        ...(saveAs ? { 'Content-Disposition': `attachment; filename="${saveAs}"` } : IMMUTABLE),
      });
    } else if (answer) sendJson(response, 200, answer);
  };
}

/** The session of a request, which ends when the passkey that it was opened with is revoked. */
async function openSession({ sessions, signIn }: DeskContext, cookies: string | undefined) {
  const session = sessions.find(cookies);
  if (session?.owner && !(await signIn.stillCounts(session.owner))) session.isLockedOut = true;
  // It may have ended meanwhile.
  return sessions.find(cookies);
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const { path = [], message = '' } = error.issues[0] ?? {};
  const place = path.length > 0 ? `, at ${path.join('.')}` : '';
  const fact = `What was sent to the desk is not as it has to be${place}: ${message}.`;
  throw new RequestRefused(400, 'request-invalid', fact);
}

function notSignedIn({ sessions, isShared }: DeskContext, cookies: string | undefined): RequestRefused {
  if (sessions.isLockedOut(cookies))
    return new RequestRefused(
      401,
      'passkey-ended',
      'This passkey was revoked, or has expired: you are signed out, and nothing was changed.',
      'Ask an editor to invite you again: their link makes another passkey.',
    );
  return new RequestRefused(
    401,
    'session-missing',
    'You are not signed in; nothing was changed. What you typed is kept.',
    isShared
      ? 'Load the page again, and sign in.'
      : 'Open the newest link of this desk: the person who started it has it.',
  );
}
