import type { PageDeployment } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { loadContent } from './content/all-content';
import { isNewEnough } from './is-new-enough';
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
