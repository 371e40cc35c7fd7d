import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerLimits } from '@site/server';
import type { DeskContext } from './context/desk-context';
import type { Events } from './events';
import type { BuiltScreens } from './ui/built-screens';

/** What the server is made of. */
export interface DeskServerOptions {
  desk: DeskContext;
  events: Events;
  screens: BuiltScreens;
  /** Where browsers open it, such as `http://localhost:8090`; known once it listens. */
  origin: () => string;
  /** Called with each defect of ours. */
  onError: (error: unknown) => void;
  /** Called when the desk was opened by the link. */
  onOpened: () => void;
  limits?: ServerLimits;
}

/** Answers one kind of address. @returns whether the address was of that kind */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
