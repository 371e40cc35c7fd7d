import { createHash } from 'node:crypto';

/** emotion makes an empty style element and fills it through CSSOM. */
const EMPTY_STYLE = '';

/** Scripts that a policy rules; others are data blocks. */
const isRun = (type: string | undefined) =>
  !type || /javascript|^(module|importmap|speculationrules)$/.test(type);

/** What the page's deployment adds to what can be read from its HTML. */
export interface PolicyScope {
  /** Whether the page is served over https to the world. */
  isPublic: boolean;
  /** What the page may load: public paths of files, and folders of which all may be loaded: `/_f/shell/`. */
  files: string[];
}

/**
 * The Content-Security-Policy of a page: a list of policies, which a browser enforces together. The first lets in this
 * origin's files, and of inline code what the page was composed with. The second lets in scripts and style sheets of the
 * page's own releases alone, whatever else the origin serves; of the shell, whose entry names what it loads later, those of any release.
 */
export function contentSecurityPolicies(html: string, scope: PolicyScope): [string, string] {
  const { scripts, styles } = inlineCode(html);
  const scriptHashes = hashesOf(scripts);
  const styleHashes = hashesOf([...styles, EMPTY_STYLE]);
  const sources = (kind: RegExp) =>
    scope.files
      .filter((path) => kind.test(path))
      .map(atAnyHost)
      .join(' ');
  return [
    [
      "default-src 'none'",
      `script-src 'self' ${scriptHashes}`,
      `style-src 'self' ${styleHashes}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      ...(scope.isPublic ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    [
      `script-src ${sources(/(\/|\.js)$/)} ${scriptHashes}`,
      `style-src ${sources(/(\/|\.css)$/)} ${styleHashes}`,
    ].join('; '),
  ];
}

/**
 * A host source has no form for "this origin, below this path" (CSP3 §2.3.1), and a page may be served by any host. So
 * the path is asked for at any host, and the first policy asks for this origin. `http:` lets HTTPS in as well. Firefox takes a
 * path behind a bare `*` for an error; to WebKit, `*:*` without a scheme is no host at all.
 */
const atAnyHost = (path: string) => `http://*:*${path}`;

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The page with its policies in it, for hosts that cannot set headers; before everything that they rule.
 * @throws Error when the page has no charset tag, behind which the policies stand
 */
export function withPolicy(html: string, scope: PolicyScope): string {
  const metas = contentSecurityPolicies(html, scope).map(
    (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  if (!CHARSET.test(html))
    throw new Error('A page has no <meta charset="utf-8">, behind which its policy is.');
  return html.replace(CHARSET, (charset) => charset + metas.join(''));
}

/** As composing and the shell's build write them: no text or attribute of theirs holds a `<`, and no code the end of its element. */
const ELEMENT = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

function inlineCode(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name, attributes, code] of html.matchAll(ELEMENT)) {
    if (name === 'style') found.styles.push(code!);
    else if (!/\ssrc=/.test(attributes!) && isRun(/\stype="([^"]*)"/.exec(attributes!)?.[1]))
      found.scripts.push(code!);
  }
  return found;
}

/** Each once: elements that hold the same share theirs. */
function hashesOf(codes: string[]): string {
  const hashes = [...new Set(codes)].map((code) => createHash('sha256').update(code).digest('base64'));
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}
