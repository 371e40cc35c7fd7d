import { openWithdrawals } from '@site/ledger';
import { finding, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { shortTime } from '@site/text';

/** A problem for each of these releases that was withdrawn. @param releases by part */
export async function withdrawnGate(
  store: Store,
  releases: Record<string, { release: string }>,
): Promise<SiteProblem[]> {
  if (Object.keys(releases).length === 0) return [];
  const readWithdrawal = await openWithdrawals(store);
  const problems = Object.entries(releases).map(async ([part, { release }]): Promise<SiteProblem[]> => {
    const withdrawal = await readWithdrawal(part, release);
    if (!withdrawal) return [];
    const { author, message, time } = withdrawal;
    return [
      finding(
        'release-withdrawn',
        `${part}@${release} is not to go live: ${author} withdrew it at ${shortTime(time)}${message && `: ${message}`}.`,
        `Publish another one: npm run site -- publish ${part} -m "why". A withdrawal is for good, and the same source gives the same release: change something in it first, also where it was withdrawn by mistake.`,
      ),
    ];
  });
  return (await Promise.all(problems)).flat();
}
