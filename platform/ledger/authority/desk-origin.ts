import { SiteError } from '@site/errors';
import { isPasskeyOrigin } from './public-key';

/** The address of a desk, as browsers write it. @throws SiteError `origin-invalid` */
export function readDeskOrigin(words: string): string {
  const origin = words.trim().replace(/\/$/, '');
  if (isPasskeyOrigin(origin)) return origin;
  throw new SiteError(
    'origin-invalid',
    `"${words}" is no address at which passkeys work.`,
    'Give https:// and a host without a path, such as https://desk.example.in; to try it on this machine, http://localhost:8090.',
  );
}
