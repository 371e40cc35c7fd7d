import type { IncomingMessage } from 'node:http';
import type { Act } from '../../api/acts';
import { idOfRelease, shortKeyId } from '@site/ledger';
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
    const named = request as Partial<Record<string, string>>;
    const { kind, part, release, number, email, person, file, keyId, preview, proposal } = named;
    const others = (('together' in request && request.together) || []).map(idOfRelease);
    const own = [part && release ? `${part}@${release}` : part, ...others, number, email, person, file];
    const ids = [keyId && shortKeyId(keyId), preview, proposal?.slice(0, 12)];
    const what = [kind, ...own, ...ids].filter(Boolean).join(' ');
    this.line(author, what, state === 'done' ? undefined : problems);
  }

  /** @param author who asked, as far as is known */
  refused({ method, url }: IncomingMessage, author: string, status: number, problems: SiteProblem[]): void {
    // A query may hold a token; the file of a calendar is one.
    const [path = ''] = (url ?? '').split('?');
    const shown = path.replace(/(calendar\/).+/i, '$1…').slice(0, 120);
    this.line(author, `${method} ${shown} (${status})`, problems);
  }

  /** @param problems for which it was refused; missing: it was done */
  line(author: string, what: string, problems?: SiteProblem[]): void {
    const codes = [...new Set(problems?.map(({ code }) => code))];
    const outcome = problems ? 'refused' : 'done';
    this.report({ time: new Date().toISOString(), author, what, outcome, codes });
  }
}
