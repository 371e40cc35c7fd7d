import type { Context } from './context';
import { DESK_PORT } from './port';

/** Where the desk's frames are unless somebody says otherwise. */
const USUAL = `http://127.0.0.1:${DESK_PORT + 1}`;

/** How long it may take to answer, in ms. */
const PATIENCE = 3_000;

/** Where guest links are opened, `SITE_GUEST_ORIGIN` or the desk of this machine, and whether anything answers there. */
export async function findGuestOrigin({
  env,
}: Pick<Context, 'env'>): Promise<{ origin: string; isAnswered: boolean }> {
  const origin = env.SITE_GUEST_ORIGIN?.trim().replace(/\/+$/, '') || USUAL;
  const isAnswered = await fetch(origin, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );
  return { origin, isAnswered };
}
