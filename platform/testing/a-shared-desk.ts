import { type Act, type AuditLine, startDesk } from '@site/desk';
import type { SignInOffer } from '../desk/answers';
import type { Store } from '@site/store';
import { type DeskAnswer, deskRequest, fetchFrom } from './a-desk';
import { DESK, type Device } from './a-passkey';

/** A desk that several persons share, behind a proxy that hands on what it is asked for. */
export interface SharedDesk {
  audit: AuditLine[];
  /** Lets one person begin, once; null where one has. */
  bootstrapLink: string | null;
  /** Those that were shown since, each once the one before was used. */
  links: string[];
  ask(path: string, cookie?: string): Promise<DeskAnswer>;
  /** Of the origin of its frames. */
  askFrames(path: string): Promise<DeskAnswer>;
  /** As the desk's own page asks for a change. @param client as the proxy names it at the end of `X-Forwarded-For` */
  send(path: string, body: unknown, cookie?: string, client?: string): Promise<DeskAnswer>;
  /** Answers a sign-in with a device. @param attempt another one than its own */
  enter(device: Device, attempt?: string): Promise<DeskAnswer>;
  /** Signs in. @returns the session's cookie */
  signIn(device: Device): Promise<string>;
  /** Begins an act, and waits until it asks or ends. */
  begin(body: object, cookie: string): Promise<Act>;
  /** What became of an act. */
  outcome(id: string, cookie: string): Promise<Act>;
  /** Has a device answer what an act asks. */
  confirm(act: Act, device: Device, cookie: string): Promise<DeskAnswer>;
  stop(): Promise<void>;
}

const FRAMES = 'desk-frames.brand.in';

/** How long a test waits for an act, in ms. */
const TIMEOUT_MS = 10_000;

/** Starts one on free ports. */
export async function aSharedDesk(store: Store): Promise<SharedDesk> {
  const audit: AuditLine[] = [];
  const links: string[] = [];
  const desk = await startDesk({
    ...deskRequest(store),
    shared: { origin: DESK, frames: `https://${FRAMES}` },
    onAudit: (line) => audit.push(line),
    onNewLink: (link) => links.push(link),
  });
  const at = `http://localhost:${desk.port}`;
  const { host } = new URL(DESK);
  const ask = (path: string, cookie = '') => fetchFrom(at + path, { Host: host, Cookie: cookie });
  const send = (path: string, body: unknown, cookie = '', client = '203.0.113.7') =>
    fetchFrom(
      at + path,
      {
        ...{ Host: host, Cookie: cookie, Origin: DESK },
        ...{ 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      },
      JSON.stringify(body),
    );

  async function enter(device: Device, attempt?: string): Promise<DeskAnswer> {
    const offer = (await send('/api/v1/sign-in/begin', {})).json<SignInOffer>();
    return send('/api/v1/sign-in', {
      attempt: attempt ?? offer.attempt,
      ...device.answerTo(offer.challenge),
    });
  }

  async function untilIt(id: string, cookie: string, isSo: (act: Act) => boolean): Promise<Act> {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { acts } = (await ask('/api/v1/acts', cookie)).json<{ acts: Act[] }>();
      const act = acts.find((one) => one.id === id)!;
      if (isSo(act)) return act;
      if (Date.now() > until) throw new Error(`The act goes on: ${JSON.stringify(act)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    audit,
    bootstrapLink: desk.bootstrapLink,
    links,
    ask,
    askFrames: (path) => fetchFrom(`http://127.0.0.1:${desk.framesPort}${path}`, { Host: FRAMES }),
    send,
    enter,
    signIn: async (device) => String((await enter(device)).headers['set-cookie']).split(';')[0]!,
    begin: async (body, cookie) => {
      const { id } = (await send('/api/v1/acts', body, cookie)).json<Act>();
      return untilIt(id, cookie, ({ asks, state }) => asks !== null || state !== 'running');
    },
    outcome: (id, cookie) => untilIt(id, cookie, ({ state }) => state !== 'running'),
    confirm: (act, device, cookie) =>
      send(`/api/v1/acts/${act.id}/confirmation`, device.answerTo(act.asks!.challenge), cookie),
    stop: desk.stop,
  };
}
