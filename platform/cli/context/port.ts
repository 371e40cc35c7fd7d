import { SiteError } from '@site/errors';

/** Where the desk of this machine is, by default; its frames are at the next one. */
export const DESK_PORT = 8090;

/** `PORT`, else 8080. @throws SiteError `port-invalid` */
export function portOf(env: NodeJS.ProcessEnv): number {
  return env.PORT ? readPort(env.PORT) : 8080;
}

/** A port as it was typed; 0 means any free one. @throws SiteError `port-invalid` */
export function readPort(words: string): number {
  const port = Number(words);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || words.trim() === '') {
    throw new SiteError(
      'port-invalid',
      `"${words}" is no port.`,
      'Give a number from 0 to 65535, such as PORT=8080.',
    );
  }
  return port;
}
