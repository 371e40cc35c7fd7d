import {
  documentHeaders,
  NOT_INDEXED,
  releaseHeaders,
  securityHeaders,
  siteFileCaching,
} from '../../addresses/headers';
import { pathOfFile } from '../../addresses/page-files';
import { policyOfFile } from '../../addresses/page-policy';
import { RELEASES_PATH } from '../../addresses/release-files';

/** The name that Netlify and Cloudflare Pages read, at the root of what they serve. */
export const HEADERS_FILE = '_headers';

/** A tree of composed files, and where it hangs. */
export interface HostedTree {
  /** '' for the live site, `/_preview/<id>` for a preview. */
  basePath: string;
  /** Text of the pages by name; of other files the names are enough. */
  files: Record<string, unknown>;
}

/**
 * The headers of a site in the form that static hosts read (Netlify "Custom headers", Cloudflare Pages "Headers").
 * These hosts add up what several rules say of one address, so no header stands in two rules that meet. What answers
 * an address that does not exist gets the rule of all addresses, and so that rule brings the headers of documents, too.
 */
export function headersFile(trees: HostedTree[]): string {
  const rules = [
    rule('/*', { ...securityHeaders, ...documentHeaders }),
    rule(`${RELEASES_PATH}*`, releaseHeaders),
    ...trees.flatMap(treeRules),
  ];
  return `${rules.join('\n')}\n`;
}

function treeRules({ basePath, files }: HostedTree): string[] {
  const isPreview = basePath !== '';
  return [
    ...(isPreview ? [rule(`${basePath}/*`, { 'X-Robots-Tag': NOT_INDEXED })] : []),
    ...Object.entries(files).flatMap(([name, content]) => {
      const path = pathOfFile(name);
      return path === null ? [] : [rule(basePath + path, fileHeaders(name, content))];
    }),
  ];
}

function fileHeaders(name: string, content: unknown): Record<string, string> {
  const policy = policyOfFile(name, content);
  return {
    'Cache-Control': siteFileCaching(name),
    ...(policy && { 'Content-Security-Policy': policy }),
  };
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
