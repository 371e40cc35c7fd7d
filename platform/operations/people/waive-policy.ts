import { assertSingleLine, readPeople, readPolicyWaiver, recordPolicyWaiver } from '@site/ledger';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';

interface WaiverRequest {
  store: Store;
  author: string;
  message: string;
}

/**
 * Waives the access policy: anyone with the store's credentials may ship, also to a public address.
 * @returns false when it was waived before
 * @throws SiteError `reason-missing`, `policy-exists`
 */
export async function waivePolicy({ store, author, message }: WaiverRequest): Promise<boolean> {
  assertSingleLine({ author, message });
  if (message.trim() === '') {
    throw new SiteError('reason-missing', 'It takes a reason; nothing was changed.', 'Give it: -m "why"');
  }
  if (await readPeople(store)) {
    throw new SiteError(
      'policy-exists',
      'This store has an access policy, and that is for good. Nothing was changed.',
      'See it: npm run site -- people',
    );
  }
  return recordPolicyWaiver(store, { author, message, time: new Date().toISOString() });
}

/** What keeps releases off a public address without an access policy. */
export async function missingPolicy(store: Store, origin: string): Promise<SiteProblem[]> {
  if (await readPolicyWaiver(store)) return [];
  return [
    {
      code: 'policy-missing',
      severity: 'error',
      message: `${origin} is open to the world, and this store has no access policy: anyone with its credentials could put anything there. Nothing was put live.`,
      remedy:
        'Make one: npm run site -- people init (docs/who-ships-what.md). Or waive it once: npm run site -- people none -m "why"',
    },
  ];
}
