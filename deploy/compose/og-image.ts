import type { OgImage } from '@site/shared/contracts';
import { createHash } from 'node:crypto';
import { paintPicture } from './paint-picture';

export interface PaintedPicture extends Omit<OgImage, 'svg'> {
  /** File name at the site's root. */
  name: string;
  /** Address below the base path; another picture has another one, because chats keep what they have seen. */
  address: string;
  png: Buffer;
}

/** Paints the picture beside a route's link: `/` → `og-home.png`, `/privacy-policy` → `og-privacy-policy.png`. */
export async function ogImage(path: string, { svg, ...facts }: OgImage): Promise<PaintedPicture> {
  const png = await paintPicture(svg);
  const name = `og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { ...facts, name, address: `/${name}?v=${digest}`, png };
}
