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
export class FileAnswer {
  constructor(
    readonly contentType: string,
    readonly body: Buffer,
    /** `isImmutable`: it never changes under its address. `saveAs`: name under which a browser saves it, in place of showing it. */
    readonly how: { isImmutable: true } | { saveAs: string },
  ) {}
}

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

interface TypedRoute<Path extends string, Query, Body> extends Asked<Query, Body> {
  /** Answers with JSON, or with a {@link FileAnswer}. */
  handle: (
    desk: DeskContext,
    request: RouteRequest<Path, z.output<Query>, z.output<Body>>,
  ) => Promise<object>;
}

/** A route as the server takes it. */
export interface Route extends Asked<z.ZodType, z.ZodType> {
  method: 'GET' | 'POST';
  /** Such as `/api/v1/candidates/:part/:release`. */
  path: string;
  handle: (desk: DeskContext, request: RouteRequest<string, never, never>) => Promise<object>;
}

/** Changes nothing. */
export function get<Path extends string, Query extends z.ZodType = z.ZodType<object>>(
  path: Path,
  route: TypedRoute<Path, Query, z.ZodType<undefined>>,
): Route {
  return { method: 'GET', path, ...route } as unknown as Route;
}

export function post<Path extends string, Body extends z.ZodType>(
  path: Path,
  route: TypedRoute<Path, z.ZodType<undefined>, Body>,
): Route {
  return { method: 'POST', path, ...route } as unknown as Route;
}
