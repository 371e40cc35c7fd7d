import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long nothing more is read from a connection that sent a beacon too many, in ms. */
const THROTTLE_MS = 2_000;

/** Connections that are held at once, of the 4,096 that a server takes: pages need some, too. */
export const MAX_THROTTLED = 500;

const held = new Set<Socket>();

/**
 * Makes whoever floods wait: their connection is not read for a while, is refused then, and closed. What they send meanwhile stays with
 * them, and costs nobody else the time of an answer. Where too many are held already, it is closed at once.
 * @param refuse answers the request, with the end of the connection
 */
export function holdBack({ socket }: IncomingMessage, refuse: () => void): void {
  // Whatever else came with it gets no answer of its own.
  if (held.has(socket)) return;
  if (held.size >= MAX_THROTTLED) {
    socket.destroy();
    return;
  }
  held.add(socket);
  // Node's parser reads a connection by itself, and lets it pause only where somebody listens, and after what it has read already.
  socket.on('data', () => undefined);
  setImmediate(() => socket.pause());
  const timer = setTimeout(() => {
    refuse();
    socket.destroySoon();
  }, THROTTLE_MS);
  socket.once('close', () => {
    clearTimeout(timer);
    held.delete(socket);
  });
}
