import type { IncomingMessage } from 'node:http';

/** How this machine names itself on a connection. */
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Who asks, for limits that hold for each client: the address of the connection; behind a proxy on this machine, the one that the
 * proxy saw, which it adds at the end of `X-Forwarded-For`. What a client wrote there itself is before it, and counts for nothing.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  if (!THIS_MACHINE.test(peer)) return networkOf(peer);
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return networkOf(seen || peer);
}

/** One household has all addresses of an IPv6 network of 64 bits (RFC 6177). */
function networkOf(address: string): string {
  if (address.includes('.')) return address;
  // `2001:db8::7` leaves out as many groups of zeros as are missing.
  const [start = [], end = []] = address.split('::').map((half) => half.split(':'));
  const zeros = address.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0;
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
