import { FILES_PATH } from '@site/shared/contracts';
import {
  documentHeaders,
  pathOfFile,
  policyOfFile,
  releaseHeaders,
  securityHeaders,
  siteFileCaching,
} from '@site/addresses';

/** The name that Netlify and Cloudflare Pages read, at the root of what they serve. */
export const HEADERS_FILE = '_headers';

/**
 * The headers of the live site in the form that static hosts read (Netlify "Custom headers", Cloudflare Pages "Headers").
 * These hosts add up what several rules say of one address, so no header is in two rules that meet. What answers
 * an address that does not exist gets the rule of all addresses, and so that rule brings the headers of documents, too.
 * @param files text of the pages by name; of other files the names are enough
 */
export function headersFile(files: Record<string, unknown>): string {
  const rules = [
    rule('/*', { ...securityHeaders, ...documentHeaders }),
    rule(`${FILES_PATH}*`, releaseHeaders),
    ...Object.entries(files).flatMap(([name, content]) => {
      const path = pathOfFile(name);
      return path === null ? [] : [rule(path, fileHeaders(name, content))];
    }),
  ];
  return `${rules.join('\n')}\n`;
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
