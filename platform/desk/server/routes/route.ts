import type { z } from 'zod';
import type { DeskContext } from '../context/desk-context';

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a route is handed: path, query and body, each as its schema lets it in. */
export interface RouteRequest<Path extends string, Query, Body> {
  params: Record<Parameters<Path>, string>;
  query: Query;
  body: Body;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Has the answer set a cookie. */
  setCookie: (cookie: string) => void;
}

/** An answer that is a file and no JSON. */
export interface FileAnswer {
  contentType: string;
  body: Buffer;
  /** Name under which a browser saves it; null where it shows it. */
  saveAs: string | null;
  /** Whether it never changes under its address. */
  isImmutable: boolean;
}

type Handle<Path extends string, Query, Body, Answer> = (
  desk: DeskContext,
  request: RouteRequest<Path, Query, Body>,
) => Promise<Answer>;

interface Asked<Query, Body> {
  query?: Query;
  body?: Body;
  /** Whether a POST changes nothing: it counts as a read. */
  isRead?: boolean;
  /** Whether it answers without a session. */
  isOpen?: boolean;
  /** Whether it takes changes from a bootstrap session, at a desk of several persons without an access policy. */
  isForBeginning?: boolean;
  /** The longest body, where it is more than a reason and some names. */
  maxBytes?: number;
}

interface JsonRoute<Path extends string, Query, Body> extends Asked<Query, Body> {
  handle: Handle<Path, z.output<Query>, z.output<Body>, object>;
}

interface FileRoute<Path extends string, Query> extends Asked<Query, never> {
  handleFile: Handle<Path, z.output<Query>, never, FileAnswer>;
}

/** A route as the server takes it. */
export interface Route extends Asked<z.ZodType, z.ZodType> {
  method: 'GET' | 'POST';
  /** Such as `/api/v1/candidates/:part/:release`. */
  path: string;
  handle?: Handle<string, never, never, unknown>;
  handleFile?: Handle<string, never, never, FileAnswer>;
}

/** Answers with JSON, and changes nothing. */
export function get<Path extends string, Query extends z.ZodType = z.ZodType<object>>(
  path: Path,
  route: JsonRoute<Path, Query, z.ZodType<undefined>>,
): Route {
  return { method: 'GET', path, ...route } as unknown as Route;
}

/** Answers with JSON. */
export function post<Path extends string, Body extends z.ZodType>(
  path: Path,
  route: JsonRoute<Path, z.ZodType<undefined>, Body>,
): Route {
  return { method: 'POST', path, ...route } as unknown as Route;
}

/** Answers with a file, and changes nothing. */
export function getFile<Path extends string, Query extends z.ZodType = z.ZodType<object>>(
  path: Path,
  route: FileRoute<Path, Query>,
): Route {
  return { method: 'GET', path, ...route } as unknown as Route;
}
