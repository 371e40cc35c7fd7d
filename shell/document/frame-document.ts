import { BASE_PATH_MARK, slot } from '@site/shared/contracts';
import { digestOfMarkup, firstPicture } from '@site/shared/pages/markup';
import { languagePath, languages, locale } from '@site/shared/site/languages';
import { THEMES } from '@site/shared/theme/themes';
import { SENT_ATTRIBUTE } from '../remotes/as-sent';

/** Sources of functions (`scripts/`). */
interface DocumentScripts {
  head: string;
  end: string;
}

/**
 * The document around a frame, with places for what composing knows. The order matters: previews on WhatsApp read the first bytes
 * only, so the meta data is before the styles; scripts come last, so that nothing that the visitor sees waits for them. A picture of
 * the first window comes with the first paint, though it stands far below the styles. Half a header is not worth a paint: it moves,
 * and delays the one that shows the page (`rel="expect"`).
 * @param language BCP 47 tag
 * @param body of its tree
 */
export function frameDocument(language: string, body: string, scripts: DocumentScripts): string {
  const isFromRight = languages.some(({ tag, direction }) => tag === language && direction === 'rtl');
  const picture = firstPicture(body);
  return [
    `<!doctype html><html lang="${locale(language)}"${isFromRight ? ' dir="rtl"' : ''}><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    slot('head'),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEMES.light.ground}"/>`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEMES.dark.ground}"/>`,
    `<link rel="icon" href="${BASE_PATH_MARK}/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="${BASE_PATH_MARK}/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="${BASE_PATH_MARK}/apple-touch-icon.png"/>`,
    `<link rel="manifest" href="${BASE_PATH_MARK}${languagePath(language)}/manifest.webmanifest"/>`,
    picture ? `<link rel="preload" as="image" href="${picture}" fetchPriority="high"/>` : '',
    '<link rel="expect" href="#main" blocking="render"/>',
    `<script>${scripts.head}()</script>`,
    `${slot('styles')}</head><body>${slot('banner')}`,
    `<div id="root" ${SENT_ATTRIBUTE}="${digestOfMarkup(body)}">${body}</div>${slot('end')}`,
    `<script>${scripts.end}()</script></body></html>`,
  ].join('');
}
