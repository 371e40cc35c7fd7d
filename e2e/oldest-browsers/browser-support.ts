import bcd, {
  type BrowserName,
  type CompatData,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { browserslist as queries } from '@site/shared/package.json';

/** Required, as its types add names to `process.env`, which then is no longer of ours. */
const browserslist = require('browserslist') as (queries: string[]) => string[];

/** Names of the same browser: browserslist's and browser-compat-data's. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

/** Each browser of the list with its oldest version, such as `['safari', 15.4]`. */
export const oldestBrowsers = Object.entries(BROWSERS).map(([name, id]) => {
  const versions = browserslist(queries)
    .filter((browser) => browser.startsWith(`${name} `))
    .map((browser) => Number.parseFloat(browser.slice(name.length + 1)));
  return [id, Math.min(...versions)] as const;
});

/**
 * The browsers of the list that do not have a feature in their oldest version, as `safari 15.4 (from 16.4)`.
 * @param path in browser-compat-data, such as `css.selectors.has`; undefined where that does not have the feature
 */
export function browsersWithout(path: string): string[] | undefined {
  if (!featureAt(path)?.__compat) return undefined;
  return oldestBrowsers.flatMap(([browser, oldest]) => {
    const since = firstVersion(path, browser);
    return since <= oldest ? [] : [`${browser} ${oldest} (from ${since})`];
  });
}

/** The first version that has it, also where it had faults at first; infinite where none has it without a flag or a prefix. */
export function firstVersion(path: string, browser: BrowserName): number {
  const support = featureAt(path)?.__compat?.support[browser] ?? [];
  const versions = ([support].flat() as SimpleSupportStatement[])
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) =>
      version_added ? Number.parseFloat(version_added.replace('≤', '')) : Infinity,
    );
  return Math.min(Infinity, ...versions.map((version) => (Number.isNaN(version) ? Infinity : version)));
}

function featureAt(path: string): Identifier | undefined {
  return path
    .split('.')
    .reduce<CompatData | Identifier | undefined>(
      (data, key) => (data as Record<string, Identifier> | undefined)?.[key],
      bcd,
    ) as Identifier | undefined;
}
