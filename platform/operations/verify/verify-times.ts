import { type Inventory, deploymentKey, idOfRelease, manifestKey, readRelease } from '@site/ledger';
import { CLOCK_TOLERANCE_MS, type Store, mapLimited, nullIfDamaged } from '@site/store';
import { type SiteProblem, finding } from '@site/errors';
import { formatTime } from '@site/text';
import { disagreement } from '../time-stamp/stamp';

const COMPARE = 'Compare it with a proof that was filed: npm run site -- verify --against <proof.html>';

/** A record's own time next to the store's. */
interface Dated {
  /** "Deployment 000002-…" */
  what: string;
  /** When it says that it was made, in ms. */
  says: number;
  /** When the store has it since, in ms; null when that is not known. */
  written: number | null;
}

/** Compares the times that deployments and releases say of themselves with the store's, and with one another. */
export async function verifyTimes(
  store: Store,
  { history, releases, prunings }: Inventory,
): Promise<SiteProblem[]> {
  const writtenAt = async (key: string) => (await store.writtenAt(key))?.getTime() ?? null;
  const deployments = await mapLimited(history, async ({ name, record }) => ({
    what: `Deployment ${name}`,
    says: Date.parse(record.time),
    written: await writtenAt(deploymentKey(name)),
  }));
  const published = await mapLimited(releases, async (name) => {
    const stored = await readRelease(store, name.part, name.release).catch(nullIfDamaged);
    if (!stored) return [];
    const written = await writtenAt(manifestKey(name.part, name.release));
    const what = `Release ${idOfRelease(name)}`;
    return [{ what, says: Date.parse(stored.manifest.time), written, sha256: stored.sha256 }];
  });

  const pruned = await mapLimited(prunings, async (pruning) => ({
    what: `The pruning by ${pruning.author || 'a person without a name'}`,
    says: Date.parse(pruning.time),
    written: await writtenAt(pruning.key),
  }));
  // By the manifest that a deployment names: a pruned release that was published again has another.
  const madeAt = new Map(published.flat().map(({ sha256, says }) => [sha256, says]));
  const beforeRelease = history.flatMap(({ name, record }) =>
    Object.entries(record.parts).flatMap(([part, { release, manifestSha256 }]) => {
      const made = madeAt.get(manifestSha256);
      const isBefore = made !== undefined && made > Date.parse(record.time) + CLOCK_TOLERANCE_MS;
      if (!isBefore) return [];
      const fact = `Deployment ${name} says that it was made on ${formatTime(record.time)}, and names release ${idOfRelease({ part, release })}, which was made later, on ${formatTime(new Date(made))}.`;
      const remedy = `A clock was wrong, or the history was rewritten. ${COMPARE}`;
      return [finding('deployment-before-release', fact, remedy)];
    }),
  );
  return [...datedWrongly([...deployments, ...published.flat(), ...pruned]), ...beforeRelease];
}

function datedWrongly(all: Dated[]): SiteProblem[] {
  const those = (how: 'ahead' | 'late') =>
    all.filter(({ says, written }) => written !== null && disagreement(says, written) === how);
  const [ahead, late] = [those('ahead'), those('late')];
  const problems: SiteProblem[] = [];
  if (ahead.length > 0)
    problems.push(
      finding(
        'time-ahead',
        `${disagreements(ahead)}: that cannot be.`,
        'The clock of the machine that made it was ahead, or it was forged. What proofs say of those times does not hold; go by the store’s.',
      ),
    );
  if (late.length > 0)
    problems.push(
      finding(
        'time-doubtful',
        `${disagreements(late)}: it was restored from a backup, or written later than it says.`,
        'If no operator restored a backup, compare the history with a proof that was filed: npm run site -- verify --against <proof.html>',
        'warning',
      ),
    );
  return problems;
}

/** The first of them in full, since one wrong clock or one restored backup dates many. */
function disagreements([first, ...others]: Dated[]): string {
  const { what, says, written } = first!;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${what} says that it was made on ${formatTime(new Date(says))}, and the store has it since ${formatTime(new Date(written!))}${more}`;
}
