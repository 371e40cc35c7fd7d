import type { OwnedKey } from '../../authority/owned-key';
import type { Store } from '../../store/store';
import type { LoadSigner } from './own-key';
import { peopleThere } from './people-errors';
import { firstPeople, type Teams } from './people-input';
import { type PeopleOutcome, proposePeople } from './propose-people';

interface BootstrapRequest {
  store: Store;
  keys: OwnedKey[];
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
  const { store, keys, teams, editors, partNames, message, loadSigner } = request;
  return proposePeople({
    store,
    change: (current) => {
      if (current) throw peopleThere();
      return firstPeople(keys, teams, editors, partNames);
    },
    message,
    loadSigner,
  });
}
