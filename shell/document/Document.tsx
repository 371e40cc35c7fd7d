import { headScript } from '../theme/head-script';
import { THEME_COLORS } from '../theme/theme-choice';

/** What composing knows about a page; the rest of the document is the shell's. */
export interface DocumentProps {
  /** Path that the site hangs under: '' or `/_preview/<id>`. */
  basePath: string;
  title: string;
  description: string;
  /** Absolute address of the page; null keeps the page out of search engines. */
  canonical: string | null;
  /** Style sheets to inline: the file names that the parts' runtimes know them by, and their text. */
  styles: { href: string; css: string }[];
  /** The page's lock as JSON, safe inside a script element. */
  lockJson: string;
  /** The shell's entry script. */
  entry: ScriptFile;
  /** The other scripts that the page will run. */
  preloads: ScriptFile[];
  /** Markup of the page. */
  body: string;
}

export interface ScriptFile {
  url: string;
  integrity: string;
}

/** The order matters: previews on WhatsApp read the first bytes only, so the meta data stands before the styles. */
export function Document(props: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        {props.canonical ? <link rel="canonical" href={props.canonical} /> : <meta name="robots" content="noindex" />}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
        <link rel="icon" type="image/svg+xml" href={`${props.basePath}/favicon.svg`} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {props.styles.map(({ href, css }) => (
          <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: props.body }} />
        <script type="application/json" id="site-lock" dangerouslySetInnerHTML={{ __html: props.lockJson }} />
        {props.preloads.map(({ url, integrity }) => (
          <link key={url} rel="preload" as="script" href={url} integrity={integrity} crossOrigin="anonymous" fetchPriority="low" />
        ))}
        <script src={props.entry.url} integrity={props.entry.integrity} crossOrigin="anonymous" async fetchPriority="low" />
      </body>
    </html>
  );
}
