import type { People } from '../../authority/people';
import { readApprovals } from '../../records/approvals';
import type { NamedDeployment } from '../../records/deployment';
import { type Emergency, readEmergencies } from '../../records/emergencies';
import { confirmation } from '../../records/emergency-rule';
import { readPublicationSignatures } from '../../records/publications';
import type { Store } from '../../store/store';

/** Emergencies that are live and that nobody else has confirmed, each with whom it waits for. */
export async function openEmergencies(
  store: Store,
  people: People,
  live: NamedDeployment | null,
): Promise<(Emergency & { waitsFor: string })[]> {
  const parts = live?.record.parts ?? {};
  const open: (Emergency & { waitsFor: string })[] = [];
  for (const emergency of await readEmergencies(store, parts)) {
    const { part, release } = emergency;
    const said = await readApprovals(store, part, release);
    const { missing } = confirmation(
      { part, release: parts[part]!, people, at: Date.now() },
      await readPublicationSignatures(store, part, release),
      said.map(({ envelope }) => envelope),
    );
    if (missing) open.push({ ...emergency, waitsFor: missing });
  }
  return open;
}
