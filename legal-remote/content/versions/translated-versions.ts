import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@site/shared/site/languages';
import type { Policy } from '../../policy/policy.schema';

/** By language, the versions that are translated, by id. */
export type TranslatedVersions = Record<string, Record<string, Policy>>;

const VERSION = /^(v\d+)\.content\.ts$/;

/**
 * The versions in `content/<language>/versions/`. A build puts the modules themselves in the place of this code
 * (`build/translated-versions-loader.js`).
 */
export const translatedVersions: TranslatedVersions = Object.fromEntries(
  languages
    .map(({ tag }): [string, string] => [tag, join(__dirname, '..', tag, 'versions')])
    .filter(([, folder]) => existsSync(folder))
    .map(([tag, folder]) => [tag, versionsIn(folder)]),
);

function versionsIn(folder: string): Record<string, Policy> {
  const ids = readdirSync(folder).flatMap((name) => VERSION.exec(name)?.[1] ?? []);
  return Object.assign(
    {},
    ...ids.map((id) => {
      const { [id]: version } = require(join(folder, `${id}.content.ts`)) as Record<string, Policy>;
      return { [id]: version };
    }),
  ) as Record<string, Policy>;
}
