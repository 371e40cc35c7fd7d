import type { IncomingMessage } from 'node:http';
import type { Act } from '../../api/acts';
import { shortKeyId } from '@site/ledger';
import type { SiteProblem } from '@site/errors';

/** One line about what was done or refused. */
export interface AuditLine {
  time: string;
  /** Who did it, or runs the desk. */
  author: string;
  /** `promote landing@3fa9c2d41b7e0011`, `POST /api/v1/acts`. */
  what: string;
  outcome: 'done' | 'refused';
  /** Codes of what was against it. */
  codes: string[];
}

/** Reports every change and every refusal, a line each. */
export class Audit {
  constructor(private readonly report: (line: AuditLine) => void) {}

  ended({ request, author, state, problems }: Act): void {
    const of = 'part' in request && request.part ? ` ${request.part}` : '';
    const release = 'release' in request ? `@${request.release}` : '';
    const beside = 'beside' in request ? (request.beside ?? []) : [];
    const others = beside.map((one) => ` ${one.part}@${one.release}`).join('');
    const number = 'number' in request ? ` ${request.number}` : '';
    const invited = 'email' in request ? ` ${request.email}` : '';
    const key = 'keyId' in request ? ` ${shortKeyId(request.keyId)}` : '';
    const shared = 'preview' in request ? ` ${request.preview}` : '';
    const proposal = 'proposal' in request ? ` ${request.proposal.slice(0, 12)}` : '';
    this.#line(
      author,
      `${request.kind}${of}${release}${others}${number}${invited}${key}${shared}${proposal}`,
      state === 'done' ? 'done' : 'refused',
      state === 'done' ? [] : problems,
    );
  }

  /** @param author who asked, as far as is known */
  refused({ method, url }: IncomingMessage, author: string, status: number, problems: SiteProblem[]): void {
    // A query may hold a token.
    const path = (url ?? '').split('?')[0]!.slice(0, 120);
    this.#line(author, `${method} ${path} (${status})`, 'refused', problems);
  }

  /** @param invited `Lata Rao <lata@brand.in>`, as the invitation says @param keyId of the passkey that was made, the first digits */
  invitationAccepted(number: number, invited: string, keyId: string): void {
    this.#line(
      `the person with the invitation of ${invited}`,
      `accept invitation ${number} ${keyId}`,
      'done',
      [],
    );
  }

  signedIn(author: string): void {
    this.#line(author, 'sign in', 'done', []);
  }

  #line(author: string, what: string, outcome: AuditLine['outcome'], problems: SiteProblem[]): void {
    const codes = [...new Set(problems.map(({ code }) => code))];
    this.report({ time: new Date().toISOString(), author, what, outcome, codes });
  }
}
