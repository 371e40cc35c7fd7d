import type { Page, Route } from '@playwright/test';
import { sharedPackages } from '../../shared/federation';
import { alterRelease } from './altered-release';

/** A way in which a remote can fail to bring its page. */
export interface RemoteFault {
  name: string;
  /** Lets it happen to a remote from now on. Returns how to end it. */
  happen: (page: Page, remote: string) => Promise<() => Promise<void>>;
  /** The remote was released like this: a page keeps its deployment, so the remote cannot recover on it. */
  isReleased?: boolean;
  /** What the browser itself says of a script that it ran and that failed. */
  uncaught?: RegExp;
}

const entry = /\/remoteEntry\.[^/]+\.js$/;
const exposed = /\/__federation_expose_[^/]+\.js$/;
const all = /\.js$/;

/** At the server or on the way. Other bytes than those that the deployment names are in attacks/tampered-files.spec.ts. */
const onTheWay: RemoteFault[] = [
  intercepted('its entry is 404', entry, respond(404, 'Not found', 'text/plain')),
  intercepted('its page is 404', exposed, respond(404, 'Not found', 'text/plain')),
  intercepted('the device is offline', all, (route) => route.abort('internetdisconnected')),
];

/** Released with a fault: integrity holds, so the browser runs it. */
const released: RemoteFault[] = [
  badRelease('its entry was released empty', entry, () => ''),
  badRelease('its entry is no JavaScript', entry, () => 'this is not {', /Unexpected identifier/),
  badRelease(
    'its entry throws',
    entry,
    (script) => `throw new Error("broken entry");${script}`,
    /broken entry/,
  ),
  badRelease('its page is no JavaScript', exposed, () => 'this is not {', /Unexpected identifier/),
  badRelease(
    'its page throws',
    exposed,
    (script) => `throw new Error("broken page");${script}`,
    /broken page/,
  ),
  badRelease('it exposes no such page', entry, (script) =>
    script.replaceAll(/"\.\/(LandingPage|PrivacyPolicyPage)"/g, '"./Other"'),
  ),
  badRelease('it needs a newer React than the shell brings', entry, (script) =>
    script.replaceAll(`"${sharedPackages['react']}"`, '"^99.0.0"'),
  ),
];

export const remoteFaults: RemoteFault[] = [...onTheWay, ...released];

/** Lets every file of a remote be handled so from now on. Returns how to end it. */
export async function intercept(
  page: Page,
  remote: string,
  files: RegExp,
  act: (route: Route) => Promise<void>,
) {
  const matches = (url: URL) => url.pathname.startsWith(`/_f/${remote}/`) && files.test(url.pathname);
  await page.route(matches, act);
  return () => page.unroute(matches);
}

function intercepted(name: string, files: RegExp, act: (route: Route) => Promise<void>): RemoteFault {
  return { name, happen: (page, remote) => intercept(page, remote, files, act) };
}

function badRelease(
  name: string,
  file: RegExp,
  change: (script: string) => string,
  uncaught?: RegExp,
): RemoteFault {
  const fileName = new RegExp(file.source.replace('\\/', '^'));
  return {
    name,
    isReleased: true,
    uncaught,
    happen: (page, remote) => alterRelease(page, remote, fileName, change),
  };
}

function respond(status: number, body: string, contentType = 'text/javascript') {
  return (route: Route) => route.fulfill({ status, body, contentType });
}
