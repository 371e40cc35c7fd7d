import { securityHeaders } from '../../addresses/headers';
import { nginxFiles } from './nginx-files';

const page = `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-A='"/><h1>Page</h1>`;

describe('the files that nginx includes', () => {
  const files = nginxFiles('000012-3fa9c2d41b7e', { 'index.html': page, 'robots.txt': 'User-agent: *' });

  it('give the policy of each page under the name of its tree', () => {
    expect(files['_nginx/policies.conf']).toBe(
      `"000012-3fa9c2d41b7e/index.html" "script-src 'self' 'sha256-A='; frame-ancestors 'none'";\n`,
    );
  });

  it('set the headers of every answer, also of those that are no success', () => {
    for (const [name, value] of Object.entries(securityHeaders))
      expect(files['_nginx/every-answer.conf']).toContain(`add_header ${name} "${value}" always;\n`);
  });

  it('name the media types with their charset', () => {
    expect(files['_nginx/every-answer.conf']).toContain('  "text/html; charset=utf-8" html;\n');
  });

  it.each([
    [
      'a policy',
      {
        'index.html': page.replace(
          '/><h1>',
          `/><meta http-equiv="Content-Security-Policy" content="$host; } x {"/><h1>`,
        ),
      },
    ],
    ['the name of a page', { 'x.html" ""; } server { listen 81; } #.html': page, '$host.html': page }],
  ])('hold nothing that %s brings along', (_, hostile) => {
    const policies = nginxFiles('000012-3fa9c2d41b7e', hostile)['_nginx/policies.conf'];

    expect(policies).toMatch(/^("[\w./-]+" "[\w '=;-]+";\n)?$/);
  });
});
