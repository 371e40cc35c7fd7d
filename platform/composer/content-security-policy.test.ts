import { createHash } from 'node:crypto';
import { policyHeader } from '../addresses/headers';
import { contentSecurityPolicies, withPolicy } from './content-security-policy';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const html = `<!doctype html><html><head><meta charSet="utf-8"/><title>Mandi</title><script>theme()</script><style>a>b{}</style></head>
<body><script type="application/json" id="site-deployment">{"deployment":"1"}</script><script src="/_f/shell/main.js"></script></body></html>`;

const scope = { isPublic: false, files: ['/_f/shell/', '/_f/landing/page.js', '/_f/landing/page.css'] };

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe('the policy of a page', () => {
  const [first, second] = contentSecurityPolicies(html, scope);
  const policy = directives(first);

  it('allows nothing by default, no frame, no other base, no form, no plug-in, no worker', () => {
    expect(policy.get('default-src')).toBe("'none'");
    for (const name of ['object-src', 'base-uri', 'form-action', 'worker-src'])
      expect(policy.get(name)).toBe("'none'");
  });

  it("allows this origin's pictures, fonts, answers and manifest, and pictures in their own address", () => {
    expect(policy.get('img-src')).toBe("'self' data:");
    for (const name of ['font-src', 'connect-src', 'manifest-src']) expect(policy.get(name)).toBe("'self'");
  });

  it("allows this origin's scripts, and of inline code the page's own by its hash", () => {
    expect(policy.get('script-src')).toBe(`'self' ${hashOf('theme()')}`);
    expect(policy.get('style-src')).toBe(`'self' ${hashOf('a>b{}')} ${hashOf('')}`);
  });

  it.each(['importmap', 'speculationrules'])('allows a block of type %s by its hash', (type) => {
    const [withBlock] = contentSecurityPolicies(`${html}<script type="${type}">{}</script>`, scope);

    expect(directives(withBlock).get('script-src')).toContain(hashOf('{}'));
  });

  it('names what is in several elements once, as empty ones do', () => {
    const [again] = contentSecurityPolicies(
      `${html}<style></style><style></style><style>a>b{}</style>`,
      scope,
    );

    expect(directives(again).get('style-src')).toBe(policy.get('style-src'));
  });

  it('allows nothing inline, evaluated, or of any host', () => {
    expect(first).not.toMatch(/unsafe|nonce|strict-dynamic|\*|https?:/);
  });

  it('puts one Trusted Types policy in charge of scripts', () => {
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
  });

  it('has browsers ask by https on a public origin, and there alone', () => {
    const [onPublicOrigin] = contentSecurityPolicies(html, { ...scope, isPublic: true });

    expect(onPublicOrigin).toMatch(/; upgrade-insecure-requests$/);
    expect(first).not.toContain('upgrade-insecure-requests');
  });

  it('lets in the scripts and style sheets of the page alone, and what the shell loads later', () => {
    const shell = 'http://*:*/_f/shell/';

    expect(directives(second)).toEqual(
      new Map([
        ['script-src', `${shell} http://*:*/_f/landing/page.js ${hashOf('theme()')}`],
        ['style-src', `${shell} http://*:*/_f/landing/page.css ${hashOf('a>b{}')} ${hashOf('')}`],
      ]),
    );
  });
});

it('is in the page ahead of everything that it rules; its first part in the header, with frames refused', () => {
  const page = withPolicy(html, scope);

  expect(page.lastIndexOf('http-equiv')).toBeLessThan(page.indexOf('<script>'));
  expect(policyHeader(page)).toBe(`${contentSecurityPolicies(html, scope)[0]}; frame-ancestors 'none'`);
});

it('is no header of a page that carries none', () => {
  expect(policyHeader(html)).toBeNull();
});

it.each([
  ['in the text of a style', "default-src 'none'", '/*! META */'],
  ['with the lines of a host file', 'x\n\n/privacy-policy\n  Refresh: 0;url=https://evil.example', 'META'],
  ['with what ends a word of a host file', 'x\\', 'META'],
  ['with a variable of a host', '$document_root', 'META'],
])('is no header when it stands elsewhere or otherwise than it was put there: %s', (_, policy, place) => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const page = `<meta charset="utf-8"/>${place.replace('META', () => meta)}`;

  expect(policyHeader(page)).toBeNull();
});

it.each(['<meta charset="UTF-8">', '<meta charset="utf-8" />', '<meta charSet="utf-8"/>'])(
  'is behind the charset tag however it is spelt: %s',
  (tag) => {
    expect(policyHeader(withPolicy(html.replace('<meta charSet="utf-8"/>', tag), scope))).not.toBeNull();
  },
);

it('is never left out without an error', () => {
  expect(() => withPolicy('<title>Mandi</title>', scope)).toThrow('has no <meta charset="utf-8">');
});
