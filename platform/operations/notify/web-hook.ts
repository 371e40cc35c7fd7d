import { createHmac, randomUUID } from 'node:crypto';
import type { Change } from './texts';

interface NotifyRequest {
  /** The web hook. */
  url: string;
  /** What the receiver checks signatures with, in base64, with or without `whsec_` in front. */
  secret: string | undefined;
  author: string;
  changes: Change[];
  progress: (sentence: string) => void;
  /** How long an answer may take, in ms. */
  timeoutMs?: number;
  /** Before each further attempt, in ms. */
  pauses?: number[];
}

/** A promoter waits for a chat service no longer than some ten seconds in all. */
const TIMEOUT_MS = 2_500;
const PAUSES_MS = [500, 1_500];

/**
 * Sends each change to the web hook as JSON, signed as Standard Webhooks says (standardwebhooks.com: `webhook-id`,
 * `webhook-timestamp`, `webhook-signature`). An attempt that fails is repeated under the same id, so a receiver can leave out
 * what it has. `text` is what Slack, Mattermost and Google Chat show. Never fails: what was shipped is shipped.
 */
export async function notify(request: NotifyRequest): Promise<void> {
  try {
    const problem = secretProblem(request.secret);
    if (problem) throw new Error(`SITE_NOTIFY_SECRET ${problem}`);
    for (const change of request.changes) await send(change, request);
  } catch (error) {
    request.progress(
      `The web hook was not told: ${(error as Error).message}. Everything else is done. Look at SITE_NOTIFY_URL and what answers there.`,
    );
  }
}

async function send({ what, text, details }: Change, request: NotifyRequest): Promise<void> {
  const { url, secret, author, timeoutMs = TIMEOUT_MS, pauses = PAUSES_MS } = request;
  const id = `msg_${randomUUID()}`;
  const body = JSON.stringify({
    type: what,
    timestamp: new Date().toISOString(),
    text: withoutMarkup(text),
    author,
    data: details,
  });
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(url, body, signedHeaders(keyOf(secret), id, body), timeoutMs);
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * What a person wrote, or a release says of itself, as words: chats make links and calls to everybody out of `<https://…|words>` and
 * `<!channel>` (Slack, Google Chat), `[words](https://…)` and `@channel` (Mattermost).
 */
function withoutMarkup(text: string): string {
  return text
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('](', '] (')
    .replace(/(?<![\w.+-])@(?=\w)/g, '@ ');
}

function signedHeaders(key: Buffer, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Of Standard Webhooks, and what cannot be guessed. */
const MIN_BYTES = 24;

/** Why nothing can be signed with a secret; null where it can. */
export function secretProblem(secret: string | undefined): string | null {
  if (!secret) return 'is missing';
  return keyOf(secret).length < MIN_BYTES ? `has fewer than ${MIN_BYTES} bytes in base64` : null;
}

function keyOf(secret = ''): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // Another address was not named, and gets nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`it did not answer (${cause instanceof Error ? cause.message : message})`);
  }
  if (!response.ok) throw new Error(`it answered with status ${response.status}`);
}
