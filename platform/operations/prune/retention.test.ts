import { type NamedDeployment, nextDeployment } from '@site/ledger';
import { aDeploymentInput } from '../../testing/records';
import { keepDeployments } from './retention';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deployments made so many days before now, newest first, named by that number. */
function aChain(...daysAgo: number[]): NamedDeployment[] {
  return daysAgo.map((days) => {
    const time = new Date(NOW.getTime() - days * DAY_MS).toISOString();
    return {
      name: String(days),
      sha256: 'a'.repeat(64),
      filesSha256: 'b'.repeat(64),
      record: nextDeployment(null, aDeploymentInput({ time })),
    };
  });
}

const keptOf = (deployments: NamedDeployment[], count: number, days: number) => [
  ...keepDeployments(deployments, { deployments: count, days, previewDays: 7 }, NOW).keys(),
];

describe('the kept window', () => {
  it('holds a deployment for so many days after it was replaced, not after it was made', () => {
    expect(keptOf(aChain(10, 400, 500), 1, 30)).toEqual(['10', '400']);
  });

  it('holds at least what was live within the last day', () => {
    expect(keptOf(aChain(0.5, 400, 500), 1, 0)).toEqual(['0.5', '400']);
  });
});
