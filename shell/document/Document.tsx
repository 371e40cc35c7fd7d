import type { DocumentProps } from '@site/shared/contracts';
import { businessValues } from '@site/shared/site';
import { DEFAULT_LANGUAGE, languages, locale, languagePath } from '@site/shared/site/languages';
import { earlyTapsScript } from '../early-taps/early-taps-script';
import { headScript } from '../theme/head-script';
import { THEME_COLORS } from '../theme/theme-choice';
import { arrivalScript } from './arrival-script';
import { LinkPreview } from './LinkPreview';
import { previewBannerStyles } from './PreviewBanner';
import { trustedTypesScript } from './trusted-types-script';

/**
 * Head and body around a page's markup. The order matters: previews on WhatsApp read the first bytes only, so the meta
 * data is before the styles; scripts come last, so that nothing that the visitor sees waits for them.
 */
export function Document({ language = DEFAULT_LANGUAGE, alternates = [], ...props }: DocumentProps) {
  return (
    <html lang={locale(language)} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        {props.canonical ? (
          <link rel="canonical" href={props.canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {alternates.map((alternate) => (
          <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.url} />
        ))}
        {alternates
          .filter((alternate) => alternate.language === DEFAULT_LANGUAGE)
          .map(({ url }) => (
            <link key="x-default" rel="alternate" hrefLang="x-default" href={url} />
          ))}
        {props.ogImage && (
          <LinkPreview
            language={language}
            siteName={businessValues.brandName}
            title={props.title}
            description={props.description}
            url={props.canonical}
            picture={props.ogImage}
          />
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <SiteIcons basePath={props.basePath} language={language} />
        {/* A picture of the first window comes with the first paint, though it stands far below the styles. */}
        {props.picture && <link rel="preload" as="image" href={props.picture} fetchPriority="high" />}
        {/* Half a header is not worth a paint: it moves, and delays the one that shows the page. */}
        <link rel="expect" href="#main" blocking="render" />
        <script
          dangerouslySetInnerHTML={{
            __html: `${headScript};${earlyTapsScript};${arrivalScript};${trustedTypesScript}`,
          }}
        />
        {props.styles.map(({ href, css }) => (
          <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {props.preview && <style dangerouslySetInnerHTML={{ __html: previewBannerStyles }} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: props.body }} />
    </html>
  );
}

/** Missing where it is what browsers assume. */
function directionOf(language: string): 'rtl' | undefined {
  return languages.some(({ tag, direction }) => tag === language && direction === 'rtl') ? 'rtl' : undefined;
}

/** The site's symbol for tabs, home screens and launchers (`site-files/` makes the files). */
function SiteIcons({ basePath, language }: { basePath: string; language: string }) {
  return (
    <>
      <link rel="icon" href={`${basePath}/favicon.ico`} sizes="32x32" />
      <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${basePath}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${basePath}${languagePath(language)}/manifest.webmanifest`} />
    </>
  );
}
