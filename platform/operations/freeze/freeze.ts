import {
  type Freeze,
  fullName,
  isFrozen,
  liveDeployment,
  mayFreeze,
  readFreezes,
  readOpenSchedules,
  readPeopleVersions,
  recordFreeze,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';
import { type Acting, assertReason, knownSigner } from '../people/own-key';

interface FreezeRequest extends Acting {
  /** By name; none: all of them. */
  parts: string[];
  from: Date;
  until: Date;
}

/**
 * Has no release of some parts go live for a while, by the signature of a person who may where the store has an access policy.
 * A rollback passes, also at the end of an offer; so does retiring a part, and an emergency with its reason.
 * @returns with the schedules that are due meanwhile: they are refused until it ends, and carried out then
 * @throws SiteError `freeze-impossible`, `reason-missing`, `nothing-live`, `signer-not-of-team`, `key-missing`, `signer-unknown`
 */
export async function freeze({ from, until, ...request }: FreezeRequest) {
  if (until <= from)
    throw new SiteError(
      'freeze-impossible',
      `It would end at ${formatTime(until)}, before it begins at ${formatTime(from)}; nothing was changed.`,
      'Give an end after the beginning.',
    );
  const times = { from: from.toISOString(), until: until.toISOString() };
  const made = await record(request, () => ({ parts: [...new Set(request.parts)].sort(), ...times }));
  const open = await readOpenSchedules(request.store, []);
  const held = open.filter(
    ({ terms: { parts, at, rollsBackTo } }) =>
      rollsBackTo === undefined && Object.keys(parts).some((part) => isFrozen(made, part, Date.parse(at))),
  );
  return { freeze: made, held };
}

/** Ends a freeze now, also one that is to come. @throws SiteError `freeze-unknown`, and as {@link freeze} */
export async function liftFreeze({ number, ...request }: Acting & { number: number }): Promise<Freeze> {
  return record(request, (open) => {
    const found = open.find((one) => one.number === number);
    if (!found)
      throw new SiteError(
        'freeze-unknown',
        `There is no freeze ${number} that holds or is to come; nothing was changed.`,
        'Which there are: npm run site -- status',
      );
    const now = new Date().toISOString();
    return { parts: found.parts, from: now, until: now, replaces: number };
  });
}

async function record(
  { store, author, message, loadSigner }: Acting,
  termsOf: (open: Freeze[]) => Pick<Freeze, 'parts' | 'from' | 'until' | 'replaces'>,
): Promise<Freeze> {
  assertReason({ author, message });
  const versions = await readPeopleVersions(store);
  const terms = termsOf(await readFreezes(store, versions, []));
  const people = versions.at(-1)?.people;
  const known = people && (await knownSigner(people, loadSigner));
  if (people && known && !mayFreeze(people, terms.parts, known.person))
    throw new SiteError(
      'signer-not-of-team',
      `${fullName(people, known.person)} may not freeze ${terms.parts.join(' and ') || 'all parts'}; nothing was changed.`,
      'Ask a person of its team, or for all parts an editor: npm run site -- people',
    );
  const live = await liveDeployment(store);
  const said = { ...terms, author, message, time: new Date().toISOString() };
  return recordFreeze(store, said, live, known?.signer ?? null);
}
