import { createHash } from 'node:crypto';
import { contentSecurityPolicy, policyHeader, withPolicy } from './content-security-policy';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const html = `<!doctype html><html><head><meta charSet="utf-8"/><title>Mandi</title><script>theme()</script><style>a>b{}</style></head>
<body><script type="application/json" id="site-deployment">{"deployment":"1"}</script><script src="/_r/shell/1/main.js"></script></body></html>`;

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/s) as [string, string]));
}

describe('the policy of a page', () => {
  const policy = directives(contentSecurityPolicy(html, false));

  it('allows nothing by default, no frame, no other base, no form, no plug-in', () => {
    expect(policy.get('default-src')).toBe("'none'");
    for (const name of ['object-src', 'base-uri', 'form-action']) expect(policy.get(name)).toBe("'none'");
  });

  it("allows this origin's scripts, and of inline code the page's own by its hash", () => {
    expect(policy.get('script-src')).toBe(`'self' ${hashOf('theme()')}`);
    expect(policy.get('style-src')).toBe(`'self' ${hashOf('a>b{}')} ${hashOf('')}`);
  });

  it('allows nothing inline, evaluated, or of any host', () => {
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|nonce|strict-dynamic|\*|https?:/);
  });

  it('puts one Trusted Types policy in charge of scripts', () => {
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
  });

  it('has browsers ask by https on a public origin, and there alone', () => {
    expect(contentSecurityPolicy(html, true)).toMatch(/; upgrade-insecure-requests$/);
    expect(contentSecurityPolicy(html, false)).not.toContain('upgrade-insecure-requests');
  });
});

it('stands in the page ahead of everything that it rules, and in the header with frames refused', () => {
  const page = withPolicy(html, true);

  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<script>'));
  expect(policyHeader(page)).toBe(`${contentSecurityPolicy(html, true)}; frame-ancestors 'none'`);
});

it('is no header of a page that carries none', () => {
  expect(policyHeader(html)).toBeNull();
});
