import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@site/ledger';
import { parts } from '@site/shared/federation';
import { inEachDirection, test } from './support/languages';
import { remotesIn } from './support/site-pages';
import { wordsIn } from './support/site-words';
import { expect, hydrated } from './support/test';

// How parts are loaded has to do with a language's files and addresses, which each has in the same places; not with its words.
inEachDirection((prefix, tag) => {
  for (const { remote, path, module } of remotesIn(prefix, wordsIn(tag))) {
    const other = remote === 'landing' ? 'legal' : 'landing';
    test.describe(`the page ${path}`, () => {
      test(`loads ${remote} by Module Federation at run time with its words and one React, and ${other} not`, async ({
        page,
      }) => {
        const requested: string[] = [];
        page.on('request', (request) => requested.push(new URL(request.url()).pathname));
        await page.goto(path);
        await hydrated(page.getByRole('heading', { level: 1 }));

        expect(requested).toContainEqual(expect.stringMatching(new RegExp(`^/_f/${remote}/remoteEntry\\.`)));
        expect(requested).toContainEqual(expect.stringContaining(`__federation_expose_${module}.`));
        expect(requested.filter((url) => url.startsWith(`/_f/${other}/`))).toEqual([]);
        const words = requested.flatMap((url) => /\/content-(\w+)\.[\w-]+\.js$/.exec(url)?.[1] ?? []);
        expect(words, 'words of its language alone: the shell’s and the page’s').toEqual([tag, tag]);
        expect(new Set(requested).size, 'nothing is fetched twice').toBe(requested.length);

        const shared = await page.evaluate(() => {
          const { __FEDERATION__ } = globalThis as unknown as {
            __FEDERATION__: { __SHARE__: Record<string, object> };
          };
          const entries = Object.values(__FEDERATION__.__SHARE__).flatMap((scopes) => {
            const scope = (
              scopes as { default: Record<string, Record<string, { loaded?: boolean; from: string }>> }
            ).default;
            return Object.entries(scope).flatMap(([name, versions]) =>
              Object.entries(versions)
                .filter(([, { loaded }]) => loaded)
                .map(([version, { from }]) => `${name}@${version} from ${from}`),
            );
          });
          return [...new Set(entries)];
        });

        expect(shared.filter((entry) => entry.startsWith('react@'))).toHaveLength(1);
        expect(shared.every((entry) => entry.endsWith('from shell'))).toBe(true);
      });
    });
  }
});

test('what browsers get of the shell has nothing of the table of parts, or it would grow with each', () => {
  const folder = join(process.env.SITE_E2E_STORE as string, 'files/shell');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const naming = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(parts.landing.workspace),
  );

  expect(scripts.length).toBeGreaterThan(5);
  expect(naming).toEqual([]);
});

test('no release has the program that rendered its pages: what composing reads of it is documents, styles and pictures', () => {
  const releases = join(process.env.SITE_E2E_STORE as string, 'releases');
  const manifests = readdirSync(releases, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('release.json'),
  );
  const files = manifests.flatMap((name) => {
    const { files: own } = JSON.parse(readFileSync(join(releases, name), 'utf8')) as ReleaseManifest;
    return own.map(({ path }) => path).filter((path) => path.startsWith('compose/'));
  });

  expect(files).toEqual(expect.arrayContaining(['compose/pages/index.html', 'compose/frames/page.html']));
  expect(files.filter((path) => !/\.(html|json|webmanifest|txt|png|svg|ico)$/.test(path))).toEqual([]);
});
