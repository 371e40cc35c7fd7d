import type { Server, ServerOptions } from 'node:http';

/** What one client, or many, may take of a server. Times in ms. */
export interface ServerLimits {
  /** Bytes of all header lines of a request; more is answered with 431. */
  maxHeaderSize: number;
  /** Until all header lines are there; then 408. */
  headersTimeout: number;
  /** Until the whole request is there; then 408. */
  requestTimeout: number;
  /** How often the two above are looked at. */
  connectionsCheckingInterval: number;
  /** How long a connection is kept open for the next request. */
  keepAliveTimeout: number;
  /** How long nothing may move on a connection, such as that of a reader that stops reading. */
  idleTimeout: number;
  /** After so many requests a connection is closed, so that nobody holds one for ever. */
  maxRequestsPerSocket: number;
  /** Connections at once; more are closed as they come. */
  maxConnections: number;
}

/**
 * Browsers send some 2 kB of headers, at once, and nothing after them: what takes longer is a radio that was lost or
 * somebody who holds connections open on purpose. 4096 connections cost about 100 MB at worst.
 */
export const serverLimits: ServerLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  idleTimeout: 30_000,
  maxRequestsPerSocket: 10_000,
  maxConnections: 4_096,
};

/** The limits that a server is made with. */
export function serverOptions(limits: ServerLimits): ServerOptions {
  const { maxHeaderSize, headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout } =
    limits;
  return { maxHeaderSize, headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout };
}

/** The limits that are set on a server. */
export function limitServer(server: Server, limits: ServerLimits): Server {
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  return server.setTimeout(limits.idleTimeout);
}
