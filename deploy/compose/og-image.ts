import type { OgImage } from '@site/shared/contracts';
import { languageFolder } from '@site/shared/site/languages';
import { createHash } from 'node:crypto';
import { paintedPicture } from './painted-pictures';

export interface PaintedPicture extends Omit<OgImage, 'svg'> {
  /** File name in the composed site. */
  name: string;
  /** Address below the base path; another picture has another one, because chats keep what they have seen. */
  address: string;
  png: Buffer;
}

/**
 * Paints the picture beside a route's link: `/` → `og-home.png`, `/privacy-policy` in Kannada →
 * `kn/og-privacy-policy.png`.
 */
export async function ogImage(
  path: string,
  language: string,
  { svg, ...facts }: OgImage,
): Promise<PaintedPicture> {
  const png = await paintedPicture(svg);
  const name = `${languageFolder(language)}og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { ...facts, name, address: `/${name}?v=${digest}`, png };
}
