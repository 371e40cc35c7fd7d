/**
 * What `npm test` leaves to `npm run test:rest`: **what takes long, or repeats in another language, browser, store or on another
 * screen**. Of the rows of `docs/reliability.md` and `docs/security.md` it leaves those of chapters that say so, and no other;
 * `docs/rest-of-tests.test.ts` holds it.
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
    unitTests: ['deploy/store/s3-store.contract.test.ts'],
  },
  {
    why: 'The same on a phone, after a wide screen',
    journeys: [
      '^ ?phone (\\S*/)?(accessibility|draft-view|first-paint|forced-colors|older-engines|served-html|theme)\\.spec',
    ],
  },
  {
    why: 'The same in the dark theme, by its colours',
    journeys: ['in the dark theme .* violation of colour'],
  },
  {
    why: 'Builds of other sources, whole days of a team, pages checked in browsers or by the W3C: ten seconds to minutes each',
    journeys: [
      ' (\\S*/)?(another-language|check|check-stopped|day-at-work|desk|desk-begin|desk-edit|desk-new-version|desk-passkeys|desk-pictures|development|guard|guests|invitations|own-repository|public-origin|together|two-teams|visits|who-ships-what)\\.spec',
      'the W3C.s checker',
    ],
    unitTests: [
      'deploy/actions/scaffold/scaffold.test.ts',
      'deploy/actions/scaffold/update-part.test.ts',
      'shared/contract-report/contract.node.test.ts',
      'shell/frame/example-strip-of-a-build.node.test.ts',
      'shell/og-image/og-image.node.test.ts',
    ],
  },
  {
    why: 'Bytes of second visits, which the benchmark counts too, and each state of the example strip',
    journeys: [
      'costs next to nothing the second time',
      'nothing but its HTML after the marketing team has shipped',
      ' (\\S*/)?example-strip\\.spec',
    ],
  },
  {
    why: 'Commands that are killed, refused, raced or left without room at each of many moments',
    unitTests: [
      'deploy/actions/prune/prune-races.test.ts',
      'deploy/cli/context/visits-place.test.ts',
      'deploy/cli/faults/full-disk-dates.test.ts',
      'deploy/cli/faults/full-disk.test.ts',
      'deploy/cli/faults/killed-dates.test.ts',
      'deploy/cli/faults/killed-shares.test.ts',
      'deploy/cli/faults/killed-visits.test.ts',
      'deploy/cli/faults/refusals.test.ts',
      'deploy/cli/faults/rights.test.ts',
      'deploy/cli/requests.test.ts',
      'deploy/desk/faults.test.ts',
      'deploy/store/folder-store.processes.test.ts',
    ],
  },
  {
    why: 'Whole commands, each a process of its own, of which actions and words have tests of theirs',
    unitTests: [
      'deploy/cli/context/outbox.test.ts',
      'deploy/cli/inspect-commands.test.ts',
      'deploy/cli/promote-unnamed.test.ts',
      'deploy/cli/prune.test.ts',
    ],
  },
  {
    why: 'Weeks of visitors, simulated',
    unitTests: [
      'deploy/actions/visits/guard-share.test.ts',
      'deploy/actions/visits/guard-steps.test.ts',
      'deploy/actions/visits/guard.test.ts',
      'deploy/cli/visits-chart.test.ts',
      'deploy/guard/evaluate.simulation.test.ts',
      'deploy/serve/visitor-share.test.ts',
    ],
  },
  {
    why: 'Teams of several persons, each with keys of her own, and histories of a working copy',
    unitTests: [
      'deploy/actions/time-stamp/stamp.test.ts',
      'deploy/cli/who-ships-what.test.ts',
      'deploy/desk/acts/begin-people.test.ts',
      'deploy/desk/acts/people-acts.test.ts',
      'deploy/desk/sign-in/invitations.test.ts',
      'deploy/desk/sign-in/sign-in.test.ts',
      'deploy/editor/every-content-file.test.ts',
      'deploy/editor/save-change.test.ts',
    ],
  },
];

/** Pattern of the journeys that the rest has. */
const journeysOfRest = REST.flatMap(({ journeys = [] }) => journeys).join('|');

/** Files of the rest's unit tests, from the project's root. */
const unitTestsOfRest = new Set(REST.flatMap(({ unitTests = [] }) => unitTests));

module.exports = { REST, journeysOfRest, unitTestsOfRest };
