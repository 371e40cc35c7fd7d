import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { DeskContext } from '../context/desk-context';

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a route is handed: path, query and body, each as its schema lets it in. */
export interface RouteRequest<Path extends string = string, Query = never, Body = never> {
  params: Record<Parameters<Path>, string>;
  query: Query;
  body: Body;
  /** For a cookie of the answer, and for answers that go on. */
  response: ServerResponse;
}

/** Answers with JSON, or with a {@link FileAnswer}; with null where it answers itself. */
type Handle<Request> = (desk: DeskContext, request: Request) => Promise<object | null>;

/** An answer that is a file and no JSON. */
export class FileAnswer {
  constructor(
    readonly contentType: string,
    readonly body: Buffer,
    /** Name under which a browser saves it, in place of showing it. Without one, it never changes under its address. */
    readonly saveAs?: string,
  ) {}
}

interface Limits {
  /** Whether a POST changes nothing: it counts as a read. */
  isRead?: boolean;
  /** Whether it answers without a session. */
  isOpen?: boolean;
  /** Whether it takes changes from a bootstrap session, at a desk of several persons without an access policy. */
  isForBeginning?: boolean;
  /** The longest body, where it is more than a reason and some names. */
  maxBytes?: number;
}

/** A route as the server takes it. */
export interface Route extends Limits {
  method: 'GET' | 'POST';
  summary: string;
  /** Below `/api/v1`: `/candidates/:part/:release`. */
  path: string;
  query?: z.ZodType;
  body?: z.ZodType;
  handle: Handle<RouteRequest>;
}

const NOTHING = z.strictObject({});

/** The routes of a topic: `new Topic().does('What is live.').get('/now', {}, readNow)`. */
export class Topic {
  readonly routes: Route[] = [];

  /** Adds a route. @param summary what it does, in a sentence, for the documentation of the API */
  does(summary: string) {
    const add =
      (method: Route['method']) =>
      <Path extends string, Query = object, Body = object>(
        path: Path,
        limits: Limits & { query?: z.ZodType<Query>; body?: z.ZodType<Body> },
        handle: Handle<RouteRequest<Path, Query, Body>>,
      ): this => {
        const body = method === 'POST' ? NOTHING : undefined;
        this.routes.push({ summary, method, path, body, ...limits, handle } as Route);
        return this;
      };
    /** `get` changes nothing; without a schema, what `post` takes is empty. */
    return { get: add('GET'), post: add('POST') };
  }
}
