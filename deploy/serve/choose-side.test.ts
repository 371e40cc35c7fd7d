import type { IncomingMessage } from 'node:http';
import { type LivePages, sideOf } from './choose-side';

const pages = {
  trial: { tree: {}, rollout: { percent: 50, parts: { landing: { release: 'f'.repeat(16) } } } },
};
const visitors = Array.from({ length: 400 }, (_, nth) => ({
  headers: { 'user-agent': `Phone ${nth}` },
  socket: { remoteAddress: '203.0.113.9' },
}));

/** Which of the visitors get what is on trial. */
const sidesOn = (day: string) =>
  visitors.map(
    (visitor) =>
      sideOf(pages as unknown as LivePages, visitor as unknown as IncomingMessage, day) === pages.trial.tree,
  );

it('draws the sides anew each day, so that nobody can be told from one day to the next', () => {
  const [today, tomorrow] = [sidesOn('2026-11-26'), sidesOn('2026-11-27')];
  const alike = today.filter((isNew, nth) => isNew === tomorrow[nth]).length;

  expect(sidesOn('2026-11-26')).toEqual(today);
  // Of two draws by chance, half are alike: 200, give or take 10.
  expect(alike).toBeGreaterThan(150);
  expect(alike).toBeLessThan(250);
});
