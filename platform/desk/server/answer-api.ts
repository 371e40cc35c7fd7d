import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { readTarget, securityHeaders } from '@site/addresses';
import { type RequestHandler, type DeskServerOptions, sendJson } from './request-handler';
import { deskHeaders, NO_DOCUMENT } from './security/headers';
import { type DeskContext, assertActsForPerson, deskOf } from './context/desk-context';
import { clientLimiter, ENTRIES } from './security/rate-limit';
import { readJson } from './security/read-json';
import { RequestRefused } from './security/refusal';
import { assertNotFromElsewhere, assertOwnOrigin } from './security/same-origin';
import { FileAnswer, type RouteRequest, type Route } from './routes/route';
import { allRoutes } from './routes/all-routes';

const patterns = allRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,100})')}$`),
}));

/** Answers `/api/`: for a session alone, but for the way to one; and changes for the desk's own page alone. */
export function answerApi({ desk: shared, events, origin }: DeskServerOptions): RequestHandler {
  const mayEnter = clientLimiter(ENTRIES);

  return async (request, response) => {
    const { path, query } = readTarget(request.url);
    if (!path.startsWith('/api/')) return false;
    const isRead = request.method === 'GET';
    if (isRead) assertNotFromElsewhere(request);
    else assertOwnOrigin(request, origin());
    const session = await openSession(shared, request.headers.cookie);
    const found = findRoutes(path);
    const own = found.find(({ route }) => route.method === request.method);
    const changes = !(isRead || own?.route.isRead);
    if (own?.route.isOpen) {
      if (!mayEnter(request)) throw tooMany();
    } else if (!session)
      throw shared.sessions.isLockedOut(request.headers.cookie)
        ? lockedOut()
        : withoutSession(shared.isShared);
    else if (!(changes ? session.mayChange() : session.mayRead())) throw tooMany();
    else if (changes && !own?.route.isForBeginning) assertActsForPerson(shared, session.owner);

    if (isRead && path === '/api/v1/events') events.stream(request, response);
    else if (own) await answerRoute(deskOf(shared, session?.owner ?? null), own, query, request, response);
    else if (found.length === 0)
      throw new RequestRefused(404, 'address-unknown', `The desk has nothing at ${path}.`);
    else {
      const methods = found.map(({ route }) => route.method).join(' or ');
      throw new RequestRefused(405, 'method-unknown', `${path} is asked by ${methods} alone.`);
    }
    return true;
  };
}

/** The session of a request, which ends when the passkey that it was opened with is revoked. */
async function openSession({ sessions, signIn }: DeskContext, cookies: string | undefined) {
  const session = sessions.find(cookies);
  if (!session?.owner || (await signIn.stillCounts(session.owner))) return session;
  sessions.lockOut(cookies);
  return null;
}

async function answerRoute(
  desk: DeskContext,
  { route, params }: ReturnType<typeof findRoutes>[number],
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = {
    params,
    query: route.query && parsed(route.query, Object.fromEntries(search)),
    body: route.body && parsed(route.body, await readJson(request, route.maxBytes)),
    cookies: request.headers.cookie,
    setCookie: (cookie: string) => void response.setHeader('Set-Cookie', cookie),
  } as unknown as RouteRequest<string, never, never>;
  const answer = await route.handle(desk, given);
  if (answer instanceof FileAnswer) sendFile(response, answer);
  else sendJson(response, 200, answer);
}

function sendFile(response: ServerResponse, { contentType, body, how }: FileAnswer): void {
  response
    .writeHead(200, {
      ...securityHeaders,
      ...deskHeaders,
      'Content-Security-Policy': NO_DOCUMENT,
      'Content-Type': contentType,
      'Content-Length': body.length,
      ...('saveAs' in how
        ? { 'Content-Disposition': `attachment; filename="${how.saveAs}"` }
        : { 'Cache-Control': 'private, max-age=31536000, immutable' }),
    })
    .end(body);
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const { path = [], message = '' } = error.issues[0] ?? {};
  const place = path.length > 0 ? `, at ${path.join('.')}` : '';
  const fact = `What was sent to the desk is not as it has to be${place}: ${message}.`;
  throw new RequestRefused(400, 'request-invalid', fact);
}

function withoutSession(canSignIn: boolean): RequestRefused {
  return new RequestRefused(
    401,
    'session-missing',
    'You are not signed in; nothing was changed. What you typed is kept.',
    canSignIn
      ? 'Load the page again, and sign in.'
      : 'Open the newest link of this desk: the person who started it has it.',
  );
}

function lockedOut(): RequestRefused {
  return new RequestRefused(
    401,
    'passkey-ended',
    'This passkey was revoked, or has expired: you are signed out, and nothing was changed.',
    'Ask an editor to invite you again: their link makes another passkey.',
  );
}

function tooMany(): RequestRefused {
  return new RequestRefused(
    429,
    'requests-too-many',
    'The desk was asked for more within a minute than a person does; nothing was changed.',
    'Wait a minute, then do it again.',
  );
}

/** The routes of a path, one for each method, with what it says in place of their parameters. */
function findRoutes(path: string): { route: Route; params: Record<string, string> }[] {
  return patterns.flatMap(({ route, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ route, params: { ...match.groups } }] : [];
  });
}
