import type { OwnedKey } from '@site/ledger';
import type { Store } from '@site/store';
import type { LoadSigner } from './own-key';
import { peopleThere } from './people-errors';
import { firstPeople, type Teams } from './people-input';
import { type PeopleOutcome, proposePeople } from './propose-people';

interface BootstrapRequest {
  store: Store;
  keys: OwnedKey[];
  /** The key of the machine that carries schedules out; null for none. */
  machine?: OwnedKey | null;
  teams: Teams;
  /** E-mail addresses. */
  editors: string[];
  /** All parts of the site. */
  partNames: string[];
  message: string;
  loadSigner: LoadSigner;
}

/**
 * Says for the first time who may ship what.
 * @throws SiteError `policy-exists`, and what {@link proposePeople} throws
 */
export function bootstrapPolicy(request: BootstrapRequest): Promise<PeopleOutcome> {
  const { store, keys, machine, teams, editors, partNames, message, loadSigner } = request;
  return proposePeople({
    store,
    change: (current) => {
      if (current) throw peopleThere();
      const { persons, ...rules } = firstPeople(keys, teams, editors, partNames);
      if (!machine) return { ...rules, persons };
      const { id, name, publicKey } = machine;
      return { ...rules, persons: { ...persons, [id]: { name, keys: [publicKey], isMachine: true } } };
    },
    message,
    loadSigner,
  });
}
