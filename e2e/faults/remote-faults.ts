import type { Page, Route } from '@playwright/test';

/** Ways in which a remote's files can fail, at the server or on the way. */
export interface RemoteFault {
  name: string;
  /** Which of the remote's files it hits. */
  files: RegExp;
  act: (route: Route) => Promise<void>;
}

const entry = /\/remoteEntry\.[^/]+\.js$/;
const exposed = /\/__federation_expose_[^/]+\.js$/;
const all = /\.js$/;

const respond = (status: number, body: string, contentType = 'text/javascript') => (route: Route) =>
  route.fulfill({ status, body, contentType });

/** The same file with other bytes: integrity must refuse it, whatever the bytes say. */
const altered = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

export const remoteFaults: RemoteFault[] = [
  { name: 'its entry is 404', files: entry, act: respond(404, 'Not found', 'text/plain') },
  { name: 'its entry is 500', files: entry, act: respond(500, 'Internal error', 'text/plain') },
  { name: 'its entry is empty', files: entry, act: respond(200, '') },
  { name: 'its entry is HTML', files: entry, act: respond(200, '<!doctype html><h1>Hello</h1>', 'text/html') },
  { name: 'its entry has the wrong type', files: entry, act: async (route) => route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }) },
  { name: 'its entry is truncated', files: entry, act: altered((script) => script.slice(0, script.length / 2)) },
  { name: 'its entry is no JavaScript', files: entry, act: altered(() => 'this is not {') },
  { name: 'its entry throws', files: entry, act: altered(() => 'throw new Error("broken")') },
  { name: 'its page is 404', files: exposed, act: respond(404, 'Not found', 'text/plain') },
  { name: 'its page has one byte more', files: exposed, act: altered((script) => `${script} `) },
  { name: 'the connection is reset', files: all, act: (route) => route.abort('connectionreset') },
];

/** Lets the fault happen to one remote from now on. Returns how to end it. */
export async function breakRemote(page: Page, remote: string, { files, act }: RemoteFault): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname.startsWith(`/_r/${remote}/`) && files.test(url.pathname);
  await page.route(matches, act);
  return () => page.unroute(matches);
}
