import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long nothing more is read from a connection that sent too many beacons. */
const THROTTLE_MS = 2_000;

/** Connections throttled at once, of the 4,096 that a server takes: pages need some, too. */
export const MAX_THROTTLED = 500;

const throttled = new Set<Socket>();

/**
 * Throttles a client that floods: its connection is not read for a while, is refused then, and closed. What it sends meanwhile stays
 * with it, and costs no other client the time of an answer. Where too many are throttled already, it is closed at once.
 * @param refuse answers the request, with the end of the connection
 */
export function throttle({ socket }: IncomingMessage, refuse: () => void): void {
  // A further beacon of the same connection gets no answer of its own.
  if (throttled.has(socket)) return;
  if (throttled.size >= MAX_THROTTLED) {
    socket.destroy();
    return;
  }
  throttled.add(socket);
  // `pause()` needs a `data` listener, and takes effect in the next tick.
  socket.on('data', () => undefined);
  setImmediate(() => socket.pause());
  const timer = setTimeout(() => {
    refuse();
    socket.destroySoon();
  }, THROTTLE_MS);
  socket.once('close', () => {
    clearTimeout(timer);
    throttled.delete(socket);
  });
}
