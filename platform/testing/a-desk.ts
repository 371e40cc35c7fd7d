import { type Act, actSchema } from '../desk/api/acts';
import type { Problem } from '../desk/api/problem';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { type DeskRequest, type RunningDesk, startDesk } from '../desk/server/desk';
import type { AuditLine } from '@site/desk';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/** An answer of a desk. */
export interface DeskAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json<Value>(): Value;
}

/** What a refusal is about. @throws when it is none */
export function codesIn(answer: Pick<DeskAnswer, 'json'>): string[] {
  return answer.json<{ problems: Problem[] }>().problems.map(({ code }) => code);
}

/** A desk that listens, and a browser's requests to it. */
export interface OpenDesk extends RunningDesk {
  audit: AuditLine[];
  links: string[];
  /** Name and value of the session's cookie. */
  cookie: string;
  ask(path: string, headers?: Record<string, string>): Promise<DeskAnswer>;
  /** As the desk's own page asks for a change. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<DeskAnswer>;
}

const SCREENS = {
  files: new Map([['/assets/main-1.js', Buffer.from('start()')]]),
  main: '/assets/main-1.js',
  imports: [],
  icon: '/assets/symbol-1.svg',
};

/** What a desk of a test is started with. */
export function deskRequest(store: Store): DeskRequest {
  return {
    store,
    root: resolve(__dirname, '../..'),
    parts: ['shell', 'landing', 'legal'],
    author: 'Asha',
    loadSigner: () => Promise.resolve(null),
    openBrowser: () => Promise.reject(new SiteError('browser-missing', 'No browser in this test.', '')),
    missingForCheck: () => Promise.resolve([]),
    afterGoingLive: () => Promise.resolve(),
    trustedRoots: () => Promise.resolve(undefined),
    previewSecret: 'a secret of at least 32 characters',
    screens: SCREENS,
    port: 0,
    onAudit: () => undefined,
    onError: (error) => console.error(error),
    onNewLink: () => undefined,
  };
}

/** Starts a desk on free ports and opens it by its link. */
export async function aDesk(store: Store, changes: Partial<DeskRequest> = {}): Promise<OpenDesk> {
  const audit: AuditLine[] = [];
  const links: string[] = [];
  const desk = await startDesk({
    ...deskRequest(store),
    onAudit: (line) => audit.push(line),
    onNewLink: (link) => links.push(link),
    ...changes,
  });
  const opened = await fetchFrom(desk.link, {});
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
  return {
    ...desk,
    audit,
    links,
    cookie,
    ask: (path, headers) => fetchFrom(desk.url + path, { Cookie: cookie, ...headers }),
    send: (path, body, headers) =>
      fetchFrom(
        desk.url + path,
        { Cookie: cookie, Origin: desk.url, 'Content-Type': 'application/json', ...headers },
        JSON.stringify(body),
      ),
  };
}

/** Waits for an act to end, as the screens do when an event says that it went on. */
export async function ended(open: OpenDesk, { id }: Act): Promise<Act> {
  for (;;) {
    const { acts } = (await open.ask('/api/v1/acts')).json<{ acts: Act[] }>();
    const own = actSchema.parse(acts.find((act) => act.id === id));
    if (own.state !== 'running') return own;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Does something at the desk, and waits until it is done. */
export async function doAt(open: OpenDesk, request: object): Promise<Act> {
  return ended(open, (await open.send('/api/v1/acts', request)).json<Act>());
}

/** A request with any headers, also those that browsers set by themselves. @param body makes it a POST */
export function fetchFrom(url: string, headers: Record<string, string>, body?: string): Promise<DeskAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: <Value>() => JSON.parse(text) as Value,
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
