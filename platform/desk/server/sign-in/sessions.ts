import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Passkey, isSameSecret } from '@site/ledger';
import { CHANGES, rateLimiter, READS } from '../security/rate-limit';

/** How long a session lasts, in ms: a working day. */
const SESSION_TTL_MS = 12 * 60 * 60 * 1000;

/** More than persons open in that time; of more, those end that were not used for longest. */
const MAX_SESSIONS = 10_000;

/** The cookie of a session: a browser gives a `__Host-` cookie to this host alone, and only over https. */
export const COOKIE = { secure: '__Host-site_desk', local: 'site_desk' };

/** A person who signed in. */
export interface SignedIn {
  /** `Lata Rao <lata@brand.in>` */
  author: string;
  passkey: Passkey;
}

/** A person's time at the desk. */
export interface Session {
  /** Null for the operator, who came by its link. */
  owner: SignedIn | null;
  /** Whether it ended since its passkey counts no more: it is told that until it would have ended. */
  isLockedOut: boolean;
  mayRead(): boolean;
  mayChange(): boolean;
}

/** One-time tokens and sessions, in memory: they end with the desk. */
export class Sessions {
  #token: string | null = null;
  readonly #open = new LRUCache<string, Session>({ max: MAX_SESSIONS, ttl: SESSION_TTL_MS });
  readonly #cookie: string;
  readonly #attributes: string;

  constructor(isSecure = false) {
    this.#cookie = isSecure ? COOKIE.secure : COOKIE.local;
    this.#attributes = `HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Strict; Path=/`;
  }

  /** A new token; the one before is void. */
  mintToken(): string {
    this.#token = randomBytes(24).toString('base64url');
    return this.#token;
  }

  /** Opens a session by the token, which is void from then on. @returns the cookie to set; null for a wrong token */
  spend(given: string): string | null {
    if (this.#token === null || !isSameSecret(given, this.#token)) return null;
    this.#token = null;
    return this.open(null);
  }

  /** Opens a session. @returns the cookie to set */
  open(owner: SignedIn | null): string {
    const id = randomBytes(24).toString('base64url');
    const limits = { mayRead: rateLimiter(READS), mayChange: rateLimiter(CHANGES) };
    this.#open.set(id, { owner, isLockedOut: false, ...limits });
    return `${this.#cookie}=${id}; ${this.#attributes}; Max-Age=${SESSION_TTL_MS / 1000}`;
  }

  /** Ends the session that a request's cookies name. @returns the cookie that takes the browser's away */
  close(cookies: string | undefined): string {
    this.#open.delete(this.#idIn(cookies));
    return `${this.#cookie}=; ${this.#attributes}; Max-Age=0`;
  }

  /** Whether the session that a request's cookies name ended with its passkey. */
  isLockedOut(cookies: string | undefined): boolean {
    return this.#open.get(this.#idIn(cookies))?.isLockedOut ?? false;
  }

  /** The session that the cookies of a request name; null when there is none, or it has ended. */
  find(cookies: string | undefined): Session | null {
    const session = this.#open.get(this.#idIn(cookies));
    return session && !session.isLockedOut ? session : null;
  }

  #idIn(cookies = ''): string {
    return new RegExp(`(?:^|; )${this.#cookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
  }
}
