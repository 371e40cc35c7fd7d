import {
  type ReleaseChoice,
  assertSingleLine,
  chooseReleases,
  fullName,
  idOfRelease,
  isOfTeam,
  readLiveDeployment,
  readPeople,
  recordWithdrawal,
} from '@site/ledger';
import { SiteError, nullIfRefused } from '@site/errors';
import { type Acting, knownSigner } from '../people/own-key';
import { rollbackCommand } from '../rollback/rollback-part';
import { cancelWithdrawn } from '../schedule/cancel';

interface WithdrawRequest extends Acting {
  choice: ReleaseChoice;
  /** Asks before it is recorded, where nothing is signed. */
  confirm?: () => Promise<void>;
}

interface WithdrawOutcome {
  status: 'withdrawn' | 'already-withdrawn';
  part: string;
  release: string;
}

/**
 * Marks a release as not to go live, for good, and cancels schedules of it. Nothing is signed, so who has no key needs none; a person whom
 * the access policy knows is to be of the team.
 * @throws SiteError `choice-unreadable` without an id, `release-unknown`, `release-ambiguous`, `release-live`, `signer-not-of-team`
 */
export async function withdraw(request: WithdrawRequest): Promise<WithdrawOutcome> {
  const { store, choice, author, message } = request;
  const { part } = choice;
  assertSingleLine({ author, message });
  if (choice.release === null)
    throw new SiteError(
      'choice-unreadable',
      `"${part}" does not say which release of ${part} to withdraw.`,
      `Name the release, such as ${part}@3fa9c2d41b7e0011. They are listed by: npm run site -- status`,
    );
  const { release } = (await chooseReleases(store, [choice]))[part]!;
  const live = await readLiveDeployment(store);
  if (live?.record.parts[part]?.release === release)
    throw new SiteError(
      'release-live',
      `${idOfRelease({ part, release })} is live; nothing was withdrawn.`,
      `Put another release live first (${await rollbackCommand(store, part)}), then withdraw it.`,
    );
  const version = await readPeople(store);
  const known = version && (await knownSigner(version.people, request.loadSigner).catch(nullIfRefused));
  if (known && !isOfTeam(version.people, part, known.person))
    throw new SiteError(
      'signer-not-of-team',
      `${fullName(version.people, known.person)} is not in the team of ${part}; nothing was withdrawn.`,
      'Ask a person of the team, or ask for changes. Who is in it: npm run site -- people',
    );
  const time = new Date().toISOString();
  const withdrawal = { part, release, author, message, time };
  const cancellations = await cancelWithdrawn(store, withdrawal, request.loadSigner);
  if (cancellations.length === 0) await request.confirm?.();
  const isNew = await recordWithdrawal(store, withdrawal);
  for (const record of cancellations) await record();
  return { status: isNew ? 'withdrawn' : 'already-withdrawn', part, release };
}
