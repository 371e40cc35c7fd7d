import type { PreviewAddress } from '../actions/preview';
import { portOf } from './port';

/**
 * Where people open a preview: below `SITE_PREVIEW_ORIGIN`, else below the origin that the live site has, else where
 * `site serve` shows it on this machine. Every host of the store has it under the same path.
 */
export function previewUrl(env: NodeJS.ProcessEnv, { origin, path }: PreviewAddress): string {
  const given = env.SITE_PREVIEW_ORIGIN?.replace(/\/+$/, '');
  const live = origin && !origin.startsWith('http://localhost') ? origin : null;
  return (given || live || `http://localhost:${portOf(env)}`) + path;
}
