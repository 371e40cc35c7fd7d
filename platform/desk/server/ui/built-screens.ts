import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { SiteError } from '@site/errors';

const ENTRY = 'platform/desk/web/app/main.tsx';

/** The desk's screens as browsers load them. */
export interface BuiltScreens {
  /** By path. */
  files: Map<string, Buffer>;
  /** Path of the script that begins. */
  main: string;
  /** Paths of what it imports before it begins. */
  imports: string[];
  /** Path of the icon. */
  icon: string;
}

/**
 * Builds the screens, in memory: as quick as looking for what was built before.
 * @param root the working copy's
 * @throws SiteError `screens-broken`
 */
export async function buildScreens(root: string): Promise<BuiltScreens> {
  const outdir = resolve(root, '.cache/desk');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  }).catch((cause: Error) => {
    throw broken(cause);
  });
  const paths = new Map(
    outputFiles.map(({ path, contents }) => [`/assets/${relative(outdir, path)}`, Buffer.from(contents)]),
  );
  const pathOf = (output: string) => `/assets/${relative(outdir, join(root, output))}`;
  const [main, { imports }] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === ENTRY,
  )!;
  const icon = [...paths.keys()].find((path) => /symbol-\w+\.svg$/.test(path));
  return {
    files: paths,
    main: pathOf(main),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => pathOf(path)),
    icon: icon!,
  };
}

function broken(cause: Error): SiteError {
  return new SiteError(
    'screens-broken',
    `The desk's screens cannot be built: ${cause.message.split('\n').slice(0, 3).join(' ')}`,
    'Put back what was changed in desk/ last, or install what is missing: npm ci',
    { cause },
  );
}
