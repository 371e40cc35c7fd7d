import { HOSTILE_TEXT } from '@site/shared/testing/hostile-values';
import { renderDocument } from './render-document';

const script = { url: '/_r/shell/1/main.js', integrity: 'sha256-abc' };

it('shows markup in title, description and picture as text', async () => {
  const html = await renderDocument({
    basePath: '',
    preview: null,
    title: HOSTILE_TEXT,
    description: HOSTILE_TEXT,
    canonical: 'https://www.brand.in/',
    ogImage: { url: '/og.png', width: 1200, height: 630, alt: HOSTILE_TEXT },
    structuredDataJson: null,
    styles: [],
    body: '<main></main>',
    picture: null,
    deploymentJson: '{}',
    entry: script,
    preloads: [],
  });

  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
