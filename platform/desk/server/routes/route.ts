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

interface RouteDefinition<Path extends string, Query extends z.ZodType, Body extends z.ZodType> {
  method: 'GET' | 'POST';
  /** Such as `/api/v1/candidates/:part/:release`. */
  path: Path;
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

interface JsonRoute<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> extends RouteDefinition<Path, Query, Body> {
  answer: Answer;
  handle: (
    desk: DeskContext,
    request: RouteRequest<Path, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Answer>>;
}

interface FileRoute<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends RouteDefinition<Path, Query, Body> {
  handleFile: (
    desk: DeskContext,
    request: RouteRequest<Path, z.output<Query>, z.output<Body>>,
  ) => Promise<FileAnswer>;
}

/** A route as the server takes it. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
  isRead?: boolean;
  isOpen?: boolean;
  isForBeginning?: boolean;
  maxBytes?: number;
  answer?: z.ZodType;
  handle?: (desk: DeskContext, request: RouteRequest<string, never, never>) => Promise<unknown>;
  handleFile?: (desk: DeskContext, request: RouteRequest<string, never, never>) => Promise<FileAnswer>;
}

/** An address that answers with JSON. */
export function jsonRoute<
  Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodType<object>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(route: JsonRoute<Path, Query, Body, Answer>): Route {
  return route as unknown as Route;
}

/** An address that answers with a file. */
export function fileRoute<
  Path extends string,
  Query extends z.ZodType = z.ZodType<object>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(route: FileRoute<Path, Query, Body>): Route {
  return route as unknown as Route;
}
