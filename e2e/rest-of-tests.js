/**
 * What `npm test` leaves to `npm run test:rest`. The rule: **what takes long, or repeats in another language, browser, store or
 * on another screen, and guards no row of `docs/reliability.md` or `docs/security.md`**. `docs/rest-of-tests.test.ts` holds it.
 */

/** @type {{ why: string, unitTests?: string[], journeys?: string[] }[]} Files; and patterns of `project file titles`. */
const REST = [
  {
    why: 'The same in another language',
    journeys: [' in the language (?!en )', '^ ?phone (\\S*/)?letters\\.spec'],
  },
  {
    why: 'The same in another browser, which has to be installed first',
    journeys: ['other-browsers/'],
  },
  {
    why: 'The same with the store in a bucket',
    journeys: ['^ ?bucket '],
  },
  {
    why: 'The same on a phone, after a wide screen',
    journeys: [
      '^ ?phone (\\S*/)?(accessibility|desk-passkeys|example-strip|first-paint|forced-colors|served-html|theme)\\.spec',
    ],
  },
  {
    why: 'Builds of other sources, whole days of a team, pages checked in browsers: ten seconds to minutes each',
    journeys: [
      ' (\\S*/)?(another-language|check|check-stopped|day-at-work|desk|desk-begin|desk-new-version|desk-pictures|development|guests|invitations|own-repository|public-origin|together|two-teams|who-ships-what)\\.spec',
    ],
    unitTests: ['shared/contract-report/contract.node.test.ts', 'shell/og-image/og-image.node.test.ts'],
  },
];

/** Pattern of the journeys that the rest has. */
const journeysOfRest = REST.flatMap(({ journeys = [] }) => journeys).join('|');

/** Files of the rest's unit tests, from the project's root. */
const unitTestsOfRest = new Set(REST.flatMap(({ unitTests = [] }) => unitTests));

module.exports = { REST, journeysOfRest, unitTestsOfRest };
