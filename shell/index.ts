import type { PageDeployment } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { loadContent } from './content/all-content';
import { nextTask } from './browser/next-task';
import { documentIsWhole, readPageDeployment } from './remotes/page-deployment';
import { startWithRetries } from './start';

// The one entry of the site. Everything else is reached from here or through Module Federation; a second entry would
// make a second container context, and shared libraries would no longer be shared.
async function start(): Promise<void> {
  await documentIsWhole();
  await nextTask();
  const deployment = readPageDeployment();
  await startWithRetries(deployment, () => startInPieces(deployment));
}

/** On a cheap phone, each of these takes a noticeable time: to evaluate React, to evaluate the site, and to begin with it. */
async function startInPieces({ language = DEFAULT_LANGUAGE }: PageDeployment): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  const [{ startSite }, { content }] = await Promise.all([import('./bootstrap'), loadContent(language)]);
  await nextTask();
  startSite({ language, content });
}

if (isNewEnough()) start().catch((error: unknown) => console.error('The site did not start:', error));

/**
 * Whether this browser is one of those that the scripts are written for (`browserslist` in `shared/package.json`): ECMAScript 2022, as of
 * Chrome 93, Firefox 92 and Safari 15.4. `e2e/oldest-browsers.spec.ts` holds the scripts to it.
 * An older one would fail somewhere in the middle; without scripts, it has the whole page as HTML.
 */
function isNewEnough(): boolean {
  return typeof Object.hasOwn === 'function' && typeof Array.prototype.at === 'function';
}
