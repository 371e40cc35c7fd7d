import fontLicence from 'font-licence';
import iconsLicence from 'icons-licence';
import favicon from '@site/shared/brand/symbol.svg?source';
import { BASE_PATH_MARK } from '@site/shared/contracts';
import { STORE_CODE_FILE } from '@site/shared/pages/page-props';
import { businessValues } from '@site/shared/site';
import { markedValues } from '@site/shared/site/marked-values';
import { type Language, languageFolder } from '@site/shared/site/languages';
import { loadContent } from '../content/all-content';
import { OFFER_FILE, builtLanguages } from '../language/languages';
import appleTouchIcon from '../site-files/icons/apple-touch-icon.png?bytes';
import faviconIco from '../site-files/icons/favicon.ico?bytes';
import icon192 from '../site-files/icons/icon-192.png?bytes';
import icon512 from '../site-files/icons/icon-512.png?bytes';
import maskableIcon512 from '../site-files/icons/icon-maskable-512.png?bytes';
import { credits, CREDITS_FILE } from '../site-files/credits';
import { storeCode } from '../site-files/store-code';
import { webManifest, assetLinks, securityTxt } from '../site-files/for-machines';

/**
 * Files with an address of their own at the site's root, by name, with marks for what follows from where the site will be. Composing
 * leaves out those of languages without pages, and what is for a public address alone. Null for what the business has not given the
 * values of.
 */
export async function siteFiles(): Promise<Record<string, string | Uint8Array | null>> {
  const ofLanguages = await Promise.all(builtLanguages.map(filesIn));
  const { siteOrigin } = businessValues;
  return {
    'favicon.ico': faviconIco,
    'favicon.svg': favicon,
    'apple-touch-icon.png': appleTouchIcon,
    'icon-192.png': icon192,
    'icon-512.png': icon512,
    'icon-maskable-512.png': maskableIcon512,
    ...Object.assign({}, ...ofLanguages),
    [STORE_CODE_FILE]: storeCode(businessValues),
    [CREDITS_FILE]: credits({ font: fontLicence, icons: iconsLicence }),
    '.well-known/security.txt': siteOrigin && securityTxt(markedValues, siteOrigin),
    '.well-known/assetlinks.json': siteOrigin && assetLinks(markedValues),
  };
}

/** Files of a language, below its path: the web manifest, and the words that offer the language to who reads another. */
async function filesIn({ tag, direction }: Language): Promise<Record<string, string>> {
  const folder = languageFolder(tag);
  const manifest = webManifest(
    { ...markedValues, brandName: businessValues.brandName },
    { basePath: BASE_PATH_MARK, tag, direction },
  );
  const { content } = await loadContent(tag);
  return {
    [`${folder}manifest.webmanifest`]: manifest,
    [`${folder}${OFFER_FILE}`]: JSON.stringify(content.frame.language.offer),
  };
}
