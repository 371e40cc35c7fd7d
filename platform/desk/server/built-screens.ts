import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { SiteError } from '@site/errors';
import { helpPages as pages } from '../content/help.content';
import { routes } from './answer-api';
import { apiPage, openApiOf } from './openapi';

/** The desk's screens as browsers load them. */
export type BuiltScreens = Awaited<ReturnType<typeof buildScreens>>;

/**
 * Builds the screens, in memory: as quick as looking for what was built before.
 * @param root the working copy's
 * @throws SiteError `screens-broken`
 */
export async function buildScreens(root: string) {
  const outdir = resolve(root, '.cache/desk');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['platform/desk/web/app/main.tsx'],
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [helpPages],
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  }).catch((cause: Error) => {
    throw new SiteError(
      'screens-broken',
      `The desk's screens cannot be built: ${cause.message.split('\n').slice(0, 3).join(' ')}`,
      'Restore what was changed last in platform/desk, or install what is missing: npm ci',
      { cause },
    );
  });
  const files = new Map(
    outputFiles.map(({ path, contents }) => [`/assets/${relative(outdir, path)}`, Buffer.from(contents)]),
  );
  const pathOf = (name: RegExp) => [...files.keys()].find((path) => name.test(path))!;
  /** By path; and the paths of the script and of the icon. */
  return { files, main: pathOf(/main-\w+\.js$/), icon: pathOf(/symbol-\w+\.svg$/) };
}

/** Lets a screen import the pages of *Help* as components: no script may write markup into the desk's documents, so React makes its elements. */
export const helpPages: Plugin = {
  name: 'help pages',
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir!;
    build.onResolve({ filter: /^virtual:help-pages$/ }, ({ path }) => ({ path, namespace: 'help' }));
    build.onLoad({ filter: /^/, namespace: 'help' }, async () => {
      const components = Object.keys(pages).map(async (name) => {
        const markdown =
          name === 'api' ? apiPage(openApiOf(routes)) : await readFile(join(root, `docs/${name}.md`), 'utf8');
        return `['${name}', () => <>${await jsxOf(markdown)}</>]`;
      });
      const contents = `export default new Map([${(await Promise.all(components)).join()}])`;
      return { contents, loader: 'jsx', resolveDir: root };
    });
  },
};

/** A page of Markdown in JSX. */
export async function jsxOf(markdown: string): Promise<string> {
  const { Marked } = await import('marked');
  const page = new Marked({
    renderer: {
      // JSX takes the ends of lines for spaces.
      code: ({ text }) => `<pre><code>${text.replace(/[&<>\n]/g, asEntity)}</code></pre>`,
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const name = href.replace(/\.md$/, '');
        const to = href.startsWith('/') ? href : Object.hasOwn(pages, name) && `/help/${name}`;
        // What engineers read is where the code is.
        return to ? `<a href="${to}">${words}</a>` : `${words} <code>docs/${href}</code>`;
      },
    },
  });
  return (await page.parse(markdown)).replace(/[{}]/g, asEntity);
}

function asEntity(sign: string): string {
  return `&#${sign.charCodeAt(0)};`;
}
