import { createHash } from 'node:crypto';
import { languageFolder } from '@site/shared/site/languages';
import { paintPicture } from './paint-picture';

export interface PaintedPicture {
  /** File name, below the site's root. */
  name: string;
  /** Address below the base path; another picture has another one, because chats keep what they have seen. */
  address: string;
  png: Buffer;
}

/**
 * Paints the picture beside a route's link: `/` → `og-home.png`, `/privacy-policy` → `og-privacy-policy.png`; in Kannada
 * `kn/og-home.png`.
 * @param svg Document without text.
 */
export async function ogImage(path: string, language: string, svg: string): Promise<PaintedPicture> {
  const png = await paintPicture(svg);
  const name = `${languageFolder(language)}og-${path.slice(1) || 'home'}.png`;
  const digest = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { name, address: `/${name}?v=${digest}`, png };
}
