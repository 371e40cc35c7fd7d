import { connect, type Socket } from 'node:net';

/** A connection that keeps what comes back. */
interface RawConnection {
  socket: Socket;
  /** All that has come back so far. */
  received(): string;
  /** Resolves when the other side, or this one, has closed the connection. */
  closed: Promise<void>;
}

/**
 * Opens a connection and sends bytes as they are, with nothing put right as an HTTP client would.
 * @param from another address of this machine that it comes from: 127.0.0.2
 */
export function openConnection(port: number, text = '', from?: string): RawConnection {
  const socket = connect({ port, ...(from ? { host: '127.0.0.1', localAddress: from } : {}) });
  let all = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (all += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  if (text) socket.write(text);
  return { socket, received: () => all, closed };
}

/** The status and all bytes of the answer to a request as it is written here. */
export async function sendRaw(
  port: number,
  text: string,
  from?: string,
): Promise<{ status: number; answer: string }> {
  const { received, closed } = openConnection(port, text, from);
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received())?.[1]), answer: received() };
}

/** The answer to a GET of a target that is sent as it is, however odd. */
export function getRaw(
  port: number,
  target: string,
  from?: string,
): Promise<{ status: number; answer: string }> {
  return sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, from);
}
