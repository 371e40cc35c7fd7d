import '@site/shared/theme/global.styles';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { pagePropsAt } from './app/page-props';
import { loadRemotePage, registerPageRemotes } from './remotes/load-remote-page';
import { readPageLock } from './remotes/page-lock';
import { RemotePages } from './remotes/remote-pages';
import { reportFailure } from './remotes/report-failure';
import { watchConnection } from './remotes/watch-connection';

const lock = readPageLock();
registerPageRemotes(lock);
const pages = new RemotePages({
  load: loadRemotePage,
  report: (pageId, attempt, error) => reportFailure(lock, pageId, attempt, error),
});
watchConnection(pages);

const site = (
  <BrowserRouter basename={lock.basePath || undefined}>
    <App pages={pages} pageProps={pagePropsAt(lock.basePath)} basePath={lock.basePath} />
  </BrowserRouter>
);

const root = document.getElementById('root') as HTMLElement;
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
