import type { Refusal } from '@site/ledger';
import { SiteError } from '@site/errors';

/** What to do next, by the code of a refusal. @param name `part@release` */
const REMEDIES: Record<Refusal['code'], (part: string, name: string) => string> = {
  'signer-not-of-team': () =>
    'Ask a person who is: npm run site -- people. What others have to approve: npm run site -- status',
  'candidate-rejected': (_, name) =>
    `Publish a corrected one. If they think better of it, they approve it: npm run site -- approve ${name}`,
  'publication-unsigned': (part) =>
    `A person of its team publishes the same source again, with their key: npm run site -- publish ${part} -m "why"`,
  'approval-missing': (_, name) =>
    `Have them look at its preview and approve it: npm run site -- approve ${name}`,
};

/** What the policy refuses, said to the person who wanted to put it live. @param name `part@release` */
export function refusedError({ code, fact }: Refusal, part: string, name: string): SiteError {
  return new SiteError(code, `${name} was not put live: ${fact}`, REMEDIES[code](part, name));
}
