import { networkInterfaces } from 'node:os';
import { SiteError } from '@site/errors';

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
