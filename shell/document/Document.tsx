import { businessValues } from '@site/shared/site';
import { headScript } from '../theme/head-script';
import { THEME_COLORS } from '../theme/theme-choice';
import { LinkPreview, type LinkPreviewPicture } from './LinkPreview';
import { SiteIcons } from './SiteIcons';
import { trustedTypesScript } from './trusted-types-script';

/** What composing knows about a page; the rest of the document is the shell's. */
export interface DocumentProps {
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
  title: string;
  description: string;
  /** Absolute address of the page; null keeps the page out of search engines. */
  canonical: string | null;
  /** The picture beside the page's link in chats; null for pages that nobody shares. */
  linkPicture: LinkPreviewPicture | null;
  /** Style sheets to inline: the file names that the parts' runtimes know them by, and their text. */
  styles: { href: string; css: string }[];
  /** Markup of the page and its scripts. */
  body: string;
}

/**
 * Head and body around a page's markup. The order matters: previews on WhatsApp read the first bytes only, so the meta
 * data stands before the styles; scripts come last, so that nothing that the visitor sees waits for them.
 */
export function Document(props: DocumentProps) {
  return (
    <html lang="en-IN">
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
        {props.linkPicture && (
          <LinkPreview
            siteName={businessValues.brandName}
            title={props.title}
            description={props.description}
            url={props.canonical}
            picture={props.linkPicture}
          />
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <SiteIcons basePath={props.basePath} />
        <script dangerouslySetInnerHTML={{ __html: `${headScript};${trustedTypesScript}` }} />
        {props.styles.map(({ href, css }) => (
          <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: props.body }} />
    </html>
  );
}
