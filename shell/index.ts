import { documentIsWhole, readPageDeployment } from './remotes/page-deployment';
import { startWithRetries } from './start';

// The one entry of the site. Everything else is reached from here or through Module Federation; a second entry would
// make a second container context, and shared libraries would no longer be shared.
async function start(): Promise<void> {
  await documentIsWhole();
  await startWithRetries(readPageDeployment(), () => import('./bootstrap'));
}

start().catch((error: unknown) => console.error('The site did not start:', error));
