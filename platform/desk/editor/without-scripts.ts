/** Elements that load code or run it. Pages hold none but those that composing writes, and no text ends one early. */
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link\b(?=[^>]*\bas="script")[^>]*>/g;

/** A document that is looked at alone: what loads and runs in a browser is left out, and everything that is shown stays. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '');
}
