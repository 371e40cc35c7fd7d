import { SiteError } from '@site/errors';
import { networkInterfaces } from 'node:os';

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

/** This machine's address in its network (IPv4, as phones can reach it). @throws SiteError `network-missing` */
export function networkAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found)
    throw new SiteError(
      'network-missing',
      'This machine is in no network, so there is no one to share with.',
      'Join the Wi-Fi that the phone is in, or leave --share out.',
    );
  return found.address;
}
