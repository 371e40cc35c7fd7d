import { join } from 'node:path';
import { build } from 'esbuild';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { helpPages as pages } from '../content/help.content';
import { helpPages, jsxOf } from './built-screens';

/** What a script exports that may import the pages of Help. */
async function run<Exported>(contents: string): Promise<Exported> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'jsx' },
    ...{ absWorkingDir: join(__dirname, '../../..'), plugins: [helpPages], format: 'cjs', jsx: 'automatic' },
    ...{ bundle: true, external: ['react'], write: false, logLevel: 'silent' },
  });
  const module = { exports: {} as { default: Exported } };
  new Function('module', 'require', outputFiles[0]!.text)(module, require);
  return module.exports.default;
}

const markupOf = (page: ComponentType) => renderToStaticMarkup(createElement(page)).replace(/>\s+</g, '><');

it.each([
  ['# Edit\n\nAs **you** like', '<h1>Edit</h1><p>As <strong>you</strong> like</p>'],
  ['- a `{city}`\n- b & c', '<ul><li>a <code>{city}</code></li><li>b &amp; c</li></ul>'],
  ['```sh\nsite a <b>\n  site {c}\n```', '<pre><code>site a &lt;b&gt;\n  site {c}</code></pre>'],
  ['[the desk](desk.md)', '<p><a href="/help/desk">the desk</a></p>'],
  ['[OpenAPI](/api/v1/openapi.json)', '<p><a href="/api/v1/openapi.json">OpenAPI</a></p>'],
  ['([how](hosting.md#dates))', '<p>(how <code>docs/hosting.md#dates</code>)</p>'],
])('the desk shows of %j: %s', async (markdown, markup) => {
  expect(markupOf(await run(`export default () => <>${await jsxOf(markdown)}</>`))).toBe(markup);
});

it('has the pages of docs/ for people, and one on the API', async () => {
  const shown = await run<Map<string, ComponentType>>(`export { default } from 'virtual:help-pages'`);

  expect([...shown.keys()]).toEqual(Object.keys(pages));
  expect(markupOf(shown.get('legal-team')!)).toMatch(/^<h1>/);
  expect(markupOf(shown.get('api')!)).toContain(
    '<h2><code>POST /acts/{id}/stop</code></h2><p>Stops an act that builds;',
  );
});
