import type { Problem } from '../../api/problem';
import { problems as words } from '../content/problems.content';

/** What the server refused, with its reasons. */
export class Refused extends Error {
  constructor(
    readonly problems: Problem[],
    /** Of HTTP; 0 for what the screens say themselves. */
    readonly status = 0,
  ) {
    super(problems.map(({ message }) => message).join('\n'));
    this.name = 'Refused';
  }
}

/** Whether the desk says that what was asked for is there no more, or not for who asks: not that it was not reached. */
export const isGone = (error: unknown) => error instanceof Refused && error.status !== 0;

/** Reads from the API. @param path below `/api/v1/` @throws Refused */
export async function ask<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return answerOf<Answer>(await reach(path, { signal }));
}

/** Has the server do something. @throws Refused */
export async function send<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return answerOf<Answer>(await reach(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Has the server make a file, and the browser keep it under the name that it has. @throws Refused */
export async function download(path: string): Promise<void> {
  const response = await reach(path, {});
  if (!response.ok) await answerOf(response);
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const href = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Whether the session is being ended: what is asked after that would be refused. */
let isLeaving = false;

/** Says to the way in, in this tab, why a session ended by itself. */
const ENDED = 'desk-session-ended';

/** Why the session of this tab ended by itself, by the code of that refusal; null where it did not. It is said until one has signed in. */
export const whyEnded = () => sessionStorage.getItem(ENDED);

/** Shows the way in; or, once one is in again, the screen. @param why the session has ended by itself; null where it has not */
export function showWayIn(why: string | null): void {
  isLeaving = true;
  if (why === null) sessionStorage.removeItem(ENDED);
  else sessionStorage.setItem(ENDED, why);
  location.reload();
}

/** Ends the session, and shows the way in again; its other tabs do so as they are told. @throws Refused */
export async function signOut(): Promise<void> {
  const ended = send('sign-out', {});
  isLeaving = true;
  await ended.catch((error: unknown) => {
    isLeaving = false;
    throw error;
  });
  showWayIn(null);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  if (isLeaving) return new Promise(() => undefined);
  const response = await fetch(`/api/v1/${path}`, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    return null;
  });
  // In front of a desk that is down, a proxy answers with a page of its own.
  const isDesk = response?.ok || response?.headers.get('Content-Type')?.includes('json');
  if (response && isDesk) return response;
  throw new Refused([aFault('desk-unreachable', words.unreachable)]);
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer;
  const { problems } = (await response.json()) as { problems: Problem[] };
  // Every open screen says so at once, and keeps what was typed.
  if (response.status === 401 && !isLeaving) showWayIn(problems[0]!.code);
  throw new Refused(problems, response.status);
}

/** What the screens themselves say of something that went wrong. */
export const aFault = (code: string, said: Pick<Problem, 'message' | 'remedy'>): Problem => ({
  ...{ code, severity: 'error', ...said },
});

/** What is wrong, whatever it was that went wrong; nothing without an error. */
export function problemsIn(error: unknown): Problem[] {
  if (error === null) return [];
  if (error instanceof Refused) return error.problems;
  return [aFault('defect', words.defect)];
}
